title = Laternen
line = Zwölf Laternen, fünf Münzen: Wer durchschaut wen?
table-lanterns = Laternen
option-gifts = Gaben an den Tempel
option-gifts-usual = 0 bis 2 Münzen
option-gifts-none = keine
move-pass = Passen
move-give = { $n } geben
move-buy = { $n } zahlen
step-gifts = Wie viel gibst du dem Tempel?
step-offer = Nimmst du die Laterne?
event-gift = gibt { $n }
    .you = gibst { $n }
event-shown = { $lantern } wird aufgedeckt
event-taken = nimmt { $lantern } für { $n }
    .you = nimmst { $lantern } für { $n }
event-passed = lässt { $lantern } gehen
    .you = lässt { $lantern } gehen
reason-too-few-coins = So viele Münzen hast du nicht.
reason-too-generous = So viel darf niemand geben.
reason-costs-a-coin = Eine Laterne kostet mindestens eine Münze.
lantern-l1 = Laterne 1
lantern-l2 = Laterne 2
lantern-l3 = Laterne 3
lantern-l4 = Laterne 4
lantern-l5 = Laterne 5
lantern-l6 = Laterne 6
lantern-l7 = Laterne 7
lantern-l8 = Laterne 8
lantern-l9 = Laterne 9
lantern-l10 = Laterne 10
lantern-l11 = Laterne 11
lantern-l12 = Laterne 12

# -- the sheets of components --
sheet-setup = Aufbau
sheet-column-value = Wert
sheet-meta-coins = Münzen pro Person
sheet-meta-coins-text = { $coins }
sheet-meta-gift = Gabe an den Tempel
sheet-meta-gift-text = { $most_given ->
    [1] höchstens 1 Münze
   *[other] höchstens { $most_given } Münzen
}

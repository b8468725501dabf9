title = Koi-Koi
line = Blumenkarten aus zwölf Monaten: aufhören, solange du führst, oder weiter wagen?
cover-alt = Ein Vollmond über Silbergras, drei Wildgänse und ein Fächer aus Blumenkarten
about = Koi-Koi ist das bekannteste Spiel mit Hanafuda, den Blumenkarten Japans. Es ist alt und gehört niemandem; in Kleinigkeiten spielt jedes Haus anders, und diese Regeln sagen, wie es hier gilt.

scene-months = Der Tisch
scene-combinations = Kombinationen

# -- was man tun kann --
move-play = { $card } spielen
move-take = { $card } nehmen
move-stop = Aufhören und werten
move-koikoi = Koi-Koi: weiter
step-play-card = Welche Karte spielst du?
step-choose = Welche Karte nimmst du?
step-call = Du hast eine Kombination. Aufhören oder Koi-Koi?

option-months = Monate
option-months-6 = 6 Monate
option-months-12 = Ein ganzes Jahr: 12 Monate
option-months-3 = 3 Monate
option-sake = Blüten- und Mondschau
option-sake-yes = zählen
option-sake-no = zählen nicht
option-first = Wer zuerst gibt
option-first-random = wird ausgelost
option-first-A = Person A
option-first-B = Person B

# -- was geschieht --
event-month = gibt für Monat { $n }
    .you = gibst für Monat { $n }
event-lucky = hält gleich zu Beginn { $lucky }
    .you = hältst gleich zu Beginn { $lucky }
event-both-lucky = Beide haben eine glückliche Hand: Niemand bekommt etwas
event-played = spielt { $card }
    .you = spielst { $card }
event-turned-up = deckt { $card } auf
    .you = deckst { $card } auf
event-paired = nimmt { $card } mit { $by }
    .you = nimmst { $card } mit { $by }
event-all-four = nimmt alle vier Karten: { $month }
    .you = nimmst alle vier Karten: { $month }
event-laid = lässt { $card } auf dem Tisch
    .you = lässt { $card } auf dem Tisch
event-yaku = hat { $yaku } ({ $n })
    .you = hast { $yaku } ({ $n })
event-called = sagt Koi-Koi
    .you = sagst Koi-Koi
event-stopped = hört auf
    .you = hörst auf
event-won = gewinnt den Monat: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
    .you = gewinnst den Monat: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
event-drawn = Niemand hört auf: Der Monat bringt nichts

# -- warum nicht --
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-not-of-the-month = Nehmen kannst du nur eine Karte desselben Monats.
reason-no-card-left = Du hast keine Karte mehr, um weiterzuspielen.

# -- der Tisch in Worten --
table-none = keine
table-title = Monat { $month } von { $months }
table-dealer = Es gibt: { $seat }
table-open = Auf dem Tisch: { $cards }
table-deck = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel
table-shown = Sucht einen Partner: { $card }
table-hidden-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf der Hand
table-hand = Auf der Hand: { $cards }
table-taken-bright = Lichter ({ $n }): { $cards }
table-taken-animal = Tiere ({ $n }): { $cards }
table-taken-ribbon = Bänder ({ $n }): { $cards }
table-taken-chaff = Einfache ({ $n }): { $cards }
table-yaku = { $yaku } { $n }
table-made = Kombinationen: { $made }
table-calls = hat { $n ->
    [one] einmal
   *[other] { $n }-mal
} Koi-Koi gesagt

chip-bright = { $n ->
    [one] 1 Licht
   *[other] { $n } Lichter
}
chip-animal = { $n ->
    [one] 1 Tier
   *[other] { $n } Tiere
}
chip-ribbon = { $n ->
    [one] 1 Band
   *[other] { $n } Bänder
}
chip-chaff = { $n ->
    [one] 1 einfache Karte
   *[other] { $n } einfache Karten
}
chip-made = Kombinationen, jetzt { $n } wert
chip-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf der Hand
chip-calls = hat { $n ->
    [one] einmal
   *[other] { $n }-mal
} Koi-Koi gesagt

# -- auf dem Brett --
board-brights = Lichter
board-bright-points = 5: { $five } · 4: { $four } · 4 mit Regen: { $rain } · 3: { $three }
board-set-points = { $n } Punkte
board-count-points = { $n } Karten: { $points }, jede weitere +1
board-not-counted = zählt in diesem Spiel nicht

icon-bright = Lichtkarte
icon-animal = Tierkarte
icon-ribbon = Bandkarte
icon-chaff = einfache Karte
icon-hand = Handkarte
icon-koi = Koi-Koi
icon-trophy = Punkte

tip-card = Eine Karte nimmt eine ihres **Monats**. Am Ende zählt ihre Art: :bright: :animal: :ribbon: oder :chaff:
tip-stock-bright = Gewonnene **Lichter**: Drei ohne den Regen bringen { $three } Punkte.
tip-stock-animal = Gewonnene **Tiere**: { $animals } davon bringen einen Punkt, jedes weitere noch einen.
tip-stock-ribbon = Gewonnene **Bänder**: { $ribbons } davon bringen einen Punkt, jedes weitere noch einen.
tip-stock-chaff = Gewonnene **einfache Karten**: { $plains } davon bringen einen Punkt, jede weitere noch einen.
tip-stock-trophy = Was die Kombinationen brächten, wenn jetzt Schluss wäre, samt Verdopplung.
tip-stock-hand = Karten auf der Hand.
tip-stock-koi = Hat **Koi-Koi** gesagt: Jetzt zählt es gegenüber doppelt.

# -- so geht es --
howto-goal = Zwölf Monate voller Blumen
howto-goal-text = Jede Karte zeigt die Pflanze eines Monats. Nimm Karten, indem du gleiche Monate zusammenbringst, sammle Kombinationen und entscheide: **aufhören** und werten, oder **Koi-Koi** sagen und mehr wagen.
howto-table = Was auf dem Tisch liegt
howto-lies-months = Ein Platz für jeden Monat
howto-lies-months-text = Die offenen Karten, jede bei ihrem Monat. Am Anfang sind es { $table }.
howto-lies-deck = Der Stapel
howto-lies-deck-text = In jedem Zug wird seine oberste Karte aufgedeckt.
howto-lies-hand = Deine Hand
howto-lies-hand-text = { $hand } Karten; die Zahl ist der Monat.
howto-lies-other = Dein Gegenüber
howto-lies-other-text = Wie viele Karten dort noch auf der Hand sind, und alles, was gewonnen wurde.
howto-kinds = Vier Arten von Karten
howto-kind-bright = Lichter
howto-kind-bright-text = Fünf der 48 Karten; der Dichter im Regen zählt etwas weniger.
howto-kind-animal = Tiere
howto-kind-animal-text = Neun Karten, darunter auch die Sakeschale und die Brücke.
howto-kind-ribbon = Bänder
howto-kind-ribbon-text = Zehn Karten: drei mit einem Gedicht, drei blaue, vier einfache rote.
howto-kind-chaff = Einfache Karten
howto-kind-chaff-text = Vierundzwanzig Karten mit nichts als der Pflanze.
howto-turn = Dein Zug
howto-step-play = Spiel eine Karte
howto-step-play-text = Liegt eine Karte ihres Monats offen, gewinnst du beide. Von zweien wählst du eine, von dreien bekommst du alle. Liegt keine da, bleibt deine Karte auf dem Tisch.
howto-step-deck = Deck eine auf
howto-step-deck-text = Für die oberste Karte des Stapels gilt dasselbe.
howto-step-call = Aufhören oder Koi-Koi?
howto-step-call-text = Nur wenn du in diesem Zug eine Kombination geschafft oder verbessert hast. Wer aufhört, beendet den Monat und bekommt als Einziger Punkte.
howto-scoring = Was Punkte bringt
howto-scoring-text = Hörst du auf, zählen alle deine Kombinationen zusammen. Eine Karte kann zu mehreren gehören.
howto-yaku = Bestimmte Karten
howto-yaku-brights = Lichter
howto-yaku-brights-text = Drei bringen { $three }, vier { $four }, vier mit dem Dichter im Regen { $rain }, alle fünf { $five }. Drei mit dem Regen zählen nicht.
howto-yaku-blossoms = Blütenschau
howto-yaku-blossoms-text = Sake unter Kirschbäumen: { $set } Punkte.
howto-yaku-moonlight = Mondschau
howto-yaku-moonlight-text = Sake unter dem Vollmond: { $set } Punkte.
howto-yaku-boar-deer-butterflies = Wildschwein, Hirsch, Falter
howto-yaku-boar-deer-butterflies-text = { $set } Punkte.
howto-yaku-poems = Gedichtbänder
howto-yaku-poems-text = { $set } Punkte.
howto-yaku-blues = Blaue Bänder
howto-yaku-blues-text = { $set } Punkte.
howto-counts = So viele einer Art
howto-count-animal = Tiere
howto-count-animal-text = 1 Punkt, jedes weitere 1.
howto-count-ribbon = Bänder
howto-count-ribbon-text = 1 Punkt, jedes weitere 1.
howto-count-chaff = Einfache Karten
howto-count-chaff-text = 1 Punkt, jede weitere 1.
howto-doubling = Was verdoppelt, und das Glück
howto-double-many = { $double } Punkte oder mehr
howto-double-many-text = zählen doppelt.
howto-double-called = Drüben fiel Koi-Koi
howto-double-called-text = Dann zählen deine Punkte doppelt, oder noch einmal doppelt.
howto-double-lucky = Eine glückliche Hand
howto-double-lucky-text = Alle vier eines Monats oder vier Paare, gleich beim Geben: { $lucky } Punkte, und der Monat ist vorbei.
howto-mistakes = Was im ersten Spiel schiefgeht
howto-mistake-koi = Koi-Koi aus Gier
howto-mistake-koi-text = Wer weitermacht, bekommt nichts, wenn es drüben vorher endet, und schenkt dort die doppelten Punkte.
howto-mistake-chaff = Einfache Karten vergessen
howto-mistake-chaff-text = Zehn davon sind schnell beisammen: genug, um einen gefährlichen Monat zu beenden.
howto-mistake-bright = Lichter liegen lassen
howto-mistake-bright-text = Nimm auch, was drüben gebraucht wird, selbst wenn es dir nicht hilft.

# -- die Listen des Materials --
sheet-cards = Die 48 Karten
sheet-yaku = Kombinationen
sheet-lucky = Glückliche Hände
sheet-setup = Zahlen des Spiels
sheet-column-month = Monat
sheet-column-sign = Auf Japanisch
sheet-column-kind = Art
sheet-column-takes = Dazu gehört
sheet-column-points = Punkte
sheet-column-category = Zählt unter
sheet-column-value = Wert
sheet-month = { $n }: { $plant } ({ $time })
sheet-least = { $n } Karten der Art; jede weitere bringt noch einen Punkt
sheet-takes-five-brights = alle fünf Lichter
sheet-takes-four-brights = vier Lichter ohne den Dichter im Regen
sheet-takes-rainy-four = vier Lichter mit dem Dichter im Regen
sheet-takes-three-brights = drei Lichter ohne den Dichter im Regen
sheet-takes-four-alike = alle vier Karten eines Monats in der gegebenen Hand
sheet-takes-four-pairs = vier Paare gleicher Monate in der gegebenen Hand
sheet-limits-months = Monate zu je vier Karten
sheet-limits-months-text = { $n }
sheet-limits-hand = Karten auf jeder Hand
sheet-limits-hand-text = { $n }
sheet-limits-table = Karten auf dem Tisch
sheet-limits-table-text = { $n }
sheet-limits-double-from = Punkte, die doppelt zählen
sheet-limits-double-from-text = { $n } oder mehr

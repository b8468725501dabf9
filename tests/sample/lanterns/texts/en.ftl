title = Lanterns
line = Twelve lanterns, five coins: who reads the other’s mind?
table-lanterns = Lanterns
option-gifts = Gifts to the temple
option-gifts-usual = 0 to 2 coins
option-gifts-none = none
move-pass = Pass
move-give = Give { $n }
move-buy = Pay { $n }
step-gifts = How much do you give to the temple?
step-offer = Take the lantern?
event-gift = gives { $n }
    .you = give { $n }
event-shown = { $lantern } is laid open
event-taken = takes { $lantern } for { $n }
    .you = take { $lantern } for { $n }
event-passed = lets { $lantern } go
    .you = let { $lantern } go
reason-too-few-coins = You do not have that many coins.
reason-too-generous = That is more than anybody may give.
reason-costs-a-coin = A lantern costs at least one coin.
lantern-l1 = Lantern 1
lantern-l2 = Lantern 2
lantern-l3 = Lantern 3
lantern-l4 = Lantern 4
lantern-l5 = Lantern 5
lantern-l6 = Lantern 6
lantern-l7 = Lantern 7
lantern-l8 = Lantern 8
lantern-l9 = Lantern 9
lantern-l10 = Lantern 10
lantern-l11 = Lantern 11
lantern-l12 = Lantern 12

# -- the sheets of components --
sheet-setup = Set-up
sheet-column-value = Value
sheet-meta-coins = Coins per player
sheet-meta-coins-text = { $coins }
sheet-meta-gift = Gift to the temple
sheet-meta-gift-text = { $most_given ->
    [1] at most 1 coin
   *[other] at most { $most_given } coins
}

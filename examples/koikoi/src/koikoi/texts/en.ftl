title = Koi-Koi
line = Flower cards of twelve months: stop while you lead, or dare to go on?
cover-alt = A full moon over pampas grass, three wild geese, and a fan of flower cards
about = Koi-Koi is the best-known game with hanafuda, the flower cards of Japan. It is old and belongs to nobody; houses differ in small things, and these rules say which way this house plays.

scene-months = The table
scene-combinations = Combinations

# -- what can be done --
move-play = Play { $card }
move-take = Take { $card }
move-stop = Stop and score
move-koikoi = Koi-koi: go on
step-play-card = Which card do you play?
step-choose = Which card do you take?
step-call = You have a combination. Stop, or koi-koi?

option-months = Months
option-months-6 = 6 months
option-months-12 = A whole year: 12 months
option-months-3 = 3 months
option-sake = Blossom and moon viewing
option-sake-yes = count
option-sake-no = do not count
option-first = First dealer
option-first-random = by lot
option-first-A = Player A
option-first-B = Player B

# -- what happens --
event-month = deals month { $n }
    .you = deal month { $n }
event-lucky = is dealt { $lucky }
    .you = are dealt { $lucky }
event-both-lucky = Both hands are lucky: nobody scores
event-played = plays { $card }
    .you = play { $card }
event-turned-up = turns up { $card }
    .you = turn up { $card }
event-paired = takes { $card } with { $by }
    .you = take { $card } with { $by }
event-all-four = takes all four of { $month }
    .you = take all four of { $month }
event-laid = leaves { $card } on the table
    .you = leave { $card } on the table
event-yaku = has { $yaku } ({ $n })
    .you = have { $yaku } ({ $n })
event-called = says koi-koi
    .you = say koi-koi
event-stopped = stops
    .you = stop
event-won = wins the month: { $n ->
    [one] 1 point
   *[other] { $n } points
}
    .you = win the month: { $n ->
        [one] 1 point
       *[other] { $n } points
    }
event-drawn = Nobody stops: the month brings nothing

# -- why not --
reason-not-in-hand = You do not hold this card.
reason-not-of-the-month = Only a card of the same month can be taken.
reason-no-card-left = You have no card left to go on with.

# -- the table in words --
table-none = none
table-title = Month { $month } of { $months }
table-dealer = Dealer: { $seat }
table-open = On the table: { $cards }
table-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the deck
table-shown = To be paired: { $card }
table-hidden-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
table-hand = In hand: { $cards }
table-taken-bright = Brights ({ $n }): { $cards }
table-taken-animal = Animals ({ $n }): { $cards }
table-taken-ribbon = Ribbons ({ $n }): { $cards }
table-taken-chaff = Plains ({ $n }): { $cards }
table-yaku = { $yaku } { $n }
table-made = Combinations: { $made }
table-calls = said koi-koi { $n ->
    [one] once
   *[other] { $n } times
}

chip-bright = { $n ->
    [one] 1 bright
   *[other] { $n } brights
}
chip-animal = { $n ->
    [one] 1 animal
   *[other] { $n } animals
}
chip-ribbon = { $n ->
    [one] 1 ribbon
   *[other] { $n } ribbons
}
chip-chaff = { $n ->
    [one] 1 plain card
   *[other] { $n } plain cards
}
chip-made = combinations worth { $n } now
chip-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
chip-calls = said koi-koi { $n ->
    [one] once
   *[other] { $n } times
}

# -- on the board --
board-brights = Brights
board-bright-points = 5: { $five } · 4: { $four } · 4 with rain: { $rain } · 3: { $three }
board-set-points = { $n } points
board-count-points = { $n } cards: { $points }, each more +1
board-not-counted = not counted in this game

icon-bright = bright card
icon-animal = animal card
icon-ribbon = ribbon card
icon-chaff = plain card
icon-hand = card in hand
icon-koi = koi-koi
icon-trophy = points

tip-card = A card captures one of its **month**. Its kind counts in the end: :bright: :animal: :ribbon: or :chaff:
tip-stock-bright = Captured **brights**: three without the rain bring { $three } points.
tip-stock-animal = Captured **animals**: { $animals } of them bring a point, each more another.
tip-stock-ribbon = Captured **ribbons**: { $ribbons } of them bring a point, each more another.
tip-stock-chaff = Captured **plain cards**: { $plains } of them bring a point, each more another.
tip-stock-trophy = What the combinations would bring if this player stopped now, doubling included.
tip-stock-hand = Cards in hand.
tip-stock-koi = Said **koi-koi**: now the other scores double.

# -- how to play --
howto-goal = Twelve months of flowers
howto-goal-text = Each card shows the plant of a month. Capture cards by matching months, gather combinations, and decide: **stop** and score, or say **koi-koi** and go on for more.
howto-table = What lies on the table
howto-lies-months = A place for every month
howto-lies-months-text = The cards that lie open, each with its month. In the beginning there are { $table }.
howto-lies-deck = The deck
howto-lies-deck-text = In every turn its top card is turned up.
howto-lies-hand = Your hand
howto-lies-hand-text = { $hand } cards; the number is the month.
howto-lies-other = The other player
howto-lies-other-text = How many cards they hold, and all that they have captured.
howto-kinds = Four kinds of cards
howto-kind-bright = Brights
howto-kind-bright-text = Five of the 48 cards; the poet in the rain counts a little less.
howto-kind-animal = Animals
howto-kind-animal-text = Nine cards, among them the sake cup and the bridge.
howto-kind-ribbon = Ribbons
howto-kind-ribbon-text = Ten cards: three with a poem, three blue, four plain red ones.
howto-kind-chaff = Plain cards
howto-kind-chaff-text = Twenty-four cards with nothing but the plant.
howto-turn = Your turn
howto-step-play = Play a card
howto-step-play-text = If one card of its month lies open, you capture both. Of two you choose one, of three you get all. With none your card stays on the table.
howto-step-deck = Turn one up
howto-step-deck-text = The top card of the deck does the same.
howto-step-call = Stop or koi-koi?
howto-step-call-text = Only if you made or improved a combination in this turn. Stopping ends the month, and only you score.
howto-scoring = What scores
howto-scoring-text = All your combinations count together when you stop. A card may be part of several.
howto-yaku = Certain cards
howto-yaku-brights = Brights
howto-yaku-brights-text = Three bring { $three }, four { $four }, four with the poet in the rain { $rain }, all five { $five }. Three do not count with the rain.
howto-yaku-blossoms = Blossom viewing
howto-yaku-blossoms-text = Sake under the cherry trees: { $set } points.
howto-yaku-moonlight = Moon viewing
howto-yaku-moonlight-text = Sake under the full moon: { $set } points.
howto-yaku-boar-deer-butterflies = Boar, deer, butterflies
howto-yaku-boar-deer-butterflies-text = { $set } points.
howto-yaku-poems = Poem ribbons
howto-yaku-poems-text = { $set } points.
howto-yaku-blues = Blue ribbons
howto-yaku-blues-text = { $set } points.
howto-counts = So many of a kind
howto-count-animal = Animals
howto-count-animal-text = 1 point, each more 1.
howto-count-ribbon = Ribbons
howto-count-ribbon-text = 1 point, each more 1.
howto-count-chaff = Plain cards
howto-count-chaff-text = 1 point, each more 1.
howto-doubling = What doubles, and luck
howto-double-many = { $double } points or more
howto-double-many-text = count twice.
howto-double-called = The other said koi-koi
howto-double-called-text = Then your points count twice, or once more twice.
howto-double-lucky = A lucky hand
howto-double-lucky-text = All four of a month or four pairs, dealt at once: { $lucky } points, and the month is over.
howto-mistakes = What goes wrong in a first game
howto-mistake-koi = Koi-koi out of greed
howto-mistake-koi-text = Whoever goes on scores nothing if the other stops first, and lets them score double.
howto-mistake-chaff = Plain cards forgotten
howto-mistake-chaff-text = Ten of them are gathered quickly: enough to stop a dangerous month.
howto-mistake-bright = Bright cards left lying
howto-mistake-bright-text = Capture what the other needs, even if it does not help you.

# -- the sheets of components --
sheet-cards = The 48 cards
sheet-yaku = Combinations
sheet-lucky = Lucky hands
sheet-setup = Numbers of the game
sheet-column-month = Month
sheet-column-sign = In Japanese
sheet-column-kind = Kind
sheet-column-takes = Takes
sheet-column-points = Points
sheet-column-category = Counted under
sheet-column-value = Value
sheet-month = { $n }: { $plant } ({ $time })
sheet-least = { $n } cards of the kind; each more brings another point
sheet-takes-five-brights = all five brights
sheet-takes-four-brights = four brights without the poet in the rain
sheet-takes-rainy-four = four brights with the poet in the rain
sheet-takes-three-brights = three brights without the poet in the rain
sheet-takes-four-alike = all four cards of a month in the dealt hand
sheet-takes-four-pairs = four pairs of equal months in the dealt hand
sheet-limits-months = Months with four cards each
sheet-limits-months-text = { $n }
sheet-limits-hand = Cards in each hand
sheet-limits-hand-text = { $n }
sheet-limits-table = Cards on the table
sheet-limits-table-text = { $n }
sheet-limits-double-from = Points that count twice
sheet-limits-double-from-text = { $n } or more

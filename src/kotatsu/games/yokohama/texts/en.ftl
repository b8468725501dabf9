title = Yokohama Duel
line = Sixteen visits along the quay. Each one shuts a door your rival was hoping for.
cover-alt = The quay: a steamer, storehouses, lanterns, two merchants
about = Two merchants in the harbour town of the Meiji years. Sixteen times you choose where your strength goes: plantation or silk mill, church or laboratory, bank or port. Each visit closes an area to your rival for a round, and every shop you build makes you stronger where it stands.

# -- options before the game --
option-first = Who begins
option-first-random = drawn by lot
option-first-A = player A
option-first-B = player B

# -- house rules: the other readings of the rule book --
option-agents-inside = Agents at any time
option-agents-inside-about = A foreign agent may be used wherever you are asked something in your turn, also in the middle of an area action or of another agent’s; only a payment is not interrupted.
option-bonus-is-due = The strength-5 bonus is compulsory
option-bonus-is-due-about = With a total strength of 5 or more you must take a strength bonus card before you build or end your turn.

# -- things --
good-copper = Copper
good-silk = Silk
good-tea = Tea
good-fish = Fish

resource-copper = copper
resource-silk = silk
resource-tea = tea
resource-fish = fish
resource-yen = yen
resource-import = { $n ->
    [1] import
   *[other] imports
}
resource-flip_import = { $n ->
    [1] import to turn over
   *[other] imports to turn over
}
resource-gain_order = { $n ->
    [1] order
   *[other] orders
}
resource-extra_strength_1 = { $n ->
    [1] extra strength card (+1)
   *[other] extra strength cards (+1)
}
resource-extra_strength_2 = { $n ->
    [1] extra strength card (+2)
   *[other] extra strength cards (+2)
}
resource-strength_bonus = strength bonus card

extra-plus1 = +1
extra-plus2 = +2

boost-none = nothing
boost-plus1 = extra strength card +1
boost-plus2 = extra strength card +2
boost-phone = telephone
boost-plus1plusphone = extra strength card +1 and telephone
boost-plus2plusphone = extra strength card +2 and telephone

permit-station = Railway station
permit-stagecoach = Stagecoach
permit-tram = Tram

building-shop = Shop
building-warehouse = Warehouse

under-as-drawn = as drawn
under-1 = card 1
under-2 = card 2
under-3 = card 3
under-4 = card 4
under-5 = card 5

offer-copper = 1 copper
offer-silk = 1 silk
offer-tea = 1 tea
offer-fish = 1 fish
offer-yen = 1 yen
offer-up = 1 face-up import
offer-down = 1 face-down import

# -- moves --
move-pass = Nothing
move-pass-at-church = Take no church card
move-pass-at-chinatown = No further exchange
move-pass-at-laboratory = Take no technology card
move-pass-at-pick-bonus = Take no bonus card
move-pass-at-agent = Done with the agent
move-pass-at-upgrade = Upgrade nothing
move-end = End turn
move-area = { $area }
move-agent = Send an agent to: { $area }
move-permit = Use: { $tech }
move-card = Play strength { $n }
move-boost = { $boost_id ->
    [none] No extra strength
   *[other] Add { $boost }
}
move-church = Take: { $card }
move-offer = Offer: { $offering }
move-back = Back to the church cards
move-turn = { $n ->
    [0] Turn over no import
    [1] Turn over 1 import
   *[other] Turn over { $n } imports
}
move-trade = { $trade }
move-tech = Take: { $card }
move-pay = { $up ->
    [0] { $down ->
        [0] Pay in yen only
        [1] Pay with 1 face-down import
       *[other] Pay with { $down } face-down imports
    }
    [1] { $down ->
        [0] Pay with 1 face-up import
        [1] Pay with 1 face-up and 1 face-down import
       *[other] Pay with 1 face-up and { $down } face-down imports
    }
   *[other] { $down ->
        [0] Pay with { $up } face-up imports
        [1] Pay with { $up } face-up imports and 1 face-down import
       *[other] Pay with { $up } face-up and { $down } face-down imports
    }
}
move-keep = Keep no. { $slots }
move-under = { $under_id ->
    [as-drawn] All under the deck as drawn
   *[other] No. { $under_id } under the deck first
}
move-bonus = Take: { $card }
move-build = { $building_id ->
    [shop] Build a shop
   *[warehouse] Build a warehouse
}
move-return = Return an extra strength card { $extra }
move-station = Put the station token into: { $area }
move-fulfil = Fulfil: { $order }
move-hire = Hire an agent: { $condition }
move-textile = Textile factory: sell 1 silk for yen
move-upgrade = Upgrade: { $card }

# -- decisions --
step-keep-orders = Keep two of your three orders
step-main = { $stage ->
    [0] Choose an area
    [1] Take a bonus card, build or end your turn
    [2] Build or end your turn
   *[other] End your turn
}
step-agent = Anything more with your agent?
step-permission = Which card lets you choose the used area?
step-play-card = Which strength card do you play?
step-boost = { $area }: add strength?
step-upgrade = Upgrade a strength card?
step-church = Faith { $faith }: take a church card?
step-offering = { $missing ->
    [1] Offer 1 thing for: { $card }
   *[other] Offer { $missing } different things for: { $card }
}
step-chinatown = { $left ->
    [1] One exchange left
   *[other] { $left } exchanges left
}
step-laboratory = Production { $production }: take a technology card?
step-payment = { $units ->
    [1] Pay 2 yen or 1 import
   *[other] Make { $units } payments, each of 2 yen or 1 import
}
step-place-station = Where does the station token go?
step-port = Keep one order, or two for 2 yen or 1 import
step-put-under = In which order do the others go under the deck?
step-return-extra = Return one of your five extra strength cards
step-turn-imports = { $n ->
    [1] Turn over 1 import?
   *[other] Turn over up to { $n } imports?
}
step-pick-bonus = Take a strength bonus card?

# -- a word the first time something is decided --
kept-points = { $cards ->
    [one] { $points } points
   *[other] Together { $points } points
}
kept-missing = ; you still need { $goods }
note-keep-orders = An order brings its reward when you pay its goods, and points at the end. One you never fulfil costs nothing.
note-main = What an area brings depends on your strength there. Then it is closed until the round ends; only laboratory and port stay open.
note-agent = An agent may take a bonus card and build where he was sent. Then he is out for the rest of the game.
note-permission = The card you name is used up for this round.
note-play-card = Usually it has to be your lowest card. With the postal service, once a round it need not be.
note-boost = You may add one extra strength card; it goes back to its stack. With 4 you may build here, with 5 you get a bonus card.
note-upgrade = An upgraded card is stronger for the rest of the game. One card may be upgraded at the end of a round.
note-church = Missing faith is made up with offerings, each kind once. You take at most one card, and its points count at the end.
note-offering = Every thing offered adds 1 faith, and each kind can be given once.
note-chinatown = One exchange after the other: what one brings can be used for the next. Imports are never sold.
note-laboratory = Missing production costs 2 yen or 1 import for each point. A card works from the moment you have it.
note-payment = Yen and imports may be mixed, and it does not matter which side of an import is up.
note-place-station = Both of you will be 1 stronger in that area. Once a round you may choose it even if it is used.
note-port = One of the drawn orders has to be kept. An order that is never fulfilled costs nothing.
note-put-under = Nobody else sees these cards. If you do not mind, leave them as they were drawn.
note-return-extra = You may hold four extra strength cards. The one you give back may be the new one.
note-turn-imports = An import that was turned stays turned, and it still pays like any other.
note-pick-bonus = The card gives its rewards up to the level named, in the order 5, 6, 7.

# -- what happens --
event-round = Round { $n } begins
event-area = goes to: { $area }
    .you = go to: { $area }
event-agent = sends an agent to: { $area }
    .you = send an agent to: { $area }
event-card = plays strength { $n }
    .you = play strength { $n }
event-boost = adds { $boost }
    .you = add { $boost }
event-strength = total strength { $n }
event-gain = +{ $n } { $resource }
event-pay = −{ $n } { $resource }
event-church = takes the church card: { $card }
    .you = take the church card: { $card }
event-tech = gains: { $card }
    .you = gain: { $card }
event-draws = { $n ->
    [1] draws 1 order
   *[other] draws { $n } orders
}
    .you = { $n ->
        [1] draw 1 order
       *[other] draw { $n } orders
    }
event-drew = draws: { $card }
    .you = draw: { $card }
event-keeps = { $n ->
    [1] keeps 1 order
   *[other] keeps { $n } orders
}
    .you = { $n ->
        [1] keep 1 order
       *[other] keep { $n } orders
    }
event-kept = keeps: { $card }
    .you = keep: { $card }
event-bonus = takes: { $card }
    .you = take: { $card }
event-built = { $building_id ->
    [shop] builds a shop ({ $area })
   *[warehouse] builds a warehouse ({ $area })
}
    .you = { $building_id ->
        [shop] build a shop ({ $area })
       *[warehouse] build a warehouse ({ $area })
    }
event-fulfilled = fulfils the order: { $card }
    .you = fulfil the order: { $card }
event-hired = hires an agent ({ $condition })
    .you = hire an agent ({ $condition })
event-turned = { $n ->
    [1] turns over 1 import
   *[other] turns over { $n } imports
}
    .you = { $n ->
        [1] turn over 1 import
       *[other] turn over { $n } imports
    }
event-returned = returns an { $resource }
    .you = return an { $resource }
event-station = puts the station token into: { $area }
    .you = put the station token into: { $area }
event-tech-used = uses { $card }
    .you = use { $card }
event-upgraded = upgrades strength card { $n }
    .you = upgrade strength card { $n }
event-new-techs = Five new technology cards are revealed
event-reshuffled = The strength bonus cards are shuffled again
event-area-gives = { $n ->
    [0] no effect
   *[other] { $area_id ->
        [church] faith { $n }
        [customs] { $n ->
            [1] turn over 1 import
           *[other] turn over up to { $n } imports
        }
        [chinatown] { $n ->
            [1] exchange once
           *[other] exchange up to { $n } times
        }
       *[other] production { $n }
    }
}
event-may = { $resource_id ->
    [flip_import] { $n ->
        [1] may turn over 1 import
       *[other] may turn over up to { $n } imports
    }
   *[other] may take a { $resource }
}
    .you = { $resource_id ->
        [flip_import] { $n ->
            [1] may turn over 1 import
           *[other] may turn over up to { $n } imports
        }
       *[other] may take a { $resource }
    }
event-points = { $n ->
    [1] +1 point
   *[other] +{ $n } points
}
event-offerings-due = { $n ->
    [1] for 1 offering
   *[other] for { $n } different offerings
}
event-units-due = { $n ->
    [1] for 2 yen or 1 import
   *[other] for { $n } times 2 yen or 1 import
}

# -- why not --
reason-area-is-used = A strength card lies there already, and no card of yours lets you choose a used area.
reason-step-is-done = This step of your turn is over.
reason-no-agent = You have no face-up foreign agent.
reason-no-permission = This card does not let you choose that area.
reason-no-such-card = You have no such strength card left this round.
reason-not-the-lowest = You must play your lowest strength card.
reason-no-extra-card = You have no such extra strength card.
reason-no-telephone = You do not own the telephone.
reason-cannot-pay = You do not have enough yen or imports for that.
reason-not-displayed = This card is not on display.
reason-too-little-faith = Even with every offering you have, your faith does not reach this card.
reason-wrong-offering = You offer exactly as many things as the card still needs.
reason-offering-missing = You do not have one of these things.
reason-too-many-imports = You cannot turn over that many face-up imports.
reason-too-little-production = Even with all your yen and imports, your production does not reach this card.
reason-wrong-payment = That is more than needs to be paid.
reason-not-drawn = You have not drawn that many cards.
reason-second-card-costs = A second card costs 2 yen or 1 import, and you have neither.
reason-below-five = The bonus needs a total strength of 5.
reason-bonus-first = House rule of this table: first take a strength bonus card.
reason-below-four = Building needs a total strength of 4.
reason-site-is-taken = Your shop stands there already.
reason-none-left = You have built all of these.
reason-not-in-hand = This order is not in your hand.
reason-goods-missing = You lack the goods for that.
reason-condition-used = You have already hired an agent for this condition.
reason-condition-not-met = You do not meet this condition yet.
reason-no-agent-in-stock = All agents have been hired.
reason-no-textile-factory = You do not own the textile factory.
reason-used-this-round = You have used this card in this round already.
reason-already-upgraded = This card is upgraded already.
reason-area-action-first = First you choose an area.
reason-keep-two = You keep two of the first three cards.
reason-warehouse-stands = A warehouse stands there already.
reason-can-still-offer = You can still pay for the card you chose.
reason-agent-block-open = First finish with your agent.
reason-agent-must-wait = Agents set out when no area action is being carried out.
reason-port-is-open = Cards from the port are still lying in front of you.

# -- numbers to be set --
amount-turn-n = Imports to turn over
amount-pay-up = Face-up imports
amount-pay-down = Face-down imports

# -- scenes --
scene-quay = Quay
scene-market = Market
scene-office = Office
scene-rival = Rival

# -- the table in words --
lap = Round { $n }
table-title = Round { $round } of { $rounds }
table-turn = Turn { $turn } of { $turns }, { $seat } to move
table-visit = Visit: { $area }, total strength { $total }
table-areas = Areas
table-area = { $area }: { $effects }
table-area-cards = strength cards: { $cards }
table-area-shops = shops: { $seats }
table-area-warehouse = warehouse: { $seat }
table-area-station = station (+1)
table-area-effect = { $gives } (at strength { $steps })
table-area-used = used this round
table-area-open = never counts as used
table-displays = Displays
table-techs = Technology cards: { $cards }
table-tech = { $card } (production { $production }: { $text })
table-churches = Church cards: { $cards }
table-church = { $points ->
    [1] { $card } (faith { $faith }, 1 point, { $rewards })
   *[other] { $card } (faith { $faith }, { $points } points, { $rewards })
}
table-bonuses = Strength bonus cards: { $cards }
table-bonus = 5: { $five } · 6: { $six } · 7: { $seven }
table-trades = Exchanges in Chinatown: { $trades }
table-thresholds = From a total strength of { $build } one may build in the visited area, from { $bonus } take a strength bonus card.
table-stocks = Supply: extra cards +1: { $plus1 }; extra cards +2: { $plus2 }; agents: { $agents }; orders: { $orders }; bonus cards: { $bonuses }; technology cards: { $techs }
table-goods = Goods: { $goods }
table-money = { $yen } yen, imports: { $up } face up, { $down } face down
table-strengths = Strength cards left: { $cards }
table-strengths-plain = { $strength } (can become { $after } for { $cost } yen)
table-strengths-upgraded = { $strength } (upgraded)
table-extras = Extra strength cards: { $plus1 } × +1, { $plus2 } × +2
table-agents = Agents: { $ready } ready, { $spent } used
table-conditions = Hire an agent with: { $conditions }
table-condition = { $condition } (so far { $met })
table-condition-used = { $condition } (hired already)
table-shops = Shops left to build: { $n }, { $cost } yen each
table-warehouses = Warehouses left to build: { $n }, the next one for { $cost } yen
table-no-warehouses = Warehouses left to build: none
table-owned-techs = Technology: { $cards }
table-own-tech = { $card } ({ $text })
table-tapped = { $card }, used this round
table-orders = Orders in hand: { $cards }
table-drawn = Orders drawn: { $cards }
table-order = { $points ->
    [1] { $card } ({ $cost } → 1 point, { $rewards })
   *[other] { $card } ({ $cost } → { $points } points, { $rewards })
}
table-hidden-cards = { $n } face down
table-fulfilled = Fulfilled orders: { $cards }
table-owned-churches = Church cards: { $cards }
table-own-church = { $points ->
    [1] { $card } (1 point)
   *[other] { $card } ({ $points } points)
}
table-score = { $points ->
    [1] 1 point so far
   *[other] { $points } points so far
}
table-none = none

# -- words on the board --
board-open = always open
board-open-short = ∞
board-closed = used
board-left = { $n } left
board-imports = Imports
board-as-drawn = All under the deck as drawn
board-fulfilled = Fulfilled orders
board-own-churches = Church cards
board-supply = Supply
board-stack-extra-1 = extra cards +1
board-stack-extra-2 = extra cards +2
board-stack-agents = agents
board-techs = Laboratory: technology of this round
board-bonuses = Bonus from strength 5
board-churches = Church: faith and points
board-trades = Chinatown: exchanges
board-goods = Goods and yen
board-agents = Hire an agent
board-drawn = Drawn
board-numbered = No. { $n }: { $card }
board-orders = Orders
board-own-techs = Own technology
board-once = once a round
board-tapped = already used
board-strength = strength card { $n }
board-upgrade = strength card { $before }: becomes { $after } for { $cost } yen
board-site-shop = site for a shop, { $n } yen
board-site-warehouse = site for a warehouse, { $n } yen

# where long words on cards may be broken
board-hyphens = depart|ment plan|tation Labo|ratory China|town

board-tech-exhibition = 8 points at the end
board-tech-ball = End: 1 point per own fulfilled order
board-tech-station = Token: +1 there for both; choose it even if used
board-tech-mining_technology = +1 copper whenever you get copper (not from orders)
board-tech-stock_exchange = Start of your turn: with 0 or 1 yen, get 1 yen
board-tech-patent_system = End: 2 points per own technology, this one too
board-tech-printing = 2 yen for every further technology
board-tech-stagecoach = Choose a used area with your own warehouse
board-tech-electric_light = End: 3 points per own warehouse
board-tech-postal_service = Play any of your strength cards
board-tech-gas_lamp = End: 1 point per own shop
board-tech-telegraph = Your extra strength cards count 1 more
board-tech-language_school = 1 yen for every order you fulfil
board-tech-university = Your upgrade between rounds is free
board-tech-tram = Choose any used area
board-tech-winery = End: 2 points per own church card
board-tech-telephone = 1 yen: +1 strength
board-tech-newspaper = Now and every round: an extra strength card +1
board-tech-textile_factory = Sell 1 silk for 2 yen
board-tech-brickworks = End: 2 points per own face-down import

# -- what lies in front of a player, in short --
chip-good = { $good }: { $n }
chip-yen = Yen: { $n }
chip-up = Imports face up: { $n }
chip-down = Imports face down: { $n }
chip-extra-1 = Extra strength cards +1: { $n }
chip-extra-2 = Extra strength cards +2: { $n }
chip-agents = Agents ready: { $n }
chip-shops = Shops left to build: { $n }
chip-warehouses = Warehouses left to build: { $n }
chip-orders = Orders in hand: { $n }
chip-fulfilled = Orders fulfilled: { $n }
chip-churches = Church cards: { $n }
chip-strengths = Strength cards left: { $n }

# -- how to play --
howto-goal-text = Two merchants on the quay of a young port. In { $rounds } rounds of { $turns } turns each you send your strength into ten areas, gather goods, fulfil orders, build and learn. Whoever has most **:points:** in the end wins.
howto-table = What lies on the table
howto-lies-area = Ten areas
howto-lies-area-text = each turn you visit one of them
howto-lies-level = What strength brings
howto-lies-level-text = left the strength of your visit, right what you get for it
howto-lies-site = Sites
howto-lies-site-text = a :shop: for each of you and one :warehouse:; each of yours makes you stronger here by 1
howto-lies-used = Strength cards
howto-lies-used-text = where one lies, of either player, the area is used and closed for the round; :draw: and :production: never close
howto-lies-barge = Your barge
howto-lies-barge-text = cards you have not played yet, extra cards :extra-1:, agents :agent:, buildings
howto-lies-order = Your orders
howto-lies-order-text = goods above, reward and points below; only you see them
howto-turn = A turn in pictures
howto-choose = Choose an area
howto-choose-text = Any that is not closed. Play your **weakest** card there: you have four, and after { $turns } turns each the round is over. A :warehouse: in the area pays its owner { $income } :yen:.
howto-strength = Add up your strength
howto-strength-text = Your card, { $added } extra card if you like, and 1 for each building of yours there. Read the line with that number: strength 4 brings 4 :fish:.
howto-bonus = From { $bonus }: a bonus
howto-bonus-text = With a strength of { $bonus } or more take one of three bonus cards: every line up to your strength is yours.
howto-building = From { $build }: build
howto-building-text = With { $build } or more you may build here: a :shop: for { $shop } :yen:, or a :warehouse: for { $warehouse } :yen:, each further one dearer.
howto-free = At any time in your turn
howto-free-text = **Fulfil orders**: pay the goods, get the reward at once and the points in the end. Hire agents :agent: and use what your technology allows.
howto-between = Between the rounds
howto-between-text = All cards come back. You may make **one** of them stronger for good; it costs as many :yen: as its old strength. Five new technologies come out.
howto-win = What gives points
howto-points-orders = Orders
howto-points-orders-text = as printed, for each you fulfilled
howto-points-churches = Church cards
howto-points-churches-text = as printed
howto-points-techs = Technology
howto-points-techs-text = as the card says, if it gives any
howto-points-order-majority = Most orders
howto-points-order-majority-text = whoever fulfilled more
howto-points-tech-majority = Most research
howto-points-tech-majority-text = the higher sum on technology cards
howto-points-warehouse = Warehouse
howto-points-warehouse-text = for each of yours
howto-points-shop = Shop
howto-points-shop-text = for each of yours
howto-points-import-down = Import, face down
howto-points-import-down-text = turned in the customs house
howto-points-import-up = Import, face up
howto-points-import-up-text = not turned yet
howto-points-rest = What is left
howto-points-rest-text = for every { $yen } :yen: and every { $goods } goods

howto-areas = The ten areas
howto-areas-text = What an area brings grows with the strength of your visit. Laboratory and port are always open; every other area takes one visit a round.
howto-ten = What you get where
howto-area-goods = Tea, fish, silk, copper
howto-area-goods-text = The goods for your orders. Tea and fish come easily; **silk needs strength 2, copper needs 3** before anything comes out.
howto-area-bank = Bank
howto-area-bank-text = :yen: for buildings, technology and stronger cards.
howto-area-chinatown = Chinatown
howto-area-chinatown-text = As many exchanges as the number says: buy goods and imports, sell goods. Imports are never sold.
howto-area-port = Port
howto-area-port-text = Draw that many orders and keep one. A second one costs { $second } :yen: or an :import:.
howto-area-customs = Customs house
howto-area-customs-text = Turn that many imports face down: { $down } :points: each instead of { $up }.
howto-area-church = Church
howto-area-church-text = Take a card that needs no more :faith: than you bring. What is missing you give: one each of tea, fish, silk, copper, import, yen.
howto-area-laboratory = Laboratory
howto-area-laboratory-text = Take a technology up to your :production:. One more costs { $unit } :yen: or an :import:; from your { $surcharge }th card on there is a surcharge.
howto-agents = Foreign agents
howto-hire = An agent for each success
howto-hire-text = { $orders } fulfilled orders, { $techs } technologies, { $churches } church cards, { $imports } imports face down: each lets you hire an :agent: once, free of charge. An agent is a visit of strength { $agent } in addition to your turn, even to a closed area; then he is gone.
howto-ends = How it ends
howto-end = After { $rounds } rounds
howto-end-text = Each of you has had { $rounds } times { $turns } turns. Nothing ends the game earlier. Orders you have not fulfilled are worth nothing, and neither are agents and extra cards.
howto-mistakes = Mistakes of a first game
howto-mistake-order = Orders that do not fit together
howto-mistake-order-text = Keep orders that want the same goods, and fetch new ones only when you have a plan for them.
howto-mistake-copper = A weak card in the mine
howto-mistake-copper-text = Strength 1 or 2 brings no :copper: at all. Weak cards belong to tea, fish, bank or port.
howto-mistake-import = Imports left face up
howto-mistake-import-text = One visit to the customs house turns several of them: { $down } points each instead of { $up }.
howto-mistake-warehouse = Building too late
howto-mistake-warehouse-text = A building makes every later visit stronger. Build in the first two rounds, where you come often.
howto-mistake-agent = Agents forgotten
howto-mistake-agent-text = Hiring is free. Look every turn whether you have earned one, and use all of them before the end.
howto-mistake-extra-1 = Extra cards hoarded
howto-mistake-extra-1-text = You keep { $hand } at most. Play them where they lift you to { $build } or { $bonus }.

# -- icons, by name --
icon-tea = { resource-tea }
icon-fish = { resource-fish }
icon-silk = { resource-silk }
icon-copper = { resource-copper }
icon-yen = { resource-yen }
icon-import = import, face up
icon-import-down = import, face down
icon-flip = turn imports over
icon-order = order
icon-fulfilled = fulfilled order
icon-draw = draw orders
icon-tech = technology
icon-strength = strength card
icon-bonus = strength bonus card
icon-extra-1 = extra strength card +1
icon-extra-2 = extra strength card +2
icon-faith = faith, church card
icon-offering = offering
icon-production = production
icon-exchange = exchange
icon-points = points
icon-again = once a round
icon-agent = foreign agent
icon-shop = shop
icon-warehouse = warehouse
icon-station = railway station
icon-telephone = telephone

# -- the sheets of components --
sheet-orders = Order cards
sheet-techs = Technology cards
sheet-churches = Church cards
sheet-bonuses = Strength bonus cards
sheet-strengths = Strength cards
sheet-helpers = Extra strength cards and foreign agents
sheet-conditions = Hiring foreign agents: one for each condition
sheet-areas = Areas
sheet-trades = Exchanges in Chinatown
sheet-offerings = Offerings in the church
sheet-scoring = Final scoring
sheet-pieces = Goods, money and pieces
sheet-setup = Set-up, prices and limits

sheet-column-cost = Cost
sheet-column-points = Points
sheet-column-reward = Reward
sheet-column-count = Number
sheet-column-production = Production
sheet-column-effect = Effect
sheet-column-faith = Faith
sheet-column-from-strength = From strength { $n }
sheet-column-at-strength = Strength { $level }
sheet-column-strength = Strength
sheet-column-upgraded = Upgraded
sheet-column-upgrade-cost = Upgrade costs
sheet-column-each = Per player
sheet-column-remark = Remark
sheet-column-needed = Needed
sheet-column-brings = Brings
sheet-column-open = Can be chosen
sheet-column-sites = Building sites
sheet-column-board = Board
sheet-column-give = You give
sheet-column-get = You get
sheet-column-how-often = How often
sheet-column-ties = Compared on a tie
sheet-column-value = Value

sheet-bonus-icon = 1 strength bonus card (rewards up to strength { $level })
sheet-alike = all the same
sheet-at-least = at least { $n }
sheet-counts-fulfilled_orders = Fulfilled orders
sheet-counts-technology_cards = Technology cards
sheet-counts-church_cards = Church cards
sheet-counts-face_down_imports = Face-down imports

sheet-brings-gain_tea = tea
sheet-brings-gain_fish = fish
sheet-brings-gain_silk = silk
sheet-brings-gain_copper = copper
sheet-brings-gain_yen = yen
sheet-brings-faith = faith for a church card
sheet-brings-flip_imports_up_to = imports to turn over, at most
sheet-brings-exchanges_up_to = exchanges, at most
sheet-brings-production = production for a technology card
sheet-brings-draw_orders = orders to choose from
sheet-open-always = always
sheet-open-unused = while unused
sheet-buildings = { $shops ->
    [1] 1 shop
   *[other] { $shops } shops
}, { $warehouses ->
    [1] 1 warehouse
   *[other] { $warehouses } warehouses
}
sheet-buy = Buy { $resource }
sheet-sell = Sell { $resource }
sheet-faith = +{ $n } faith
sheet-per-visit = { $n ->
    [1] once per visit
   *[other] up to { $n } times per visit
}

sheet-rank = as no. { $n }
sheet-scoring-fulfilled_orders = as printed on the cards
sheet-scoring-order_majority = { $points } for the most fulfilled orders; nobody gets them on a tie
sheet-scoring-technology_points = as the texts of the cards say
sheet-scoring-technology_majority = { $points } for the highest sum of production values; nobody gets them on a tie
sheet-scoring-church_cards = as printed on the cards
sheet-scoring-warehouses = { $points } each
sheet-scoring-shops = { $points } each
sheet-scoring-face_down_imports = { $points } each
sheet-scoring-face_up_imports = { $points } each
sheet-scoring-yen = { $points } for every { $per } yen
sheet-scoring-trade_goods = { $points } for every { $per }, all kinds together

sheet-kind-trade_good = trade good
sheet-kind-import = import
sheet-sides = two sides: { $up } and { $down }
sheet-worth = worth { $n } yen
sheet-unlimited = never runs out

sheet-meta-players = Players
sheet-meta-players-text = { $players_max }
sheet-meta-rounds = Length of the game
sheet-meta-rounds-text = { $rounds } rounds, in each of them { $turns_per_round } turns per player
sheet-meta-duration = Playing time
sheet-meta-duration-text = about { $duration_minutes } minutes
sheet-meta-age = Age
sheet-meta-age-text = { $min_age } and up
sheet-meta-designer = Designer
sheet-meta-designer-text = { $designer }
sheet-colours = Colours
sheet-players-start-buildings = Buildings per player
sheet-players-start-buildings-text = { $start_shops } shops, { $start_warehouses } warehouses
sheet-start-goods = Goods at the start, per player
sheet-start-first = In addition, for whoever begins
sheet-start-second = In addition, for the second player
sheet-players-start-orders = Orders at the start
sheet-players-start-orders-text = draw { $orders_dealt }, keep { $orders_kept } of them
sheet-layout-bonus-display = Strength bonus cards on display
sheet-layout-bonus-display-text = { $strength_bonus_display }
sheet-layout-tech-display = Technology cards on display
sheet-layout-tech-display-text = { $technology_display }, new ones every round
sheet-layout-church-display = Church cards on display
sheet-layout-church-display-text = { $church_display }; the other { $church_removed } are out of the game
sheet-bonus-step = Taking a strength bonus card
sheet-bonus-step-text = from total strength { $n } on; there are rewards for strengths { $levels }
sheet-building-from = Building
sheet-building-from-text = from total strength { $min_strength } on
sheet-building-shop = Price of a shop
sheet-building-shop-text = { $shop_cost } yen
sheet-warehouse-costs = Prices of the warehouses
sheet-warehouse-costs-text = from the first to the last { $costs } yen
sheet-building-warehouse-income = Income from a warehouse
sheet-building-warehouse-income-text = { $warehouse_income } yen whenever anybody chooses the area
sheet-laboratory-payment-production = Raising production in the laboratory
sheet-laboratory-payment-production-text = +{ $production_per_2_yen } for { $yen_per_step } yen, +{ $production_per_import } for { $imports_per_step ->
    [1] 1 import
   *[other] { $imports_per_step } imports
}, as often as you like
sheet-laboratory-payment-surcharge = Surcharge on technology cards
sheet-laboratory-payment-surcharge-text = from your card no. { $surcharge_from_technology } on { $surcharge_yen } yen or { $surcharge_imports ->
    [1] 1 import
   *[other] { $surcharge_imports } imports
}
sheet-port-payment-keep = Keeping orders in the port
sheet-port-payment-keep-text = { $free_keep } for free, { $max_keep } at most; the second costs { $second_card_yen } yen or { $second_card_imports ->
    [1] 1 import
   *[other] { $second_card_imports } imports
}
sheet-limits-extra = Extra strength cards
sheet-limits-extra-text = at most { $extra_strength_hand } in hand, at most { $extra_strength_per_action } per action
sheet-limits-orders = Orders in hand
sheet-limits-orders-text = { $order_hand ->
    [-1] any number
   *[other] at most { $order_hand }
}
sheet-limits-techs = Technology cards per player
sheet-limits-techs-text = { $technology ->
    [-1] any number
   *[other] at most { $technology }
}
sheet-limits-shops = Shops in an area
sheet-limits-shops-text = at most { $shops_per_player_per_area } per player
sheet-limits-warehouses = Warehouses in an area
sheet-limits-warehouses-text = at most { $warehouses_per_area }
sheet-limits-agents = Foreign agents per player
sheet-limits-agents-text = at most { $agents_per_player }

# groups of the final score
group-orders = Orders
group-technology = Technology
group-quay = Church and buildings
group-stock = What is left

# -- what places and things are for: a name is for all targets that begin with it, stock-<icon> for what one has --

tip-area = { howto-area-goods-text }
tip-area-bank = { howto-area-bank-text }
tip-area-chinatown = { howto-area-chinatown-text }
tip-area-church = { howto-area-church-text }
tip-area-customs = { howto-area-customs-text }
tip-area-laboratory = { howto-area-laboratory-text }
tip-area-port = { howto-area-port-text }
tip-strength = The weakest card you still have goes into the area you visit. All of them come back at the end of the round.
tip-boost = Goes with the card you play, { $added } in a visit at most, and then back to its stack.
tip-boost-phone = Once a round, 1 :yen: makes a visit 1 stronger.
tip-card = At the end of a round one card can be made stronger for good. It costs as many :yen: as its old strength.
tip-drawn = You have drawn it: above the goods it wants, below its reward and its points. You keep one, perhaps two.
tip-order = Pay its goods whenever it is your turn: the reward comes at once, the points at the end. One you never fulfil costs nothing.
tip-tech = You get it at the laboratory, and from then on it works. The number in the corner decides who leads in technology at the end.
tip-church = You get it at the church for enough :faith:. The reward comes at once, the points at the end.
tip-bonus = { howto-bonus-text }
tip-trade = One exchange of a visit to Chinatown; it may be made several times.
tip-imports = Imports pay in laboratory, port and church. The customs house turns them: { $down } :points: each at the end instead of { $up }.
tip-hire = Whoever gets this far hires an :agent: here once, free of charge.
tip-stock-copper = Goods pay for orders and for the church. At the end every { $goods } of them are worth 1 point.
tip-stock-silk = { tip-stock-copper }
tip-stock-tea = { tip-stock-copper }
tip-stock-fish = { tip-stock-copper }
tip-stock-yen = For buildings, technology and stronger cards. At the end every { $yen } :yen: are worth 1 point.
tip-stock-import = { tip-imports }
tip-stock-import-down = Turned in the customs house: { $down } :points: at the end. It still pays like any other.
tip-stock-extra = { tip-boost } You keep { $hand } of them at most.
tip-stock-order = Only the one who holds them sees what they want. Fulfilled, they bring a reward and points.
tip-stock-fulfilled = Their points count at the end, and whoever has more gets { $majority } besides. With { $orders } of them an :agent: can be hired.
tip-stock-faith = Their points count at the end. With { $churches } of them an :agent: can be hired.
tip-stock-agent = A visit of strength { $agent } besides your own, even to a used area. Then he is gone.
tip-stock-shop = Costs { $shop } :yen: in an area where you are { $build } or stronger. You are 1 stronger there from then on.
tip-stock-warehouse = Costs { $warehouse } to { $last } :yen: where you are { $build } or stronger; one in each area. You are 1 stronger there, and every visit to it pays you { $income } :yen:.
tip-stock-strength = { tip-strength }
tip-stock-tech = { tip-tech }

ahead-upgrade = Between rounds: upgrade a strength card

# -- correcting values: what they are called --
field-amount = amount
field-at_least = at least
field-church_display = cards on display
field-church_removed = cards removed
field-color_names_de = names in German
field-color_names_en = names in English
field-colors = colours
field-counts = counts
field-effect = by strength
field-effect_kind = effect
field-extra_strength_1 = extra strength cards +1
field-extra_strength_2 = extra strength cards +2
field-extra_strength_hand = in hand
field-extra_strength_per_action = for an action
field-face_down_de = face down, in German
field-face_down_en = face down, in English
field-face_up_de = face up, in German
field-face_up_en = face up, in English
field-faith = faith
field-free_keep = kept for nothing
field-get = you get
field-get_n = how many
field-give = you give
field-give_n = how many
field-imports_per_step = imports
field-kind = kind
field-level = level
field-levels = levels
field-max_keep = kept at most
field-min_strength = from strength
field-n = how many
field-once_per_round = once a round
field-orders_dealt = orders dealt
field-orders_kept = orders kept
field-pay = offering
field-per = for each
field-players_max = players at most
field-players_min = players at least
field-points = points
field-production_per_2_yen = production for yen
field-production_per_import = production for imports
field-rounds = rounds
field-second_card_imports = second card: imports
field-second_card_yen = second card: yen
field-shop_spaces = spaces for shops
field-start_goods = goods
field-start_imports = imports
field-start_shops = shops
field-start_warehouses = warehouses
field-surcharge_from_technology = from which card
field-surcharge_imports = imports
field-surcharge_yen = yen
field-turns_per_round = turns of a round
field-two_sided = two sides
field-unlimited = unlimited
field-value = value
field-warehouse_spaces = spaces for warehouses
field-yen = yen
field-yen_per_step = yen
word-a = board A
word-any_used_area = any used area
word-b = board B
word-blue = blue
word-copper_bonus = bonus of copper
word-draw_orders = draw orders
word-end_points = points at the end
word-exchanges_up_to = exchanges
word-extra_strength_bonus = bonus for extra strength
word-face_down_import = import face down
word-flat = once
word-flip_import = turn an import up
word-flip_imports_up_to = turn imports up
word-free_card_choice = free choice of card
word-free_upgrade = upgrade for nothing
word-fulfilled_order = fulfilled order
word-gain_copper = copper
word-gain_fish = fish
word-gain_order = order cards
word-gain_silk = silk
word-gain_tea = tea
word-gain_yen = yen
word-import = import
word-order_yen = yen for orders
word-pay_yen_for_strength = strength for yen
word-red = red
word-round_start_extra_strength_1 = extra strength card each round
word-strength_bonus = strength bonus card
word-technology_cards = technology cards
word-technology_gain_yen = yen for technologies
word-trade_good = trade good
word-turn_start_yen = yen each turn
word-used_area_with_own_warehouse = used area with an own warehouse
word-yen = yen
value-no-imports = Imports can never be exchanged (YOK-7.7.4).
value-no-level = Only a strength bonus card has a level (YOK-2.7).
value-empty-order = An order needs at least one good.

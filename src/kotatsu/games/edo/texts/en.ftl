title = Edo
line = Three orders planned in secret. Then everybody’s plans meet on the same road.
cover-alt = A castle keep over the roofs, an arched bridge, two samurai on the road
about = The Shogun builds his capital, and you govern a province on the roads that lead there. Every round you plan three orders in secret and decide which officials carry them out; then all plans are opened, one by one, and your samurai cut wood, break stone, bargain with the merchant and raise houses, trading posts and fortresses. Whoever sends officials out into the country has fewer of them at home. Twelve points of power end the race, but without a house in EDO you cannot win it.

# -- house rules: the other readings of the rule book --
option-surplus-officials = Surplus officials are allowed
option-surplus-officials-about = Up to four officials may stand at every card, also more than the action can use or an odd one; they do nothing there, but the others cannot read your plan from the number.
option-may-decline-income = Money and rice may be declined
option-may-decline-income-about = When money or rice comes from officials, you say how many of the activations you use.
option-crowded-out = Crowded fields give nothing
option-crowded-out-about = With four or more samurai on a field a harvest brings 0 units there, and only what a special card adds.

# -- things --
resource-wood = wood
resource-stone = stone
resource-rice = rice
resource-ryo = ryo
resource-power = { $n ->
    [1] power point
   *[other] power points
}

category-houses = Houses
category-kontor = Trading post
category-fortresses = Fortresses
category-trade = Trade
category-samurai = Samurai on the map
category-money = Money

staff-0plus0 = no officials
staff-1plus0 = 1 own official
staff-0plus1 = 1 Shogun official
staff-2plus0 = 2 own officials
staff-1plus1 = 1 own and 1 Shogun official
staff-0plus2 = 2 Shogun officials
staff-3plus0 = 3 own officials
staff-2plus1 = 2 own and 1 Shogun official
staff-1plus2 = 1 own and 2 Shogun officials
staff-0plus3 = 3 Shogun officials
staff-4plus0 = 4 own officials
staff-3plus1 = 3 own and 1 Shogun official
staff-2plus2 = 2 own and 2 Shogun officials
staff-1plus3 = 1 own and 3 Shogun officials
staff-0plus4 = 4 Shogun officials

# -- moves --
move-pass = No further activation
move-pass-at-travel = No further journey
move-pass-at-recruit = Recruit nobody
move-pass-at-collect = Take nothing
move-pass-at-develop = Take no card
move-pass-at-harvest = No further harvest
move-pass-at-build = Build nothing more
move-pass-at-trader = No further trade
move-pass-at-offers = Done with this trade
move-done = Reveal the card
move-commit = Hand in the plan
move-merchant = Move the merchant
move-power = Trade for 1 power point
move-recruit = Recruit a Shogun official
move-collect = Take it { $units ->
    [1] once
   *[other] { $units } times
}
move-keep = Pay the wages: all on the map stay
move-town = Begin in { $field }
move-set = Take { $set }
move-from = Move a samurai from: { $field }
move-from-at-travel = Relocate a samurai from: { $field }
move-to = To: { $field }
move-use = Samurai on: { $field }
move-use-at-harvest = Harvest: { $field }
move-use-at-trader = Trade with the samurai on: { $field }
move-send = Send an official to: { $field }
move-recall = Take a samurai back from: { $field }
move-build = Build: { $building } in { $field }
move-take = Take { $card }
move-buy = Buy goods: { $units }
move-staff = Slot { $slot }: { $staff }
move-plan = Plan { $action }

# -- decisions --
step-draft = Choose your start town or a set of resources
step-draft-of-town = Choose your start town
step-draft-of-set = Choose a set of resources
step-planning = Plan in secret: three actions, then officials for each
step-planning-of-plan = Plan in secret: which action in slot { $slot }?
step-planning-of-staff = Plan in secret: how many officials in slot { $slot }?
step-window = Move samurai or the merchant for 1 ryo per step, then reveal your card
step-walk = { $start_id ->
    [none] Where does the merchant walk?
   *[other] Where does the samurai from { $start } walk?
}
step-travel = { $moves_left ->
    [0] { $own ->
        [0] Relocate samurai ({ $shoguns } Shogun { $shoguns ->
            [one] official
           *[other] officials
        } left)
       *[other] Send out an official or relocate samurai ({ $own } left{ $shoguns ->
            [0] )
           *[other] , and { $shoguns } of the Shogun’s)
        }
    }
   *[other] Relocate another samurai, or go on
}
step-relocate = Where does the samurai from { $start } go?
step-recruit = Recruit a Shogun official?
step-collect = How often do you take money or rice?
step-develop = Take a special card?
step-harvest = { $left ->
    [1] Choose a samurai to harvest ({ $action })
   *[other] Choose a samurai to harvest, { $left } times ({ $action })
}
step-build = { $left ->
    [1] Build one building
   *[other] Build up to { $left } buildings
}
step-trader = Which samurai trades?
step-offers = { $used ->
    [0] Trade: choose an offer
   *[other] Use the other offer too?
}
step-wages = Take samurai back, then pay 1 rice for each who stays

# -- a word the first time something is decided --
note-draft = You pick twice: one start town and one set of resources, in whichever order you like.
note-planning = Three different cards with one action each. An action happens as often as officials pay for it; most need one each time, some two.
note-window = Before each of your cards you may move your samurai and the merchant along the roads. You need not.
note-walk = Every step costs 1 ryo; the shortest way counts. Any number of figures may share a field.
note-travel = Each official here either goes out as a samurai or moves some of your samurai anywhere. Shogun officials can only do the latter.
note-relocate = This way is free and leads to any field of the map. The official stays with you.
note-recruit = A Shogun official works for you from the next round on. He never goes out to the map.
note-collect = House rule of this table: money and rice may be declined. What you do not use now is gone.
note-develop = A special card offers two new actions, one of them each round, from the next round on.
note-harvest = A samurai alone on his field brings 3, two bring 2 each, three or more 1 each. Those of others count too.
note-build = A building takes the next free plot of its city and brings power points at once. Without a house in EDO you cannot win.
note-trader = Every trade needs a different samurai of yours.
note-offers = Either buy goods for ryo, or give the whole bundle for 1 power point. In the city of your own trading post you may do both.
note-wages = A samurai you take back is an official again, free of charge. Everybody who stays costs 1 rice.

# -- what happens --
event-round = Round { $n } begins
event-town = begins in { $field }
    .you = begin in { $field }
event-set = takes { $set }
    .you = take { $set }
event-gain = +{ $n } { $resource }
event-pay = −{ $n } { $resource }
event-planned = plans slot { $slot }: { $action }
    .you = plan slot { $slot }: { $action }
event-staffed = assigns { $staff } to slot { $slot }
    .you = assign { $staff } to slot { $slot }
event-committed = hands in the plan
    .you = hand in the plan
event-moved = moves a samurai from { $start } to { $target }
    .you = move a samurai from { $start } to { $target }
event-merchant-moved = moves the merchant from { $start } to { $target }
    .you = move the merchant from { $start } to { $target }
event-revealed = reveals slot { $slot }: { $action }, { $staff }
    .you = reveal slot { $slot }: { $action }, { $staff }
event-nothing = does nothing more
    .you = do nothing more
event-sent = sends an official to { $field }
    .you = send an official to { $field }
event-relocated = relocates a samurai from { $start } to { $target }
    .you = relocate a samurai from { $start } to { $target }
event-recruited = recruits a Shogun official
    .you = recruit a Shogun official
event-developed = takes { $card }
    .you = take { $card }
event-shown = New in the display: { $card }
event-harvested = harvests: { $field }
    .you = harvest: { $field }
event-built = builds: { $building } in { $field }
    .you = build: { $building } in { $field }
event-traded = trades with: { $card }
    .you = trade with: { $card }
event-recalled = takes a samurai back from { $field }
    .you = take a samurai back from { $field }
event-kept = { $n ->
    [1] 1 samurai stays
   *[other] { $n } samurai stay
}
event-income = +{ $n } ryo from { $field }
event-next-merchant = Next in the merchant pile: { $card }
event-last-merchant = The merchant pile is empty: this is the last round
event-ends-by-power = 12 power points are reached: the game ends
event-ends-by-pile = The merchant pile is empty: the game ends
event-promised = { $kind_id ->
    [money] +{ $n } ryo for each official
    [rice] +{ $n } rice for each official
    [travel] { $m ->
        [0] each official goes to a border post or relocates { $n } samurai
       *[other] each official goes to any field or relocates { $n } samurai
    }
    [recruit] { $n ->
        [0] a Shogun official without rice
       *[other] a Shogun official for { $n } rice
    }
    [develop] { $n ->
        [0] a special card without ryo
       *[other] a special card for { $n } ryo
    }
    [harvest] { $m ->
        [0] up to +{ $n } wood for each samurai in a forest
        [1] up to +{ $n } stone for each samurai in a quarry
        [2] up to +{ $n } rice for each samurai in a rice field
       *[other] up to +{ $n } of what the field gives for each samurai
    }
    [build] { $m ->
        [0] { $n ->
            [1] a building for each official, where a samurai stands
           *[other] a building for every { $n } officials, where a samurai stands
        }
       *[other] a building for each official, without a samurai
    }
   *[trade] { $m ->
        [0] { $n ->
            [1] an offer for each samurai with the merchant
           *[other] both offers for each samurai with the merchant
        }
       *[other] an offer for each samurai, wherever he stands
    }
}
event-expected = { $kind_id ->
    [money] +{ $m } ryo when it is revealed
    [rice] +{ $m } rice when it is revealed
    [travel] { $n ->
        [1] 1 journey
       *[other] { $n } journeys
    }
    [recruit] { $n ->
        [1] 1 recruit
       *[other] { $n } recruits
    }
    [develop] { $n ->
        [1] 1 special card
       *[other] { $n } special cards
    }
    [harvest] { $n ->
        [1] 1 harvest
       *[other] { $n } harvests
    }
    [build] { $n ->
        [1] 1 building
       *[other] { $n } buildings
    }
   *[trade] { $n ->
        [1] 1 trade
       *[other] { $n } trades
    }
}
event-still-free = free for later slots: { $own ->
    [0] none of your own
   *[other] { $own } own
}, { $shoguns ->
    [0] no Shogun officials
    [1] 1 Shogun official
   *[other] { $shoguns } Shogun officials
}
event-share = { $n } ryo a round from { $field }

# -- why not --
reason-not-on-this-map = This field is not on the map for this number of players.
reason-no-start-town = Nobody begins in EDO; choose one of the towns around it.
reason-town-is-taken = Another player begins in this town.
reason-has-a-town = You have a town already; choose a set of resources.
reason-set-is-taken = Another player has taken this set.
reason-has-a-set = You have a set already; choose a town.
reason-not-your-card = You do not own this card.
reason-card-is-new = You took this card this round; it can be planned from the next round on.
reason-card-is-planned = You have planned this card already, and each card offers only one action per round.
reason-actions-are-chosen = Your three actions are chosen; take a move back to change them.
reason-actions-first = Choose three actions first, then place officials.
reason-too-many-officials = The action cannot be activated that often.
reason-too-few-officials = There are fewer officials at this card.
reason-pairs-only = This action needs two officials for each activation.
reason-too-few-own = You do not have that many officials of your own left.
reason-too-few-shoguns = You do not have that many Shogun officials left.
reason-plan-is-complete = Your plan is complete; hand it in, or take a move back to change it.
reason-plan-not-complete = Your plan is not complete yet.
reason-no-samurai-there = You have no samurai there.
reason-no-ryo-to-move = Moving costs 1 ryo per step, and you have none.
reason-too-far = You cannot pay for that many steps.
reason-same-field = The figure stands there already.
reason-merchant-stays = Travel moves samurai only, never the merchant.
reason-only-own-are-sent = Only officials of your own colour can be sent out, and none is left here.
reason-border-posts-only = Officials are sent to border posts.
reason-no-moves-left = Your officials cannot relocate this samurai any more.
reason-no-rice = You do not have enough rice to recruit.
reason-no-shogun-left = No Shogun official is left.
reason-not-displayed = This card is not in the display.
reason-cannot-pay = You cannot pay for that.
reason-wrong-field = This action harvests another kind of field.
reason-nothing-left-here = Four or more samurai stand there: by the house rule of this table the field gives nothing.
reason-has-served = Your samurai there have already served in this action; each activation needs another one.
reason-stock-is-full = You can hold 10 units of each resource at most.
reason-city-is-full = All plots of this city are taken.
reason-no-house-left = All your houses are on the map.
reason-no-kontor-left = Your trading post is on the map.
reason-no-kontor-here = No trading post may be built in EDO.
reason-kontor-is-there = There is a trading post in this city.
reason-no-fortress-left = All fortresses are on the map.
reason-no-own-house = You need a house of your own in this city to build a fortress.
reason-too-few-houses = Each fortress in a city needs two houses there.
reason-not-on-offer = The merchant does not offer that much.
reason-offer-is-used = You have already used that offer in this trade.
reason-too-little-rice = You cannot pay that many samurai; take some back first.
reason-slot-by-slot = Plan slot 1 first, then slot 2, then slot 3.

# -- the table in words --
lap = Round { $n }
table-title = Round { $round }
table-start-player = Start player: { $seat }
table-to-act = To act: { $seats }
table-over = The game is over
table-map = The map
table-city = { $field } (pays { $income }): { $parts }
table-field = { $field }: { $parts }
table-piece = { $building } of { $seat }
table-plots = { $n ->
    [1] 1 plot free
   *[other] { $n } plots free
}
table-samurai-here = { $seat }: { $n } samurai
table-merchant-here = merchant
table-cards = Cards and supplies
table-merchant-now = Merchant: { $card }
table-merchant-next = Next merchant: { $card }, { $n } in the pile
table-merchant-last = The merchant pile is empty
table-offer = { $card } (up to { $most } { $resource } for { $price } ryo each; 1 power point for { $bundle })
table-display = Special cards: { $cards }
table-supplies = Supply: Shogun officials: { $shoguns }; fortresses: { $fortresses }; special cards in the deck: { $cards }
table-costs = Costs: { $costs }
table-cost = { $building } { $cost }
table-sets = Sets to choose from: { $sets }
table-set = { $set } ({ $goods })
table-player = { $power ->
    [1] { $seat }, 1 power point
   *[other] { $seat }, { $power } power points
}
table-goods = Goods: { $goods }
table-ryo = Money: { $ryo } ryo
table-ryo-hidden = Money: hidden
table-officials = Officials: { $own } own, { $shoguns } Shogun
table-recruits = Shogun officials from the next round on: { $n }
table-samurai = Samurai: { $fields }
table-stock = Left to build: houses: { $houses }; trading posts: { $kontors }
table-in-edo = Has a house in EDO
table-not-in-edo = Has no house in EDO yet
table-owned = Special cards: { $cards }
table-fresh = { $card } (from the next round on)
table-plan = Plan: { $slots }
table-slot = slot { $slot } { $action }, { $staff }
table-slot-open = slot { $slot } open
table-slot-unstaffed = slot { $slot } { $action }
table-slot-hidden = slot { $slot } hidden
table-ready = The plan is handed in
table-roads = Roads, harvests and incomes
table-roads-of = { $field }: roads to { $fields }
table-yields = A harvest on a field with 1 / 2 / 3 or more samurai brings { $yields }
table-yields-crowded-out = A harvest on a field with 1 / 2 / 3 / 4 or more samurai brings { $yields }
table-pays = { $field } pays by the number of players present: { $shares }
table-actions = What the cards do
table-card = { $card }: { $actions }
table-none = none

# -- scenes --
scene-plan = Plan
scene-map = Map
scene-offers = Offers
scene-cards = Cards
amount-staff-own = your own officials
amount-staff-shogun = Shogun officials

# -- words on the board --
board-power-track = Power
board-track-end = { $n } points end the game
board-incomes = What cities pay
board-players-there = Players there
board-slot-now = Choose
board-slot-open = open
board-owned = Who has which card
board-no-cards = no special card
table-share = { $n } ryo for { $seat }
board-round = Round { $n }
board-last-round = Last round: the merchant pile is empty
board-track = Power track: { $n } points end the game
board-merchant = The merchant
board-goods = Goods for ryo
board-power = For 1 power point
board-next = Next: { $card }
board-prices = Buildings: power and cost
board-each = at
board-left-shogun = { $n ->
    [1] Shogun official
   *[other] Shogun officials
}
board-left-fortress = { $n ->
    [1] fortress
   *[other] fortresses
}
board-special = Special cards
board-deck = { $n } in the deck
board-sets = One set of resources for each
board-plans = The plans, in turn order
board-build = Build
board-any = Any resource
board-officials = Free
board-wages = Wages
board-commit = Hand in the plan
board-ready = Plan handed in
board-hidden = Secret
board-chip-power = power points: { $n }
board-reveal = Slot { $n }: reveal the card
board-chip-good = { $good }: { $n }
board-chip-ryo = ryo: { $n }
board-chip-ryo-hidden = ryo: hidden
board-chip-officials = own officials: { $n }, free: { $free }
board-chip-shoguns = Shogun officials: { $n }, free: { $free }
board-chip-samurai = samurai on the map: { $n }
board-chip-houses = houses left to build: { $n }
board-chip-kontors = trading posts left to build: { $n }

# -- how to play --
howto-goal-text = The Shogun builds his capital, and you govern a province on the roads to it. Plan in secret, send samurai out, build. **{ $end } :power:** end the game; then whoever has most wins, if a house of theirs stands in EDO.
howto-table = What lies on the table
howto-lies-city = EDO and the towns
howto-lies-city-text = { $plots } plots each, filled in order; the roof says what the city pays in :ryo:
howto-lies-field = Forests, quarries, rice fields
howto-lies-field-text = a lone samurai brings { $alone }, two bring { $two } each, more bring { $three } each
howto-lies-border = Border posts
howto-lies-border-text = here your samurai enter the map
howto-lies-samurai = Your samurai
howto-lies-samurai-text = :samurai: work where they stand
howto-lies-merchant = The merchant
howto-lies-merchant-text = :merchant: trades with whoever stands beside him; anybody may move him
howto-lies-road = Roads
howto-lies-road-text = from field to field is one step, { $step } :ryo:; nothing blocks the way
howto-yours = In front of you
howto-yours-text = { $officials } officials, a first samurai, { $houses } more houses, a trading post, { $ryo } :ryo: and three permission cards A, B, C with four actions each. Of :wood: :stone: :rice: you keep { $limit } of a kind at most.
howto-round = A round in four pictures
howto-plan = Plan in secret
howto-plan-text = Put three cards in order and choose **one action on each**. Then assign officials: every official carries out his action once.
howto-reveal = Reveal, slot by slot
howto-reveal-text = Everybody’s slot 1, then 2, then 3. Before each of yours you may **walk** your samurai, { $step } :ryo: a step. Then the action counts: this one will bring { $alone } :rice:, because he is alone.
howto-wages = Wages and income
howto-wages-text = A samurai stays for { $wage } :rice: or comes home free of charge. Then every city with buildings pays: all of it if you are alone there, else the most to whoever has built most.
howto-merchant = A new merchant, a new round
howto-merchant-text = His card is replaced by the next one, and the first player moves on. If somebody has **{ $end } :power:**, or his pile is empty, the game is over instead: after { $rounds } rounds at the latest.
howto-win = What gives power
howto-points-house = House
howto-points-house-text = for { $house_wood } :wood: { $house_ryo } :ryo:
howto-points-kontor = Trading post
howto-points-kontor-text = for { $kontor_wood } :wood: { $kontor_stone } :stone: { $kontor_ryo } :ryo:
howto-points-fortress = Fortress
howto-points-fortress-text = for { $fortress_stone } :stone: { $fortress_ryo } :ryo:
howto-points-merchant = Merchant
howto-points-merchant-text = for the goods he asks for
howto-points-samurai = Samurai
howto-points-samurai-text = at the end, each one on the map
howto-points-ryo = Savings
howto-points-ryo-text = at the end, for every { $savings } :ryo:
howto-condition = One condition
howto-castle = No house in EDO, no victory
howto-castle-text = Whoever has none there at the end has lost, whatever their power.

howto-actions = All actions
howto-actions-text = The small rings beside an action say how many officials fit there. Shogun officials work like your own, but never leave home.
howto-office = What officials do at home
howto-field = What they need samurai for
howto-do-money = Money
howto-do-money-text = { $money } :ryo: for every official. No samurai needed.
howto-do-rice = Rice
howto-do-rice-text = { $grain } :rice: for every official: little, but sure.
howto-do-travel = Travel
howto-do-travel-text = An official rides out to a border post and becomes a samurai, or he stays and moves up to { $moved } samurai anywhere, free of charge.
howto-do-recruit = Recruit
howto-do-recruit-text = { $recruit } :rice: brings a Shogun official for good, from the next round on.
howto-do-develop = Development
howto-do-develop-text = { $develop } :ryo: buy one of the special cards on display. It holds two stronger actions, and you can plan it from the next round on.
howto-do-harvest = Harvest
howto-do-harvest-text = Wood in forests, stone in quarries, rice in rice fields. Every official needs another samurai there; **all** samurai on the field count, the others’ too.
howto-do-build = Build
howto-do-build-text = Every building needs a samurai in that city. The easy form takes one official each, the hard one { $hard }. A fortress needs a house of your own there, and { $crowd } houses in all for each fortress.
howto-do-trade = Trade
howto-do-trade-text = A samurai beside the merchant uses one of his two offers: goods for :ryo:, or goods for 1 :power:. In the city of your trading post he may use both.
howto-ends = How it ends
howto-end-power = Somebody has { $end }
howto-end-power-text = The round is played to its end, income included. Then it is over.
howto-end-pile = The pile is empty
howto-end-pile-text = When the last merchant card is in play, this is the last round.
howto-mistakes = Mistakes of a first game
howto-mistake-castle = EDO too late
howto-mistake-castle-text = Build your house there in the first rounds. The way is long, and without it nothing counts.
howto-mistake-rice = No rice on payday
howto-mistake-rice-text = Whoever cannot pay takes samurai back, and the walk to the field begins anew.
howto-mistake-samurai = Everybody out
howto-mistake-samurai-text = Every samurai on the map is one official fewer at home. Two or three are enough for a start; recruit Shogun officials.
howto-mistake-ryo = All money spent on walking
howto-mistake-ryo-text = Steps cost what a house needs. Travel moves samurai free of charge.
howto-mistake-plan = In the wrong order
howto-mistake-plan-text = Slot 1 comes first, so travel before you harvest and harvest before you build. Of one card you plan one action only.
howto-mistake-special = No special card
howto-mistake-special-text = { $develop } :ryo: once make every later round stronger. Buy one early.

# -- icons, by name --
icon-wood = { resource-wood }
icon-stone = { resource-stone }
icon-rice = { resource-rice }
icon-ryo = { resource-ryo }
icon-power = power point
icon-influence = influence
icon-any = { board-any }
icon-samurai = samurai
icon-official = official
icon-shogun = Shogun official
icon-merchant = { board-merchant }
icon-house = house
icon-kontor = trading post
icon-fortress = fortress
icon-paddy = harvest rice
icon-travel = travel
icon-recruit = recruit
icon-special = special card
icon-build = build
icon-trade = trade
icon-anywhere = any field
icon-border = border post
icon-unmanned = no samurai needed
icon-plan = plan
icon-castle = EDO

# -- the sheets of components --
sheet-permission-cards = Permission cards: all three for every player
sheet-special-cards = Special cards
sheet-actions = Actions of the permission cards
sheet-merchants = Merchant cards
sheet-buildings = Buildings
sheet-start-sets = Sets of resources to begin with
sheet-maps = The two sides of the map
sheet-cities = Cities
sheet-incomes = What cities pay: ryo by rank
sheet-fields = Fields and roads
sheet-limits = Limits, wages and end of the game
sheet-setup = In the box and at the start

sheet-column-actions = Actions
sheet-column-one-action = One action
sheet-column-other-action = Other action
sheet-column-effect = Each activation
sheet-column-times = Activations
sheet-column-needs = Needs
sheet-column-goods = Goods for ryo
sheet-column-power = For 1 power point
sheet-column-cost = Cost
sheet-column-power-points = Power points
sheet-column-influence = Influence
sheet-column-pieces = Supply
sheet-column-content = Contents
sheet-column-players = Players
sheet-column-fields = Fields
sheet-column-city = With { $players } players
sheet-column-kind = Kind
sheet-column-roads = Roads with { $players } players
sheet-column-value = Value

sheet-special-action = { $action }: { $effect }; { $times }
sheet-times = { $n ->
    [1] once
    [2] up to twice
   *[other] up to { $n } times
}
sheet-needs-official = { $n ->
    [1] 1 official
   *[other] { $n } officials
}
sheet-needs-samurai = { $n ->
    [1] 1 official and 1 samurai
   *[other] { $n } officials and 1 samurai
}
sheet-effect-money = { $n } ryo
sheet-effect-rice = { $n } rice
sheet-effect-recruit = { $n ->
    [0] 1 Shogun official for free
   *[other] 1 Shogun official for { $n } rice
}
sheet-effect-develop = { $n ->
    [0] 1 special card for free
   *[other] 1 special card for { $n } ryo
}
sheet-travel = { $n ->
    [1] send an own official to a border post, or relocate 1 samurai
   *[other] send an own official to a border post, or relocate up to { $n } samurai
}
sheet-travel-anywhere = { $n ->
    [1] send an own official to any field, or relocate 1 samurai
   *[other] send an own official to any field, or relocate up to { $n } samurai
}
sheet-any-good = of what the field gives
sheet-harvest = { $yields } { $good } with { $samurai } samurai on the field
sheet-harvest-always = always { $n } { $good }
sheet-build = 1 building
sheet-less = { $cost } less
sheet-unmanned = without a samurai
sheet-trade = 1 offer of the merchant
sheet-trade-both = both offers of the merchant
sheet-trade-less = up to { $n } ryo less
sheet-trade-anywhere = the samurai may stand anywhere
sheet-offer = up to { $n } { $good } for { $price } ryo each
sheet-for-each = { $n } for every player
sheet-for-all = { $n } for all together

sheet-kinds-city = { $n ->
    [1] 1 city
   *[other] { $n } cities
}
sheet-kinds-forest = { $n ->
    [1] 1 forest
   *[other] { $n } forests
}
sheet-kinds-quarry = { $n ->
    [1] 1 quarry
   *[other] { $n } quarries
}
sheet-kinds-rice-field = { $n ->
    [1] 1 rice field
   *[other] { $n } rice fields
}
sheet-kinds-river = { $n ->
    [1] 1 river
   *[other] { $n } rivers
}
sheet-kinds-border-post = { $n ->
    [1] 1 border post
   *[other] { $n } border posts
}
sheet-kind-city = city
sheet-kind-forest = forest
sheet-kind-quarry = quarry
sheet-kind-rice-field = rice field
sheet-kind-river = river
sheet-kind-border-post = border post
sheet-income = pays { $n }
sheet-income-table = City that pays { $n }
sheet-start-town = start town
sheet-no-start-town = no start town
sheet-kontor = trading post allowed
sheet-no-kontor = no trading post
sheet-present = { $n ->
    [1] 1 player present
   *[other] { $n } players present
}

sheet-limits-cards = Cards planned in a round
sheet-limits-cards-text = { $n }
sheet-limits-goods = Goods of one kind
sheet-limits-goods-text = { $n } at most
sheet-harvest-yields = Harvest
sheet-harvest-yields-text = { $yields } goods with { $samurai } samurai on the field; further samurai change nothing
sheet-limits-step = Moving a samurai or the merchant
sheet-limits-step-text = { $n } ryo per step
sheet-limits-wage = Wages at the end of a round
sheet-limits-wage-text = { $n } rice for each samurai on the map
sheet-limits-plots = Plots in a city
sheet-limits-plots-text = { $n }
sheet-limits-kontor = Trading posts in a city
sheet-limits-kontor-text = { $n } at most
sheet-limits-fortress = What a fortress needs
sheet-limits-fortress-text = { $n ->
    [1] 1 house in the city for each fortress
   *[other] { $n } houses in the city for each fortress
}; at least { $own ->
    [1] 1 house there belongs to the builder
   *[other] { $own } houses there belong to the builder
}
sheet-limits-end = End of the game
sheet-limits-end-text = { $n } power points, or an empty merchant pile
sheet-limits-money = Final scoring: money
sheet-limits-money-text = 1 power point for every { $n } ryo
sheet-limits-samurai = Final scoring: samurai on the map
sheet-limits-samurai-text = { $n ->
    [1] 1 power point each
   *[other] { $n } power points each
}

sheet-game-designers = Designers
sheet-game-designers-text = { $names }
sheet-game-players = Players
sheet-game-players-text = { $least } to { $most }, age { $age } and up
sheet-player-stock-figures = Figures per player
sheet-player-stock-figures-text = { $n }, one of them begins as a samurai
sheet-setup-ryo = Money at the start
sheet-setup-ryo-text = { $n } ryo
sheet-setup-choices-merchant = The merchant begins in
sheet-setup-choices-merchant-text = { $field }
sheet-setup-choices-display = Special cards in the display
sheet-setup-choices-display-text = { $n }
sheet-supplies-shoguns = Shogun officials
sheet-supplies-shoguns-text = { $n }
sheet-supplies-specials = Special cards
sheet-supplies-specials-text = { $n }
sheet-supplies-merchants = Merchant cards
sheet-supplies-merchants-text = { $n }

# groups of the final score
group-buildings = Buildings
group-trade = Trade
group-samurai = Samurai
group-money = Money

# -- what places and things are for: a name is for all targets that begin with it, stock-<icon> for what one has --

tip-set = What you begin with, besides your { $ryo } :ryo:.
tip-action = { howto-plan-text }
tip-action-a-money = { howto-do-money-text }
tip-action-c-money = { howto-do-money-text }
tip-action-a-rice = { howto-do-rice-text }
tip-action-a-wood = { howto-do-harvest-text }
tip-action-b-rice_field = { howto-do-harvest-text }
tip-action-c-stone = { howto-do-harvest-text }
tip-action-a-hard_build = { howto-do-build-text }
tip-action-c-build = { howto-do-build-text }
tip-action-b-travel = { howto-do-travel-text }
tip-action-b-recruit = { howto-do-recruit-text }
tip-action-b-trade = { howto-do-trade-text }
tip-action-c-develop = { howto-do-develop-text }
tip-field = Buildings stand here, { $plots } at most. After each round the city pays :ryo: to those who have built in it.
tip-field-edo = Without a house of your own here at the end you have lost. After each round the city pays :ryo: to those who have built in it.
tip-field-forest = { howto-do-harvest-text }
tip-field-quarry = { howto-do-harvest-text }
tip-field-rice = { howto-do-harvest-text }
tip-field-border = Officials who travel enter the map here as samurai.
tip-field-arakawa = A way from field to field. There is nothing to be had here.
tip-field-sumida = { tip-field-arakawa }
tip-field-edogawa = { tip-field-arakawa }
tip-field-tamagawa = { tip-field-arakawa }
tip-wages = { howto-wages-text }
tip-offer-goods = A samurai beside the merchant buys goods of this kind for :ryo:.
tip-offer-power = A samurai beside the merchant hands over the whole bundle for 1 :power:.
tip-shoguns = { howto-do-recruit-text }
tip-special = { howto-do-develop-text }
tip-stock-power = { $end } :power: end the game. Then whoever has most wins, if a house of theirs stands in EDO.
tip-stock-wood = For houses and trading posts. You keep { $limit } at most.
tip-stock-stone = For fortresses and trading posts. You keep { $limit } at most.
tip-stock-rice = Feeds samurai who stay out and pays for recruiting. You keep { $limit } at most.
tip-stock-ryo = Pays for steps, cards and buildings. At the end every { $savings } :ryo: are worth 1 :power:. Nobody sees how much the others have.
tip-stock-official = Each carries out his action once. As a samurai he goes out to the map and is missing at home.
tip-stock-shogun = { howto-do-recruit-text } He never goes out to the map.
tip-stock-samurai = They work where they stand. Each one who stays out costs { $wage } :rice: a round.
tip-stock-house = Brings :power: when you build it, and a share of what the city pays.
tip-stock-kontor = In its city a samurai may use both offers of the merchant.
tip-stock-castle = { howto-castle-text }
tip-stock-special = { howto-do-develop-text }

ahead-planning = Your plan for the next round
ahead-planning-plan = Action { $n }
ahead-planning-staff = Officials at action { $n }
ahead-planning-commit = And then

# -- correcting values: what they are called --
field-amount = amount
field-base = action
field-bonus = bonus
field-both_offers = both offers
field-cost_rice = cost in rice
field-cost_ryo = cost in ryo
field-discount = discount
field-full = income in all
field-houses_needed_per_fortress = houses for a fortress
field-ignore_crowding = others do not matter
field-income = income
field-kind = kind
field-kontor_allowed = room for a trading post
field-max = at most
field-max_activations = activations at most
field-max_players = players at most
field-min_age = from age
field-min_players = players at least
field-move_up_to = samurai moved
field-name_de = name in German
field-name_en = name in English
field-needs = needs
field-officials_per_activation = officials each time
field-own_houses_needed_for_fortress = own houses for a fortress
field-price = price
field-resource = resource
field-rice = rice
field-ryo_discount = ryo less
field-samurai_at_merchant = samurai with the merchant
field-samurai_required = samurai needed
field-send_anywhere = to any field
field-shares = shares, a line for each number of players there
field-start_town = players may begin here
field-stone = stone
field-tokens = tokens
field-wood = wood
field-x = place, from the left
field-y = place, from the top
word-any = any
word-border_post = border post
word-city = city
word-forest = forest
word-harvest = harvest
word-income_10 = income of 10
word-income_12 = income of 12
word-income_6 = income of 6
word-income_8 = income of 8
word-official = official
word-quarry = quarry
word-rice_field = rice field
word-river = river
word-samurai = samurai
value-no-way = No way leads from Edo to { $field }.
value-road = A road joins two fields of this map.
value-four-actions = Four of the actions belong here.
value-two-actions = Two actions belong on a special card.
value-first-cities = The first fields are the cities.
value-four-officials = There is room for four officials at a card.
value-needs = This does not fit the kind of this action.
value-shares = There are rows of 1, 2, 3 and 4 shares, each { $full } in all.
value-sides = Each number of players is played on exactly one side: correct the other one too.

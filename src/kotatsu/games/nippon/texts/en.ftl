title = Nippon
line = Mills, rails and ships in one generation, and every colour of worker wants wages.
cover-alt = A train on a viaduct before Mount Fuji, mills with chimneys
about = Japan in the Meiji years: the country learns industry in a single generation. You raise silk mills and clock works, dig coal, lay rails and launch ships, and win the markets of eight cities before foreign companies or your rivals do. Every action takes a worker, and every colour among your workers wants wages on the day you close your books. Take too many and you cannot pay; stop too early and the Emperor’s rewards go to somebody else.

# -- settings before the game --
option-first = Who begins
option-first-random = drawn by lot
option-first-A = player A
option-first-B = player B
option-first-C = player C
option-first-D = player D

# -- house rules: the other readings of the rule book --
option-scoring-on-leaving = Scoring when the marker leaves
option-scoring-on-leaving-about = A scoring takes place when the marker moves on from its space, not when it arrives: the first two come one refill later, the second with the beginning of the last turns.
option-below-zero = Points may fall below zero
option-below-zero-about = Unpaid workers cost 2 points for each colour, even if you have none left.

# -- things --
resource-yen = Yen
resource-coal = coal
resource-blueprints = { $n ->
    [1] blueprint
   *[other] blueprints
}
resource-vp = VP

bonus-blueprints = blueprints
bonus-coal = coal
bonus-yen = Yen

side-north = north
side-east = east
side-south = south
side-west = west

steps-1 = 1 step
steps-2 = 2 steps
steps-3 = 3 steps

spent-1 = 1 good
spent-2 = 2 goods
spent-3 = 3 goods

category-start = Starting points
category-contracts = Contracts
category-market = Local market
category-factories = Factories
category-scoring-1 = First scoring
category-scoring-2 = Second scoring
category-scoring-3 = Third scoring
category-ships = Ships in the regions
category-wages = Unpaid wages
category-achievement-money = Achievement: wealth
category-achievement-ships = Achievement: ships
category-achievement-trains = Achievement: trains
category-achievement-regions = Achievement: regions
category-achievement-machines = Achievement: machines
category-achievement-factories = Achievement: level 2 and 3 factories
category-achievement-mining = Achievement: mining
category-achievement-technology = Achievement: technology
category-achievement-contracts = Achievement: contracts

# -- bonuses of factories --
effect-gain_yen = at once: { $n } Yen
effect-gain_coal = at once: { $n } coal
effect-gain_blueprints = { $n ->
    [1] at once: 1 blueprint
   *[other] at once: { $n } blueprints
}
effect-gain_vp = at once: { $n } VP
effect-advance_income = { $n ->
    [1] at once: 1 step on the income track
   *[other] at once: { $n } steps on the income track
}
effect-advance_mining = { $n ->
    [1] at once: 1 step on the mining track
   *[other] at once: { $n } steps on the mining track
}
effect-advance_technology = { $n ->
    [1] at once: 1 step on the technology track
   *[other] at once: { $n } steps on the technology track
}
effect-free_machine = at once: a +{ $n } machine on this factory
effect-extra_mining = { $n ->
    [1] each Mining action: 1 more step for free
   *[other] each Mining action: { $n } more steps for free
}
effect-extra_technology = { $n ->
    [1] each Technology action: 1 more step for free
   *[other] each Technology action: { $n } more steps for free
}
effect-cheaper_invest = further factories cost { $n } Yen less
effect-cheaper_machines = machines cost { $n } Yen less each
effect-cheaper_transport = trains and ships cost { $n } Yen less each
effect-cheaper_production = each Production action costs { $n } coal less in total
effect-contract_yen = { $n } Yen more for each contract
effect-contract_vp = { $n } VP more for each contract
effect-tile_yen = { $n } Yen more for each influence tile placed
effect-tile_vp = { $n } VP more for each influence tile placed
effect-consolidate_coal = { $n } coal more whenever you consolidate
effect-free_colours = { $n ->
    [1] wages: 1 colour for free
   *[other] wages: { $n } colours for free
}
effect-train_value = your trains are worth { $n } influence each
effect-ship_value = your ships score { $n } VP each
effect-blueprints_per_step = { $n ->
    [1] free action: a step on a track costs only 1 blueprint
   *[other] free action: a step on a track costs only { $n } blueprints
}
effect-extra_workers = { $n ->
    [1] imperial reward as if you had 1 more worker
   *[other] imperial reward as if you had { $n } more workers
}
effect-star_mining = { $n ->
    [1] at the end: 1 more star for the Mining achievement
   *[other] at the end: { $n } more stars for the Mining achievement
}
effect-star_technology = { $n ->
    [1] at the end: 1 more star for the Technology achievement
   *[other] at the end: { $n } more stars for the Technology achievement
}

# -- moves --
move-done = That is all
move-done-at-machines = No more machines
move-done-at-produce = No more factories
move-done-at-transport = No further region
move-done-at-export = No more contracts
move-done-at-market = No more influence tiles
move-end = End turn
move-consolidate = Consolidate
move-action = { $action }
move-raise = Use blueprints: { $track } 1 step up
move-worker = { $colour_id ->
    [orange] Take an orange worker
   *[other] Take a { $colour_id } worker
}
move-build = Build: { $factory }
move-machine = Machine for { $good }
move-store = Store a machine
move-produce = Produce { $good }
move-up = { $steps } up
move-region = To { $region }
move-contract = Fulfil: { $contract }
move-give = Deliver { $good }
move-space = { $good } to { $city }
move-space-at-displace = Send back the tile at { $good } in { $city }
move-tile = Influence tile { $value } for { $spent }
move-reward = Reward { $level }× with { $bonus }
move-cover = Put it on { $achievement }

# -- decisions --
step-main = Take a worker for an action, or consolidate
step-take-worker = { $action }: Which worker do you take?
step-build = Which factory do you build?
step-machines = { $done ->
    [0] Which factory gets a machine?
   *[other] Another machine?
}
step-produce = { $used ->
    [0] Which factory produces?
   *[other] Another factory?
}
step-climb = { $track }: How many steps?
step-transport = { $used ->
    [0] { $kind }: Which region?
   *[other] { $kind }: Another region?
}
step-export = { $done ->
    [0] Which contract do you fulfil?
   *[other] Another contract?
}
step-serve = { $contract }: Which good serves the next number?
step-market = { $placed ->
    [0] Which city do you supply with what?
   *[other] Another influence tile in this region?
}
step-place-tile = { $space }: Which influence tile, for how many goods?
step-displace = { $city } is full: Which of the lowest tiles goes back to its owner?
step-take-reward = Take an imperial reward, at most { $level }×
step-cover = Which achievement gets the multiplier { $multiplier }×?
step-end-of-turn = Use blueprints or end your turn

# -- a word the first time something is decided --
note-main = An action brings a worker to your board. Consolidating renews money and coal and clears the workers; what is left of both is lost.
note-take-worker = The colour matters: when you consolidate, every colour among your workers costs 3,000 Yen.
note-build = You can own one factory of each good. Where technology is missing, one blueprint stands in for each point.
note-machines = With a machine a factory makes 1 more good, with a better one 2 more. Machines never move.
note-produce = A factory turns its coal into 1 good, and more with a machine. It stores 4; the rest is lost.
note-climb = Taking several steps at once costs more for each step. A higher mining value brings its coal only when you next consolidate.
note-transport = Within one action every train or ship goes to another region. Symbols that come free on your board raise your income.
note-export = A contract is fulfilled all at once. It pays in Yen or points and raises your income.
note-serve = Each number stands for that many goods of one kind, and every number needs a different kind.
note-market = Goods a city asks for become influence there, which counts when regions are scored. Each tile brings the region’s bonus at once.
note-place-tile = More goods allow a tile of higher value. A tile of lower value on that space goes back to its owner.
note-displace = There are several lowest tiles, and one has to make room for yours. Its owner can use it again.
note-take-reward = The more workers you consolidate with, the better the reward. Its bonus comes at once, its multiplier counts at the end.
note-cover = The multiplier stays on this achievement until the end of the game. Every space takes one tile.
note-end-of-turn = For every three blueprints you may move one of your three markers up by 1.

# -- events --
event-action = { $colour_id ->
    [orange] takes an orange worker: { $action }
   *[other] takes a { $colour_id } worker: { $action }
}
    .you = { $colour_id ->
        [orange] take an orange worker: { $action }
       *[other] take a { $colour_id } worker: { $action }
    }
event-gain = +{ $n } { $resource }
event-pay = −{ $n } { $resource }
event-raised = { $n ->
    [1] { $track }: 1 step up
   *[other] { $track }: { $n } steps up
}
event-blueprints-used = { $n ->
    [1] uses 1 blueprint: { $track }
   *[other] uses { $n } blueprints: { $track }
}
    .you = { $n ->
        [1] use 1 blueprint: { $track }
       *[other] use { $n } blueprints: { $track }
    }
event-built = builds: { $factory }
    .you = build: { $factory }
event-machine = machine +{ $n } for { $good }
event-machine-stored = stores a machine
    .you = store a machine
event-produced = produces { $good } (×{ $n })
    .you = produce { $good } (×{ $n })
event-transport = builds: { $vehicle } in { $region }
    .you = build: { $vehicle } in { $region }
event-delivered = delivers { $good } (×{ $n })
    .you = deliver { $good } (×{ $n })
event-contract = fulfils the contract: { $contract }
    .you = fulfil the contract: { $contract }
event-tile = places a { $n }: { $good } in { $city }
    .you = place a { $n }: { $good } in { $city }
event-tile-returned = gets the { $n } back from { $city }
    .you = get the { $n } back from { $city }
event-consolidates = consolidates
    .you = consolidate
event-budget-lost = { $yen ->
    [0] discards { $coal } coal
   *[other] { $coal ->
        [0] discards { $yen } Yen
       *[other] discards { $yen } Yen and { $coal } coal
    }
}
    .you = { $yen ->
        [0] discard { $coal } coal
       *[other] { $coal ->
            [0] discard { $yen } Yen
           *[other] discard { $yen } Yen and { $coal } coal
        }
    }
event-reward = takes the { $n }× reward with { $bonus }
    .you = take the { $n }× reward with { $bonus }
event-multiplier = takes a plain { $n }× tile
    .you = take a plain { $n }× tile
event-multiplier-placed = puts { $n }× on { $achievement }
    .you = put { $n }× on { $achievement }
event-multiplier-discarded = has no achievement left for the { $n }×
    .you = have no achievement left for the { $n }×
event-wages = { $n ->
    [1] pays the wages of 1 colour
   *[other] pays the wages of { $n } colours
}
    .you = { $n ->
        [1] pay the wages of 1 colour
       *[other] pay the wages of { $n } colours
    }
event-unpaid = { $n ->
    [1] cannot pay 1 colour: −{ $points } VP
   *[other] cannot pay { $n } colours: −{ $points } VP
}
    .you = { $n ->
        [1] cannot pay 1 colour: −{ $points } VP
       *[other] cannot pay { $n } colours: −{ $points } VP
    }
event-field-filled = Field { $field } is filled from a row
event-all-filled = Fields and rows are filled from the bag
event-bag-short = { $n ->
    [1] The bag is empty, 1 place stays open
   *[other] The bag is empty, { $n } places stay open
}
event-rows-filled = { $n ->
    [1] 1 open place is filled
   *[other] { $n } open places are filled
}
event-marker = The scoring marker enters space { $n }
event-last-turns = { $n ->
    [1] First golden space: everybody has 1 more turn
   *[other] First golden space: everybody has { $n } more turns
}
event-scoring = Scoring { $n }
event-overseas = Overseas companies in { $region }: { $n } influence
event-influence = { $region }: { $n } influence
event-region-points = { $region }: +{ $n } VP
event-ship-points = ships in { $region }: +{ $n } VP
event-final-income = last income: { $n } Yen
event-achieved = { $achievement }: +{ $n } VP
event-wage-due = wages +{ $n } Yen when consolidating
event-makes = from now on { $coal } coal make { $made } × { $good }
event-bonus-holds = { $effect_id ->
    [star_mining] { $effect }
    [star_technology] { $effect }
   *[other] from now on: { $effect }
}
event-standing = { $points ->
    [0] { $region }: { $n } influence, no VP in the next scoring
   *[other] { $region }: { $n } influence, { $points } VP in the next scoring
}
event-worth = { $achievement }: { $n } VP if the game ended now

# -- why not --
reason-workers-full = All your worker spaces are taken: you have to consolidate.
reason-no-worker = There is no such worker on this field.
reason-cannot-pay = You do not have enough Yen.
reason-technology-too-low = Your technology and your blueprints together do not suffice.
reason-already-produced = You have a factory for this good already.
reason-not-displayed = This factory belongs to somebody else.
reason-no-factory = You have no factory for this.
reason-storage-full = The storage is full.
reason-coal-missing = You do not have enough coal.
reason-produced-this-turn = This factory has produced in this turn.
reason-track-at-top = This marker has reached the top.
reason-too-many-steps = There are not that many steps left to the top.
reason-machine-at-best = The machine of this factory is at +2 already.
reason-must-install = One of your factories can still take a machine or an upgrade.
reason-none-left = You have built all of these.
reason-no-free-slot = There is no free slot for trains and ships in this region.
reason-region-used = Within one action every tile goes to another region.
reason-contract-fulfilled = This contract is fulfilled already.
reason-goods-missing = You lack the goods for this.
reason-good-used = Every number needs another good.
reason-no-target = No space can take one of your tiles.
reason-other-region = All tiles of one action go to the same region.
reason-not-wanted = This city does not ask for this good.
reason-no-goods = You do not have that much of this good.
reason-too-few-goods = So few goods do not allow a tile of this value.
reason-tile-placed = You have no such tile left.
reason-not-higher = A tile that is worth as much or more lies there.
reason-city-full = This city is full, and your tile would not be worth more than the lowest one.
reason-not-the-lowest = Only a tile of the lowest value leaves.
reason-blueprints-missing = You do not have enough blueprints.
reason-level-too-high = You do not have enough workers for this reward.
reason-stack-empty = There is no such reward left.
reason-space-covered = A multiplier lies there already.
reason-at-least-one = Do it at least once.
reason-turn-open = First take a worker or consolidate.

# -- the table in words --
table-title = Scoring marker: space { $n } of { $spaces }
table-active = To move: { $seat }
table-over = The game is over
table-left = { $n ->
    [1] The last turn of the game
   *[other] { $n } turns left in the game, this one included
}
table-next-scoring = { $n ->
    [1] Next scoring: at the next refill from the bag
    [2] Next scoring: at the second refill from the bag
    [3] Next scoring: at the third refill from the bag
   *[other] Next scoring: at the { $n }th refill from the bag
}
table-next-gold = { $n ->
    [1] Last turns: after the next refill from the bag
    [2] Last turns: after the second refill from the bag
    [3] Last turns: after the third refill from the bag
   *[other] Last turns: after the { $n }th refill from the bag
}
table-ranks = It gives { $first }, { $second } and { $third } VP to the first three in every region
table-fields = Workers
table-field = Field { $n }, { $actions }: { $workers }
table-row = Row { $n }: { $workers }
table-bag = Bag: { $workers }
table-pending = { $n ->
    [1] 1 place waits for workers
   *[other] { $n } places wait for workers
}
table-actions = Actions and what they cost
table-action = { $action }: { $cost }
table-worth = Influence for { $good }: { $one } for 1 good, { $two } for 2, { $three } for 3
table-region-bonus = Bonus for each influence tile: { $bonus }
table-city = { $city }, { $n } of at most { $limit } tiles: { $spaces }
table-space = { $side } { $good } (empty, { $n } overseas)
table-space-tile = { $side } { $good } ({ $seat } { $n })
table-influence = Influence: { $standing }
table-next-points = VP in the next scoring: { $seats }
table-standing = { $who } { $n }
table-overseas = overseas companies
table-trains = Trains: { $seats }
table-ships = Ships: { $seats }
table-slots = Free slots for trains and ships: { $n }
table-rewards = Imperial rewards
table-reward-level = { $level }×: { $stacks }
table-stack = { $bonus } ({ $n } left)
table-plain = Plain 2× tiles: { $n }
table-display = Factories to build
table-display-good = { $good } (technology { $need }, { $coal } coal): { $tiles }
table-factory = { $factory } ({ $effect })
table-player = { $seat }: { $points } VP
table-budget = { $yen } Yen, { $coal } coal, blueprints: { $blueprints }
table-tracks = Tracks: { $tracks }
table-track = { $steps ->
    [0] { $track } { $value } (top)
    [1] { $track } { $value } ({ $next } in 1 step)
   *[other] { $track } { $value } ({ $next } in { $steps } steps)
}
table-workers = Workers: { $workers }
table-consolidating = Consolidating now: { $yen } Yen, { $coal } coal, { $level ->
    [0] no reward
   *[other] a reward up to { $level }×
}, wages { $wages } Yen{ $unpaid ->
    [0] {""}
    [1] {", 1 colour unpaid"}
   *[other] {", "}{ $unpaid } colours unpaid
}
table-own-factory = { $factory }: { $n } of { $storage } { $good }, { $coal } coal make { $made }, { $machine ->
    [0] no machine
   *[other] machine +{ $machine }
}, { $effect }
table-stored = Stored machines: { $n }
table-open = Open contracts: { $contracts }
table-contract = { $contract } ({ $goods } for { $bonus }, income +{ $steps })
table-fulfilled = Fulfilled contracts: { $contracts }
table-supply = Influence tiles left: { $tiles }
table-vehicles = Left to build: trains { $trains }, ships { $ships }
table-trains-count = Each train counts { $n } influence
table-ships-count = Each ship scores { $n } VP for the first two of its region
table-uncovers = { $value }; the next one uncovers { $what }
table-multipliers = Achievements: { $tiles }
table-multiplier = { $achievement } { $base } × { $n }
table-if-now = If the game ended now: { $points } VP
table-amount = { $n } { $what }
table-none = none
# -- the scenes, and where the game stands --
scene-map = Map
scene-actions = Actions
scene-factories = Factories
scene-company = Company
scene-goals = Goals
scene-rivals = Rivals
moment-scoring = { $which ->
    [0] First scoring
   *[other] Second scoring
}: { $n ->
    [1] 1 space to go
   *[other] { $n } spaces to go
}
moment-gold = Last turns: { $n ->
    [1] 1 space to go
   *[other] { $n } spaces to go
}
moment-left = { $n ->
    [1] The last turn
   *[other] { $n } turns left
}
moment-over = The game is over
occasion-scoring = { $n } { $n ->
    [one] space
   *[other] spaces
} before the { $which ->
    [0] first
   *[other] second
} scoring
occasion-gold = { $n } { $n ->
    [one] space
   *[other] spaces
} before the last turns
occasion-left = { $n ->
    [0] Final scoring
    [1] Last turn
   *[other] { $n } turns before the end
}
lap = { $which ->
    [0] Start
    [1] 1st scoring
   *[other] 2nd scoring
}
lap-left = Last turns

# -- on the board --
board-hyphens = depart|ment exhibi|tion
board-track = Scoring track
board-left = { $n ->
    [1] The last turn
   *[other] { $n } turns left
}
board-rows = Next workers
board-bag = Bag: { $n }
board-slots = { $n ->
    [1] 1 free slot for trains and ships
   *[other] { $n } free slots for trains and ships
}
board-space-empty = no tile, { $n } overseas
board-each = each, 1–3
board-steps-cost = Yen
board-unit-production = coal, 1–3 factories
board-unit-export = goods, 1–3 contracts
board-unit-market = goods, 1–3 tiles
board-rewards = Imperial rewards
board-plain = { $n } × plain 2×
board-reward-blueprints = Reward { $n }× with 2 blueprints, left: { $m }
board-reward-coal = Reward { $n }× with 2 coal, left: { $m }
board-reward-yen = Reward { $n }× with 5,000 Yen, left: { $m }
board-have = you have one
board-short = { $n } short
board-built-by = built by { $seat }
board-one-each = Your company: one works for each good
board-reach = { $n ->
    [0] no blueprints to add
    [1] with your blueprint: up to { $m }
   *[other] with { $n } blueprints: up to { $m }
}
board-points = { $n } VP so far
board-up = { $n ->
    [1] 1 step for { $m } Yen
   *[other] { $n } steps for { $m } Yen
}
board-stored = stored machines
board-consolidate = Consolidate
board-new-budget = Budget
board-advanced = Level II, III
board-reward = Reward
board-wages = Wages
board-no-wage = no new wage
board-factories = Your factories
board-contracts = Your contracts
board-done = fulfilled
board-tiles = Influence tiles left
board-tile = Influence tile { $n }, left: { $m }
board-trains = Trains: { $n } influence each
board-ships = Ships: { $n } VP each
board-achievements = Achievements if the game ended now

# -- bonuses of factories in a few words --
board-effect-gain_yen = { $n } Yen
board-effect-gain_coal = { $n } coal
board-effect-gain_blueprints = { $n ->
    [1] 1 blueprint
   *[other] { $n } blueprints
}
board-effect-gain_vp = { $n } VP
board-effect-advance_income = Income +{ $n }
board-effect-advance_mining = Mining +{ $n }
board-effect-advance_technology = Technology +{ $n }
board-effect-free_machine = Machine +{ $n } here
board-effect-extra_mining = Mining +{ $n } free
board-effect-extra_technology = Technology +{ $n } free
board-effect-cheaper_invest = Factory −{ $n } Yen
board-effect-cheaper_machines = Machine −{ $n } Yen
board-effect-cheaper_transport = Train, ship −{ $n }
board-effect-cheaper_production = Production −{ $n } coal
board-effect-contract_yen = Contract: +{ $n } Yen
board-effect-contract_vp = Contract: +{ $n } VP
board-effect-tile_yen = Tile: +{ $n } Yen
board-effect-tile_vp = Tile: +{ $n } VP
board-effect-consolidate_coal = Budget +{ $n } coal
board-effect-free_colours = { $n ->
    [1] 1 colour for free
   *[other] { $n } colours for free
}
board-effect-train_value = Trains count { $n }
board-effect-ship_value = Ships score { $n } VP
board-effect-blueprints_per_step = { $n ->
    [1] 1 blueprint a step
   *[other] { $n } blueprints a step
}
board-effect-extra_workers = +{ $n } for rewards
board-effect-star_mining = Mining star +{ $n }
board-effect-star_technology = Technology star +{ $n }

# -- what lies in front of a player, in short --
chip-points = Victory points: { $n }
chip-yen = Yen: { $n }
chip-coal = Coal: { $n }
chip-blueprints = Blueprints: { $n }
chip-workers = Workers: { $n }
chip-income = Income in thousand Yen: { $n }
chip-mining = Mining: { $n }
chip-technology = Technology: { $n }
chip-good = { $good } in store: { $n }
chip-contracts = Contracts fulfilled: { $n }
chip-trains = Trains left: { $n }
chip-ships = Ships left: { $n }

# -- how to play --
howto-goal-text = Japan becomes an industrial country, and you lead one of its great companies. Hire workers, build factories, produce, and sell abroad or at home. Three times the regions are scored; in the end your achievements count. Whoever has most **:vp:** wins.
howto-table = What lies on the table
howto-lies-region = Four regions
howto-lies-region-text = with two cities each; the banner shows the bonus for every influence tile you place there
howto-lies-city = A city and its four goods
howto-lies-city-text = beside each good lies a space for influence; the printed number is that of overseas companies :overseas:
howto-lies-slots = Slots
howto-lies-slots-text = for trains and ships of all players
howto-lies-standing = Who leads here
howto-lies-standing-text = influence of everybody, and what it would score
howto-lies-track = The scoring track
howto-lies-track-text = :vp: marks the three scorings, :star: the last turns
howto-lies-quay = Your influence tiles
howto-lies-quay-text = values 1 to 7, and your trains and ships
howto-turn = Your turn: one of two things
howto-worker = Take a worker
howto-worker-text = Take one from a field and carry out **one action** of that field, up to { $units } times over. The action does not care about the colour; payday does.
howto-consolidate = Or consolidate
howto-consolidate-text = With { $places } workers at the latest. What is left of your money and coal is gone; your tracks say how much new you get. With { $reward } workers or more comes a reward. Then wages: **{ $wage } :yen: for each colour**. All workers leave.
howto-goods = From the factory to the points
howto-make = Build and produce
howto-make-text = A factory costs { $invest } :yen: and makes one kind of good out of :coal:. It has a bonus of its own, and machines let it make more.
howto-export = Sell abroad
howto-export-text = A contract wants goods of different kinds, one kind for each number. It pays :yen: or :vp: and raises your :income: for good.
howto-supply = Sell at home
howto-supply-text = Deliver what a city asks for and put an influence tile there. The more and the finer the goods, the higher the tile. A higher one pushes out a lower one.
howto-score = Three scorings
howto-score-text = In each region the three with most influence score, more each time: { $first } for the first at the beginning, { $last } in the end. Overseas companies take part.
howto-win = What gives points
howto-points-regions = Regions
howto-points-regions-text = by rank, three times
howto-points-ships = Ship
howto-points-ships-text = at each scoring, where you are first or second
howto-points-contract = Contracts
howto-points-contract-text = those that pay in :vp:
howto-points-market = Influence tile
howto-points-market-text = each one placed in { $region }
howto-points-star = Achievements
howto-points-star-text = at the end, times the number on the reward you put there
howto-points-wages = Unpaid wages
howto-points-wages-text = for each colour you cannot pay

howto-actions = All actions
howto-actions-text = Each action belongs to a field; you need a worker from there. Where it says 1–3 you choose how often, as long as you can pay.
howto-making = Make
howto-do-invest = Invest
howto-do-invest-text = One factory for { $invest } :yen:, one for each kind of good. It needs { $need }, { $more } or { $most } :technology:; a :blueprints: makes up for a missing one.
howto-do-production = Production
howto-do-production-text = Pay :coal: for each factory: it makes 1 good, and more with its machine. It stores { $storage } at most.
howto-do-machines = Machinery
howto-do-machines-text = { $machine } :yen: for a machine, or to turn one from +1 to +2.
howto-do-technology = Technology
howto-do-technology-text = { $one }, { $two } or { $three } :yen: for one, two or three steps: finer factories, and :star: for the end.
howto-do-mining = Mining
howto-do-mining-text = The same steps for more :coal:, from the next time you consolidate.
howto-do-blueprints = Free: blueprints
howto-do-blueprints-text = In your turn { $step } :blueprints: move any of your three markers up a step, as often as you like.
howto-selling = Sell
howto-do-export = Export
howto-do-export-text = Fulfil up to { $units } of your contracts, each one completely.
howto-do-market = Local market
howto-do-market-text = Up to { $units } tiles in **one** region. The table says how high a tile may be for 1, 2 or 3 goods of a kind.
howto-do-railroads = Railroads
howto-do-railroads-text = { $vehicle } :yen: for each train, every one into another region. A train is { $train } influence.
howto-do-ships = Ships
howto-do-ships-text = { $vehicle } :yen: for each ship, every one into another region. A ship scores { $ship } :vp: where you are first or second.
howto-ends = How it ends
howto-end-gold = The marker reaches gold
howto-end-gold-text = When the fields are refilled from the bag the marker moves on. On the first golden space everybody has { $turns } more turns.
howto-end-count = The last count
howto-end-count-text = Regions once more, new money, wages. Then each achievement: how much you have of it, times the reward on it. Without a reward only money and technology count, once.
howto-mistakes = Mistakes of a first game
howto-mistake-wages = A rainbow of workers
howto-mistake-wages-text = Every further colour costs { $wage } :yen:. Take colours you already have.
howto-mistake-yen = Money saved up
howto-mistake-yen-text = Consolidating takes all :yen: and :coal: you have left. Spend them before.
howto-mistake-regions = Trains without influence
howto-mistake-regions-text = Trains and ships count only where an influence tile of yours lies.
howto-mistake-star = Consolidated too early
howto-mistake-star-text = With fewer than { $reward } workers there is no reward, and without rewards most achievements are worth nothing.
howto-mistake-blueprints = Blueprints forgotten
howto-mistake-blueprints-text = They stand in for missing technology and push markers up. Left over, they are worth nothing.
howto-mistake-income = Living on little
howto-mistake-income-text = Contracts, trains and ships raise your income. The earlier, the more often it pays.

# -- icons, by name --
icon-silk = silk
icon-paper = paper
icon-bento = bentō
icon-lenses = lenses
icon-bulbs = light bulbs
icon-clocks = clocks
icon-yen = { resource-yen }
icon-coal = { resource-coal }
icon-blueprints = { resource-blueprints }
icon-vp = victory points (VP)
icon-income = income
icon-mining = mining
icon-technology = technology
icon-production = production
icon-invest = invest
icon-factories = factories of level II and III
icon-export = export
icon-contract = contract
icon-machines = machine
icon-market = local market
icon-trains = trains
icon-ships = ships
icon-regions = regions
icon-consolidate = { board-consolidate }
icon-star = star: an achievement, or the last turns
icon-bag = bag with workers
icon-overseas = overseas companies
icon-worker = worker
icon-wages = { board-wages }
icon-at-once = at once, a single time
icon-always = from now on, always
icon-at-end = at the end of the game
icon-marker = marker of the scoring track

# -- the sheets of components --
sheet-factories = Factories
sheet-contracts = Contracts: all eight for every player
sheet-goods = Goods
sheet-levels = What the level of a good decides
sheet-actions = Actions
sheet-rewards = Imperial rewards and multipliers
sheet-achievements = Achievements
sheet-regions = Regions
sheet-cities = Cities: influence of the overseas companies
sheet-city-tiles = City tiles
sheet-tracks = Tracks
sheet-transport = Trains and ships
sheet-scorings = Scorings: points for each region
sheet-numbers = Limits, wages and end of the game
sheet-start = Every player at the start
sheet-player-counts = Set-up by number of players
sheet-workers = Workers
sheet-box = In the box

sheet-column-good = Good
sheet-column-level = Level
sheet-column-bonus = Synergy bonus
sheet-column-demand = Goods wanted (another kind for each number)
sheet-column-reward = Bonus
sheet-column-income = Income
sheet-column-colour = Colour of the factories
sheet-column-technology = Technology needed
sheet-column-coal = Coal to produce
sheet-column-storage = Storage spaces
sheet-column-worth = Influence for { $spent }
sheet-column-field = Field
sheet-column-cost = Cost
sheet-column-at-once = At once
sheet-column-multiplier = Multiplier
sheet-column-count = Number
sheet-column-base = Counts
sheet-column-printed = Printed multiplier
sheet-column-cities = Cities
sheet-column-tile-bonus = Bonus for each influence tile
sheet-column-around = Goods wanted, clockwise from the top
sheet-column-spaces = Spaces from bottom to top (–: without a number)
sheet-column-stars = Stars
sheet-column-each = Per player
sheet-column-front = Value
sheet-column-back = Value of the back
sheet-column-uncovered = Below them, from left to right
sheet-column-when = When
sheet-column-first = First
sheet-column-second = Second
sheet-column-third = Third
sheet-column-value = Value
sheet-column-workers = Workers
sheet-column-rows = Rows of workers
sheet-column-field-workers = Workers on each field
sheet-column-rewards-removed = Rewards removed per level
sheet-column-slots = Slots in each region
sheet-column-city-tiles = Influence tiles at each city

sheet-steps = { $n ->
    [1] 1 step up
   *[other] { $n } steps up
}
sheet-stars = { $n ->
    [1] 1 star
   *[other] { $n } stars
}
sheet-star-places = on the spaces { $spaces }
sheet-income = { $n ->
    [1] 1 step of income
   *[other] { $n } steps of income
}
sheet-cost-steps = { $n ->
    [1] 1 step { $yen } Yen
   *[other] { $n } steps { $yen } Yen
}
sheet-cost-each = { $yen } Yen each
sheet-cost-invest = { $yen } Yen
sheet-cost-production = coal by the level of the factory
sheet-cost-export = the goods of the contract
sheet-cost-market = 1 to 3 goods for each influence tile
sheet-reward = Reward of level { $level }
sheet-counts-money = 1 for every full { $n } Yen after the wages
sheet-counts-ships = stars above empty ship spaces
sheet-counts-trains = stars above empty train spaces
sheet-counts-regions = regions with an influence tile of your own
sheet-counts-machines = factories with a +2 machine
sheet-counts-factories = factories of these levels
sheet-counts-mining = stars up to the mining marker
sheet-counts-technology = stars up to the technology marker
sheet-counts-contracts = { $n ->
    [1] 1 for every contract fulfilled
   *[other] 1 for every { $n } contracts fulfilled
}
sheet-level = Level { $level }
sheet-plain = Plain multiplier
sheet-city-tile = City tile { $n }
sheet-value-trains = { $n } influence
sheet-value-ships = { $n } VP
sheet-scoring = Scoring { $n }
sheet-when-entering = when the scoring marker reaches space { $n }
sheet-after-last-turn = after the last turn
sheet-workers-level = { $n } workers: level { $level }

sheet-game-units = Units per action
sheet-game-units-text = up to { $n }; exactly 1 factory when investing
sheet-game-slots = Worker spaces per player
sheet-game-slots-text = { $n }
sheet-game-wage = Wages
sheet-game-wage-text = { $n } Yen for each colour of workers
sheet-game-unpaid = Unpaid wages
sheet-game-unpaid-text = −{ $n } VP for each colour of workers
sheet-game-blueprints = Free action
sheet-game-blueprints-text = { $n ->
    [1] 1 blueprint for 1 step on a track
   *[other] { $n } blueprints for 1 step on a track
}
sheet-game-final-turns = Last turns
sheet-game-final-turns-text = { $n ->
    [1] 1 more for everybody once the first golden space is reached
   *[other] { $n } more for everybody once the first golden space is reached
}
sheet-worker-row-levels = Highest reward when consolidating
sheet-worker-row-levels-text = { $levels }
sheet-reward-bonuses-all = Bonus of a reward at once
sheet-reward-bonuses-all-text = { $blueprints ->
    [1] 1 blueprint
   *[other] { $blueprints } blueprints
}, { $coal } coal or { $yen } Yen
sheet-influence-tiles-values = Values of the influence tiles
sheet-influence-tiles-values-text = { $values }
sheet-scoring-track-spaces = Scoring track
sheet-scoring-track-spaces-text = { $n } spaces; the marker begins on space { $start }
sheet-scoring-track-golden = Golden spaces of the scoring track
sheet-scoring-track-golden-text = { $spaces }

sheet-player-start-budget = Budget and blueprints
sheet-player-start-budget-text = { $yen } Yen, { $coal } coal, { $blueprints ->
    [1] 1 blueprint
   *[other] { $blueprints } blueprints
}
sheet-player-start-tracks = Tracks
sheet-player-start-tracks-text = { $tracks }
sheet-player-start-points = Victory points in turn order
sheet-player-start-points-text = { $points }
sheet-player-start-tiles = Tiles
sheet-player-start-tiles-text = { $contracts } contracts, { $influence_tiles } influence tiles, { $trains } trains, { $ships } ships

sheet-seats = { $n } players
sheet-setup-workers = { $m ->
    [0] { $n } (all)
   *[other] { $n } ({ $m } of each colour removed)
}
sheet-setup-rows = { $n ->
    [1] 1 row of { $m }
   *[other] { $n } rows of { $m }
}

sheet-box-workers-text = { $n } ({ $colours } colours, { $each } each)
sheet-box-factory-tiles = Factory tiles
sheet-box-factories-per-good = Factory tiles for each good
sheet-box-machine-tiles = Machine tiles
sheet-box-contract-tiles = Contracts
sheet-box-blueprint-tiles = Blueprints
sheet-box-influence-tiles = Influence tiles
sheet-box-train-tiles = Trains
sheet-box-ship-tiles = Ships
sheet-box-city-tiles = City tiles
sheet-box-reward-tiles = Reward tiles
sheet-box-multiplier-tiles = Plain multiplier tiles
sheet-box-black-cubes = Black cubes (coal and goods)
sheet-box-vp-discs = Victory point markers
sheet-box-scoring-marker = Scoring markers

# groups of the final score
group-scorings = Three scorings
group-achievements = Achievements
group-trade = Trade
group-rest = Start, ships, wages

# -- what places and things are for: a name is for all targets that begin with it, stock-<icon> for what one has --

tip-space = Deliver what the city asks for here and put an influence tile on it. The printed number is that of overseas companies :overseas:, and a higher tile pushes out a lower one.
tip-region = { howto-score-text }
tip-tile = { howto-supply-text }
tip-action-invest = { howto-do-invest-text }
tip-action-production = { howto-do-production-text }
tip-action-machines = { howto-do-machines-text }
tip-action-technology = { howto-do-technology-text }
tip-action-mining = { howto-do-mining-text }
tip-action-export = { howto-do-export-text }
tip-action-market = { howto-do-market-text }
tip-action-railroads = { howto-do-railroads-text }
tip-action-ships = { howto-do-ships-text }
tip-consolidate = { howto-consolidate-text }
tip-factory = { howto-do-invest-text }
tip-own = { howto-make-text }
tip-machine = A machine bought without a factory for it waits here.
tip-track-income = What you get in :yen: when you consolidate. Contracts, trains and ships raise it.
tip-track-mining = What you get in :coal: when you consolidate.
tip-track-technology = Finer factories ask for more of it. In your turn { $step } :blueprints: move a marker up a step.
tip-up = So many steps at once. More of them cost more for each.
tip-worker = The action does not care about the colour. When you consolidate, every colour among your workers costs { $wage } :yen:.
tip-contract = { howto-export-text }
tip-achievement = { howto-end-count-text }
tip-reward = Taken when you consolidate, the better ones with more workers. The bonus comes at once; the multiplier goes onto an achievement.
tip-stock-vp = Whoever has most at the end wins. Achievements are added only then.
tip-stock-yen = Pays for actions and wages. What is left when you consolidate is lost.
tip-stock-coal = Factories burn it to make goods. What is left when you consolidate is lost.
tip-stock-blueprints = { howto-do-blueprints-text } One of them also stands in for a missing point of technology.
tip-stock-worker = They fill up with every action. With { $places } you have to consolidate; every colour costs { $wage } :yen: then.
tip-stock-technology = { tip-track-technology }
tip-stock-mining = { tip-track-mining }
tip-stock-income = { tip-track-income }
tip-stock-contract = { howto-export-text }
tip-stock-trains = { howto-do-railroads-text }
tip-stock-ships = { howto-do-ships-text }
tip-stock-silk = Goods in store, { $storage } of a kind at most. They go into contracts or to the cities.
tip-stock-paper = { tip-stock-silk }
tip-stock-bento = { tip-stock-silk }
tip-stock-lenses = { tip-stock-silk }
tip-stock-bulbs = { tip-stock-silk }
tip-stock-clocks = { tip-stock-silk }

# -- correcting values: what they are called --
field-amount = amount
field-blueprints = blueprints
field-coal = coal
field-contracts_each = contracts each
field-cost_yen = cost in yen
field-cost_yen_for_steps = cost in yen by steps
field-effect = effect
field-golden = golden spaces
field-income_steps = income steps
field-influence_tiles_each = influence tiles each
field-printed = space with a number (true, false)
field-ships_each = ships each
field-spaces = spaces
field-stars = stars
field-start = start
field-timing = when
field-trains_each = trains each
field-values = values
field-worker_colours = colours of workers
field-worker_rows = rows of workers
field-workers = workers
field-workers_per_colour = workers of a colour
field-workers_per_row = workers in a row
field-workers_removed_per_colour = workers removed of each colour
field-workers_total = workers in all
field-yen = yen
word-advance_income = income steps
word-advance_mining = mining steps
word-advance_technology = technology steps
word-blueprints = blueprints
word-blueprints_per_step = blueprints for a step
word-cheaper_invest = investing is cheaper
word-cheaper_machines = machines are cheaper
word-cheaper_production = production is cheaper
word-cheaper_transport = transport is cheaper
word-coal = coal
word-consolidate_coal = coal when consolidating
word-contract_vp = points for a contract
word-contract_yen = yen for a contract
word-east = right
word-extra_mining = an extra mining step
word-extra_technology = an extra technology step
word-extra_workers = extra workers
word-final = at the end
word-free_colours = colours without wages
word-free_machine = a machine for nothing
word-gain_blueprints = gain blueprints
word-gain_coal = gain coal
word-gain_vp = gain points
word-gain_yen = gain yen
word-immediate = at once
word-north = top
word-permanent = permanent
word-ship_value = value of ships
word-south = bottom
word-star_mining = stars for mining
word-star_technology = stars for technology
word-tile_vp = points for an influence tile
word-tile_yen = yen for an influence tile
word-train_value = value of trains
word-vp = points
word-west = left
word-yen = yen
value-mining-cost = Mining costs the same as technology: correct both (NIP-4.5.1).
value-region-cities = The cities stand region by region, two each.
value-four-goods = Four different goods belong here (NIP-1.8).
value-good-order = The tiles stand good by good, four each.
value-timing = This does not fit the effect.
value-track-end = This lies beyond the end of a track.
value-action-fields = Each action stands on exactly one field: correct the other one too.
value-golden = The golden spaces are the last ones of the track, up to its end.

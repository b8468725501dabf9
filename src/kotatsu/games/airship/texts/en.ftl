title = airship city
line = Push whole rows of the sky until forest, mine and shipyard lie just right.
cover-alt = An airship between floating islands over a sea of clouds
about = A city of sixteen islands drifts through the clouds, and the wind listens to whoever turns the gears. Send your workers from island to island, push whole rows of the sky so that forest, mine and shipyard lie just right, and build airships: for the market, or as a gift to the city that makes everything you do afterwards cheaper. Five stages, twenty rounds, and the island you need is always one row away.

# -- settings before the game --
option-first = Who begins
option-first-random = drawn by lot
option-first-A = player A
option-first-B = player B
option-first-C = player C
option-first-D = player D

# -- house rules: the other readings of the rule book --
option-one-closes-all = One full facility closes all
option-one-closes-all-about = As soon as all donation spaces of one facility are taken, no facility can be built any more.
option-may-develop = Developing is voluntary
option-may-develop-about = After an upgrade you may leave all tiles as they are instead of developing one.
option-upgrade-before = Upgrades work from the next action on
option-upgrade-before-about = The bonus of a developed Workshop cannot yet be the resource that you have just upgraded there.

# -- things --
resource-wood = wood
resource-metal = metal
resource-gold = gold
resource-gear = { $n ->
    [1] gear
   *[other] gears
}

shift-row1-right = row 1 to the right
shift-row1-left = row 1 to the left
shift-row2-right = row 2 to the right
shift-row2-left = row 2 to the left
shift-row3-right = row 3 to the right
shift-row3-left = row 3 to the left
shift-row4-right = row 4 to the right
shift-row4-left = row 4 to the left
shift-col1-down = column 1 down
shift-col1-up = column 1 up
shift-col2-down = column 2 down
shift-col2-up = column 2 up
shift-col3-down = column 3 down
shift-col3-up = column 3 up
shift-col4-down = column 4 down
shift-col4-up = column 4 up

category-ships = Donated airships
category-facilities = Public facilities
category-upgrades = Upgrades
category-contracts = Fulfilled contracts
category-failed = Failed contracts
category-ship-award = Shipbuilding award
category-facility-award = Public works award
category-trade-award = Trade award

# -- moves --
move-pass = Skip it
move-pass-at-act = Go on without the action
move-pass-at-develop = Develop nothing
move-pass-at-second-shift = Shift nothing more
move-pass-at-negotiate = Keep the Negotiator for later
move-end = End your turn
move-worker = Move a worker from: { $tile }
move-to = Go to { $tile }
move-fly = Long-distance Flight: { $tile }
move-light = Lighthouse: { $shift }
move-gather = Gather resources: { $kind }
move-hire = Hire a worker
move-recall = All workers to the Port
move-donate = Build and donate: { $ship }
move-build = Build: { $facility }
move-sell = Build and sell: { $ship }
move-upgrade = Upgrade your storage: { $resource }
move-develop = Develop: { $tile }
move-contract = Take the contract: { $contract }
move-take = Take 1 { $resource }
move-negotiate = Use the Negotiator: 1 more
move-shift = 1 gear: { $shift }
move-fulfil = Fulfil the contract: { $contract }
move-barter = Barter: give 1 { $resource }

# -- decisions --
step-move = Move your next worker
step-destination = { $origin }: where does the worker go from here?
step-act = { $tile }: do you perform the action?
step-act-only-free = { $tile }: the action is not possible now. { $free ->
    [shift] Shift a row
    [fulfil] Fulfil a contract
    [barter] Barter something
   *[other] Take a free action
} or go on
step-last = All workers have moved. End your turn
step-develop = Upgrade done. Now develop a tile that shows { $resource }
step-second-shift = Lighthouse, second shift (the first was: { $first })
step-pick-bonus = Resource bonus – { $tile }: what do you take?
step-pick-bonus-before = Resource bonus – { $tile }: what do you take?
step-pick-ride = Piggyback bonus – { $tile }: what do you take?
step-negotiate = Piggyback bonus: do you use the Negotiator for 1 more { $resource }?
step-stage-choice = { $left ->
    [1] Stage bonus: take 1 more resource
   *[other] Stage bonus: take { $left } more resources, one after the other
}
step-barter = Barter: what do you take for 1 { $give }?

# -- a word the first time something is decided --
note-move = Each of your workers moves exactly once a turn, one step to a neighbouring tile, and may use that tile’s action.
note-destination = Where one of your own workers stands, this one has to go on. It never comes back to where it started.
note-act = Only the move was compulsory; the action is up to you. It waits while you do something else first.
note-last = Before you end your turn you can still use whatever is golden. Hired workers move from your next turn on.
note-develop = The tile is turned for everybody. After its action, whoever has upgraded its resource gets a bonus, no matter who turned it.
note-second-shift = The lighthouse shifts two rows or columns by one each, or one by two, without gears. You may leave it at one.
note-pick-bonus = Turned tiles give a bonus after their action: resources that you have upgraded and have room for.
note-pick-bonus-before = House rule of this table: the resource that you have just upgraded does not count yet.
note-pick-ride = Somebody used the action of a tile where your worker stands, so you take one resource too.
note-negotiate = The Negotiator takes one more of the same resource. You can use him once in every stage.
note-stage-choice = Take what you need next: only resources with room in your store are offered.
note-barter = Give one resource and take another one you have room for, in your own turn and once in every stage.

# -- what happens --
event-round = Round { $n } begins
event-stage = Stage { $n } begins
event-stage-bonus = Stage bonus for everybody: { $bonus }
event-moved = walks: { $origin } → { $tile }
    .you = walk: { $origin } → { $tile }
event-flew = Long-distance Flight: { $origin } → { $tile }
event-shifted = shifts { $shift }
    .you = shift { $shift }
event-light-shifted = shifts by the Lighthouse: { $shift }
    .you = shift by the Lighthouse: { $shift }
event-declined = skips the action: { $tile }
    .you = skip the action: { $tile }
event-gain = +{ $n } { $resource }
event-lost = no room for { $n } { $resource }
event-pay = −{ $n } { $resource }
event-tile-bonus = resource bonus: +{ $n } { $resource }
event-piggyback = piggyback bonus: +{ $n } { $resource }
event-negotiated = Negotiator: +{ $n } { $resource }
event-donated = donates to the city: { $site }
    .you = donate to the city: { $site }
event-sold = sells for { $n } gold: { $ship }
    .you = sell for { $n } gold: { $ship }
event-majority-won = wins the majority: { $site }
    .you = win the majority: { $site }
event-majority-lost = loses the majority: { $site }
    .you = lose the majority: { $site }
event-unlocked = unlocks: { $bonus }
    .you = unlock: { $bonus }
event-hired = hires a worker
    .you = hire a worker
event-recalled = calls all workers to the Port
    .you = call all workers to the Port
event-upgraded = upgrades the storage: { $resource }
    .you = upgrade the storage: { $resource }
event-developed = develops: { $tile }
    .you = develop: { $tile }
event-not-developed = develops nothing
    .you = develop nothing
event-contract-taken = takes the contract: { $contract }
    .you = take the contract: { $contract }
event-contract-shown = New on offer: { $contract }
event-fulfilled = fulfils the contract: { $contract }
    .you = fulfil the contract: { $contract }
event-failed = contract failed: { $contract }
event-bartered = barters 1 { $give } for 1 { $take }
    .you = barter 1 { $give } for 1 { $take }
event-points = +{ $n } VP: { $category }
event-points-lost = −{ $n } VP: { $category }
event-award = +{ $n } VP at the end: { $category }
event-award-lost = −{ $n } VP at the end: { $category }
event-all-ships-led = The game ends: every airship has a marker on its majority space
event-facilities-led = The game ends: enough public facilities have a marker on their majority space
event-last-round-over = The game ends: the last round is over

# -- why not --
reason-no-worker-there = None of your workers stands there.
reason-worker-has-moved = Your worker there has already moved this turn.
reason-worker-rests = The new worker moves from your next turn on.
reason-only-one-origin = This is the only tile with a worker that can still move: choose where it goes.
reason-worker-first = First choose which worker moves.
reason-out-of-reach = The worker cannot get there: it goes to a neighbouring tile, not diagonally and not over the edge.
reason-own-worker-there = One of your workers is there already: you pass on and cannot stay.
reason-start-of-move = This is where the worker comes from; it has to leave its tile.
reason-flight-locked = The Long-distance Flight needs three donated wooden airships.
reason-flight-not-needed = You get there without the Long-distance Flight.
reason-needs-flight = Only the Long-distance Flight gets you that far.
reason-used-this-stage = You have used this bonus in this stage already.
reason-no-gear = You have no gear to shift with.
reason-no-worker-ready = All your workers have moved already.
reason-action-open = First decide about the action of the tile you have moved to.
reason-no-action-open = For this action one of your workers must just have moved to the right tile.
reason-other-tile = This action belongs to another tile.
reason-cannot-pay = You do not have the resources for it.
reason-store-full = You cannot store any more of it.
reason-prerequisite = You must have donated two airships of the level below; majority markers do not count.
reason-no-space = All its donation spaces are taken.
reason-facilities-closed = A facility is full, and by the house rule of this table that closes them all.
reason-no-marker = You have no donation marker left in your supply.
reason-no-worker-left = All your workers are on the grid already.
reason-already-upgraded = You have this upgrade already.
reason-already-developed = This tile is developed already.
reason-wrong-symbol = This tile does not show the upgraded resource.
reason-must-develop = A tile with this symbol must be developed.
reason-not-on-offer = This contract is not on offer.
reason-back-and-forth = The same line there and back is not allowed.
reason-not-held = You do not hold this contract.
reason-barter-locked = Barter needs three donated airships of the tourist line.
reason-nothing-to-give = You have none of it to give.
reason-same-resource = You must take a different resource from the one you give.
reason-no-room = You have no room for it.
reason-not-unlocked = This bonus comes only after you have removed the upgrade tile of that resource.
reason-not-in-the-bonus = The bonus does not give this resource.
reason-workers-must-move = All your workers have to move first.
reason-nothing-to-take = You have no room for any other resource.
reason-finish-first = First finish what you have begun.

# -- the table in words --
lap = Round { $n }
table-title = Round { $round } of { $rounds }, stage { $stage } of { $stages }
table-active = Turn of: { $seat }
table-starter = Start player: { $seat }
table-to-act = To decide now: { $seats }
table-over = The game is over
table-stage-bonus = Bonus at the start of stage { $stage }: { $bonus } ({ $gain })
table-stage-bonus-past = Bonus of stage { $stage }: { $bonus } (past)
table-free-choice = { $n } of your choice
table-unused = Not in the game: { $bonuses }
table-grid = Grid, from top to bottom and from left to right
table-row = Row { $n }: { $tiles }
table-tile = { $tile }, { $action }
table-tile-developed = { $tile }, developed, { $action }
table-tile-with = { $tile } [{ $workers }]
table-ready = { $seat }: { $n } ready
table-spent = { $seat }: { $n } moved
table-resting = { $seat }: { $n } new
table-standing = { $seat }: { $n }
table-ships = Airships
table-facilities = Public facilities
table-site = { $site }: { $cost }, { $points } VP; { $taken } of { $spaces } spaces taken ({ $markers }); majority: { $leader }
table-price = { $line }; sells for { $price } gold (then: { $later })
table-discount = { $line }; −{ $n } { $resource } per marker at: { $kind }
table-market = Contracts on offer
table-deck = Face down in the deck: { $n }
table-contract = { $contract }: { $cost } → { $points } VP and { $gold } gold ({ $stages ->
    [1] 1 stage
   *[other] { $stages } stages
})
table-player = { $seat }: { $points } VP
table-stock = Resources: { $stock }
table-amount = { $n } of { $capacity } { $resource }
table-workers = Workers on the grid: { $n }, in the supply: { $supply }
table-markers = Donation markers in the supply: { $n }
table-upgrades-done = Upgraded: { $resources }
table-upgrades-open = Still to upgrade: { $upgrades }
table-upgrade-cost = { $resource } for { $cost } (room for { $room }, { $points } VP, then develop a tile)
table-bonus-locked = { $bonus }: locked ({ $n } of { $needed } airships donated)
table-bonus-free = { $bonus }: available
table-bonus-used = { $bonus }: used in this stage
table-open-contract = Contract, open { $stages ->
    [1] until the end of this stage
   *[other] for { $stages } stages
}: { $contract }
table-fulfilled = Fulfilled contracts: { $contracts }
table-failed = Failed contracts: { $contracts }
table-owed = Majorities without a marker: { $sites }
table-awards = Awards if the game ended now: { $points } VP
table-actions = What the tiles do
table-kind = { $kind }: { $action }
table-kind-developed = { $line }; developed and with that upgrade: { $bonus } more
table-kind-piggyback = { $line }; everybody else there gets { $bonus }
table-shifting = 1 gear shifts a row or column by one tile while one of your workers can still move; the tile pushed out comes in at the other end
table-not-sold = { $line }; not for sale
table-requires = { $line }; needs { $n } donated: { $ship }
table-bonus-effect = { $line }; { $effect }
table-awards-title = Awards and the end of the game
table-award = { $award }: { $first } VP for the most, { $second } VP for the second most ({ $standing })
table-merit = { $seat } { $n }, now { $points } VP
table-end-ships = The game ends after round { $round } or later once { $needed } airships have a majority; now: { $n }
table-end-facilities = The same with { $needed } public facilities; now: { $n }
table-none = none

# -- on the board --
scene-sky = Sky
scene-city = City
scene-contracts = Contracts
scene-workshop = Workshop
scene-rivals = Rivals
board-short-forest = Forest
board-short-mine = Mine
board-short-factory = Factory
board-short-valley = Valley
board-short-shipyard = Shipyard
board-short-architect = Architect
board-short-guild = Guild Hall
board-short-workshop = Workshop
board-short-market = Market
board-short-lighthouse = Lighthouse
board-short-port = Port
board-build = build
board-enlarge = upgrade
board-in-deck = { $n } in the deck
board-own-contracts = Your open contracts
board-no-workshop = You are only watching
board-stores = stores and upgrades
board-bonuses = Bonus actions
board-room = room { $n }
board-hyphens = Market|place Light|house Negotia|tor
board-place = { $tile }, row { $row }, column { $column }
board-all = all
board-ships = Airships
board-facilities = Public facilities
board-majorities = majorities { $n } of { $needed } (possible end from round { $round })
board-majorities-short = { $n } of { $needed } (may end from round { $round })
board-line-wood = Wood
board-line-metal = Metal
board-line-tourist = Tourism
board-ship-private_wood = Private
board-ship-residential_wood = Residential
board-ship-cargo_wood = Cargo
board-ship-private_metal = Private
board-ship-residential_metal = Residential
board-ship-cargo_metal = Cargo
board-ship-tourist = Tourist
board-ship-passenger = Passenger
board-ship-luxury = Luxury
board-sells = Price of { $ship }: { $n } gold
board-not-sold = not for sale
board-stage = Stage { $n }
board-market = Contracts on offer
board-awards = Awards at the end
board-award-ships = Shipbuilding award: majorities on airships
board-award-facilities = Public works award: majorities on public facilities
board-award-trade = Trade award: fulfilled contracts
board-stock = { $resource }: { $n } of at most { $capacity }
board-upgrade = Upgrade { $resource } for { $cost }
board-upgraded = upgraded
board-ready = ready
board-used = used
board-workers = workers
board-markers = markers
board-fulfilled = fulfilled
board-failed = failed
board-stages-left = { $n ->
    [1] this stage
   *[other] { $n } stages left
}
board-chip-workers = Workers in the supply: { $n }
board-chip-markers = Donation markers in the supply: { $n }
board-chip-contracts = Open contracts: { $n }
board-chip-fulfilled = Fulfilled contracts: { $n }
board-chip-failed = Failed contracts: { $n }

# -- how to play --
howto-goal-text = You build airships for a city that drifts through the clouds on { $tiles } islands. Send your workers from island to island, gather resources, and shift whole rows until everything lies right. What you donate to the city gives points and makes all that follows cheaper for you. After { $rounds } rounds at most, whoever has most **:points:** wins.
howto-table = What lies on the table
howto-lies-tile = { $tiles } tiles
howto-lies-tile-text = each an island with an action; they lie differently every time
howto-lies-action = The action
howto-lies-action-text = what you get or do here
howto-lies-bonus = The resource bonus
howto-lies-bonus-text = counts only once the tile is developed and you have upgraded that resource
howto-lies-rider = The piggyback bonus
howto-lies-rider-text = :rider: this much goes to everybody else who stands here when somebody gathers
howto-lies-workers = Workers
howto-lies-workers-text = any number on a tile; all begin at the Port
howto-lies-arrows = Arrows
howto-lies-arrows-text = for 1 :gear: you shift a row or a column
howto-lies-rounds = { $stages } stages of { $per_stage } rounds
howto-lies-rounds-text = when a later stage begins, everybody gets what stands below it
howto-yours = In front of you
howto-yours-text = { $start } workers are out; the others you can hire. You also have { $markers } markers for what you donate, and room for { $room } each of :wood: :metal: :gold: :gear:.
howto-turn = Your turn
howto-turn-text = Each of your workers walks exactly once, in any order: walk, act, then the next one.
howto-walk = Walk
howto-walk-text = One step to a tile beside it, not diagonally and not over the edge. If one of **your own** workers stands there, it walks on at once. Others are never in the way.
howto-act = Act
howto-act-text = Where the worker arrives you may carry out the action: here { $mine } :metal:. Anybody else who stands there gets { $ride } :metal: as a piggyback bonus, and it costs you nothing.
howto-shift = Shift the sky
howto-shift-text = For **1 :gear:** you shift a row or a column by one tile, as often as you like. What falls out comes back in at the other end, and workers ride along. You can do this only while a worker of yours still has to walk.
howto-ways = Where points come from
howto-donate = Donate airships
howto-donate-text = Put a marker on the ship: its :points: at once. And **every marker** of yours makes the tile pictured on the ship cheaper for the rest of the game.
howto-sell = Or sell them
howto-sell-text = Ships of wood and metal bring :gold: instead of points, as much as the framed price says. Then the price falls by one step, for everybody.
howto-lead = Majorities
howto-lead-text = Whoever has **more** markers on a ship or facility than anybody else puts one more on its banner :banner:. In a tie it stays empty. At the end there are awards for the most banners and for the most fulfilled contracts.
howto-facility = Build facilities
howto-facility-text = From the signpost to the clock tower: each costs a lot and gives { $least } to { $most } :points: at a stroke. The largest airships make them cheaper.
howto-contract = Fulfil contracts
howto-contract-text = Get one at the Marketplace and deliver everything at once, any time in your turn: you gain its :points: and :gold:. Beside :stage: it says how many stages you have, this one included. When they are over you **lose** its :points:.
howto-win = What gives points
howto-points-ships = Airship
howto-points-ships-text = donated, by size
howto-points-facilities = Facility
howto-points-facilities-text = each one you build
howto-points-upgrades = Upgrade
howto-points-upgrades-text = each of the four stores
howto-points-contracts = Contract
howto-points-contracts-text = as it says
howto-points-failed = Not fulfilled
howto-points-failed-text = up to what the contract was worth
howto-points-ship-award = Shipbuilding
howto-points-ship-award-text = at the end: most, second most :banner: on ships
howto-points-facility-award = Public works
howto-points-facility-award-text = at the end: most, second most :banner: on facilities
howto-points-trade-award = Trade
howto-points-trade-award-text = at the end: most, second most :fulfilled:

howto-tiles = All tiles
howto-tiles-text = When your worker arrives on a tile you may carry out its action, if you can pay the price. You may always skip it.
howto-gathering = Gathering
howto-do-gather = Forest, Mine, Factory, Valley
howto-do-gather-text = Take what the tile says. What does not fit into your store is lost; if it is full already you cannot gather here. Everybody else on the tile gets a piggyback bonus :rider: of { $ride }, in the Valley :wood: or :metal: as they like.
howto-working = Building, trading, shifting
howto-do-shipyard = Shipyard
howto-do-shipyard-text = Build an airship, to donate or to sell. For the next size you must have **donated** the smaller one of the same line { $needed } times; banners do not count for that.
howto-do-architect = Architect’s Office
howto-do-architect-text = Build a public facility, as long as it has a free space. There are no other conditions.
howto-do-workshop = Workshop
howto-do-workshop-text = Upgrade one of your stores: { $upgrade } :points:, room for { $larger } instead of { $room }, and you develop a tile with that resource.
howto-do-developed = Developed tiles
howto-do-developed-text = A developed tile gives its bonus after the action, no matter who developed it. But only if **you** have upgraded that resource.
howto-do-guild = Guild Hall
howto-do-guild-text = For { $hire } :gold: a new worker comes to the Port, until you have { $workers }. It walks from your next turn on.
howto-do-market = Marketplace
howto-do-market-text = Take one of the { $offer } open contracts. You may fulfil it at once if you have everything already.
howto-do-lighthouse = Lighthouse
howto-do-lighthouse-text = Without :gear:, shift two different rows or columns by one tile, or one of them by two. Your last worker can do this too.
howto-do-port = Port
howto-do-port-text = Bring all your workers here. Those who have not walked yet walk from here.
howto-bonuses = Your bonuses
howto-bonuses-text = Donate { $unlock } ships of a line, of whatever size, and its bonus action is yours: **once in every stage**.
howto-bonus-flight = Wood: Long-distance Flight
howto-bonus-flight-text = One worker walks one tile further.
howto-bonus-negotiator = Metal: Negotiator
howto-bonus-negotiator-text = When you get a piggyback bonus, take 1 more of it.
howto-bonus-barter = Tourism: Barter
howto-bonus-barter-text = In your turn, swap 1 resource for 1 other.
howto-bonus-discount = Always: discounts
howto-bonus-discount-text = Every marker on a ship, the one on the banner too, lowers the price of the pictured tile: here 1 :gold: less at the Workshop. Contracts and shifting never get cheaper.
howto-ends = Stages and the end
howto-end-stage = A new stage
howto-end-stage-text = Everybody gets the bonus of the stage. Used bonus actions are ready again. Every open contract has one stage less; at 0 it has failed.
howto-end-game = The end
howto-end-game-text = From round { $check } on the game ends after a round if all { $ships } airships or at least { $facilities } facilities have a marker on their banner, and after round { $rounds } at the latest. Open contracts have failed then. Resources left only break ties.
howto-mistakes = Mistakes of a first game
howto-mistake-worker = Two workers for too long
howto-mistake-worker-text = One more worker is one more action in every turn. Save up for the Guild Hall early.
howto-mistake-gear = No gear left
howto-mistake-gear-text = Airships devour :gear:. Keep one for shifting, and shift before your last worker walks.
howto-mistake-upgrade = Full stores
howto-mistake-upgrade-text = With room for { $room } the largest airships and some contracts are out of reach. Upgrade before you need it.
howto-mistake-contract = Too many contracts
howto-mistake-contract-text = Each one left over costs points, at the end too. Take only what you can deliver.
howto-mistake-banner = A tie overlooked
howto-mistake-banner-text = When somebody draws level with you, your banner is gone, and its discount with it. One more marker secures it.
howto-mistake-gold = Everything sold
howto-mistake-gold-text = Sold ships give neither points nor discounts and do not count towards larger ones. And their price falls.

# -- icons, by name --
icon-wood = { resource-wood }
icon-metal = { resource-metal }
icon-gold = { resource-gold }
icon-gear = { resource-gear }
icon-any = resource of your choice
icon-points = victory points (VP)
icon-worker = worker
icon-rider = piggyback bonus: for everybody else on the tile
icon-banner = majority
icon-contract = contract
icon-failed = failed contract
icon-fulfilled = fulfilled contract
icon-stage = stages left
icon-upgrade = upgrade of a store
icon-shift = shift a row or a column
icon-flight = Long-distance Flight
icon-negotiator = Experienced Negotiator
icon-barter = Barter
icon-forest = { board-short-forest }
icon-mine = { board-short-mine }
icon-factory = { board-short-factory }
icon-valley = { board-short-valley }
icon-shipyard = { board-short-shipyard }
icon-architect = Architect’s Office
icon-guild = { board-short-guild }
icon-workshop = { board-short-workshop }
icon-market = Marketplace
icon-lighthouse = { board-short-lighthouse }
icon-port = { board-short-port }
icon-signpost = Signpost
icon-statue = Statue
icon-fountain = Fountain
icon-park = Park
icon-clock_tower = Clock Tower
icon-ship-private_wood = Wooden Private Airship
icon-ship-residential_wood = Wooden Residential Airship
icon-ship-cargo_wood = Wooden Cargo Airship
icon-ship-private_metal = Metal Private Airship
icon-ship-residential_metal = Metal Residential Airship
icon-ship-cargo_metal = Metal Cargo Airship
icon-ship-tourist = Tourist Airship
icon-ship-passenger = Passenger Airship
icon-ship-luxury = Luxury Airship

# -- the sheets of components --
sheet-tiles = Action tiles
sheet-ships = Airships
sheet-facilities = Public facilities
sheet-contracts = Contracts (a failed one costs its victory points)
sheet-upgrades = Upgrade tiles
sheet-bonus-actions = Bonus actions
sheet-stage-bonuses = Stage bonuses
sheet-awards = Awards at the end
sheet-resources = Resources
sheet-spaces = Donation spaces
sheet-pieces = In the box
sheet-setup = Set-up and end of the game

sheet-column-action = Action
sheet-column-tile-bonus = Resource bonus once developed
sheet-column-piggyback = Piggyback bonus
sheet-column-symbols = Upgrade that develops it
sheet-column-count = Number
sheet-column-line = Line and level
sheet-column-cost = Cost
sheet-column-points = Victory points
sheet-column-requires = Requires
sheet-column-discount = Discount for each own marker
sheet-column-sellable = Once built
sheet-column-prices = Selling prices, falling
sheet-column-stages = Time
sheet-column-gold = Gold
sheet-column-effect = Effect
sheet-column-unlocked = Unlocked by
sheet-column-how-often = How often
sheet-column-everybody-gets = Everybody gets
sheet-column-group = When
sheet-column-counted = What counts
sheet-column-first = Victory points for the most
sheet-column-second = Victory points for the second most
sheet-column-start = At the start
sheet-column-store = Room
sheet-column-upgraded-store = Room after the upgrade
sheet-column-ties = On a tie at the end
sheet-column-players3 = With three
sheet-column-players4 = With four
sheet-column-majority = Majority space
sheet-column-value = Value

sheet-either = { $one } or { $other }
sheet-any-resource = { $n ->
    [1] 1 resource of your choice
   *[other] { $n } resources of your choice
}
sheet-every = any
sheet-action-build_ship = build an airship and donate or sell it
sheet-action-build_facility = build a public facility
sheet-action-hire = hire a worker for { $cost }
sheet-action-upgrade = remove an upgrade tile and develop a tile
sheet-action-contract = take a contract from the offer
sheet-action-shift = { $n ->
    [1] shift a row or column once, without gears
   *[other] shift rows or columns { $n } times, without gears
}
sheet-action-recall = call all your workers to the Port
sheet-line = { $line }, level { $level }
sheet-requires = donated { $n } times: { $ship }
sheet-discount = −{ $less } ({ $kind })
sheet-prices = { $prices } gold
sheet-sell = donate or sell
sheet-not-sold = donate only
sheet-stages = { $n ->
    [1] 1 stage
   *[other] { $n } stages
}
sheet-upgraded = room for { $n } { $resource }
sheet-effect-extra_step = a worker goes one tile further
sheet-effect-piggyback_plus_one = a piggyback bonus brings 1 more
sheet-effect-swap_one_resource = swap 1 resource for another
sheet-unlocked = { $n ->
    [1] 1 donated airship
   *[other] { $n } donated airships
} of the line { $line }
sheet-per-stage = { $n ->
    [1] once per stage
   *[other] { $n } times per stage
}
sheet-group-early = start of stage 2 or 3
sheet-group-late = start of stage 4 or 5
sheet-award-ships = majorities on airships
sheet-award-facilities = majorities on public facilities
sheet-award-trade = fulfilled contracts
sheet-start-by-seat = { $amounts } (in turn order)
sheet-tie-first = counts first
sheet-tie-later = counts next
sheet-ships-of-level = Airships of level { $level }

sheet-piece-start_player_marker = Start player marker
sheet-piece-workers = Workers
sheet-piece-donation_markers = Donation markers
sheet-piece-vp_markers = Victory point markers
sheet-piece-vp_markers_20_40 = 20/40 markers for victory points
sheet-piece-resource_markers = Resource markers
sheet-piece-action_tiles = Action tiles
sheet-piece-contract_cards = Contract cards
sheet-piece-upgrade_tiles = Upgrade tiles
sheet-piece-bonus_cover_tiles = Bonus covers
sheet-piece-stage_bonus_tiles = Stage bonus tiles
sheet-piece-round_marker = Round marker
sheet-piece-price_markers = Price markers
sheet-piece-player_boards = Player boards
sheet-piece-donation_board = Donation board
sheet-piece-development_board = Development board

sheet-game-players = Players
sheet-game-players-text = { $players_min } to { $players_max }
sheet-game-stages = Length of the game
sheet-game-stages-text = { $stages } stages of { $rounds_per_stage } rounds, { $rounds_total } rounds in all
sheet-game-minutes = Playing time
sheet-game-minutes-text = { $minutes_min } to { $minutes_max } minutes
sheet-game-age = Age
sheet-game-age-text = { $age_min } and up
sheet-game-designer = Designer
sheet-game-designer-text = { $designer }
sheet-game-publisher = Publisher
sheet-game-publisher-text = { $publisher }
sheet-colours = Colours
sheet-game-grid = Grid
sheet-game-grid-text = { $grid_rows } rows and { $grid_cols } columns
sheet-player-setup-workers = Workers per player
sheet-player-setup-workers-text = { $workers_total }; at the start { $workers_on_port_at_start } on the Port, { $workers_in_supply_at_start } in the supply
sheet-player-setup-markers = Donation markers per player
sheet-player-setup-markers-text = { $donation_markers }
sheet-player-setup-tiles = Small tiles per player
sheet-player-setup-tiles-text = { $upgrade_tiles } upgrade tiles, { $bonus_covers } bonus covers
sheet-player-setup-points = Victory points at the start
sheet-player-setup-points-text = { $start_vp }
sheet-contract-market-offer = Contracts on offer
sheet-contract-market-offer-text = { $face_up } of { $deck_size } lie face up
sheet-price-list-start = Price markers at the start
sheet-price-list-start-text = with three players on price no. { $three } from the top, with four on no. { $four }
sheet-end-game-rounds = Early end checked
sheet-end-game-rounds-text = after each of the rounds { $check_from_round } to { $check_to_round }
sheet-end-game-majorities = The game ends early
sheet-end-game-majorities-text = with majorities on { $airship_majorities_needed } airships or on { $facility_majorities_needed } public facilities

# groups of the final score
group-gifts = Gifts to the city
group-workshop = Upgrades
group-contracts = Contracts
group-awards = Awards

# -- what places and things are for: a name is for all targets that begin with it, stock-<icon> for what one has --

tip-shift = { howto-shift-text }
tip-tile = { howto-do-gather-text }
tip-tile-shipyard = { howto-do-shipyard-text }
tip-tile-architect = { howto-do-architect-text }
tip-tile-guild = { howto-do-guild-text }
tip-tile-workshop = { howto-do-workshop-text }
tip-tile-market = { howto-do-market-text }
tip-tile-lighthouse = { howto-do-lighthouse-text }
tip-tile-port = { howto-do-port-text }
tip-site = { howto-donate-text }
tip-site-signpost = { howto-facility-text }
tip-site-statue = { howto-facility-text }
tip-site-fountain = { howto-facility-text }
tip-site-park = { howto-facility-text }
tip-site-clock_tower = { howto-facility-text }
tip-price = { howto-sell-text }
tip-contract = { howto-contract-text }
tip-upgrade = { howto-do-workshop-text }
tip-bonus-flight = { howto-bonuses-text } { howto-bonus-flight-text }
tip-bonus-negotiator = { howto-bonuses-text } { howto-bonus-negotiator-text }
tip-bonus-barter = { howto-bonuses-text } { howto-bonus-barter-text }
tip-stock-wood = For airships, facilities, upgrades and contracts. Your store holds { $room } of a kind, upgraded { $larger }; what is left at the end only breaks ties.
tip-stock-metal = { tip-stock-wood }
tip-stock-gold = { tip-stock-wood }
tip-stock-gear = { tip-stock-wood } One :gear: also shifts a row or a column.
tip-stock-worker = { howto-do-guild-text }
tip-stock-marker = One goes onto every airship and every facility you give to the city.
tip-stock-contract = { howto-contract-text }
tip-stock-fulfilled = At the end there are points for the most and the second most of them.
tip-stock-failed = Each of them has cost you its :points:.
tip-stock-flight = { tip-bonus-flight }
tip-stock-negotiator = { tip-bonus-negotiator }
tip-stock-barter = { tip-bonus-barter }

ahead-pick-ride = Piggyback bonus: what you take
ahead-negotiate = Piggyback bonus: the Negotiator
ahead-stage-choice = Stage bonus: what you take

# -- correcting values: what they are called --
field-airship_majorities_needed = majorities of airships
field-amount = amount
field-bonus_covers = covers of bonus actions
field-check_from_round = from round
field-check_to_round = to round
field-choose = resources of one’s choice
field-choose_from = to choose from
field-cost = cost
field-deck_size = contracts in all
field-face_up = face up
field-facility_majorities_needed = majorities of facilities
field-gain = gain
field-grid_cols = columns
field-grid_rows = rows
field-kind = kind
field-level = level
field-line = line
field-markers_required = markers needed
field-minutes_max = minutes at most
field-minutes_min = minutes at least
field-name_de = name in German
field-name_en = name in English
field-players3 = with three players
field-players4 = with four players
field-players_max = players at most
field-players_min = players at least
field-requires = airship needed
field-requires_count = how many needed
field-resource = resource
field-rounds_per_stage = rounds of a stage
field-rounds_total = rounds in all
field-shifts = tiles shifted
field-stages = stages
field-start_amount = at the start
field-start_amount_by_seat = at the start, by place in the order
field-start_index_players3 = with three players
field-start_index_players4 = with four players
field-tile = tile
field-upgrade_tiles = upgrade tiles
field-workers_in_supply_at_start = workers in the supply
field-workers_on_port_at_start = workers at the port
field-workers_total = workers in all
word-build_facility = build a facility
word-build_ship = build an airship
word-contract = contract
word-early = stages 2 and 3
word-extra_step = an extra step
word-gather = gather
word-hire = hire a worker
word-late = stages 4 and 5
word-piggyback_plus_one = piggyback plus one
word-recall = recall the workers
word-shift = shift
word-swap_one_resource = swap one resource
word-upgrade = upgrade
value-tile-count = The rules know { $n } of these.
value-symbols = These have to be the resources of the bonus (AIR-1.3).
value-ship-order = The airships are sorted by line and level.
value-ship-below = This has to be the next lower airship of the line (AIR-6.3.2).
value-sellable = Wooden and metal airships can be sold, tourist airships cannot (AIR-6.3.4).
value-discount = A discount is a tile, a resource and an amount.
value-bonus-line = This bonus action belongs to another line (AIR-7.5.1).
value-two-bonuses = Each group needs two stage bonuses (AIR-3.3).
value-above-nothing = A number above 0 belongs here.
value-some-resources = At least one resource belongs here.
value-prices = A row of prices has at least one.
value-contract-empty = A contract asks for at least one resource.

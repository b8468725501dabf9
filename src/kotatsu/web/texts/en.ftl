skip = Skip to the table
language = Language
theme-light = Light colours
theme-dark = Dark colours
guest = Guest
guest-here = Player { $letter }
welcome = Come and sit down
welcome-text = { $n ->
    [1] One game
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
    [6] Six games
   *[other] { $n } games
} of Japan, every rule explained while you play. A bot is ready at each table.
games = Games
play-now = Play now
rules = Rules
how-to-play = How to play
how-to-play-of = How to play { $game }
how-to-facts = { $players } players, { $minutes } minutes, page { $page } of { $pages }
icons = Icons
icons-of = Icons: { $game }
every-rule = Every rule
learn-by-playing = { $n ->
    [0] Learn it by playing
    [1] Learn it by playing, one minute
   *[other] Learn it by playing, { $n } minutes
}
page-with = Page { $page }: { $title }
looking-for-a-rule = Looking for one rule?
rules-of = Rules: { $game }
rules-text = Every rule has a number. The small { $sign } behind it shows where it comes from: the rule book, another source, or us, where the book is silent.
components = Components
components-of = Components: { $game }
components-text = Every card and tile with its values. Values on a coloured background appeared only in pictures and are reconstructed; hover over or focus one to see where it comes from.
own-tables = Your tables
older-tables = Earlier tables
newer-tables = Later tables
your-name = Your name
upload = Open a saved game
bot-name = Bot { $letter }
table-unknown = not looked at yet
your-turn = Your turn
to-act = to act
points = { $n } points
table-runs = The game is on
only-this = All that is left: { $move }
waiting-for = Waiting for { $names }
board = Board
options = What you can do
undo = Undo
restart = Restart turn
redo = Redo
log = Log
about-it = What it is about:
log-older = What happened before
in-words = The table in words
what-for = What things are for
pace = Bots
pace-instant = at once
pace-quick = quick
pace-calm = calm
pace-slow = slow
sound = Sound and notifications
seed-hash = Seal on the shuffled cards:
seed = Under the seal:
verified = dealt again and compared: the shuffles are those that were promised.
not-verified = the shuffles do not fit the seal!
close = Close
cover = Please pass the screen to { $name }.
cover-button = I am { $name }
connection-lost = The connection is lost. We keep trying; nothing goes missing.
why-watcher = You are watching this table.
winner = { $names } wins
winner-by = { $names } wins by { $n }
winner-tied = { $names } wins the tie-break
you = you
you-as-name = You
you-win = You win
you-win-by = You win by { $n }
you-win-tied = You win the tie-break
end-facts = { $game } · { $rivals ->
    [none] { $n } players
   *[other] against { $rivals }
} · { $turns ->
    [0] { $plies } decisions
   *[other] { $turns } turns
}
end-place = Place { $place }: { $name }, { $n } points
what-decided = What decided it
difference = { $winner } { $won }, { $rival } { $lost }.
turning-point = Turning point: { $when }
turned = { $name } took the lead, by { $after }, and never gave it up again.
    .you = You took the lead, by { $after }, and never gave it up again.
led-throughout = { $name } led almost from the start and never gave it up.
    .you = You led almost from the start and never gave it up.
watch-it = Watch it
weak-side = { $name } was behind in only one thing: { $group }, { $won } to { $lost }.
    .you = You were behind in only one thing: { $group }, { $won } to { $lost }.
    .rival = Your strength: { $group }, { $lost } to { $won }.
weakest-side = { $name } was furthest behind here: { $group }, { $won } to { $lost }.
    .you = You were furthest behind here: { $group }, { $won } to { $lost }.
    .rival = Your greatest strength: { $group }, { $lost } to { $won }.
close-call = It was close everywhere.
nobody-ahead = Nobody was ahead in the end.
another-one = Another one?
rematch = Rematch
next-opponent = Against: { $bot }
winners = { $names } share the victory
no-winner = Nobody wins
total = Total
place = Place
curve = Points over the game
replay = Replay
ply = Moment
download = Save game
to-lobby = To the lobby
to-table = To the table
fork = Play on from here
search = Search
none-found = Nothing here has these words. Fewer letters find more.
name = Name
source-seed = printed in the rule book
source-found = from a public source
source-recalled = from memory, not checked
source-reconstructed = reconstructed: it was only in a picture
not-found = Nothing here
refused = That did not work
tour-step = Tour, { $step } of { $steps }:
tour-now = Next: { $move }
tour-choose = Choose what has a dashed outline.
tour-watch = Watch what the others do.
tour-read-again = Read again
tour-over = That was the tour. From here on you play by yourself: what you can do is outlined in gold. Tap something dark, and it tells you why not.
tour-more = more
tour-leave = Leave the tour
tour-leave-how = You can play this game on without the guide, or come back to the tour later: it waits among your tables.
tour-alone = Play on without the guide
off-the-tour = We will come to that. Now: { $move }
refused-no-guide = There is no guide at this table any more.
undo-to = Take back to here
settings = Settings
more = More about this table
hurry = Skip
skip-telling = Skip
verify = Verify the shuffles
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
refused-no-table = There is no such table here, or you do not belong to it. It may have been closed.
refused-removed = Whoever set up the table has removed you. You need a new invitation to play or watch there.
title-removed = You were removed from the table
refused-not-saved = This could not be saved and was not done: the disk is full, or another program holds the database. Please try again.
refused-not-read = This cannot be read right now. Please try again.
refused-damaged = What this house keeps of this is damaged on its disk, so it cannot be shown or changed. Please tell whoever runs the house.
refused-table-of-missing-game = This table is of a game that is not installed here.
refused-table-of-broken-game = This table is of a game that cannot be loaded here.
refused-table-of-newer-kotatsu = This table was set up with a newer Kotatsu.
refused-table-of-other-components = This table was set up with other component values than those here.
refused-table-of-other-rules = This game was played under other rules than those here: its moves would lead elsewhere. It can be finished with the Kotatsu it was played with.
refused-table-damaged = What was kept of this table is damaged on the disk of this house, so it cannot be shown. Whoever runs the house may have a copy.
refused-table-whose-journal-does-not-fit = What was written down of this table does not fit the rules here, so it cannot be played.
refused-no-page = There is nothing at this address.
refused-no-game = This house does not have that game.
refused-no-tour = There is no tour of this game.
refused-not-your-seat = This seat is not yours. You can watch this table.
refused-the-table-has-moved-on = Somebody else was faster; the table has moved on.
refused-a-name-needs-a-letter = A name needs at least one letter.
refused-not-now = That is not possible now.
refused-seed-is-sealed = How the cards were shuffled stays sealed until the game is over.
refused-record-is-sealed = The record can be downloaded when the game is over.
refused-game-is-running = You can play on from a moment of a game once it is over.
refused-another-host = This house does not go by that name. Call it localhost, or by the name or number it was started with.
refused-another-site = This request comes from another site.
refused-too-large = That is more than this house reads at once.
refused-too-slow = The request took too long to arrive.
refused-too-many-requests = Too many requests in a short time. Wait a moment, then try again.
refused-too-many-visitors = Too many new visitors are coming from your network. Try again later.
refused-too-many-tables = You have set up many tables. Try again later.
refused-too-many-codes = Many codes have been tried from here. Try again later.
refused-too-many-bot-tables = Bots are still playing at several of your tables. Wait until they have finished.
refused-too-many-streams = You have many tables open. Close one of them first.
refused-no-file = Choose a file first.
refused-file-is-no-text = This file is not a record: it is not even text.
refused-bad-record = This file is not a record that can be played:
open-chair = Open seat
waiting-for-somebody = Waiting for somebody to take the open seat
invite-somebody = Invite somebody
tour = Tour
done-saved = Saved.
done-left = You have left the table.
done-closed = The table is closed.
gathering = Waiting for players
around-the-table = Around the table
missing-people = { $n ->
    [0] Everybody is here.
    [one] One seat is open
   *[other] { $n } seats are open
}
waits-for-somebody = waiting for someone
invited-by-name = { $name } is invited
is-here = is here
is-away = is away
bot-plays-for = away; a bot plays: { $title }
take-back-chair = I am back
give-back-chair = Give the seat back
bot-plays-for-me = Let a bot play for me
let-bot-play = Let a bot play
free-chair = Remove
replace-bot = Invite somebody
remove-text = Remove { $name } from the table? The seat becomes free, and { $name } needs a new invitation to come back.
remove-sure = Yes, remove
leave-table = Leave the table
leave-text = Your seat becomes free. You need a new invitation to come back.
leave-game-text = A bot plays on in your seat. You need a new invitation to come back.
leave-sure = Yes, leave
link-to-chair = Link to this seat
link-to-watch = Link for watching
link-to-device = Link for the other device
link-elsewhere = The link was made in another browser. A new one replaces it.
new-link = New link
make-link = Make a link
copy-link = Copy
copied = Copied
share-link = Share
invite-friend = Invite by name
do-not-wait = Do not wait: fill up with bots
bots-fill = Who takes the open seats
begin-now = Start with bots
anybody-may-join = Anybody may join: show this table in the lobby
watching = Watching
nobody-watches = nobody
watch-delay = { $n ->
    [0] live
   *[other] { $n } moves behind
}
they-watch = Watching: { $names }
show-out = Remove
stop-watching = Stop watching
close-table = Close the table
close-table-text = The table, its game and what was said there are deleted for everybody.
close-table-sure = Delete it
only-this-machine = Other devices cannot reach this house: it listens to this machine only. To let friends in, quit Kotatsu and start it with ./play --lan (if you installed it: kotatsu serve --lan). Your tables are kept. At one screen you can play together as it is.
link-only-here = { $label } (works on this machine only)
invites-to-play = { $name } invites you to { $game }
invites-to-watch = { $name } lets you watch { $game }
begins-known = This game goes on from a moment of another one: whoever has seen that may know what is hidden here.
invites-you = { $name } invites you
take-chair = Take a seat
watch-here = Watch
decline = Decline
invitations = Invitations
open-tables = Open tables
private-house = A private house
on-the-network = Friends and other devices
friends = Friends
friends-text = Set up a table with a seat “by link”. For each of these seats you get a link and a code to scan. Nobody comes in without an invitation.
own-device = Your phone or tablet
own-device-text = A code that works once takes your name and your tables there.
house-address = If you have been here before, you find the house at
devices = Your devices
devices-text = { $n ->
    [one] Kotatsu knows you by this browser. Take your name and your tables along to another device.
   *[other] Kotatsu knows you by { $n } devices.
}
new-device = Add a device
forget-devices = { $n ->
    [one] Sign out the other device
   *[other] Sign out the { $n } other devices
}
have-code = I have a code
code = Code
code-text = Open this link on the other device, or type the code there. It works once, for { $n } minutes.
become = Do you want to go on as { $name } on this device?
become-them = Yes, I am { $name }
become-warning = So far you are { $name } here. The tables under that name will not be found on this device any more.
you-are-now = You are { $name } now, with all your tables.
type-code = Type the code that your other device shows.
ask = Ask to undo
agree = Agree
never-mind = Never mind
you-ask = You ask to take back your last move. Waiting for { $names }
they-ask = { $name } asks to take back their last move.
you-watch = You are watching
away-now = { $name } is away right now.
log-ask = { $name } asks to take back
log-agree = { $name } agrees
log-decline = { $name } declines
log-taken-back = { $name }’s last move was taken back
talk = Talk
talk-players = players only
talk-watchers = watchers only
talk-all = everybody
say-something = Say something
send = Send
mute-short = Mute
mute = Mute { $name }
unmute = Unmute { $name }
muted = { $name } is muted
typing = { $name } is writing …
people-here = Here: { $names }
people-watching = Watching: { $names }
around = People
new-messages = { $n } new
went-on = The table went on while you were away, and a choice you made meanwhile no longer counts. Look at what is being decided now.
chat-sat-down = { $name } sits down.
chat-left = { $name } has left the table.
chat-bot-plays = A bot plays for { $name }.
chat-is-back = { $name } is back.
chat-begun = The game begins.
chat-again = { $name } has set up another game: it is in the lobby.
refused-door-closed = This link does not work any more: it has been used, withdrawn or has expired. If you have already taken your seat, the table is among your tables; otherwise ask for a new link.
refused-code-gone = This code does not work: it is mistyped, has been used or is too old. Check it, or let your other device show a new one.
refused-invitation-needed = This house is private. To play you need the link or the code to a seat; ask your host for it. If you play here on another device already, add this one there under “Friends and other devices” or “About you”.
refused-only-the-host = Only the host of this table can do that.
refused-still-gathering = The game has not begun: people are still missing.
refused-not-gathering = The game has begun already.
refused-already-at-the-table = You sit at this table already.
refused-sat-elsewhere = You have played another seat of this game and know what is hidden there. You can only go back to that one.
refused-they-are-here = This person is here. Only they can let a bot play for them.
refused-chair-is-taken = This seat is taken.
refused-bot-ends-turn = Your time was up. You can come back as soon as the bot has ended this turn.
refused-nobody-to-come-back = Nobody can come back to this seat.
refused-no-such-friend = This friend cannot be invited.
refused-no-such-delay = Watchers cannot be that far behind.
refused-too-many-watchers = Too many people are watching already.
refused-game-is-over = The game is over.
refused-not-at-the-table = You are not at this table.
refused-nothing-said = This message is empty.
refused-room-is-full = Enough has been said at this table.
refused-too-many-messages = You are saying a lot. Wait a moment.
refused-nobody-to-ask = Nobody else is there to be asked.
refused-somebody-asks-already = Somebody is asking already.
refused-asked-often-enough = You have asked for this several times. First the game has to go on.
refused-nobody-asks-you = Nobody is asking you.
offline = No connection
offline-text = Kotatsu cannot be reached. Your tables are safe; this page comes back by itself.
own-name = English
why-not-now = Something else is being decided now: { $prompt }
provenance = Where { $clause } comes from
provenance-book = Rule book
provenance-found = Other source
provenance-ruling = Our ruling

# -- rulings and house rules --
all-rulings = All rulings
rulings-of = Rulings: { $game }
rulings-text = Where the rule book is silent, can be read in another way, or a piece of it is missing, we had to decide: { $n } times. Each ruling tells what the book says in its own words, how we read it, why, and whether the other reading can be played.
rulings-played = These you can play the other way; ask for it when you set up a table:
ruling-book = The book
ruling-ours = Our reading
ruling-why = Why
ruling-other = The other reading
ruling-played = To be played
ruling-as-option = yes, ask for it when you set up a table: { $name }
ruling-not-played = not here
ruling-no-words-words = no words of its own
ruling-no-words-silent = says nothing about it
ruling-no-words-lost = shows it in a picture or on a component that we do not have
ruling-no-words-follows = does not say so itself
ruling-no-words-asking = leaves it to the people at the table
ruling-no-other-words = none
ruling-no-other-silent = The book gives none.
ruling-no-other-lost = Whoever owns the box can correct the values in a box of their own and play with those:
ruling-no-other-follows = none; this follows from other rules
ruling-no-other-asking = none; it only says how you are asked, the game stays the same
house-rules = House rules
house-rules-chosen = { $n ->
    [0] none
   *[other] { $n } chosen
}
house-rules-text = Where the book can be read in two ways, this table may play by the other reading. Nothing ticked: as we read it.
house-rules-here = House rules:
plays-otherwise = This table plays otherwise here, by a house rule: { $name }. { $about }
with-house-rules = { $told }, house rules
contents = Contents
score-now = Score if the game ended now
look-at = Show { $name }’s board
looking-at = You are looking at { $name }’s board.
look-back = Back
open = Open
all-tables = { $n ->
    [0] All
   *[other] All { $n }
}
players = Players:
minutes = { $n } min
weight = weight { $n } of { $most }
weight-light = light
weight-medium = medium
weight-rich = complex
learn = { $n ->
    [0] Learn it
    [1] Learn in one minute
   *[other] Learn in { $n } minutes
}
i-know-it = I know it – play now
with-friends = With friends
tour-again = The tour
another-table = Another table
level = { $title }, strength { $n } of { $all }
opponents = { $n ->
    [1] Bot, { $title }
   *[other] { $n } bots, { $title }
}
bots-mixed = mixed
rules-and-components = Rules and components
games-played = { $played ->
    [1] One game played
   *[other] { $played } games played
}, { $won } won
continue = Continue
look = Look
thinking = { $n ->
    [1] { $names } is thinking
   *[other] { $names } are thinking
}
own-won = You won
own-lost = You lost
own-shared = You share the victory
ago-nothing = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [1] a day ago
   *[other] { $n } days ago
}
table-with-friends = With friends: { $game }
table-of = New table: { $game }
change-what-you-like = Change what you like. The rest stays as last time.
the-usual-table = The usual table. Change what you like.
who-sits-down = Who sits down
seats-from-to = { $least } to { $most }
chair-bot = Bot
chair-level = Strength
chair-here = here
chair-afar = by link
chair-you = You
nobody = nobody
against = { $title } { $won } of { $played }
won-against = Won against bots: { $list }
language-at-the-table = Language at the table
sit-down = Sit down
as-last-time = As last time
about-you = About you
colours = Colours
colours-system = like the system
colours-light = light
colours-dark = dark
pace-of-bots = Bots move
only-here = in this browser
save = Save
your-games = Your games
no-games-yet = You have not finished a game yet.
game = Game
played = Played
won = Won
scenes = Parts of the table
at-the-table = Overview
what-happened = What happened
what-others-do = What the others do
count-choices = { $n ->
    [one] one choice
   *[other] { $n } choices
}
choose-on-stage = { $n ->
    [one] Choose the one in gold.
   *[other] Choose one of the { $n } in gold.
}
choose-elsewhere = There is nothing for you to choose on { $name }’s board.
each-brings = Each time:
as-a-list-brief = List
as-a-list = { $n ->
    [one] As a list
   *[other] All { $n } as a list
}
has-decided = has decided
    .you = have decided
for-you = For you
for-them = For { $name }
for-all = For everybody
score-change = Score
on-its-way = On its way …
kept-choice = No connection. Your choice is kept and sent as soon as there is one.
chosen-of = { $n } of { $most } chosen
chosen-up-to = { $n } of up to { $most } chosen
choose-more = { $n } more
choose-fewer = { $n } too many
choose-otherwise = Not together
beyond = { $n } choices below
beyond-one = 1 choice below
before = { $n } choices above
before-one = 1 choice above
further = more
onwards = { $n } more to the right
sheet = Make the tray larger or smaller
keys = Keys
keys-walk = from one choice to the next; with Shift to everything else
keys-choose = choose it
keys-digits = pick the first to ninth choice in the tray
keys-scenes = the part before, the part after
keys-undo = undo
keys-list = all options as a list
keys-help = these keys
table-settings = Table
result = Result
open-rules = Open the rules
play = Play
pause = Pause
replay-pace = Pace
chapters = Chapters
chapter-scoring = Scoring: { $points }
chapter-lead = { $name } takes the lead
chapter-turn = Turning point: { $name } takes the lead for good
chose = chooses: { $move }
    .you = choose: { $move }
the-beginning = The beginning
keys-play = play or pause
keys-step = one step back, one step on
keys-ends = to the beginning, to the end
key-space = Space
key-home-end = Home, End
read-more = more
new-to-you = New to you:
notes-again = Show first notes again
notes-will-come = They will come again.

# -- what the strongest bot would play --
advice = Hint
advice-title = What the strongest bot would play
advice-thinking = The strongest bot is thinking about it …
advice-do = I’ll do that
advice-more = Other suggestions
advice-ahead = You should end about { $n ->
    [1] 1 point
   *[other] { $n } points
} ahead
advice-behind = You should end about { $n ->
    [1] 1 point
   *[other] { $n } points
} behind
advice-even = You should end about level
advice-about = { $lead } (± { $error })
advice-unknown = Who will lead in the end cannot be said yet
advice-unclear = no clear difference
advice-less = { $n ->
    [0] as good
    [1] 1 point less
   *[other] { $n } points less
}
advice-gain = { $n ->
    [1] 1 point
   *[other] { $n } points
} for “{ $what }”
quoted-move = “{ $move }”
and-so-on = { $moves } and so on
advice-then = Then { $moves }.
advice-gains = { $rounds ->
    [1] Within one round
   *[other] Within { $rounds } rounds
} this should bring { $gains }.
advice-quiet = { $rounds ->
    [1] Within one round
   *[other] Within { $rounds } rounds
} it brings no points yet.
advice-costs = { $n ->
    [1] about 1 point
   *[other] about { $n } points
}
advice-warning = “{ $move }” may cost you { $cost }.
advice-better = Better: { $move }
advice-anyway = Do it anyway
keys-advice = what the strongest bot would play
coach = Coach: warns me before a costly move
coach-offer = Your first game? A coach can warn you before a costly move. You always decide yourself.
coach-offer-short = Shall a coach warn you before costly moves?
coach-yes = Yes, please
coach-no = No, thanks
refused-advice-only-among-bots = Hints are only for games in which all others are bots.
refused-not-your-decision = It is not your turn to decide.
refused-no-advice = Nobody can think about it now. Try again in a moment.
refused-too-much-advice = That was a lot of hints. Wait a moment, then ask again.

# -- a game with hindsight --
hindsight = With hindsight
hindsight-begins = The strongest bot is looking at this game …
hindsight-progress = The strongest bot has looked at { $done } of { $of } turns.
hindsight-done = What the strongest bot thinks of it, going by what could be seen at the time.
expected-lead = Expected lead at the end, as each player could see it then: two may expect to win at the same time
nothing-given-away = None of your turns gave away anything worth mentioning.
turns-of = Costly turns of { $name }
decision-number = Decision { $ply } of { $plies }
you-lost = “{ $move }” took about { $n ->
    [1] 1 point
   *[other] { $n } points
} off your lead here.
they-lost = “{ $move }” took about { $n ->
    [1] 1 point
   *[other] { $n } points
} off { $name }’s lead here.
would-have-been = Better: { $moves }.
would-have-brought = { $rounds ->
    [1] One round
   *[other] { $rounds } rounds
} later that would have been { $n ->
    [one] one point
   *[other] { $n } points
} more, above all { $gains }.
rest-is-position = { $n ->
    [one] The other one lies
   *[other] The other { $n } lie
} in a better position, or in points that others miss.
rest-is-paid = { $n ->
    [one] One of them is
   *[other] { $n } of them are
} lost again through a weaker position.
would-have-stood = After { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
} this does not show in points yet: the gain is position, and it pays later.

# -- your turn, and clocks

tables-wait = { $n ->
    [0] Nobody waits for you
    [one] A table waits for you
   *[other] { $n } tables wait for you
}
time-left = { $left } left
left-days = { $n } d { $more } h
left-hours = { $n } h { $more } min
left-minutes = { $n } min
clock = Clock
clock-none = no clock
clock-how-long = Time limit
clock-move = For each turn
clock-game = For the whole game, and more with each turn
clock-days = Days for each turn
clock-move-each = { $n } min a turn
clock-game-each = { $n } min + { $more } s a turn
clock-days-each = { $n ->
    [one] one day a turn
   *[other] { $n } days a turn
}
clock-pauses = The clock is paused while nobody is at the table (except with days for each turn)
clock-stands = The clock is paused: nobody is at the table
time-of = { $n } left
time-low = Your time is running out: { $n }
when-time-is-out = When somebody’s time is up
out-bot = a bot plays on
out-open = the seat opens up
out-end = the game ends
out-bot-text = then a bot plays on
out-open-text = then the seat opens up
out-end-text = then the game ends
chat-time-out = { $name }’s time is up.
log-time-out = { $name }’s time is up
ended-by-time = The game ended because { $name }’s time was up.
refused-too-many-days = You do not have that many days left.

# -- being told

notices = Tell me when it is my turn
notices-text = Only if you want it, and seldom: at most every { $n } minutes, everything in one message.
push-here = Tell me in this browser
push-refused = The browser does not allow it. Look at the settings of this page.
this-kind-push = One of your browsers
mail-address = Your email address
mail-add = Write to me
mail-unconfirmed = not confirmed yet
webhook-summary = Webhook (for developers)
webhook-text = We send JSON by POST to your address; many chat programs take it as it is.
webhook-address = Address (https)
webhook-add = Call this address
channel-remove = Stop
notice-one = Your turn: { $game }
notice-with = { $game } with { $names }
notice-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
notice-stop = You get this because you asked for it. To stop it:
away-title = Days away
away-text = While you are away, your time is paused at tables with days for each turn. You have { $n } of 30 days left this year.
away-days = How many days, starting now
away-begin = I am away
away-until = { $n ->
    [one] You are away for another day.
   *[other] You are away for { $n } more days.
}
away-end = I am back
confirm-title = Your email address
confirm-sent = An email is on its way. Follow the link in it, and we know that the address is yours.
confirm-subject = Kotatsu: is this your address?
confirm-letter = Somebody, probably you, wants Kotatsu to write to this address. If so, follow this link:
confirm-text = Shall Kotatsu write to { $address }? With this address you can also come back if you lose your devices.
confirm-yes = Yes, it is mine
confirm-done = Thank you. From now on we can write to you.
stop-title = No more messages
stop-text = Shall we send no more messages this way?
stop-yes = No more
stop-done = You get no more messages this way.
recover-title = I was here before
recover-text = If you have confirmed an email address, we send a link there that makes this browser yours again.
recover-send = Send the link
recover-sent = If somebody here has this address, a link is on its way. It works once, for ten minutes.
recover-subject = Kotatsu: the way back
recover-letter = Here is your way back, { $name }. Open this link in the browser you want to play in; it works once, for ten minutes:
letter-ignore = If you did not ask for this, you can ignore it.
refused-link-gone = This link does not work any more, or never did.
title-link-gone = The link is gone
refused-no-mail-address = That does not look like an email address.
refused-no-mail-here = This house sends no email.
refused-no-webhooks-here = This house calls no addresses.
refused-no-push-here = This house sends no notifications to browsers.
refused-mail-failed = The email could not be sent. Please try again later.
refused-address-not-allowed = This address cannot be called: it has to be public and begin with https.
refused-bad-push-keys = The browser gave something we cannot use.
refused-too-many-channels = You have enough ways to be told. Remove one first.
refused-too-many-letters = Enough emails for now. Please try again in an hour.

# -- answers given beforehand

ahead = Answer beforehand
ahead-text = What you say here is a secret of yours. When the question comes, it is looked at again; if it does not fit then, you are asked.
ahead-nothing = In this game there is nothing to say beforehand.
you-are-asked = For now you are asked.
answered-ahead = You have answered this.
plan-dropped = What you had planned did not fit any more. Decide yourself, please.
plans-laid = { $n } answered beforehand
answer-first = My answer
answer-else = If that is not possible
answer-none = –
until = For how long
until-turn = in this turn
until-mine = until my next turn
until-always = always
answer-ahead = Answer like this
ask-me-again = Ask me again

# -- for programs --
api = For programs
api-title = Play with a program
api-text = Whatever can be done at a table can also be done by a program: set up a table, take a seat, see what one may know, ask which moves there are and what speaks against the others, play, and follow what happens. All of it is JSON over HTTP; programs know no more than people.
api-seat = A seat of its own
api-seat-text = A program sets up a table, or takes a seat with the key of an invitation: the last part of a link that a host passes on. Either brings a token for this one seat, shown once. It works until somebody else gets the seat. Cookies count for nothing here.
api-example = From nothing to the first move
api-more = More
api-document = All that can be asked (OpenAPI 3.1)
api-bot = A bot that plays whole games, in Python
refused-token-needed = This needs the token of a seat: send it as “Authorization: Bearer …”.
refused-token-unknown = This token is not good for this table: it belongs elsewhere, or somebody else has got the seat.
refused-stale-number = The table has changed since that number, so nothing was done. Ask for the decision again and answer what is asked now.
refused-host-stays = The host cannot leave the seat and keep the table. Let a bot play on, or close the table.
refused-no-result-yet = There is a result once the game is over.

# -- your own box --
source-own = looked up in the box
own-boxes = Values from your own box
own-boxes-enter = Enter your own numbers
own-boxes-why = Do you own the printed game? Write down what your cards and tiles say, and play with that.
own-boxes-text = Our rule books came without pictures, so about half of the numbers on cards, tiles and tracks are reconstructed. If you own the printed game, you can write down what it says, value by value, and play with that.
no-boxes-yet = You have no box yet.
new-box = A new box
new-box-text = It begins with our values. You go through it sheet by sheet and confirm or correct each line; friends can help from their own phones.
begin-box = Begin
my-box = My box
box-from-file = From a file
upload-box = Upload a box
download-box = Download
box-version = Version { $n }
box-without-version = not played with yet
box-you-help = you help with this one
play-with-box = Play with it
tour-with-box = Tour with it
copy-box = Make a copy
copy-of = Copy of { $name }
save-version = Save as a version
rename = Rename
our-values = Kotatsu’s values
whose-values = What is printed in the box
played-with = Box: { $box }
share-box = Share
share-box-text = Whoever has this link can look at the box, play with it and make a copy of it.
box-link = Link to this box
box-help-text = Several people can check the same box at once. Whoever comes by the link for helpers can correct values, too. A new link makes the old one useless.
box-invite = New link for helpers
box-help-link = Link for helpers
box-help = Help
box-asked-to-help = You are asked to help check this box. You can then confirm and correct its values.
box-versions = Versions
box-versions-text = A version never changes. One is made whenever somebody sits down to play with a box that has changed, or saves it; a table keeps the one it began with.
delete-box = Delete this box
delete-box-text = The box, its versions and its links are gone then. Tables that are played with it go on.
box-how = Take the printed game, choose a sheet and compare it line by line: “It matches” if a line says what your box says, “Change” if it does not. Enter saves, Escape closes, the arrow keys go from line to line. Everything is saved at once.
box-look-only = You can look at this box, play with it, and make a copy to change it.
box-right = It matches
box-correct = Change
box-save = Save
box-forget = Not checked after all
box-idle = nothing in the game depends on it
box-theirs = It says now:
box-keep-mine = Save mine
box-keep-theirs = Keep theirs
box-ours = Kotatsu has
box-not-playable = You cannot play with this box yet. This still has to be corrected:
edition-differs = The rule book of my edition says something else: unlock
sheet-checked = { $done } of { $of } checked against the box
sheet-printed = all printed in the rule book
weigh-box = What does it change?
weighing = { $done } of { $of } games
stop = Stop
refused-no-box = There is no such box, or it is not for you to change.
refused-not-your-box = Only its owner can delete a box.
refused-only-the-owner-invites = Only its owner decides who helps with a box.
refused-box-has-changed = Somebody else has just changed this. Look at what it says now.
refused-too-many-boxes = You have as many boxes as one can have. Delete one first.
refused-too-many-helpers = Enough people are helping already.
refused-box-too-large = This is more than a box can hold.
refused-no-such-value = There is no such value in this game.
refused-value-is-printed = This value is printed in the rule book. Say first that your edition differs.
refused-box-breaks-the-game = With these values the game cannot be played: it breaks off in the middle. Check what you have corrected last.
refused-box-without-end = With these values the game never ends. Check what you have corrected last.
refused-box-cannot-be-shown = With these values something cannot be drawn. Check what you have corrected last.
refused-box-takes-too-long = With these values nobody got to the end of a game in time. Check what you have corrected last.
refused-house-is-busy = The house is busy. Please try again in a moment.
refused-tour-needs-our-values = With the values of this box the tour cannot go the way it was written. Take it with Kotatsu’s values.
refused-too-many-trials = That was a lot in a short time. Wait a moment, then go on.
refused-bad-box = This file is not a box that can be played with:
refused-too-many-balances = Bots are still weighing one of your boxes. Wait until they have finished, or stop them.
own-the-box = Do you own the printed game? Then you can check these values against your box and play with what is really printed.
correct-values = Correct values
weighed-scores = Mean score: { $before } with Kotatsu’s values, { $after } with yours ({ $n } games of the same bots)
weighed-same = Mean score: hardly any difference, { $before } with Kotatsu’s values and { $after } with yours ({ $n } games of the same bots)
weighed-first = Whoever begins wins { $after }% of the games instead of { $before }%
weighed-never = { $n ->
    [one] One move is no longer made: { $named }
   *[other] { $n } moves are no longer made, such as { $named }
}
weighed-again = { $n ->
    [one] One move is new: { $named }
   *[other] { $n } moves are new, such as { $named }
}
weighed-first-same = Whoever begins wins { $after }% of the games, as before
box-not-yet = Saved. It counts once everything fits together.
sheet-differs = { $n } different
box-standing = { $done } of { $of } checked
box-helpers = Helpers
box-no-helpers = Nobody is helping yet.
box-dismiss = Remove
box-help-no-more = Stop helping
box-done-saved = Saved as version { $n }.
box-done-same = Nothing has changed since version { $n }, so there is no new one.
box-done-renamed = The box has a new name. The next version will bear it.
box-done-invited = Here is the link for helpers. You find it here again whenever you come with this browser.
box-done-dismissed = They help no longer, and the link by which they came leads nowhere now.
box-file-line = { $file }, line { $n }
box-file-again = Change that in the file and upload it again; nothing was saved.
box-file-exactly = For those who wrote the file by hand
box-also = You can save this. To play with it, correct this too:
refused-no-version = There is no such version of this box.
weighed-old = The values have changed since. This was found before:

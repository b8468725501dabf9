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
components-text = Every card and tile with its values. Values on a coloured ground stood only in pictures and are reconstructed; hover or focus them to see where they come from.
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
waiting-for = Waiting for { $names }
board = Board
options = What you can do
undo = Undo
restart = Restart turn
redo = Redo
log = Log
in-words = The table in words
pace = Bots
pace-instant = at once
pace-quick = quick
pace-calm = calm
pace-slow = slow
sound = Sound and notifications
seed-hash = Seed, sealed:
seed = Seed:
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
you-win = You win
you-win-by = You win by { $n }
you-win-tied = You win the tie-break
end-facts = { $game }, { $n } players, { $plies } decisions
end-place = Place { $place }: { $name }, { $n } points
what-decided = What decided it
difference = { $winner } { $won } against { $rival }’s { $lost }.
turning-point = Turning point: decision { $ply }
turned = The lead went from { $before } to { $after } and never fell below { $least } again.
watch-it = Watch it
weak-side = The winner’s weak side: { $group }, { $won } against { $lost }.
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
download = Record
to-lobby = To the lobby
to-table = To the table
fork = Play on from here
search = Search
name = Name
source-seed = printed in the rule book
source-found = from a public source
source-recalled = from memory, not checked
source-reconstructed = reconstructed: it stood only in a picture
not-found = Nothing here
refused = That did not work
tour-step = Tour, { $step } of { $steps }:
off-the-tour = The guide asks for something else here: { $move }
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
refused-no-table = There is no such table. It may have been set up in another house.
refused-not-saved = This could not be saved and was not done: the disk is full, or another program holds the database. Please try again.
refused-not-read = This cannot be read right now. Please try again.
refused-table-of-missing-game = This table is of a game that is not installed here.
refused-table-of-broken-game = This table is of a game that cannot be loaded here.
refused-table-of-newer-kotatsu = This table was set up with a newer Kotatsu.
refused-table-of-other-components = This table was set up with other component values than those here.
refused-table-whose-journal-does-not-fit = What was written down of this table does not fit the rules here, so it cannot be played.
refused-no-page = There is nothing at this address.
refused-no-game = This house does not have that game.
refused-no-tour = There is no tour of this game.
refused-not-your-seat = This seat is not yours. You can watch this table.
refused-the-table-has-moved-on = Somebody else was faster; the table has moved on.
refused-a-name-needs-a-letter = A name needs at least one letter.
refused-not-now = That is not possible now.
refused-seed-is-sealed = The seed stays sealed until the game is over.
refused-record-is-sealed = The record can be downloaded when the game is over.
refused-game-is-running = You can play on from a moment of a game once it is over.
refused-another-host = This house does not go by that name. Call it localhost, or by the name or number it was started with.
refused-another-site = This request comes from another site.
refused-too-large = That is more than this house reads at once.
refused-too-slow = The request took too long to arrive.
refused-too-many-requests = Too many requests in a short time. Wait a moment, then try again.
refused-too-many-visitors = Too many new visitors come from your network. Try again later.
refused-too-many-tables = You have set up many tables. Try again later.
refused-too-many-bot-tables = Bots are still playing at several of your tables. Wait until they have finished.
refused-too-many-streams = You have many tables open. Close one of them first.
refused-no-file = Choose a file first.
refused-file-is-no-text = This file is no record: it is no text at all.
refused-bad-record = This file is no record that can be played:
own-name = English
why-not-now = Something else is being decided now: { $prompt }
provenance = Where { $clause } comes from
provenance-book = Rule book
provenance-found = Other source
provenance-ruling = Our ruling
contents = Contents
score-now = If the game ended now
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
weight-rich = rich
learn = { $n ->
    [0] Learn it
    [1] Learn in one minute
   *[other] Learn in { $n } minutes
}
i-know-it = I know it: play
another-table = Another table
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
table-of = A table of { $game }
change-what-you-like = Change what you like. The rest stays as last time.
the-usual-table = The usual table. Change what you like.
who-sits-down = Who sits down
seats-from-to = { $least } to { $most }
chair-you = You
nobody = nobody
at-this-screen = at this screen
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
at-the-table = Players
what-happened = What happened
what-others-do = What the others do
count-choices = { $n ->
    [one] one thing to choose
   *[other] { $n } things to choose
}
choose-on-stage = { $n ->
    [one] One place to choose: the golden one.
   *[other] { $n } places to choose from: the golden ones.
}
as-a-list = { $n ->
    [one] As a list
   *[other] All { $n } as a list
}
has-decided = has decided
for-you = For you
for-them = For { $name }
on-its-way = On its way …
kept-choice = No connection. Your choice is kept and sent as soon as there is one.
beyond = { $n } more below
sheet = Make the tray larger or smaller
keys = Keys
keys-walk = from one golden thing to the next; with Shift to everything else
keys-choose = choose it
keys-digits = choose the first to ninth thing in the tray
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
chapter-turn = Turning point: the lead goes from { $before } to { $after }
chose = chooses: { $move }
the-beginning = The beginning
keys-play = play or pause
keys-step = one step back, one step on
keys-ends = to the beginning, to the end
key-space = Space
key-home-end = Home, End
new-to-you = New to you:
notes-again = Show first notes again
notes-will-come = They will come again.

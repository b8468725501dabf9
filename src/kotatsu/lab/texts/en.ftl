# -- the report of a tournament --
tournament = Tournament
facts = { $game }, { $seats } seats, { $games } games with { $deals } deals
headline-alone = { $bot } against itself
headline-beats = { $better } beats { $worse }
headline-above = { $one } wins more than { $line } against { $other }
headline-below = { $one } wins less than { $line } against { $other }
headline-open = { $one } or { $other }? Still open
headline-strongest = { $bot } is the strongest
headline-leads = { $bot } leads
lead-pair = { $share } of the wins [{ $low } to { $high }], { $lead } points ahead on average.
lead-many = { $decided } of { $pairs } pairs are decided. Between first and last lie { $elo } Elo.
lead-alone = Nobody is compared here; what the seats, the lengths and the scores show stays true.
early = Stopped early: { $games } of at most { $most } games were enough.

strength = Strength
strength-note = Elo, mean 0. The band holds the truth in 95 of 100 cases.
pairs = One against the other
pairs-note = The share of the wins, seat for seat. 50 % means equally strong at any number of seats.
pairs-line = The dashed line is the question: above or below { $line }?
answer-above = above the line
answer-below = below the line
answer-open = open
course = How it was decided
course-note = The weight of the evidence after each deal. Outside the band the question is decided.
scores = Final scores
scores-note = How often each score came up. The tick is the median; nine of ten scores lie on the thick line.
sources = Where the points came from
sources-note = Points of a game on average, by kind.
order = Who begins
order-note = Wins by the order of the first move, over all games. The dashed line is chance.
order-place = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] number { $n }
}
order-points = { $points } points
length = How long it takes
length-note = Turns of a game, { $decisions } decisions on average.
length-turns = { $n } turns
figures = All figures
column-bot = bot
column-games = games
column-wins = wins
column-chance = by chance
column-elo = Elo
column-lead = lead
column-points = points
column-think = ms a decision
sum = Sum
method = How this was measured
method-deals = Every deal was played in every order of the seats, so luck with the cards is the same for all. A deal with all its games counts as one piece of evidence.
method-shared = A shared first place is divided among those who share it.{ $none ->
    [0] {""}
   *[other] {" "}In { $none } games nobody won.
}
method-share = With more than two seats the share of a pair compares what one seat of each wins on average.
method-test = A pair stops playing when a sequential test (GSPRT over deals) has decided whether its share lies above or below { $line }, wrong at most in { $error } of cases if the share is { $width } or more away from it. After an early stop the shares look a little clearer than they are.
method-again = The same figures once more:

# -- der Bericht eines Turniers --
tournament = Turnier
facts = { $game }, { $seats } Plätze, { $games } Partien mit { $deals } Auslagen
headline-alone = { $bot } unter sich
headline-beats = { $better } schlägt { $worse }
headline-above = { $one } gewinnt mehr als { $line } gegen { $other }
headline-below = { $one } gewinnt weniger als { $line } gegen { $other }
headline-open = { $one } oder { $other }? Noch offen
headline-strongest = { $bot } ist am stärksten
headline-leads = { $bot } führt
lead-pair = { $share } der Siege [{ $low } bis { $high }], im Schnitt { $lead } Punkte Vorsprung.
lead-many = { $decided } von { $pairs } Paarungen sind entschieden. Zwischen dem ersten und dem letzten liegen { $elo } Elo.
lead-alone = Hier wird niemand verglichen; was Sitzfolge, Länge und Punkte zeigen, gilt trotzdem.
early = Früher beendet: { $games } von höchstens { $most } Partien reichten aus.

strength = Spielstärke
strength-note = Elo, im Mittel 0. Das Band enthält den wahren Wert in 95 von 100 Fällen.
pairs = Einer gegen den anderen
pairs-note = Anteil an den Siegen, Platz gegen Platz. 50 % heißt gleich stark, bei jeder Zahl von Plätzen.
pairs-line = Die gestrichelte Linie ist die Frage: über oder unter { $line }?
answer-above = über der Linie
answer-below = unter der Linie
answer-open = offen
course = Wie es entschieden wurde
course-note = Das Gewicht der Belege nach jeder Auslage. Außerhalb des Bandes ist die Frage entschieden.
scores = Endstände
scores-note = Wie oft welcher Endstand vorkam. Der Strich ist der Median; neun von zehn Endständen liegen auf der dicken Linie.
sources = Woher die Punkte kamen
sources-note = Punkte einer Partie im Durchschnitt, nach ihrer Art.
order = Wer beginnt
order-note = Siege nach der Reihenfolge des ersten Zugs, über alle Partien. Die gestrichelte Linie ist der Zufall.
order-place = { $n ->
    [1] beginnt
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
   *[other] als Nummer { $n }
}
order-points = { $points } Punkte
length = Wie lange es dauert
length-note = Züge einer Partie, im Schnitt { $decisions } Entscheidungen.
length-turns = { $n } Züge
figures = Alle Zahlen
column-bot = Bot
column-games = Partien
column-wins = Siege
column-chance = durch Zufall
column-elo = Elo
column-lead = Vorsprung
column-points = Punkte
column-think = ms je Entscheidung
sum = Summe
method = Wie gemessen wurde
method-deals = Jede Auslage wurde in jeder Sitzfolge gespielt, das Kartenglück ist also für alle gleich. Eine Auslage mit all ihren Partien zählt als ein einziger Beleg.
method-shared = Ein geteilter erster Platz wird unter denen aufgeteilt, die ihn teilen.{ $none ->
    [0] {""}
   *[other] {" "}In { $none } Partien gewann niemand.
}
method-share = Bei mehr als zwei Plätzen vergleicht der Anteil einer Paarung, was ein Platz von jedem im Schnitt gewinnt.
method-test = Eine Paarung hört auf, sobald ein sequentieller Test (GSPRT über Auslagen) entschieden hat, ob ihr Anteil über oder unter { $line } liegt; er irrt höchstens in { $error } der Fälle, wenn der Anteil { $width } oder mehr davon entfernt ist. Nach einem frühen Ende sehen die Anteile etwas deutlicher aus, als sie sind.
method-again = Dieselben Zahlen noch einmal:

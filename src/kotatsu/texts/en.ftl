
# -- the game in the terminal --
terminal-help =
    Type the number of an option, or its notation or the beginning of it. Besides:
      Enter, t       the table once more
      u  r           undo, redo
      why MOVE       why a move, or every move that begins so, is not possible
      log            what has happened so far
      score          the score now, as far as you can know it
      rules [CLAUSE] the headings of the rules, or a clause and what belongs to it
      save FILE      write the record of this game
      q              quit
terminal-pass-screen = Pass the screen to { $player }, who presses Enter.
terminal-no-number = The options are numbered 1 to { $last }.
terminal-no-clause = There is no clause { $clause }.
terminal-possible = possible
terminal-more = ... and { $count } more
terminal-save-where = Say where: save FILE
terminal-saved = The record is in { $file }.
terminal-stopped = Stopped after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
terminal-over = The game is over.
terminal-total = Total
terminal-place = Place
terminal-winner = { $names } wins.
terminal-winners = { $names } share the victory.

# -- words for every game --
seat = Player { $letter }
nothing = nothing
unknown = hidden
and = { $others } and { $last }
scene-table = The table

reason-not-asked = That is not what is being decided now.
reason-not-your-decision = It is not your turn to decide.
reason-game-is-over = The game is over.

undo-nothing-to-undo = There is nothing to take back.
undo-not-your-decision = You can take something back only while you are to act.
undo-others-have-moved = Somebody else has moved since.
undo-several-are-asked = Several are asked at once now; what came before stays.
undo-something-was-revealed = Something hidden or random has been revealed since.
undo-nothing-to-redo = Nothing was taken back.

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
terminal-hint = Type ? for help.
terminal-pass-screen = Pass the screen to { $player }, who presses Enter.
terminal-house-rule = House rule: { $about }
terminal-no-number = The options are numbered 1 to { $last }.
terminal-no-move = { $text } is no move here. Type ? for help.
terminal-ambiguous = Several options begin with { $text }.
terminal-no-clause = There is no clause { $clause }.
terminal-undone = Taken back.
terminal-redone = Done again.
terminal-possible = possible
terminal-more = … and { $count } more
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

# -- what is wrong with a value of somebody's own box --
value-missing = Something belongs here.
value-other = This does not fit the game.
value-kind-number = “{ $value }” is not a whole number.
value-kind-flag = This is yes or no.
value-kind-text = A text belongs here.
value-kind-list = A list belongs here.
value-kind-amounts = Amounts belong here.
value-between = { $value } does not fit: it is a number from { $least } to { $most }.
value-below = { $value } is too small: it is at least { $least }.
value-fixed = The rules know only { $least } here.
value-size = { $size } values belong here, not { $n }.
value-word = “{ $value }” does not belong here.
value-unknown = The game has no such value.
value-unknown-part = “{ $part }” does not belong here.
value-no-id = The game has no “{ $id }”.
value-twice = “{ $id }” is there twice.
value-no-tables = A list of components belongs here.
value-no-line = A text is one line of up to 200 characters.
value-too-large = This number is too large.
value-too-many = A list has up to 100 values.
value-no-toml = This is not written as a box is: a quotation mark, a bracket or an equals sign may be missing near here.
value-too-many-bytes = This is more than a box can hold.
value-about = Under [box] there is a game, a name and the number of a version, and nothing else.
value-which-game = It does not say which game it belongs to. Write at the top: [box], and below it game = "…" with one of { $known }.
value-other-game = This box belongs to another game.
value-not-here = The rules know no such value of this component.
value-not-played = Nothing in the game depends on this value, so it cannot be made another one. You can confirm it.
value-nowhere = There is no place { $number } in this list.

# -- words for every game --
seat = Player { $letter }
nothing = nothing
unknown = hidden

reason-not-asked = That is not what is being decided now.
reason-not-your-decision = It is not your turn to decide.
reason-game-is-over = The game is over.

undo-nothing-to-undo = There is nothing to take back.
undo-not-your-decision = You can take something back only while you are to act.
undo-others-have-moved = Somebody else has moved since.
undo-something-was-revealed = Something hidden or random has been revealed since.
undo-nothing-to-redo = Nothing was taken back.

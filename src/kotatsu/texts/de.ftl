# -- Wörter für alle Spiele --
seat = Spieler { $letter }
nothing = nichts
unknown = verdeckt

reason-not-asked = Darum geht es gerade nicht.
reason-not-your-decision = Du bist gerade nicht an der Reihe.
reason-game-is-over = Das Spiel ist zu Ende.

undo-nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-not-your-decision = Zurücknehmen kannst du nur, solange du am Zug bist.
undo-others-have-moved = Inzwischen hat jemand anders gezogen.
undo-something-was-revealed = Seitdem wurde etwas Verdecktes oder Zufälliges aufgedeckt.
undo-nothing-to-redo = Es wurde nichts zurückgenommen.

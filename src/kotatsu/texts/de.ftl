# -- Wörter für alle Spiele --
seat = Spieler { $letter }
nothing = nichts
unknown = verdeckt
and = { $others } und { $last }
scene-table = Der Tisch

reason-not-asked = Darum geht es gerade nicht.
reason-not-your-decision = Du bist gerade nicht an der Reihe.
reason-game-is-over = Das Spiel ist zu Ende.

undo-nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-not-your-decision = Zurücknehmen kannst du nur, solange du am Zug bist.
undo-others-have-moved = Inzwischen hat jemand anders gezogen.
undo-several-are-asked = Jetzt sind mehrere zugleich gefragt; was davor war, bleibt.
undo-something-was-revealed = Seitdem wurde etwas Verdecktes oder Zufälliges aufgedeckt.
undo-nothing-to-redo = Es wurde nichts zurückgenommen.

# -- das Spiel im Terminal --
terminal-help =
    Gib die Nummer einer Möglichkeit ein, oder ihre Notation oder deren Anfang. Außerdem:
      Enter, t       den Tisch noch einmal zeigen
      u  r           zurücknehmen, wiederholen
      why ZUG        warum ein Zug, oder jeder, der so beginnt, nicht möglich ist
      log            was bisher geschah
      score          der Punktestand, soweit du ihn kennen kannst
      rules [REGEL]  die Überschriften der Regeln, oder eine Regel und was zu ihr gehört
      save DATEI     die Partie aufzeichnen
      q              aufhören
terminal-hint = Mit ? bekommst du Hilfe.
terminal-pass-screen = Gib den Bildschirm an { $player } weiter und drücke dann Enter.
terminal-house-rule = Hausregel: { $about }
terminal-no-number = Die Möglichkeiten haben die Nummern 1 bis { $last }.
terminal-no-move = { $text } ist hier kein Zug. Mit ? bekommst du Hilfe.
terminal-ambiguous = Mehrere Möglichkeiten beginnen mit { $text }.
terminal-no-clause = Eine Regel { $clause } gibt es nicht.
terminal-undone = Zurückgenommen.
terminal-redone = Wiederhergestellt.
terminal-possible = möglich
terminal-more = … und { $count } weitere
terminal-save-where = Sag wohin: save DATEI
terminal-saved = Die Partie ist aufgezeichnet in { $file }.
terminal-stopped = Beendet nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
}.
terminal-over = Das Spiel ist zu Ende.
terminal-total = Summe
terminal-place = Platz
terminal-winner = { $names } gewinnt.
terminal-winners = { $names } teilen sich den Sieg.

# -- was an einem Wert der eigenen Schachtel nicht stimmt --
value-missing = Hier gehört etwas hin.
value-other = Das passt nicht zum Spiel.
value-kind-number = „{ $value }“ ist keine ganze Zahl.
value-kind-flag = Hier geht nur ja oder nein.
value-kind-text = Hier gehört ein Text hin.
value-kind-list = Hier gehört eine Liste hin.
value-kind-amounts = Hier gehören Mengen hin.
value-between = { $value } passt nicht: Es ist eine Zahl von { $least } bis { $most }.
value-below = { $value } ist zu klein: Es sind mindestens { $least }.
value-fixed = Die Regeln kennen hier nur { $least }.
value-size = Hier gehören { $size } Werte hin, nicht { $n }.
value-word = „{ $value }“ gehört nicht hierher.
value-unknown = Diesen Wert gibt es im Spiel nicht.
value-unknown-part = „{ $part }“ gehört nicht hierher.
value-no-id = „{ $id }“ gibt es im Spiel nicht.
value-twice = „{ $id }“ steht zweimal da.
value-no-tables = Hier gehört eine Liste von Bestandteilen hin.
value-no-line = Ein Text ist eine Zeile mit bis zu 200 Zeichen.
value-too-large = Diese Zahl ist zu groß.
value-too-many = Eine Liste hat bis zu 100 Werte.
value-no-toml = So ist eine Schachtel nicht geschrieben: Hier in der Nähe fehlt wohl ein Anführungszeichen, eine Klammer oder ein Gleichheitszeichen.
value-too-many-bytes = So viel passt nicht in eine Schachtel.
value-about = Unter [box] stehen ein Spiel, ein Name und die Nummer einer Fassung, sonst nichts.
value-which-game = Es steht nicht da, zu welchem Spiel sie gehört. Schreibe ganz oben [box] und darunter game = "…" mit einem von { $known }.
value-other-game = Diese Schachtel gehört zu einem anderen Spiel.
value-not-here = Bei diesem Bestandteil kennen die Regeln keinen solchen Wert.
value-not-played = Im Spiel hängt von diesem Wert nichts ab, darum lässt er sich nur bestätigen, nicht ändern.
value-nowhere = Eine Stelle { $number } gibt es in dieser Liste nicht.

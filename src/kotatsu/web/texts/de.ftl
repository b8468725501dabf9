skip = Zum Tisch springen
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
guest = Gast
guest-here = Spieler { $letter }
welcome = Setz dich dazu
welcome-text = { $n ->
    [1] Ein Spiel
    [2] Zwei Spiele
    [3] Drei Spiele
    [4] Vier Spiele
    [5] Fünf Spiele
    [6] Sechs Spiele
   *[other] { $n } Spiele
} aus Japan. Jede Regel wird beim Spielen erklärt, und an jedem Tisch wartet ein Bot.
games = Spiele
play-now = Jetzt spielen
rules = Regeln
how-to-play = So geht’s
how-to-play-of = So spielst du { $game }
how-to-facts = { $players } Personen, { $minutes } Minuten, Seite { $page } von { $pages }
icons = Symbole
icons-of = Symbole: { $game }
every-rule = Alle Regeln
learn-by-playing = { $n ->
    [0] Beim Spielen lernen
    [1] Beim Spielen lernen, eine Minute
   *[other] Beim Spielen lernen, { $n } Minuten
}
page-with = Seite { $page }: { $title }
looking-for-a-rule = Suchst du eine bestimmte Regel?
rules-of = Regeln: { $game }
rules-text = Jede Regel hat eine Nummer. Das kleine { $sign } dahinter zeigt, woher sie stammt: aus dem Regelheft, aus einer anderen Quelle oder von uns, wo das Heft schweigt.
components = Spielmaterial
components-of = Spielmaterial: { $game }
components-text = Alle Karten und Plättchen mit ihren Werten. Farbig hinterlegte Werte standen nur in Bildern und sind rekonstruiert; woher ein Wert stammt, zeigt er, wenn du darauf zeigst.
own-tables = Deine Tische
older-tables = Frühere Tische
newer-tables = Spätere Tische
your-name = Dein Name
upload = Gespeicherte Partie öffnen
bot-name = Bot { $letter }
table-unknown = noch nicht angesehen
your-turn = Du bist am Zug
to-act = am Zug
points = { $n } Punkte
waiting-for = Warten auf { $names }
board = Spielplan
options = Deine Möglichkeiten
undo = Rückgängig
restart = Zug neu beginnen
redo = Wiederherstellen
log = Verlauf
in-words = Der Tisch in Worten
pace = Bots
pace-instant = sofort
pace-quick = zügig
pace-calm = ruhig
pace-slow = langsam
sound = Ton und Benachrichtigung
seed-hash = Startwert, versiegelt:
seed = Startwert:
verified = neu gemischt und verglichen: Es sind die versprochenen Karten.
not-verified = die Karten passen nicht zum Siegel!
close = Schließen
cover = Bitte gib den Bildschirm an { $name } weiter.
cover-button = Ich bin { $name }
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter; verloren geht nichts.
why-watcher = Du schaust an diesem Tisch nur zu.
winner = { $names } gewinnt
winner-by = { $names } gewinnt mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
  } Vorsprung
winner-tied = { $names } gewinnt bei Gleichstand
you = du
you-win = Du gewinnst
you-win-by = Du gewinnst mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
  } Vorsprung
you-win-tied = Du gewinnst bei Gleichstand
end-facts = { $game }, { $n } Personen, { $plies } Entscheidungen
end-place = Platz { $place }: { $name }, { $n } Punkte
what-decided = Was den Ausschlag gab
difference = { $winner } { $won }, { $rival } { $lost }.
turning-point = Wendepunkt: Entscheidung { $ply }
turned = Der Vorsprung wuchs von { $before } auf { $after } und fiel nie wieder unter { $least }.
watch-it = Ansehen
weak-side = Schwächer nur hier: { $group }, { $won } gegen { $lost }.
close-call = Es war überall knapp.
nobody-ahead = Am Ende lag niemand vorn.
another-one = Noch eine Partie?
rematch = Revanche
next-opponent = Gegen: { $bot }
winners = { $names } teilen sich den Sieg
no-winner = Niemand gewinnt
total = Summe
place = Platz
curve = Punkte im Spielverlauf
replay = Wiederholung
ply = Zeitpunkt
download = Partie speichern
to-lobby = Zur Übersicht
to-table = Zum Tisch
fork = Von hier weiterspielen
search = Suchen
name = Name
source-seed = steht im Regelheft
source-found = aus einer öffentlichen Quelle
source-recalled = aus der Erinnerung, ungeprüft
source-reconstructed = rekonstruiert: stand nur in einem Bild
not-found = Hier ist nichts
refused = Das ging nicht
tour-step = Rundgang, { $step } von { $steps }:
off-the-tour = Hier möchte der Rundgang etwas anderes: { $move }
undo-to = Bis hierher rückgängig machen
settings = Einstellungen
more = Mehr zu diesem Tisch
hurry = Überspringen
skip-telling = Überspringen
verify = Mischen prüfen
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
step-last = Zum Ende
refused-no-table = Diesen Tisch gibt es hier nicht. Vielleicht steht er in einem anderen Haus.
refused-not-saved = Das ließ sich nicht speichern und wurde nicht ausgeführt: Der Datenträger ist voll, oder ein anderes Programm hält die Datenbank fest. Bitte versuche es noch einmal.
refused-not-read = Das lässt sich gerade nicht lesen. Bitte versuche es noch einmal.
refused-table-of-missing-game = Das Spiel dieses Tisches ist hier nicht installiert.
refused-table-of-broken-game = Das Spiel dieses Tisches lässt sich hier nicht laden.
refused-table-of-newer-kotatsu = Dieser Tisch wurde mit einem neueren Kotatsu eingerichtet.
refused-table-of-other-components = Dieser Tisch wurde mit anderen Werten des Spielmaterials eingerichtet.
refused-table-whose-journal-does-not-fit = Was von diesem Tisch aufgeschrieben wurde, passt nicht zu den Regeln hier. Er lässt sich deshalb nicht spielen.
refused-no-page = Unter dieser Adresse ist nichts.
refused-no-game = Dieses Spiel gibt es hier nicht.
refused-no-tour = Zu diesem Spiel gibt es keinen Rundgang.
refused-not-your-seat = Das ist nicht dein Platz. Du kannst an diesem Tisch zuschauen.
refused-the-table-has-moved-on = Jemand war schneller, am Tisch ging es schon weiter.
refused-a-name-needs-a-letter = Ein Name braucht mindestens einen Buchstaben.
refused-not-now = Das geht jetzt nicht.
refused-seed-is-sealed = Der Startwert bleibt versiegelt, bis das Spiel vorbei ist.
refused-record-is-sealed = Die Partie lässt sich speichern, sobald das Spiel vorbei ist.
refused-game-is-running = Von einem Zeitpunkt einer Partie aus kannst du weiterspielen, sobald sie vorbei ist.
refused-another-host = So heißt dieses Haus nicht. Ruf es als localhost auf oder mit dem Namen oder der Nummer, mit der es gestartet wurde.
refused-another-site = Diese Anfrage kommt von einer anderen Seite.
refused-too-large = Das ist mehr, als dieses Haus auf einmal liest.
refused-too-slow = Die Anfrage hat zu lange gebraucht.
refused-too-many-requests = Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuch es dann noch einmal.
refused-too-many-visitors = Aus deinem Netz kommen gerade zu viele neue Gäste. Versuch es später noch einmal.
refused-too-many-tables = Du hast schon viele Tische aufgebaut. Versuch es später noch einmal.
refused-too-many-bot-tables = An mehreren deiner Tische spielen noch Bots. Warte, bis sie fertig sind.
refused-too-many-streams = Du hast viele Tische offen. Schließ zuerst einen davon.
refused-no-file = Wähle zuerst eine Datei aus.
refused-file-is-no-text = Diese Datei ist keine Partie: Sie ist gar kein Text.
refused-bad-record = Diese Datei ist keine Partie, die sich spielen lässt:
own-name = Deutsch
why-not-now = Jetzt geht es um etwas anderes: { $prompt }
provenance = Woher { $clause } stammt
provenance-book = Regelheft
provenance-found = Andere Quelle
provenance-ruling = Unsere Festlegung
contents = Inhalt
score-now = Wenn das Spiel jetzt endete
look-at = Tableau von { $name } zeigen
looking-at = Du siehst das Tableau von { $name }.
look-back = Zurück
open = Öffnen
all-tables = { $n ->
    [0] Alle
   *[other] Alle { $n }
}
players = Personen:
minutes = { $n } Min.
weight = Anspruch { $n } von { $most }
weight-light = leicht
weight-medium = mittel
weight-rich = komplex
learn = { $n ->
    [0] Kennenlernen
    [1] In einer Minute lernen
   *[other] In { $n } Minuten lernen
}
i-know-it = Kenne ich: spielen
another-table = Tisch einrichten
opponents = { $n ->
    [1] Bot, { $title }
   *[other] { $n } Bots ({ $title })
}
bots-mixed = gemischt
rules-and-components = Regeln und Spielmaterial
games-played = { $played ->
    [1] Eine Partie gespielt
   *[other] { $played } Partien gespielt
}, { $won } gewonnen
continue = Weiter
look = Ansehen
thinking = { $n ->
    [1] { $names } denkt nach
   *[other] { $names } denken nach
}
own-won = Gewonnen
own-lost = Verloren
own-shared = Geteilter Sieg
ago-nothing = gerade eben
ago-minutes = vor { $n } Min.
ago-hours = vor { $n } Std.
ago-days = { $n ->
    [1] vor einem Tag
   *[other] vor { $n } Tagen
}
table-of = Ein Tisch für { $game }
change-what-you-like = Ändere, was du magst. Der Rest bleibt wie beim letzten Mal.
the-usual-table = Der übliche Tisch. Ändere, was du magst.
who-sits-down = Wer spielt mit
seats-from-to = { $least } bis { $most }
chair-you = Du
nobody = niemand
at-this-screen = hier am Bildschirm
against = { $title } { $won } von { $played }
won-against = Gewonnen gegen Bots: { $list }
language-at-the-table = Sprache am Tisch
sit-down = Hinsetzen
as-last-time = Wie zuletzt
about-you = Über dich
colours = Farben
colours-system = wie das System
colours-light = hell
colours-dark = dunkel
pace-of-bots = Bots ziehen
only-here = in diesem Browser
save = Speichern
your-games = Deine Partien
no-games-yet = Du hast noch keine Partie zu Ende gespielt.
game = Spiel
played = Gespielt
won = Gewonnen
scenes = Teile des Tisches
at-the-table = Spieler
what-happened = Was geschah
what-others-do = Was die anderen tun
count-choices = { $n ->
    [one] ein Ding zur Wahl
   *[other] { $n } Dinge zur Wahl
}
choose-on-stage = { $n ->
    [one] Ein Ort steht zur Wahl: der goldene.
   *[other] { $n } Orte stehen zur Wahl: die goldenen.
}
as-a-list = { $n ->
    [one] Als Liste
   *[other] Alle { $n } als Liste
}
has-decided = hat sich entschieden
for-you = Für dich
for-them = Für { $name }
on-its-way = Ist unterwegs …
kept-choice = Keine Verbindung. Deine Wahl ist gemerkt und wird gesendet, sobald es wieder eine gibt.
beyond = { $n } weitere unten
sheet = Ablage größer oder kleiner machen
keys = Tasten
keys-walk = von einem goldenen Ding zum nächsten; mit Umschalt zu allen anderen
keys-choose = auswählen
keys-digits = das erste bis neunte Ding der Ablage wählen
keys-scenes = voriger Teil, nächster Teil
keys-undo = rückgängig machen
keys-list = alle Möglichkeiten als Liste
keys-help = diese Tasten
table-settings = Tisch
result = Ergebnis
open-rules = Regeln öffnen
play = Abspielen
pause = Anhalten
replay-pace = Tempo
chapters = Kapitel
chapter-scoring = Wertung: { $points }
chapter-lead = { $name } übernimmt die Führung
chapter-turn = Wendepunkt: Der Vorsprung geht von { $before } auf { $after }
chose = wählt: { $move }
the-beginning = Der Anfang
keys-play = abspielen oder anhalten
keys-step = einen Schritt zurück, einen Schritt weiter
keys-ends = zum Anfang, zum Ende
key-space = Leertaste
key-home-end = Pos1, Ende
new-to-you = Neu für dich:
notes-again = Erste Hinweise wieder zeigen
notes-will-come = Sie kommen wieder.

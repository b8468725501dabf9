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
components-text = Alle Karten und Plättchen mit ihren Werten. Farbig hinterlegte Werte standen nur in Bildern und sind rekonstruiert; woher ein Wert stammt, siehst du, wenn du darauf zeigst.
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
table-runs = Die Partie läuft
only-this = Nur noch: { $move }
waiting-for = Warten auf { $names }
board = Spielplan
options = Deine Möglichkeiten
undo = Rückgängig
restart = Zug neu beginnen
redo = Wiederherstellen
log = Verlauf
about-it = Darum geht es:
log-older = Was davor geschah
in-words = Der Tisch in Worten
what-for = Wozu die Dinge da sind
pace = Bots
pace-instant = sofort
pace-quick = zügig
pace-calm = ruhig
pace-slow = langsam
sound = Ton und Benachrichtigung
seed-hash = Siegel auf den gemischten Karten:
seed = Unter dem Siegel stand:
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
you-as-name = Du
you-win = Du gewinnst
you-win-by = Du gewinnst mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
  } Vorsprung
you-win-tied = Du gewinnst bei Gleichstand
end-facts = { $game } · { $rivals ->
    [none] { $n } Personen
   *[other] gegen { $rivals }
} · { $turns ->
    [0] { $plies } Entscheidungen
   *[other] { $turns } Züge
}
end-place = Platz { $place }: { $name }, { $n } Punkte
what-decided = Was den Ausschlag gab
difference = { $winner } { $won }, { $rival } { $lost }.
turning-point = Wendepunkt: { $when }
turned = { $name } ging in Führung, mit { $after ->
    [1] 1 Punkt
   *[other] { $after } Punkten
}, und gab sie nicht mehr ab.
    .you = Du gingst in Führung, mit { $after ->
        [1] 1 Punkt
       *[other] { $after } Punkten
    }, und gabst sie nicht mehr ab.
led-throughout = Fast von Anfang an lag { $name } vorn und gab die Führung nie ab.
    .you = Fast von Anfang an lagst du vorn und gabst die Führung nie ab.
watch-it = Ansehen
weak-side = Nur hier lag { $name } zurück: { $group }, { $won } gegen { $lost }.
    .you = Nur hier lagst du zurück: { $group }, { $won } gegen { $lost }.
    .rival = Deine Stärke: { $group }, { $lost } gegen { $won }.
weakest-side = Am weitesten lag { $name } hier zurück: { $group }, { $won } gegen { $lost }.
    .you = Am weitesten lagst du hier zurück: { $group }, { $won } gegen { $lost }.
    .rival = Deine größte Stärke: { $group }, { $lost } gegen { $won }.
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
replay = Partie ansehen
ply = Zeitpunkt
download = Partie speichern
to-lobby = Zur Übersicht
to-table = Zum Tisch
fork = Von hier weiterspielen
search = Suchen
none-found = Diese Wörter kommen hier nicht vor. Mit weniger Buchstaben findet man mehr.
name = Name
source-seed = steht im Regelheft
source-found = aus einer öffentlichen Quelle
source-recalled = aus der Erinnerung, ungeprüft
source-reconstructed = rekonstruiert: stand nur in einem Bild
not-found = Hier ist nichts
refused = Das ging nicht
tour-step = Rundgang, { $step } von { $steps }:
tour-now = Jetzt: { $move }
tour-choose = Wähle, was gestrichelt umrandet ist.
tour-watch = Sieh zu, was die anderen tun.
tour-read-again = Noch einmal lesen
tour-over = Das war der Rundgang. Ab hier spielst du selbst: Golden umrandet ist, was du tun kannst. Tippst du auf etwas Dunkles, erfährst du, warum es nicht geht.
tour-more = mehr
tour-leave = Rundgang verlassen
tour-leave-how = Du kannst diese Partie ohne Begleitung weiterspielen oder später zum Rundgang zurückkehren: Er wartet unter deinen Tischen.
tour-alone = Ohne Begleitung weiterspielen
off-the-tour = Dazu kommen wir noch. Jetzt: { $move }
refused-no-guide = An diesem Tisch führt kein Rundgang mehr.
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
refused-no-table = Diesen Tisch gibt es hier nicht, oder du gehörst nicht dazu. Vielleicht wurde er aufgelöst.
refused-removed = Wer den Tisch eingerichtet hat, hat dich entfernt. Mitspielen oder zuschauen kannst du dort nur mit einer neuen Einladung.
title-removed = Du wurdest vom Tisch entfernt
refused-not-saved = Das ließ sich nicht speichern und wurde nicht ausgeführt: Der Datenträger ist voll, oder ein anderes Programm hält die Datenbank fest. Bitte versuche es noch einmal.
refused-not-read = Das lässt sich gerade nicht lesen. Bitte versuche es noch einmal.
refused-damaged = Was dieses Haus davon gespeichert hat, ist beschädigt; deshalb lässt es sich weder zeigen noch ändern. Bitte sag es der Person, die das Haus betreibt.
refused-table-of-missing-game = Das Spiel dieses Tisches ist hier nicht installiert.
refused-table-of-broken-game = Das Spiel dieses Tisches lässt sich hier nicht laden.
refused-table-of-newer-kotatsu = Dieser Tisch wurde mit einem neueren Kotatsu eingerichtet.
refused-table-of-other-components = Dieser Tisch wurde mit anderen Werten des Spielmaterials eingerichtet.
refused-table-of-other-rules = Dieses Spiel lief nach anderen Regeln als den hiesigen: Seine Züge würden woanders hinführen. Mit dem Kotatsu, mit dem es gespielt wurde, lässt es sich beenden.
refused-table-damaged = Was dieses Haus von diesem Tisch gespeichert hat, ist beschädigt; deshalb lässt er sich nicht zeigen. Wer das Haus betreibt, hat vielleicht eine Sicherungskopie.
refused-table-whose-journal-does-not-fit = Was von diesem Tisch aufgeschrieben wurde, passt nicht zu den Regeln hier. Er lässt sich deshalb nicht spielen.
refused-no-page = Unter dieser Adresse ist nichts.
refused-no-game = Dieses Spiel gibt es hier nicht.
refused-no-tour = Zu diesem Spiel gibt es keinen Rundgang.
refused-not-your-seat = Das ist nicht dein Platz. Du kannst an diesem Tisch zuschauen.
refused-the-table-has-moved-on = Jemand war schneller, am Tisch ging es schon weiter.
refused-a-name-needs-a-letter = Ein Name braucht mindestens einen Buchstaben.
refused-not-now = Das geht jetzt nicht.
refused-seed-is-sealed = Wie gemischt wurde, bleibt versiegelt, bis das Spiel vorbei ist.
refused-record-is-sealed = Die Partie lässt sich speichern, sobald das Spiel vorbei ist.
refused-game-is-running = Von einem Zeitpunkt einer Partie aus kannst du weiterspielen, sobald sie vorbei ist.
refused-another-host = So heißt dieses Haus nicht. Rufe es als localhost auf oder mit dem Namen oder der Nummer, mit der es gestartet wurde.
refused-another-site = Diese Anfrage kommt von einer anderen Seite.
refused-too-large = Das ist mehr, als dieses Haus auf einmal liest.
refused-too-slow = Die Anfrage hat zu lange gebraucht.
refused-too-many-requests = Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuche es dann noch einmal.
refused-too-many-visitors = Aus deinem Netz kommen gerade zu viele neue Gäste. Versuche es später noch einmal.
refused-too-many-tables = Du hast schon viele Tische aufgebaut. Versuche es später noch einmal.
refused-too-many-codes = Von hier aus wurden viele Codes ausprobiert. Versuche es später noch einmal.
refused-too-many-bot-tables = An mehreren deiner Tische spielen noch Bots. Warte, bis sie fertig sind.
refused-too-many-streams = Du hast viele Tische offen. Schließe zuerst einen davon.
refused-no-file = Wähle zuerst eine Datei aus.
refused-file-is-no-text = Diese Datei ist keine Partie: Sie ist gar kein Text.
refused-bad-record = Diese Datei ist keine Partie, die sich spielen lässt:
open-chair = Freier Platz
waiting-for-somebody = Warten, bis jemand den freien Platz nimmt
invite-somebody = Jemanden einladen
tour = Rundgang
done-saved = Gespeichert.
done-left = Du hast den Tisch verlassen.
done-closed = Der Tisch ist geschlossen.
gathering = Noch sind nicht alle da
around-the-table = Rund um den Tisch
missing-people = { $n ->
    [0] Alle sind da.
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
waits-for-somebody = wartet auf jemanden
invited-by-name = { $name } ist eingeladen
is-here = ist da
is-away = ist nicht da
bot-plays-for = abwesend; ein Bot spielt: { $title }
take-back-chair = Ich bin wieder da
give-back-chair = Platz zurückgeben
bot-plays-for-me = Ein Bot soll für mich spielen
let-bot-play = Einen Bot spielen lassen
free-chair = Entfernen
replace-bot = Jemanden einladen
remove-text = { $name } vom Tisch entfernen? Der Platz wird frei; zurück kommt { $name } nur mit einer neuen Einladung.
remove-sure = Ja, entfernen
leave-table = Den Tisch verlassen
leave-text = Dein Platz wird frei. Zurück kommst du nur mit einer neuen Einladung.
leave-game-text = Auf deinem Platz spielt ein Bot weiter. Zurück kommst du nur mit einer neuen Einladung.
leave-sure = Ja, verlassen
link-to-chair = Link zu diesem Platz
link-to-watch = Link zum Zuschauen
link-to-device = Link für das andere Gerät
link-elsewhere = Der Link wurde in einem anderen Browser erstellt. Ein neuer ersetzt ihn.
new-link = Neuer Link
make-link = Link erstellen
copy-link = Kopieren
copied = Kopiert
share-link = Teilen
invite-friend = Namentlich einladen
do-not-wait = Nicht warten: mit Bots auffüllen
bots-fill = Wer die freien Plätze übernimmt
begin-now = Mit Bots anfangen
anybody-may-join = Alle dürfen mitspielen: Tisch in der Lobby zeigen
watching = Zuschauen
nobody-watches = niemand
watch-delay = { $n ->
    [0] live
   *[other] { $n } Züge versetzt
}
they-watch = Es schauen zu: { $names }
show-out = Entfernen
stop-watching = Nicht mehr zuschauen
close-table = Den Tisch auflösen
close-table-text = Der Tisch, sein Spiel und alles, was dort gesagt wurde, wird für alle gelöscht.
close-table-sure = Löschen
only-this-machine = Andere Geräte erreichen dieses Haus nicht: Es läuft nur für diesen Rechner. Damit Freunde hereinkommen, beende Kotatsu und starte es mit ./play --lan (wenn es installiert ist: kotatsu serve --lan). Deine Tische bleiben erhalten. An einem Bildschirm könnt ihr auch so zusammen spielen.
link-only-here = { $label } (geht nur auf diesem Rechner)
invites-to-play = { $name } lädt dich zu { $game } ein
invites-to-watch = Bei { $name } darfst du { $game } zuschauen
begins-known = Diese Partie geht von einem Moment einer anderen aus: Wer die gesehen hat, weiß vielleicht, was hier verborgen ist.
invites-you = { $name } lädt dich ein
take-chair = Platz nehmen
watch-here = Zuschauen
decline = Ablehnen
invitations = Einladungen
open-tables = Offene Tische
private-house = Ein privates Haus
on-the-network = Freunde und andere Geräte
friends = Freunde
friends-text = Richte einen Tisch ein, mit einem Platz „per Link“. Für jeden dieser Plätze bekommst du einen Link und einen Code zum Scannen. Ohne Einladung kommt niemand herein.
own-device = Dein Handy oder Tablet
own-device-text = Ein Code, der einmal gilt, bringt deinen Namen und deine Tische dorthin.
house-address = Wer schon einmal da war, findet das Haus unter
devices = Deine Geräte
devices-text = { $n ->
    [one] Kotatsu erkennt dich an diesem Browser. Nimm deinen Namen und deine Tische auf ein anderes Gerät mit.
   *[other] Kotatsu erkennt dich an { $n } Geräten.
}
new-device = Gerät hinzufügen
forget-devices = { $n ->
    [one] Das andere Gerät abmelden
   *[other] Die { $n } anderen Geräte abmelden
}
have-code = Ich habe einen Code
code = Code
code-text = Öffne diesen Link auf dem anderen Gerät oder gib dort den Code ein. Er gilt einmal und { $n } Minuten lang.
become = Möchtest du auf diesem Gerät als { $name } weiterspielen?
become-them = Ja, ich bin { $name }
become-warning = Bisher heißt du hier { $name }. Die Tische unter diesem Namen findest du danach auf diesem Gerät nicht mehr.
you-are-now = Du bist jetzt { $name }, mit allen deinen Tischen.
type-code = Gib den Code ein, den dein anderes Gerät zeigt.
ask = Um Rücknahme bitten
agree = Einverstanden
never-mind = Doch nicht
you-ask = Du möchtest deinen letzten Zug zurücknehmen. Warten auf { $names }
they-ask = { $name } möchte den letzten Zug zurücknehmen.
you-watch = Du schaust zu
away-now = { $name } ist gerade nicht da.
log-ask = { $name } bittet um Rücknahme
log-agree = { $name } ist einverstanden
log-decline = { $name } lehnt ab
log-taken-back = Der letzte Zug von { $name } ist zurückgenommen
talk = Gespräch
talk-players = nur für Mitspieler
talk-watchers = nur für Zuschauer
talk-all = für alle
say-something = Etwas sagen
send = Senden
mute-short = Stumm
mute = { $name } stummschalten
unmute = { $name } wieder anzeigen
muted = { $name } ist stummgeschaltet
typing = { $name } schreibt …
people-here = Da: { $names }
people-watching = Es schauen zu: { $names }
around = Leute
new-messages = { $n } neu
went-on = Während du weg warst, ging es am Tisch weiter, und eine Wahl von unterwegs zählt nicht mehr. Schau, was jetzt entschieden wird.
chat-sat-down = { $name } nimmt Platz.
chat-left = { $name } hat den Tisch verlassen.
chat-bot-plays = Für { $name } spielt ein Bot.
chat-is-back = { $name } ist wieder da.
chat-begun = Das Spiel beginnt.
chat-again = { $name } hat eine neue Partie angelegt: Sie steht in der Lobby.
refused-door-closed = Dieser Link gilt nicht mehr: Er wurde benutzt, zurückgezogen oder ist abgelaufen. Wenn du schon Platz genommen hast, findest du den Tisch unter deinen Tischen; sonst lass dir einen neuen Link geben.
refused-code-gone = Dieser Code gilt nicht: Er ist vertippt, schon benutzt oder zu alt. Prüfe ihn, oder lass dir auf deinem anderen Gerät einen neuen zeigen.
refused-invitation-needed = Dieses Haus ist privat. Zum Mitspielen brauchst du den Link oder Code zu einem Platz; bitte den Gastgeber darum. Spielst du hier schon auf einem anderen Gerät, dann füge dieses dort unter „Freunde und andere Geräte“ oder „Über dich“ hinzu.
refused-only-the-host = Das kann nur, wer an diesem Tisch Gastgeber ist.
refused-still-gathering = Das Spiel hat noch nicht begonnen: Es fehlen noch Leute.
refused-not-gathering = Das Spiel hat schon begonnen.
refused-already-at-the-table = Du sitzt schon an diesem Tisch.
refused-sat-elsewhere = Du hast in dieser Partie schon auf einem anderen Platz gespielt und weißt, was dort verborgen ist. Du kannst nur dorthin zurück.
refused-they-are-here = Diese Person ist da. Nur sie selbst kann einen Bot für sich spielen lassen.
refused-chair-is-taken = Dieser Platz ist besetzt.
refused-bot-ends-turn = Deine Zeit war um. Du kannst zurückkommen, sobald der Bot diesen Zug beendet hat.
refused-nobody-to-come-back = An diesen Platz kann niemand zurückkommen.
refused-no-such-friend = Diese Person kann nicht eingeladen werden.
refused-no-such-delay = So weit lässt sich das Zuschauen nicht verzögern.
refused-too-many-watchers = Es schauen schon zu viele zu.
refused-game-is-over = Das Spiel ist vorbei.
refused-not-at-the-table = Du bist nicht an diesem Tisch.
refused-nothing-said = Diese Nachricht ist leer.
refused-room-is-full = An diesem Tisch ist genug gesagt worden.
refused-too-many-messages = Du sagst sehr viel auf einmal. Warte einen Augenblick.
refused-nobody-to-ask = Es ist sonst niemand da, den man fragen könnte.
refused-somebody-asks-already = Es fragt schon jemand.
refused-asked-often-enough = Du hast schon mehrmals darum gebeten. Erst muss die Partie weitergehen.
refused-nobody-asks-you = Es fragt dich niemand.
offline = Keine Verbindung
offline-text = Kotatsu ist nicht zu erreichen. Deine Tische sind sicher; diese Seite kommt von selbst wieder.
own-name = Deutsch
why-not-now = Jetzt geht es um etwas anderes: { $prompt }
provenance = Woher { $clause } stammt
provenance-book = Regelheft
provenance-found = Andere Quelle
provenance-ruling = Unsere Festlegung

# -- Festlegungen und Hausregeln --
all-rulings = Alle Festlegungen
rulings-of = Festlegungen: { $game }
rulings-text = Wo das Regelheft schweigt, sich anders lesen lässt oder uns ein Stück davon fehlt, mussten wir uns festlegen: { $n }-mal. Zu jeder Festlegung steht hier, was das Heft wörtlich sagt, wie wir es lesen, warum, und ob sich die andere Lesart spielen lässt.
rulings-played = Diese lassen sich anders spielen; wähle es, wenn du einen Tisch einrichtest:
ruling-book = Das Heft
ruling-ours = Unsere Lesart
ruling-why = Warum
ruling-other = Die andere Lesart
ruling-played = Spielbar
ruling-as-option = ja, wähle es beim Einrichten eines Tischs: { $name }
ruling-not-played = hier nicht
ruling-no-words-words = hat dafür keine eigenen Worte
ruling-no-words-silent = sagt dazu nichts
ruling-no-words-lost = zeigt es auf einem Bild oder auf Spielmaterial, das uns fehlt
ruling-no-words-follows = sagt es nicht ausdrücklich
ruling-no-words-asking = überlässt es den Leuten am Tisch
ruling-no-other-words = keine
ruling-no-other-silent = Das Heft legt keine nahe.
ruling-no-other-lost = Wer die Schachtel besitzt, kann die Werte in einer eigenen Schachtel berichtigen und damit spielen:
ruling-no-other-follows = keine; es folgt aus anderen Regeln
ruling-no-other-asking = keine; es sagt nur, wie gefragt wird, das Spiel bleibt gleich
house-rules = Hausregeln
house-rules-chosen = { $n ->
    [0] keine
   *[other] { $n } gewählt
}
house-rules-text = Wo sich das Heft auf zwei Arten lesen lässt, kann dieser Tisch nach der anderen Lesart spielen. Ohne Haken: so, wie wir es lesen.
house-rules-here = Hausregeln:
plays-otherwise = An diesem Tisch wird hier nach einer Hausregel gespielt: { $name }. { $about }
with-house-rules = { $told }, Hausregeln
contents = Inhalt
score-now = Punktestand, wenn jetzt Schluss wäre
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
i-know-it = Kenne ich – gleich spielen
with-friends = Mit Freunden
tour-again = Zum Rundgang
another-table = Tisch selbst einrichten
level = { $title }, Stärke { $n } von { $all }
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
table-with-friends = Mit Freunden: { $game }
table-of = Neuer Tisch: { $game }
change-what-you-like = Ändere, was du magst. Der Rest bleibt wie beim letzten Mal.
the-usual-table = Der übliche Tisch. Ändere, was du magst.
who-sits-down = Wer spielt mit
seats-from-to = { $least } bis { $most }
chair-bot = Bot
chair-level = Stärke
chair-here = hier
chair-afar = per Link
chair-you = Du
nobody = niemand
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
at-the-table = Überblick
what-happened = Was passiert ist
what-others-do = Was die anderen tun
count-choices = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
choose-on-stage = { $n ->
    [one] Wähle das goldene Feld.
   *[other] Wähle eines der { $n } goldenen Felder.
}
choose-elsewhere = Auf dem Tableau von { $name } kannst du nichts wählen.
each-brings = Jeweils:
as-a-list-brief = Liste
as-a-list = { $n ->
    [one] Als Liste
   *[other] Alle { $n } als Liste
}
has-decided = hat sich entschieden
    .you = hast dich entschieden
for-you = Für dich
for-them = Für { $name }
for-all = Für alle
score-change = Punktestand
on-its-way = Ist unterwegs …
kept-choice = Keine Verbindung. Deine Wahl ist gemerkt und wird gesendet, sobald es wieder eine gibt.
chosen-of = { $n } von { $most } gewählt
chosen-up-to = { $n } von bis zu { $most } gewählt
choose-more = Noch { $n }
choose-fewer = { $n } zu viel
choose-otherwise = Passt nicht zusammen
beyond = { $n } Möglichkeiten weiter unten
beyond-one = Eine Möglichkeit weiter unten
before = { $n } Möglichkeiten weiter oben
before-one = Eine Möglichkeit weiter oben
further = mehr
onwards = { $n } weitere rechts
sheet = Ablage größer oder kleiner machen
keys = Tasten
keys-walk = von einer Möglichkeit zur nächsten; mit Umschalt zu allem anderen
keys-choose = auswählen
keys-digits = die erste bis neunte Möglichkeit der Ablage wählen
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
chapter-turn = Wendepunkt: { $name } geht endgültig in Führung
chose = wählt: { $move }
    .you = wählst: { $move }
the-beginning = Der Anfang
keys-play = abspielen oder anhalten
keys-step = einen Schritt zurück, einen Schritt weiter
keys-ends = zum Anfang, zum Ende
key-space = Leertaste
key-home-end = Pos1, Ende
read-more = mehr
new-to-you = Neu für dich:
notes-again = Erste Hinweise wieder zeigen
notes-will-come = Sie kommen wieder.

# -- was der stärkste Bot spielen würde --
advice = Tipp
advice-title = Was der stärkste Bot spielen würde
advice-thinking = Der stärkste Bot denkt darüber nach …
advice-do = Das mache ich
advice-more = Andere Vorschläge
advice-ahead = Am Ende liegst du wohl { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
} vorn
advice-behind = Am Ende liegst du wohl { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
} zurück
advice-even = Am Ende seid ihr wohl gleichauf
advice-about = { $lead } (± { $error })
advice-unknown = Wer am Ende führt, lässt sich noch nicht sagen
advice-unclear = kein klarer Unterschied
advice-less = { $n ->
    [0] ebenso gut
    [1] 1 Punkt weniger
   *[other] { $n } Punkte weniger
}
advice-gain = { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
} für „{ $what }“
quoted-move = „{ $move }“
and-so-on = { $moves } und so weiter
advice-then = Danach { $moves }.
advice-gains = { $rounds ->
    [1] In einer Runde
   *[other] In { $rounds } Runden
} dürfte das { $gains } bringen.
advice-quiet = { $rounds ->
    [1] In einer Runde
   *[other] In { $rounds } Runden
} bringt das noch keine Punkte.
advice-costs = { $n ->
    [1] etwa 1 Punkt
   *[other] etwa { $n } Punkte
}
advice-warning = „{ $move }“ kostet dich vielleicht { $cost }.
advice-better = Besser: { $move }
advice-anyway = Trotzdem so
keys-advice = was der stärkste Bot spielen würde
coach = Trainer: warnt mich vor teuren Zügen
coach-offer = Deine erste Partie? Ein Trainer kann dich vor teuren Zügen warnen. Du entscheidest immer selbst.
coach-offer-short = Soll dich ein Trainer vor teuren Zügen warnen?
coach-yes = Ja, gern
coach-no = Nein, danke
refused-advice-only-among-bots = Tipps gibt es nur, wenn du allein gegen Bots spielst.
refused-not-your-decision = Du bist gerade nicht an der Reihe.
refused-no-advice = Gerade kann niemand darüber nachdenken. Versuche es gleich noch einmal.
refused-too-much-advice = Das waren viele Tipps. Warte einen Moment, dann frage noch einmal.

# -- eine Partie im Rückblick --
hindsight = Im Rückblick
hindsight-begins = Der stärkste Bot sieht sich diese Partie an …
hindsight-progress = Der stärkste Bot hat { $done } von { $of } Zügen geprüft.
hindsight-done = Das Urteil des stärksten Bots, nach allem, was damals zu sehen war.
expected-lead = Erwarteter Vorsprung am Ende aus Sicht jedes Einzelnen; deshalb können sich auch zwei vorn sehen
nothing-given-away = Keiner deiner Züge hat Nennenswertes verschenkt.
turns-of = Teure Züge von { $name }
decision-number = Entscheidung { $ply } von { $plies }
you-lost = „{ $move }“ hat dich hier etwa { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
} Vorsprung gekostet.
they-lost = „{ $move }“ hat { $name } hier etwa { $n ->
    [1] 1 Punkt
   *[other] { $n } Punkte
} Vorsprung gekostet.
would-have-been = Besser: { $moves }.
would-have-brought = { $rounds ->
    [1] Eine Runde
   *[other] { $rounds } Runden
} später wären das { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} mehr gewesen, vor allem { $gains }.
rest-is-position = { $n ->
    [one] Der übrige steckt
   *[other] Die übrigen { $n } stecken
} in der besseren Stellung oder in Punkten, die anderen entgehen.
rest-is-paid = { $n ->
    [one] Einer davon geht
   *[other] { $n } davon gehen
} durch die schlechtere Stellung wieder verloren.
would-have-stood = An den Punkten zeigt sich das nach { $rounds ->
    [1] einer Runde
   *[other] { $rounds } Runden
} noch nicht: Der Gewinn liegt in der Stellung und zahlt sich später aus.

# -- am Zug, und Uhren

tables-wait = { $n ->
    [0] Niemand wartet auf dich
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
time-left = noch { $left }
left-days = { $n } T. { $more } Std.
left-hours = { $n } Std. { $more } Min.
left-minutes = { $n } Min.
clock = Bedenkzeit
clock-none = unbegrenzt
clock-how-long = Wie viel
clock-move = Für jeden Zug
clock-game = Für die ganze Partie, und mit jedem Zug mehr
clock-days = Tage für jeden Zug
clock-move-each = { $n } Min. je Zug
clock-game-each = { $n } Min. + { $more } Sek. je Zug
clock-days-each = { $n ->
    [one] ein Tag je Zug
   *[other] { $n } Tage je Zug
}
clock-pauses = Die Zeit läuft nicht, solange niemand am Tisch ist (außer bei Tagen je Zug)
clock-stands = Die Zeit steht: Niemand ist am Tisch
time-of = noch { $n }
time-low = Deine Zeit läuft ab: { $n }
when-time-is-out = Wenn jemandes Zeit um ist
out-bot = spielt ein Bot weiter
out-open = wird der Platz frei
out-end = endet die Partie
out-bot-text = dann spielt ein Bot weiter
out-open-text = dann wird der Platz frei
out-end-text = dann endet die Partie
chat-time-out = Die Zeit von { $name } ist um.
log-time-out = Die Zeit von { $name } ist um
ended-by-time = Die Partie endete, weil die Zeit von { $name } um war.
refused-too-many-days = So viele Tage hast du nicht mehr.

# -- Bescheid bekommen

notices = Sag mir Bescheid, wenn ich am Zug bin
notices-text = Nur wenn du willst, und selten: höchstens alle { $n } Minuten, alles in einer Nachricht.
push-here = In diesem Browser Bescheid sagen
push-refused = Der Browser erlaubt es nicht. Schau in die Einstellungen dieser Seite.
this-kind-push = Einer deiner Browser
mail-address = Deine Mailadresse
mail-add = An diese Adresse schreiben
mail-unconfirmed = noch nicht bestätigt
webhook-summary = Zum Basteln: Webhook
webhook-text = Wir schicken JSON per POST an deine Adresse; viele Chatprogramme verstehen es so, wie es ist.
webhook-address = Adresse (https)
webhook-add = Diese Adresse aufrufen
channel-remove = Abbestellen
notice-one = Du bist am Zug: { $game }
notice-with = { $game } mit { $names }
notice-more = { $n ->
    [one] und noch einer
   *[other] und { $n } weitere
}
notice-stop = Du bekommst das, weil du es so eingestellt hast. Abbestellen:
away-title = Abwesenheit
away-text = Solange du weg bist, läuft an Tischen mit Tagen je Zug deine Bedenkzeit nicht. Dieses Jahr hast du noch { $n } von 30 Tagen.
away-days = Wie viele Tage, ab jetzt
away-begin = Abwesend melden
away-until = { $n ->
    [one] Du bist noch einen Tag weg.
   *[other] Du bist noch { $n } Tage weg.
}
away-end = Ich bin wieder da
confirm-title = Deine Mailadresse
confirm-sent = Eine Mail ist unterwegs. Folge dem Link darin, dann wissen wir, dass die Adresse dir gehört.
confirm-subject = Kotatsu: Ist das deine Adresse?
confirm-letter = Jemand, vermutlich du, möchte, dass Kotatsu an diese Adresse schreibt. Wenn das stimmt, folge diesem Link:
confirm-text = Soll Kotatsu an { $address } schreiben? Mit dieser Adresse kannst du auch zurückkommen, wenn du deine Geräte verlierst.
confirm-yes = Ja, sie gehört mir
confirm-done = Danke. Ab jetzt können wir dir schreiben.
stop-title = Keine Nachrichten mehr
stop-text = Sollen wir auf diesem Weg keine Nachrichten mehr schicken?
stop-yes = Keine mehr
stop-done = Auf diesem Weg bekommst du keine Nachrichten mehr.
recover-title = Ich war schon einmal hier
recover-text = Wenn du eine Mailadresse bestätigt hast, schicken wir einen Link dorthin, mit dem dich dieser Browser wieder kennt.
recover-send = Link schicken
recover-sent = Wenn hier jemand diese Adresse hat, ist ein Link unterwegs. Er gilt einmal, zehn Minuten lang.
recover-subject = Kotatsu: der Weg zurück
recover-letter = Hier ist dein Weg zurück, { $name }. Öffne diesen Link in dem Browser, in dem du spielen willst; er gilt einmal, zehn Minuten lang:
letter-ignore = Falls du nicht darum gebeten hast, brauchst du nichts zu tun.
refused-link-gone = Dieser Link gilt nicht mehr oder hat nie gegolten.
title-link-gone = Der Link gilt nicht mehr
refused-no-mail-address = Das sieht nicht nach einer Mailadresse aus.
refused-no-mail-here = Dieses Haus verschickt keine Mails.
refused-no-webhooks-here = Dieses Haus ruft keine Adressen auf.
refused-no-push-here = Dieses Haus schickt keine Benachrichtigungen an Browser.
refused-mail-failed = Die Mail ließ sich nicht verschicken. Bitte versuche es später noch einmal.
refused-address-not-allowed = Diese Adresse kann nicht aufgerufen werden: Sie muss öffentlich sein und mit https beginnen.
refused-bad-push-keys = Der Browser hat uns etwas gegeben, womit wir nichts anfangen können.
refused-too-many-channels = Mehr Wege für Nachrichten gehen nicht. Entferne erst einen.
refused-too-many-letters = Genug Mails fürs Erste. Bitte versuche es in einer Stunde noch einmal.

# -- im Voraus antworten

ahead = Im Voraus antworten
ahead-text = Was du hier sagst, bleibt dein Geheimnis. Kommt die Frage, wird noch einmal geprüft; passt deine Antwort dann nicht mehr, wirst du gefragt.
ahead-nothing = In diesem Spiel gibt es nichts im Voraus zu sagen.
you-are-asked = Bisher wirst du gefragt.
answered-ahead = Das hast du schon beantwortet.
plan-dropped = Was du geplant hattest, passte nicht mehr. Entscheide bitte selbst.
plans-laid = { $n } im Voraus beantwortet
answer-first = Meine Antwort
answer-else = Wenn das nicht geht
answer-none = –
until = Wie lange
until-turn = in diesem Zug
until-mine = bis zu meinem nächsten Zug
until-always = immer
answer-ahead = So antworten
ask-me-again = Wieder fragen

# -- für Programme --
api = Für Programme
api-title = Mit einem Programm spielen
api-text = Was Menschen am Tisch können, kann auch ein Programm: einen Tisch einrichten, Platz nehmen, sehen, was man wissen darf, fragen, welche Züge es gibt und was gegen die übrigen spricht, spielen und verfolgen, was geschieht. Alles läuft als JSON über HTTP; ein Programm weiß nicht mehr als ein Mensch.
api-seat = Ein eigener Platz
api-seat-text = Ein Programm richtet einen Tisch ein oder nimmt mit dem Schlüssel einer Einladung Platz: dem letzten Teil des Links, den der Gastgeber weitergibt. Beides bringt ein Token für genau diesen Platz, das nur einmal gezeigt wird. Es gilt, bis jemand anders den Platz bekommt. Cookies zählen hier nicht.
api-example = Von nichts bis zum ersten Zug
api-more = Mehr
api-document = Alles, was sich abfragen lässt (OpenAPI 3.1)
api-bot = Ein Bot in Python, der ganze Partien spielt
refused-token-needed = Dafür braucht es das Token eines Platzes: Es wird als „Authorization: Bearer …“ gesendet.
refused-token-unknown = Dieses Token gilt an diesem Tisch nicht: Es gehört woandershin, oder jemand anders hat den Platz bekommen.
refused-stale-number = Der Tisch hat sich seit dieser Nummer verändert, deshalb ist nichts geschehen. Frage noch einmal nach der Entscheidung und antworte auf das, was jetzt gefragt ist.
refused-host-stays = Wer Gastgeber ist, kann nicht aufstehen und den Tisch behalten. Lass einen Bot weiterspielen oder löse den Tisch auf.
refused-no-result-yet = Ein Ergebnis gibt es, wenn die Partie zu Ende ist.

# -- die eigene Schachtel --
source-own = in der Schachtel nachgesehen
own-boxes = Werte aus deiner Schachtel
own-boxes-enter = Eigene Zahlen eintragen
own-boxes-why = Du hast das Spiel zu Hause? Trag ein, was auf deinen Karten und Plättchen steht, und spiel damit.
own-boxes-text = Unsere Regelhefte kamen ohne Bilder, deshalb ist etwa die Hälfte der Zahlen auf Karten, Plättchen und Leisten rekonstruiert. Wenn du das gedruckte Spiel besitzt, kannst du Wert für Wert aufschreiben, was dort steht, und damit spielen.
no-boxes-yet = Du hast noch keine Schachtel.
new-box = Eine neue Schachtel
new-box-text = Sie beginnt mit unseren Werten. Du gehst Blatt für Blatt durch und bestätigst oder berichtigst jede Zeile; Freunde können von ihren Handys aus mithelfen.
begin-box = Anfangen
my-box = Meine Schachtel
box-from-file = Aus einer Datei
upload-box = Schachtel hochladen
download-box = Herunterladen
box-version = Fassung { $n }
box-without-version = noch nicht gespielt
box-you-help = hier hilfst du mit
play-with-box = Damit spielen
tour-with-box = Rundgang damit
copy-box = Kopie anlegen
copy-of = Kopie von { $name }
save-version = Als Fassung speichern
rename = Umbenennen
our-values = Werte von Kotatsu
whose-values = Was in der Schachtel steht
played-with = Schachtel: { $box }
share-box = Weitergeben
share-box-text = Wer diesen Link hat, kann die Schachtel ansehen, damit spielen und sie kopieren.
box-link = Link zu dieser Schachtel
box-help-text = Mehrere können dieselbe Schachtel zugleich prüfen. Wer über den Link zum Mithelfen kommt, kann auch Werte berichtigen. Ein neuer Link macht den alten unbrauchbar.
box-invite = Neuer Link zum Mithelfen
box-help-link = Link zum Mithelfen
box-help = Mithelfen
box-asked-to-help = Du sollst helfen, diese Schachtel zu prüfen. Du kannst dann ihre Werte bestätigen und berichtigen.
box-versions = Fassungen
box-versions-text = Eine Fassung ändert sich nie. Es entsteht eine, wenn sich jemand mit einer geänderten Schachtel zum Spielen setzt oder sie speichert; ein Tisch behält die, mit der er begonnen hat.
delete-box = Diese Schachtel löschen
delete-box-text = Die Schachtel, ihre Fassungen und ihre Links sind dann weg. Tische, an denen damit gespielt wird, bleiben.
box-how = Nimm das gedruckte Spiel, suche dir ein Blatt aus und vergleiche Zeile für Zeile: „Stimmt“, wenn in der Schachtel dasselbe steht, „Ändern“, wenn nicht. Enter speichert, Escape schließt, die Pfeiltasten gehen von Zeile zu Zeile. Alles wird sofort gespeichert.
box-look-only = Du kannst diese Schachtel ansehen, damit spielen und eine Kopie anlegen, um sie zu ändern.
box-right = Stimmt
box-correct = Ändern
box-save = Speichern
box-forget = Doch nicht nachgesehen
box-idle = im Spiel hängt nichts davon ab
box-theirs = Jetzt steht dort:
box-keep-mine = Meines speichern
box-keep-theirs = Das andere behalten
box-ours = bei Kotatsu
box-not-playable = Mit dieser Schachtel kann man noch nicht spielen. Das muss noch berichtigt werden:
edition-differs = Im Regelheft meiner Ausgabe steht etwas anderes: freigeben
sheet-checked = { $done } von { $of } mit der Schachtel verglichen
sheet-printed = steht alles im Regelheft
weigh-box = Was ändert sich dadurch?
weighing = { $done } von { $of } Partien
stop = Anhalten
refused-no-box = Diese Schachtel gibt es nicht, oder du kannst sie nicht ändern.
refused-not-your-box = Löschen kann eine Schachtel nur, wem sie gehört.
refused-only-the-owner-invites = Wer bei einer Schachtel mithilft, bestimmt nur, wem sie gehört.
refused-box-has-changed = Das hat gerade jemand anders geändert. Sieh dir an, was jetzt dort steht.
refused-too-many-boxes = Mehr Schachteln kannst du nicht haben. Lösche erst eine.
refused-too-many-helpers = Es helfen schon genug Leute mit.
refused-box-too-large = So viel passt nicht in eine Schachtel.
refused-no-such-value = Diesen Wert gibt es in diesem Spiel nicht.
refused-value-is-printed = Dieser Wert steht im Regelheft. Sag erst, dass er in deiner Ausgabe anders ist.
refused-box-breaks-the-game = Mit diesen Werten lässt sich das Spiel nicht spielen: Es bricht mittendrin ab. Prüfe, was du zuletzt berichtigt hast.
refused-box-without-end = Mit diesen Werten geht das Spiel nie zu Ende. Prüfe, was du zuletzt berichtigt hast.
refused-box-cannot-be-shown = Mit diesen Werten lässt sich etwas nicht zeichnen. Prüfe, was du zuletzt berichtigt hast.
refused-box-takes-too-long = Mit diesen Werten kam niemand rechtzeitig ans Ende einer Partie. Prüfe, was du zuletzt berichtigt hast.
refused-house-is-busy = Das Haus hat gerade viel zu tun. Versuche es bitte gleich noch einmal.
refused-tour-needs-our-values = Mit den Werten dieser Schachtel kann der Rundgang nicht so gehen, wie er geschrieben ist. Mach ihn mit den Werten von Kotatsu.
refused-too-many-trials = Das war viel in kurzer Zeit. Warte einen Augenblick und mach dann weiter.
refused-bad-box = Diese Datei ist keine Schachtel, mit der man spielen kann:
refused-too-many-balances = Bots prüfen noch eine deiner Schachteln. Warte, bis sie fertig sind, oder halte sie an.
own-the-box = Hast du das gedruckte Spiel? Dann kannst du diese Werte mit deiner Schachtel vergleichen und mit dem spielen, was wirklich dasteht.
correct-values = Werte berichtigen
weighed-scores = Punkteschnitt: { $before } mit den Werten von Kotatsu, { $after } mit deinen ({ $n } Partien derselben Bots)
weighed-same = Punkteschnitt: kaum ein Unterschied, { $before } mit den Werten von Kotatsu und { $after } mit deinen ({ $n } Partien derselben Bots)
weighed-first = Wer anfängt, gewinnt { $after } % der Partien statt { $before } %
weighed-never = { $n ->
    [one] Ein Zug kommt nicht mehr vor: { $named }
   *[other] { $n } Züge kommen nicht mehr vor, zum Beispiel { $named }
}
weighed-again = { $n ->
    [one] Ein Zug ist neu: { $named }
   *[other] { $n } Züge sind neu, zum Beispiel { $named }
}
weighed-first-same = Wer anfängt, gewinnt { $after } % der Partien, wie zuvor
box-not-yet = Gespeichert. Es gilt, sobald alles zusammenpasst.
sheet-differs = { $n } anders
box-standing = { $done } von { $of } verglichen
box-helpers = Wer mithilft
box-no-helpers = Noch hilft niemand mit.
box-dismiss = Entfernen
box-help-no-more = Ich helfe nicht mehr mit
box-done-saved = Als Fassung { $n } gespeichert.
box-done-same = Seit Fassung { $n } hat sich nichts geändert, deshalb gibt es keine neue.
box-done-renamed = Die Schachtel hat einen neuen Namen. Die nächste Fassung trägt ihn.
box-done-invited = Hier ist der Link zum Mithelfen. Mit diesem Browser findest du ihn hier jederzeit wieder.
box-done-dismissed = Erledigt. Der Link zum Mithelfen führt jetzt nirgends mehr hin.
box-file-line = { $file }, Zeile { $n }
box-file-again = Ändere das in der Datei und lade sie noch einmal hoch; es wurde nichts gespeichert.
box-file-exactly = Für alle, die die Datei von Hand geschrieben haben
box-also = Du kannst das speichern. Spielen kann man damit, wenn auch das berichtigt ist:
refused-no-version = Diese Fassung der Schachtel gibt es nicht.
weighed-old = Die Werte haben sich seitdem geändert. Vorher kam das heraus:

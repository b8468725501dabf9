title = airship city
line = Schiebe ganze Reihen des Himmels, bis Wald, Mine und Werft genau richtig liegen.
cover-alt = Ein Luftschiff zwischen schwebenden Inseln über einem Wolkenmeer
about = Eine Stadt aus sechzehn Inseln treibt durch die Wolken, und der Wind gehorcht denen, die am Getriebe drehen. Schickt eure Arbeiter von Insel zu Insel, verschiebt ganze Reihen des Himmels, bis Wald, Mine und Werft richtig liegen, und baut Luftschiffe: für den Markt oder als Geschenk an die Stadt, das euch alles Weitere günstiger macht. Fünf Etappen, zwanzig Runden, und die Insel, die man braucht, liegt immer eine Reihe weiter.

# -- Einstellungen vor dem Spiel --
option-first = Wer beginnt
option-first-random = das Los entscheidet
option-first-A = Spieler A
option-first-B = Spieler B
option-first-C = Spieler C
option-first-D = Spieler D

# -- Hausregeln: die anderen Lesarten des Regelhefts --
option-one-closes-all = Eine volle Einrichtung schließt alle
option-one-closes-all-about = Sobald alle Schenkungsplätze einer öffentlichen Einrichtung belegt sind, kann keine Einrichtung mehr gebaut werden.
option-may-develop = Entwickeln ist freiwillig
option-may-develop-about = Nach einem Ausbau darfst du alle Felder lassen, wie sie sind, statt eines zu entwickeln.
option-upgrade-before = Ausbauten wirken erst ab der nächsten Aktion
option-upgrade-before-about = Der Bonus einer entwickelten Werkshalle darf noch nicht der Rohstoff sein, den du dort gerade ausgebaut hast.

# -- Dinge --
resource-wood = Holz
resource-metal = Metall
resource-gold = Gold
resource-gear = Getriebe

shift-row1-right = Reihe 1 nach rechts
shift-row1-left = Reihe 1 nach links
shift-row2-right = Reihe 2 nach rechts
shift-row2-left = Reihe 2 nach links
shift-row3-right = Reihe 3 nach rechts
shift-row3-left = Reihe 3 nach links
shift-row4-right = Reihe 4 nach rechts
shift-row4-left = Reihe 4 nach links
shift-col1-down = Spalte 1 nach unten
shift-col1-up = Spalte 1 nach oben
shift-col2-down = Spalte 2 nach unten
shift-col2-up = Spalte 2 nach oben
shift-col3-down = Spalte 3 nach unten
shift-col3-up = Spalte 3 nach oben
shift-col4-down = Spalte 4 nach unten
shift-col4-up = Spalte 4 nach oben

category-ships = Geschenkte Luftschiffe
category-facilities = Öffentliche Einrichtungen
category-upgrades = Ausbauten
category-contracts = Erfüllte Verträge
category-failed = Nicht erfüllte Verträge
category-ship-award = Auszeichnung Luftschiffbau
category-facility-award = Auszeichnung Öffentliche Einrichtungen
category-trade-award = Auszeichnung Handel

# -- Züge --
move-pass = Verzichten
move-pass-at-act = Weiter ohne Aktion
move-pass-at-develop = Nichts entwickeln
move-pass-at-second-shift = Nicht weiter verschieben
move-pass-at-negotiate = Verhandlungsführer aufsparen
move-end = Zug beenden
move-worker = Arbeiter bewegen: { $tile }
move-to = { $tile_id ->
    [forest1] Zum { $tile } gehen
    [forest2] Zum { $tile } gehen
    [valley] Zum { $tile } gehen
    [architect] Zum { $tile } gehen
    [guild] Zum { $tile } gehen
    [market1] Zum { $tile } gehen
    [market2] Zum { $tile } gehen
    [lighthouse] Zum { $tile } gehen
    [port] Zum { $tile } gehen
   *[other] Zur { $tile } gehen
}
move-fly = Langstreckenflug: { $tile }
move-light = Leuchtturm: { $shift }
move-gather = Rohstoffe sammeln: { $kind }
move-hire = Arbeiter einstellen
move-recall = Alle Arbeiter zum Hafen
move-donate = Bauen und schenken: { $ship }
move-build = Bauen: { $facility }
move-sell = Bauen und verkaufen: { $ship }
move-upgrade = Lager ausbauen: { $resource }
move-develop = Entwickeln: { $tile }
move-contract = Vertrag nehmen: { $contract }
move-take = 1 { $resource } nehmen
move-negotiate = Verhandlungsführer einsetzen: 1 mehr
move-shift = 1 Getriebe: { $shift }
move-fulfil = Vertrag erfüllen: { $contract }
move-barter = Tauschhandel: 1 { $resource } abgeben

# -- Entscheidungen --
step-move = Bewege deinen nächsten Arbeiter
step-destination = { $origin }: Wohin geht der Arbeiter von hier?
step-act = { $tile }: Führst du die Aktion aus?
step-act-only-free = { $tile }: Die Aktion ist gerade nicht möglich. { $free ->
    [shift] Verschiebe eine Reihe
    [fulfil] Erfülle einen Vertrag
    [barter] Tausche etwas
   *[other] Nutze eine freie Aktion
} oder mach weiter
step-last = Alle Arbeiter sind gezogen. Beende deinen Zug
step-develop = Ausgebaut. Entwickle nun ein Feld mit dem Symbol { $resource }
step-second-shift = Leuchtturm, zweite Verschiebung (zuerst: { $first })
step-pick-bonus = Rohstoffbonus – { $tile }: Was nimmst du?
step-pick-bonus-before = Rohstoffbonus – { $tile }: Was nimmst du?
step-pick-ride = Huckepack-Bonus – { $tile }: Was nimmst du?
step-negotiate = Huckepack-Bonus: Setzt du den Verhandlungsführer für 1 { $resource } mehr ein?
step-stage-choice = { $left ->
    [1] Etappenbonus: Nimm noch 1 Rohstoff
   *[other] Etappenbonus: Nimm noch { $left } Rohstoffe, einen nach dem anderen
}
step-barter = Tauschhandel: Was nimmst du für 1 { $give }?

# -- a word the first time something is decided --
note-move = Jeder deiner Arbeiter bewegt sich genau einmal je Zug, einen Schritt auf ein Nachbarfeld, und darf dessen Aktion nutzen.
note-destination = Wo schon ein eigener Arbeiter steht, muss dieser weiterziehen. Dorthin, wo er gestartet ist, kommt er nie zurück.
note-act = Nur die Bewegung war Pflicht, die Aktion ist freiwillig. Sie wartet, wenn du vorher noch etwas anderes tust.
note-last = Bevor du den Zug beendest, kannst du noch alles Goldene nutzen. Neue Arbeiter ziehen ab deinem nächsten Zug.
note-develop = Das Feld wird für alle umgedreht. Einen Bonus nach der Aktion bekommt, wer den Rohstoff ausgebaut hat, egal wer es umgedreht hat.
note-second-shift = Der Leuchtturm verschiebt zwei Reihen oder Spalten um je eins oder eine um zwei, ohne Getriebe. Einmal reicht auch.
note-pick-bonus = Umgedrehte Felder geben nach ihrer Aktion einen Bonus: Rohstoffe, die du ausgebaut hast und für die Platz ist.
note-pick-bonus-before = Hausregel dieses Tischs: Der eben ausgebaute Rohstoff zählt noch nicht.
note-pick-ride = Jemand hat die Aktion eines Feldes genutzt, auf dem dein Arbeiter steht. Deshalb nimmst auch du einen Rohstoff.
note-negotiate = Der Verhandlungsführer nimmt einen mehr vom selben Rohstoff. Du kannst ihn einmal je Etappe einsetzen.
note-stage-choice = Nimm, was du als Nächstes brauchst: Angeboten wird nur, wofür in deinem Lager Platz ist.
note-barter = Gib einen Rohstoff und nimm einen anderen, für den du Platz hast: in deinem Zug und einmal je Etappe.

# -- Geschehen --
event-round = Runde { $n } beginnt
event-stage = Etappe { $n } beginnt
event-stage-bonus = Etappenbonus für alle: { $bonus }
event-moved = geht: { $origin } → { $tile }
    .you = gehst: { $origin } → { $tile }
event-flew = Langstreckenflug: { $origin } → { $tile }
event-shifted = schiebt { $shift }
    .you = schiebst { $shift }
event-light-shifted = schiebt mit dem Leuchtturm: { $shift }
    .you = schiebst mit dem Leuchtturm: { $shift }
event-declined = verzichtet auf die Aktion: { $tile }
    .you = verzichtest auf die Aktion: { $tile }
event-gain = +{ $n } { $resource }
event-lost = kein Platz für { $n } { $resource }
event-pay = −{ $n } { $resource }
event-tile-bonus = Rohstoffbonus: +{ $n } { $resource }
event-piggyback = Huckepack-Bonus: +{ $n } { $resource }
event-negotiated = Verhandlungsführer: +{ $n } { $resource }
event-donated = schenkt der Stadt: { $site }
    .you = schenkst der Stadt: { $site }
event-sold = verkauft für { $n } Gold: { $ship }
    .you = verkaufst für { $n } Gold: { $ship }
event-majority-won = gewinnt die Mehrheit: { $site }
    .you = gewinnst die Mehrheit: { $site }
event-majority-lost = verliert die Mehrheit: { $site }
    .you = verlierst die Mehrheit: { $site }
event-unlocked = schaltet frei: { $bonus }
    .you = schaltest frei: { $bonus }
event-hired = stellt einen Arbeiter ein
    .you = stellst einen Arbeiter ein
event-recalled = ruft alle Arbeiter zum Hafen
    .you = rufst alle Arbeiter zum Hafen
event-upgraded = baut das Lager aus: { $resource }
    .you = baust das Lager aus: { $resource }
event-developed = entwickelt: { $tile }
    .you = entwickelst: { $tile }
event-not-developed = entwickelt nichts
    .you = entwickelst nichts
event-contract-taken = nimmt den Vertrag: { $contract }
    .you = nimmst den Vertrag: { $contract }
event-contract-shown = Neu im Angebot: { $contract }
event-fulfilled = erfüllt den Vertrag: { $contract }
    .you = erfüllst den Vertrag: { $contract }
event-failed = Vertrag nicht erfüllt: { $contract }
event-bartered = tauscht 1 { $give } gegen 1 { $take }
    .you = tauschst 1 { $give } gegen 1 { $take }
event-points = +{ $n } SP: { $category }
event-points-lost = −{ $n } SP: { $category }
event-award = +{ $n } SP am Ende: { $category }
event-award-lost = −{ $n } SP am Ende: { $category }
event-all-ships-led = Das Spiel endet: Alle Luftschiffe haben einen Marker im Mehrheitsbereich
event-facilities-led = Das Spiel endet: Genügend öffentliche Einrichtungen haben einen Marker im Mehrheitsbereich
event-last-round-over = Das Spiel endet: Die letzte Runde ist vorbei

# -- Warum nicht --
reason-no-worker-there = Dort steht keiner deiner Arbeiter.
reason-worker-has-moved = Dein Arbeiter dort hat sich in diesem Zug schon bewegt.
reason-worker-rests = Der neue Arbeiter bewegt sich erst in deinem nächsten Zug.
reason-only-one-origin = Nur hier steht noch ein Arbeiter, der ziehen kann: Wähle gleich sein Ziel.
reason-worker-first = Wähle zuerst, welcher Arbeiter sich bewegt.
reason-out-of-reach = Dorthin kommt der Arbeiter nicht: Er geht auf ein Nachbarfeld, nicht schräg und nicht über den Rand.
reason-own-worker-there = Dort steht schon einer deiner Arbeiter: Du kannst darüber hinwegziehen, aber nicht bleiben.
reason-start-of-move = Von hier kommt der Arbeiter; er muss sein Feld verlassen.
reason-flight-locked = Für den Langstreckenflug musst du drei Luftschiffe aus Holz geschenkt haben.
reason-flight-not-needed = Dorthin kommst du auch ohne Langstreckenflug.
reason-needs-flight = So weit kommst du nur mit dem Langstreckenflug.
reason-used-this-stage = Diesen Bonus hast du in dieser Etappe schon genutzt.
reason-no-gear = Zum Verschieben fehlt dir ein Getriebe.
reason-no-worker-ready = Alle deine Arbeiter haben sich schon bewegt.
reason-action-open = Entscheide zuerst über die Aktion des Feldes, auf das du gezogen bist.
reason-no-action-open = Für diese Aktion muss gerade einer deiner Arbeiter auf das passende Feld gezogen sein.
reason-other-tile = Diese Aktion gehört zu einem anderen Feld.
reason-cannot-pay = Dafür fehlen dir Rohstoffe.
reason-store-full = Davon kannst du nichts mehr lagern.
reason-prerequisite = Dafür musst du zwei Luftschiffe der Stufe darunter geschenkt haben; Mehrheitsmarker zählen nicht.
reason-no-space = Dort sind alle Schenkungsplätze belegt.
reason-facilities-closed = Eine Einrichtung ist voll, und nach der Hausregel dieses Tischs sind damit alle geschlossen.
reason-no-marker = Du hast keinen Schenkungsmarker mehr im Vorrat.
reason-no-worker-left = Alle deine Arbeiter sind schon auf dem Spielfeld.
reason-already-upgraded = Diesen Ausbau hast du schon.
reason-already-developed = Dieses Feld ist schon entwickelt.
reason-wrong-symbol = Dieses Feld zeigt den ausgebauten Rohstoff nicht.
reason-must-develop = Ein Feld mit diesem Symbol muss entwickelt werden.
reason-not-on-offer = Dieser Vertrag liegt nicht aus.
reason-back-and-forth = Dieselbe Reihe oder Spalte hin und zurück ist nicht erlaubt.
reason-not-held = Diesen Vertrag hast du nicht vor dir liegen.
reason-barter-locked = Für den Tauschhandel musst du drei Luftschiffe der Touristenlinie geschenkt haben.
reason-nothing-to-give = Davon hast du nichts, was du abgeben könntest.
reason-same-resource = Du musst einen anderen Rohstoff nehmen als den, den du abgibst.
reason-no-room = Dafür hast du keinen Platz mehr.
reason-not-unlocked = Diesen Bonus gibt es erst, wenn du das Ausbau-Plättchen dieses Rohstoffs entfernt hast.
reason-not-in-the-bonus = Diesen Rohstoff gibt es bei diesem Bonus nicht.
reason-workers-must-move = Zuerst müssen sich alle deine Arbeiter bewegen.
reason-nothing-to-take = Für alle anderen Rohstoffe fehlt dir der Platz.
reason-finish-first = Bringe erst zu Ende, was du begonnen hast.

# -- Der Tisch in Worten --
lap = Runde { $n }
table-title = Runde { $round } von { $rounds }, Etappe { $stage } von { $stages }
table-active = Am Zug: { $seat }
table-starter = Startspieler: { $seat }
table-to-act = Jetzt entscheidet: { $seats }
table-over = Das Spiel ist zu Ende
table-stage-bonus = Bonus zu Beginn der Etappe { $stage }: { $bonus } ({ $gain })
table-stage-bonus-past = Bonus der Etappe { $stage }: { $bonus } (vorbei)
table-free-choice = { $n } nach Wahl
table-unused = Nicht im Spiel: { $bonuses }
table-grid = Spielfeld, von oben nach unten und von links nach rechts
table-row = Reihe { $n }: { $tiles }
table-tile = { $tile }, { $action }
table-tile-developed = { $tile }, entwickelt, { $action }
table-tile-with = { $tile } [{ $workers }]
table-ready = { $seat }: { $n } bereit
table-spent = { $seat }: { $n } bewegt
table-resting = { $seat }: { $n } neu
table-standing = { $seat }: { $n }
table-ships = Luftschiffe
table-facilities = Öffentliche Einrichtungen
table-site = { $site }: { $cost }, { $points } SP; { $taken } von { $spaces } Plätzen belegt ({ $markers }); Mehrheit: { $leader }
table-price = { $line }; Verkaufspreis { $price } Gold (danach: { $later })
table-discount = { $line }; je Marker −{ $n } { $resource } beim Feld { $kind }
table-market = Verträge im Angebot
table-deck = Verdeckt im Stapel: { $n }
table-contract = { $contract }: { $cost } → { $points } SP und { $gold } Gold ({ $stages ->
    [1] 1 Etappe
   *[other] { $stages } Etappen
})
table-player = { $seat }: { $points } SP
table-stock = Rohstoffe: { $stock }
table-amount = { $n } von { $capacity } { $resource }
table-workers = Arbeiter auf dem Spielfeld: { $n }, im Vorrat: { $supply }
table-markers = Schenkungsmarker im Vorrat: { $n }
table-upgrades-done = Ausgebaut: { $resources }
table-upgrades-open = Noch auszubauen: { $upgrades }
table-upgrade-cost = { $resource } für { $cost } (Platz für { $room }, { $points } SP, danach ein Feld entwickeln)
table-bonus-locked = { $bonus }: gesperrt ({ $n } von { $needed } Luftschiffen geschenkt)
table-bonus-free = { $bonus }: verfügbar
table-bonus-used = { $bonus }: in dieser Etappe genutzt
table-open-contract = Vertrag, offen { $stages ->
    [1] bis zum Ende dieser Etappe
   *[other] für { $stages } Etappen
}: { $contract }
table-fulfilled = Erfüllte Verträge: { $contracts }
table-failed = Nicht erfüllte Verträge: { $contracts }
table-owed = Mehrheiten ohne Marker: { $sites }
table-awards = Auszeichnungen, wenn jetzt Schluss wäre: { $points } SP
table-actions = Was die Felder tun
table-kind = { $kind }: { $action }
table-kind-developed = { $line }; entwickelt und mit dem passenden Ausbau: { $bonus } mehr
table-kind-piggyback = { $line }; alle anderen dort erhalten { $bonus }
table-shifting = 1 Getriebe verschiebt eine Reihe oder Spalte um ein Feld, solange sich noch einer deiner Arbeiter bewegen kann; das hinausgeschobene Feld kommt am anderen Ende wieder herein
table-not-sold = { $line }; unverkäuflich
table-requires = { $line }; dafür nötig: { $n }-mal geschenkt { $ship }
table-bonus-effect = { $line }; { $effect }
table-awards-title = Auszeichnungen und Spielende
table-award = { $award }: { $first } SP für die meisten, { $second } SP für die zweitmeisten ({ $standing })
table-merit = { $seat } { $n }, jetzt { $points } SP
table-end-ships = Das Spiel endet ab Runde { $round }, sobald { $needed } Luftschiffe eine Mehrheit haben; jetzt: { $n }
table-end-facilities = Ebenso bei { $needed } öffentlichen Einrichtungen; jetzt: { $n }
table-none = keine

# -- auf dem Spielbrett --
scene-sky = Himmel
scene-city = Stadt
scene-contracts = Verträge
scene-workshop = Werkshalle
scene-rivals = Gegner
board-short-forest = Wald
board-short-mine = Mine
board-short-factory = Fabrik
board-short-valley = Tal
board-short-shipyard = Werft
board-short-architect = Architekt
board-short-guild = Gildehaus
board-short-workshop = Werkshalle
board-short-market = Markt
board-short-lighthouse = Leuchtturm
board-short-port = Hafen
board-build = bauen
board-enlarge = ausbauen
board-in-deck = { $n } im Stapel
board-own-contracts = Deine offenen Verträge
board-no-workshop = Du siehst nur zu
board-stores = Lager und Ausbau
board-bonuses = Bonusaktionen
board-room = Platz { $n }
board-hyphens = Architektur|büro Werks|halle Markt|platz Leucht|turm Verhandlungs|führer Lang|strecken|flug Tausch|handel Bretter|lieferung Nieten|lieferung Ersatz|getriebe Reparatur|satz Winden|teile Pumpen|teile Motoren|werk Lager|haus Holz|lager Himmels|pier Himmels|brücke Handels|haus Luftschiff|halle Säge|werk
board-place = { $tile }, Reihe { $row }, Spalte { $column }
board-all = alle
board-ships = Luftschiffe
board-facilities = Öffentliche Einrichtungen
board-majorities = { $n } von { $needed } Mehrheiten, Ende ab Runde { $round } möglich
board-majorities-short = { $n } von { $needed }, Ende ab Runde { $round } möglich
board-line-wood = Holz
board-line-metal = Metall
board-line-tourist = Tourismus
board-ship-private_wood = Privat
board-ship-residential_wood = Wohnen
board-ship-cargo_wood = Fracht
board-ship-private_metal = Privat
board-ship-residential_metal = Wohnen
board-ship-cargo_metal = Fracht
board-ship-tourist = Touristen
board-ship-passenger = Passagiere
board-ship-luxury = Luxus
board-sells = Preis, { $ship }: { $n } Gold
board-not-sold = unverkäuflich
board-stage = Etappe { $n }
board-market = Verträge im Angebot
board-awards = Auszeichnungen am Ende
board-award-ships = Auszeichnung Luftschiffbau: Mehrheiten bei Luftschiffen
board-award-facilities = Auszeichnung Öffentliche Einrichtungen: Mehrheiten bei Einrichtungen
board-award-trade = Auszeichnung Handel: erfüllte Verträge
board-stock = { $resource }: { $n } von höchstens { $capacity }
board-upgrade = Ausbau { $resource } für { $cost }
board-upgraded = ausgebaut
board-ready = bereit
board-used = genutzt
board-workers = Arbeiter
board-markers = Marker
board-fulfilled = erfüllt
board-failed = nicht erfüllt
board-stages-left = { $n ->
    [1] diese Etappe
   *[other] noch { $n } Etappen
}
board-chip-workers = Arbeiter im Vorrat: { $n }
board-chip-markers = Schenkungsmarker im Vorrat: { $n }
board-chip-contracts = Offene Verträge: { $n }
board-chip-fulfilled = Erfüllte Verträge: { $n }
board-chip-failed = Nicht erfüllte Verträge: { $n }

# -- how to play --
howto-goal-text = Du baust Luftschiffe für eine Stadt, die auf { $tiles } Inseln durch die Wolken treibt. Schicke deine Arbeiter von Insel zu Insel, sammle Rohstoffe und verschiebe ganze Reihen, bis sie günstig liegen. Was du der Stadt schenkst, bringt Punkte und macht dir alles Weitere billiger. Nach höchstens { $rounds } Runden gewinnt, wer die meisten **:points:** hat.
howto-table = Was auf dem Tisch liegt
howto-lies-tile = { $tiles } Felder
howto-lies-tile-text = jedes eine Insel mit einer Aktion; sie liegen jedes Mal anders
howto-lies-action = Die Aktion
howto-lies-action-text = das bekommst oder tust du hier
howto-lies-bonus = Der Rohstoffbonus
howto-lies-bonus-text = gilt erst, wenn das Feld entwickelt ist und du diesen Rohstoff ausgebaut hast
howto-lies-rider = Der Huckepack-Bonus
howto-lies-rider-text = :rider: so viel bekommen alle anderen, die hier stehen, wenn hier jemand sammelt
howto-lies-workers = Arbeiter
howto-lies-workers-text = beliebig viele auf einem Feld; alle beginnen im Hafen
howto-lies-arrows = Pfeile
howto-lies-arrows-text = für 1 :gear: schiebst du eine Reihe oder Spalte
howto-lies-rounds = { $stages } Etappen zu { $per_stage } Runden
howto-lies-rounds-text = zu Beginn jeder weiteren Etappe bekommen alle, was darunter steht
howto-yours = Vor dir
howto-yours-text = { $start } Arbeiter sind unterwegs, die übrigen kannst du einstellen. Dazu hast du { $markers } Marker für deine Geschenke und Platz für je { $room } :wood: :metal: :gold: :gear:.
howto-turn = Dein Zug
howto-turn-text = Jeder deiner Arbeiter geht genau einmal, in beliebiger Reihenfolge: gehen, Aktion, dann der nächste.
howto-walk = Gehen
howto-walk-text = Ein Schritt auf ein Feld daneben, nicht schräg und nicht über den Rand. Steht dort schon einer von **deinen** Arbeitern, geht er gleich weiter. Fremde Arbeiter stören nie.
howto-act = Die Aktion
howto-act-text = Wo der Arbeiter ankommt, darfst du die Aktion ausführen: hier { $mine } :metal:. Wer sonst noch da steht, bekommt huckepack { $ride } :metal:; dich kostet das nichts.
howto-shift = Den Himmel verschieben
howto-shift-text = Für **1 :gear:** schiebst du eine Reihe oder Spalte um ein Feld, so oft du willst. Was hinausfällt, kommt am anderen Ende wieder herein, und die Arbeiter fahren mit. Das geht nur, solange noch einer deiner Arbeiter gehen muss.
howto-ways = Woher die Punkte kommen
howto-donate = Luftschiffe schenken
howto-donate-text = Lege einen Marker auf das Schiff: :points: sofort. Und **jeder Marker** von dir macht das Feld, das auf dem Schiff abgebildet ist, für den Rest des Spiels billiger.
howto-sell = Oder verkaufen
howto-sell-text = Schiffe aus Holz und Metall bringen statt Punkten :gold:, so viel, wie im Rahmen steht. Danach fällt der Preis um eine Stufe, für alle.
howto-lead = Mehrheiten
howto-lead-text = Wer auf einem Schiff oder einer Einrichtung **mehr** Marker hat als jeder andere, legt dort einen weiteren auf das Banner :banner:. Bei Gleichstand bleibt es leer. Am Ende gibt es Auszeichnungen für die meisten Banner und die meisten erfüllten Verträge.
howto-facility = Einrichtungen bauen
howto-facility-text = Vom Wegweiser bis zum Uhrenturm: Jede kostet viel und bringt auf einen Schlag { $least } bis { $most } :points:. Billiger werden sie durch die größten Luftschiffe.
howto-contract = Verträge erfüllen
howto-contract-text = Hole dir einen am Marktplatz und liefere alles auf einmal, wann immer du am Zug bist: Du bekommst seine :points: und :gold:. Neben :stage: steht, wie viele Etappen Zeit bleibt, die laufende mitgezählt. Ist sie um, **verlierst** du seine :points:.
howto-win = Was Punkte bringt
howto-points-ships = Luftschiff
howto-points-ships-text = geschenkt, je nach Größe
howto-points-facilities = Einrichtung
howto-points-facilities-text = jede, die du baust
howto-points-upgrades = Ausbau
howto-points-upgrades-text = jedes der vier Lager
howto-points-contracts = Vertrag
howto-points-contracts-text = wie es darauf steht
howto-points-failed = Nicht erfüllt
howto-points-failed-text = bis zu so viel, wie der Vertrag wert war
howto-points-ship-award = Luftschiffbau
howto-points-ship-award-text = am Ende: meiste, zweitmeiste :banner: auf Schiffen
howto-points-facility-award = Einrichtungen
howto-points-facility-award-text = am Ende: meiste, zweitmeiste :banner: auf Einrichtungen
howto-points-trade-award = Handel
howto-points-trade-award-text = am Ende: meiste, zweitmeiste :fulfilled:

howto-tiles = Alle Felder
howto-tiles-text = Kommt dein Arbeiter auf einem Feld an, darfst du dessen Aktion ausführen, wenn du ihren Preis zahlen kannst. Verzichten darfst du immer.
howto-gathering = Sammeln
howto-do-gather = Wald, Mine, Fabrik, Tal
howto-do-gather-text = Nimm, was auf dem Feld steht. Was nicht ins Lager passt, ist verloren; ist es schon voll, kannst du hier nicht sammeln. Alle anderen auf dem Feld bekommen huckepack :rider: { $ride } dazu, im Tal nach Wahl :wood: oder :metal:.
howto-working = Bauen, handeln, verschieben
howto-do-shipyard = Werft
howto-do-shipyard-text = Baue ein Luftschiff, um es zu schenken oder zu verkaufen. Für die nächste Größe musst du die kleinere derselben Linie { $needed }-mal **geschenkt** haben; Banner zählen dafür nicht.
howto-do-architect = Architekturbüro
howto-do-architect-text = Baue eine öffentliche Einrichtung, solange dort ein Platz frei ist. Voraussetzungen gibt es keine.
howto-do-workshop = Werkshalle
howto-do-workshop-text = Baue eines deiner Lager aus: { $upgrade } :points:, Platz für { $larger } statt { $room }, und du entwickelst ein Feld mit diesem Rohstoff.
howto-do-developed = Entwickelte Felder
howto-do-developed-text = Ein entwickeltes Feld gibt nach der Aktion seinen Bonus, egal, wer es entwickelt hat. Aber nur, wenn **du** diesen Rohstoff ausgebaut hast.
howto-do-guild = Gildehaus
howto-do-guild-text = Für { $hire } :gold: kommt ein neuer Arbeiter in den Hafen, bis du { $workers } hast. Er geht ab deinem nächsten Zug.
howto-do-market = Marktplatz
howto-do-market-text = Nimm einen der { $offer } offenen Verträge. Erfüllen darfst du ihn sofort, wenn du schon alles hast.
howto-do-lighthouse = Leuchtturm
howto-do-lighthouse-text = Verschiebe ohne :gear: zwei verschiedene Reihen oder Spalten um ein Feld oder eine um zwei. Das geht auch mit dem letzten Arbeiter.
howto-do-port = Hafen
howto-do-port-text = Hole alle deine Arbeiter hierher. Wer noch nicht gegangen ist, geht von hier aus.
howto-bonuses = Deine Boni
howto-bonuses-text = Schenke { $unlock } Schiffe einer Linie, gleich welcher Größe, und ihre Bonusaktion gehört dir: **einmal in jeder Etappe**.
howto-bonus-flight = Holz: Langstreckenflug
howto-bonus-flight-text = Ein Arbeiter geht ein Feld weiter.
howto-bonus-negotiator = Metall: Verhandlungsführer
howto-bonus-negotiator-text = Bekommst du etwas huckepack, nimm 1 mehr davon.
howto-bonus-barter = Tourismus: Tauschhandel
howto-bonus-barter-text = Tausche in deinem Zug 1 Rohstoff gegen 1 anderen.
howto-bonus-discount = Immer: Rabatte
howto-bonus-discount-text = Jeder Marker auf einem Schiff, auch der auf dem Banner, senkt den Preis des abgebildeten Feldes: hier 1 :gold: weniger in der Werkshalle. Verträge und das Verschieben werden nie billiger.
howto-ends = Etappen und Ende
howto-end-stage = Eine neue Etappe
howto-end-stage-text = Alle bekommen den Bonus der Etappe. Genutzte Bonusaktionen sind wieder bereit. Jeder offene Vertrag verliert eine Etappe; bei 0 ist er gescheitert.
howto-end-game = Das Ende
howto-end-game-text = Ab Runde { $check } ist nach einer Runde Schluss, wenn alle { $ships } Luftschiffe oder mindestens { $facilities } Einrichtungen einen Marker auf dem Banner haben, spätestens nach Runde { $rounds }. Offene Verträge sind dann gescheitert. Übrige Rohstoffe zählen nur bei Gleichstand.
howto-mistakes = Fehler der ersten Partie
howto-mistake-worker = Zu lange nur zwei Arbeiter
howto-mistake-worker-text = Jeder Arbeiter mehr ist eine Aktion mehr in jedem Zug. Spare früh für das Gildehaus.
howto-mistake-gear = Kein Getriebe übrig
howto-mistake-gear-text = Luftschiffe verschlingen :gear:. Behalte eines zum Schieben, und schiebe, bevor dein letzter Arbeiter geht.
howto-mistake-upgrade = Volle Lager
howto-mistake-upgrade-text = Mit Platz für { $room } sind die größten Luftschiffe und manche Verträge unbezahlbar. Baue aus, bevor du sie brauchst.
howto-mistake-contract = Zu viele Verträge
howto-mistake-contract-text = Jeder, der liegen bleibt, kostet Punkte, auch am Ende. Nimm nur, was du liefern kannst.
howto-mistake-banner = Gleichstand übersehen
howto-mistake-banner-text = Zieht jemand mit dir gleich, ist dein Banner weg und mit ihm sein Rabatt. Ein Marker mehr sichert es.
howto-mistake-gold = Nur verkauft
howto-mistake-gold-text = Verkaufte Schiffe bringen weder Punkte noch Rabatte und zählen nicht für größere. Und ihr Preis fällt.

# -- icons, by name --
icon-wood = { resource-wood }
icon-metal = { resource-metal }
icon-gold = { resource-gold }
icon-gear = { resource-gear }
icon-any = Rohstoff nach Wahl
icon-points = Siegpunkte (SP)
icon-worker = Arbeiter
icon-rider = Huckepack-Bonus: für alle anderen auf dem Feld
icon-banner = Mehrheit
icon-contract = Vertrag
icon-failed = nicht erfüllter Vertrag
icon-fulfilled = erfüllter Vertrag
icon-stage = Etappen, die bleiben
icon-upgrade = Ausbau eines Lagers
icon-shift = Reihe oder Spalte verschieben
icon-flight = Langstreckenflug
icon-negotiator = Erfahrener Verhandlungsführer
icon-barter = Tauschhandel
icon-forest = { board-short-forest }
icon-mine = { board-short-mine }
icon-factory = { board-short-factory }
icon-valley = { board-short-valley }
icon-shipyard = { board-short-shipyard }
icon-architect = Architekturbüro
icon-guild = { board-short-guild }
icon-workshop = { board-short-workshop }
icon-market = Marktplatz
icon-lighthouse = { board-short-lighthouse }
icon-port = { board-short-port }
icon-signpost = Wegweiser
icon-statue = Statue
icon-fountain = Brunnen
icon-park = Park
icon-clock_tower = Uhrenturm
icon-ship-private_wood = Privatluftschiff aus Holz
icon-ship-residential_wood = Wohnluftschiff aus Holz
icon-ship-cargo_wood = Frachtluftschiff aus Holz
icon-ship-private_metal = Privatluftschiff aus Metall
icon-ship-residential_metal = Wohnluftschiff aus Metall
icon-ship-cargo_metal = Frachtluftschiff aus Metall
icon-ship-tourist = Touristenluftschiff
icon-ship-passenger = Passagierluftschiff
icon-ship-luxury = Luxusluftschiff

# -- the sheets of components --
sheet-tiles = Aktionsfelder
sheet-ships = Luftschiffe
sheet-facilities = Öffentliche Einrichtungen
sheet-contracts = Verträge (ein nicht erfüllter kostet seine Siegpunkte)
sheet-upgrades = Ausbau-Plättchen
sheet-bonus-actions = Bonusaktionen
sheet-stage-bonuses = Etappenboni
sheet-awards = Auszeichnungen am Ende
sheet-resources = Rohstoffe
sheet-spaces = Schenkungsplätze
sheet-pieces = In der Schachtel
sheet-setup = Aufbau und Spielende

sheet-column-action = Aktion
sheet-column-tile-bonus = Rohstoffbonus, wenn entwickelt
sheet-column-piggyback = Huckepack-Bonus
sheet-column-symbols = Ausbau, der es entwickelt
sheet-column-count = Anzahl
sheet-column-line = Linie und Stufe
sheet-column-cost = Kosten
sheet-column-points = Siegpunkte
sheet-column-requires = Voraussetzung
sheet-column-discount = Rabatt für jeden eigenen Marker
sheet-column-sellable = Nach dem Bau
sheet-column-prices = Verkaufspreise, fallend
sheet-column-stages = Zeit
sheet-column-gold = Gold
sheet-column-effect = Wirkung
sheet-column-unlocked = Freigeschaltet durch
sheet-column-how-often = Wie oft
sheet-column-everybody-gets = Alle erhalten
sheet-column-group = Wann
sheet-column-counted = Gezählt werden
sheet-column-first = Siegpunkte für die meisten
sheet-column-second = Siegpunkte für die zweitmeisten
sheet-column-start = Am Anfang
sheet-column-store = Platz
sheet-column-upgraded-store = Platz nach dem Ausbau
sheet-column-ties = Bei Gleichstand am Ende
sheet-column-players3 = Zu dritt
sheet-column-players4 = Zu viert
sheet-column-majority = Mehrheitsbereich
sheet-column-value = Wert

sheet-either = { $one } oder { $other }
sheet-any-resource = { $n ->
    [1] 1 Rohstoff nach Wahl
   *[other] { $n } Rohstoffe nach Wahl
}
sheet-every = jeder
sheet-action-build_ship = ein Luftschiff bauen und schenken oder verkaufen
sheet-action-build_facility = eine öffentliche Einrichtung bauen
sheet-action-hire = für { $cost } einen Arbeiter einstellen
sheet-action-upgrade = ein Ausbau-Plättchen entfernen und ein Feld entwickeln
sheet-action-contract = einen Vertrag aus dem Angebot nehmen
sheet-action-shift = { $n ->
    [1] eine Reihe oder Spalte verschieben, ohne Getriebe
   *[other] { $n }-mal eine Reihe oder Spalte verschieben, ohne Getriebe
}
sheet-action-recall = alle eigenen Arbeiter zum Hafen rufen
sheet-line = { $line }, Stufe { $level }
sheet-requires = { $n }-mal geschenkt: { $ship }
sheet-discount = −{ $less } ({ $kind })
sheet-prices = { $prices } Gold
sheet-sell = schenken oder verkaufen
sheet-not-sold = nur schenken
sheet-stages = { $n ->
    [1] 1 Etappe
   *[other] { $n } Etappen
}
sheet-upgraded = Platz für { $n } { $resource }
sheet-effect-extra_step = ein Arbeiter geht ein Feld weiter
sheet-effect-piggyback_plus_one = ein Huckepack-Bonus bringt 1 Rohstoff mehr
sheet-effect-swap_one_resource = 1 Rohstoff gegen 1 anderen tauschen
sheet-unlocked = { $n ->
    [1] 1 geschenktes Luftschiff
   *[other] { $n } geschenkte Luftschiffe
} der Linie { $line }
sheet-per-stage = { $n ->
    [1] einmal pro Etappe
   *[other] { $n }-mal pro Etappe
}
sheet-group-early = Beginn der Etappe 2 oder 3
sheet-group-late = Beginn der Etappe 4 oder 5
sheet-award-ships = Mehrheiten bei Luftschiffen
sheet-award-facilities = Mehrheiten bei öffentlichen Einrichtungen
sheet-award-trade = erfüllte Verträge
sheet-start-by-seat = { $amounts } (nach der Reihenfolge am Tisch)
sheet-tie-first = zählt zuerst
sheet-tie-later = zählt danach
sheet-ships-of-level = Luftschiffe der Stufe { $level }

sheet-piece-start_player_marker = Startspielermarker
sheet-piece-workers = Arbeiter
sheet-piece-donation_markers = Schenkungsmarker
sheet-piece-vp_markers = Siegpunktmarker
sheet-piece-vp_markers_20_40 = 20/40-Marker für Siegpunkte
sheet-piece-resource_markers = Rohstoffmarker
sheet-piece-action_tiles = Aktionsfelder
sheet-piece-contract_cards = Vertragskarten
sheet-piece-upgrade_tiles = Ausbau-Plättchen
sheet-piece-bonus_cover_tiles = Bonus-Abdeckplättchen
sheet-piece-stage_bonus_tiles = Etappenbonus-Plättchen
sheet-piece-round_marker = Rundenmarker
sheet-piece-price_markers = Preismarker
sheet-piece-player_boards = Spielertableaus
sheet-piece-donation_board = Schenkungstableau
sheet-piece-development_board = Entwicklungstableau

sheet-game-players = Personen
sheet-game-players-text = { $players_min } bis { $players_max }
sheet-game-stages = Dauer des Spiels
sheet-game-stages-text = { $stages } Etappen zu je { $rounds_per_stage } Runden, zusammen { $rounds_total } Runden
sheet-game-minutes = Spielzeit
sheet-game-minutes-text = { $minutes_min } bis { $minutes_max } Minuten
sheet-game-age = Alter
sheet-game-age-text = ab { $age_min } Jahren
sheet-game-designer = Autor
sheet-game-designer-text = { $designer }
sheet-game-publisher = Verlag
sheet-game-publisher-text = { $publisher }
sheet-colours = Farben
sheet-game-grid = Spielfeld
sheet-game-grid-text = { $grid_rows } Reihen und { $grid_cols } Spalten
sheet-player-setup-workers = Arbeiter pro Person
sheet-player-setup-workers-text = { $workers_total }; am Anfang { $workers_on_port_at_start } auf dem Hafen, { $workers_in_supply_at_start } im Vorrat
sheet-player-setup-markers = Schenkungsmarker pro Person
sheet-player-setup-markers-text = { $donation_markers }
sheet-player-setup-tiles = Plättchen pro Person
sheet-player-setup-tiles-text = { $upgrade_tiles } Ausbau-Plättchen, { $bonus_covers } Bonus-Abdeckplättchen
sheet-player-setup-points = Siegpunkte am Anfang
sheet-player-setup-points-text = { $start_vp }
sheet-contract-market-offer = Verträge im Angebot
sheet-contract-market-offer-text = { $face_up } von { $deck_size } liegen offen aus
sheet-price-list-start = Preismarker am Anfang
sheet-price-list-start-text = zu dritt auf dem { $three }. Preis von oben, zu viert auf dem { $four }.
sheet-end-game-rounds = Vorzeitiges Ende geprüft
sheet-end-game-rounds-text = nach jeder der Runden { $check_from_round } bis { $check_to_round }
sheet-end-game-majorities = Das Spiel endet vorzeitig
sheet-end-game-majorities-text = mit Mehrheiten bei { $airship_majorities_needed } Luftschiffen oder bei { $facility_majorities_needed } öffentlichen Einrichtungen

# Gruppen der Schlusswertung
group-gifts = Geschenke an die Stadt
group-workshop = Ausbauten
group-contracts = Verträge
group-awards = Auszeichnungen

# -- wozu Orte und Dinge da sind: ein Name gilt für alle Ziele, die so beginnen, stock-<Symbol> für das, was man hat --

tip-shift = { howto-shift-text }
tip-tile = { howto-do-gather-text }
tip-tile-shipyard = { howto-do-shipyard-text }
tip-tile-architect = { howto-do-architect-text }
tip-tile-guild = { howto-do-guild-text }
tip-tile-workshop = { howto-do-workshop-text }
tip-tile-market = { howto-do-market-text }
tip-tile-lighthouse = { howto-do-lighthouse-text }
tip-tile-port = { howto-do-port-text }
tip-site = { howto-donate-text }
tip-site-signpost = { howto-facility-text }
tip-site-statue = { howto-facility-text }
tip-site-fountain = { howto-facility-text }
tip-site-park = { howto-facility-text }
tip-site-clock_tower = { howto-facility-text }
tip-price = { howto-sell-text }
tip-contract = { howto-contract-text }
tip-upgrade = { howto-do-workshop-text }
tip-bonus-flight = { howto-bonuses-text } { howto-bonus-flight-text }
tip-bonus-negotiator = { howto-bonuses-text } { howto-bonus-negotiator-text }
tip-bonus-barter = { howto-bonuses-text } { howto-bonus-barter-text }
tip-stock-wood = Für Luftschiffe, Einrichtungen, Ausbau und Verträge. Dein Lager fasst je { $room }, ausgebaut { $larger }; was am Ende übrig ist, zählt nur bei Gleichstand.
tip-stock-metal = { tip-stock-wood }
tip-stock-gold = { tip-stock-wood }
tip-stock-gear = { tip-stock-wood } Ein :gear: verschiebt auch eine Reihe oder Spalte.
tip-stock-worker = { howto-do-guild-text }
tip-stock-marker = Einer kommt auf jedes Luftschiff und jede Einrichtung, die du der Stadt schenkst.
tip-stock-contract = { howto-contract-text }
tip-stock-fulfilled = Für die meisten und die zweitmeisten gibt es am Ende Punkte.
tip-stock-failed = Jeder davon hat dich seine :points: gekostet.
tip-stock-flight = { tip-bonus-flight }
tip-stock-negotiator = { tip-bonus-negotiator }
tip-stock-barter = { tip-bonus-barter }

ahead-pick-ride = Huckepack-Bonus: was du nimmst
ahead-negotiate = Huckepack-Bonus: der Verhandlungsführer
ahead-stage-choice = Etappenbonus: was du nimmst

# -- Werte berichtigen: wie sie heißen --
field-airship_majorities_needed = Mehrheiten bei Luftschiffen
field-amount = Menge
field-bonus_covers = Abdeckungen der Bonusaktionen
field-check_from_round = ab Runde
field-check_to_round = bis Runde
field-choose = Rohstoffe nach Wahl
field-choose_from = zur Auswahl
field-cost = Kosten
field-deck_size = Verträge insgesamt
field-face_up = offen ausgelegt
field-facility_majorities_needed = Mehrheiten bei Einrichtungen
field-gain = Ertrag
field-grid_cols = Spalten
field-grid_rows = Reihen
field-kind = Art
field-level = Stufe
field-line = Linie
field-markers_required = nötige Marker
field-minutes_max = Minuten höchstens
field-minutes_min = Minuten mindestens
field-name_de = Name auf Deutsch
field-name_en = Name auf Englisch
field-players3 = zu dritt
field-players4 = zu viert
field-players_max = Personen höchstens
field-players_min = Personen mindestens
field-requires = nötiges Luftschiff
field-requires_count = wie viele nötig
field-resource = Rohstoff
field-rounds_per_stage = Runden je Etappe
field-rounds_total = Runden insgesamt
field-shifts = verschobene Plättchen
field-stages = Etappen
field-start_amount = am Anfang
field-start_amount_by_seat = am Anfang, nach Platz in der Reihenfolge
field-start_index_players3 = zu dritt
field-start_index_players4 = zu viert
field-tile = Plättchen
field-upgrade_tiles = Ausbau-Plättchen
field-workers_in_supply_at_start = Arbeiter im Vorrat
field-workers_on_port_at_start = Arbeiter im Hafen
field-workers_total = Arbeiter insgesamt
word-build_facility = Einrichtung bauen
word-build_ship = Luftschiff bauen
word-contract = Vertrag
word-early = Etappen 2 und 3
word-extra_step = ein Schritt mehr
word-gather = sammeln
word-hire = Arbeiter einstellen
word-late = Etappen 4 und 5
word-piggyback_plus_one = Huckepack plus eins
word-recall = Arbeiter zurückrufen
word-shift = verschieben
word-swap_one_resource = einen Rohstoff tauschen
word-upgrade = Ausbau
value-tile-count = Die Regeln kennen davon { $n }.
value-symbols = Das müssen die Rohstoffe des Bonus sein (AIR-1.3).
value-ship-order = Die Luftschiffe sind nach Linie und Stufe geordnet.
value-ship-below = Das muss das nächstniedrigere Luftschiff der Linie sein (AIR-6.3.2).
value-sellable = Holz- und Metallschiffe kann man verkaufen, Touristenschiffe nicht (AIR-6.3.4).
value-discount = Ein Rabatt besteht aus Plättchen, Rohstoff und Menge.
value-bonus-line = Diese Bonusaktion gehört zu einer anderen Linie (AIR-7.5.1).
value-two-bonuses = Jede Gruppe braucht zwei Etappenboni (AIR-3.3).
value-above-nothing = Hier gehört eine Zahl über 0 hin.
value-some-resources = Hier gehört mindestens ein Rohstoff hin.
value-prices = Eine Preisreihe hat mindestens einen Preis.
value-contract-empty = Ein Vertrag verlangt mindestens einen Rohstoff.

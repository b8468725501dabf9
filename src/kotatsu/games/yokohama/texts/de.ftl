title = Yokohama Duel
line = Sechzehn Besuche am Kai, und jeder schließt eine Tür, auf die dein Gegenüber hofft.
cover-alt = Am Kai: ein Dampfer, Lagerhäuser, Lampions, zwei Kaufleute
about = Zwei Kaufleute in der Hafenstadt der Meiji-Zeit. Sechzehn Mal entscheidest du, wohin deine Stärke geht: auf die Plantage oder in die Spinnerei, in die Kirche oder ins Labor, zur Bank oder zum Hafen. Jeder Besuch versperrt deinem Gegenüber ein Gebiet für die Runde, und jedes Geschäft macht dich dort stärker, wo es steht.

# -- Einstellungen vor dem Spiel --
option-first = Wer beginnt
option-first-random = das Los entscheidet
option-first-A = Spieler A
option-first-B = Spieler B

# -- Hausregeln: die anderen Lesarten des Regelhefts --
option-agents-inside = Auslandsvertreter zu jedem Zeitpunkt
option-agents-inside-about = Einen Auslandsvertreter darfst du überall nutzen, wo du in deinem Zug gefragt wirst, auch mitten in einer Gebietsaktion oder in der eines anderen Auslandsvertreters; nur eine Bezahlung wird nicht unterbrochen.
option-bonus-is-due = Der Stärke-5-Bonus ist Pflicht
option-bonus-is-due-about = Ab Gesamtstärke 5 musst du eine Stärke-Bonuskarte nehmen, bevor du baust oder deinen Zug beendest.

# -- Dinge --
good-copper = Kupfer
good-silk = Seide
good-tea = Tee
good-fish = Fisch

resource-copper = Kupfer
resource-silk = Seide
resource-tea = Tee
resource-fish = Fisch
resource-yen = Yen
resource-import = { $n ->
    [1] Importgut
   *[other] Importgüter
}
resource-flip_import = { $n ->
    [1] Importgut umdrehen
   *[other] Importgüter umdrehen
}
resource-gain_order = { $n ->
    [1] Auftrag
   *[other] Aufträge
}
resource-extra_strength_1 = { $n ->
    [1] Zusatzkarte (+1)
   *[other] Zusatzkarten (+1)
}
resource-extra_strength_2 = { $n ->
    [1] Zusatzkarte (+2)
   *[other] Zusatzkarten (+2)
}
resource-strength_bonus = Stärke-Bonuskarte

extra-plus1 = +1
extra-plus2 = +2

boost-none = nichts
boost-plus1 = Zusatzkarte +1
boost-plus2 = Zusatzkarte +2
boost-phone = Telefon
boost-plus1plusphone = Zusatzkarte +1 und Telefon
boost-plus2plusphone = Zusatzkarte +2 und Telefon

permit-station = Bahnhof
permit-stagecoach = Postkutsche
permit-tram = Straßenbahn

building-shop = Geschäft
building-warehouse = Warenhaus

under-as-drawn = wie gezogen
under-1 = Karte 1
under-2 = Karte 2
under-3 = Karte 3
under-4 = Karte 4
under-5 = Karte 5

offer-copper = 1 Kupfer
offer-silk = 1 Seide
offer-tea = 1 Tee
offer-fish = 1 Fisch
offer-yen = 1 Yen
offer-up = 1 aufgedecktes Importgut
offer-down = 1 verdecktes Importgut

# -- Spielzüge --
move-pass = Nichts
move-pass-at-church = Keine Kirchenkarte nehmen
move-pass-at-chinatown = Nicht weiter tauschen
move-pass-at-laboratory = Keine Technologiekarte nehmen
move-pass-at-pick-bonus = Keine Bonuskarte nehmen
move-pass-at-agent = Fertig mit dem Auslandsvertreter
move-pass-at-upgrade = Nichts aufwerten
move-end = Zug beenden
move-area = { $area }
move-agent = Auslandsvertreter einsetzen: { $area }
move-permit = Nutzen: { $tech }
move-card = Stärke { $n } spielen
move-boost = { $boost_id ->
    [none] Ohne Verstärkung
   *[other] Dazu: { $boost }
}
move-church = Nehmen: { $card }
move-offer = Spenden: { $offering }
move-back = Zurück zu den Kirchenkarten
move-turn = { $n ->
    [0] Kein Importgut umdrehen
    [1] 1 Importgut umdrehen
   *[other] { $n } Importgüter umdrehen
}
move-trade = { $trade }
move-tech = Nehmen: { $card }
move-pay = { $up ->
    [0] { $down ->
        [0] Nur mit Yen zahlen
        [1] Mit 1 verdeckten Importgut zahlen
       *[other] Mit { $down } verdeckten Importgütern zahlen
    }
    [1] { $down ->
        [0] Mit 1 aufgedeckten Importgut zahlen
        [1] Mit 1 aufgedeckten und 1 verdeckten Importgut zahlen
       *[other] Mit 1 aufgedeckten und { $down } verdeckten Importgütern zahlen
    }
   *[other] { $down ->
        [0] Mit { $up } aufgedeckten Importgütern zahlen
        [1] Mit { $up } aufgedeckten Importgütern und 1 verdeckten zahlen
       *[other] Mit { $up } aufgedeckten und { $down } verdeckten Importgütern zahlen
    }
}
move-keep = Nr. { $slots } behalten
move-under = { $under_id ->
    [as-drawn] Alle wie gezogen unter den Stapel
   *[other] Nr. { $under_id } zuerst unter den Stapel
}
move-bonus = Nehmen: { $card }
move-build = { $building_id ->
    [shop] Geschäft bauen
   *[warehouse] Warenhaus bauen
}
move-return = Zusatzkarte { $extra } zurücklegen
move-station = Bahnhofsplättchen legen: { $area }
move-fulfil = Erfüllen: { $order }
move-hire = Auslandsvertreter einstellen: { $condition }
move-textile = Textilfabrik: 1 Seide für Yen verkaufen
move-upgrade = { $card } aufwerten

# -- Entscheidungen --
step-keep-orders = Behalte zwei deiner drei Aufträge
step-main = { $stage ->
    [0] Wähle ein Gebiet
    [1] Nimm eine Bonuskarte, baue oder beende deinen Zug
    [2] Baue oder beende deinen Zug
   *[other] Beende deinen Zug
}
step-agent = Noch etwas mit dem Auslandsvertreter?
step-permission = Welche Karte lässt dich das genutzte Gebiet wählen?
step-play-card = Welche Stärkekarte spielst du?
step-boost = { $area }: Willst du dich verstärken?
step-upgrade = Eine Stärkekarte aufwerten?
step-church = Glaube { $faith }: Nimmst du eine Kirchenkarte?
step-offering = { $missing ->
    [1] Spende 1 Gabe für: { $card }
   *[other] Spende { $missing } verschiedene Gaben für: { $card }
}
step-chinatown = { $left ->
    [1] Noch einmal tauschen?
   *[other] Noch bis zu { $left }-mal tauschen?
}
step-laboratory = Produktion { $production }: Nimmst du eine Technologiekarte?
step-payment = { $units ->
    [1] Zahle 2 Yen oder 1 Importgut
   *[other] Zahle { $units }-mal 2 Yen oder 1 Importgut
}
step-place-station = Wohin kommt das Bahnhofsplättchen?
step-port = Behalte einen Auftrag – oder zwei, für 2 Yen oder 1 Importgut
step-put-under = In welcher Reihenfolge kommen die übrigen Aufträge unter den Stapel?
step-return-extra = Lege eine deiner fünf Zusatzkarten zurück
step-turn-imports = { $n ->
    [1] 1 Importgut umdrehen?
   *[other] Bis zu { $n } Importgüter umdrehen?
}
step-pick-bonus = Nimmst du eine Stärke-Bonuskarte?

# -- a word the first time something is decided --
kept-points = { $cards ->
    [one] { $points } Punkte
   *[other] Zusammen { $points } Punkte
}
kept-missing = ; dafür brauchst du noch { $goods }
note-keep-orders = Ein Auftrag bringt seine Belohnung, wenn du die Waren zahlst, und am Ende Punkte. Ein unerfüllter kostet nichts.
note-main = Was ein Gebiet bringt, hängt von deiner Stärke dort ab. Danach ist es bis Rundenende geschlossen, außer Laboratorium und Hafen.
note-agent = Ein Auslandsvertreter darf dort, wo er war, eine Bonuskarte nehmen und bauen. Danach scheidet er aus.
note-permission = Die Karte, die du nennst, ist für diese Runde verbraucht.
note-play-card = Sonst muss es deine niedrigste Karte sein. Mit dem Postwesen gilt das einmal je Runde nicht.
note-boost = Du darfst eine Zusatzkarte dazulegen; danach geht sie auf den Stapel zurück. Ab 4 darfst du hier bauen, ab 5 gibt es eine Bonuskarte.
note-upgrade = Eine aufgewertete Karte bleibt bis zum Spielende stärker. Am Rundenende darf eine aufgewertet werden.
note-church = Fehlender Glaube wird durch Gaben ersetzt, jede Art einmal. Du nimmst höchstens eine Karte, ihre Punkte zählen am Ende.
note-offering = Jede Gabe gibt 1 Glauben, und jede Art kannst du einmal geben.
note-chinatown = Ein Tausch nach dem anderen: Was einer bringt, kannst du im nächsten nutzen. Importgüter werden nie verkauft.
note-laboratory = Fehlende Produktion kostet je Punkt 2 Yen oder 1 Importgut. Eine Karte wirkt, sobald du sie hast.
note-payment = Yen und Importgüter darfst du mischen; welche Seite der Importgüter oben liegt, ist egal.
note-place-station = Dort seid ihr künftig beide um 1 stärker. Einmal je Runde darfst du das Gebiet wählen, auch wenn es genutzt ist.
note-port = Einen der gezogenen Aufträge musst du behalten. Ein unerfüllter Auftrag kostet nichts.
note-put-under = Niemand sonst sieht diese Karten. Wenn es dir gleich ist, lass sie wie gezogen.
note-return-extra = Du darfst vier Zusatzkarten haben. Zurückgeben kannst du auch die neue.
note-turn-imports = Ein umgedrehtes Importgut bleibt umgedreht und zahlt weiter wie jedes andere.
note-pick-bonus = Die Karte gibt ihre Belohnungen bis zur genannten Stufe, in der Reihenfolge 5, 6, 7.

# -- Geschehen --
event-round = Runde { $n } beginnt
event-area = wählt: { $area }
    .you = wählst: { $area }
event-agent = setzt einen Auslandsvertreter ein: { $area }
    .you = setzt einen Auslandsvertreter ein: { $area }
event-card = spielt Stärke { $n }
    .you = spielst Stärke { $n }
event-boost = nimmt dazu: { $boost }
    .you = nimmst dazu: { $boost }
event-strength = Gesamtstärke { $n }
event-gain = +{ $n } { $resource }
event-pay = −{ $n } { $resource }
event-church = nimmt die Kirchenkarte: { $card }
    .you = nimmst die Kirchenkarte: { $card }
event-tech = erhält: { $card }
    .you = erhältst: { $card }
event-draws = { $n ->
    [1] zieht 1 Auftrag
   *[other] zieht { $n } Aufträge
}
    .you = { $n ->
        [1] ziehst 1 Auftrag
       *[other] ziehst { $n } Aufträge
    }
event-drew = zieht: { $card }
    .you = ziehst: { $card }
event-keeps = { $n ->
    [1] behält 1 Auftrag
   *[other] behält { $n } Aufträge
}
    .you = { $n ->
        [1] behältst 1 Auftrag
       *[other] behältst { $n } Aufträge
    }
event-kept = behält: { $card }
    .you = behältst: { $card }
event-bonus = nimmt: { $card }
    .you = nimmst: { $card }
event-built = { $building_id ->
    [shop] baut ein Geschäft ({ $area })
   *[warehouse] baut ein Warenhaus ({ $area })
}
    .you = { $building_id ->
        [shop] baust ein Geschäft ({ $area })
       *[warehouse] baust ein Warenhaus ({ $area })
    }
event-fulfilled = erfüllt den Auftrag: { $card }
    .you = erfüllst den Auftrag: { $card }
event-hired = stellt einen Auslandsvertreter ein ({ $condition })
    .you = stellst einen Auslandsvertreter ein ({ $condition })
event-turned = { $n ->
    [1] dreht 1 Importgut um
   *[other] dreht { $n } Importgüter um
}
    .you = { $n ->
        [1] drehst 1 Importgut um
       *[other] drehst { $n } Importgüter um
    }
event-returned = legt eine { $resource } zurück
    .you = legst eine { $resource } zurück
event-station = legt das Bahnhofsplättchen hierhin: { $area }
    .you = legst das Bahnhofsplättchen hierhin: { $area }
event-tech-used = nutzt { $card }
    .you = nutzt { $card }
event-upgraded = wertet Stärkekarte { $n } auf
    .you = wertest Stärkekarte { $n } auf
event-new-techs = Fünf neue Technologiekarten liegen aus
event-reshuffled = Die Stärke-Bonuskarten werden neu gemischt
event-area-gives = { $n ->
    [0] ohne Wirkung
   *[other] { $area_id ->
        [church] Glaube { $n }
        [customs] { $n ->
            [1] 1 Importgut umdrehen
           *[other] bis zu { $n } Importgüter umdrehen
        }
        [chinatown] { $n ->
            [1] einmal tauschen
           *[other] bis zu { $n }-mal tauschen
        }
       *[other] Produktion { $n }
    }
}
event-may = { $resource_id ->
    [flip_import] { $n ->
        [1] darf 1 Importgut umdrehen
       *[other] darf bis zu { $n } Importgüter umdrehen
    }
   *[other] darf eine { $resource } nehmen
}
    .you = { $resource_id ->
        [flip_import] { $n ->
            [1] darfst 1 Importgut umdrehen
           *[other] darfst bis zu { $n } Importgüter umdrehen
        }
       *[other] darfst eine { $resource } nehmen
    }
event-points = { $n ->
    [1] +1 Punkt
   *[other] +{ $n } Punkte
}
event-offerings-due = { $n ->
    [1] dafür 1 Gabe
   *[other] dafür { $n } verschiedene Gaben
}
event-units-due = { $n ->
    [1] dafür 2 Yen oder 1 Importgut
   *[other] dafür { $n }-mal 2 Yen oder 1 Importgut
}

# -- Warum nicht --
reason-area-is-used = Dort liegt schon eine Stärkekarte, und keine deiner Karten erlaubt dir, ein genutztes Gebiet zu wählen.
reason-step-is-done = Dieser Schritt deines Zuges ist vorbei.
reason-no-agent = Du hast keinen aufgedeckten Auslandsvertreter.
reason-no-permission = Diese Karte erlaubt dir dieses Gebiet nicht.
reason-no-such-card = Eine solche Stärkekarte hast du in dieser Runde nicht mehr.
reason-not-the-lowest = Du musst deine niedrigste Stärkekarte spielen.
reason-no-extra-card = Eine solche Zusatzkarte hast du nicht.
reason-no-telephone = Du besitzt das Telefon nicht.
reason-cannot-pay = Dafür fehlen dir Yen oder Importgüter.
reason-not-displayed = Diese Karte liegt nicht aus.
reason-too-little-faith = Selbst mit allen Spenden reicht dein Glaube nicht für diese Karte.
reason-wrong-offering = Du spendest genau so viele Gaben, wie dir für die Karte fehlen.
reason-offering-missing = Eine dieser Gaben hast du nicht.
reason-too-many-imports = So viele aufgedeckte Importgüter kannst du nicht umdrehen.
reason-too-little-production = Selbst mit allen Yen und Importgütern reicht deine Produktion nicht für diese Karte.
reason-wrong-payment = Das ist mehr, als zu zahlen ist.
reason-not-drawn = So viele Karten hast du nicht gezogen.
reason-second-card-costs = Eine zweite Karte kostet 2 Yen oder 1 Importgut; beides fehlt dir.
reason-below-five = Für den Bonus brauchst du Gesamtstärke 5.
reason-bonus-first = Hausregel dieses Tischs: Nimm zuerst eine Stärke-Bonuskarte.
reason-below-four = Zum Bauen brauchst du Gesamtstärke 4.
reason-site-is-taken = Dort steht schon dein Geschäft.
reason-none-left = Davon hast du alle gebaut.
reason-not-in-hand = Diesen Auftrag hast du nicht auf der Hand.
reason-goods-missing = Dafür fehlen dir Waren.
reason-condition-used = Für diese Bedingung hast du schon jemanden eingestellt.
reason-condition-not-met = Diese Bedingung erfüllst du noch nicht.
reason-no-agent-in-stock = Alle Auslandsvertreter sind vergeben.
reason-no-textile-factory = Du besitzt die Textilfabrik nicht.
reason-used-this-round = Diese Karte hast du in dieser Runde schon genutzt.
reason-already-upgraded = Diese Karte ist schon aufgewertet.
reason-area-action-first = Zuerst wählst du ein Gebiet.
reason-keep-two = Du behältst zwei der ersten drei Karten.
reason-warehouse-stands = Dort steht schon ein Warenhaus.
reason-can-still-offer = Du kannst die gewählte Karte noch bezahlen.
reason-agent-block-open = Beende zuerst den Einsatz deines Auslandsvertreters.
reason-agent-must-wait = Auslandsvertreter können nur los, wenn gerade keine Gebietsaktion läuft.
reason-port-is-open = Vor dir liegen noch Karten aus dem Hafen.

# -- Zahlen, die man einstellt --
amount-turn-n = Importgüter umdrehen
amount-pay-up = Aufgedeckte Importgüter
amount-pay-down = Verdeckte Importgüter

# -- Szenen --
scene-quay = Kai
scene-market = Markt
scene-office = Kontor
scene-rival = Gegner

# -- Der Tisch in Worten --
lap = Runde { $n }
table-title = Runde { $round } von { $rounds }
table-turn = Zug { $turn } von { $turns }, am Zug: { $seat }
table-visit = Besuch: { $area }, Gesamtstärke { $total }
table-areas = Gebiete
table-area = { $area }: { $effects }
table-area-cards = Stärkekarten: { $cards }
table-area-shops = Geschäfte: { $seats }
table-area-warehouse = Warenhaus: { $seat }
table-area-station = Bahnhof (+1)
table-area-effect = { $gives } (bei Stärke { $steps })
table-area-open = gilt nie als genutzt
table-area-used = in dieser Runde genutzt
table-displays = Auslagen
table-techs = Technologiekarten: { $cards }
table-tech = { $card } (Produktion { $production }: { $text })
table-churches = Kirchenkarten: { $cards }
table-church = { $points ->
    [1] { $card } (Glaube { $faith }, 1 Punkt, { $rewards })
   *[other] { $card } (Glaube { $faith }, { $points } Punkte, { $rewards })
}
table-bonuses = Stärke-Bonuskarten: { $cards }
table-bonus = 5: { $five } · 6: { $six } · 7: { $seven }
table-trades = Tausch in Chinatown: { $trades }
table-thresholds = Ab Gesamtstärke { $build } darf man im besuchten Gebiet bauen, ab { $bonus } eine Stärke-Bonuskarte nehmen.
table-stocks = Vorrat: Zusatzkarten +1: { $plus1 }; Zusatzkarten +2: { $plus2 }; Auslandsvertreter: { $agents }; Aufträge: { $orders }; Bonuskarten: { $bonuses }; Technologiekarten: { $techs }
table-goods = Waren: { $goods }
table-money = { $yen } Yen, Importgüter: { $up } aufgedeckt, { $down } verdeckt
table-strengths = Stärkekarten übrig: { $cards }
table-strengths-plain = { $strength } (für { $cost } Yen auf { $after } aufzuwerten)
table-strengths-upgraded = { $strength } (aufgewertet)
table-extras = Zusatzkarten: { $plus1 } × +1, { $plus2 } × +2
table-agents = Auslandsvertreter: { $ready } bereit, { $spent } eingesetzt
table-conditions = Auslandsvertreter einstellen bei: { $conditions }
table-condition = { $condition } (bisher { $met })
table-condition-used = { $condition } (schon eingestellt)
table-shops = Geschäfte noch zu bauen: { $n }, je { $cost } Yen
table-warehouses = Warenhäuser noch zu bauen: { $n }, das nächste für { $cost } Yen
table-no-warehouses = Warenhäuser noch zu bauen: keine
table-owned-techs = Technologie: { $cards }
table-own-tech = { $card } ({ $text })
table-tapped = { $card }, diese Runde genutzt
table-orders = Aufträge auf der Hand: { $cards }
table-drawn = Gezogene Aufträge: { $cards }
table-order = { $points ->
    [1] { $card } ({ $cost } → 1 Punkt, { $rewards })
   *[other] { $card } ({ $cost } → { $points } Punkte, { $rewards })
}
table-hidden-cards = { $n } verdeckt
table-fulfilled = Erfüllte Aufträge: { $cards }
table-owned-churches = Kirchenkarten: { $cards }
table-own-church = { $points ->
    [1] { $card } (1 Punkt)
   *[other] { $card } ({ $points } Punkte)
}
table-score = { $points ->
    [1] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
table-none = keine

# -- Worte auf dem Plan --
board-open = immer offen
board-open-short = ∞
board-closed = genutzt
board-left = noch { $n }
board-imports = Importgüter
board-as-drawn = Alle wie gezogen unter den Stapel
board-fulfilled = Erfüllte Aufträge
board-own-churches = Kirchenkarten
board-supply = Vorrat
board-stack-extra-1 = Zusatzkarten +1
board-stack-extra-2 = Zusatzkarten +2
board-stack-agents = Auslandsvertreter
board-techs = Laboratorium: Technologie dieser Runde
board-bonuses = Bonus ab Stärke 5
board-churches = Kirche: Glaube und Punkte
board-trades = Chinatown: Tausch
board-goods = Waren und Yen
board-agents = Auslandsvertreter einstellen
board-drawn = Gezogen
board-numbered = Nr. { $n }: { $card }
board-orders = Aufträge
board-own-techs = Eigene Technologie
board-once = 1× je Runde
board-tapped = schon genutzt
board-strength = Stärkekarte { $n }
board-upgrade = Stärkekarte { $before }: wird { $after } für { $cost } Yen
board-site-shop = Bauplatz für ein Geschäft, { $n } Yen
board-site-warehouse = Bauplatz für ein Warenhaus, { $n } Yen

# wo lange Wörter auf Karten getrennt werden dürfen
board-hyphens = Labora|torium Tee|plantage Fisch|gründe Seiden|spinnerei Kupfer|mine Zoll|station China|town Aus|stellung Patent|wesen Post|kutsche Gas|laterne Weinkel|lerei Kerzen|spende Gemeinde|fest Glocken|turm Orgel|weihe Bergbau|technik Straßen|bahn Konserven|fabrik Maschinen|fabrik Schreib|telegraf Kolonial|waren Weltaus|stellung Flotten|versorgung Telegrafen|kabel Missions|schule Buntglas|fenster Kathedral|bau Schiffs|proviant Elektri|sches Gesandt|schaft Sprach|schule Textil|fabrik Wein|kellerei

board-tech-exhibition = 8 Punkte am Ende
board-tech-ball = Ende: 1 Punkt je eigenem erfüllten Auftrag
board-tech-station = Plättchen: dort +1 für beide; auch genutzt wählbar
board-tech-mining_technology = +1 Kupfer, wann immer du Kupfer erhältst (nicht aus Aufträgen)
board-tech-stock_exchange = Zugbeginn: mit 0 oder 1 Yen erhältst du 1 Yen
board-tech-patent_system = Ende: 2 Punkte je eigener Technologie, auch für diese
board-tech-printing = 2 Yen für jede weitere Technologie
board-tech-stagecoach = Genutztes Gebiet mit eigenem Warenhaus
board-tech-electric_light = Ende: 3 Punkte je eigenem Warenhaus
board-tech-postal_service = Beliebige eigene Stärkekarte spielen
board-tech-gas_lamp = Ende: 1 Punkt je eigenem Geschäft
board-tech-telegraph = Deine Zusatzkarten zählen 1 mehr
board-tech-language_school = 1 Yen für jeden erfüllten Auftrag
board-tech-university = Aufwerten am Rundenende ist kostenlos
board-tech-tram = Beliebiges genutztes Gebiet wählen
board-tech-winery = Ende: 2 Punkte je eigener Kirchenkarte
board-tech-telephone = 1 Yen: +1 Stärke
board-tech-newspaper = Jetzt und jede Runde: 1 Zusatzkarte +1
board-tech-textile_factory = 1 Seide für 2 Yen verkaufen
board-tech-brickworks = Ende: 2 Punkte je eigenem verdeckten Importgut

# -- Was vor jemandem liegt, in Kürze --
chip-good = { $good }: { $n }
chip-yen = Yen: { $n }
chip-up = Aufgedeckte Importgüter: { $n }
chip-down = Verdeckte Importgüter: { $n }
chip-extra-1 = Zusatzkarten +1: { $n }
chip-extra-2 = Zusatzkarten +2: { $n }
chip-agents = Auslandsvertreter bereit: { $n }
chip-shops = Geschäfte noch zu bauen: { $n }
chip-warehouses = Warenhäuser noch zu bauen: { $n }
chip-orders = Aufträge auf der Hand: { $n }
chip-fulfilled = Erfüllte Aufträge: { $n }
chip-churches = Kirchenkarten: { $n }
chip-strengths = Stärkekarten übrig: { $n }

# -- how to play --
howto-goal-text = Zwei Kaufleute am Kai einer jungen Hafenstadt. In { $rounds } Runden zu je { $turns } Zügen schickst du deine Stärke in zehn Gebiete, sammelst Waren, erfüllst Aufträge, baust und forschst. Wer am Ende die meisten **:points:** hat, gewinnt.
howto-table = Was auf dem Tisch liegt
howto-lies-area = Zehn Gebiete
howto-lies-area-text = in jedem Zug besuchst du eins
howto-lies-level = Was Stärke bringt
howto-lies-level-text = links die Stärke deines Besuchs, rechts, was du dafür bekommst
howto-lies-site = Bauplätze
howto-lies-site-text = je ein :shop: für euch beide und ein :warehouse:; jedes eigene macht dich hier um 1 stärker
howto-lies-used = Stärkekarten
howto-lies-used-text = wo eine liegt, egal von wem, ist das Gebiet genutzt und für diese Runde zu; :draw: und :production: schließen nie
howto-lies-barge = Dein Kahn
howto-lies-barge-text = noch nicht gespielte Karten, Zusatzkarten :extra-1:, Vertreter :agent:, Gebäude
howto-lies-order = Deine Aufträge
howto-lies-order-text = oben die Waren, unten Belohnung und Punkte; nur du siehst sie
howto-turn = Ein Zug in Bildern
howto-choose = Gebiet wählen
howto-choose-text = Jedes, das noch offen ist. Spiele dort deine **schwächste** Karte: Du hast vier, und nach je { $turns } Zügen ist die Runde vorbei. Ein :warehouse: dort bringt seinem Besitzer { $income } :yen:.
howto-strength = Stärke zusammenzählen
howto-strength-text = Deine Karte, wenn du magst { $added } Zusatzkarte und 1 für jedes eigene Gebäude dort. Lies die Zeile mit dieser Zahl: Stärke 4 bringt 4 :fish:.
howto-bonus = Ab { $bonus }: ein Bonus
howto-bonus-text = Mit Stärke { $bonus } oder mehr nimmst du eine von drei Bonuskarten: Alle Zeilen bis zu deiner Stärke gehören dir.
howto-building = Ab { $build }: bauen
howto-building-text = Mit { $build } oder mehr darfst du hier bauen: ein :shop: für { $shop } :yen: oder ein :warehouse: für { $warehouse } :yen:, jedes weitere etwas teurer.
howto-free = Jederzeit in deinem Zug
howto-free-text = **Aufträge erfüllen**: Waren abgeben, Belohnung sofort, Punkte am Ende. Vertreter :agent: einstellen und nutzen, was deine Technologien erlauben.
howto-between = Zwischen den Runden
howto-between-text = Alle Karten kommen zurück. **Eine** davon darfst du dauerhaft aufwerten; das kostet so viele :yen: wie ihre alte Stärke. Fünf neue Technologien liegen aus.
howto-win = Was Punkte bringt
howto-points-orders = Aufträge
howto-points-orders-text = wie aufgedruckt, für jeden erfüllten
howto-points-churches = Kirchenkarten
howto-points-churches-text = wie aufgedruckt
howto-points-techs = Technologien
howto-points-techs-text = was die Karte sagt, falls sie etwas sagt
howto-points-order-majority = Meiste Aufträge
howto-points-order-majority-text = wer mehr erfüllt hat
howto-points-tech-majority = Meiste Forschung
howto-points-tech-majority-text = die höhere Summe auf Technologien
howto-points-warehouse = Warenhaus
howto-points-warehouse-text = für jedes eigene
howto-points-shop = Geschäft
howto-points-shop-text = für jedes eigene
howto-points-import-down = Importgut, verdeckt
howto-points-import-down-text = in der Zollstation umgedreht
howto-points-import-up = Importgut, aufgedeckt
howto-points-import-up-text = noch nicht umgedreht
howto-points-rest = Was übrig ist
howto-points-rest-text = für je { $yen } :yen: und je { $goods } Waren

howto-areas = Die zehn Gebiete
howto-areas-text = Was ein Gebiet bringt, wächst mit der Stärke deines Besuchs. Laboratorium und Hafen sind immer offen; jedes andere Gebiet nimmt nur einen Besuch je Runde.
howto-ten = Was es wo gibt
howto-area-goods = Tee, Fisch, Seide, Kupfer
howto-area-goods-text = Die Waren für deine Aufträge. Tee und Fisch gibt es leicht; **Seide erst ab Stärke 2, Kupfer erst ab 3**.
howto-area-bank = Bank
howto-area-bank-text = :yen: für Gebäude, Technologien und stärkere Karten.
howto-area-chinatown = Chinatown
howto-area-chinatown-text = So oft tauschen, wie die Zahl sagt: Waren und Importgüter kaufen, Waren verkaufen. Importgüter werden nie verkauft.
howto-area-port = Hafen
howto-area-port-text = So viele Aufträge ziehen und einen behalten. Ein zweiter kostet { $second } :yen: oder ein :import:.
howto-area-customs = Zollstation
howto-area-customs-text = So viele Importgüter umdrehen: je { $down } :points: statt { $up }.
howto-area-church = Kirche
howto-area-church-text = Nimm eine Karte, die nicht mehr :faith: verlangt, als du mitbringst. Was fehlt, spendest du: je ein Tee, Fisch, Seide, Kupfer, Importgut oder Yen.
howto-area-laboratory = Laboratorium
howto-area-laboratory-text = Nimm eine Technologie bis zu deiner :production:. Eins mehr kostet { $unit } :yen: oder ein :import:; ab deiner { $surcharge }. Karte kommt ein Aufschlag dazu.
howto-agents = Auslandsvertreter
howto-hire = Für jeden Erfolg ein Vertreter
howto-hire-text = { $orders } erfüllte Aufträge, { $techs } Technologien, { $churches } Kirchenkarten, { $imports } verdeckte Importgüter: Jedes davon bringt dir einmal umsonst einen :agent:. Er ist ein Besuch mit Stärke { $agent } zusätzlich zu deinem Zug, auch in einem geschlossenen Gebiet; danach ist er weg.
howto-ends = Wie es endet
howto-end = Nach { $rounds } Runden
howto-end-text = Ihr habt dann beide { $rounds } mal { $turns } Züge gehabt. Früher endet das Spiel nie. Unerfüllte Aufträge sind nichts wert, ebenso wenig Vertreter und Zusatzkarten.
howto-mistakes = Fehler der ersten Partie
howto-mistake-order = Aufträge, die nicht zueinander passen
howto-mistake-order-text = Behalte Aufträge, die dieselben Waren brauchen, und hole neue erst, wenn du etwas mit ihnen vorhast.
howto-mistake-copper = Eine schwache Karte in der Mine
howto-mistake-copper-text = Stärke 1 oder 2 bringt gar kein :copper:. Schwache Karten gehören zu Tee, Fisch, Bank oder Hafen.
howto-mistake-import = Importgüter nicht umgedreht
howto-mistake-import-text = Ein Besuch in der Zollstation dreht gleich mehrere um: je { $down } Punkte statt { $up }.
howto-mistake-warehouse = Zu spät gebaut
howto-mistake-warehouse-text = Ein Gebäude verstärkt jeden späteren Besuch. Baue in den ersten zwei Runden dort, wo du oft hinkommst.
howto-mistake-agent = Vertreter vergessen
howto-mistake-agent-text = Einstellen kostet nichts. Schau in jedem Zug, ob dir einer zusteht, und nutze alle vor dem Ende.
howto-mistake-extra-1 = Zusatzkarten gehortet
howto-mistake-extra-1-text = Du behältst höchstens { $hand }. Spiele sie, wo sie dich auf { $build } oder { $bonus } heben.

# -- icons, by name --
icon-tea = { resource-tea }
icon-fish = { resource-fish }
icon-silk = { resource-silk }
icon-copper = { resource-copper }
icon-yen = { resource-yen }
icon-import = Importgut, aufgedeckt
icon-import-down = Importgut, verdeckt
icon-flip = Importgüter umdrehen
icon-order = Auftrag
icon-fulfilled = erfüllter Auftrag
icon-draw = Aufträge ziehen
icon-tech = Technologie
icon-strength = Stärkekarte
icon-bonus = Stärke-Bonuskarte
icon-extra-1 = Zusatzkarte +1
icon-extra-2 = Zusatzkarte +2
icon-faith = Glaube, Kirchenkarte
icon-offering = Spende
icon-production = Produktion
icon-exchange = Tausch
icon-points = Punkte
icon-again = einmal je Runde
icon-agent = Auslandsvertreter
icon-shop = Geschäft
icon-warehouse = Warenhaus
icon-station = Bahnhof
icon-telephone = Telefon

# -- the sheets of components --
sheet-orders = Auftragskarten
sheet-techs = Technologiekarten
sheet-churches = Kirchenkarten
sheet-bonuses = Stärke-Bonuskarten
sheet-strengths = Stärkekarten
sheet-helpers = Zusatz-Stärkekarten (Zusatzkarten) und Auslandsvertreter
sheet-conditions = Auslandsvertreter einstellen: einer für jede Bedingung
sheet-areas = Gebiete
sheet-trades = Tausch in Chinatown
sheet-offerings = Spenden in der Kirche
sheet-scoring = Schlusswertung
sheet-pieces = Waren, Geld und Spielsteine
sheet-setup = Aufbau, Preise und Grenzen

sheet-column-cost = Kosten
sheet-column-points = Punkte
sheet-column-reward = Belohnung
sheet-column-count = Anzahl
sheet-column-production = Produktion
sheet-column-effect = Wirkung
sheet-column-faith = Glaube
sheet-column-from-strength = Ab Stärke { $n }
sheet-column-at-strength = Stärke { $level }
sheet-column-strength = Stärke
sheet-column-upgraded = Aufgewertet
sheet-column-upgrade-cost = Aufwerten kostet
sheet-column-each = Pro Person
sheet-column-remark = Hinweis
sheet-column-needed = Nötig
sheet-column-brings = Bringt
sheet-column-open = Wählbar
sheet-column-sites = Bauplätze
sheet-column-board = Spielplan
sheet-column-give = Du gibst
sheet-column-get = Du bekommst
sheet-column-how-often = Wie oft
sheet-column-ties = Bei Gleichstand verglichen
sheet-column-value = Wert

sheet-bonus-icon = 1 Stärke-Bonuskarte (Belohnungen bis Stärke { $level })
sheet-alike = alle gleich
sheet-at-least = mindestens { $n }
sheet-counts-fulfilled_orders = Erfüllte Auftragskarten
sheet-counts-technology_cards = Technologiekarten
sheet-counts-church_cards = Kirchenkarten
sheet-counts-face_down_imports = Verdeckte Importgüter

sheet-brings-gain_tea = Tee
sheet-brings-gain_fish = Fisch
sheet-brings-gain_silk = Seide
sheet-brings-gain_copper = Kupfer
sheet-brings-gain_yen = Yen
sheet-brings-faith = Glaube für eine Kirchenkarte
sheet-brings-flip_imports_up_to = Importgüter umdrehen, höchstens
sheet-brings-exchanges_up_to = Tauschgeschäfte, höchstens
sheet-brings-production = Produktion für eine Technologiekarte
sheet-brings-draw_orders = Aufträge zur Auswahl
sheet-open-always = immer
sheet-open-unused = wenn ungenutzt
sheet-buildings = { $shops ->
    [1] 1 Geschäft
   *[other] { $shops } Geschäfte
}, { $warehouses ->
    [1] 1 Warenhaus
   *[other] { $warehouses } Warenhäuser
}
sheet-buy = { $resource } kaufen
sheet-sell = { $resource } verkaufen
sheet-faith = +{ $n } Glaube
sheet-per-visit = { $n ->
    [1] einmal pro Besuch
   *[other] bis zu { $n }-mal pro Besuch
}

sheet-rank = als { $n }.
sheet-scoring-fulfilled_orders = wie auf den Karten
sheet-scoring-order_majority = { $points } für die meisten erfüllten Aufträge; bei Gleichstand bekommt sie niemand
sheet-scoring-technology_points = wie in den Texten der Karten
sheet-scoring-technology_majority = { $points } für die höchste Summe der Produktionswerte; bei Gleichstand bekommt sie niemand
sheet-scoring-church_cards = wie auf den Karten
sheet-scoring-warehouses = je { $points }
sheet-scoring-shops = je { $points }
sheet-scoring-face_down_imports = je { $points }
sheet-scoring-face_up_imports = je { $points }
sheet-scoring-yen = { $points } für je { $per } Yen
sheet-scoring-trade_goods = { $points } für je { $per }, alle Sorten zusammen

sheet-kind-trade_good = Handelsware
sheet-kind-import = Importgut
sheet-sides = zwei Seiten: { $up } und { $down }
sheet-worth = { $n } Yen wert
sheet-unlimited = geht nie aus

sheet-meta-players = Personen
sheet-meta-players-text = { $players_max }
sheet-meta-rounds = Dauer des Spiels
sheet-meta-rounds-text = { $rounds } Runden, in jeder { $turns_per_round } Züge pro Person
sheet-meta-duration = Spielzeit
sheet-meta-duration-text = etwa { $duration_minutes } Minuten
sheet-meta-age = Alter
sheet-meta-age-text = ab { $min_age } Jahren
sheet-meta-designer = Autor
sheet-meta-designer-text = { $designer }
sheet-colours = Farben
sheet-players-start-buildings = Gebäude pro Person
sheet-players-start-buildings-text = { $start_shops } Geschäfte, { $start_warehouses } Warenhäuser
sheet-start-goods = Waren am Anfang, pro Person
sheet-start-first = Dazu, wer beginnt
sheet-start-second = Dazu, wer als Zweites am Zug ist
sheet-players-start-orders = Aufträge am Anfang
sheet-players-start-orders-text = { $orders_dealt } ziehen, { $orders_kept } davon behalten
sheet-layout-bonus-display = Ausliegende Stärke-Bonuskarten
sheet-layout-bonus-display-text = { $strength_bonus_display }
sheet-layout-tech-display = Ausliegende Technologiekarten
sheet-layout-tech-display-text = { $technology_display }, in jeder Runde neue
sheet-layout-church-display = Ausliegende Kirchenkarten
sheet-layout-church-display-text = { $church_display }; die übrigen { $church_removed } sind nicht im Spiel
sheet-bonus-step = Stärke-Bonuskarte nehmen
sheet-bonus-step-text = ab Gesamtstärke { $n }; Belohnungen gibt es für die Stärken { $levels }
sheet-building-from = Bauen
sheet-building-from-text = ab Gesamtstärke { $min_strength }
sheet-building-shop = Preis eines Geschäfts
sheet-building-shop-text = { $shop_cost } Yen
sheet-warehouse-costs = Preise der Warenhäuser
sheet-warehouse-costs-text = vom ersten bis zum letzten { $costs } Yen
sheet-building-warehouse-income = Einnahme aus einem Warenhaus
sheet-building-warehouse-income-text = { $warehouse_income } Yen, sooft jemand das Gebiet wählt
sheet-laboratory-payment-production = Produktion im Laboratorium erhöhen
sheet-laboratory-payment-production-text = +{ $production_per_2_yen } für { $yen_per_step } Yen, +{ $production_per_import } für { $imports_per_step ->
    [1] 1 Importgut
   *[other] { $imports_per_step } Importgüter
}, beliebig oft
sheet-laboratory-payment-surcharge = Aufpreis für Technologiekarten
sheet-laboratory-payment-surcharge-text = ab der { $surcharge_from_technology }. eigenen Karte { $surcharge_yen } Yen oder { $surcharge_imports ->
    [1] 1 Importgut
   *[other] { $surcharge_imports } Importgüter
}
sheet-port-payment-keep = Aufträge im Hafen behalten
sheet-port-payment-keep-text = { $free_keep } kostenlos, höchstens { $max_keep }; der zweite kostet { $second_card_yen } Yen oder { $second_card_imports ->
    [1] 1 Importgut
   *[other] { $second_card_imports } Importgüter
}
sheet-limits-extra = Zusatzkarten
sheet-limits-extra-text = höchstens { $extra_strength_hand } auf der Hand, höchstens { $extra_strength_per_action } pro Aktion
sheet-limits-orders = Aufträge auf der Hand
sheet-limits-orders-text = { $order_hand ->
    [-1] beliebig viele
   *[other] höchstens { $order_hand }
}
sheet-limits-techs = Technologiekarten pro Person
sheet-limits-techs-text = { $technology ->
    [-1] beliebig viele
   *[other] höchstens { $technology }
}
sheet-limits-shops = Geschäfte in einem Gebiet
sheet-limits-shops-text = höchstens { $shops_per_player_per_area } pro Person
sheet-limits-warehouses = Warenhäuser in einem Gebiet
sheet-limits-warehouses-text = höchstens { $warehouses_per_area }
sheet-limits-agents = Auslandsvertreter pro Person
sheet-limits-agents-text = höchstens { $agents_per_player }

# Gruppen der Schlusswertung
group-orders = Aufträge
group-technology = Technologie
group-quay = Kirche und Gebäude
group-stock = Was übrig ist

# -- wozu Orte und Dinge da sind: ein Name gilt für alle Ziele, die so beginnen, stock-<Symbol> für das, was man hat --

tip-area = { howto-area-goods-text }
tip-area-bank = { howto-area-bank-text }
tip-area-chinatown = { howto-area-chinatown-text }
tip-area-church = { howto-area-church-text }
tip-area-customs = { howto-area-customs-text }
tip-area-laboratory = { howto-area-laboratory-text }
tip-area-port = { howto-area-port-text }
tip-strength = In das Gebiet, das du besuchst, kommt deine schwächste Karte. Am Rundenende bekommst du alle zurück.
tip-boost = Kommt zu der Karte, die du spielst, höchstens { $added } je Besuch, und dann zurück auf den Stapel.
tip-boost-phone = Einmal je Runde macht 1 :yen: einen Besuch um 1 stärker.
tip-card = Am Rundenende kannst du eine Karte dauerhaft aufwerten. Das kostet so viele :yen: wie ihre alte Stärke.
tip-drawn = Diesen Auftrag hast du gezogen: oben die Waren, die er verlangt, darunter Belohnung und Punkte. Einen behältst du, vielleicht zwei.
tip-order = Zahle seine Waren, wann immer du am Zug bist: Die Belohnung kommt sofort, die Punkte am Ende. Ein unerfüllter kostet nichts.
tip-tech = Du bekommst sie im Laboratorium, und ab dann wirkt sie. Die Zahl in der Ecke entscheidet, wer am Ende in der Technologie vorn liegt.
tip-church = Du bekommst sie in der Kirche für genug :faith:. Die Belohnung kommt sofort, die Punkte am Ende.
tip-bonus = { howto-bonus-text }
tip-trade = Ein Tausch bei einem Besuch in Chinatown; du darfst ihn mehrmals machen.
tip-imports = Importgüter zahlen in Laboratorium, Hafen und Kirche. Die Zollstation dreht sie um: am Ende je { $down } :points: statt { $up }.
tip-hire = Wer so weit ist, stellt hier einmal kostenlos einen :agent: ein.
tip-stock-copper = Mit Waren zahlst du Aufträge und Gaben in der Kirche. Am Ende sind je { $goods } davon 1 Punkt wert.
tip-stock-silk = { tip-stock-copper }
tip-stock-tea = { tip-stock-copper }
tip-stock-fish = { tip-stock-copper }
tip-stock-yen = Für Gebäude, Technologien und stärkere Karten. Am Ende sind je { $yen } :yen: 1 Punkt wert.
tip-stock-import = { tip-imports }
tip-stock-import-down = In der Zollstation umgedreht: am Ende { $down } :points:. Es zahlt weiter wie jedes andere.
tip-stock-extra = { tip-boost } Du behältst höchstens { $hand }.
tip-stock-order = Was sie verlangen, sieht nur, wer sie hat. Erfüllt bringen sie eine Belohnung und Punkte.
tip-stock-fulfilled = Ihre Punkte zählen am Ende, und wer mehr hat, bekommt { $majority } dazu. Ab { $orders } kannst du einen :agent: einstellen.
tip-stock-faith = Ihre Punkte zählen am Ende. Ab { $churches } kannst du einen :agent: einstellen.
tip-stock-agent = Ein Besuch mit Stärke { $agent } zusätzlich zu deinem, auch in einem genutzten Gebiet. Danach scheidet er aus.
tip-stock-shop = Kostet { $shop } :yen: in einem Gebiet, in dem du Stärke { $build } oder mehr hast. Du bist dort fortan um 1 stärker.
tip-stock-warehouse = Kostet { $warehouse } bis { $last } :yen: ab Stärke { $build }; je Gebiet nur eins. Du bist dort um 1 stärker, und jeder Besuch dort bringt dir { $income } :yen:.
tip-stock-strength = { tip-strength }
tip-stock-tech = { tip-tech }

ahead-upgrade = Zwischen den Runden: eine Stärkekarte aufwerten

# -- Werte berichtigen: wie sie heißen --
field-amount = Menge
field-at_least = mindestens
field-church_display = ausliegende Karten
field-church_removed = entfernte Karten
field-color_names_de = Namen auf Deutsch
field-color_names_en = Namen auf Englisch
field-colors = Farben
field-counts = zählt
field-effect = nach Stärke
field-effect_kind = Wirkung
field-extra_strength_1 = Zusatzkarten +1
field-extra_strength_2 = Zusatzkarten +2
field-extra_strength_hand = auf der Hand
field-extra_strength_per_action = je Aktion
field-face_down_de = verdeckt, auf Deutsch
field-face_down_en = verdeckt, auf Englisch
field-face_up_de = aufgedeckt, auf Deutsch
field-face_up_en = aufgedeckt, auf Englisch
field-faith = Glaube
field-free_keep = umsonst behalten
field-get = du bekommst
field-get_n = wie viele
field-give = du gibst
field-give_n = wie viele
field-imports_per_step = Importgüter
field-kind = Art
field-level = Stufe
field-levels = Stufen
field-max_keep = höchstens behalten
field-min_strength = ab Stärke
field-n = wie viele
field-once_per_round = einmal je Runde
field-orders_dealt = verteilte Aufträge
field-orders_kept = behaltene Aufträge
field-pay = Gabe
field-per = je
field-players_max = Personen höchstens
field-players_min = Personen mindestens
field-points = Punkte
field-production_per_2_yen = Produktion für Yen
field-production_per_import = Produktion für Importgüter
field-rounds = Runden
field-second_card_imports = zweite Karte: Importgüter
field-second_card_yen = zweite Karte: Yen
field-shop_spaces = Plätze für Geschäfte
field-start_goods = Waren
field-start_imports = Importgüter
field-start_shops = Geschäfte
field-start_warehouses = Warenhäuser
field-surcharge_from_technology = ab der wievielten Karte
field-surcharge_imports = Importgüter
field-surcharge_yen = Yen
field-turns_per_round = Züge je Runde
field-two_sided = zwei Seiten
field-unlimited = unbegrenzt
field-value = Wert
field-warehouse_spaces = Plätze für Warenhäuser
field-yen = Yen
field-yen_per_step = Yen
word-a = Plan A
word-any_used_area = jedes genutzte Gebiet
word-b = Plan B
word-blue = blau
word-copper_bonus = Kupferbonus
word-draw_orders = Aufträge ziehen
word-end_points = Punkte am Ende
word-exchanges_up_to = Tauschgeschäfte
word-extra_strength_bonus = Bonus für Zusatzkarten
word-face_down_import = verdecktes Importgut
word-flat = einmal
word-flip_import = Importgut umdrehen
word-flip_imports_up_to = Importgüter umdrehen
word-free_card_choice = freie Kartenwahl
word-free_upgrade = umsonst aufwerten
word-fulfilled_order = erfüllter Auftrag
word-gain_copper = Kupfer
word-gain_fish = Fisch
word-gain_order = Auftragskarten
word-gain_silk = Seide
word-gain_tea = Tee
word-gain_yen = Yen
word-import = Importgut
word-order_yen = Yen für Aufträge
word-pay_yen_for_strength = Stärke für Yen
word-red = rot
word-round_start_extra_strength_1 = Zusatzkarte jede Runde
word-strength_bonus = Stärke-Bonuskarte
word-technology_cards = Technologiekarten
word-technology_gain_yen = Yen für Technologien
word-trade_good = Handelsware
word-turn_start_yen = Yen jeden Zug
word-used_area_with_own_warehouse = genutztes Gebiet mit eigenem Warenhaus
word-yen = Yen
value-no-imports = Importgüter kann man nie tauschen (YOK-7.7.4).
value-no-level = Eine Stufe hat nur eine Stärke-Bonuskarte (YOK-2.7).
value-empty-order = Ein Auftrag verlangt mindestens eine Ware.

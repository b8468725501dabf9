title = Yokohama Duel
about = Zwei Kaufleute in der Hafenstadt der Meiji-Zeit. Sechzehn Mal entscheidest du, wohin deine Stärke geht: auf die Plantage oder in die Spinnerei, in die Kirche oder ins Labor, zur Bank oder zum Hafen. Jeder Besuch versperrt deinem Gegenüber ein Gebiet für die Runde, und jedes Geschäft macht dich dort stärker, wo es steht.

# -- Einstellungen vor dem Spiel --
option-first = Wer beginnt
option-first-random = das Los entscheidet
option-first-A = Spieler A
option-first-B = Spieler B

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
    [1] Zusatz-Stärkekarte (+1)
   *[other] Zusatz-Stärkekarten (+1)
}
resource-extra_strength_2 = { $n ->
    [1] Zusatz-Stärkekarte (+2)
   *[other] Zusatz-Stärkekarten (+2)
}
resource-strength_bonus = Stärke-Bonuskarte

extra-plus1 = +1
extra-plus2 = +2

boost-none = nichts
boost-plus1 = Zusatz-Stärkekarte +1
boost-plus2 = Zusatz-Stärkekarte +2
boost-phone = Telefon
boost-plus1plusphone = Zusatz-Stärkekarte +1 und Telefon
boost-plus2plusphone = Zusatz-Stärkekarte +2 und Telefon

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
    [none] Keine zusätzliche Stärke
   *[other] Dazu: { $boost }
}
move-church = Nehmen: { $card }
move-offer = Opfern: { $offering }
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
   *[other] Als Nächstes Nr. { $under_id } unter den Stapel
}
move-bonus = Nehmen: { $card }
move-build = { $building_id ->
    [shop] Geschäft bauen
   *[warehouse] Warenhaus bauen
}
move-return = Zusatz-Stärkekarte { $extra } zurücklegen
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
step-permission = Mit welcher Karte wählst du das genutzte Gebiet?
step-play-card = Welche Stärkekarte spielst du?
step-boost = { $area }: Zusätzliche Stärke einsetzen?
step-upgrade = Eine Stärkekarte aufwerten?
step-church = Glaube { $faith }: Nimmst du eine Kirchenkarte?
step-offering = { $missing ->
    [1] Opfere 1 Gabe für: { $card }
   *[other] Opfere { $missing } verschiedene Gaben für: { $card }
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
step-return-extra = Lege eine deiner fünf Zusatz-Stärkekarten zurück
step-turn-imports = { $n ->
    [1] 1 Importgut umdrehen?
   *[other] Bis zu { $n } Importgüter umdrehen?
}
step-pick-bonus = Nimmst du eine Stärke-Bonuskarte?

# -- Geschehen --
event-round = Runde { $n } beginnt
event-area = wählt: { $area }
event-agent = setzt einen Auslandsvertreter ein: { $area }
event-card = spielt Stärke { $n }
event-boost = dazu: { $boost }
event-strength = Gesamtstärke { $n }
event-gain = +{ $n } { $resource }
event-pay = −{ $n } { $resource }
event-church = nimmt die Kirchenkarte: { $card }
event-tech = erhält: { $card }
event-draws = { $n ->
    [1] zieht 1 Auftrag
   *[other] zieht { $n } Aufträge
}
event-drew = zieht den Auftrag: { $card }
event-keeps = { $n ->
    [1] behält 1 Auftrag
   *[other] behält { $n } Aufträge
}
event-kept = behält den Auftrag: { $card }
event-bonus = nimmt: { $card }
event-built = { $building_id ->
    [shop] baut ein Geschäft ({ $area })
   *[warehouse] baut ein Warenhaus ({ $area })
}
event-fulfilled = erfüllt den Auftrag: { $card }
event-hired = stellt einen Auslandsvertreter ein ({ $condition })
event-turned = { $n ->
    [1] dreht 1 Importgut um
   *[other] dreht { $n } Importgüter um
}
event-returned = legt eine { $resource } zurück
event-station = legt das Bahnhofsplättchen hierhin: { $area }
event-tech-used = nutzt { $card }
event-upgraded = wertet Stärkekarte { $n } auf
event-new-techs = Fünf neue Technologiekarten liegen aus
event-reshuffled = Die Stärke-Bonuskarten werden neu gemischt

# -- Warum nicht --
reason-area-is-used = Dort liegt schon eine Stärkekarte, und keine deiner Karten erlaubt dir, ein genutztes Gebiet zu wählen.
reason-step-is-done = Dieser Schritt deines Zuges ist vorbei.
reason-no-agent = Du hast keinen aufgedeckten Auslandsvertreter.
reason-no-permission = Diese Karte erlaubt dir dieses Gebiet nicht.
reason-no-such-card = Eine solche Stärkekarte hast du in dieser Runde nicht mehr.
reason-not-the-lowest = Du musst deine niedrigste Stärkekarte spielen.
reason-no-extra-card = Eine solche Zusatz-Stärkekarte hast du nicht.
reason-no-telephone = Du besitzt das Telefon nicht.
reason-cannot-pay = Dafür fehlen dir Yen oder Importgüter.
reason-not-displayed = Diese Karte liegt nicht aus.
reason-too-little-faith = Selbst mit allen Opfergaben reicht dein Glaube nicht für diese Karte.
reason-wrong-offering = Du opferst genau so viele Gaben, wie dir für die Karte fehlen.
reason-offering-missing = Eine dieser Gaben hast du nicht.
reason-too-many-imports = So viele aufgedeckte Importgüter kannst du nicht umdrehen.
reason-too-little-production = Selbst mit allen Yen und Importgütern reicht deine Produktion nicht für diese Karte.
reason-wrong-payment = Das ist mehr, als zu zahlen ist.
reason-not-drawn = So viele Karten hast du nicht gezogen.
reason-second-card-costs = Eine zweite Karte kostet 2 Yen oder 1 Importgut; beides fehlt dir.
reason-below-five = Für den Bonus brauchst du Gesamtstärke 5.
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

# -- Der Tisch in Worten --
table-title = Runde { $round } von { $rounds }
table-turn = Zug { $turn } von { $turns }, am Zug: { $seat }
table-areas = Gebiete
table-area = { $area }: { $effects }
table-area-cards = Stärkekarten: { $cards }
table-area-shops = Geschäfte: { $seats }
table-area-warehouse = Warenhaus: { $seat }
table-area-station = Bahnhof (+1)
table-area-open = gilt nie als genutzt
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
table-stocks = Vorrat: Zusatzkarten +1: { $plus1 }; Zusatzkarten +2: { $plus2 }; Auslandsvertreter: { $agents }; Aufträge: { $orders }; Bonuskarten: { $bonuses }; Technologiekarten: { $techs }
table-goods = Waren: { $goods }
table-money = { $yen } Yen, Importgüter: { $up } aufgedeckt, { $down } verdeckt
table-strengths = Stärkekarten übrig: { $cards }
table-strengths-upgraded = { $strength } (aufgewertet)
table-extras = Zusatz-Stärkekarten: { $plus1 } × +1, { $plus2 } × +2
table-agents = Auslandsvertreter: { $ready } bereit, { $spent } eingesetzt
table-buildings = Noch zu bauen: Geschäfte: { $shops }; Warenhäuser: { $warehouses }
table-owned-techs = Technologie: { $cards }
table-tapped = { $card } (diese Runde genutzt)
table-orders = Aufträge auf der Hand: { $cards }
table-drawn = Gezogene Aufträge: { $cards }
table-order = { $points ->
    [1] { $card } ({ $cost } → 1 Punkt, { $rewards })
   *[other] { $card } ({ $cost } → { $points } Punkte, { $rewards })
}
table-hidden-cards = { $n } verdeckt
table-fulfilled = Erfüllte Aufträge: { $cards }
table-owned-churches = Kirchenkarten: { $cards }
table-score = { $points ->
    [1] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
table-none = keine

# -- Worte auf dem Plan --
board-used = schon genutzt
board-open = immer offen ∞
board-supply = Vorrat
board-stack-extra-1 = Zusatz +1
board-stack-extra-2 = Zusatz +2
board-stack-agents = Vertreter
board-stack-techs = Technologie
board-stack-bonuses = Bonuskarten
board-stack-orders = Aufträge
board-techs = Technologie dieser Runde
board-bonuses = Bonus ab Stärke 5
board-churches = Kirche: Glaube und Punkte
board-trades = Tausch in Chinatown
board-goods = Waren, Yen, Importgüter
board-strengths = Stärkekarten
board-extras = Zusatzstärke
board-buildings = Zu bauen
board-agents = Auslandsvertreter einstellen bei
board-drawn = Gezogene Aufträge
board-pairs = Zwei behalten
board-orders = Aufträge
board-own-techs = Eigene Technologie
board-once = 1× je Runde
board-tapped = schon genutzt
board-pair = Nr. { $cards } behalten
board-strength = Stärkekarte { $n }
board-upgrade = Stärkekarte { $before }: wird { $after } für { $cost } Yen
board-site-shop = Bauplatz für ein Geschäft, { $n } Yen
board-site-warehouse = Bauplatz für ein Warenhaus, { $n } Yen

# wo lange Wörter auf Karten getrennt werden dürfen
board-hyphens = Bergbau|technik Straßen|bahn Konserven|fabrik Maschinen|fabrik Schreib|telegraf Kolonial|waren Weltaus|stellung Flotten|versorgung Telegrafen|kabel Missions|schule Buntglas|fenster Kathedral|bau Schiffs|proviant Elek|trisches Gesandt|schaft Sprach|schule Textil|fabrik Wein|kellerei

board-tech-exhibition = 8 Punkte am Ende
board-tech-ball = Ende: 1 Punkt je eigenem erfüllten Auftrag
board-tech-station = Plättchen: dort +1 für beide; auch genutzt wählbar
board-tech-mining_technology = +1 Kupfer, wann immer du Kupfer erhältst (nicht aus Aufträgen)
board-tech-stock_exchange = Zugbeginn: mit 0 oder 1 Yen erhältst du 1 Yen
board-tech-patent_system = Ende: 2 Punkte je eigener Technologie, auch für diese
board-tech-printing = 2 Yen für jede weitere Technologie
board-tech-stagecoach = Genutztes Gebiet mit eigenem Warenhaus wählen
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
chip-extra-1 = Zusatz-Stärkekarten +1: { $n }
chip-extra-2 = Zusatz-Stärkekarten +2: { $n }
chip-agents = Auslandsvertreter bereit: { $n }
chip-shops = Geschäfte noch zu bauen: { $n }
chip-warehouses = Warenhäuser noch zu bauen: { $n }
chip-orders = Aufträge auf der Hand: { $n }
chip-fulfilled = Erfüllte Aufträge: { $n }
chip-churches = Kirchenkarten: { $n }
chip-strengths = Stärkekarten übrig: { $n }

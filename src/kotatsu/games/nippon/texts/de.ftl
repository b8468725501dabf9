title = Nippon
line = Fabriken, Gleise und Schiffe, und jede Farbe unter deinen Arbeitern will ihren Lohn.
cover-alt = Ein Zug auf einem Viadukt vor dem Fuji, Fabriken mit Schornsteinen
about = Japan in der Meiji-Zeit: In einer einzigen Generation wird aus dem Land eine Industrienation. Ihr baut Seidenfabriken und Uhrenwerke, fördert Kohle, legt Schienen und lasst Schiffe vom Stapel, und ihr erobert die Märkte von acht Städten, bevor es Übersee-Unternehmen oder eure Rivalen tun. Jede Aktion kostet einen Arbeiter, und jede Farbe unter euren Arbeitern will Lohn, sobald ihr die Bücher schließt. Wer zu viele nimmt, kann nicht zahlen; wer zu früh aufhört, überlässt die Belohnungen des Kaisers den anderen.

# -- Einstellungen vor dem Spiel --
option-first = Wer beginnt
option-first-random = das Los entscheidet
option-first-A = Spieler A
option-first-B = Spieler B
option-first-C = Spieler C
option-first-D = Spieler D

# -- Hausregeln: die anderen Lesarten des Regelhefts --
option-scoring-on-leaving = Wertung beim Verlassen des Feldes
option-scoring-on-leaving-about = Gewertet wird, wenn der Marker das Feld verlässt, nicht wenn er es erreicht: Die ersten beiden Wertungen kommen ein Auffüllen später, die zweite mit dem Beginn der letzten Züge.
option-below-zero = Punkte unter null
option-below-zero-about = Nicht bezahlte Arbeiter kosten 2 Punkte je Farbe, auch wenn du keine mehr hast.

# -- Dinge --
resource-yen = Yen
resource-coal = Kohle
resource-blueprints = { $n ->
    [1] Blaupause
   *[other] Blaupausen
}
resource-vp = SP

bonus-blueprints = Blaupausen
bonus-coal = Kohle
bonus-yen = Yen

side-north = im Norden
side-east = im Osten
side-south = im Süden
side-west = im Westen

steps-1 = 1 Feld
steps-2 = 2 Felder
steps-3 = 3 Felder

spent-1 = 1 Gut
spent-2 = 2 Güter
spent-3 = 3 Güter

category-start = Startpunkte
category-contracts = Verträge
category-market = Heimischer Markt
category-factories = Fabriken
category-scoring-1 = Erste Wertung
category-scoring-2 = Zweite Wertung
category-scoring-3 = Dritte Wertung
category-ships = Schiffe in den Regionen
category-wages = Nicht bezahlte Löhne
category-achievement-money = Erfolg: Vermögen
category-achievement-ships = Erfolg: Schiffe
category-achievement-trains = Erfolg: Eisenbahnen
category-achievement-regions = Erfolg: Regionen
category-achievement-machines = Erfolg: Maschinen
category-achievement-factories = Erfolg: Fabriken der Stufe 2 und 3
category-achievement-mining = Erfolg: Bergbau
category-achievement-technology = Erfolg: Technologie
category-achievement-contracts = Erfolg: Verträge

# -- Synergieboni der Fabriken --
effect-gain_yen = sofort { $n } Yen
effect-gain_coal = sofort { $n } Kohle
effect-gain_blueprints = { $n ->
    [1] sofort 1 Blaupause
   *[other] sofort { $n } Blaupausen
}
effect-gain_vp = sofort { $n } SP
effect-advance_income = { $n ->
    [1] sofort 1 Feld auf der Einkommensleiste
   *[other] sofort { $n } Felder auf der Einkommensleiste
}
effect-advance_mining = { $n ->
    [1] sofort 1 Feld auf der Bergbauleiste
   *[other] sofort { $n } Felder auf der Bergbauleiste
}
effect-advance_technology = { $n ->
    [1] sofort 1 Feld auf der Technologieleiste
   *[other] sofort { $n } Felder auf der Technologieleiste
}
effect-free_machine = sofort eine +{ $n }-Maschine auf dieser Fabrik
effect-extra_mining = { $n ->
    [1] bei jeder Aktion Bergbau kostenlos 1 Feld mehr
   *[other] bei jeder Aktion Bergbau kostenlos { $n } Felder mehr
}
effect-extra_technology = { $n ->
    [1] bei jeder Aktion Technologie kostenlos 1 Feld mehr
   *[other] bei jeder Aktion Technologie kostenlos { $n } Felder mehr
}
effect-cheaper_invest = weitere Fabriken kosten { $n } Yen weniger
effect-cheaper_machines = Maschinen kosten je { $n } Yen weniger
effect-cheaper_transport = Eisenbahnen und Schiffe kosten je { $n } Yen weniger
effect-cheaper_production = jede Aktion Produktion kostet insgesamt { $n } Kohle weniger
effect-contract_yen = je Vertrag { $n } Yen mehr
effect-contract_vp = je Vertrag { $n } SP mehr
effect-tile_yen = je gelegtem Einflussplättchen { $n } Yen mehr
effect-tile_vp = je gelegtem Einflussplättchen { $n } SP mehr
effect-consolidate_coal = bei jedem Konsolidieren { $n } Kohle mehr
effect-free_colours = { $n ->
    [1] Löhne: 1 Farbe kostenlos
   *[other] Löhne: { $n } Farben kostenlos
}
effect-train_value = deine Eisenbahnen zählen je { $n } Einfluss
effect-ship_value = deine Schiffe bringen je { $n } SP
effect-blueprints_per_step = { $n ->
    [1] freie Aktion: 1 Feld kostet nur 1 Blaupause
   *[other] freie Aktion: 1 Feld kostet nur { $n } Blaupausen
}
effect-extra_workers = { $n ->
    [1] kaiserliche Belohnung wie mit 1 Arbeiter mehr
   *[other] kaiserliche Belohnung wie mit { $n } Arbeitern mehr
}
effect-star_mining = { $n ->
    [1] am Spielende 1 Stern mehr für den Erfolg Bergbau
   *[other] am Spielende { $n } Sterne mehr für den Erfolg Bergbau
}
effect-star_technology = { $n ->
    [1] am Spielende 1 Stern mehr für den Erfolg Technologie
   *[other] am Spielende { $n } Sterne mehr für den Erfolg Technologie
}

# -- Spielzüge --
move-done = Das ist alles
move-done-at-machines = Keine weitere Maschine
move-done-at-produce = Keine weitere Fabrik
move-done-at-transport = Keine weitere Region
move-done-at-export = Kein weiterer Vertrag
move-done-at-market = Kein weiteres Einflussplättchen
move-end = Zug beenden
move-consolidate = Konsolidieren
move-action = { $action }
move-raise = Blaupausen nutzen: { $track } 1 Feld nach oben
move-worker = { $colour_id ->
    [white] Weißen Arbeiter nehmen
    [yellow] Gelben Arbeiter nehmen
    [orange] Orangefarbenen Arbeiter nehmen
    [green] Grünen Arbeiter nehmen
    [grey] Grauen Arbeiter nehmen
   *[black] Schwarzen Arbeiter nehmen
}
move-build = Errichten: { $factory }
move-machine = Maschine für { $good }
move-store = Maschine in die Reserve legen
move-produce = { $good } produzieren
move-up = { $steps } nach oben
move-region = Nach { $region }
move-contract = Erfüllen: { $contract }
move-give = { $good } liefern
move-space = { $good } nach { $city }
move-space-at-displace = Plättchen bei { $good } in { $city } zurückgeben
move-tile = Einflussplättchen { $value } für { $spent }
move-reward = Belohnung { $level }× mit { $bonus }
move-cover = Auf „{ $achievement }“ legen

# -- Entscheidungen --
step-main = Nimm einen Arbeiter für eine Aktion oder konsolidiere
step-take-worker = { $action }: Welchen Arbeiter nimmst du?
step-build = Welche Fabrik errichtest du?
step-machines = { $done ->
    [0] Welche Fabrik bekommt eine Maschine?
   *[other] Noch eine Maschine?
}
step-produce = { $used ->
    [0] Welche Fabrik produziert?
   *[other] Noch eine Fabrik?
}
step-climb = { $track }: Um wie viele Felder?
step-transport = { $used ->
    [0] { $kind }: In welche Region?
   *[other] { $kind }: Noch eine Region?
}
step-export = { $done ->
    [0] Welchen Vertrag erfüllst du?
   *[other] Noch ein Vertrag?
}
step-serve = { $contract }: Welches Gut nimmst du für die nächste Zahl?
step-market = { $placed ->
    [0] Welche Stadt belieferst du womit?
   *[other] Noch ein Einflussplättchen in dieser Region?
}
step-place-tile = { $space }: Welches Einflussplättchen, für wie viele Güter?
step-displace = { $city } ist voll: Welches der niedrigsten Plättchen geht an seinen Besitzer zurück?
step-take-reward = Nimm eine kaiserliche Belohnung bis { $level }×
step-cover = Auf welches Erfolgsfeld legst du den Multiplikator { $multiplier }×?
step-end-of-turn = Nutze Blaupausen oder beende deinen Zug

# -- a word the first time something is decided --
note-main = Eine Aktion bringt einen Arbeiter auf dein Tableau. Konsolidieren erneuert Geld und Kohle, der Rest davon verfällt.
note-take-worker = Auf die Farbe kommt es an: Beim Konsolidieren kostet jede Farbe deiner Arbeiter 3.000 Yen.
note-build = Von jedem Gut kannst du eine Fabrik haben. Fehlt Technologie, ersetzt je eine Blaupause einen Punkt.
note-machines = Mit einer Maschine stellt eine Fabrik 1 Gut mehr her, mit einer besseren 2. Maschinen ziehen nie um.
note-produce = Eine Fabrik macht aus ihrer Kohle 1 Gut, mit Maschine mehr. Sie lagert 4; was darüber ist, verfällt.
note-climb = Mehrere Felder auf einmal kosten je Feld mehr. Ein höherer Bergbauwert bringt seine Kohle erst beim nächsten Konsolidieren.
note-transport = Jede Eisenbahn und jedes Schiff einer Aktion kommt in eine andere Region. Freigelegte Symbole erhöhen dein Einkommen.
note-export = Ein Vertrag wird auf einmal erfüllt. Er bringt Yen oder Punkte und erhöht dein Einkommen.
note-serve = Jede Zahl steht für so viele Güter einer Sorte, und jede Zahl braucht eine andere Sorte.
note-market = Güter, die eine Stadt verlangt, werden dort zu Einfluss, der bei Wertungen zählt. Jedes Plättchen bringt sofort den Bonus der Region.
note-place-tile = Mehr Güter erlauben ein Plättchen mit höherem Wert. Ein niedrigeres auf dem Platz geht an seinen Besitzer zurück.
note-displace = Mehrere Plättchen sind die niedrigsten, und eines muss deinem weichen. Wem es gehört, der kann es wieder einsetzen.
note-take-reward = Je mehr Arbeiter beim Konsolidieren, desto besser die Belohnung. Ihr Bonus kommt sofort, ihr Multiplikator zählt am Ende.
note-cover = Der Multiplikator bleibt bis zum Spielende auf diesem Erfolg. Auf jedem Feld hat ein Plättchen Platz.
note-end-of-turn = Für je drei Blaupausen darfst du einen deiner drei Marker um 1 Feld vorrücken.

# -- Geschehen --
event-action = { $colour_id ->
    [white] nimmt einen weißen Arbeiter: { $action }
    [yellow] nimmt einen gelben Arbeiter: { $action }
    [orange] nimmt einen orangefarbenen Arbeiter: { $action }
    [green] nimmt einen grünen Arbeiter: { $action }
    [grey] nimmt einen grauen Arbeiter: { $action }
   *[black] nimmt einen schwarzen Arbeiter: { $action }
}
    .you = { $colour_id ->
        [white] nimmst einen weißen Arbeiter: { $action }
        [yellow] nimmst einen gelben Arbeiter: { $action }
        [orange] nimmst einen orangefarbenen Arbeiter: { $action }
        [green] nimmst einen grünen Arbeiter: { $action }
        [grey] nimmst einen grauen Arbeiter: { $action }
       *[black] nimmst einen schwarzen Arbeiter: { $action }
    }
event-gain = +{ $n } { $resource }
event-pay = −{ $n } { $resource }
event-raised = { $n ->
    [1] { $track }: 1 Feld nach oben
   *[other] { $track }: { $n } Felder nach oben
}
event-blueprints-used = { $n ->
    [1] nutzt 1 Blaupause: { $track }
   *[other] nutzt { $n } Blaupausen: { $track }
}
    .you = { $n ->
        [1] nutzt 1 Blaupause: { $track }
       *[other] nutzt { $n } Blaupausen: { $track }
    }
event-built = errichtet: { $factory }
    .you = errichtest: { $factory }
event-machine = Maschine +{ $n } für { $good }
event-machine-stored = legt eine Maschine in die Reserve
    .you = legst eine Maschine in die Reserve
event-produced = produziert { $good } (×{ $n })
    .you = produzierst { $good } (×{ $n })
event-transport = baut: { $vehicle } in { $region }
    .you = baust: { $vehicle } in { $region }
event-delivered = liefert { $good } (×{ $n })
    .you = lieferst { $good } (×{ $n })
event-contract = erfüllt den Vertrag: { $contract }
    .you = erfüllst den Vertrag: { $contract }
event-tile = legt eine { $n }: { $good } in { $city }
    .you = legst eine { $n }: { $good } in { $city }
event-tile-returned = bekommt die { $n } aus { $city } zurück
    .you = bekommst die { $n } aus { $city } zurück
event-consolidates = konsolidiert
    .you = konsolidierst
event-budget-lost = { $yen ->
    [0] wirft { $coal } Kohle ab
   *[other] { $coal ->
        [0] wirft { $yen } Yen ab
       *[other] wirft { $yen } Yen und { $coal } Kohle ab
    }
}
    .you = { $yen ->
        [0] wirfst { $coal } Kohle ab
       *[other] { $coal ->
            [0] wirfst { $yen } Yen ab
           *[other] wirfst { $yen } Yen und { $coal } Kohle ab
        }
    }
event-reward = nimmt die Belohnung { $n }× mit { $bonus }
    .you = nimmst die Belohnung { $n }× mit { $bonus }
event-multiplier = nimmt ein einfaches { $n }×-Plättchen
    .you = nimmst ein einfaches { $n }×-Plättchen
event-multiplier-placed = legt { $n }× auf „{ $achievement }“
    .you = legst { $n }× auf „{ $achievement }“
event-multiplier-discarded = hat kein Erfolgsfeld mehr frei für { $n }×
    .you = hast kein Erfolgsfeld mehr frei für { $n }×
event-wages = { $n ->
    [1] entlohnt 1 Farbe
   *[other] entlohnt { $n } Farben
}
    .you = { $n ->
        [1] entlohnst 1 Farbe
       *[other] entlohnst { $n } Farben
    }
event-unpaid = { $n ->
    [1] kann 1 Farbe nicht entlohnen: −{ $points } SP
   *[other] kann { $n } Farben nicht entlohnen: −{ $points } SP
}
    .you = { $n ->
        [1] kannst 1 Farbe nicht entlohnen: −{ $points } SP
       *[other] kannst { $n } Farben nicht entlohnen: −{ $points } SP
    }
event-field-filled = Aktionsfeld { $field } wird aus einer Reihe aufgefüllt
event-all-filled = Aktionsfelder und Reihen werden aus dem Beutel aufgefüllt
event-bag-short = { $n ->
    [1] Der Beutel ist leer, 1 Platz bleibt offen
   *[other] Der Beutel ist leer, { $n } Plätze bleiben offen
}
event-rows-filled = { $n ->
    [1] 1 offener Platz wird aufgefüllt
   *[other] { $n } offene Plätze werden aufgefüllt
}
event-marker = Der Wertungsmarker kommt auf Feld { $n }
event-last-turns = { $n ->
    [1] Erstes goldenes Feld: Alle haben noch 1 Zug
   *[other] Erstes goldenes Feld: Alle haben noch { $n } Züge
}
event-scoring = Wertung { $n }
event-overseas = Übersee-Unternehmen in { $region }: Einfluss { $n }
event-influence = { $region }: Einfluss { $n }
event-region-points = { $region }: +{ $n } SP
event-ship-points = Schiffe in { $region }: +{ $n } SP
event-final-income = letztes Einkommen: { $n } Yen
event-achieved = { $achievement }: +{ $n } SP
event-wage-due = Lohn +{ $n } Yen beim Konsolidieren
event-makes = ab jetzt aus { $coal } Kohle { $made } × { $good }
event-bonus-holds = { $effect_id ->
    [star_mining] { $effect }
    [star_technology] { $effect }
   *[other] ab jetzt: { $effect }
}
event-standing = { $points ->
    [0] { $region }: Einfluss { $n }, keine SP in der nächsten Wertung
   *[other] { $region }: Einfluss { $n }, { $points } SP in der nächsten Wertung
}
event-worth = { $achievement }: { $n } SP, wenn das Spiel jetzt zu Ende wäre

# -- Warum nicht --
reason-workers-full = Alle deine Arbeiterfelder sind besetzt: Du musst konsolidieren.
reason-no-worker = Einen solchen Arbeiter gibt es auf diesem Aktionsfeld nicht.
reason-cannot-pay = Dafür fehlen dir Yen.
reason-technology-too-low = Deine Technologie und deine Blaupausen reichen zusammen nicht.
reason-already-produced = Für dieses Gut hast du schon eine Fabrik.
reason-not-displayed = Diese Fabrik gehört schon jemand anderem.
reason-no-factory = Dafür hast du keine Fabrik.
reason-storage-full = Das Lager ist voll.
reason-coal-missing = Dafür fehlt dir Kohle.
reason-produced-this-turn = Diese Fabrik hat in diesem Zug schon produziert.
reason-track-at-top = Dieser Marker steht schon ganz oben.
reason-too-many-steps = So viele Felder sind es nicht mehr bis oben.
reason-machine-at-best = Die Maschine dieser Fabrik zeigt schon +2.
reason-must-install = In einer deiner Fabriken kannst du noch eine Maschine installieren oder aufrüsten.
reason-none-left = Davon hast du schon alle gebaut.
reason-no-free-slot = Dort ist kein Transportfeld mehr frei.
reason-region-used = In einer Aktion kommt jedes Plättchen in eine andere Region.
reason-contract-fulfilled = Dieser Vertrag ist schon erfüllt.
reason-goods-missing = Dafür fehlen dir Güter.
reason-good-used = Jede Zahl braucht ein anderes Gut.
reason-no-target = Kein Einflussfeld kann eines deiner Plättchen aufnehmen.
reason-other-region = Alle Plättchen einer Aktion kommen in dieselbe Region.
reason-not-wanted = In dieser Stadt ist dieses Gut nicht gefragt.
reason-no-goods = So viel hast du von diesem Gut nicht.
reason-too-few-goods = Für ein Plättchen mit diesem Wert sind das zu wenige Güter.
reason-tile-placed = Ein solches Plättchen hast du nicht mehr.
reason-not-higher = Dort liegt ein Plättchen, das mindestens so viel wert ist.
reason-city-full = Die Stadt ist voll, und dein Plättchen wäre nicht mehr wert als das niedrigste dort.
reason-not-the-lowest = Nur ein Plättchen mit dem niedrigsten Wert geht zurück.
reason-blueprints-missing = Dafür fehlen dir Blaupausen.
reason-level-too-high = Für diese Belohnung hast du zu wenige Arbeiter.
reason-stack-empty = Eine solche Belohnung gibt es nicht mehr.
reason-space-covered = Dort liegt schon ein Multiplikator.
reason-at-least-one = Mindestens einmal musst du es tun.
reason-turn-open = Nimm zuerst einen Arbeiter oder konsolidiere.

# -- Der Tisch in Worten --
table-title = Wertungsmarker: Feld { $n } von { $spaces }
table-active = Am Zug: { $seat }
table-over = Das Spiel ist zu Ende
table-left = { $n ->
    [1] Der letzte Zug des Spiels
   *[other] Noch { $n } Züge bis zum Ende, dieser eingerechnet
}
table-next-scoring = { $n ->
    [1] Nächste Wertung: beim nächsten Auffüllen aus dem Beutel
    [2] Nächste Wertung: beim übernächsten Auffüllen aus dem Beutel
   *[other] Nächste Wertung: beim { $n }. Auffüllen aus dem Beutel von jetzt an
}
table-next-gold = { $n ->
    [1] Letzte Züge: nach dem nächsten Auffüllen aus dem Beutel
    [2] Letzte Züge: nach dem übernächsten Auffüllen aus dem Beutel
   *[other] Letzte Züge: nach dem { $n }. Auffüllen aus dem Beutel von jetzt an
}
table-ranks = Sie bringt den ersten drei in jeder Region { $first }, { $second } und { $third } SP
table-fields = Arbeiter
table-field = Aktionsfeld { $n }, { $actions }: { $workers }
table-row = Reihe { $n }: { $workers }
table-bag = Beutel: { $workers }
table-pending = { $n ->
    [1] 1 Platz wartet auf Arbeiter
   *[other] { $n } Plätze warten auf Arbeiter
}
table-actions = Aktionen und was sie kosten
table-action = { $action }: { $cost }
table-worth = Einfluss für { $good }: { $one } für 1 Gut, { $two } für 2, { $three } für 3
table-region-bonus = Bonus je Einflussplättchen: { $bonus }
table-city = { $city }, { $n } von höchstens { $limit } Plättchen: { $spaces }
table-space = { $side } { $good } (leer, Übersee { $n })
table-space-tile = { $side } { $good } ({ $seat }: { $n })
table-influence = Einfluss: { $standing }
table-next-points = SP in der nächsten Wertung: { $seats }
table-standing = { $who } { $n }
table-overseas = Übersee-Unternehmen
table-trains = Eisenbahnen: { $seats }
table-ships = Schiffe: { $seats }
table-slots = Freie Transportfelder für Eisenbahnen und Schiffe: { $n }
table-rewards = Kaiserliche Belohnungen
table-reward-level = { $level }×: { $stacks }
table-stack = { $bonus } (noch { $n })
table-plain = Einfache 2×-Plättchen: { $n }
table-display = Fabriken im Angebot
table-display-good = { $good } (Technologie { $need }, { $coal } Kohle): { $tiles }
table-factory = { $factory } ({ $effect })
table-player = { $seat }: { $points } SP
table-budget = { $yen } Yen, { $coal } Kohle, Blaupausen: { $blueprints }
table-tracks = Leisten: { $tracks }
table-track = { $steps ->
    [0] { $track } { $value } (Ende)
    [1] { $track } { $value } ({ $next } in 1 Feld)
   *[other] { $track } { $value } ({ $next } in { $steps } Feldern)
}
table-workers = Arbeiter: { $workers }
table-consolidating = Konsolidieren jetzt: { $yen } Yen, { $coal } Kohle, { $level ->
    [0] keine Belohnung
   *[other] eine Belohnung bis { $level }×
}, Lohn { $wages } Yen{ $unpaid ->
    [0] {""}
    [1] {", 1 Farbe unbezahlt"}
   *[other] {", "}{ $unpaid } Farben unbezahlt
}
table-own-factory = { $factory }: im Lager { $n } von { $storage } ({ $good }), { $coal } Kohle bringen { $made }, { $machine ->
    [0] keine Maschine
   *[other] Maschine +{ $machine }
}, { $effect }
table-stored = Maschinen in Reserve: { $n }
table-open = Offene Verträge: { $contracts }
table-contract = { $contract } ({ $goods } für { $bonus }, Einkommen +{ $steps })
table-fulfilled = Erfüllte Verträge: { $contracts }
table-supply = Einflussplättchen im Vorrat: { $tiles }
table-vehicles = Noch zu bauen: Eisenbahnen { $trains }, Schiffe { $ships }
table-trains-count = Jede Eisenbahn zählt { $n } Einfluss
table-ships-count = Jedes Schiff bringt den ersten beiden seiner Region { $n } SP
table-uncovers = { $value }; darunter liegt als Nächstes { $what }
table-multipliers = Erfolge: { $tiles }
table-multiplier = { $achievement } { $base } × { $n }
table-if-now = Wäre das Spiel jetzt zu Ende: { $points } SP
table-amount = { $n } { $what }
table-none = keine
# -- the scenes, and where the game stands --
scene-map = Karte
scene-actions = Aktionen
scene-factories = Fabriken
scene-company = Firma
scene-goals = Ziele
scene-rivals = Gegner
moment-scoring = { $which ->
    [0] Erste Wertung
   *[other] Zweite Wertung
}: noch { $n ->
    [1] 1 Feld
   *[other] { $n } Felder
}
moment-gold = Letzte Züge: noch { $n ->
    [1] 1 Feld
   *[other] { $n } Felder
}
moment-left = { $n ->
    [1] Der letzte Zug
   *[other] Noch { $n } Züge
}
moment-over = Das Spiel ist zu Ende
occasion-scoring = { $n } { $n ->
    [one] Feld
   *[other] Felder
} vor der { $which ->
    [0] ersten
   *[other] zweiten
} Wertung
occasion-gold = { $n } { $n ->
    [one] Feld
   *[other] Felder
} vor den letzten Zügen
occasion-left = { $n ->
    [0] Schlusswertung
    [1] Letzter Zug
   *[other] { $n } Züge vor Schluss
}
lap = { $which ->
    [0] Beginn
    [1] 1. Wertung
   *[other] 2. Wertung
}
lap-left = Letzte Züge

# -- auf dem Plan --
board-hyphens = Technologie|stern Welt|ausstellung Handels|haus Staats|vertrag Gesandt|schaft Kaiser|licher
board-track = Wertungsleiste
board-left = { $n ->
    [1] Der letzte Zug
   *[other] Noch { $n } Züge
}
board-rows = Nächste Arbeiter
board-bag = Beutel: { $n }
board-slots = { $n ->
    [1] 1 freies Transportfeld für Eisenbahnen und Schiffe
   *[other] { $n } freie Transportfelder für Eisenbahnen und Schiffe
}
board-space-empty = kein Plättchen, Übersee { $n }
board-each = je Stück, 1–3
board-steps-cost = Yen
board-unit-production = Kohle, 1–3 Fabriken
board-unit-export = Güter, 1–3 Verträge
board-unit-market = Güter, 1–3 Plättchen
board-rewards = Belohnungen
board-plain = { $n } × einfaches 2×
board-reward-blueprints = Belohnung { $n }× mit 2 Blaupausen, noch: { $m }
board-reward-coal = Belohnung { $n }× mit 2 Kohle, noch: { $m }
board-reward-yen = Belohnung { $n }× mit 5.000 Yen, noch: { $m }
board-have = hast du
board-short = { $n ->
    [1] 1 fehlt
   *[other] { $n } fehlen
}
board-built-by = errichtet: { $seat }
board-one-each = Dein Unternehmen: eine Fabrik für jedes Gut
board-reach = { $n ->
    [0] keine Blaupausen dazu
    [1] mit deiner Blaupause: bis { $m }
   *[other] mit { $n } Blaupausen: bis { $m }
}
board-points = { $n } SP bisher
board-up = { $n ->
    [1] 1 Feld für { $m } Yen
   *[other] { $n } Felder für { $m } Yen
}
board-stored = Maschinen in Reserve
board-consolidate = Konsolidieren
board-new-budget = Budget
board-advanced = Stufe II, III
board-reward = Belohnung
board-wages = Löhne
board-no-wage = kein neuer Lohn
board-factories = Deine Fabriken
board-contracts = Deine Verträge
board-done = erfüllt
board-tiles = Einflussplättchen im Vorrat
board-tile = Einflussplättchen { $n }, im Vorrat: { $m }
board-trains = Bahnen: je { $n } Einfluss
board-ships = Schiffe: je { $n } SP
board-achievements = Erfolge, wenn das Spiel jetzt zu Ende wäre

# -- Boni der Fabriken in wenigen Worten --
board-effect-gain_yen = { $n } Yen
board-effect-gain_coal = { $n } Kohle
board-effect-gain_blueprints = { $n ->
    [1] 1 Blaupause
   *[other] { $n } Blaupausen
}
board-effect-gain_vp = { $n } SP
board-effect-advance_income = Einkommen +{ $n }
board-effect-advance_mining = Bergbau +{ $n }
board-effect-advance_technology = Technologie +{ $n }
board-effect-free_machine = Maschine +{ $n } hier
board-effect-extra_mining = Bergbau +{ $n } gratis
board-effect-extra_technology = Technologie +{ $n } gratis
board-effect-cheaper_invest = Fabrik −{ $n } Yen
board-effect-cheaper_machines = Maschine −{ $n } Yen
board-effect-cheaper_transport = Bahn, Schiff −{ $n }
board-effect-cheaper_production = Produktion −{ $n } Kohle
board-effect-contract_yen = Vertrag: +{ $n } Yen
board-effect-contract_vp = Vertrag: +{ $n } SP
board-effect-tile_yen = Plättchen: +{ $n } Yen
board-effect-tile_vp = Plättchen: +{ $n } SP
board-effect-consolidate_coal = Budget +{ $n } Kohle
board-effect-free_colours = { $n ->
    [1] 1 Farbe ohne Lohn
   *[other] { $n } Farben ohne Lohn
}
board-effect-train_value = Bahnen zählen { $n }
board-effect-ship_value = Schiffe bringen { $n } SP
board-effect-blueprints_per_step = { $n ->
    [1] 1 Blaupause je Feld
   *[other] { $n } Blaupausen je Feld
}
board-effect-extra_workers = +{ $n } bei Belohnung
board-effect-star_mining = Bergbaustern +{ $n }
board-effect-star_technology = Technologiestern +{ $n }

# -- was vor einem Spieler liegt, in Kürze --
chip-points = Siegpunkte: { $n }
chip-yen = Yen: { $n }
chip-coal = Kohle: { $n }
chip-blueprints = Blaupausen: { $n }
chip-workers = Arbeiter: { $n }
chip-income = Einkommen in Tausend Yen: { $n }
chip-mining = Bergbau: { $n }
chip-technology = Technologie: { $n }
chip-good = { $good } auf Lager: { $n }
chip-contracts = Erfüllte Verträge: { $n }
chip-trains = Eisenbahnen übrig: { $n }
chip-ships = Schiffe übrig: { $n }

# -- how to play --
howto-goal-text = Japan wird zum Industrieland, und du führst eines seiner großen Unternehmen. Wirb Arbeiter an, baue Fabriken, produziere und verkaufe in Übersee oder daheim. Dreimal werden die Regionen gewertet, am Ende zählen deine Erfolge. Wer die meisten **:vp:** hat, gewinnt.
howto-table = Was auf dem Tisch liegt
howto-lies-region = Vier Regionen
howto-lies-region-text = mit je zwei Städten; das Banner zeigt den Bonus für jedes Einflussplättchen, das du dort legst
howto-lies-city = Eine Stadt und ihre vier Güter
howto-lies-city-text = neben jedem Gut liegt ein Feld für Einfluss; die aufgedruckte Zahl gehört den Übersee-Unternehmen :overseas:
howto-lies-slots = Plätze
howto-lies-slots-text = für alle Bahnen und Schiffe
howto-lies-standing = Wer hier führt
howto-lies-standing-text = der Einfluss von allen und was er jetzt brächte
howto-lies-track = Die Wertungsleiste
howto-lies-track-text = :vp: zeigt die drei Wertungen, :star: die letzten Züge
howto-lies-quay = Deine Einflussplättchen
howto-lies-quay-text = mit Werten von 1 bis 7, dazu deine Bahnen und Schiffe
howto-turn = Dein Zug: eins von beiden
howto-worker = Einen Arbeiter nehmen
howto-worker-text = Nimm einen von einem Feld und führe **eine Aktion** dieses Feldes aus, bis zu { $units }-mal auf einmal. Der Aktion ist die Farbe egal, dem Zahltag nicht.
howto-consolidate = Oder konsolidieren
howto-consolidate-text = Spätestens mit { $places } Arbeitern. Was dir an Geld und Kohle bleibt, ist weg; neues bekommst du nach deinen Leisten. Ab { $reward } Arbeitern gibt es eine Belohnung. Dann der Lohn: **{ $wage } :yen: je Farbe**. Alle Arbeiter verlassen dich.
howto-goods = Von der Fabrik zu den Punkten
howto-make = Bauen und produzieren
howto-make-text = Eine Fabrik kostet { $invest } :yen: und macht aus :coal: eine Sorte Güter. Jede hat einen eigenen Bonus, und mit Maschinen schafft sie mehr.
howto-export = In Übersee verkaufen
howto-export-text = Ein Vertrag verlangt verschiedene Güter, eine Sorte je Zahl. Er bringt :yen: oder :vp: und erhöht dauerhaft dein :income:.
howto-supply = Daheim verkaufen
howto-supply-text = Liefere, was eine Stadt verlangt, und lege dort ein Einflussplättchen. Je mehr und je feinere Güter, desto höher das Plättchen. Ein höheres verdrängt ein niedrigeres.
howto-score = Drei Wertungen
howto-score-text = In jeder Region punkten die drei mit dem meisten Einfluss, von Mal zu Mal mehr: der erste Platz anfangs { $first }, am Ende { $last }. Übersee zählt mit.
howto-win = Was Punkte bringt
howto-points-regions = Regionen
howto-points-regions-text = nach Rang, dreimal
howto-points-ships = Schiff
howto-points-ships-text = bei jeder Wertung, wo du auf Platz 1 oder 2 bist
howto-points-contract = Verträge
howto-points-contract-text = die mit :vp:
howto-points-market = Einflussplättchen
howto-points-market-text = für jedes, das du in { $region } legst
howto-points-star = Erfolge
howto-points-star-text = am Ende, mal die Zahl der Belohnung, die dort liegt
howto-points-wages = Nicht bezahlter Lohn
howto-points-wages-text = für jede Farbe, die du nicht zahlen kannst

howto-actions = Alle Aktionen
howto-actions-text = Jede Aktion gehört zu einem Feld; du brauchst einen Arbeiter von dort. Wo 1–3 steht, wählst du, wie oft, solange du zahlen kannst.
howto-making = Herstellen
howto-do-invest = Investieren
howto-do-invest-text = Eine Fabrik für { $invest } :yen:, je Gut nur eine. Sie braucht { $need }, { $more } oder { $most } :technology:; was fehlt, ersetzt je eine :blueprints:.
howto-do-production = Produktion
howto-do-production-text = Zahle für jede Fabrik :coal:: Sie macht 1 Gut, mit Maschine mehr. Ihr Lager fasst { $storage }.
howto-do-machines = Maschinen
howto-do-machines-text = { $machine } :yen: für eine Maschine oder dafür, eine von +1 auf +2 zu drehen.
howto-do-technology = Technologie
howto-do-technology-text = { $one }, { $two } oder { $three } :yen: für ein, zwei oder drei Felder: feinere Fabriken und :star: fürs Ende.
howto-do-mining = Bergbau
howto-do-mining-text = Dieselben Felder für mehr :coal:, ab deinem nächsten Konsolidieren.
howto-do-blueprints = Frei: Blaupausen
howto-do-blueprints-text = In deinem Zug schieben { $step } :blueprints: einen deiner drei Marker ein Feld weiter, so oft du magst.
howto-selling = Verkaufen
howto-do-export = Export
howto-do-export-text = Erfülle bis zu { $units } deiner Verträge, jeden vollständig.
howto-do-market = Heimischer Markt
howto-do-market-text = Bis zu { $units } Plättchen in **einer** Region. Die Tabelle zeigt, wie hoch das Plättchen für 1, 2 oder 3 Güter einer Sorte sein darf.
howto-do-railroads = Eisenbahnen
howto-do-railroads-text = { $vehicle } :yen: je Bahn, jede in eine andere Region. Eine Bahn zählt { $train } Einfluss.
howto-do-ships = Schiffe
howto-do-ships-text = { $vehicle } :yen: je Schiff, jedes in eine andere Region. Ein Schiff bringt { $ship } :vp:, wo du auf Platz 1 oder 2 bist.
howto-ends = Wie es endet
howto-end-gold = Der Marker erreicht Gold
howto-end-gold-text = Werden die Felder aus dem Beutel aufgefüllt, rückt der Wertungsmarker vor. Auf dem ersten goldenen Feld haben alle noch { $turns } Züge.
howto-end-count = Die letzte Abrechnung
howto-end-count-text = Noch einmal die Regionen, neues Geld, Lohn. Dann jeder Erfolg: was du davon hast, mal die Belohnung darauf. Ohne Belohnung zählen nur Vermögen und Technologie, einfach.
howto-mistakes = Fehler der ersten Partie
howto-mistake-wages = Arbeiter in allen Farben
howto-mistake-wages-text = Jede weitere Farbe kostet { $wage } :yen:. Nimm Farben, die du schon hast.
howto-mistake-yen = Geld gespart
howto-mistake-yen-text = Beim Konsolidieren verlierst du alle :yen: und alle :coal:, die noch da sind. Gib sie vorher aus.
howto-mistake-regions = Bahnen ohne Einfluss
howto-mistake-regions-text = Bahnen und Schiffe zählen nur, wo ein Einflussplättchen von dir liegt.
howto-mistake-star = Zu früh konsolidiert
howto-mistake-star-text = Mit weniger als { $reward } Arbeitern gibt es keine Belohnung, und ohne Belohnung sind die meisten Erfolge nichts wert.
howto-mistake-blueprints = Blaupausen vergessen
howto-mistake-blueprints-text = Sie ersetzen fehlende Technologie und schieben Marker weiter. Übrig gebliebene sind nichts wert.
howto-mistake-income = Von wenig gelebt
howto-mistake-income-text = Verträge, Bahnen und Schiffe erhöhen dein Einkommen. Je früher, desto öfter zahlt es sich aus.

# -- icons, by name --
icon-silk = Seide
icon-paper = Papier
icon-bento = Bentō
icon-lenses = Linsen
icon-bulbs = Glühbirnen
icon-clocks = Uhren
icon-yen = { resource-yen }
icon-coal = { resource-coal }
icon-blueprints = { resource-blueprints }
icon-vp = Siegpunkte (SP)
icon-income = Einkommen
icon-mining = Bergbau
icon-technology = Technologie
icon-production = Produktion
icon-invest = Investieren
icon-factories = Fabriken der Stufe II und III
icon-export = Export
icon-contract = Vertrag
icon-machines = Maschine
icon-market = Heimischer Markt
icon-trains = Eisenbahnen
icon-ships = Schiffe
icon-regions = Regionen
icon-consolidate = { board-consolidate }
icon-star = Stern: ein Erfolg oder die letzten Züge
icon-bag = Beutel mit Arbeitern
icon-overseas = Übersee-Unternehmen
icon-worker = Arbeiter
icon-wages = { board-wages }
icon-at-once = sofort, ein einziges Mal
icon-always = ab jetzt, immer
icon-at-end = am Ende des Spiels
icon-marker = Wertungsmarker

# -- the sheets of components --
sheet-factories = Fabriken
sheet-contracts = Verträge: alle acht für jede Person
sheet-goods = Güter
sheet-levels = Was von der Stufe eines Gutes abhängt
sheet-actions = Aktionen
sheet-rewards = Kaiserliche Belohnungen und Multiplikatoren
sheet-achievements = Erfolge
sheet-regions = Regionen
sheet-cities = Städte: Einfluss der Übersee-Unternehmen
sheet-city-tiles = Stadtplättchen
sheet-tracks = Leisten
sheet-transport = Eisenbahnen und Schiffe
sheet-scorings = Wertungen: Punkte je Region
sheet-numbers = Grenzen, Löhne und Spielende
sheet-start = Zu Beginn, je Person
sheet-player-counts = Aufbau nach Personenzahl
sheet-workers = Arbeiter
sheet-box = In der Schachtel

sheet-column-good = Gut
sheet-column-level = Stufe
sheet-column-bonus = Synergiebonus
sheet-column-demand = Verlangte Güter (je Zahl eine andere Sorte)
sheet-column-reward = Bonus
sheet-column-income = Einkommen
sheet-column-colour = Farbe der Fabriken
sheet-column-technology = Nötige Technologie
sheet-column-coal = Kohle je Produktion
sheet-column-storage = Lagerplätze
sheet-column-worth = Einfluss für { $spent }
sheet-column-field = Aktionsfeld
sheet-column-cost = Kosten
sheet-column-at-once = Sofort
sheet-column-multiplier = Multiplikator
sheet-column-count = Anzahl
sheet-column-base = Zählt
sheet-column-printed = Aufgedruckter Multiplikator
sheet-column-cities = Städte
sheet-column-tile-bonus = Bonus je Einflussplättchen
sheet-column-around = Gefragte Güter, von oben im Uhrzeigersinn
sheet-column-spaces = Felder von unten nach oben (–: ohne Zahl)
sheet-column-stars = Sterne
sheet-column-each = Je Person
sheet-column-front = Wert
sheet-column-back = Wert der Rückseite
sheet-column-uncovered = Darunter, von links nach rechts
sheet-column-when = Wann
sheet-column-first = 1. Platz
sheet-column-second = 2. Platz
sheet-column-third = 3. Platz
sheet-column-value = Wert
sheet-column-workers = Arbeiter
sheet-column-rows = Arbeiterreihen
sheet-column-field-workers = Arbeiter je Aktionsfeld
sheet-column-rewards-removed = Entfernte Belohnungen je Stufe
sheet-column-slots = Transportfelder je Region
sheet-column-city-tiles = Einflussplättchen je Stadt

sheet-steps = { $n ->
    [1] 1 Feld nach oben
   *[other] { $n } Felder nach oben
}
sheet-stars = { $n ->
    [1] 1 Stern
   *[other] { $n } Sterne
}
sheet-star-places = auf den Feldern { $spaces }
sheet-income = { $n ->
    [1] 1 Feld Einkommen
   *[other] { $n } Felder Einkommen
}
sheet-cost-steps = { $n ->
    [1] 1 Feld { $yen } Yen
   *[other] { $n } Felder { $yen } Yen
}
sheet-cost-each = { $yen } Yen je Stück
sheet-cost-invest = { $yen } Yen
sheet-cost-production = Kohle nach Stufe der Fabrik
sheet-cost-export = Güter nach Vertrag
sheet-cost-market = 1 bis 3 Güter je Einflussplättchen
sheet-reward = Belohnung der Stufe { $level }
sheet-counts-money = 1 je volle { $n } Yen nach den Löhnen
sheet-counts-ships = Sterne über leeren Schiffsfeldern
sheet-counts-trains = Sterne über leeren Eisenbahnfeldern
sheet-counts-regions = Regionen mit eigenem Einflussplättchen
sheet-counts-machines = Fabriken mit einer +2-Maschine
sheet-counts-factories = Fabriken dieser Stufen
sheet-counts-mining = Sterne bis zum Bergbaumarker
sheet-counts-technology = Sterne bis zum Technologiemarker
sheet-counts-contracts = { $n ->
    [1] 1 je erfülltem Vertrag
   *[other] 1 je { $n } erfüllte Verträge
}
sheet-level = Stufe { $level }
sheet-plain = Einfacher Multiplikator
sheet-city-tile = Stadtplättchen { $n }
sheet-value-trains = { $n } Einfluss
sheet-value-ships = { $n } SP
sheet-scoring = Wertung { $n }
sheet-when-entering = wenn der Wertungsmarker Feld { $n } erreicht
sheet-after-last-turn = nach dem letzten Zug
sheet-workers-level = { $n } Arbeiter: Stufe { $level }

sheet-game-units = Einheiten je Aktion
sheet-game-units-text = bis zu { $n }; beim Investieren genau 1 Fabrik
sheet-game-slots = Arbeiterfelder je Person
sheet-game-slots-text = { $n }
sheet-game-wage = Lohn
sheet-game-wage-text = { $n } Yen je Arbeiterfarbe
sheet-game-unpaid = Nicht bezahlter Lohn
sheet-game-unpaid-text = −{ $n } SP je Arbeiterfarbe
sheet-game-blueprints = Freie Aktion
sheet-game-blueprints-text = { $n ->
    [1] 1 Blaupause für 1 Feld auf einer Leiste
   *[other] { $n } Blaupausen für 1 Feld auf einer Leiste
}
sheet-game-final-turns = Letzte Züge
sheet-game-final-turns-text = { $n ->
    [1] noch 1 für alle, sobald das erste goldene Feld erreicht ist
   *[other] noch { $n } für alle, sobald das erste goldene Feld erreicht ist
}
sheet-worker-row-levels = Höchste Belohnung beim Konsolidieren
sheet-worker-row-levels-text = { $levels }
sheet-reward-bonuses-all = Sofortbonus einer Belohnung
sheet-reward-bonuses-all-text = { $blueprints ->
    [1] 1 Blaupause
   *[other] { $blueprints } Blaupausen
}, { $coal } Kohle oder { $yen } Yen
sheet-influence-tiles-values = Werte der Einflussplättchen
sheet-influence-tiles-values-text = { $values }
sheet-scoring-track-spaces = Wertungsleiste
sheet-scoring-track-spaces-text = { $n } Felder; der Marker beginnt auf Feld { $start }
sheet-scoring-track-golden = Goldene Felder der Wertungsleiste
sheet-scoring-track-golden-text = { $spaces }

sheet-player-start-budget = Budget und Blaupausen
sheet-player-start-budget-text = { $yen } Yen, { $coal } Kohle, { $blueprints ->
    [1] 1 Blaupause
   *[other] { $blueprints } Blaupausen
}
sheet-player-start-tracks = Leisten
sheet-player-start-tracks-text = { $tracks }
sheet-player-start-points = Siegpunkte in Zugreihenfolge
sheet-player-start-points-text = { $points }
sheet-player-start-tiles = Plättchen
sheet-player-start-tiles-text = { $contracts } Verträge, { $influence_tiles } Einflussplättchen, { $trains } Eisenbahnen, { $ships } Schiffe

sheet-seats = { $n } Personen
sheet-setup-workers = { $m ->
    [0] { $n } (alle)
   *[other] { $n } (je Farbe { $m } entfernt)
}
sheet-setup-rows = { $n ->
    [1] 1 Reihe mit { $m }
   *[other] { $n } Reihen mit je { $m }
}

sheet-box-workers-text = { $n } ({ $colours } Farben, je { $each })
sheet-box-factory-tiles = Fabrikplättchen
sheet-box-factories-per-good = Fabrikplättchen je Gut
sheet-box-machine-tiles = Maschinenplättchen
sheet-box-contract-tiles = Verträge
sheet-box-blueprint-tiles = Blaupausen
sheet-box-influence-tiles = Einflussplättchen
sheet-box-train-tiles = Eisenbahnen
sheet-box-ship-tiles = Schiffe
sheet-box-city-tiles = Stadtplättchen
sheet-box-reward-tiles = Belohnungsplättchen
sheet-box-multiplier-tiles = Einfache Multiplikatorplättchen
sheet-box-black-cubes = Schwarze Würfel (Kohle und Güter)
sheet-box-vp-discs = Siegpunktmarker
sheet-box-scoring-marker = Wertungsmarker

# Gruppen der Schlusswertung
group-scorings = Drei Wertungen
group-achievements = Erfolge
group-trade = Handel
group-rest = Start, Schiffe, Löhne

# -- wozu Orte und Dinge da sind: ein Name gilt für alle Ziele, die so beginnen, stock-<Symbol> für das, was man hat --

tip-space = Liefere hier, was die Stadt verlangt, und lege ein Einflussplättchen darauf. Die aufgedruckte Zahl gehört den Übersee-Unternehmen :overseas:, und ein höheres Plättchen verdrängt ein niedrigeres.
tip-region = { howto-score-text }
tip-tile = { howto-supply-text }
tip-action-invest = { howto-do-invest-text }
tip-action-production = { howto-do-production-text }
tip-action-machines = { howto-do-machines-text }
tip-action-technology = { howto-do-technology-text }
tip-action-mining = { howto-do-mining-text }
tip-action-export = { howto-do-export-text }
tip-action-market = { howto-do-market-text }
tip-action-railroads = { howto-do-railroads-text }
tip-action-ships = { howto-do-ships-text }
tip-consolidate = { howto-consolidate-text }
tip-factory = { howto-do-invest-text }
tip-own = { howto-make-text }
tip-machine = Hier wartet eine Maschine, für die noch eine Fabrik fehlt.
tip-track-income = So viele :yen: bekommst du beim Konsolidieren. Verträge, Bahnen und Schiffe erhöhen sie.
tip-track-mining = So viel :coal: bekommst du beim Konsolidieren.
tip-track-technology = Feinere Fabriken verlangen mehr davon. In deinem Zug schieben { $step } :blueprints: einen deiner Marker ein Feld weiter.
tip-up = So viele Felder auf einmal. Mehrere kosten je Feld mehr.
tip-worker = Der Aktion ist die Farbe egal. Beim Konsolidieren kostet jede Farbe deiner Arbeiter { $wage } :yen:.
tip-contract = { howto-export-text }
tip-achievement = { howto-end-count-text }
tip-reward = Gibt es beim Konsolidieren, mit mehr Arbeitern eine bessere. Der Bonus kommt sofort, der Multiplikator auf einen Erfolg.
tip-stock-vp = Wer am Ende die meisten hat, gewinnt. Erfolge kommen erst dann dazu.
tip-stock-yen = Bezahlt Aktionen und Lohn. Was beim Konsolidieren übrig ist, verfällt.
tip-stock-coal = Fabriken machen daraus Güter. Was beim Konsolidieren übrig ist, verfällt.
tip-stock-blueprints = { howto-do-blueprints-text } Eine ersetzt auch einen fehlenden Punkt Technologie.
tip-stock-worker = Mit jeder Aktion kommt einer dazu. Mit { $places } musst du konsolidieren; dann kostet jede Farbe { $wage } :yen:.
tip-stock-technology = { tip-track-technology }
tip-stock-mining = { tip-track-mining }
tip-stock-income = { tip-track-income }
tip-stock-contract = { howto-export-text }
tip-stock-trains = { howto-do-railroads-text }
tip-stock-ships = { howto-do-ships-text }
tip-stock-silk = Güter im Lager, höchstens { $storage } je Sorte. Sie gehen in Verträge oder an die Städte.
tip-stock-paper = { tip-stock-silk }
tip-stock-bento = { tip-stock-silk }
tip-stock-lenses = { tip-stock-silk }
tip-stock-bulbs = { tip-stock-silk }
tip-stock-clocks = { tip-stock-silk }

# -- Werte berichtigen: wie sie heißen --
field-amount = Menge
field-blueprints = Blaupausen
field-coal = Kohle
field-contracts_each = Verträge je Person
field-cost_yen = Kosten in Yen
field-cost_yen_for_steps = Kosten in Yen nach Feldern
field-effect = Wirkung
field-golden = goldene Felder
field-income_steps = Felder auf der Einkommensleiste
field-influence_tiles_each = Einflussplättchen je Person
field-printed = Feld mit Zahl (true, false)
field-ships_each = Schiffe je Person
field-spaces = Felder
field-stars = Sterne
field-start = Anfang
field-timing = wann
field-trains_each = Eisenbahnen je Person
field-values = Werte
field-worker_colours = Farben der Arbeiter
field-worker_rows = Arbeiterreihen
field-workers = Arbeiter
field-workers_per_colour = Arbeiter je Farbe
field-workers_per_row = Arbeiter je Reihe
field-workers_removed_per_colour = entfernte Arbeiter je Farbe
field-workers_total = Arbeiter insgesamt
field-yen = Yen
word-advance_income = Felder auf der Einkommensleiste
word-advance_mining = Felder auf der Bergbauleiste
word-advance_technology = Felder auf der Technologieleiste
word-blueprints = Blaupausen
word-blueprints_per_step = Blaupausen je Feld
word-cheaper_invest = Investieren ist billiger
word-cheaper_machines = Maschinen sind billiger
word-cheaper_production = Produktion ist billiger
word-cheaper_transport = Transport ist billiger
word-coal = Kohle
word-consolidate_coal = Kohle beim Konsolidieren
word-contract_vp = Punkte je Vertrag
word-contract_yen = Yen je Vertrag
word-east = rechts
word-extra_mining = ein Feld Bergbau mehr
word-extra_technology = ein Feld Technologie mehr
word-extra_workers = mehr Arbeiter
word-final = am Ende
word-free_colours = Farben ohne Lohn
word-free_machine = eine Maschine umsonst
word-gain_blueprints = Blaupausen erhalten
word-gain_coal = Kohle erhalten
word-gain_vp = Punkte erhalten
word-gain_yen = Yen erhalten
word-immediate = sofort
word-north = oben
word-permanent = dauerhaft
word-ship_value = Wert der Schiffe
word-south = unten
word-star_mining = Sterne für Bergbau
word-star_technology = Sterne für Technologie
word-tile_vp = Punkte je Einflussplättchen
word-tile_yen = Yen je Einflussplättchen
word-train_value = Wert der Eisenbahnen
word-vp = Punkte
word-west = links
word-yen = Yen
value-mining-cost = Bergbau kostet dasselbe wie Technologie: Berichtige beides (NIP-4.5.1).
value-region-cities = Die Städte stehen nach Regionen, je zwei.
value-four-goods = Hier gehören vier verschiedene Güter hin (NIP-1.8).
value-good-order = Die Plättchen stehen nach Gütern, je vier.
value-timing = Das passt nicht zur Wirkung.
value-track-end = Das liegt hinter dem Ende einer Leiste.
value-action-fields = Jede Aktion steht auf genau einem Feld: Korrigiere auch das andere.
value-golden = Golden sind die letzten Felder der Leiste, bis zu ihrem Ende.

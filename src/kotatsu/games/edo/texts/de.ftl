title = Edo
line = Drei Befehle, geheim geplant. Dann treffen sich alle Pläne auf derselben Straße.
cover-alt = Ein Burgturm über den Dächern, eine Bogenbrücke, zwei Samurai auf der Straße
about = Der Shogun baut seine Hauptstadt, und du verwaltest eine Provinz an den Straßen dorthin. In jeder Runde planst du geheim drei Befehle und entscheidest, welche Beamten sie ausführen; dann werden die Pläne Karte für Karte aufgedeckt, und deine Samurai schlagen Holz, brechen Stein, feilschen mit dem Händler und errichten Häuser, Kontore und Festungen. Wer Beamte ins Land schickt, hat zu Hause weniger. Zwölf Machtpunkte beenden das Rennen, doch ohne ein Haus in EDO gewinnt es niemand.

# -- Hausregeln: die anderen Lesarten des Regelhefts --
option-surplus-officials = Überzählige Beamte sind erlaubt
option-surplus-officials-about = Vor jeder Karte dürfen bis zu vier Beamte stehen, auch mehr, als die Aktion braucht, oder ein einzelner zu viel; sie bewirken nichts, aber die anderen können deinen Plan nicht an der Zahl ablesen.
option-may-decline-income = Auf Geld und Reis darf man verzichten
option-may-decline-income-about = Kommt Geld oder Reis von Beamten, sagst du, wie viele der Aktivierungen du nutzt.
option-crowded-out = Überfüllte Felder geben nichts
option-crowded-out-about = Stehen vier oder mehr Samurai auf einem Feld, bringt eine Ernte dort 0 Einheiten, nur was eine Sonderkarte dazugibt.

# -- Dinge --
resource-wood = Holz
resource-stone = Stein
resource-rice = Reis
resource-ryo = Ryo
resource-power = { $n ->
    [1] Machtpunkt
   *[other] Machtpunkte
}

category-houses = Häuser
category-kontor = Kontor
category-fortresses = Festungen
category-trade = Handel
category-samurai = Samurai auf dem Spielplan
category-money = Geld

staff-0plus0 = ohne Beamte
staff-1plus0 = 1 eigener Beamter
staff-0plus1 = 1 Shogun-Beamter
staff-2plus0 = 2 eigene Beamte
staff-1plus1 = 1 eigener Beamter und 1 Shogun-Beamter
staff-0plus2 = 2 Shogun-Beamte
staff-3plus0 = 3 eigene Beamte
staff-2plus1 = 2 eigene Beamte und 1 Shogun-Beamter
staff-1plus2 = 1 eigener Beamter und 2 Shogun-Beamte
staff-0plus3 = 3 Shogun-Beamte
staff-4plus0 = 4 eigene Beamte
staff-3plus1 = 3 eigene Beamte und 1 Shogun-Beamter
staff-2plus2 = 2 eigene Beamte und 2 Shogun-Beamte
staff-1plus3 = 1 eigener Beamter und 3 Shogun-Beamte
staff-0plus4 = 4 Shogun-Beamte

# -- Spielzüge --
move-pass = Nicht weiter aktivieren
move-pass-at-travel = Nicht weiter reisen
move-pass-at-recruit = Niemanden anwerben
move-pass-at-collect = Nichts nehmen
move-pass-at-develop = Keine Karte nehmen
move-pass-at-harvest = Nicht weiter ernten
move-pass-at-build = Nichts mehr bauen
move-pass-at-trader = Nicht weiter handeln
move-pass-at-offers = Diesen Handel beenden
move-done = Karte aufdecken
move-commit = Plan abgeben
move-merchant = Händler bewegen
move-power = 1 Machtpunkt ertauschen
move-recruit = Shogun-Beamten anwerben
move-collect = { $units }-mal nehmen
move-keep = Lohn zahlen: Alle auf dem Spielplan bleiben
move-town = In { $field } beginnen
move-set = Nehmen: { $set }
move-from = Samurai bewegen von: { $field }
move-from-at-travel = Samurai umsetzen von: { $field }
move-to = Nach: { $field }
move-use = Samurai auf: { $field }
move-use-at-harvest = Ernten: { $field }
move-use-at-trader = Handeln mit dem Samurai auf: { $field }
move-send = Beamten entsenden nach: { $field }
move-recall = Samurai zurückholen von: { $field }
move-build = Bauen: { $building } in { $field }
move-take = Nehmen: { $card }
move-buy = Rohstoffe kaufen: { $units }
move-staff = Platz { $slot }: { $staff }
move-plan = Planen: { $action }

# -- Entscheidungen --
step-draft = Wähle deine Startstadt oder einen Rohstoffvorrat
step-draft-of-town = Wähle deine Startstadt
step-draft-of-set = Wähle einen Rohstoffvorrat
step-planning = Plane geheim: drei Aktionen, dann Beamte für jede
step-planning-of-plan = Plane geheim: Welche Aktion auf Platz { $slot }?
step-planning-of-staff = Plane geheim: Wie viele Beamte auf Platz { $slot }?
step-window = Bewege Samurai oder den Händler für 1 Ryo je Schritt, dann decke deine Karte auf
step-walk = { $start_id ->
    [none] Wohin zieht der Händler?
   *[other] Wohin zieht der Samurai aus { $start }?
}
step-travel = { $moves_left ->
    [0] { $own ->
        [0] Setze Samurai um (noch { $shoguns } Shogun-{ $shoguns ->
            [one] Beamter
           *[other] Beamte
        })
       *[other] Entsende einen Beamten oder setze Samurai um (noch { $own }{ $shoguns ->
            [0] )
           *[other] , dazu { $shoguns } vom Shogun)
        }
    }
   *[other] Setze noch einen Samurai um oder mach weiter
}
step-relocate = Wohin setzt du den Samurai aus { $start } um?
step-recruit = Einen Shogun-Beamten anwerben?
step-collect = Wie oft nimmst du Geld oder Reis?
step-develop = Eine Sonderkarte nehmen?
step-harvest = { $left ->
    [1] Wähle einen Samurai zum Ernten ({ $action })
   *[other] Wähle einen Samurai zum Ernten, noch { $left }-mal ({ $action })
}
step-build = { $left ->
    [1] Errichte ein Gebäude
   *[other] Errichte bis zu { $left } Gebäude
}
step-trader = Welcher Samurai handelt?
step-offers = { $used ->
    [0] Handel: Wähle ein Angebot
   *[other] Auch das andere Angebot nutzen?
}
step-wages = Hole Samurai zurück, dann zahle 1 Reis für jeden, der bleibt

# -- a word the first time something is decided --
note-draft = Du wählst zweimal: eine Startstadt und einen Rohstoffvorrat, in beliebiger Reihenfolge.
note-planning = Drei verschiedene Karten mit je einer Aktion. Sie geschieht so oft, wie du Beamte dafür einsetzt, manche je zwei.
note-window = Vor jeder deiner Karten darfst du deine Samurai und den Händler auf den Straßen bewegen. Du musst nicht.
note-walk = Jeder Schritt kostet 1 Ryo, es zählt der billigste Weg. Auf einem Feld haben beliebig viele Figuren Platz.
note-travel = Jeder Beamte hier zieht entweder als Samurai hinaus oder setzt einige deiner Samurai beliebig um. Shogun-Beamte können nur umsetzen.
note-relocate = Dieser Weg ist kostenlos und führt auf jedes Feld. Der Beamte bleibt bei dir.
note-recruit = Ein Shogun-Beamter arbeitet ab der nächsten Runde für dich. Auf den Spielplan geht er nie.
note-collect = Hausregel dieses Tischs: Auf Geld und Reis darf man verzichten. Was du jetzt nicht nutzt, verfällt.
note-develop = Eine Sonderkarte bietet zwei neue Aktionen, je Runde eine davon, ab der nächsten Runde.
note-harvest = Ein Samurai allein auf seinem Feld bringt 3, zwei bringen je 2, drei und mehr je 1. Fremde zählen mit.
note-build = Ein Gebäude nimmt den nächsten freien Bauplatz der Stadt und bringt sofort Machtpunkte. Ohne Haus in EDO kannst du nicht gewinnen.
note-trader = Jeder Handel braucht einen anderen deiner Samurai.
note-offers = Kaufe Waren für Ryo oder gib das ganze Bündel für 1 Machtpunkt. In der Stadt deines Kontors darfst du beides.
note-wages = Ein Samurai, den du zurückholst, ist kostenlos wieder Beamter. Jeder, der bleibt, kostet 1 Reis.

# -- was geschieht --
event-round = Runde { $n } beginnt
event-town = beginnt in { $field }
    .you = beginnst in { $field }
event-set = nimmt: { $set }
    .you = nimmst: { $set }
event-gain = +{ $n } { $resource }
event-pay = −{ $n } { $resource }
event-planned = plant für Platz { $slot }: { $action }
    .you = planst für Platz { $slot }: { $action }
event-staffed = besetzt Platz { $slot }: { $staff }
    .you = besetzt Platz { $slot }: { $staff }
event-committed = gibt den Plan ab
    .you = gibst den Plan ab
event-moved = zieht einen Samurai: { $start } → { $target }
    .you = ziehst einen Samurai: { $start } → { $target }
event-merchant-moved = zieht den Händler: { $start } → { $target }
    .you = ziehst den Händler: { $start } → { $target }
event-revealed = deckt Platz { $slot } auf: { $action }, { $staff }
    .you = deckst Platz { $slot } auf: { $action }, { $staff }
event-nothing = tut weiter nichts
    .you = tust weiter nichts
event-sent = entsendet einen Beamten: { $field }
    .you = entsendest einen Beamten: { $field }
event-relocated = setzt einen Samurai um: { $start } → { $target }
    .you = setzt einen Samurai um: { $start } → { $target }
event-recruited = wirbt einen Shogun-Beamten an
    .you = wirbst einen Shogun-Beamten an
event-developed = nimmt: { $card }
    .you = nimmst: { $card }
event-shown = Neu in der Auslage: { $card }
event-harvested = erntet: { $field }
    .you = erntest: { $field }
event-built = baut: { $building } in { $field }
    .you = baust: { $building } in { $field }
event-traded = handelt mit: { $card }
    .you = handelst mit: { $card }
event-recalled = holt einen Samurai zurück: { $field }
    .you = holst einen Samurai zurück: { $field }
event-kept = { $n ->
    [1] 1 Samurai bleibt
   *[other] { $n } Samurai bleiben
}
event-income = +{ $n } Ryo aus { $field }
event-next-merchant = Als Nächstes im Händlerstapel: { $card }
event-last-merchant = Der Händlerstapel ist leer: Das ist die letzte Runde
event-ends-by-power = 12 Machtpunkte sind erreicht: Das Spiel endet
event-ends-by-pile = Der Händlerstapel ist leer: Das Spiel endet
event-promised = { $kind_id ->
    [money] +{ $n } Ryo je Beamten
    [rice] +{ $n } Reis je Beamten
    [travel] { $m ->
        [0] jeder Beamte geht zu einem Grenzposten oder setzt { $n } Samurai um
       *[other] jeder Beamte geht auf ein beliebiges Feld oder setzt { $n } Samurai um
    }
    [recruit] { $n ->
        [0] ein Shogun-Beamter ohne Reis
       *[other] ein Shogun-Beamter für { $n } Reis
    }
    [develop] { $n ->
        [0] eine Sonderkarte ohne Ryo
       *[other] eine Sonderkarte für { $n } Ryo
    }
    [harvest] { $m ->
        [0] bis zu +{ $n } Holz je Samurai in einem Wald
        [1] bis zu +{ $n } Stein je Samurai in einem Steinbruch
        [2] bis zu +{ $n } Reis je Samurai in einem Reisfeld
       *[other] je Samurai bis zu +{ $n } von dem, was sein Feld gibt
    }
    [build] { $m ->
        [0] { $n ->
            [1] ein Gebäude je Beamten, wo ein Samurai steht
           *[other] ein Gebäude je { $n } Beamte, wo ein Samurai steht
        }
       *[other] ein Gebäude je Beamten, ohne Samurai
    }
   *[trade] { $m ->
        [0] { $n ->
            [1] ein Angebot je Samurai beim Händler
           *[other] beide Angebote je Samurai beim Händler
        }
       *[other] ein Angebot je Samurai, wo er auch steht
    }
}
event-expected = { $kind_id ->
    [money] +{ $m } Ryo beim Aufdecken
    [rice] +{ $m } Reis beim Aufdecken
    [travel] { $n ->
        [1] 1 Reise
       *[other] { $n } Reisen
    }
    [recruit] { $n ->
        [1] 1 Anwerbung
       *[other] { $n } Anwerbungen
    }
    [develop] { $n ->
        [1] 1 Sonderkarte
       *[other] { $n } Sonderkarten
    }
    [harvest] { $n ->
        [1] 1 Ernte
       *[other] { $n } Ernten
    }
    [build] { $n ->
        [1] 1 Gebäude
       *[other] { $n } Gebäude
    }
   *[trade] { $n ->
        [1] 1 Handel
       *[other] { $n }-mal Handel
    }
}
event-still-free = für spätere Plätze frei: { $own ->
    [0] keine eigenen
   *[other] { $own } eigene
}, { $shoguns ->
    [0] keine Shogun-Beamten
    [1] 1 Shogun-Beamter
   *[other] { $shoguns } Shogun-Beamte
}
event-share = jede Runde { $n } Ryo aus { $field }

# -- warum nicht --
reason-not-on-this-map = Dieses Feld gibt es auf dem Spielplan für eure Personenzahl nicht.
reason-no-start-town = In EDO beginnt niemand; wähle eine der Städte ringsum.
reason-town-is-taken = In dieser Stadt beginnt schon jemand anders.
reason-has-a-town = Du hast schon eine Startstadt; wähle einen Rohstoffvorrat.
reason-set-is-taken = Diesen Rohstoffvorrat hat schon jemand anders genommen.
reason-has-a-set = Du hast schon einen Rohstoffvorrat; wähle eine Startstadt.
reason-not-your-card = Diese Karte gehört dir nicht.
reason-card-is-new = Diese Karte hast du erst in dieser Runde bekommen; planen kannst du sie ab der nächsten.
reason-card-is-planned = Diese Karte hast du schon verplant, und jede Karte bietet nur eine Aktion je Runde.
reason-actions-are-chosen = Deine drei Aktionen stehen fest; nimm einen Zug zurück, um sie zu ändern.
reason-actions-first = Wähle zuerst drei Aktionen, dann setze Beamte ein.
reason-too-many-officials = So oft lässt sich die Aktion nicht aktivieren.
reason-too-few-officials = Vor dieser Karte stehen nicht so viele Beamte.
reason-pairs-only = Diese Aktion braucht zwei Beamte für jede Aktivierung.
reason-too-few-own = So viele eigene Beamte hast du nicht mehr.
reason-too-few-shoguns = So viele Shogun-Beamte hast du nicht mehr.
reason-plan-is-complete = Dein Plan ist vollständig; gib ihn ab oder nimm einen Zug zurück, um ihn zu ändern.
reason-plan-not-complete = Dein Plan ist noch nicht vollständig.
reason-no-samurai-there = Dort steht keiner deiner Samurai.
reason-no-ryo-to-move = Jeder Schritt kostet 1 Ryo, und du hast keine mehr.
reason-too-far = So viele Schritte kannst du nicht bezahlen.
reason-same-field = Die Figur steht schon dort.
reason-merchant-stays = Eine Reise bewegt nur Samurai, nie den Händler.
reason-only-own-are-sent = Nur Beamte deiner Farbe können entsandt werden, und hier ist keiner mehr.
reason-border-posts-only = Beamte werden nur auf Grenzposten entsandt.
reason-no-moves-left = Deine Beamten können diesen Samurai nicht mehr umsetzen.
reason-no-rice = Zum Anwerben fehlt dir Reis.
reason-no-shogun-left = Im Vorrat ist kein Shogun-Beamter mehr.
reason-not-displayed = Diese Karte liegt nicht in der Auslage.
reason-cannot-pay = Das kannst du nicht bezahlen.
reason-wrong-field = Diese Aktion erntet auf anderen Feldern.
reason-nothing-left-here = Dort stehen vier oder mehr Samurai: Nach der Hausregel dieses Tischs gibt das Feld nichts.
reason-has-served = Deine Samurai dort haben in dieser Aktion schon gedient; jede Aktivierung braucht einen anderen.
reason-stock-is-full = Von jedem Rohstoff kannst du höchstens 10 besitzen.
reason-city-is-full = In dieser Stadt ist kein Bauplatz mehr frei.
reason-no-house-left = Alle deine Häuser stehen schon auf dem Spielplan.
reason-no-kontor-left = Dein Kontor steht schon auf dem Spielplan.
reason-no-kontor-here = In EDO darf kein Kontor gebaut werden.
reason-kontor-is-there = In dieser Stadt steht schon ein Kontor.
reason-no-fortress-left = Alle Festungen stehen schon auf dem Spielplan.
reason-no-own-house = Für eine Festung brauchst du ein eigenes Haus in dieser Stadt.
reason-too-few-houses = Für jede Festung müssen zwei Häuser in der Stadt stehen.
reason-not-on-offer = So viel bietet der Händler nicht an.
reason-offer-is-used = Dieses Angebot hast du bei diesem Handel schon genutzt.
reason-too-little-rice = So viele Samurai kannst du nicht bezahlen; hole zuerst welche zurück.
reason-slot-by-slot = Plane zuerst Platz 1, dann Platz 2, dann Platz 3.

# -- der Tisch in Worten --
lap = Runde { $n }
table-title = Runde { $round }
table-start-player = Startspieler: { $seat }
table-to-act = Am Zug: { $seats }
table-over = Das Spiel ist zu Ende
table-map = Der Spielplan
table-city = { $field } (Ertrag { $income }): { $parts }
table-field = { $field }: { $parts }
table-piece = { $building } von { $seat }
table-plots = { $n ->
    [1] 1 Bauplatz frei
   *[other] { $n } Bauplätze frei
}
table-samurai-here = { $seat }: { $n } Samurai
table-merchant-here = Händler
table-cards = Karten und Vorrat
table-merchant-now = Händler: { $card }
table-merchant-next = Nächster Händler: { $card }, { $n } im Stapel
table-merchant-last = Der Händlerstapel ist leer
table-offer = { $card } (bis zu { $most } { $resource } für je { $price } Ryo; 1 Machtpunkt für { $bundle })
table-display = Sonderkarten in der Auslage: { $cards }
table-supplies = Vorrat: Shogun-Beamte: { $shoguns }; Festungen: { $fortresses }; Sonderkarten im Stapel: { $cards }
table-costs = Kosten: { $costs }
table-cost = { $building } { $cost }
table-sets = Rohstoffvorräte zur Auswahl: { $sets }
table-set = { $set } ({ $goods })
table-player = { $power ->
    [1] { $seat }, 1 Machtpunkt
   *[other] { $seat }, { $power } Machtpunkte
}
table-goods = Rohstoffe: { $goods }
table-ryo = Geld: { $ryo } Ryo
table-ryo-hidden = Geld: verdeckt
table-officials = Eigene Beamte: { $own }; Shogun-Beamte: { $shoguns }
table-recruits = Shogun-Beamte ab der nächsten Runde: { $n }
table-samurai = Samurai: { $fields }
table-stock = Noch zu bauen: Häuser: { $houses }; Kontore: { $kontors }
table-in-edo = Hat ein Haus in EDO
table-not-in-edo = Hat noch kein Haus in EDO
table-owned = Sonderkarten: { $cards }
table-fresh = { $card } (ab der nächsten Runde)
table-plan = Plan: { $slots }
table-slot = Platz { $slot } { $action }, { $staff }
table-slot-open = Platz { $slot } offen
table-slot-unstaffed = Platz { $slot } { $action }
table-slot-hidden = Platz { $slot } verdeckt
table-ready = Der Plan ist abgegeben
table-roads = Straßen, Ernten und Einkommen
table-roads-of = { $field }: Straßen nach { $fields }
table-yields = Eine Ernte auf einem Feld mit 1 / 2 / 3 oder mehr Samurai bringt { $yields }
table-yields-crowded-out = Eine Ernte auf einem Feld mit 1 / 2 / 3 / 4 oder mehr Samurai bringt { $yields }
table-pays = { $field } zahlt, je nachdem, wie viele dort gebaut haben: { $shares }
table-actions = Was die Karten können
table-card = { $card }: { $actions }
table-none = keine

# -- die Szenen --
scene-plan = Plan
scene-map = Spielplan
scene-offers = Angebote
scene-cards = Karten
amount-staff-own = eigene Beamte
amount-staff-shogun = Shogun-Beamte

# -- Worte auf dem Spielplan --
board-power-track = Macht
board-track-end = { $n } Punkte beenden das Spiel
board-incomes = Was die Städte zahlen
board-players-there = Personen dort
board-slot-now = Wählen
board-slot-open = offen
board-owned = Wer welche Karte hat
board-no-cards = keine Sonderkarte
table-share = { $n } Ryo für { $seat }
board-round = Runde { $n }
board-last-round = Letzte Runde: Händlerstapel leer
board-track = Machtleiste: { $n } Punkte beenden das Spiel
board-merchant = Der Händler
board-goods = Rohstoffe für Ryo
board-power = Für 1 Machtpunkt
board-next = Danach: { $card }
board-prices = Gebäude: Macht und Kosten
board-each = je
board-left-shogun = { $n ->
    [1] Shogun-Beamter
   *[other] Shogun-Beamte
}
board-left-fortress = { $n ->
    [1] Festung
   *[other] Festungen
}
board-special = Sonderkarten
board-deck = { $n } im Stapel
board-sets = Rohstoffvorräte, einer für jeden
board-plans = Die Pläne in Zugfolge
board-build = Bau
board-any = Rohstoff
board-officials = Frei
board-wages = Lohn
board-commit = Plan abgeben
board-ready = Plan abgegeben
board-hidden = Geheim
board-chip-power = Machtpunkte: { $n }
board-reveal = Platz { $n }: Karte aufdecken
board-chip-good = { $good }: { $n }
board-chip-ryo = Ryo: { $n }
board-chip-ryo-hidden = Ryo: verdeckt
board-chip-officials = eigene Beamte: { $n }, frei: { $free }
board-chip-shoguns = Shogun-Beamte: { $n }, frei: { $free }
board-chip-samurai = Samurai auf dem Spielplan: { $n }
board-chip-houses = noch zu bauende Häuser: { $n }
board-chip-kontors = noch zu bauende Kontore: { $n }

# -- how to play --
howto-goal-text = Der Shogun baut seine Hauptstadt, und du regierst eine Provinz an den Straßen dorthin. Plane geheim, schicke Samurai los, baue. **{ $end } :power:** beenden das Spiel; dann gewinnt, wer am meisten hat, sofern ein eigenes Haus in EDO steht.
howto-table = Was auf dem Tisch liegt
howto-lies-city = EDO und die Städte
howto-lies-city-text = je { $plots } Bauplätze, der Reihe nach gefüllt; am Dach steht, was die Stadt an :ryo: zahlt
howto-lies-field = Wälder, Steinbrüche, Reisfelder
howto-lies-field-text = ein Samurai allein bringt { $alone }, zwei bringen je { $two }, mehr bringen je { $three }
howto-lies-border = Grenzposten
howto-lies-border-text = hier betreten deine Samurai den Spielplan
howto-lies-samurai = Deine Samurai
howto-lies-samurai-text = :samurai: arbeiten, wo sie stehen
howto-lies-merchant = Der Händler
howto-lies-merchant-text = :merchant: handelt mit allen, die bei ihm stehen; bewegen dürfen ihn alle
howto-lies-road = Straßen
howto-lies-road-text = von Feld zu Feld ist es ein Schritt für { $step } :ryo:; nichts versperrt den Weg
howto-yours = Vor dir
howto-yours-text = { $officials } Beamte, ein erster Samurai, { $houses } weitere Häuser, ein Kontor, { $ryo } :ryo: und drei Erlaubniskarten A, B, C mit je vier Aktionen. Von :wood: :stone: :rice: behältst du höchstens je { $limit }.
howto-round = Eine Runde in vier Bildern
howto-plan = Geheim planen
howto-plan-text = Bringe drei Karten in eine Reihenfolge und wähle **auf jeder eine Aktion**. Verteile dann deine Beamten: Jeder führt seine Aktion einmal aus.
howto-reveal = Aufdecken, Platz für Platz
howto-reveal-text = Erst decken alle Platz 1 auf, dann 2, dann 3. Vor jedem deiner Plätze darfst du Samurai **ziehen**, { $step } :ryo: je Schritt. Dann gilt die Aktion: Dieser hier bringt { $alone } :rice:, weil er allein ist.
howto-wages = Lohn und Ertrag
howto-wages-text = Ein Samurai bleibt für { $wage } :rice: oder kommt umsonst heim. Danach zahlt jede bebaute Stadt: Bist du dort allein, bekommst du alles, sonst am meisten, wer am meisten gebaut hat.
howto-merchant = Neuer Händler, neue Runde
howto-merchant-text = Die nächste Karte löst seine ab, und der Startspieler wechselt. Hat jemand **{ $end } :power:** oder ist der Stapel leer, ist stattdessen Schluss: spätestens nach { $rounds } Runden.
howto-win = Was Macht bringt
howto-points-house = Haus
howto-points-house-text = für { $house_wood } :wood: { $house_ryo } :ryo:
howto-points-kontor = Kontor
howto-points-kontor-text = für { $kontor_wood } :wood: { $kontor_stone } :stone: { $kontor_ryo } :ryo:
howto-points-fortress = Festung
howto-points-fortress-text = für { $fortress_stone } :stone: { $fortress_ryo } :ryo:
howto-points-merchant = Händler
howto-points-merchant-text = für die Waren, die er verlangt
howto-points-samurai = Samurai
howto-points-samurai-text = am Ende, für jeden auf dem Spielplan
howto-points-ryo = Erspartes
howto-points-ryo-text = am Ende, für je { $savings } :ryo:
howto-condition = Eine Bedingung
howto-castle = Ohne Haus in EDO kein Sieg
howto-castle-text = Wer am Ende keins dort hat, hat verloren, egal mit wie viel Macht.

howto-actions = Alle Aktionen
howto-actions-text = Die kleinen Ringe an einer Aktion zeigen, wie viele Beamte dort Platz haben. Shogun-Beamte arbeiten wie deine eigenen, ziehen aber nie hinaus.
howto-office = Was Beamte daheim tun
howto-field = Wofür sie Samurai brauchen
howto-do-money = Geld
howto-do-money-text = { $money } :ryo: für jeden Beamten. Ein Samurai ist nicht nötig.
howto-do-rice = Reis
howto-do-rice-text = { $grain } :rice: für jeden Beamten: wenig, aber sicher.
howto-do-travel = Reise
howto-do-travel-text = Ein Beamter reitet zu einem Grenzposten und wird Samurai, oder er bleibt und setzt bis zu { $moved } Samurai umsonst beliebig um.
howto-do-recruit = Anwerben
howto-do-recruit-text = { $recruit } :rice: bringt dir für immer einen Shogun-Beamten, ab der nächsten Runde.
howto-do-develop = Entwicklung
howto-do-develop-text = Für { $develop } :ryo: kaufst du eine der ausliegenden Sonderkarten. Sie hat zwei stärkere Aktionen, und planen kannst du sie ab der nächsten Runde.
howto-do-harvest = Ernten
howto-do-harvest-text = Holz im Wald, Stein im Steinbruch, Reis im Reisfeld. Jeder Beamte braucht dort einen anderen Samurai; es zählen **alle** Samurai auf dem Feld, auch die der anderen.
howto-do-build = Bauen
howto-do-build-text = Jedes Gebäude braucht einen Samurai in der Stadt. Der einfache Bau kostet je einen Beamten, der schwierige je { $hard }. Eine Festung verlangt dort ein eigenes Haus und je Festung { $crowd } Häuser insgesamt.
howto-do-trade = Handeln
howto-do-trade-text = Ein Samurai beim Händler nutzt eins seiner beiden Angebote: Waren für :ryo: oder Waren für 1 :power:. In der Stadt deines Kontors darf er beide nutzen.
howto-ends = Wie es endet
howto-end-power = Jemand hat { $end }
howto-end-power-text = Die Runde wird noch zu Ende gespielt, samt Ertrag. Dann ist Schluss.
howto-end-pile = Der Stapel ist leer
howto-end-pile-text = Ist die letzte Händlerkarte im Spiel, läuft die letzte Runde.
howto-mistakes = Fehler der ersten Partie
howto-mistake-castle = Zu spät nach EDO
howto-mistake-castle-text = Baue dein Haus dort in den ersten Runden. Der Weg ist weit, und ohne Haus zählt nichts.
howto-mistake-rice = Kein Reis am Zahltag
howto-mistake-rice-text = Wer nicht zahlen kann, holt Samurai heim, und der Weg zum Feld beginnt von vorn.
howto-mistake-samurai = Alle sind unterwegs
howto-mistake-samurai-text = Jeder Samurai auf dem Spielplan fehlt daheim als Beamter. Zwei oder drei reichen fürs Erste; wirb Shogun-Beamte an.
howto-mistake-ryo = Alles Geld für Schritte
howto-mistake-ryo-text = Schritte kosten, was ein Haus braucht. Mit der Reise ziehen Samurai umsonst.
howto-mistake-plan = In der falschen Reihenfolge
howto-mistake-plan-text = Platz 1 kommt zuerst: also reisen vor ernten und ernten vor bauen. Von einer Karte planst du nur eine Aktion.
howto-mistake-special = Keine Sonderkarte
howto-mistake-special-text = Einmal { $develop } :ryo: machen jede spätere Runde stärker. Kaufe früh eine.

# -- icons, by name --
icon-wood = { resource-wood }
icon-stone = { resource-stone }
icon-rice = { resource-rice }
icon-ryo = { resource-ryo }
icon-power = Machtpunkt
icon-influence = Einfluss
icon-any = { board-any }
icon-samurai = Samurai
icon-official = Beamter
icon-shogun = Shogun-Beamter
icon-merchant = { board-merchant }
icon-house = Haus
icon-kontor = Kontor
icon-fortress = Festung
icon-paddy = Reis ernten
icon-travel = Reise
icon-recruit = Anwerben
icon-special = Sonderkarte
icon-build = Bauen
icon-trade = Handeln
icon-anywhere = beliebiges Feld
icon-border = Grenzposten
icon-unmanned = ohne Samurai
icon-plan = Plan
icon-castle = EDO

# -- the sheets of components --
sheet-permission-cards = Erlaubniskarten: alle drei für jede Person
sheet-special-cards = Sonderkarten
sheet-actions = Aktionen der Erlaubniskarten
sheet-merchants = Händlerkarten
sheet-buildings = Gebäude
sheet-start-sets = Rohstoffvorräte zu Beginn
sheet-maps = Die beiden Seiten des Spielplans
sheet-cities = Städte
sheet-incomes = Erträge der Städte: Ryo nach Rang
sheet-fields = Felder und Straßen
sheet-limits = Grenzen, Lohn und Spielende
sheet-setup = In der Schachtel und zu Beginn

sheet-column-actions = Aktionen
sheet-column-one-action = Eine Aktion
sheet-column-other-action = Andere Aktion
sheet-column-effect = Je Aktivierung
sheet-column-times = Aktivierungen
sheet-column-needs = Dafür nötig
sheet-column-goods = Rohstoffe für Ryo
sheet-column-power = Für 1 Machtpunkt
sheet-column-cost = Kosten
sheet-column-power-points = Machtpunkte
sheet-column-influence = Einfluss
sheet-column-pieces = Vorrat
sheet-column-content = Inhalt
sheet-column-players = Personen
sheet-column-fields = Felder
sheet-column-city = Bei { $players } Personen
sheet-column-kind = Art
sheet-column-roads = Straßen bei { $players } Personen
sheet-column-value = Wert

sheet-special-action = { $action }: { $effect }; { $times }
sheet-times = { $n ->
    [1] einmal
   *[other] bis zu { $n }‑mal
}
sheet-needs-official = { $n ->
    [1] 1 Beamter
   *[other] { $n } Beamte
}
sheet-needs-samurai = { $n ->
    [1] 1 Beamter und 1 Samurai
   *[other] { $n } Beamte und 1 Samurai
}
sheet-effect-money = { $n } Ryo
sheet-effect-rice = { $n } Reis
sheet-effect-recruit = { $n ->
    [0] 1 Shogun-Beamter, kostenlos
   *[other] 1 Shogun-Beamter für { $n } Reis
}
sheet-effect-develop = { $n ->
    [0] 1 Sonderkarte, kostenlos
   *[other] 1 Sonderkarte für { $n } Ryo
}
sheet-travel = { $n ->
    [1] eigenen Beamten auf einen Grenzposten entsenden oder 1 Samurai umsetzen
   *[other] eigenen Beamten auf einen Grenzposten entsenden oder bis zu { $n } Samurai umsetzen
}
sheet-travel-anywhere = { $n ->
    [1] eigenen Beamten auf ein beliebiges Feld entsenden oder 1 Samurai umsetzen
   *[other] eigenen Beamten auf ein beliebiges Feld entsenden oder bis zu { $n } Samurai umsetzen
}
sheet-any-good = Rohstoffe, die das Feld gibt,
sheet-harvest = { $yields } { $good } bei { $samurai } Samurai auf dem Feld
sheet-harvest-always = immer { $n } { $good }
sheet-build = 1 Gebäude
sheet-less = { $cost } weniger
sheet-unmanned = ohne Samurai
sheet-trade = 1 Angebot des Händlers
sheet-trade-both = beide Angebote des Händlers
sheet-trade-less = bis zu { $n } Ryo weniger
sheet-trade-anywhere = der Samurai darf überall stehen
sheet-offer = bis zu { $n } { $good } für je { $price } Ryo
sheet-for-each = { $n } für jede Person
sheet-for-all = { $n } für alle zusammen

sheet-kinds-city = { $n ->
    [1] 1 Stadt
   *[other] { $n } Städte
}
sheet-kinds-forest = { $n ->
    [1] 1 Wald
   *[other] { $n } Wälder
}
sheet-kinds-quarry = { $n ->
    [1] 1 Steinbruch
   *[other] { $n } Steinbrüche
}
sheet-kinds-rice-field = { $n ->
    [1] 1 Reisfeld
   *[other] { $n } Reisfelder
}
sheet-kinds-river = { $n ->
    [1] 1 Fluss
   *[other] { $n } Flüsse
}
sheet-kinds-border-post = { $n } Grenzposten
sheet-kind-city = Stadt
sheet-kind-forest = Wald
sheet-kind-quarry = Steinbruch
sheet-kind-rice-field = Reisfeld
sheet-kind-river = Fluss
sheet-kind-border-post = Grenzposten
sheet-income = Ertrag { $n }
sheet-income-table = Stadt mit Ertrag { $n }
sheet-start-town = Startstadt
sheet-no-start-town = keine Startstadt
sheet-kontor = Kontor erlaubt
sheet-no-kontor = kein Kontor
sheet-present = { $n ->
    [1] 1 Person vertreten
   *[other] { $n } Personen vertreten
}

sheet-limits-cards = Geplante Karten je Runde
sheet-limits-cards-text = { $n }
sheet-limits-goods = Rohstoffe einer Sorte
sheet-limits-goods-text = höchstens { $n }
sheet-harvest-yields = Ernte
sheet-harvest-yields-text = { $yields } Rohstoffe bei { $samurai } Samurai auf dem Feld; noch mehr Samurai ändern nichts
sheet-limits-step = Samurai oder Händler bewegen
sheet-limits-step-text = { $n } Ryo je Schritt
sheet-limits-wage = Lohn am Ende der Runde
sheet-limits-wage-text = { $n } Reis je Samurai auf dem Spielplan
sheet-limits-plots = Bauplätze je Stadt
sheet-limits-plots-text = { $n }
sheet-limits-kontor = Kontore je Stadt
sheet-limits-kontor-text = höchstens { $n }
sheet-limits-fortress = Bedingung für eine Festung
sheet-limits-fortress-text = { $n ->
    [1] 1 Haus in der Stadt je Festung
   *[other] { $n } Häuser in der Stadt je Festung
}; mindestens { $own ->
    [1] 1 eigenes Haus dort
   *[other] { $own } eigene Häuser dort
}
sheet-limits-end = Spielende
sheet-limits-end-text = { $n } Machtpunkte oder leerer Händlerstapel
sheet-limits-money = Schlusswertung: Geld
sheet-limits-money-text = 1 Machtpunkt je { $n } Ryo
sheet-limits-samurai = Schlusswertung: Samurai auf dem Spielplan
sheet-limits-samurai-text = { $n ->
    [1] je 1 Machtpunkt
   *[other] je { $n } Machtpunkte
}

sheet-game-designers = Autoren
sheet-game-designers-text = { $names }
sheet-game-players = Personen
sheet-game-players-text = { $least } bis { $most }, ab { $age } Jahren
sheet-player-stock-figures = Figuren je Person
sheet-player-stock-figures-text = { $n }, eine davon beginnt als Samurai
sheet-setup-ryo = Geld zu Beginn
sheet-setup-ryo-text = { $n } Ryo
sheet-setup-choices-merchant = Der Händler beginnt in
sheet-setup-choices-merchant-text = { $field }
sheet-setup-choices-display = Sonderkarten in der Auslage
sheet-setup-choices-display-text = { $n }
sheet-supplies-shoguns = Shogun-Beamte
sheet-supplies-shoguns-text = { $n }
sheet-supplies-specials = Sonderkarten
sheet-supplies-specials-text = { $n }
sheet-supplies-merchants = Händlerkarten
sheet-supplies-merchants-text = { $n }

# Gruppen der Schlusswertung
group-buildings = Gebäude
group-trade = Handel
group-samurai = Samurai
group-money = Geld

# -- wozu Orte und Dinge da sind: ein Name gilt für alle Ziele, die so beginnen, stock-<Symbol> für das, was man hat --

tip-set = Damit beginnst du, dazu kommen { $ryo } :ryo:.
tip-action = { howto-plan-text }
tip-action-a-money = { howto-do-money-text }
tip-action-c-money = { howto-do-money-text }
tip-action-a-rice = { howto-do-rice-text }
tip-action-a-wood = { howto-do-harvest-text }
tip-action-b-rice_field = { howto-do-harvest-text }
tip-action-c-stone = { howto-do-harvest-text }
tip-action-a-hard_build = { howto-do-build-text }
tip-action-c-build = { howto-do-build-text }
tip-action-b-travel = { howto-do-travel-text }
tip-action-b-recruit = { howto-do-recruit-text }
tip-action-b-trade = { howto-do-trade-text }
tip-action-c-develop = { howto-do-develop-text }
tip-field = Hier stehen Gebäude, höchstens { $plots }. Nach jeder Runde zahlt die Stadt :ryo: an alle, die in ihr gebaut haben.
tip-field-edo = Wer hier am Ende kein eigenes Haus hat, hat verloren. Nach jeder Runde zahlt die Stadt :ryo: an alle, die in ihr gebaut haben.
tip-field-forest = { howto-do-harvest-text }
tip-field-quarry = { howto-do-harvest-text }
tip-field-rice = { howto-do-harvest-text }
tip-field-border = Beamte, die reisen, betreten hier als Samurai den Spielplan.
tip-field-arakawa = Ein Weg von Feld zu Feld. Zu holen ist hier nichts.
tip-field-sumida = { tip-field-arakawa }
tip-field-edogawa = { tip-field-arakawa }
tip-field-tamagawa = { tip-field-arakawa }
tip-wages = { howto-wages-text }
tip-offer-goods = Ein Samurai beim Händler kauft hier Waren dieser Sorte für :ryo:.
tip-offer-power = Ein Samurai beim Händler gibt hier das ganze Bündel für 1 :power:.
tip-shoguns = { howto-do-recruit-text }
tip-special = { howto-do-develop-text }
tip-stock-power = { $end } :power: beenden das Spiel. Dann gewinnt, wer am meisten hat, sofern ein eigenes Haus in EDO steht.
tip-stock-wood = Für Häuser und Kontore. Du behältst höchstens { $limit }.
tip-stock-stone = Für Festungen und Kontore. Du behältst höchstens { $limit }.
tip-stock-rice = Ernährt Samurai, die draußen bleiben, und bezahlt das Anwerben. Du behältst höchstens { $limit }.
tip-stock-ryo = Bezahlt Schritte, Karten und Gebäude. Am Ende sind je { $savings } :ryo: 1 :power: wert. Wie viel die anderen haben, ist geheim.
tip-stock-official = Jeder führt seine Aktion einmal aus. Als Samurai zieht er auf den Spielplan und fehlt daheim.
tip-stock-shogun = { howto-do-recruit-text } Auf den Spielplan zieht er nie.
tip-stock-samurai = Sie arbeiten, wo sie stehen. Wer draußen bleibt, kostet je Runde { $wage } :rice:.
tip-stock-house = Bringt :power:, wenn du es baust, und einen Anteil an dem, was die Stadt zahlt.
tip-stock-kontor = In seiner Stadt darf ein Samurai beide Angebote des Händlers nutzen.
tip-stock-castle = { howto-castle-text }
tip-stock-special = { howto-do-develop-text }

ahead-planning = Dein Plan für die nächste Runde
ahead-planning-plan = Aktion { $n }
ahead-planning-staff = Beamte an Aktion { $n }
ahead-planning-commit = Und dann

# -- Werte berichtigen: wie sie heißen --
field-amount = Menge
field-base = Aktion
field-bonus = Bonus
field-both_offers = beide Angebote
field-cost_rice = Kosten in Reis
field-cost_ryo = Kosten in Ryo
field-discount = Rabatt
field-full = Einkommen insgesamt
field-houses_needed_per_fortress = Häuser je Festung
field-ignore_crowding = andere stören nicht
field-income = Einkommen
field-kind = Art
field-kontor_allowed = Platz für ein Kontor
field-max = höchstens
field-max_activations = Aktivierungen höchstens
field-max_players = Personen höchstens
field-min_age = ab Jahren
field-min_players = Personen mindestens
field-move_up_to = Samurai umgesetzt
field-name_de = Name auf Deutsch
field-name_en = Name auf Englisch
field-needs = braucht
field-officials_per_activation = Beamte je Aktivierung
field-own_houses_needed_for_fortress = eigene Häuser je Festung
field-price = Preis
field-resource = Rohstoff
field-rice = Reis
field-ryo_discount = Ryo weniger
field-samurai_at_merchant = Samurai beim Händler
field-samurai_required = Samurai nötig
field-send_anywhere = auf jedes Feld
field-shares = Anteile, eine Zeile je Zahl der Anwesenden
field-start_town = hier darf man beginnen
field-stone = Stein
field-tokens = Marker
field-wood = Holz
field-x = Platz von links
field-y = Platz von oben
word-any = beliebig
word-border_post = Grenzposten
word-city = Stadt
word-forest = Wald
word-harvest = Ernte
word-income_10 = Einkommen 10
word-income_12 = Einkommen 12
word-income_6 = Einkommen 6
word-income_8 = Einkommen 8
word-official = Beamter
word-quarry = Steinbruch
word-rice_field = Reisfeld
word-river = Fluss
word-samurai = Samurai
value-no-way = Kein Weg führt von Edo nach { $field }.
value-road = Eine Straße verbindet zwei Felder dieses Plans.
value-four-actions = Hier gehören vier der Aktionen hin.
value-two-actions = Auf eine Sonderkarte gehören zwei Aktionen.
value-first-cities = Die ersten Felder sind die Städte.
value-four-officials = An einer Karte ist Platz für vier Beamte.
value-needs = Das passt nicht zur Art dieser Aktion.
value-shares = Es sind Reihen mit 1, 2, 3 und 4 Anteilen, jede zusammen { $full }.
value-sides = Zu jeder Spielerzahl gehört genau eine Seite: Korrigiere auch die andere.

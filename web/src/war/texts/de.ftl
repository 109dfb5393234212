## Das Spiel und seine Optionen
war-title = Der Krieg der Knöpfe
war-pitch = Führe eine Bande aus acht Würfeln: Rauf dich um den Steinbruch, entgeh dem Nachsitzen und bau deine Hütte zuerst fertig.
war-minutes = 60 Minuten
war-age = ab 10
track-tiles = Andere Einsetzskalen
track-tiles-note = Andere Belohnungen an den Schauplätzen. Nichts für die erste Partie.
with-track-tiles = andere Einsetzskalen
no-track-tiles = übliche Einsetzskalen
key-digits-war = einen Würfel mit diesem Wert wählen
key-brother = großer Bruder dazu
key-confirm = bestätigen
key-end = Zug beenden

## Der Krieg der Knöpfe: Orte und Dinge
war-location-quarry = Steinbruch
war-location-forest = Wald
war-location-meadow = Wiese
war-at-quarry = im Steinbruch
war-at-forest = im Wald
war-at-meadow = auf der Wiese
war-location-village = Dorf
war-village-note = beliebige Würfel, je 1 Knopf
war-location-mill = Mühle
war-mill-note = verdrängte Würfel
war-lake = See
war-lake-note = weiße Würfel, je 3 Knöpfe
war-lake-short = je 3 Knöpfe
war-lake-die = Weißer Würfel im See, { $value }: für 3 Knöpfe nehmen
war-lake-empty = Der See ist leer.
war-school = Schule
war-school-note = je Feld ein Farbwürfel
war-board = Der Spielplan
war-badge = Bonusmarker
war-badge-given = Der Bonusmarker ist vergeben
war-meadow-with-four = nur zu viert im Spiel (W2)
war-third-card = dritte Karte: nur zu viert
war-empty = leer
war-or = oder
war-beaten-by = nötig:
war-open-to-any = offen für alle Würfel
war-held-by = { $name }
war-cards = Karten
war-in-pile = { $count } im Stapel
war-no-card = Hier liegt diese Runde keine Karte
war-snitch = Petze
war-start-player = Startspieler
war-buttons = Knöpfe
war-stars = Sterne
war-stars-of-six = von 6
war-sections = Abschnitte
war-brothers = große Brüder
war-points = Punkte
war-none = keine
war-nobody = niemand
war-nobody-white = niemand: Dort liegen nur weiße Würfel
war-tie = Gleichstand
war-now = jetzt
war-used = benutzt
war-a-brother = großer Bruder
war-a-card = eine Karte

## Felder der Schule
war-space-exam = Prüfung
war-space-rescue = Nachsitzer befreien
war-space-snitch = Petze
war-space-start = Startspieler
war-space-brother = Großer Bruder
war-space-hut = Hütte
war-space-star = Stern
war-note-exam = die meisten gewinnen
war-note-rescue = ein Junge kommt frei
war-note-snitch = einen Jungen befreien
war-note-start = nächste Runde zuerst
war-note-brother = zwei davon nehmen
war-note-hut = einen Abschnitt bauen
war-note-star = einen Stern annähen
war-counting-exam = die meisten { $value }er:
war-counting-snitch = erwischt, meiste { $value }er:
war-starts-next = { $you ->
    [yes] du beginnst die nächste Runde
   *[no] { $name } beginnt als Nächstes
  }
war-line-taken = { $name } hat hier eine { $value } liegen.
war-pay = { $count } zahlen
war-free-of-charge = gratis

## Karten
war-card-section = Bauabschnitt
war-card-school-pay = Schulsold
war-card-quarry-pay = Steinbruchsold
war-card-forest-pay = Waldsold
war-card-meadow-pay = Wiesensold
war-card-village-pay = Dorfsold
war-card-two-brothers = Zwei große Brüder
war-card-three-brothers = Drei große Brüder
war-card-equals = Gleiches verdrängt
war-card-turn-1s = Die 1er drehen
war-card-turn-2s = Die 2er drehen
war-card-turn-3s = Die 3er drehen
war-card-re-roll = Neu würfeln
war-card-one-star = Ein Stern
war-card-two-stars = Zwei Sterne
war-effect-section = Baue sofort einen freien Abschnitt.
war-effect-school-pay = 2 Knöpfe mehr je Würfel in der Schule.
war-effect-quarry-pay = 2 Knöpfe mehr im Steinbruch.
war-effect-forest-pay = 2 Knöpfe mehr im Wald.
war-effect-meadow-pay = 2 Knöpfe mehr auf der Wiese.
war-effect-village-pay = 1 Knopf mehr je Würfel im Dorf.
war-effect-two-brothers = Nimm zwei große Brüder.
war-effect-three-brothers = Nimm drei große Brüder.
war-effect-equals = Deine Würfel verdrängen auch gleich viele Würfel mit gleichem Wert.
war-effect-turn-1s = Drehe beliebig viele deiner 1er auf einen Wert deiner Wahl.
war-effect-turn-2s = Drehe beliebig viele deiner 2er auf einen Wert deiner Wahl.
war-effect-turn-3s = Drehe beliebig viele deiner 3er auf einen Wert deiner Wahl.
war-effect-re-roll = Würfle beliebig viele deiner Würfel einmal neu, alle zusammen.
war-effect-one-star = Nimm einen Stern.
war-effect-two-stars = Nimm zwei Sterne.
war-kind-at-once = sofort
war-kind-lasting = dauerhaft
war-kind-after-rolling = nach dem Würfeln
war-card-needs = Nötig sind { $count } gleiche Würfel und so viele Knöpfe, wie einer davon zeigt.
war-card-sold = { $you ->
    [yes] Du hast sie.
   *[no] { $name } hat sie.
  }
war-has-it = { $you ->
    [yes] gehört dir
   *[no] hat { $name }
  }
war-pips-price = Preis: die Augen
war-your-cards = Deine
war-card-income = je Runde +2 Knöpfe für jede
war-no-cards = noch keine Karten
war-cards-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

## Bonusmarker
war-part-build = einen Abschnitt bauen
war-part-free = einen Jungen befreien
war-part-star = 1 Stern
war-part-brother = { $count ->
    [one] 1 großer Bruder
   *[other] { $count } große Brüder
  }
war-part-buttons = { $count ->
    [one] +1 Knopf
   *[other] +{ $count } Knöpfe
  }
war-part-lost = { $part } (nicht möglich)
war-built-section = Abschnitt { $number }
war-freed-spot = befreit den Jungen auf Platz { $number }

## Die eigenen Würfel
war-your-dice = Deine Würfel
war-own-die = Dein Würfel, { $value }
war-white-die = Weißer Würfel, { $value }
war-no-dice = Alle deine Würfel sind eingesetzt.
war-add-brother = { $count ->
    [one] Großen Bruder dazunehmen
   *[other] Einen großen Bruder dazunehmen, du hast { $count }
  }
war-brother-note = großer Bruder: jeder Wert
war-to-place = noch da
war-all-placed = alle Würfel eingesetzt
war-chosen = { $brother ->
    [yes] { $count ->
        [0] Großer Bruder allein
        [1] Eine { $value } und ein großer Bruder
       *[other] { $value ->
            [0] { $count } Würfel und ein großer Bruder
           *[other] { $count } × { $value } und ein großer Bruder
          }
      }
   *[no] { $count ->
        [1] Eine { $value } gewählt
       *[other] { $value ->
            [0] { $count } Würfel gewählt
           *[other] { $count } × { $value } gewählt
          }
      }
  }
war-cancel = Abbrechen
war-end-turn = Zug beenden
war-village-done = Das ist alles

## Was zu tun ist
war-your-turn = Du bist dran
war-headline-turn = { $you ->
    [yes] Du bist dran: Würfel wählen
   *[no] { $name } setzt Würfel ein
  }
war-headline-acted = { $you ->
    [yes] Zusatzaktion oder Zug beenden
   *[no] { $name } hat noch eine Zusatzaktion
  }
war-headline-village = { $you ->
    [yes] Noch mehr ins Dorf?
   *[no] { $name } schickt Würfel ins Dorf
  }
war-headline-building = { $you ->
    [yes] Wähle einen Bauabschnitt
   *[no] { $name } baut einen Abschnitt
  }
war-headline-freeing = { $you ->
    [yes] Wähle, wen du befreist
   *[no] { $name } befreit einen Jungen
  }
war-headline-detaining = { $you ->
    [yes] Erwischt: Wähle einen Jungen
   *[no] { $name } wurde verpetzt
  }
war-headline-after-rolling = { $you ->
    [yes] Nach dem Wurf: Karte nutzen?
   *[no] { $name } darf eine Karte nutzen
  }
war-headline-rolling = Die Würfel rollen
war-headline-over = Das Spiel ist zu Ende
war-note-watch = Tippe jemanden an, um mehr zu sehen.
war-note-phase-turn = Wähle gleiche Würfel, dann einen Ort.
war-note-phase-acted = Wähle unten eine oder beende den Zug.
war-note-phase-village = Wähle mehr Würfel oder sag: Das ist alles.
war-note-phase-building = Tippe einen leuchtenden Abschnitt an.
war-note-phase-freeing = Tippe einen Jungen hinter Gittern an.
war-note-phase-detaining = Einer deiner Würfel muss nachsitzen.
war-note-phase-after-rolling = Einmal, vor dem ersten Zug.
war-note-glow = { $count ->
    [one] Ein Ort leuchtet: Tippe ihn an.
   *[other] { $count } Orte leuchten: Tippe einen an.
  }
war-note-glow-brother = Tippe einen Ort an oder nimm den Bruder dazu.
war-note-needs-brother = Gepunktete Orte: nur mit großem Bruder.
war-note-nothing = Passt nirgends. Antippen zeigt, warum.
war-note-acted = Würfelaktion erledigt. Drehen geht noch.
war-note-village = Tippe das Dorf an oder wähle mehr.
war-targets = { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
  }

## Sätze zum Hören
war-place-held = { $name }, Feld { $space }, { $dice }.
war-place-brother = Leer: Ein großer Bruder, der allein kam, zeigt Feld { $space }.
war-place-open = Noch ist niemand da.
war-target-legal = { $costs ->
    [0] { $pays ->
        [0] Würfel hier einsetzen.
        [one] Würfel hier einsetzen und 1 Knopf bekommen.
       *[other] Würfel hier einsetzen und { $pays } Knöpfe bekommen.
      }
    [one] Würfel hier einsetzen und 1 Knopf zahlen.
   *[other] Würfel hier einsetzen und { $costs } Knöpfe zahlen.
  }
war-target-maybe = Nur mit einem großen Bruder.
war-target-no = Deine Würfel passen hier nicht.
war-village-more = Du darfst weitere Würfel dazulegen.
war-opponent-label = { $name }: { $dice ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
  } übrig{ $values }, { $buttons ->
    [one] ein Knopf
   *[other] { $buttons } Knöpfe
  }, { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
  }, { $sections ->
    [one] ein Abschnitt
   *[other] { $sections } Abschnitte
  }. Vergrößern.
war-hut-label = Hütte von { $name }: { $sections } von 6 Abschnitten, { $boys } Nachsitzer
war-order = Reihenfolge
war-parts = Teile des Spielplans

## Hütte
war-your-hut = Deine Hütte
war-hut-of = { $name }
war-of-six = { $count } von 6
war-sections-of-six = { $count } von 6 Abschnitten
war-hut-open = { $count ->
    [one] Abschnitt { $sections } ist frei.
   *[other] Frei: { $sections }.
  }
war-hut-nothing = Kein Abschnitt ist frei.
war-hut-blocked = Gesperrt: { $sections }.
war-build-here = Abschnitt { $section } bauen
war-free-this = Die { $value } befreien: Abschnitt { $section } wird frei
war-enlarged = { $name }, vergrößert
war-count-buttons = { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
  }
war-count-stars = { $count } von 6 Sternen
war-count-brothers = { $count ->
    [one] 1 großer Bruder
   *[other] { $count } große Brüder
  }
war-next-prices = Der nächste Abschnitt kostet { $section }, der nächste Stern { $star }.
war-next-section = Abschnitt: { $price }
war-next-star = Stern: { $price }
war-five-plus = 5, und 1 mehr für jeden, den du hast

## Reiter
war-tab-places = Orte
war-tab-school = Schule
war-tab-cards = Karten
war-tab-hut = Hütte
war-tab-log = Verlauf
war-tab-others = Andere

## Zusatzaktion
war-bonus = Zusatzaktion
war-bonus-note = eine pro Zug
war-bonus-used = erledigt
war-bonus-when = eine pro Zug, vor oder nach dem Einsetzen
war-bonus-lake = Weißer Würfel
war-bonus-lake-note = aus dem See
war-bonus-turn = Würfel drehen
war-bonus-turn-note = Preis je Auge
war-bonus-give = Befreien
war-bonus-give-note = für eine Karte
war-take-white = Weißen Würfel nehmen
war-per-pip = { $count } je Auge
war-cannot-pay = Du hast keine 3 Knöpfe.
war-no-turn = Du hast keinen Würfel mehr zum Drehen oder keinen Knopf zum Zahlen.
war-no-give = Du brauchst eine Karte zum Abgeben und einen Nachsitzer.
war-give-card = { $card } abgeben
war-choose-bonus = Wähle eine
war-do-lake = Weiße { $value } nehmen, { $costs } zahlen
war-do-turn = { $from } auf { $to } drehen, { $costs } zahlen
war-do-give = { $card } abgeben
war-turn-to = Die { $from } drehen auf
war-turn-face = { $costs ->
    [0] { $from } auf { $to } drehen
    [one] { $from } auf { $to } drehen für 1 Knopf
   *[other] { $from } auf { $to } drehen für { $costs } Knöpfe
  }

## Nach dem Wurf
war-after-rolling = Karten nach dem Würfeln
war-dice-like-that = { $count ->
    [one] Du hast eine { $value }.
   *[other] Du hast { $count } davon: Wähle für eine nach der anderen.
  }
war-take-up = Eine { $value } neu würfeln
war-reroll-dice = { $count ->
    [one] Diesen Würfel neu würfeln
   *[other] { $count } Würfel neu würfeln
  }
war-leave-as-rolled = So lassen

## Ende der Runde
war-counting-up = Auswertung
war-step = Schritt { $step } / 5
war-step-snitch = Petze
war-step-exam = Prüfung
war-step-start = Start
war-step-places = Orte
war-step-end = Ende?
war-skip = Überspringen
war-go-on = Weiter
war-next-step = Weiter: { $step }
war-left-out = Zählen nicht: Dorf, Mühle, weiße Würfel
war-not-counted = Dorf, Mühle und weiße Würfel zählen nicht.
war-waits-for = { $name } wählt
war-who-has-most = Wer hat die meisten { $value }er?
war-who-holds = Wer einen Ort hält, bekommt den Bonusmarker
war-start-die = Das Feld ist besetzt
war-start-stays = Niemand hat das Feld besetzt
war-most-so-far = { $you ->
    [yes] bisher vorn: du
   *[no] bisher vorn: { $name }
  }
war-begins-next = { $you ->
    [yes] Du beginnst die nächste Runde
   *[no] { $name } beginnt die nächste Runde
  }
war-six-end = Bei sechs ist Schluss
war-game-ends = Das Spiel endet
war-no-snitch = Niemand hat gepetzt.
war-no-exam = Niemand war in der Prüfung.
war-tie-nobody = Gleichstand oder gar keine: Nichts geschieht.
war-detention-full = { $you ->
    [yes] Bei dir ist kein Nachsitzplatz frei: Nichts geschieht.
   *[no] Bei { $name } ist kein Nachsitzplatz frei: Nichts geschieht.
  }
war-from-quarry = aus dem Steinbruch
war-from-forest = aus dem Wald
war-from-meadow = von der Wiese
war-from-village = aus dem Dorf
war-from-mill = aus der Mühle
war-from-card = von einer Karte
war-from-exam = aus der Prüfung
war-from-rescue = vom Feld „Nachsitzer befreien“
war-from-snitch = vom Feld Petze
war-from-start = vom Feld Startspieler
war-from-brother = vom Feld Großer Bruder
war-from-hut = vom Feld Hütte
war-from-star = vom Feld Stern
war-caught = { $you ->
    [yes] Dein Junge kommt { $from } auf Platz { $spot }
   *[no] Ein Junge von { $name } kommt { $from } auf Platz { $spot }
  }
war-caught-chooses = { $you ->
    [yes] Einer deiner Jungen muss nachsitzen.
   *[no] Ein Junge von { $name } muss nachsitzen.
  }
war-which-boy = Welcher Junge?
war-which-spot = Auf welchen Platz?
war-spot = Platz { $spot }
war-still-yours = der Ort bleibt deiner
war-badge-lost = du verlierst seinen Bonusmarker
war-exam-lost = dann gibt es keine Prüfung
war-costs-nothing = kostet dich sonst nichts
war-source-card = Karte

## Verlauf
war-log-start-player = { $you ->
    [yes] beginnst die Partie
   *[no] beginnt die Partie
  }
war-log-round = Runde { $number } beginnt
war-log-undo = { $you ->
    [yes] nimmst den letzten Zug zurück
   *[no] nimmt den letzten Zug zurück
  }
war-log-enters = { $you ->
    [yes] setzt { $dice } { $place } ein
   *[no] setzt { $dice } { $place } ein
  }
war-log-beats = { $you ->
    [yes] verdrängst { $holder } { $place }: { $dice }
   *[no] { $reader ->
        [yes] verdrängt dich { $place }: { $dice }
       *[no] verdrängt { $holder } { $place }: { $dice }
    }
  }
war-log-village = { $you ->
    [yes] schickst { $dice } ins Dorf
   *[no] schickt { $dice } ins Dorf
  }
war-log-exam = { $you ->
    [yes] gehst mit einer { $value } in die Prüfung
   *[no] geht mit einer { $value } in die Prüfung
  }
war-log-rescue = { $you ->
    [yes] zahlst mit einer { $value } für eine Befreiung
   *[no] zahlt mit einer { $value } für eine Befreiung
  }
war-log-snitch = { $you ->
    [yes] petzt mit einer { $value }
   *[no] petzt mit einer { $value }
  }
war-log-start = { $you ->
    [yes] beginnst die nächste Runde
   *[no] beginnt die nächste Runde
  }
war-log-brother = { $you ->
    [yes] holst mit einer { $value } zwei große Brüder
   *[no] holt mit einer { $value } zwei große Brüder
  }
war-log-hut = { $you ->
    [yes] kaufst mit einer { $value } einen Abschnitt
   *[no] kauft mit einer { $value } einen Abschnitt
  }
war-log-star = { $you ->
    [yes] kaufst mit einer { $value } einen Stern
   *[no] kauft mit einer { $value } einen Stern
  }
war-log-card = { $you ->
    [yes] kaufst { $card } mit { $dice } für { $price }
   *[no] kauft { $card } mit { $dice } für { $price }
  }
war-log-lake = { $you ->
    [yes] nimmst eine weiße { $value } für 3 Knöpfe
   *[no] nimmt eine weiße { $value } für 3 Knöpfe
  }
war-log-turn = { $you ->
    [yes] drehst eine { $from } auf { $to }
   *[no] dreht eine { $from } auf { $to }
  }
war-log-give = { $you ->
    [yes] gibst { $card } ab und befreist einen Jungen
   *[no] gibt { $card } ab und befreit einen Jungen
  }
war-log-free = { $you ->
    [yes] befreist deine { $boy } von Platz { $value }
   *[no] befreit eine { $boy } von Platz { $value }
  }
war-log-build = { $you ->
    [yes] baust Abschnitt { $value }
   *[no] baut Abschnitt { $value }
  }
war-log-detain = { $you ->
    [yes] wirst erwischt: Dein Junge { $from } kommt auf Platz { $spot }
   *[no] wird erwischt: Ein Junge { $from } kommt auf Platz { $spot }
  }
war-log-reroll = { $you ->
    [yes] würfelst einige Würfel neu
   *[no] würfelt einige Würfel neu
  }
war-log-mill = { $count ->
    [one] deine { $dice } rollt zur Mühle
   *[other] deine { $dice } rollen zur Mühle
  }
war-log-pays = { $you ->
    [yes] zahlst { $count }
   *[no] zahlt { $count }
  }

## Rat
war-advice-location = { $dice } { $place } einsetzen
war-advice-card = { $card } mit { $dice } kaufen
war-advice-school = { $space } mit einer { $value }
war-advice-village = { $dice } ins Dorf schicken
war-advice-village-done = es dabei belassen
war-advice-detain = die { $value } auf Platz { $spot } schicken
war-advice-after-reroll = neu würfeln
war-advice-after-done = so lassen
war-advice-end = den Zug beenden

## Das Ende
war-ending-hut = { $you ->
    [yes] Deine Hütte steht: Alle sechs Abschnitte sind gebaut.
   *[no] Die Hütte steht: Alle sechs Abschnitte sind gebaut.
  }
war-ending-stars = Sechs Sterne sind angenäht.
war-ending-both = Hütte und Sterne: sechs von beidem.
war-ending-points = Mehrere waren in dieser Runde fertig, also entscheiden die Punkte: { $points }.
war-ending-buttons = Gleichstand mit { $points } Punkten: Die Knöpfe entscheiden.
war-ending-shared = Gleichstand bei Punkten und Knöpfen: Der Sieg wird geteilt.
war-points-decide = Mehrere haben sechs erreicht, also zählen Punkte: 1 für jeden Abschnitt, jeden Stern, jede Karte und je fünf Knöpfe (W81).
war-points-not-needed = Nur eine Bande hat sechs erreicht und gewinnt. Die Punkte für Neugierige: 1 für jeden Abschnitt, jeden Stern, jede Karte und je fünf Knöpfe.
war-the-huts = Die Hütten

## Rat: warum
war-share = { $share }
war-hint-note = Gewinnchance
war-hint-mark = Tipp { $rank }: { $share } Gewinnchance
war-choose-for-me = Für mich wählen
war-why-wins = Das gewinnt das Spiel.
war-why-loses = Das Spiel wäre aus, ohne dass du gewinnst.
war-why-judged = In den Probespielen des Bots lief es so am besten.
war-why-pays = { $buttons ->
    [one] Das bringt 1 Knopf.
   *[other] Das bringt { $buttons } Knöpfe.
  }
war-why-costs = { $buttons ->
    [one] Das kostet 1 Knopf.
   *[other] Das kostet { $buttons } Knöpfe.
  }
war-why-displaces = { $dice ->
    [one] Ein Würfel von { $name } rollt zur Mühle.
   *[other] { $dice } Würfel von { $name } rollen zur Mühle.
  }
war-why-displaces-own = Deine eigenen Würfel dort rollen zur Mühle.
war-why-blocks = { $name } kann { $place } nichts mehr einsetzen.
war-why-holds = Dich kann { $place } niemand mehr verdrängen.
war-why-marker = Du bekämst den Bonus: { $marker }.
war-why-threatens = { $you ->
    [yes] So wie es steht, würdest du erwischt.
   *[no] So wie es steht, würde { $name } erwischt.
  }
war-why-shuns-locations = Dafür setzt du diese Runde nichts mehr an Schauplätzen ein.
war-why-starts = Du beginnst die nächste Runde.
war-why-builds = { $sections ->
    [one] Dann steht 1 von 6 Abschnitten.
   *[other] Dann stehen { $sections } von 6 Abschnitten.
  }
war-why-frees = { $boys ->
    [0] Dann sitzt bei dir niemand mehr nach.
    [one] Dann sitzt bei dir nur noch 1 Junge nach.
   *[other] Dann sitzen bei dir noch { $boys } Jungen nach.
  }
war-why-unblocks = Dann kannst du Abschnitt { $section } bauen.
war-why-detains = Das sperrt Abschnitt { $section }.
war-why-detains-harmless = Abschnitt { $section } steht schon: Nichts wird gesperrt.
war-why-gains-stars = { $stars ->
    [one] Das bringt einen Stern.
   *[other] Das bringt { $stars } Sterne.
  }
war-why-gains-brothers = { $brothers ->
    [one] Das bringt einen großen Bruder.
   *[other] Das bringt { $brothers } große Brüder.
  }
war-why-keeps-dice = { $dice ->
    [one] 1 Würfel bleibt dir für später.
   *[other] { $dice } Würfel bleiben dir für später.
  }
war-why-ends-round = Das beendet die Runde.

## Il gioco e le sue opzioni
war-title = La guerra dei bottoni
war-pitch = Guida una banda di otto dadi: azzuffati per la cava, evita la punizione e finisci per primo la tua capanna.
war-minutes = 60 minuti
war-age = da 10 anni
track-tiles = Tessere dei tracciati
track-tiles-note = Altri premi nei luoghi. Meglio non alla prima partita.
with-track-tiles = con tessere dei tracciati
no-track-tiles = senza tessere dei tracciati
key-digits-war = scegliere un dado di quel valore
key-brother = aggiungere un fratello maggiore
key-confirm = confermare
key-end = finire il turno

## La guerra dei bottoni: luoghi e materiale
war-location-quarry = Cava
war-location-forest = Bosco
war-location-meadow = Prato
war-at-quarry = nella cava
war-at-forest = nel bosco
war-at-meadow = nel prato
war-location-village = Villaggio
war-village-note = 1 bottone per ogni dado
war-location-mill = Mulino
war-mill-note = dadi scacciati
war-lake = Lago
war-lake-note = dadi bianchi, 3 bottoni
war-lake-short = 3 bottoni ciascuno
war-lake-die = Dado bianco nel lago, { $value }: prendilo per 3 bottoni
war-lake-empty = Il lago è vuoto.
war-school = Scuola
war-school-note = 1 dado colorato a casella
war-board = Il tabellone
war-badge = Segnalino bonus
war-badge-given = Il segnalino bonus è assegnato
war-meadow-with-four = in gioco solo in quattro (W2)
war-third-card = terza carta: solo in quattro
war-empty = vuoto
war-or = o
war-beaten-by = servono
war-open-to-any = aperto a tutti i dadi
war-held-by = { $name }
war-cards = Carte
war-in-pile = { $count } nel mazzo
war-no-card = Nessuna carta qui in questo giro
war-snitch = spia
war-start-player = Primo giocatore
war-buttons = bottoni
war-stars = stelle
war-stars-of-six = su 6
war-sections = sezioni
war-brothers = fratelli maggiori
war-points = punti
war-none = nessuno
war-nobody = nessuno
war-nobody-white = nessuno: ci sono solo dadi bianchi
war-tie = parità
war-now = ora
war-used = usata
war-a-brother = fratello maggiore
war-a-card = una carta

## Caselle della scuola
war-space-exam = Esame
war-space-rescue = Liberare un ragazzo
war-space-snitch = Spia
war-space-start = Primo giocatore
war-space-brother = Fratello maggiore
war-space-hut = Capanna
war-space-star = Stella
war-note-exam = chi ne ha di più
war-note-rescue = far uscire un ragazzo
war-note-snitch = liberare un ragazzo
war-note-start = giocare per primo
war-note-brother = prenderne due
war-note-hut = una sezione in più
war-note-star = cucire una stella
war-counting-exam = più { $value } di tutti:
war-counting-snitch = punito, ha più { $value }:
war-starts-next = { $you ->
    [yes] inizi tu il prossimo giro
   *[no] { $name } inizia il prossimo giro
  }
war-line-taken = { $name } ha un { $value } qui.
war-pay = paga { $count }
war-free-of-charge = gratis

## Carte
war-card-section = Sezione della capanna
war-card-school-pay = Paga della scuola
war-card-quarry-pay = Paga della cava
war-card-forest-pay = Paga del bosco
war-card-meadow-pay = Paga del prato
war-card-village-pay = Paga del villaggio
war-card-two-brothers = Due fratelli maggiori
war-card-three-brothers = Tre fratelli maggiori
war-card-equals = La parità scaccia
war-card-turn-1s = Girare gli 1
war-card-turn-2s = Girare i 2
war-card-turn-3s = Girare i 3
war-card-re-roll = Rilanciare
war-card-one-star = Una stella
war-card-two-stars = Due stelle
war-effect-section = Costruisci subito una sezione libera.
war-effect-school-pay = 2 bottoni in più per dado a scuola.
war-effect-quarry-pay = 2 bottoni in più nella cava.
war-effect-forest-pay = 2 bottoni in più nel bosco.
war-effect-meadow-pay = 2 bottoni in più nel prato.
war-effect-village-pay = 1 bottone in più per dado al villaggio.
war-effect-two-brothers = Prendi due fratelli maggiori.
war-effect-three-brothers = Prendi tre fratelli maggiori.
war-effect-equals = I tuoi dadi scacciano anche altrettanti dadi dello stesso valore.
war-effect-turn-1s = Gira quanti 1 vuoi, ciascuno su un valore a scelta.
war-effect-turn-2s = Gira quanti 2 vuoi, ciascuno su un valore a scelta.
war-effect-turn-3s = Gira quanti 3 vuoi, ciascuno su un valore a scelta.
war-effect-re-roll = Rilancia una volta i dadi che vuoi, tutti insieme.
war-effect-one-star = Prendi una stella.
war-effect-two-stars = Prendi due stelle.
war-kind-at-once = immediata
war-kind-lasting = permanente
war-kind-after-rolling = dopo il lancio
war-card-needs = Servono { $count } dadi uguali e tanti bottoni quanto il loro valore.
war-card-sold = { $you ->
    [yes] È tua.
   *[no] È di { $name }.
  }
war-has-it = { $you ->
    [yes] tua
   *[no] di { $name }
  }
war-pips-price = prezzo: il valore
war-your-cards = Le tue
war-card-income = +2 bottoni ciascuna per giro
war-no-cards = ancora nessuna carta
war-cards-count = { $count ->
    [one] una carta
   *[other] { $count } carte
  }

## Segnalini bonus
war-part-build = costruire una sezione
war-part-free = liberare un ragazzo
war-part-star = 1 stella
war-part-brother = { $count ->
    [one] 1 fratello maggiore
   *[other] { $count } fratelli maggiori
  }
war-part-buttons = { $count ->
    [one] +1 bottone
   *[other] +{ $count } bottoni
  }
war-part-lost = { $part } (impossibile)
war-built-section = sezione { $number }
war-freed-spot = libera il ragazzo del posto { $number }

## I propri dadi
war-your-dice = I tuoi dadi
war-own-die = Il tuo dado, { $value }
war-white-die = Dado bianco, { $value }
war-no-dice = Tutti i tuoi dadi sono piazzati.
war-add-brother = { $count ->
    [one] Aggiungi il fratello maggiore
   *[other] Aggiungi un fratello maggiore, ne hai { $count }
  }
war-brother-note = fratello maggiore: ogni valore
war-to-place = da usare
war-all-placed = tutti i dadi piazzati
war-chosen = { $brother ->
    [yes] { $count ->
        [0] Solo il fratello maggiore
        [1] Un { $value } e un fratello maggiore
       *[other] { $value ->
            [0] { $count } dadi e un fratello maggiore
           *[other] { $count } × { $value } e un fratello maggiore
          }
      }
   *[no] { $count ->
        [1] Un { $value } scelto
       *[other] { $value ->
            [0] { $count } dadi scelti
           *[other] { $count } × { $value } scelti
          }
      }
  }
war-cancel = Annulla
war-end-turn = Fine turno
war-village-done = È tutto

## Che cosa si aspetta
war-your-turn = Tocca a te
war-headline-turn = { $you ->
    [yes] Tocca a te: scegli i dadi
   *[no] { $name } piazza i dadi
  }
war-headline-acted = { $you ->
    [yes] Un’azione bonus, o fine turno
   *[no] { $name } può fare un’azione bonus
  }
war-headline-village = { $you ->
    [yes] Altri dadi al villaggio?
   *[no] { $name } manda dadi al villaggio
  }
war-headline-building = { $you ->
    [yes] Scegli una sezione da costruire
   *[no] { $name } costruisce una sezione
  }
war-headline-freeing = { $you ->
    [yes] Scegli un ragazzo da liberare
   *[no] { $name } libera un ragazzo
  }
war-headline-detaining = { $you ->
    [yes] Ti hanno beccato: scegli un ragazzo
   *[no] { $name } è stato denunciato
  }
war-headline-after-rolling = { $you ->
    [yes] Dopo il lancio: usi la carta?
   *[no] { $name } può usare una carta
  }
war-headline-rolling = I dadi rotolano
war-headline-over = La partita è finita
war-note-watch = Tocca un giocatore per vedere di più.
war-note-phase-turn = Scegli dadi uguali, poi un luogo.
war-note-phase-acted = Scegli qui sotto, o finisci il turno.
war-note-phase-village = Scegli altri dadi, o di’ che è tutto.
war-note-phase-building = Tocca una sezione che brilla.
war-note-phase-freeing = Tocca un ragazzo dietro le sbarre.
war-note-phase-detaining = Uno dei tuoi dadi va in punizione.
war-note-phase-after-rolling = Una volta, prima del primo turno.
war-note-glow = { $count ->
    [one] Un luogo brilla: toccalo.
   *[other] { $count } luoghi brillano: toccane uno.
  }
war-note-glow-brother = Tocca un luogo, o aggiungi il fratello.
war-note-needs-brother = Luoghi punteggiati: col fratello maggiore.
war-note-nothing = Non va bene. Tocca un luogo per sapere perché.
war-note-acted = Azione dei dadi fatta. Puoi girare un dado.
war-note-village = Tocca il villaggio, o scegline altri.
war-targets = { $count ->
    [one] una meta
   *[other] { $count } mete
  }

## Frasi da ascoltare
war-place-held = { $name }, casella { $space }, { $dice }.
war-place-brother = Vuoto: un fratello maggiore venuto da solo segna la casella { $space }.
war-place-open = Non c’è ancora nessuno.
war-target-legal = { $costs ->
    [0] { $pays ->
        [0] Piazza qui i tuoi dadi.
        [one] Piazza qui i tuoi dadi e ricevi 1 bottone.
       *[other] Piazza qui i tuoi dadi e ricevi { $pays } bottoni.
      }
    [one] Piazza qui i tuoi dadi e paga 1 bottone.
   *[other] Piazza qui i tuoi dadi e paga { $costs } bottoni.
  }
war-target-maybe = Solo con il fratello maggiore.
war-target-no = I tuoi dadi non vanno bene qui.
war-village-more = Puoi aggiungere altri dadi.
war-opponent-label = { $name }: { $dice ->
    [0] nessun dado
    [one] un dado
   *[other] { $dice } dadi
  } da piazzare{ $values }, { $buttons ->
    [0] nessun bottone
    [one] un bottone
   *[other] { $buttons } bottoni
  }, { $stars ->
    [0] nessuna stella
    [one] una stella
   *[other] { $stars } stelle
  }, { $sections ->
    [0] nessuna sezione
    [one] una sezione
   *[other] { $sections } sezioni
  }. Ingrandisci.
war-hut-label = Capanna di { $name }: { $sections ->
    [one] una sezione
   *[other] { $sections } sezioni
  } su 6, { $boys } in punizione
war-order = Ordine di gioco
war-parts = Parti del tabellone

## Capanna
war-your-hut = La tua capanna
war-hut-of = { $name }
war-of-six = { $count } su 6
war-sections-of-six = { $count ->
    [one] 1 sezione
   *[other] { $count } sezioni
  } su 6
war-hut-open = { $count ->
    [one] Sezione libera: { $sections }.
   *[other] Sezioni libere: { $sections }.
  }
war-hut-nothing = Nessuna sezione è libera.
war-hut-blocked = Bloccate: { $sections }.
war-build-here = Costruisci la sezione { $section }
war-free-this = Libera il { $value }: sblocca la sezione { $section }
war-enlarged = { $name }, ingrandito
war-count-buttons = { $count ->
    [one] 1 bottone
   *[other] { $count } bottoni
  }
war-count-stars = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
  } su 6
war-count-brothers = { $count ->
    [one] 1 fratello maggiore
   *[other] { $count } fratelli maggiori
  }
war-next-prices = La prossima sezione costa { $section }, la prossima stella { $star }.
war-next-section = Sezione: { $price }
war-next-star = Stella: { $price }
war-five-plus = 5 + 1 per ognuna che hai già

## Schede
war-tab-places = Luoghi
war-tab-school = Scuola
war-tab-cards = Carte
war-tab-hut = Capanna
war-tab-log = Cronaca
war-tab-others = Altri

## Azione bonus
war-bonus = Azione bonus
war-bonus-note = una per turno
war-bonus-used = fatta
war-bonus-when = una per turno, prima o dopo i dadi
war-bonus-lake = Dado bianco
war-bonus-lake-note = dal lago
war-bonus-turn = Gira un dado
war-bonus-turn-note = prezzo per pallino
war-bonus-give = Libera un ragazzo
war-bonus-give-note = per una carta
war-take-white = Prendi un dado bianco
war-per-pip = { $count } per pallino
war-cannot-pay = Non hai 3 bottoni.
war-no-turn = Non hai più dadi da girare, o nessun bottone per pagare.
war-no-give = Ti servono una carta da cedere e un ragazzo in punizione.
war-give-card = cedi { $card }
war-choose-bonus = Scegline una
war-do-lake = Prendi il { $value } bianco, paga { $costs }
war-do-turn = Gira il { $from } su { $to }, paga { $costs }
war-do-give = Cedi { $card }
war-turn-to = Gira il { $from } su
war-turn-face = { $costs ->
    [0] Gira il { $from } su { $to }
    [one] Gira il { $from } su { $to } per 1 bottone
   *[other] Gira il { $from } su { $to } per { $costs } bottoni
  }

## Dopo il lancio
war-after-rolling = Carte dopo il lancio
war-dice-like-that = { $count ->
    [one] Hai un { $value }.
   *[other] Ne hai { $count }: scegli uno dopo l’altro.
  }
war-take-up = Riprendi un { $value } per rilanciarlo
war-reroll-dice = { $count ->
    [one] Rilancia questo dado
   *[other] Rilancia { $count } dadi
  }
war-leave-as-rolled = Lascia così

## Fine del giro
war-counting-up = Conteggio
war-step = Passo { $step } / 5
war-step-snitch = Spia
war-step-exam = Esame
war-step-start = Inizio
war-step-places = Luoghi
war-step-end = Fine?
war-skip = Salta
war-go-on = Continua
war-next-step = Poi: { $step }
war-left-out = Non contano: villaggio, mulino, dadi bianchi
war-not-counted = Villaggio, mulino e dadi bianchi non contano.
war-waits-for = { $name } sceglie
war-who-has-most = Chi ha più { $value } di tutti?
war-who-holds = Chi tiene un luogo riceve il suo segnalino bonus
war-start-die = La casella è presa
war-start-stays = Nessuno ha preso la casella
war-most-so-far = { $you ->
    [yes] in testa: tu
   *[no] in testa: { $name }
  }
war-begins-next = { $you ->
    [yes] Inizi tu il prossimo giro
   *[no] { $name } inizia il prossimo giro
  }
war-six-end = A sei la partita finisce
war-game-ends = La partita finisce
war-no-snitch = Nessuno ha fatto la spia.
war-no-exam = Nessuno ha dato l’esame.
war-tie-nobody = Parità, o nessuno ne ha: non succede nulla.
war-detention-full = { $you ->
    [yes] I tuoi posti in punizione sono tutti occupati: non succede nulla.
   *[no] I posti in punizione di { $name } sono tutti occupati: non succede nulla.
  }
war-from-quarry = dalla cava
war-from-forest = dal bosco
war-from-meadow = dal prato
war-from-village = dal villaggio
war-from-mill = dal mulino
war-from-card = da una carta
war-from-exam = dall’esame
war-from-rescue = dalla casella «liberare un ragazzo»
war-from-snitch = dalla casella spia
war-from-start = dalla casella primo giocatore
war-from-brother = dalla casella fratello maggiore
war-from-hut = dalla casella capanna
war-from-star = dalla casella stella
war-caught = { $you ->
    [yes] Il tuo ragazzo va { $from } al posto { $spot }
   *[no] Un ragazzo di { $name } va { $from } al posto { $spot }
  }
war-caught-chooses = { $you ->
    [yes] Devi mandare un ragazzo in punizione.
   *[no] { $name } deve mandare un ragazzo in punizione.
  }
war-which-boy = Quale ragazzo?
war-which-spot = A quale posto?
war-spot = posto { $spot }
war-still-yours = il luogo resta tuo
war-badge-lost = perdi il suo segnalino bonus
war-exam-lost = allora non c’è esame
war-costs-nothing = non ti costa altro
war-source-card = Carta

## Diario
war-log-start-player = { $you ->
    [yes] cominci la partita
   *[no] comincia la partita
  }
war-log-round = Comincia il giro { $number }
war-log-undo = { $you ->
    [yes] annulli l’ultima mossa
   *[no] annulla l’ultima mossa
  }
war-log-enters = { $you ->
    [yes] piazzi { $dice } { $place }
   *[no] piazza { $dice } { $place }
  }
war-log-beats = { $you ->
    [yes] scacci { $holder } { $place }: { $dice }
   *[no] { $reader ->
        [yes] ti scaccia { $place }: { $dice }
       *[no] scaccia { $holder } { $place }: { $dice }
    }
  }
war-log-village = { $you ->
    [yes] mandi { $dice } al villaggio
   *[no] manda { $dice } al villaggio
  }
war-log-exam = { $you ->
    [yes] dai l’esame con un { $value }
   *[no] dà l’esame con un { $value }
  }
war-log-rescue = { $you ->
    [yes] paghi una liberazione con un { $value }
   *[no] paga una liberazione con un { $value }
  }
war-log-snitch = { $you ->
    [yes] fai la spia con un { $value }
   *[no] fa la spia con un { $value }
  }
war-log-start = { $you ->
    [yes] inizierai il prossimo giro
   *[no] inizierà il prossimo giro
  }
war-log-brother = { $you ->
    [yes] prendi due fratelli maggiori con un { $value }
   *[no] prende due fratelli maggiori con un { $value }
  }
war-log-hut = { $you ->
    [yes] compri una sezione con un { $value }
   *[no] compra una sezione con un { $value }
  }
war-log-star = { $you ->
    [yes] compri una stella con un { $value }
   *[no] compra una stella con un { $value }
  }
war-log-card = { $you ->
    [yes] compri { $card } con { $dice }, paghi { $price }
   *[no] compra { $card } con { $dice }, paga { $price }
  }
war-log-lake = { $you ->
    [yes] prendi un { $value } bianco per 3 bottoni
   *[no] prende un { $value } bianco per 3 bottoni
  }
war-log-turn = { $you ->
    [yes] giri un { $from } su { $to }
   *[no] gira un { $from } su { $to }
  }
war-log-give = { $you ->
    [yes] cedi { $card } e liberi un ragazzo
   *[no] cede { $card } e libera un ragazzo
  }
war-log-free = { $you ->
    [yes] liberi il tuo { $boy } dal posto { $value }
   *[no] libera un { $boy } dal posto { $value }
  }
war-log-build = { $you ->
    [yes] costruisci la sezione { $value }
   *[no] costruisce la sezione { $value }
  }
war-log-detain = { $you ->
    [yes] vieni denunciato: il tuo ragazzo va { $from } al posto { $spot }
   *[no] viene denunciato: un ragazzo va { $from } al posto { $spot }
  }
war-log-reroll = { $you ->
    [yes] rilanci alcuni dadi
   *[no] rilancia alcuni dadi
  }
war-log-mill = { $count ->
    [one] il tuo { $dice } rotola al mulino
   *[other] i tuoi { $dice } rotolano al mulino
  }
war-log-pays = { $you ->
    [yes] paghi { $count }
   *[no] paga { $count }
  }

## Consiglio
war-advice-location = piazza { $dice } { $place }
war-advice-card = compra { $card } con { $dice }
war-advice-school = { $space } con un { $value }
war-advice-village = manda { $dice } al villaggio
war-advice-village-done = fermati qui
war-advice-detain = manda il { $value } al posto { $spot }
war-advice-after-reroll = rilancia
war-advice-after-done = lascia così
war-advice-end = finisci il turno

## La fine
war-ending-hut = { $you ->
    [yes] La tua capanna è in piedi: tutte e sei le sezioni sono costruite.
   *[no] La capanna è in piedi: tutte e sei le sezioni sono costruite.
  }
war-ending-stars = Le sei stelle sono cucite.
war-ending-both = Sei sezioni e sei stelle.
war-ending-points = Più giocatori hanno finito in questo giro: decidono i punti ({ $points }).
war-ending-buttons = Pari a { $points } punti: decidono i bottoni.
war-ending-shared = Pari in punti e bottoni: la vittoria è condivisa.
war-points-decide = Più bande sono arrivate a sei, perciò contano i punti: 1 per ogni sezione, stella, carta e gruppo di cinque bottoni (W81).
war-points-not-needed = Una sola banda è arrivata a sei e vince. I punti, per i curiosi: 1 per ogni sezione, stella, carta e gruppo di cinque bottoni.
war-the-huts = Le capanne

## Consiglio: perché
war-share = { $share }
war-hint-note = probabilità di vincere
war-hint-mark = Consiglio { $rank }: { $share } di probabilità di vincere
war-choose-for-me = Scegli per me
war-why-wins = Così vinci la partita.
war-why-loses = La partita finirebbe senza che tu vinca.
war-why-judged = Nelle prove del bot è andata meglio così.
war-why-pays = { $buttons ->
    [one] Porta 1 bottone.
   *[other] Porta { $buttons } bottoni.
  }
war-why-costs = { $buttons ->
    [one] Costa 1 bottone.
   *[other] Costa { $buttons } bottoni.
  }
war-why-displaces = { $dice ->
    [one] Un dado di { $name } rotola al mulino.
   *[other] { $dice } dadi di { $name } rotolano al mulino.
  }
war-why-displaces-own = I tuoi dadi lì rotolano al mulino.
war-why-blocks = { $name } non può più piazzare nulla { $place }.
war-why-holds = Nessuno può più scacciarti { $place }.
war-why-marker = Otterresti il bonus: { $marker }.
war-why-threatens = { $you ->
    [yes] Per ora saresti tu a finire in punizione.
   *[no] Per ora finirebbe in punizione { $name }.
  }
war-why-shuns-locations = Però non piazzi più nulla nei luoghi in questo giro.
war-why-starts = Inizi tu il prossimo giro.
war-why-builds = { $sections ->
    [one] Così hai 1 sezione su 6.
   *[other] Così hai { $sections } sezioni su 6.
  }
war-why-frees = { $boys ->
    [0] Non ti resta nessuno in punizione.
    [one] Ti resta solo 1 ragazzo in punizione.
   *[other] Ti restano { $boys } ragazzi in punizione.
  }
war-why-unblocks = Così puoi costruire la sezione { $section }.
war-why-detains = Blocca la sezione { $section }.
war-why-detains-harmless = La sezione { $section } è già costruita: non si blocca nulla.
war-why-gains-stars = { $stars ->
    [one] Porta una stella.
   *[other] Porta { $stars } stelle.
  }
war-why-gains-brothers = { $brothers ->
    [one] Porta un fratello maggiore.
   *[other] Porta { $brothers } fratelli maggiori.
  }
war-why-keeps-dice = { $dice ->
    [one] Tieni 1 dado per dopo.
   *[other] Tieni { $dice } dadi per dopo.
  }
war-why-ends-round = Chiude il giro.

## By rule
refusal-W2 = Il prato è in gioco solo in quattro.
refusal-W6 = Il ragazzo in punizione blocca questa sezione.
refusal-W8 = Prima scegli la sezione da costruire o il ragazzo da liberare.
refusal-W13 = Lì non c’è nessuna carta.
refusal-W21 = Lì non c’è nessuna carta in questo giro.
refusal-W22 = I dadi rotolano ancora.
refusal-W23 = Questa carta vale subito dopo il lancio, una volta per giro.
refusal-W24 = È il turno di qualcun altro.
refusal-W26 = Un’azione dei dadi e un’azione bonus per turno, una dopo l’altra.
refusal-W30 = Al massimo un fratello maggiore, e mai a scuola.
refusal-W31 = In un luogo tutti i dadi devono mostrare lo stesso valore.
refusal-W33 = Troppo debole: servono più dadi, o altrettanti di valore più alto.
refusal-W36 = Un fratello maggiore da solo qui vale come un dado.
refusal-W40 = Un dado colorato su una casella libera, e solo se puoi fare ciò che dice.
refusal-W41 = All’esame va un dado colorato.
refusal-W42 = Liberare un ragazzo costa 8 bottoni, e te ne serve uno in punizione.
refusal-W43 = Per fare la spia ti serve un ragazzo in punizione.
refusal-W44 = La spia non piazza più nulla nei luoghi in questo giro.
refusal-W45 = Sulla casella del primo giocatore va un dado colorato.
refusal-W46 = Due fratelli maggiori costano 2 bottoni.
refusal-W47 = Una sezione costa 5, più 1 per ognuna che hai, e vuole un posto libero.
refusal-W48 = Una stella costa 5, più 1 per ognuna che hai.
refusal-W50 = Una carta vuole esattamente il suo numero di dadi uguali, e tanti bottoni quanto il loro valore.
refusal-W55 = Il villaggio accetta qualsiasi dado, in una sola azione dei dadi.
refusal-W60 = Un dado bianco costa 3 bottoni.
refusal-W61 = Girare costa 1 bottone per pallino.
refusal-W62 = Ti servono una carta da cedere e un ragazzo in punizione.
refusal-W65 = I dadi bianchi non vanno mai a scuola.
refusal-W70 = Il ragazzo va in un posto libero.
refusal-W75 = La partita è finita.
refusal-WR8 = La riserva è vuota.

## By rule and case
refusal-W33-weak = { $chosen } × { $shown } non batte { $dice } × { $value }. Ti servono { $more } dadi uguali{ $least ->
        [0] .
       *[other] , oppure { $dice } di valore { $least } o più.
    }
refusal-W36-weak = Un fratello maggiore da solo vale un dado, e lì { $dice ->
        [one] c’è
       *[other] ci sono
    } { $dice } × { $value }. Ti servono { $more } dadi{ $least ->
        [0] .
       *[other] , oppure { $dice } di valore { $least } o più.
    }
refusal-W40-taken = Su questa casella c’è già un dado.
refusal-W40-one = A scuola va un solo dado colorato alla volta.
refusal-W42-price = { refusal-W60-price }
refusal-W42-no-boy = Non hai nessun ragazzo in punizione.
refusal-W43-no-boy = Non hai nessun ragazzo in punizione: ne serve uno per fare la spia.
refusal-W46-price = { refusal-W60-price }
refusal-W47-price = { refusal-W60-price }
refusal-W47-blocked = I ragazzi in punizione bloccano tutte le sezioni che potresti costruire.
refusal-W48-price = { refusal-W60-price }
refusal-W50-sold = Questa carta è venduta.
refusal-W50-dice = Questa carta vuole esattamente { $wanted ->
        [one] un dado
       *[other] { $wanted } dadi uguali
    }. Ne hai scelti { $chosen }.
refusal-W50-price = Costa { $price } { $price ->
        [one] bottone
       *[other] bottoni
    }, tu ne hai { $have }. Una carta costa tanti bottoni quanto mostra ciascuno dei suoi dadi{ $cheaper ->
        [0] .
       *[other] : { $dice } × { $cheaper } costerebbe { $cheaper }.
    }
refusal-W60-price = Costa { $price } { $price ->
        [one] bottone
       *[other] bottoni
    }, tu ne hai { $have }.
refusal-W60-none = Nel lago non c’è nessun { $value } bianco.
refusal-W61-price = { refusal-W60-price }
refusal-W62-no-boy = { refusal-W42-no-boy }
refusal-W6-blocked = Il ragazzo al posto { $section } blocca la sezione { $section }.
refusal-W8-built = La sezione { $section } è già costruita.
refusal-W8-no-boy = Al posto { $spot } non c’è nessun ragazzo.
refusal-W8-build-first = Scegli prima una sezione da costruire.
refusal-W8-free-first = Scegli prima un ragazzo da liberare.
refusal-W23-cards-first = Prima vengono le carte per dopo il lancio: usale o tocca «Lascia così».
refusal-W26-acted = La tua azione dei dadi di questo turno è già fatta.
refusal-W26-bonus = La tua azione bonus di questo turno è già fatta.
refusal-W26-village-first = Finisci prima al villaggio: manda altri dadi o tocca «È tutto».
refusal-W70-taken = Il posto { $spot } è occupato.
refusal-W70-detain-first = Scegli prima il ragazzo che va in punizione.
refusal-WR8-brothers = { $left ->
        [0] Nella riserva non c’è più nessun fratello maggiore.
       *[other] Nella riserva c’è solo { $left } fratello maggiore, te ne servirebbero due.
    }
refusal-WR8-stars = Nella riserva non c’è più nessuna stella.

## Il gioco e la sua fine
buttons-title = BUTTONS
buttons-pitch = Lancia, posa un bottone, e ancora? Esci in tempo e i tuoi bottoni diventano stelle. Con cinque in fila hai vinto.
buttons-minutes = 15 minuti
buttons-age = facile, da 8 anni
last-line = L’ultima cosa successa
buttons-ending-line = { $you ->
    [yes] Hai cinque stelle in fila.
   *[no] Cinque stelle in fila.
  }
buttons-ending-twelve = { $you ->
    [yes] Hai posato { $stars } stelle.
   *[no] { $stars } stelle sul tabellone.
  }
buttons-ending-both = Cinque stelle in fila e { $stars } in tutto.
buttons-ending-most-stars = Più giocatori hanno concluso: conta prima chi ha cinque in fila, poi chi ha più stelle.
buttons-ending-shared = Nessuno è in vantaggio: la vittoria è condivisa.
longest-line = fila più lunga
the-boards = I tabelloni
key-digits-buttons = scegliere la casella di quella colonna
red-card-starts = Comincia la scheda rossa, assegnata a sorte
key-roll = lanciare
key-out = uscire
key-lay = posare sulla casella offerta
key-pass = rifiutare la casella offerta

## Il tabellone
board-of = { $you ->
    [yes] Il tuo tabellone
   *[no] Il tabellone di { $name }
  }
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
cell-where = Riga { $row }, colonna { $column }, { $colour }
cell-open = libera.
cell-blocked = chiusa, accanto a un bottone.
cell-laid = qui c’è un bottone.
cell-starred = una stella. Chiusa.
cell-legal = posa qui.
cell-waiting = scelta. Tocca di nuovo per confermare.
cell-may = un bottone. Qui può andare una stella.
cell-wish = stella scelta. Tocca di nuovo per riprenderla.
cell-gain-stars = Terzo { $colour }: { $stars ->
    [one] una stella in più
   *[other] { $stars } stelle in più
  } se esci.
cell-gain-count = { $colour } { $count } su 3.
cell-third = 3° { $colour }
bust = rischio
row-risk = Riga { $row }: { $risk } di rischio
colours-covered = Colori coperti
count-card = scheda:
count-done = vale:
stars = stelle
opponent-label = { $name }, { $state }, { $stars ->
    [one] una stella
   *[other] { $stars } stelle
  }
enlarge-board = Ingrandisci il tabellone di { $name }
standing-in = in gioco
standing-out = uscito
standing-bust = si è incartato
standing-turn = di turno
standing-rolled = ha lanciato
standing-asked = deve decidere
standing-sewing = posa stelle
starts = primo giocatore
card = { $count ->
    [one] scheda
   *[other] schede
  }
of-twelve = su 12
in-a-line = { $count ->
    [3] tre
    [4] quattro
    [5] cinque
   *[other] sei
  } nella { $line ->
    [row] riga
   *[column] colonna
  } { $number }{ $more ->
    [1] , ne manca una per vincere
    [2] , ne mancano due per vincere
   *[other] !
  }
two-cards = Due schede a testa
two-cards-note = Tre bottoni del colore di una scheda: una stella in più, per ogni scheda.
two-depots = Caselle di deposito
two-depots-note = Chi esce o si incarta ci mette due dadi neri.
depot-empty = deposito vuoto
in-depot = in deposito

## Dadi e azioni
dice-and-actions = Dadi e azioni
stars-and-actions = Stelle e azioni
the-offer = L’offerta
die-row = riga
die-all = per tutti
die-column = { $count ->
    [one] colonna
   *[other] colonne
  }
dice-label = Dadi: riga { $row }, oro { $gold }, colonne { $columns }
dice-unrolled = Nessun dado lanciato
roll = Lancia
get-out = Esci
safe = al sicuro
lay-first = prima posa
lay = Posa
no-thanks = No, grazie
roll-or-out = Lanciare o uscire?
bust-if-you-roll = di rischio
bust-if-you-roll-now = di rischio di incartarti se lanci
risk-label = Rischio di incartarti: { $risk }
risk-note = { $dice ->
    [one] Un dado nero
   *[other] { $dice } dadi neri
  }, { $cells ->
    [one] una casella libera
   *[other] { $cells } caselle libere
  }. Ogni riga mostra il suo rischio.
risk-note-plain = { $dice ->
    [one] Un dado nero
   *[other] { $dice } dadi neri
  }, { $cells ->
    [one] una casella libera
   *[other] { $cells } caselle libere
  }.
choose-a-cell = Scegli una casella
row-number = Riga { $row }
columns-fit = { $count ->
    [one] va bene la colonna { $columns }
   *[other] vanno bene le colonne { $columns }
  }
cells-fit = { $count ->
    [one] Una casella va bene
   *[other] { $count } caselle vanno bene
  }
row-with-columns = { $count ->
    [one] Riga { $row } con la colonna { $columns }.
   *[other] Riga { $row } con le colonne { $columns }.
  }
offered-cell = Riga { $row }, colonna { $column }
offered-cell-short = Riga { $row }, oro { $column }
gold-is-for-all = Il dado d’oro è per tutti
if-you-get-out = se esci
count-of-three = { $count } su 3
closes = chiude
open-cells = { $count ->
    [one] casella libera
   *[other] caselle libere
  }
more-stars = { $count ->
    [0] Le stelle ci sono tutte
    [one] Ancora una stella
   *[other] Ancora { $count } stelle
  }
tap-a-glowing-button = Tocca un bottone acceso
each-on-another = Ognuna su un bottone diverso. Poi tutti i bottoni vanno via.
why-out = Sei uscito
why-three = Tre volte { $colour }
why-card = La tua scheda, { $colour }
watching-risk = di rischio se { $name } lancia
watching-dice = I dadi rotolano.
watching-laying = Un bottone va dove la riga incontra una colonna.
watching-offering = Il dado d’oro è per tutti.
watching-sewing = Le stelle prendono il posto dei bottoni.
watching-over = La partita è finita.

## A chi tocca
headline-leaving-out = Si distribuiscono le schede
headline-dealing = Si distribuiscono le schede
headline-turn = { $you ->
    [yes] { $out ->
        [yes] Tocca a te: lanci o esci?
       *[no] Tocca a te: lancia i dadi!
      }
   *[no] { $name }: lancia o esce?
  }
headline-rolling = { $you ->
    [yes] Lanci i dadi
   *[no] { $name } lancia i dadi
  }
headline-laying = { $you ->
    [yes] Posa un bottone nella riga { $row }
   *[no] { $name } posa nella riga { $row }
  }
headline-offering = { $you ->
    [yes] { $active } ha lanciato. Posi anche tu?
   *[no] { $name } può posare anche lì
  }
headline-sewing = { $you ->
    [yes] { $stars ->
        [one] Posa una stella
       *[other] Posa { $stars } stelle
      }
   *[no] { $name } posa stelle
  }
headline-over = La partita è finita

## Il registro, dopo il nome
log-roll = { $you ->
    [yes] lanci
   *[no] lancia
  } riga { $row }: colonne { $columns }
log-rolling = { $you ->
    [yes] lanci
   *[no] lancia
  }
log-lay = { $you ->
    [yes] posi
   *[no] posa
  } in riga { $row }, colonna { $column } ({ $colour })
log-lay-gold = { $you ->
    [yes] prendi
   *[no] prende
  } la casella d’oro: riga { $row }, colonna { $column } ({ $colour })
log-pass = { $you ->
    [yes] rinunci
   *[no] rinuncia
  }
log-out-undone = { $you ->
    [yes] esci
   *[no] esce
  }
log-out = { $you ->
    [yes] esci
   *[no] esce
  } con { $count ->
    [one] un bottone
   *[other] { $count } bottoni
  }
log-star = { $you ->
    [yes] posi
   *[no] posa
  } una stella: riga { $row }, colonna { $column } ({ $colour })
log-bust = { $you ->
    [yes] ti sei incartato
   *[no] si è incartato
  }{ $count ->
    [0] {""}
    [one] {" "}e { $you ->
        [yes] perdi
       *[no] perde
      } un bottone
   *[other] {" "}e { $you ->
        [yes] perdi
       *[no] perde
      } { $count } bottoni
  }
log-round = Il giro { $round } è finito
log-undo = { $you ->
    [yes] riprendi una mossa
   *[no] riprende una mossa
  }
log-cards = Le schede sono distribuite

## Momenti
state-in = ancora in gioco
state-out = uscito
state-bust = incartato, fuori
stars-of-twelve = { $stars ->
    [one] 1 stella su 12
   *[other] { $stars } stelle su 12
  }
stars-and-line = { $stars } stelle su 12, { $line } in fila
headline-nothing-fits = { $you ->
    [yes] Hai lanciato: non c’è posto
   *[no] { $name } lancia: non c’è posto
  }
headline-sewn = Tutte le stelle sono posate
bust-tag = incartato
bust-title = { $you ->
    [yes] Ti sei incartato!
   *[no] { $name } si è incartato!
  }
bust-closed = Riga { $row }: { $count ->
    [one] la colonna { $columns } è chiusa.
   *[other] le colonne { $columns } sono chiuse.
  }
bust-lost = { $count ->
    [0] Nessun bottone perso.
    [one] Un bottone perso.
   *[other] { $count } bottoni persi.
  }
bust-stars = { $count ->
    [one] La tua stella resta.
   *[other] Le tue { $count } stelle restano.
  }
nothing-fits = Non c’è posto
why-nothing-fits = Perché non c’è posto
closed-button = Nella colonna { $column } c’è già il tuo bottone.
closed-star = Nella colonna { $column } c’è già la tua stella.
closed-beside-column = La colonna { $column } è chiusa: è accanto al tuo bottone nella colonna { $near }.
closed-beside-row = La colonna { $column } è chiusa: è accanto al tuo bottone nella riga { $near }.
depot-takes-dice = { $count ->
    [one] Un dado nero va sulla tua casella di deposito.
   *[other] Due dadi neri vanno sulla tua casella di deposito.
  }
may-still-lay = { $name } può ancora posare in riga { $row }, colonna { $column }.
go-on = Avanti
cell-gone = qui c’era il tuo bottone.
cell-why-button = il tuo bottone
cell-why-star = la tua stella
cell-why-beside = accanto al bottone
cell-too-close = troppo vicino
cell-gain-none = { $colour }: già tre, questo bottone non porta altro.
colour-full = { $colour }: già tre
count-full = altri non servono
gold-also-for = { $count ->
    [one] Anche { $names } può posare in riga { $row }, colonna { $column }.
   *[other] Anche { $names } possono posare in riga { $row }, colonna { $column }.
  }
gold-closed-button = Non tocca a te: sulla casella d’oro, riga { $row }, colonna { $column }, c’è il tuo bottone.
gold-closed-star = Non tocca a te: sulla casella d’oro, riga { $row }, colonna { $column }, c’è la tua stella.
gold-closed-beside = Non tocca a te: la casella d’oro, riga { $row }, colonna { $column }, è accanto al tuo bottone.
bust-next-roll = rischio al prossimo lancio
from-to = { $from } → { $to }
closes-cells = { $count ->
    [one] occupa una casella libera
   *[other] occupa { $count } caselle libere
  }
round-over = Il giro { $round } è finito
one-star-a-tag = Una stella per etichetta
star-for-out = uscito
star-for-three = tre volte { $colour }
star-for-card = scheda: { $colour }
bust-no-stars = incartato: niente stelle
cards-move-on = Le schede passano avanti
starts-round = { $you ->
    [yes] Cominci tu il giro { $round }
   *[no] { $name } comincia il giro { $round }
  }
on-to-round = Al giro { $round }
round-goes-on = Si va avanti tra { $seconds } s. Tocca per restare.
round-stays = Prenditi il tempo che vuoi.

## Consigli
hint-note = probabilità di vincere
choose-for-me = Scegli per me
hint-move-roll = Lancia
hint-move-out = Esci
hint-move-pass = Rinuncia
hint-move-lay = Riga { $row }, colonna { $column }
hint-move-star = Una stella in riga { $row }, colonna { $column }
hint-wins = Così vinci la partita.
hint-loses = Così la partita finisce e vince un altro.
hint-judged = Nelle prove del bot è andata meglio così.
hint-exact = Questa probabilità è esatta: tutti i lanci possibili sono stati calcolati.
hint-bust-risk = Il rischio di incartarti è { $chance }.
hint-next-bust-risk = Al prossimo lancio il rischio è { $chance }.
hint-at-stake = { $stars ->
    [one] È in gioco una stella.
   *[other] Sono in gioco { $stars } stelle.
  }
hint-more-stars = Il lancio porta un’altra stella nel { $chance } dei casi.
hint-stars = Così i tuoi bottoni valgono { $stars ->
    [one] una stella.
   *[other] { $stars } stelle.
  }
hint-safe = In questo giro non puoi più perdere niente.
hint-colour = { $buttons ->
    [1] È il tuo primo bottone su questo colore ({ $colour }).
    [2] È il tuo secondo bottone su questo colore ({ $colour }).
    [3] È il tuo terzo bottone su questo colore ({ $colour }).
   *[other] Così hai { $buttons } bottoni su questo colore ({ $colour }).
  }
hint-keeps-open = Così { $cells ->
    [one] resta libera una casella.
   *[other] restano libere { $cells } caselle.
  }
hint-line = { $stars ->
    [one] Così comincia una nuova fila.
   *[other] Così hai { $stars } delle cinque stelle di una fila.
  }
hint-total = { $stars ->
    [one] Così hai 1 stella su 12.
   *[other] Così hai { $stars } stelle su 12.
  }

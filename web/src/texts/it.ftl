## Ovunque
language = Lingua
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Chiudi
you = Tu
to-home = Buttonbox, pagina iniziale
games = I giochi
rules = Regole
rule-link = Regola { $number }
settings = Impostazioni
dark-mode = Chiaro o scuro
percent = { $share }
server-silent = Il server non risponde. Riprova fra un momento.
nowhere = Qui non c’è nulla
nowhere-note = Questo indirizzo non porta da nessuna parte. I due giochi sono nella pagina iniziale.

## Inizio
tagline = Due giochi di dadi con i bottoni, da due a quattro, intorno a un tavolo o a distanza.
continue = Continua
look = Guarda
waiting-for-players = in attesa di giocatori
watch-a-replay = Rivedi una partita
players-range = da 2 a 4
buttons-title = BUTTONS
buttons-pitch = Lancia, posa un bottone, e ancora? Esci in tempo e i tuoi bottoni diventano stelle. Con cinque in fila hai vinto.
buttons-minutes = 15 minuti
buttons-age = facile, da 8 anni
war-title = La guerra dei bottoni
war-pitch = Guida una banda di otto dadi: azzuffati per la cava, evita la punizione e finisci per primo la tua capanna.
war-minutes = 60 minuti
war-age = da 10 anni
play-now = Gioca ora
pass-and-play = Su un dispositivo
invite-friends = Invita gli amici
learn = Impara giocando
learn-first = Prima volta? Impara giocando
tips = Spiegazioni

## Preparazione
set-the-table = Prepara la partita
who-plays = Chi gioca?
clockwise = In senso orario, dall’alto in basso
add-a-seat = Aggiungi un posto
open-the-lobby = Apri la sala
deal-and-start = Distribuisci e gioca
table-from-above = Il tavolo dall’alto, posti in senso orario
name-of-seat = Nome al posto { $number }
who-sits = Chi siede al posto { $number }
sitter-me = Io
sitter-bot = Bot
sitter-invite = Invita
sitter-invite-note = riceve un link
sitter-here = Stesso dispositivo
sitter-here-note = ve lo passate
strength = livello
level-novice = novizio
level-easy = facile
level-strong = forte
level-master = maestro
remove-seat = { $name }: togli il posto
options = Opzioni
who-starts = Chi comincia
by-lot = a sorte
red-card-starts = Comincia la scheda rossa, assegnata a sorte
track-tiles = Tessere dei tracciati
track-tiles-note = Altri premi nei luoghi. Meglio non alla prima partita.
clock = Tempo
clock-none = senza limite
clock-live = 10 minuti a testa
clock-days = 3 giorni per turno

## Impostazioni
theme = Colori
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
setting-sound = Suono
setting-sound-note = Dadi, bottoni e un suono quando tocca a te.
setting-calm = Meno movimento
setting-calm-note = Nessuna animazione.
setting-contrast = Più contrasto
setting-contrast-note = Testo più scuro, linee più forti.
setting-confirm = Conferma ogni mossa
setting-confirm-note = La mossa porta un «?» finché non la confermi.
setting-odds = Mostra le probabilità
setting-odds-note = Il rischio esatto di incartarti.
setting-handover = Schermata di passaggio fra i turni
setting-handover-note = Quando si gioca in più persone su un dispositivo.
setting-keys = Scorciatoie da tastiera
setting-keys-note = R lancia, G esce, U annulla, le frecce e Invio posano.

## Sala e passaggio
table = Il tavolo
lobby = Sala
waiting-for = { $game }: in attesa di { $names }
lobby-note = Presenti: { $here } su { $all }. Si comincia appena ci siete tutti.
watch = Guarda
link = Link
invite-name = Invita { $name }
invite-note = Inquadra il codice o manda il link. Senza registrarsi.
code-for-link = Il link come codice da inquadrare
copy = Copia
copied = Copiato
who-is-here = Chi c’è
ready = pronto
coming = sta arrivando
bot = bot
bot-level = bot, { $level }
seat-own = su questo dispositivo
seat-local = su un altro dispositivo
seat-online = con il link
seat-number = Giocatore { $number }
is-done = { $name } ha finito
take-the-device = Prendi il dispositivo.
since-your-turn = Dal tuo ultimo turno
i-am = Sono { $name }
no-such-table = Questo tavolo non c’è più
no-such-table-note = Non lo conosciamo, o il link è sbagliato.
line-connecting = Connessione in corso…
line-waiting = Connessione persa. Si ristabilisce da sola…

## Durante la partita
round-number = giro { $round }
undo = Annulla
clear = Deseleziona
confirm = Conferma
hint = Consiglio
react = Reagisci
reactions = Reazioni
reaction-bravo = Bravo!
reaction-ouch = Ahi!
reaction-thinking = Mmh…
reaction-hurry = Tic, tac!
reaction-thanks = Grazie!
reaction-laugh = Haha!
what-happened = Che cosa è successo
last-line = L’ultima cosa successa
not-possible = Non si può
refusal-other = Ora non è possibile.
refusal-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refusal-turn = Tocca a qualcun altro.
refusal-waiting = Non ci sono ancora tutti.

## BUTTONS: il tabellone
the-others = Gli altri
your-board = Il tuo tabellone
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
of-twelve = su 12
in-a-line = { $count ->
    [3] tre
    [4] quattro
    [5] cinque
   *[other] sei
  } in fila!
card = { $count ->
    [one] scheda
   *[other] schede
  }
depot-empty = deposito vuoto
in-depot = in deposito

## BUTTONS: dadi e azioni
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

## BUTTONS: a chi tocca
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
    [yes] { $active } ha lanciato. Posi lì anche tu?
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

## BUTTONS: il registro, dopo il nome
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

## BUTTONS: consigli e rifiuti
refusal-B20 = Lì c’è già un bottone o una stella.
refusal-B21 = Troppo vicino: i bottoni non si toccano mai di lato.
refusal-B30 = Prima lancia o esci.
refusal-B31 = I dadi non indicano quella casella.
refusal-B32 = Quando lancia un altro, per te vale solo la casella del dado d’oro.
refusal-B34 = Per uscire ti serve almeno un bottone sul tuo tabellone.
refusal-B41 = Una stella va su uno dei tuoi bottoni.
refusal-B50 = La partita è finita.

## BUTTONS: momenti
state-in = ancora in gioco
state-out = uscito
state-bust = incartato, fuori dal giro { $round }
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
round-goes-on = Si va avanti tra { $seconds } s. Tocca per restare.
round-stays = Prenditi il tempo che vuoi.

## BUTTONS: consigli
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

## BUTTONS: rifiuti che dicono il caso
refusal-B20-button = In riga { $row }, colonna { $column } c’è già il tuo bottone.
refusal-B20-star = In riga { $row }, colonna { $column } c’è già la tua stella.
refusal-B21-row = La colonna { $column } è chiusa: è accanto al tuo bottone nella colonna { $by_column }.
refusal-B21-column = La casella in riga { $row }, colonna { $column } è chiusa: è accanto al tuo bottone nella riga { $by_row }.
refusal-B31-row = Il dado bianco mostra la riga { $row }: posa lì.
refusal-B31-column = Nessun dado nero mostra la colonna { $column }, solo { $columns }.
refusal-B32-gold = Per te vale solo riga { $row }, colonna { $column }: la casella del dado d’oro.
refusal-B41-star = Lì c’è già una stella. Scegli uno dei tuoi bottoni.
refusal-B41-empty = In riga { $row }, colonna { $column } non c’è un tuo bottone.

## La fine
game-over = Fine della partita
you-win = Hai vinto!
wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
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
rematch = Rivincita
rematch-waits = Gli altri fanno un’altra partita. Unisciti!
replay = Rivedi
share = Condividi
score-table = Il punteggio
player = Giocatore
longest-line = fila più lunga
the-boards = I tabelloni
to-the-result = Vedi il risultato
look-at-the-board = Guarda il tabellone
verify-the-dice = Controlla i dadi
seal-note = Sigillati prima del primo lancio, aperti alla fine:
seal-fits = I dadi erano onesti: fissati prima del primo lancio e mai cambiati.
seal-broken = Qualcosa non va: questi non sono i dadi fissati prima della partita.
seal-none = Questi dadi non erano fissati prima, quindi non si possono controllare.
fair-why = Perché i dadi sono onesti
fair-how = Prima del primo lancio il server e ogni dispositivo al tavolo scelgono a caso un numero segreto e lo sigillano. Solo quando tutti i numeri sono sigillati, i dispositivi aprono il loro. Ogni dado nasce da tutti questi numeri insieme. Nessuno conosce prima i numeri degli altri: se anche un solo dispositivo è onesto, nessuno può scegliere i dadi.
fair-nobody = Nessuno ha potuto scegliere i dadi, nemmeno chi gestisce il server.
fair-old = È una partita più vecchia: nessun giocatore ha potuto scegliere i dadi, ma chi gestiva il server avrebbe potuto.
fair-alone = Nessun dispositivo al tavolo ha aggiunto un numero: chi gestisce il server avrebbe potuto scegliere i dadi.
fair-withheld = Un numero è stato sigillato ma non aperto in tempo, quindi non conta: { $names }. Con l’aiuto del server si potrebbe così scegliere fra { $choices } partite.
fair-others = Nessuno ha potuto scegliere i dadi, se uno di questi dispositivi era onesto: { $names }.
fair-itself = La partita salvata è coerente. Solo un browser che era al tavolo può dire se è quella vera.
fair-silent = Non al tavolo quando i numeri sono stati sigillati, quindi senza un numero proprio: { $names }.
seed-counted = Il tuo browser ha aggiunto un suo numero casuale.
seed-late = Il numero casuale del tuo browser è arrivato troppo tardi per essere usato.
seed-other = Il numero casuale del tuo posto non veniva da questo browser.
record-note = Tutta la partita è un piccolo file di testo.
save-the-record = Salva la partita

## Regole
search-rules = Cerca nelle regole
hits = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
  }
only-hits = solo i risultati
contents = Indice
rulings = Decisioni
rulings-note = Dove i libretti tacciono o si contraddicono, abbiamo dovuto decidere. Ogni decisione è qui.

## Rivedere
drop-a-record = Trascina qui una partita
drop-note = Qualsiasi partita salvata, da qui o da altrove.
choose-a-file = Scegli un file
record-unreadable = Questa partita non si può leggere.
replay-start = Tutto è pronto
replay-place = Giro { $round }, passo { $step } su { $steps }
round-back = Giro precedente, Maiusc ←
step-back = Passo precedente, ←
play = Riproduci, Spazio
pause = Pausa, Spazio
step-on = Passo successivo, →
round-on = Giro successivo, Maiusc →
share-moment = Condividi il momento
copy-by-hand = Copia non riuscita. Copia a mano questo indirizzo:
axis-start = inizio
axis-after = dopo { $round }
axis-end = fine
chances-unit = Le percentuali sono probabilità di vincere: da 40% a 44% è +4%.
dice-of = I dadi di { $name }
dice-of-all = Tutti i dadi
dice-whose = I dadi di chi?
dice-expected = { $count } attesi
dice-face = { $face }: { $count ->
    [one] 1 volta
   *[other] { $count } volte
  }
replay-note = { $steps } passi. Scegli un momento e guarda da lì.
replay-from-here = Guarda
chances-now = Probabilità ora
key-step = passo
key-shift = Maiusc + freccia
key-round = giro
key-space = Spazio
key-play = riproduci
key-moment = svolta
speed = Velocità
time-slider = Momento della partita

## Dopo la partita
chances-title = Chi era in vantaggio, e quando?
chances-from-to = { $name } da { $from } a { $to }.
chances-counting = I bot guardano ogni mossa…
chance-change = { $name } { $change }
better-move = Meglio: { $move } ({ $share } di probabilità di vincere).
moment-number = Svolta { $number }
moment-round = Giro { $round }:
luck-of = { $luck ->
    [good] Fortuna: i dadi hanno alzato la probabilità di vincere di { $share }.
    [bad] Sfortuna: i dadi hanno abbassato la probabilità di vincere di { $share }.
   *[even] Né fortuna né sfortuna con i dadi.
  }
skill-of = { $perfect ->
    [yes] Ogni mossa valeva quanto la migliore.
   *[no] In media una mossa valeva { $share } meno della migliore.
  }
story = Fortuna, bravura e dadi
play-on = Continua da qui
play-on-note = Un nuovo tavolo con nuovi dadi. Qual è il tuo posto? Gli altri li prendono i bot.
bots-strength = Quanto sono forti i bot?
check-the-dice = Controlla ogni dado
dice-right = Tutti i { $count } dadi e sorteggi sono giusti.
dice-wrong = Il dado o sorteggio { $number } su { $count } non è quello fissato prima della partita.
dice-show = Mostrami dove
seal-closed = Sigillati prima del primo lancio, si aprono a fine partita:
bot-for = Un bot per { $name }

## Faults
try-again = Riprova
fault-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
fault-busy = Il server è molto occupato. Riprova tra un attimo.
fault-gone = Qui non c’è più.
fault-refused = Il server ha rifiutato.
fault-broken = Qualcosa è andato storto sul server. Riprova tra un attimo.

## The connection
line-lost-note = Non si perde niente. Il tuo posto resta tuo.
line-sending = Invio della tua mossa…
line-sending-note = Il server non ha ancora risposto.
line-ended = La connessione è stata chiusa.
line-ended-note = Il tavolo non c’è più, o il tuo posto non è più valido.
reload = Ricarica
reload-new = C’è una nuova versione
reload-stuck = Una parte della pagina non si carica
reload-note = Ricarica la pagina. La partita riprende da dov’era.
seat-lost = Questo posto non è più tuo
seat-lost-note = Chi ha invitato ha mandato un nuovo link. Puoi guardare.

## Who plays
you-are-watching = Stai guardando
time-is-up = Il tuo tempo è scaduto: un bot gioca per te.
bot-plays-for = { $you ->
  [yes] Un bot gioca per te.
  *[no] Un bot gioca per { $name }.
  }
take-over = Riprendi
take-over-note = Puoi tornare a giocare in ogni momento.
news-away = non è più al tavolo
news-back = è di nuovo al tavolo
news-stand-in = non è al tavolo: un bot continua
news-your-stand-in = { $you ->
  [yes] hai finito il tempo: un bot gioca per te
  *[no] ha finito il tempo: un bot continua
  }
news-took-over = { $you ->
  [yes] torni a giocare
  *[no] torna a giocare
  }
news-bot = d’ora in poi è un bot
news-no-seed = { $you ->
  [yes] non hai aggiunto un numero ai dadi
  *[no] non ha aggiunto un numero ai dadi
  }
news-hint = { $you ->
  [yes] hai chiesto un consiglio
  *[no] ha chiesto un consiglio
  }
refusal-undo = Non si può annullare: nel frattempo è rotolato un dado o ha giocato qualcun altro.
refusal-hints = A questo tavolo non ci sono consigli.
refusal-rate = Non così in fretta: aspetta un attimo.
refusal-bot = Il bot non ha potuto rispondere. Riprova.
refusal-busy = Il server è occupato. Riprova tra un attimo.
refusal-storage = La mossa non è stata salvata. Riprova.

## A guest arrives
invitation = Invito
invites-you = { $name } ti invita a giocare a
invitation-taken = Questo posto è già occupato
invitation-taken-note = Ogni link vale per una persona. Chiedi il tuo, o guarda la partita.
invitation-wrong = Questo link non porta a nessun posto
invitation-wrong-note = Forse è incompleto, o ce n’è uno più recente. Puoi comunque guardare.
seats-count = { $count } posti
at-the-table = Al tavolo
host-ready = ha invitato, pronto
take-this-seat = il tuo posto
still-invited = deve arrivare
take-your-seat = Siediti
your-name = Il tuo nome
your-name-note = come lo vedranno gli altri
your-gang = La tua banda
gangs-taken = { $count ->
  [0] tutte libere
  [one] una è presa
  *[other] { $count } sono prese
  }
gang-fox = Volpi
gang-owl = Gufi
gang-hare = Lepri
gang-hog = Ricci
pips-fox = pallini pieni
pips-owl = anelli
pips-hare = rombi
pips-hog = croci
learn-in-two-minutes = Prima volta? Impara in due minuti
learn-in-two-minutes-note = Il tavolo ti aspetta.
to-the-invitation = Torna all’invito
i-am-ready = Eccomi
no-account = Senza registrazione.
clock-starts-later = Il tempo parte quando tutti sono pronti.
game-starts-later = Si comincia quando tutti sono pronti.

## My games
my-games = Le mie partite
running-games = Partite in corso
finished-games = Concluse
show-all = Mostra tutte
show-few = Mostra meno
turn-since = { $you ->
  [yes] tocca a te, { $since }
  *[no] tocca a { $name }, { $since }
  }
against = contro { $names }
you-won = { $game }: hai vinto!
name-won = { $game }: { $count ->
  [one] ha vinto { $names }
  *[other] hanno vinto { $names }
  }
time-left = ancora { $time }
no-clock = senza orologio
more = Altro
copy-replay-link = Copia il link del replay
delete-game = Elimina la partita…
delete-game-sure = Sì, elimina per sempre
leave-game = Abbandona la partita…
leave-game-sure = Sì, un bot prende il mio posto
bots = Bot
how-many-bots = Quanti bot?
against-so-many-bots = { $count ->
  [one] contro un bot, { $level }
  *[other] contro { $count } bot, { $level }
  }
ask-name = Come ti chiami?
ask-name-note = Così ti vedono gli altri al tavolo. Puoi cambiarlo nelle impostazioni.

## Setting the table
names-doubled = Due posti hanno lo stesso nome.
emblem-of-seat = Banda al posto { $number }
hints-allowed = Consigli permessi
hints-allowed-note = Gli altri vedono chi chiede consiglio a un bot.
starts-by-lot = inizio a sorte
starts-name = comincia { $name }
with-track-tiles = con tessere dei tracciati
no-track-tiles = senza tessere dei tracciati
time-each = { $time } ciascuno
with-hints = consigli permessi
no-hints = senza consigli
watch-note = Con questo link si può guardare.
new-link = Nuovo link

## At a seat
away = assente
bot-plays = gioca un bot
two-devices = Il tuo posto è aperto su due dispositivi. Entrambi possono giocare.

## Keyboard shortcuts
shortcuts = Scorciatoie da tastiera
key-tab = passare all’elemento seguente
key-arrows = spostarsi tra dadi e mete possibili
key-enter = scegliere, posare, confermare
key-digits-buttons = scegliere la casella di quella colonna
key-digits-war = scegliere un dado di quel valore
key-undo = annullare
key-escape = annullare la scelta, chiudere ciò che è aperto
key-help = questo elenco
key-roll = lanciare
key-out = uscire
key-lay = posare sulla casella offerta
key-pass = rifiutare la casella offerta
key-brother = aggiungere un fratello maggiore
key-confirm = confermare
key-end = finire il turno
## Informazioni
about = Informazioni
about-title = Due giochi, per passione
about-lead = Buttonbox è un progetto di appassionati, non ufficiale. Né gli autori né gli editori di questi giochi lo hanno realizzato, controllato o venduto.
about-designers = I giochi e i loro autori
about-by = di { $designer }, { $year }
about-thanks = Tutto ciò che rende belli questi giochi è merito loro. Se qui ti divertono, regalati la scatola: niente batte i dadi veri in mano.
about-ours = Che cosa è nostro
about-ours-text = Abbiamo preso le regole dai libretti stampati e riscritto ogni frase. Sono nostri anche i disegni, i testi e i suoni, e così i tabelloni di BUTTONS e le tessere dei tracciati: i libretti li mostrano solo in figura.
about-rulings = Dove i libretti tacciono o si contraddicono, abbiamo dovuto decidere. Ogni decisione ha un numero ed è elencata con le regole.
about-check = Dopo una partita il tuo browser può ricalcolare tutti i dadi con «Controlla ogni dado» e confrontarli con ciò che ha conservato da prima del primo lancio.
about-foresee = Restano due cose. A partita iniziata il server, e quindi chi lo gestisce, potrebbe calcolare i dadi futuri, ma non più cambiarli. E un numero non aperto in tempo non conta: tutti lo sanno prima del primo lancio.
about-licence = Libero e aperto
about-licence-text = Il programma è software libero con licenza MIT: usalo, modificalo, passalo ad altri. I nomi dei giochi appartengono ai loro proprietari.
about-private = Nessun account, nessuna pubblicità, nessun tracciamento. I tuoi posti e le impostazioni restano nel tuo browser.

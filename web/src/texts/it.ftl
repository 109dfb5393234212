## Ovunque
language = Lingua
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Chiudi
you = Tu
to-home = Buttonbox, inizio
games = I giochi
rules = Regole
rule-link = Regola { $number }
settings = Impostazioni
dark-mode = Chiaro o scuro
percent = { $share }
server-silent = Il server non risponde. Riprova fra un momento.
nowhere = Qui non c’è nulla
nowhere-note = Questo indirizzo non porta da nessuna parte. Tutti i giochi sono all’inizio.

## Inizio
tagline = Due giochi di dadi sui bottoni, da due a quattro, a un tavolo o lontani.
continue = Continua
continue-a-game = Continua una partita
look = Guarda
your-turn = tocca a te
others-turn = tocca a un altro
waiting-for-players = aspetta giocatori
with-others = con { $names }
watch-a-replay = Rivedi una partita
players-range = da 2 a 4
buttons-title = BUTTONS
buttons-pitch = Lancia, posa un bottone, ancora? Esci in tempo e i bottoni diventano stelle. Cinque in fila vincono.
buttons-minutes = 15 minuti
buttons-age = facile, da 8 anni
war-title = La guerra dei bottoni
war-pitch = Guida una banda di otto dadi. Azzuffati per la cava, evita la punizione e finisci per primo la capanna.
war-minutes = 60 minuti
war-age = da 10 anni
play-now = Gioca ora
against-bots = contro i bot
pass-and-play = A turno
invite-friends = Invita amici
name-me = Io
learn = Impara giocando
learn-first = Nuovo? Impara giocando
tips = Che cosa sono le cose

## Preparazione
set-the-table = Prepara il tavolo
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
sitter-here = Qui
sitter-here-note = passa il dispositivo
strength = livello
level-novice = novellino
level-easy = facile
level-strong = forte
level-master = maestro
remove-seat = { $name }: togli il posto
options = Opzioni
who-starts = Chi comincia
by-lot = a sorte
red-card-starts = Comincia la scheda rossa, data a sorte
track-tiles = Tessere dei tracciati
track-tiles-note = Altri premi nei luoghi. Non per la prima partita.
clock = Orologio
clock-none = nessuno
clock-live = 10 minuti a testa
clock-days = 3 giorni a turno

## Impostazioni
theme = Colori
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
setting-sound = Suono
setting-sound-note = Dadi, bottoni e un tocco quando tocca a te.
setting-calm = Senza movimento
setting-calm-note = Nulla si muove sulla pagina.
setting-contrast = Più contrasto
setting-contrast-note = Testo più scuro, linee più forti.
setting-confirm = Conferma ogni mossa
setting-confirm-note = Il bottone porta un «?» finché non dici sì.
setting-odds = Mostra le probabilità
setting-odds-note = Il rischio di incartarsi, esatto.
setting-handover = Schermata di passaggio fra i turni
setting-handover-note = Quando si gioca in più su un dispositivo.
setting-keys = Scorciatoie da tastiera
setting-keys-note = R lancia, G esce, U annulla, frecce e Invio posano.

## Sala e passaggio
table = Il tavolo
lobby = Sala
waiting-for = { $game }: si aspetta { $names }
lobby-note = { $here } su { $all } ci sono. Si comincia quando arriva l’ultimo.
watch = Guarda
link = Link
invite-name = Invita { $name }
invite-note = Inquadra il codice o manda il link. Senza registrarsi.
code-for-link = Il link come codice da inquadrare
copy = Copia
copied = Copiato
who-is-here = Chi c’è
ready = pronto
coming = arriva
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
no-such-table-note = Qui non è conosciuto, o il link è sbagliato.
line-connecting = Collegamento …
line-waiting = La linea è caduta. Torna da sola.

## Durante la partita
round-number = giro { $round }
undo = Annulla
clear = Svuota
confirm = Conferma
hint = Consiglio
react = Reagisci
reactions = Reazioni
reaction-bravo = Bravo!
reaction-ouch = Ahi!
reaction-thinking = Mmh …
reaction-hurry = Tic, tac!
reaction-thanks = Grazie!
reaction-laugh = Haha!
what-happened = Che cosa è successo
last-line = L’ultima cosa successa
not-possible = Non si può
refusal-other = Ora non è possibile.
refusal-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refusal-turn = Tocca a un altro.
refusal-waiting = Non ci sono ancora tutti.

## BUTTONS: il tabellone
the-others = Gli altri
your-board = Il tuo tabellone
board-of = Il tabellone di { $name }
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
cell-waiting = scelta. Ancora una volta conferma.
cell-may = un bottone, una stella può andare qui.
cell-wish = qui aspetta una stella. Ancora una volta la riprende.
cell-gain-stars = Terzo { $colour }: { $stars ->
    [one] una stella in più
   *[other] { $stars } stelle in più
  } se esci.
cell-gain-count = { $colour } { $count } di 3.
cell-third = 3° { $colour }
bust = incartato
row-risk = Riga { $row }: { $risk } incartato
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
standing-bust = incartato
standing-turn = di mano
standing-rolled = ha lanciato
standing-asked = decide
standing-sewing = posa stelle
starts = primo giocatore
of-twelve = di 12
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
bust-if-you-roll = incartato se lanci
bust-if-you-roll-now = incartato se lanci ora
risk-label = Rischio di incartarsi: { $risk }
risk-note = { $dice ->
    [one] Un dado nero
   *[other] { $dice } dadi neri
  }, { $cells } caselle libere. Ogni riga mostra il suo rischio.
risk-note-plain = { $dice ->
    [one] Un dado nero
   *[other] { $dice } dadi neri
  }, { $cells } caselle libere.
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
rolled-columns = Colonne { $columns }: scegli una casella accesa.
offered-cell = Riga { $row }, colonna { $column }
offered-cell-short = Riga { $row }, oro { $column }
gold-is-for-all = Il dado d’oro è per tutti
if-you-get-out = se esci
count-of-three = { $count } di 3
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
each-on-another = Ognuna su un altro dei tuoi bottoni. Poi tutti i bottoni vanno via.
why-out = Sei uscito
why-three = Tre volte { $colour }
why-card = La tua scheda, { $colour }
watching-risk = incartato se { $name } lancia
watching-dice = I dadi rotolano.
watching-laying = Un bottone va dove la riga incontra una colonna.
watching-offering = Il dado d’oro è per tutti.
watching-sewing = Le stelle prendono il posto dei bottoni.
watching-over = La partita è finita.
others-in = In gioco: { $names }.
others-out = Al sicuro: { $names }.
others-bust = Incartato: { $names }.

## BUTTONS: a chi tocca
headline-leaving-out = Si distribuiscono le schede
headline-dealing = Si distribuiscono le schede
headline-turn = { $you ->
    [yes] { $out ->
        [yes] Tocca a te: lanci o esci?
       *[no] Tocca a te: lancia i dadi
      }
   *[no] { $name }: lanciare o uscire?
  }
headline-rolling = { $you ->
    [yes] Tu lanci i dadi
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
  } in riga { $row }, colonna { $column }
log-pass = { $you ->
    [yes] rinunci
   *[no] rinuncia
  }
log-out = { $you ->
    [yes] esci
   *[no] esce
  }
log-star = { $you ->
    [yes] posi
   *[no] posa
  } una stella: riga { $row }, colonna { $column }
log-bust = { $you ->
    [yes] sei incartato
   *[no] è incartato
  }
log-undo = { $you ->
    [yes] riprendi una mossa
   *[no] riprende una mossa
  }
log-cards = Le schede sono distribuite

## BUTTONS: consigli e rifiuti
advice-roll = Consiglio: lancia. Probabilità di vincere { $share }.
advice-out = Consiglio: esci. Probabilità di vincere { $share }.
advice-pass = Consiglio: rinuncia. Probabilità di vincere { $share }.
advice-lay = Consiglio: riga { $row }, colonna { $column }. Probabilità di vincere { $share }.
advice-star = Consiglio: una stella in riga { $row }, colonna { $column }. Probabilità di vincere { $share }.
refusal-B20 = Lì c’è già un bottone o una stella.
refusal-B21 = Troppo vicino: i bottoni non si toccano mai di lato.
refusal-B30 = Prima lancia o esci.
refusal-B31 = I dadi non indicano quella casella.
refusal-B32 = Al lancio di un altro vale solo la casella del dado d’oro.
refusal-B34 = Per uscire ci vuole un bottone sul tabellone.
refusal-B41 = Una stella va dove c’è un tuo bottone.
refusal-B50 = La partita è finita.

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
buttons-ending-both = Cinque stelle in fila, e { $stars } in tutto.
buttons-ending-most-stars = In più sono arrivati: prima cinque in fila, poi più stelle.
buttons-ending-shared = Nessuno è avanti: la vittoria è divisa.
rematch = Rivincita
rematch-waits = Gli altri giocano ancora: vieni.
replay = Rivedi
share = Condividi
score-table = Il punteggio
player = Giocatore
longest-line = fila più lunga
the-boards = I tabelloni
to-the-result = Al risultato
look-at-the-board = Guarda il tabellone
verify-the-dice = Controlla i dadi
seal-note = Sigillato prima del primo lancio, aperto alla fine:
seal-fits = Il sigillo è giusto: i dadi erano fissati prima della partita.
seal-broken = Il sigillo non è giusto.
seal-none = Questi dadi non erano sigillati.
seed-counted = Il numero casuale del tuo browser è stato contato.
seed-late = Il numero casuale del tuo browser è arrivato troppo tardi per contare.
seed-other = Il numero casuale del tuo posto non veniva da questo browser.
record-note = Tutta la partita è un piccolo file di testo.
save-the-record = Salva la partita

## Regole
search-rules = Cerca nelle regole
hits = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
  }
only-hits = solo risultati
contents = Indice
rulings = Decisioni
rulings-note = Dove i libretti tacciono o si contraddicono, abbiamo dovuto decidere. È tutto qui.

## Rivedere
drop-a-record = Lascia qui una partita
drop-note = Ogni partita salvata, di qui o d’altrove.
choose-a-file = Scegli un file
record-unreadable = Questa partita non si legge.
replay-start = Il tavolo è pronto
replay-place = Giro { $round }, passo { $step } di { $steps }
round-back = Un giro indietro, Maiusc ←
step-back = Passo indietro, ←
play = Avvia, Spazio
pause = Pausa, Spazio
step-on = Passo avanti, →
round-on = Un giro avanti, Maiusc →
speed = Velocità
time-slider = Punto della partita

## After a game
chances-title = Chi vinceva, e quando?
chances-from-to = { $name } da { $from } a { $to }.
chances-counting = I bot guardano ogni mossa …
chance-change = { $name } { $change }
moment-number = Svolta { $number }
moment-round = Giro { $round }:
luck-of = { $luck ->
    [good] La fortuna ha dato { $share }.
    [bad] La fortuna ha tolto { $share }.
   *[even] La fortuna era pari.
  }
skill-of = { $perfect ->
    [yes] Nessuna mossa ha sprecato nulla.
   *[no] Una mossa ha sprecato in media { $share }.
  }
story = Fortuna, bravura e dadi
play-on = Continua da qui
play-on-note = Un nuovo tavolo con nuovi dadi. Qual è il tuo posto? Gli altri li giocano i bot.
bots-strength = Quanto sono forti i bot?
check-the-dice = Controlla ogni dado
dice-right = Tutti i { $count } dadi e sorteggi sono giusti.
dice-wrong = Il numero { $number } di { $count } dadi e sorteggi non è quello che doveva essere.
dice-show = Mostra il punto
seal-closed = Il sigillo si apre a fine partita:
bot-for = Un bot per { $name }

## Ovunque
language = Lingua
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
close = Chiudi
you = Tu
you-alone = Tu
name-colon = { $name }:
to-home = Buttonbox, pagina iniziale
games = I giochi
rules = Regole
rule-link = Regola { $number }
settings = Impostazioni
dark-mode = Chiaro o scuro
percent = { $share }
nowhere = Qui non c’è nulla
nowhere-note = Questo indirizzo non porta da nessuna parte. I due giochi sono nella pagina iniziale.

## Inizio
tagline = Due giochi di dadi con i bottoni, da due a quattro, intorno a un tavolo o a distanza.
continue = Continua
look = Guarda
waiting-for-players = in attesa di giocatori
watch-a-replay = Rivedi una partita
players-range = da { $fewest } a { $most }
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
level-novice = principiante
level-easy = facile
level-medium = medio
level-good = bravo
level-skilled = abile
level-strong = forte
level-expert = esperto
level-veteran = veterano
level-professional = professionista
level-champion = campione
level-virtuoso = virtuoso
level-master = maestro
remove-seat = { $name }: togli il posto
options = Opzioni
who-starts = Chi comincia
by-lot = a sorte
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
setting-odds-note = In BUTTONS: il rischio esatto di incartarti.
setting-handover = Schermata di passaggio fra i turni
setting-handover-note = Quando si gioca in più persone sullo stesso dispositivo.
setting-keys = Scorciatoie da tastiera
setting-keys-note = Premi «?» per vederle tutte.

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
family = Papà Léo Nonna Mia
is-done = { $name } ha finito
take-the-device = Prendi il dispositivo.
since-your-turn = Dal tuo ultimo turno
i-am = Sono { $name }
no-such-table = Questo tavolo non c’è più
no-such-table-note = È stato eliminato, o il link è sbagliato.
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
reaction-laugh = Ahah!
what-happened = Cronaca
the-others = Gli altri
not-possible = Non si può

## La fine
game-over = Fine della partita
you-win = Hai vinto!
wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
rematch = Rivincita
rematch-waits = Gli altri fanno un’altra partita. Unisciti!
next-level = E ora: bot di livello «{ $level }»
replay = Rivedi
share = Condividi
score-table = Il punteggio
player = Giocatore
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
chances-now = Probabilità di vincere
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
chance-change = { $name } { $change } di probabilità di vincere
better-move = Meglio: { $move } ({ $share } di probabilità di vincere).
moment-number = Svolta { $number }
moment-round = Giro { $round }:
luck-of = { $luck ->
    [good] Fortuna: i dadi hanno alzato la probabilità di vincere di { $share }.
    [bad] Sfortuna: i dadi hanno abbassato la probabilità di vincere di { $share }.
   *[even] Né fortuna né sfortuna con i dadi.
  }
skill-of = { $perfect ->
    [yes] In media le mosse valevano quanto le migliori.
   *[no] In media, una mossa è costata { $share } di probabilità di vincere.
  }
story = Fortuna, bravura e dadi
play-on = Continua da qui
play-on-note = Un nuovo tavolo con nuovi dadi. Qual è il tuo posto? Gli altri li prendono i bot.
bots-strength = Quanto sono forti i bot?
check-the-dice = Controlla ogni dado
dice-right = Tutti i { $count } dadi e sorteggi sono giusti.
dice-wrong = Il dado o sorteggio { $number } su { $count } non è quello fissato prima della partita.
dice-unknown = Questa pagina non può controllare i dadi di questo gioco; il comando «buttonbox verify» sì.
dice-show = Mostrami dove
seal-closed = Sigillati prima del primo lancio, si aprono a fine partita:
bot-for = Un bot per { $name }

## Faults
try-again = Riprova
fault-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
fault-busy = Il server è molto occupato. Riprova tra un attimo.
fault-gone = Non esiste più.
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
seat-lost-note = Per questo posto c’è un nuovo link. Puoi comunque guardare.

## Who plays
you-are-watching = Stai guardando
watchers = { $count ->
  [one] Una persona guarda
  *[other] { $count } persone guardano
  }
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
no-clock = senza limite di tempo
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
key-undo = annullare
key-escape = annullare la scelta, chiudere ciò che è aperto
key-help = questo elenco

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

## Un gioco senza una pagina propria
plain-turn = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $name }
  }
plain-chance = I dadi rotolano
plain-moves = Le tue mosse
plain-undo = ha annullato una mossa
plain-score = punti

## The pocket: the games in this browser
fault-serverless = Questo sito non ha un server. Qui puoi giocare contro i bot e su un solo dispositivo; con amici lontani serve un server.
fault-pocket-old = Questo browser è troppo vecchio per giocare senza server. Aggiornalo o usane un altro.
fault-pocket-pieces = Alcuni pezzi dei giochi mancano o sono danneggiati. Le tue partite sono al sicuro: vai online e riprova.
fault-pocket-room = Su questo dispositivo non c’è più spazio. Libera un po’ di spazio e riprova. Non si perde nulla.
fault-pocket-died = I giochi si sono fermati in questo browser. Tutto ciò che hai visto è salvato: riprova o ricarica la pagina.
pocket-failed = Qui i giochi non funzionano
pocket-cleared = Questa partita non è più su questo dispositivo
pocket-cleared-note = Era in questo browser, la cui memoria è stata svuotata.
pocket-older = Qui c’è una versione più vecchia. La nuova arriva appena sei online; le tue partite restano.
pocket-insecure = Per portarlo con te serve un indirizzo che comincia con https.
pocket-fetching = I giochi arrivano… { $share }
line-starting = La scatola dei bottoni si apre…
take-along = Porta con te
take-along-note = Così puoi giocare offline, contro i bot e su un solo dispositivo. { $size } MB.
taken-along = Pronto per giocare offline
taken-along-note = Puoi giocare offline. Le tue partite restano su questo dispositivo.
setting-pocket = Gioca senza server
setting-pocket-note = Contro i bot e su un solo dispositivo il gioco gira in questo browser.
carry-to-server = Copia sul server
carry-here = Copia su questo dispositivo

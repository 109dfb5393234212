## La guida
guide = Guida
guide-progress = A che punto sei
guide-step = { $step } di { $steps }
guide-skip = Salta
guide-next = Avanti
guide-your-move = Tocca a te
guide-again = Ancora una volta
guide-play = Gioca davvero
guide-nudge-move = In una partita vera si può. Qui premi ciò che è illuminato.
guide-nudge-next = Leggi prima questo, poi premi Avanti.

## BUTTONS
lesson-buttons-welcome = Ciao! Questo è il tuo tabellone. Ci posi sopra bottoni e li trasformi in stelle.
lesson-buttons-roll = È il tuo turno. Lancia i dadi!
lesson-buttons-lay = Il dado bianco dice riga 3, i neri sono le colonne. Posa un bottone sul rosso, colonna 3.
lesson-buttons-gold = I pallini d’oro valgono per tutti: { $one } e { $two } hanno usato riga 3, colonna 2 sul loro tabellone.
lesson-buttons-offer = { $one } ha lanciato, e l’oro vale anche per te: riga 5, colonna 2 è di nuovo rossa. Posa!
lesson-buttons-bust = { $two } non aveva colonne libere: si è incartata! Perde i suoi bottoni e per questo giro è fuori.
lesson-buttons-risk = Due bottoni non si toccano mai di lato: lo spazio si riduce. Ecco il tuo rischio: piccolo. Lancia!
lesson-buttons-third = Un terzo bottone rosso! Tre di un colore danno una stella, e il rosso è la tua scheda: una in più. Posalo.
lesson-buttons-out = { $one } è uscito. Hai 3 stelle sicure, un altro lancio potrebbe costarle tutte. Esci!
lesson-buttons-stars = Una stella per l’uscita, una per tre bottoni rossi, una per la tua scheda. Mettile sui tuoi bottoni.
lesson-buttons-stay = I bottoni se ne vanno, le stelle restano per tutta la partita. Su una stella non si posa più nulla.
lesson-buttons-later = Tre giri dopo: quattro delle tue stelle sono in fila. Una quinta in questa riga e hai vinto.
lesson-buttons-dare = Gli altri sono fuori, resti solo tu. Ti serve la riga 3, e il rischio è più alto. Coraggio, lancia!
lesson-buttons-beside = Riga 3, colonna 6: che fortuna! Accanto a una stella puoi posare. Posa qui un bottone.
lesson-buttons-home = Non aspettare oltre. Esci!
lesson-buttons-fifth = Una stella da mettere su uno dei tuoi bottoni. Mettila dove fa cinque in fila.
lesson-buttons-won = Cinque in fila: hai vinto! Anche dodici stelle in tutto vincono. Il gioco è tutto qui.

## La guerra dei bottoni
lesson-war-welcome = Ciao! Questi dadi sono la tua banda. Tu e { $one } a turno ne piazzate uno o più.
lesson-war-goal = Finisci le sei sezioni della tua capanna, o raccogli sei stelle. Tre ragazzi sono in punizione e bloccano la sezione sopra di loro.
lesson-war-quarry = Scegli i due 2, poi la cava. Il primo gruppo lì guadagna 4 bottoni.
lesson-war-paid = Quattro bottoni per te! I bottoni servono da denaro. Termina il turno.
lesson-war-pushed = { $one } ti ha scacciato: altrettanti dadi, ma più alti. I tuoi 2 restano al mulino per questo giro.
lesson-war-lake = Una volta per turno puoi fare un’azione bonus. Prendi il 3 bianco dal lago: costa 3 bottoni.
lesson-war-card = Una carta vuole dadi uguali e tanti bottoni quanto il loro valore. Scegli il tuo 3 e il 3 bianco, poi questa carta.
lesson-war-exam = La carta ti ha dato due fratelli maggiori. { $one } dà l’esame con un 4: chi ha più 4 di tutti riceve il segnalino bonus della scuola.
lesson-war-brother = Un fratello maggiore vale un dado di qualsiasi valore. Scegli il 6 e un fratello: due contro due, ma più alti. Riprendi la cava!
lesson-war-back = La cava è di nuovo tua e ti ha dato 2 bottoni. Se la tieni fino alla fine del giro, il suo segnalino bonus è tuo. Termina il turno.
lesson-war-hut = Si costruisce. Scegli il tuo 5 e la capanna nella scuola: 5 bottoni per la prima sezione.
lesson-war-build = Scegli la sezione. Quelle sopra un ragazzo in punizione sono bloccate.
lesson-war-done = Tutti i tuoi dadi sono piazzati. Termina il turno; { $one } continua finché ne ha.
lesson-war-snitch = { $one } ha fatto la spia sui 3, e tu ne hai più di tutti. Un tuo ragazzo va in punizione: prendine uno dal mulino, lì non manca a nessuno.
lesson-war-marker = { $one } ha vinto l’esame, tu tieni la cava: il suo segnalino bonus dà una stella e una sezione. Costruisci!
lesson-war-round = Ecco un giro intero. Ora tutti i dadi tornano e si rilanciano, e ogni carta porta 2 bottoni.
lesson-war-later = Qualche giro dopo: cinque sezioni sono in piedi, ti restano un dado e 11 bottoni.
lesson-war-last = Manca una sezione. Scegli il tuo 6 e la capanna nella scuola.
lesson-war-sixth = Costruisci la sesta sezione!
lesson-war-won = La capanna è finita, hai vinto! Anche sei stelle vincono. In quattro si aggiunge il prato.

## A ogni tavolo
tip-confirm = Fai la mossa con il punto interrogativo.
tip-clear = Ricomincia la scelta.
tip-undo = Riprendi la tua ultima mossa, finché nessun dado è rotolato e nessun altro ha agito.
tip-hint = Che cosa farebbe qui un bot forte.
tip-clock = Il tempo che resta a ognuno; scorre per chi è di turno.

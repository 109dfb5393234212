## À chaque table
tip-confirm = Jouer le coup qui porte le point d’interrogation.
tip-clear = Recommencer ton choix.
tip-undo = Reprends ton dernier coup, tant qu’aucun dé n’a roulé et que personne d’autre n’a agi.
tip-hint = Ce qu’un bot fort ferait ici.
tip-clock = Le temps qui reste à chacun ; il court pour celui dont c’est le tour.

## At every table
tip-confirm = Make the move shown with the question mark.
tip-clear = Start your choice over.
tip-undo = Take your last move back, as long as no die has rolled and nobody else has acted.
tip-hint = What a strong bot would do here.
tip-clock = The time each player has left; it runs for whoever is to act.

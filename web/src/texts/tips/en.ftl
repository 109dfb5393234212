## At every table
tip-confirm = Make the move shown with the question mark.
tip-clear = Start your choice over.
tip-undo = Take your last move back, as long as no die has rolled and nobody else has acted.
tip-hint = What a strong bot would do here.
tip-clock = The time left to each player; it runs for the one to act.

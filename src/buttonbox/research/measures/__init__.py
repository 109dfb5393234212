"""How much of a game is skill and how much is luck, by measures from the literature."""

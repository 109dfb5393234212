"""How fast the games are, side by side with OpenSpiel in one run on one core."""

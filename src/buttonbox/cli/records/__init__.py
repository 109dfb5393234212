"""Commands that read a recorded game."""

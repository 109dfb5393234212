"""Pebbles: a small game for Buttonbox, in plain Python."""

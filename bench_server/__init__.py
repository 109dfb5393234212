"""How fast the table server is, beside boardgame.io on the same machine."""

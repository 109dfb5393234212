"""What is going on in a game of BUTTONS, and where a player stands in the round."""

LEAVING_OUT = 0  # three players: chance takes a card out
DEALING = 1
TURN = 2
ROLLING = 3
LAYING = 4
OFFERING = 5
SEWING = 6
OVER = 7
PHASES = ("leaving-out", "dealing", "turn", "rolling", "laying", "offering", "sewing", "over")

IN = 0
OUT = 1
BUST = 2
STATUSES = ("in", "out", "bust")

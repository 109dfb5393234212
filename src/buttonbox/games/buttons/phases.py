"""The phases of a game of BUTTONS, and the status of a player in a round."""

from typing import Literal, get_args

LEAVING_OUT = 0  # three players: chance takes a card out
DEALING = 1
TURN = 2
ROLLING = 3
LAYING = 4
OFFERING = 5
SEWING = 6
OVER = 7
Phase = Literal["leaving-out", "dealing", "turn", "rolling", "laying", "offering", "sewing", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

IN = 0
OUT = 1
BUST = 2
Status = Literal["in", "out", "bust"]
STATUSES: tuple[Status, ...] = get_args(Status)

"""What `State.actor` returns when it is no seat's turn."""

CHANCE = -1
NOBODY = -2

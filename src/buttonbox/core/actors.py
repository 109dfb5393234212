"""What `State.actor` returns when no seat is to act."""

CHANCE = -1
NOBODY = -2

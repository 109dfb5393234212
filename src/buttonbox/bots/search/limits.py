"""Constants of compiled code."""

MAX_DEPTH = 400  # edges of a path through the tree
MOST_EDGES = 1048576  # about 50 MB; a tree that needs more stops growing
NOTHING = -1  # no move before the root, no such node or edge
EVERY_MOVE = -2  # in place of the previous move: leave out no move

"""Sizes that the compiler must know."""

INPUTS = 98  # of the network, for each seat
LINE = 100  # what five in a line adds to the number of stars in a rank (B51)
ROW_KINDS = 21  # kinds of rows in which no two buttons touch (B21)
ROW_PAIRS = ROW_KINDS * ROW_KINDS

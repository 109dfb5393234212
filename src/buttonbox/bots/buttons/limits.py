"""Sizes that the compiler must know."""

INPUTS = 98  # of the network, for each seat
LINE = 100  # what five in a line adds to the number of stars in a rank (B51)

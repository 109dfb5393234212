"""Sizes that the compiler must know."""

INPUTS = 88  # of the network, for each seat

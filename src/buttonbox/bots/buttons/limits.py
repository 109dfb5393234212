"""Sizes that the compiler must know."""

INPUTS = 98  # of the network, for each seat

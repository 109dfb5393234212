"""A reduced BUTTONS that is solved completely, to measure the search against exact values."""

"""The contract that every game keeps. Standard library only."""

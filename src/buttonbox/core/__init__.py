"""The interface that every game implements. Standard library only."""

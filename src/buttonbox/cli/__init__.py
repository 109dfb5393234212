"""The command `buttonbox`."""

"""Measure both games for docs/research: `python -m tools.research --help`."""

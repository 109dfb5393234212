"""Benchmarks of the table server against boardgame.io on the same machine."""

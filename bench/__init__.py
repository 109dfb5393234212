"""Benchmark the games against OpenSpiel, side by side in one run on one core."""

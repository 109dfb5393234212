"""A progress bar on standard error, if that is a terminal."""

import sys
from collections.abc import Iterator

WIDTH = 40


def progress(total: int, label: str) -> Iterator[int]:
    """Count from 0 to total - 1 and show how far it is, at most a hundred times."""
    shown = sys.stderr.isatty()
    step = max(1, total // 100)
    for done in range(total):
        if shown and done % step == 0:
            filled = WIDTH * done // total
            bar = "#" * filled + "." * (WIDTH - filled)
            print(f"\r{label} [{bar}] {done}/{total}", end="", file=sys.stderr, flush=True)
        yield done
    if shown:
        print(f"\r{label} [{'#' * WIDTH}] {total}/{total}", file=sys.stderr)

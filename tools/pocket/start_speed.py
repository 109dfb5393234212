"""`python -m tools.pocket.start_speed`: how long the pocket takes to start, beside a bare Pyodide.

Both start in a worker of Chromium, in turn, with all files kept by the browser from a first time.
Build page and pocket first: `make pocket page`.
"""

import sys
from statistics import median

from tools.pocket.chromium import Browser, asked_rounds, browsing

ROUNDS = 7
MOST = 3.0  # times as long as a bare loadPyodide


def start_times(browser: Browser, rounds: int) -> list[tuple[float, float]]:
    """Return the milliseconds of the pocket and of a bare Pyodide, once in every round."""
    browser.keep_pocket()
    found = [(browser.start_pocket(), browser.start_bare()) for _ in range(1 + rounds)]
    return found[1:]  # the first time is another matter


def main() -> int:
    """Print both times and their ratio; fail if the pocket takes too long."""
    rounds = asked_rounds(__doc__, ROUNDS)
    with browsing() as browser:
        found = start_times(browser, rounds)
    for name, times in zip(("pocket", "bare Pyodide"), zip(*found, strict=True), strict=True):
        print(f"{name}: {median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})")
    ratios = [pocket / bare for pocket, bare in found]
    shown = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"{median(ratios):.2f} times as long ({shown}); at most {MOST:.0f}")
    return 0 if median(ratios) <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())

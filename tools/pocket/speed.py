"""`python -m tools.pocket.speed`: the search in a browser beside this machine's, in turn.

Build page and pocket first: `make pocket page`.
"""

import json
import sys
from pathlib import Path
from statistics import median

from tools.pocket import search_speed
from tools.pocket.chromium import Browser, asked_rounds, browsing

ROUNDS = 5
LEAST = 0.5  # of the simulations that are done here in the same time


def shares(browser: Browser, rounds: int) -> dict[str, list[float]]:
    """Return, for each game and round, the browser's simulations for one of this machine."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        native = search_speed.measured()
        pocket = json.loads(browser.run(Path(search_speed.__file__)))
        for game, duration in native.items():
            found.setdefault(game, []).append(duration / pocket[game])
    return found


def main() -> int:
    """Print, for each game, how many simulations the browser does; fail if these are too few."""
    rounds = asked_rounds(__doc__, ROUNDS)
    with browsing() as browser:
        found = shares(browser, rounds)
    for game, ratios in found.items():
        shown = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"{game}: {median(ratios):.2f} of native's simulations ({shown}); at least {LEAST}")
    return 0 if all(median(ratios) >= LEAST for ratios in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tools.pocket.speed`: the pocket's search beside this machine's, in turn."""

import json
from pathlib import Path
from statistics import median

from tools.pocket import search_speed
from tools.pocket.same_games import in_pocket

ROUNDS = 3


def main() -> None:
    """Print, for each game, how many times as long the pocket takes."""
    ratios: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        native = search_speed.measured()
        pocket = json.loads(in_pocket(Path(search_speed.__file__)))
        for game, duration in native.items():
            ratios.setdefault(game, []).append(pocket[game] / duration)
    for game, found in ratios.items():
        shown = ", ".join(f"{ratio:.2f}" for ratio in found)
        print(f"{game}: {median(found):.2f} times as long as native ({shown})")


if __name__ == "__main__":
    main()

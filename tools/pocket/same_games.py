"""`python -m tools.pocket.same_games`: the pocket plays the same games as this machine."""

import argparse
import subprocess
import sys
from pathlib import Path

from tools.pocket import event_hashes
from tools.pocket.places import PUBLIC

HERE = Path(__file__).parent
RUN = HERE / "run.mjs"


def in_pocket(program: Path, *arguments: object) -> str:
    """Run a program in the pocket, under Node, and return what it prints."""
    command = ["node", str(RUN), str(PUBLIC), str(program), *map(str, arguments)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def differing(random_games: int, bot_games: int) -> list[str]:
    """Return the games that differ, as the pocket has played them."""
    native = event_hashes.text(random_games, bot_games).splitlines()
    pocket = in_pocket(Path(event_hashes.__file__), random_games, bot_games).splitlines()
    if len(native) != len(pocket):
        return pocket or ["the pocket has played no game"]
    return [theirs for ours, theirs in zip(native, pocket, strict=True) if ours != theirs]


def main() -> int:
    """Compare, and say how many games were the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random games of each kind")
    parser.add_argument("--bot-games", type=int, default=20, help="games between bots of each kind")
    asked = parser.parse_args()
    different = differing(asked.games, asked.bot_games)
    print(
        "\n".join(different) or f"the same: {asked.games} and {asked.bot_games} games of each kind"
    )
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())

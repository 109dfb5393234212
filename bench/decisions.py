"""`python -m bench.decisions`: measure what each level loses per decision, as in backgammon.

Every position of a fixed set (harness/bots/decision_set.py) has the value of each legal move. A
level loses the value of the best move minus that of the move it chooses; a level that errs loses
the mean over the moves it might choose. `--make SECONDS` adds positions to the sets, `--evaluate`
replaces their values. Results are saved to docs/decisions.json; docs/strength.md shows them.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.bot import Bot
from buttonbox.bots.levels import LEVELS, levels_of, make_bot
from buttonbox.games import GAMES
from harness.bots.decision_set import (
    PLANS,
    PLAYERS,
    SEED,
    GameOfSet,
    add_games,
    clustered_interval,
    evaluate_again,
    loss,
    positions_of,
    read_set,
)
from harness.bots.match_budgets import fixed_budget
from harness.bots.strength_page import write_table

SAVED = Path("docs/decisions.json")
POSITIONS = 2000  # of each set
CLEAR_LOSS = 0.02  # a decision that loses this much is a mistake

Results = dict[str, dict[str, dict[str, float]]]  # by game and level


def losses(game: str, level: str, games: list[GameOfSet]) -> list[list[float]]:
    """Return the losses of a level in the positions of some games, game by game."""
    bots = {players: measured_bot(game, players, level) for players in PLAYERS}
    return [
        [loss(bots[played["players"]], *each) for each in positions_of(game, played)]
        for played in games
    ]


def measured_bot(game: str, players: int, level: str) -> Bot:
    """Return a bot of this level, with simulations instead of time."""
    return make_bot(game, level, SEED, fixed_budget(game, players, level))


def score(game: str, level: str, wanted: argparse.Namespace) -> dict[str, float]:
    """Return the mean loss of a level with its interval, and how often it errs clearly."""
    games = read_set(game)[: wanted.games]
    pieces = [games[first :: wanted.workers] for first in range(wanted.workers)]
    with open_executor(wanted.workers, None) as (executor, _):
        jobs = [executor.submit(losses, game, level, piece) for piece in pieces]
        by_game = [each for job in jobs for each in job.result()]
    mean, low, high = (1000 * number for number in clustered_interval(by_game))
    found = [loss for losses_of_game in by_game for loss in losses_of_game]
    mistakes = sum(loss >= CLEAR_LOSS for loss in found) / len(found)
    scores = {"loss": mean, "low": low, "high": high, "mistakes": mistakes}
    return {name: round(number, 4) for name, number in scores.items()} | {"positions": len(found)}


# The table.


def table(results: Results) -> str:
    """Format the losses of all levels as a Markdown table."""
    titles = [f"{GAMES[game].title} | loses 20 or more | positions" for game in results]
    lines = [f"| Level | {' | '.join(titles)} |", "|---|" + "---|---|---|" * len(titles)]
    for level in LEVELS:
        cells = [cell(results[game].get(level)) for game in results]
        lines.append(f"| {level} | {' | '.join(cells)} |")
    return "\n".join(lines)


def cell(found: dict[str, Any] | None) -> str:
    """Format the losses of a level in a game."""
    if found is None:
        return " | | "
    interval = f"{found['low']:.1f} to {found['high']:.1f}"
    return (
        f"**{found['loss']:.1f}** ({interval}) | {found['mistakes']:.0%} | {found['positions']:,}"
    )


def main() -> int:
    """Make positions, or score the levels."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("--game", choices=tuple(PLANS), action="append", help="only this game")
    parser.add_argument("--level", choices=LEVELS, action="append", help="only this level")
    parser.add_argument("--games", type=int, help="use only this many games of each set")
    parser.add_argument("--make", type=float, metavar="SECONDS", help="add positions to the sets")
    parser.add_argument("--evaluate", action="store_true", help="evaluate all positions again")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="worker processes")
    wanted = parser.parse_args()
    results: Results = json.loads(SAVED.read_text()) if SAVED.exists() else {}
    for game in wanted.game or PLANS:
        if wanted.make is not None:
            add_games(game, POSITIONS, wanted.make, wanted.workers)
            continue
        if wanted.evaluate:
            evaluate_again(game, wanted.workers)
            continue
        for level in wanted.level or levels_of(game):
            found = results.setdefault(game, {})[level] = score(game, level, wanted)
            print(f"{game} {level}: {cell(found)}", flush=True)
            SAVED.write_text(json.dumps(results, indent=1) + "\n")
    write_table("decisions", table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())

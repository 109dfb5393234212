"""`python -m bench.strategies`: look for strategies in War that self-play has never found.

Each strategy is a taste: a player who searches like the other one, but values some moves by a few
points more (or less) than the search does, in every round or in the first ones only (a seeded
opening). If a taste won more than half of the games against the player without it, the network
would have missed something. The table is written to docs/strength.md.
"""

import argparse
import os
import sys
from functools import partial

from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.arena.ratings import wilson
from harness.bots.strength_page import write_table
from harness.bots.tastes import TASTES, Ending, Trial, play

GAMES = 200
OPENING = 3  # rounds


def row_text(trial: Trial, endings: list[Ending]) -> str:
    """Format one line of the table."""
    won, games = sum(each.share for each in endings), len(endings)
    low, high = wilson(won, games)
    when = "every round" if trial.rounds > OPENING else f"rounds 1 to {trial.rounds}"
    stars, sections = (
        sum(getattr(each, kind) for each in endings) for kind in ("stars", "sections")
    )
    return (
        f"| {trial.name} | {100 * trial.worth:.0f} | {when} | **{won / games:.1%}** "
        f"| {low:.1%} to {high:.1%} | {stars} | {sections} |"
    )


def main() -> int:
    """Play every taste, weak and strong and as an opening, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.strategies", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games per line of the table")
    parser.add_argument("--taste", choices=tuple(TASTES), action="append", help="only this one")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    wanted = parser.parse_args()
    lines = [
        "| taste | points | when | won | 95 % interval | six stars | six sections |",
        "|---|---|---|---|---|---|---|",
    ]
    with open_executor(wanted.workers, None) as (executor, _):
        for trial in trials(wanted.taste or list(TASTES)):
            endings = list(executor.map(partial(play, trial), range(wanted.games)))
            lines.append(row_text(trial, endings))
            print(lines[-1], flush=True)
    if not wanted.taste:
        write_table("strategies", "\n".join(lines))
    return 0


def trials(names: list[str]) -> list[Trial]:
    """Return the trials of these tastes; without a taste there is only one."""
    always = 10**6
    found = []
    for name in names:
        found.append(Trial(name, 0.02, always))
        if name != "no taste":
            found += [Trial(name, 0.1, always), Trial(name, 0.1, OPENING)]
    return found


if __name__ == "__main__":
    sys.exit(main())

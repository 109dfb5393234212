"""`python -m bench.residual`: measure how consistent the evaluation of BUTTONS is.

A perfect evaluation of a position equals that of its best move, and that of a roll the mean over
its outcomes. The residual is the value of the best move, averaged over all outcomes of a roll,
minus that of the position. States are those in which a seat rolls or gets out. The table is written
to docs/strength.md.
"""

import argparse
import os
from collections.abc import Iterator
from itertools import islice
from statistics import fmean, quantiles

from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.bot import Bot, Budget
from buttonbox.bots.levels import make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from harness.bots.strength_page import write_table

STATES = 100_000  # with two, three and four players together
PIECE = 2000  # states per job
STRAY = 20  # one move in this many is random, so that bad positions come up, too


def turns(players: int, bot: Bot, seed: int) -> Iterator[Buttons]:
    """Yield the turns of games that the bot plays against itself."""
    generator = Generator(seed)
    while True:
        state = BUTTONS.new(BUTTONS.settings(players))
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                state.apply(generator.draw(state))
                continue
            if state.phase == phases.TURN:
                yield state
            stray = generator.below(STRAY) == 0
            state.apply(generator.choose(state.legal_moves()) if stray else bot.choose(state))


def residuals(players: int, seed: int) -> list[float]:
    """Return the residuals of PIECE states."""
    bot = make_bot("buttons", "master", 1, Budget(simulations=0))
    return [residual(state, bot) for state in islice(turns(players, bot, seed), PIECE)]


def residual(state: Buttons, bot: Bot) -> float:
    """Return the value of the best move minus that of the position."""
    best = max(_after(state, code, bot) for code in state.legal_moves())
    return best - bot.win_chances(state)[state.actor()]


def _after(state: Buttons, code: int, bot: Bot) -> float:
    after = state.clone()
    after.apply(code)
    return bot.win_chances(after)[state.actor()]


def row(players: int, found: list[float]) -> str:
    """Return a row of the table, in points."""
    sizes = sorted(100 * abs(each) for each in found)
    parts = quantiles(sizes, n=100)
    mean = 100 * fmean(found)
    return (
        f"| {players} | {len(sizes):,} | {mean:+.2f} | {fmean(sizes):.2f} "
        f"| {parts[49]:.2f} | {parts[94]:.2f} | {parts[98]:.2f} | {sizes[-1]:.1f} |"
    )


def main() -> None:
    """Measure, print the table and write it to the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.residual", description=__doc__)
    parser.add_argument("--states", type=int, default=STATES)
    parser.add_argument("--players", type=int, nargs="*", default=(2, 3, 4))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="worker processes")
    given = parser.parse_args()
    pieces = -(-given.states // (PIECE * len(given.players)))
    lines = [
        "| Players | states | mean, points | mean size | median | 95 % | 99 % | largest |",
        "|---|---|---|---|---|---|---|---|",
    ]
    with open_executor(given.workers, None) as (executor, _):
        for players in given.players:
            jobs = [executor.submit(residuals, players, 1 + seed) for seed in range(pieces)]
            lines.append(row(players, [each for job in jobs for each in job.result()]))
            print(lines[-1], flush=True)
    write_table("residual", "\n".join(lines))


if __name__ == "__main__":
    main()

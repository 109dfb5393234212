"""`python -m bench.residual`: measure how far BUTTONS' value is from one that agrees with itself.

A perfect value of a position is exactly that of its best move, and the value of a roll exactly the
mean over the dice. The residual is what is missing: the value of the best move, with all outcomes
of a roll weighed, minus that of the position. States are those in which a seat rolls or gets out.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from statistics import fmean, quantiles

from buttonbox.bots.bot import Bot, Budget
from buttonbox.bots.levels import make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons

STATES = 100_000
STRAY = 20  # one move in so many is random, so that not only good positions come up


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


def residual(state: Buttons, bot: Bot) -> float:
    """Return by how much the best move is worth more than the position."""
    best = max(_after(state, code, bot) for code in state.legal_moves())
    return best - bot.win_chances(state)[state.actor()]


def _after(state: Buttons, code: int, bot: Bot) -> float:
    after = state.clone()
    after.apply(code)
    return bot.win_chances(after)[state.actor()]


def row(players: int, residuals: list[float]) -> str:
    """Return a row of the table, in points."""
    sizes = sorted(100 * abs(each) for each in residuals)
    parts = quantiles(sizes, n=100)
    mean = 100 * fmean(residuals)
    return (
        f"| {players} | {len(sizes)} | {mean:+.2f} | {fmean(sizes):.2f} "
        f"| {parts[49]:.2f} | {parts[94]:.2f} | {parts[98]:.2f} | {sizes[-1]:.1f} |"
    )


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=STATES)
    parser.add_argument("--players", type=int, nargs="*", default=(2, 3, 4))
    given = parser.parse_args()
    print("| players | states | mean | mean size | median | 95 % | 99 % | largest |")
    print("|---|---|---|---|---|---|---|---|")
    for players in given.players:
        bot = make_bot("buttons", "master", 1, Budget(simulations=0))
        found = islice(turns(players, bot, players), given.states)
        print(row(players, [residual(state, bot) for state in found]), flush=True)


if __name__ == "__main__":
    main()

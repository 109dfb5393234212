"""`python -m bench.reduced`: measure the search against a BUTTONS that is solved completely.

The reduced game (bots/buttons/reduced) is solved, then our search, with random rollouts as in any
game without a network, plays it against perfect play. What its moves give away in a game, added up,
is on average exactly what it wins less often than a perfect player would. The table is written to
docs/strength.md.
"""

import argparse
import time
from dataclasses import dataclass
from statistics import fmean

from buttonbox.bots.arena.ratings import mean_interval
from buttonbox.bots.bot import Budget, RandomBot
from buttonbox.bots.buttons.reduced.rules import ReducedButtons
from buttonbox.bots.buttons.reduced.solution import ReducedSolution, solved
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from harness.strength_page import write_table

GAME = "reduced-buttons"  # in no registry: it has no network and is not for people
SIMULATIONS = (0, 10, 100, 1000)
GAMES = 40


@dataclass(frozen=True)
class Played:
    """The losses of one game's decisions in which there was a choice."""

    losses: tuple[float, ...]


def play(solution: ReducedSolution, simulations: int, seed: int) -> Played:
    """Play one game against perfect play; 0 simulations play at random."""
    generator = Generator(seed)
    budget = Budget(simulations=simulations)
    random = RandomBot(generator)
    bot = SearchBot(GAME, generator, budget, use_network=False) if simulations else random
    state, seat = ReducedButtons(), seed % 2
    losses = []
    while (actor := state.actor()) != NOBODY:
        moves = state.legal_moves()
        if actor == CHANCE:
            code = generator.draw(state)
        elif actor != seat or len(moves) == 1:
            code = min(moves, key=lambda move: solution.loss(state, move))
        else:
            code = bot.choose(state)
            losses.append(solution.loss(state, code))
        state.apply(code)
    return Played(tuple(losses))


def row(simulations: int, games: list[Played]) -> str:
    """Return a row of the table."""
    losses = [loss for game in games for loss in game.losses]
    optimal = fmean(loss < 1e-9 for loss in losses)
    mean, low, high = mean_interval([100 * sum(game.losses) for game in games])
    name = f"{simulations} simulations" if simulations else "random"
    each = f"{100 * fmean(losses):.2f}"
    return f"| {name} | {optimal:.0%} | {each} | **{mean:.1f}** ({low:.1f} to {high:.1f}) |"


def solved_text(solution: ReducedSolution, seconds: float) -> str:
    """Say how the game was solved."""
    return (
        f"Solved in {seconds:.0f} s; the start player wins "
        f"{solution.value(ReducedButtons()):.2%}. The largest residual of "
        f"{solution.solver.positions:,} round starts is {solution.residual:.1g}.\n"
    )


def main() -> None:
    """Solve the game, measure, print the table and write it to the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.reduced", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--simulations", type=int, nargs="*", default=SIMULATIONS)
    given = parser.parse_args()
    started = time.process_time()
    solution = solved()
    lines = [
        solved_text(solution, time.process_time() - started),
        "| Player | best moves | loss a decision, points | loss a game, points (95 %) |",
        "|---|---|---|---|",
    ]
    for simulations in given.simulations:
        games = [play(solution, simulations, seed) for seed in range(given.games)]
        lines.append(row(simulations, games))
        print(lines[-1], flush=True)
    write_table("reduced", "\n".join(lines))


if __name__ == "__main__":
    main()

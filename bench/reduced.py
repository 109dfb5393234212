"""`python -m bench.reduced`: measure the search against a completely solved BUTTONS.

The reduced game (bots/buttons/reduced) is solved. Then our search, with random rollouts as in any
game without a network, plays it against perfect play. The losses of its moves in a game, added up,
are on average exactly what it wins less than a perfect player would. Games vary a lot, so the
search also chooses in fixed positions, the same for all numbers of simulations. Both tables are
written to docs/strength.md.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from buttonbox.bots.arena.ratings import mean_interval
from buttonbox.bots.bot import RandomBot
from buttonbox.bots.buttons.reduced.rules import ReducedButtons
from buttonbox.bots.buttons.reduced.solution import ReducedSolution, solved
from buttonbox.bots.level import searches
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from harness.bots.strength_page import write_table

GAME = "reduced-buttons"  # in no registry: it has no network and is not for people
SIMULATIONS = (0, 10, 100, 1000)
GAMES = 40
IN_POSITIONS = (10, 100, 1000, 10_000)
POSITIONS = 400
ONE_IN = 3  # decisions of a game
STRAY = 4  # one move in this many is random, so that bad positions come up, too
MATTERS = 0.005  # of a win: what the worst move must lose at least

Losses = dict[int, float]  # of each move


@dataclass(frozen=True)
class Played:
    """The losses of one game's decisions in which there was a choice."""

    losses: tuple[float, ...]


def play(solution: ReducedSolution, simulations: int, seed: int) -> Played:
    """Play one game against perfect play; 0 simulations play at random."""
    generator = Generator(seed)
    random = RandomBot(generator)
    search = SearchBot(GAME, generator, searches(simulations), use_network=False)
    bot = search if simulations else random
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


# Positions.


def positions(
    solution: ReducedSolution, count: int, seed: int
) -> Iterator[tuple[ReducedButtons, Losses]]:
    """Yield positions in which the choice matters, with the loss of each move."""
    generator = Generator(seed)
    state = ReducedButtons()
    while count:
        if state.actor() == NOBODY:
            state = ReducedButtons()
        elif state.actor() == CHANCE:
            state.apply(generator.draw(state))
        elif len(state.legal_moves()) == 1 or generator.below(ONE_IN):
            state.apply(generator.choose(state.legal_moves()))
        else:
            losses = {move: solution.loss(state, move) for move in state.legal_moves()}
            if max(losses.values()) >= MATTERS:
                count -= 1
                yield state.clone(), losses
            stray = generator.below(STRAY) == 0
            best = min(losses, key=lambda move: losses[move])
            state.apply(generator.choose(list(losses)) if stray else best)


def position_row(simulations: int, found: list[tuple[ReducedButtons, Losses]]) -> str:
    """Return a row of the table of positions."""
    losses = []
    for seed, (state, of_moves) in enumerate(found):
        bot = SearchBot(GAME, Generator(seed), searches(simulations), use_network=False)
        losses.append(of_moves[bot.choose(state)])
    optimal = fmean(loss < 1e-9 for loss in losses)
    mean, low, high = mean_interval([100 * loss for loss in losses])
    return f"| {simulations:,} | {optimal:.0%} | **{mean:.2f}** ({low:.2f} to {high:.2f}) |"


def position_table(solution: ReducedSolution, count: int) -> str:
    """Let the search choose in positions and return the table."""
    found = list(positions(solution, count, seed=1))
    random = 100 * fmean(fmean(losses.values()) for _, losses in found)
    lines = [
        f"{len(found)} positions; random moves lose {random:.2f} points.\n",
        "| Simulations | best moves | loss per decision, points (95 %) |",
        "|---|---|---|",
    ]
    for simulations in IN_POSITIONS:
        lines.append(position_row(simulations, found))
        print(lines[-1], flush=True)
    return "\n".join(lines)


# Command line.


def solved_text(solution: ReducedSolution, seconds: float) -> str:
    """Say how the game was solved."""
    return (
        f"Solved in {seconds:.0f} s; the start player wins "
        f"{solution.value(ReducedButtons()):.2%}. The largest residual of "
        f"{solution.solver.positions:,} round starts is {solution.residual:.1g}.\n"
    )


def main() -> None:
    """Solve the game, measure, print the tables and write them to the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.reduced", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=GAMES, help="games to play; 0 for positions only"
    )
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--simulations", type=int, nargs="*", default=SIMULATIONS)
    given = parser.parse_args()
    if given.games == 1 or given.positions < 2:
        parser.error("an interval takes at least two games and two positions")
    started = time.process_time()
    solution = solved()
    seconds = time.process_time() - started
    write_table("reduced positions", position_table(solution, given.positions))
    if given.games:
        lines = [
            solved_text(solution, seconds),
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

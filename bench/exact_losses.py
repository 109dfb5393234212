"""`python -m bench.exact_losses`: score BUTTONS' levels by what a decision gives away.

The positions are fixed: decisions of the only seat left in a round, from games of the one-ply bot,
one of each round at most, whose value is proved (the game ends with the round) and in which the
choice matters. So the loss of a move is exact, not an estimate. In thousandths of a win.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from buttonbox.bots.arena.ratings import mean_interval
from buttonbox.bots.bot import Bot, Budget
from buttonbox.bots.buttons.exact import exact_solution
from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons

POSITIONS = 2000
MATTERS = 0.003  # of a win: the least that a choice must be worth


@dataclass(frozen=True)
class Puzzle:
    """A position and what each of its moves gives away."""

    state: Buttons
    losses: dict[int, float]


def puzzles(players: int, seed: int = 1) -> Iterator[Puzzle]:
    """Yield the fixed positions; the same seed gives the same ones."""
    bot = make_bot("buttons", "master", seed, Budget(simulations=0))
    generator = Generator(seed)
    while True:
        state = BUTTONS.new(BUTTONS.settings(players))
        last_round = 0
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                state.apply(generator.draw(state))
                continue
            if state.round != last_round and (found := puzzle(state)):
                last_round = state.round
                yield found
            state.apply(bot.choose(state))


def puzzle(state: Buttons) -> Puzzle | None:
    """Return the position as a puzzle, if it is proved and the choice matters."""
    solution = exact_solution(state) if len(state.legal_moves()) > 1 else None
    if solution is None or not solution.proved:
        return None
    own = {code: chances[state.actor()] for code, chances in solution.moves.items()}
    best = max(own.values())
    if best - min(own.values()) < MATTERS:
        return None
    return Puzzle(state.clone(), {code: best - value for code, value in own.items()})


def row(name: str, bot: Bot, given: list[Puzzle]) -> str:
    """Return a row of the table."""
    losses = [1000 * each.losses[bot.choose(each.state)] for each in given]
    mean, low, high = mean_interval(losses)
    best = sum(loss < 1e-6 for loss in losses) / len(losses)
    return f"| {name} | {best:.1%} | **{mean:.2f}** ({low:.2f} to {high:.2f}) | {max(losses):.0f} |"


def main() -> None:
    """Score all levels and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    given = parser.parse_args()
    fixed = list(islice(puzzles(given.players), given.positions))
    print(f"{len(fixed)} positions, {given.players} players")
    print("| level | best moves | loss a decision, thousandths | largest |")
    print("|---|---|---|---|")
    for level in given.levels:
        print(row(level, make_bot("buttons", level, 1), fixed), flush=True)


if __name__ == "__main__":
    main()

"""Positions with proved values: a test set for players.

A solver (`buttonbox.bots.solver`) computes each seat's winning chance under best play after every
legal move. Only positions are kept that it can solve to the end of the game, without an estimate,
and in which the choice of move matters. A position is stored as the events that led to it, so any
program that knows the game can go there. One command makes the set:

    python -m buttonbox.research.solved buttons --positions 10000 --out solved.jsonl
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path

from buttonbox.bots.arena.arena import combined_seed
from buttonbox.bots.arena.executors import check_stop, open_executor
from buttonbox.bots.level import ONE_PLY
from buttonbox.bots.levels import make_bot
from buttonbox.bots.registry import find_bots
from buttonbox.bots.solver import Solution, Solver
from buttonbox.bots.value.weights import load, new_evaluator, weights_file
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES, find_game
from buttonbox.research.data import state_hash
from buttonbox.research.measures.intervals import Estimate, bootstrap, mean

SURE = 1e-9  # values closer than this are the same
PLAYER = "master"  # without search: plays the games from which positions are taken
BATCH = 8  # games that a worker plays at a time
RESAMPLES = 300  # of thousands of positions


class NoSolver(ButtonboxError):
    """Raised for a game without a solver."""


class InvalidPositions(ButtonboxError):
    """Raised for a file that does not hold solved positions."""


@dataclass(frozen=True)
class SolvedPosition:
    """A decision with the proved value of every legal move for the seat to move."""

    game: str
    settings: str  # as JSON
    codes: tuple[int, ...]  # every event that led here
    hash: str  # of the position
    seat: int
    values: dict[int, float]  # the chance to win after each legal move

    @property
    def value(self) -> float:
        """The winning chance under best play."""
        return max(self.values.values())

    @property
    def best(self) -> list[int]:
        """The best moves; more than one if they are worth the same."""
        return [code for code, value in self.values.items() if self.value - value <= SURE]

    def state(self) -> State:
        """Return the position, replayed by the rules. Raises InvalidPositions."""
        try:
            game = find_game(self.game)
            state = game.new(json.loads(self.settings))
            for code in self.codes:
                state.apply(code)
        except ValueError as error:
            raise InvalidPositions(f"not a position: {error}") from error
        if state_hash(game, state) != self.hash:
            raise InvalidPositions("the events lead to another position than the hash says")
        return state


# Making them.


def solved_positions(game: str, count: int, seed: int, workers: int = 1) -> list[SolvedPosition]:
    """Return positions from games with every number of players; the seed determines them.

    Raises NoSolver.
    """
    return list(islice(_stream(game, seed, workers), count))


def _stream(game: str, seed: int, workers: int) -> Iterator[SolvedPosition]:
    """Yield positions without end, in the same order for any number of workers."""
    make_solver(game, min(find_game(game).players))
    with open_executor(workers, None) as (executor, width):
        waiting = [executor.submit(_batch, game, seed, each) for each in range(2 * width)]
        number = len(waiting)
        while True:
            yield from waiting.pop(0).result()
            waiting.append(executor.submit(_batch, game, seed, number))
            number += 1


def _batch(game: str, seed: int, number: int) -> list[SolvedPosition]:
    found: list[SolvedPosition] = []
    for each in range(number * BATCH, (number + 1) * BATCH):
        check_stop()
        found += positions_of_game(game, combined_seed(seed, each))
    return found


def positions_of_game(name: str, seed: int) -> Iterator[SolvedPosition]:
    """Play one game, with a random number of players, and yield its solved positions."""
    game = find_game(name)
    dice = Generator(seed)
    settings = game.draw_settings(dice.choose(list(game.players)), {}, dice)
    state = game.new(settings)
    bot = make_bot(name, PLAYER, seed, ONE_PLY)
    solver = make_solver(name, state.players)
    codes: list[int] = []
    while (actor := state.actor()) != NOBODY:
        if actor != CHANCE and (values := proved_values(state, solver)) is not None:
            key = state_hash(game, state)
            yield SolvedPosition(name, json.dumps(settings), tuple(codes), key, actor, values)
        codes.append(dice.draw(state) if actor == CHANCE else bot.choose(state))
        state.apply(codes[-1])


def proved_values(state: State, solver: Solver) -> dict[int, float] | None:
    """Return the proved value of every move; None without a proof or a real choice."""
    if len(state.legal_moves()) < 2 or not solver.proves(state):
        return None
    solution = solver.solve(state)
    if solution is None or not solution.proved:  # too large
        return None
    values = _own_values(solution, state.actor())
    return values if max(values.values()) - min(values.values()) > SURE else None


def _own_values(solution: Solution, seat: int) -> dict[int, float]:
    return {code: chances[seat] for code, chances in solution.moves.items()}


@cache
def make_solver(name: str, players: int) -> Solver:
    """Return the solver of a game. Raises NoSolver."""
    solver = find_bots(name).solver
    if solver is None:
        raise NoSolver(f"there is no solver for {find_game(name).title}")
    return solver(new_evaluator(name, load(name, weights_file(name, players))))


# Files: JSON lines, one position each.


def write_positions(path: Path, positions: Iterable[SolvedPosition]) -> None:
    """Write positions to a file."""
    lines = (json.dumps(asdict(position), separators=(",", ":")) for position in positions)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def read_positions(path: Path) -> list[SolvedPosition]:
    """Read positions from a file. Raises OSError, or InvalidPositions with the line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [_read_line(path, number, line) for number, line in enumerate(lines, 1)]


def _read_line(path: Path, number: int, line: str) -> SolvedPosition:
    try:
        fields = json.loads(line)
        fields["codes"] = tuple(fields["codes"])
        fields["values"] = {int(code): float(value) for code, value in fields["values"].items()}
        return SolvedPosition(**fields)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise InvalidPositions(f"{path}, line {number}: not a solved position") from error


# Scoring a player.


@dataclass(frozen=True)
class Score:
    """How a player did: its share of best moves, and the winning chance lost per move."""

    optimal: Estimate
    loss: Estimate


def score_player(
    choose: Callable[[SolvedPosition, State], int], positions: Iterable[SolvedPosition]
) -> Score:
    """Score a player's choice in every position."""
    losses = [each.value - each.values[choose(each, each.state())] for each in positions]
    return Score(
        bootstrap(mean, [float(loss <= SURE) for loss in losses], RESAMPLES),
        bootstrap(mean, losses, RESAMPLES),
    )


def main() -> None:
    """Make a set of solved positions."""
    parser = argparse.ArgumentParser(
        prog="python -m buttonbox.research.solved", description="Make a set of solved positions."
    )
    parser.add_argument("game", choices=tuple(GAMES), help="the game")
    parser.add_argument("--positions", type=int, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="K")
    parser.add_argument("--out", type=Path, default=Path("solved.jsonl"), metavar="FILE")
    given = parser.parse_args()
    try:
        found = solved_positions(given.game, given.positions, given.seed, given.workers)
        write_positions(given.out, found)
    except (ButtonboxError, OSError) as error:
        sys.exit(str(error))
    digest = sha256(given.out.read_bytes()).hexdigest()
    print(f"{len(found)} positions written to {given.out}, SHA-256 {digest}")


if __name__ == "__main__":
    main()

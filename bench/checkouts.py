"""`python -m bench.checkouts PYTHON`: this checkout's bots against those of another one.

PYTHON is where the other checkout is installed and compiled, such as `../before/.venv/bin/python`.
Games of two come in pairs with the same dice and swapped seats. Both bots have the same CPU time.
"""

import argparse
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from buttonbox.bots.arena.ratings import wilson
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator
from buttonbox.games import GAMES, find_game

PLAYER = Path(__file__).with_name("piped_player.py")


class PipedPlayer:
    """A bot in a process of its own."""

    def __init__(self, python: str, game: str, level: str, seconds: float) -> None:
        self.process = subprocess.Popen(
            [python, str(PLAYER), game, level, str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()  # closes the pipes and waits

    def tell(self, request: str) -> None:
        """Send a request that has no answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(request + "\n")

    def choose(self) -> int:
        """Return the move that the bot makes."""
        self.tell("choose")
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())


def play_game(game: Game, seats: list[PipedPlayer], seed: int) -> tuple[int, ...]:
    """Play one game and return the winning seats; the seed is that of the dice and of both bots."""
    generator = Generator(seed)
    state = game.new(game.settings(2))
    for player in seats:
        player.tell(f"new {seed}")
    while not state.is_over():
        code = generator.draw(state) if state.is_chance() else seats[state.actor()].choose()
        state.apply(code)
        for player in seats:
            player.tell(f"play {code}")
    return state.winners()


def play_match(game: Game, players: tuple[PipedPlayer, PipedPlayer], games: int, seed: int) -> str:
    """Play a match and return the first player's share of it, with its 95 % interval."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        seats = [players[seat], players[1 - seat]]
        winners = play_game(game, seats, seed + number // 2)
        won += 1 / len(winners) if seat in winners else 0.0
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%} to {high:.1%}) of {games} games"


def main(words: list[str]) -> None:
    """Play a match and print its result."""
    parser = argparse.ArgumentParser(prog="python -m bench.checkouts", description=__doc__)
    parser.add_argument("python", help="the other checkout's Python")
    parser.add_argument("--game", choices=tuple(GAMES), default="war")
    parser.add_argument("--level", default="master", help="the level in this checkout")
    parser.add_argument("--other-level", default="master", help="the level in the other one")
    parser.add_argument("--seconds", type=float, default=0.25, help="CPU time for a decision")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    entrants = ((sys.executable, given.level), (given.python, given.other_level))
    with ExitStack() as stack:
        here, there = (
            stack.enter_context(PipedPlayer(python, given.game, level, given.seconds))
            for python, level in entrants
        )
        print(play_match(find_game(given.game), (here, there), given.games, given.seed))


if __name__ == "__main__":
    main(sys.argv[1:])

"""`python -m bench.checkouts PYTHON`: this checkout's bots against those of another one.

PYTHON is the interpreter of the other checkout, which must be compiled, such as
`../before/.venv/bin/python`. The bots share the seats equally, in blocks of games with the same
dice and rotated seats. By default both have the same CPU time per thread. In BUTTONS, where dice
decide most, results are luck-adjusted (bots/arena/luck.py).
"""

import argparse
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Self

from bench.strength import JUDGE, JUDGED
from buttonbox.bots.arena.luck import LuckMeter
from buttonbox.bots.arena.ratings import mean_interval, wilson
from buttonbox.bots.bot import Bot, win_shares
from buttonbox.bots.levels import make_bot
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES, find_game

PLAYER = Path(__file__).with_name("piped_player.py")
# The seats of this checkout's bot in the games of a block, by the number of players.
SEATS = {
    2: ((0,), (1,)),
    3: ((0,), (1,), (2,), (1, 2), (0, 2), (0, 1)),
    4: ((0, 2), (1, 3), (0, 1), (2, 3)),
}


class PipedPlayer:
    """A bot in its own process."""

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


@dataclass(frozen=True)
class TalkativeDice:
    """Draws chance events and tells the bots."""

    generator: Generator
    listeners: tuple[PipedPlayer, PipedPlayer]

    def draw(self, state: State) -> int:
        code = self.generator.draw(state)
        for player in self.listeners:
            player.tell(f"play {code}")
        return code


@dataclass(frozen=True)
class Table:
    """Two bots at the tables of a match, and the judge of luck, if it is measured."""

    game: Game
    players: int
    bots: tuple[PipedPlayer, PipedPlayer]
    judge: Bot | None

    def play(self, seats: tuple[int, ...], seed: int) -> tuple[float, float]:
        """Play a game; return the share of the win and the luck of the first bot in these seats.

        The seed is that of the dice and of both bots.
        """
        state = self.game.new(self.game.settings(self.players))
        luck = LuckMeter(TalkativeDice(Generator(seed), self.bots), self.players, self.judge)
        for bot in self.bots:
            bot.tell(f"new {seed} {self.players}")
        while not state.is_over():
            if state.is_chance():
                luck.play_chance(state)
                continue
            code = self.bots[state.actor() not in seats].choose()
            state.apply(code)
            for bot in self.bots:
                bot.tell(f"play {code}")
        shares = win_shares(state)
        return sum(shares[seat] for seat in seats), sum(luck.sums[seat] for seat in seats)


def play_match(table: Table, games: int, seed: int) -> str:
    """Play whole blocks and return the first bot's share of the games, with 95 % intervals."""
    shares: list[float] = []
    fair: list[float] = []
    while len(shares) < games:
        block = [table.play(seats, seed + len(fair)) for seats in SEATS[table.players]]
        shares += [share for share, _ in block]
        fair.append(fmean(share - luck for share, luck in block))
        print(f"{len(shares)} games: {fmean(shares):.1%}", file=sys.stderr, flush=True)
    low, high = wilson(sum(shares), len(shares))
    told = f"{fmean(shares):.1%} ({low:.1%} to {high:.1%}) of {len(shares)} games"
    if table.judge is None or len(fair) < 2:
        return told
    mean, low, high = mean_interval(fair)
    return f"{told}; luck taken out {mean:.1%} ({low:.1%} to {high:.1%})"


def arguments(words: list[str]) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.checkouts", description=__doc__)
    parser.add_argument("python", help="the other checkout's Python")
    parser.add_argument("--game", choices=tuple(GAMES), default="war")
    parser.add_argument("--level", default="master", help="the level in this checkout")
    parser.add_argument("--other-level", default="master", help="the level in the other checkout")
    parser.add_argument(
        "--seconds", type=float, default=0.25, help="CPU time per decision and thread"
    )
    parser.add_argument(
        "--other-seconds", type=float, help="CPU time of the other checkout, if different"
    )
    parser.add_argument("--players", type=int, choices=tuple(SEATS), default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    """Play a match and print its result."""
    given = arguments(words)
    other_seconds = given.other_seconds or given.seconds
    entrants = (
        (sys.executable, given.level, given.seconds),
        (given.python, given.other_level, other_seconds),
    )
    with ExitStack() as stack:
        here, there = (
            stack.enter_context(PipedPlayer(python, given.game, level, seconds))
            for python, level, seconds in entrants
        )
        judge = make_bot(given.game, JUDGE.level, 1, JUDGE.budget)
        table = Table(
            find_game(given.game),
            given.players,
            (here, there),
            judge if given.game == JUDGED else None,
        )
        print(play_match(table, given.games, given.seed))


if __name__ == "__main__":
    main(sys.argv[1:])

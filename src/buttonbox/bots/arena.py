"""Matches between bots, in blocks: the same luck, replayed with the seats rotated.

A block's games differ in who sits where and in nothing else, as far as possible: each chance
event is drawn by a generator of its own, seeded by the block, the round and the event's number in
that round. So with budgets of simulations the seed determines every game, wherever it is played.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, islice, permutations

from buttonbox.bots.luck import Luck
from buttonbox.bots.openings import draw_settings
from buttonbox.bots.player import Bot, Budget, shares_of_win
from buttonbox.bots.ratings import Result
from buttonbox.bots.workers import check_stop
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import ButtonboxError, InvalidSettings
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game

AHEAD = 3  # blocks handed out for each that can be played at a time

# What makes a bot: the game's name, the level, a seed, a budget or the level's own.
Maker = Callable[[str, str, int, Budget | None], Bot]


@dataclass(frozen=True, order=True)
class Entrant:
    """Who plays: `name` is what results call it."""

    name: str
    level: str
    simulations: int | None = None
    seconds: float | None = None

    @property
    def budget(self) -> Budget | None:
        """None leaves it to the level."""
        if self.simulations is None and self.seconds is None:
            return None
        return Budget(self.seconds, self.simulations)


Seating = tuple[Entrant, ...]


@dataclass(frozen=True)
class Block:
    """Games with the same dice, one for each seating; with a judge their luck is measured."""

    game: str
    seed: int
    number: int
    seatings: tuple[Seating, ...]
    judge: Entrant | None = None


# Who meets whom.


def make_blocks(
    game: str,
    entrants: Sequence[Entrant],
    players: int,
    games: int,
    seed: int,
    judge: Entrant | None = None,
) -> list[Block]:
    """Whole blocks with at least so many games; all circles of players take turns."""
    circles = _circles(entrants, players)
    blocks: list[Block] = []
    while games > 0:
        number = len(blocks)
        seatings = _rotations(circles[number % len(circles)])
        blocks.append(Block(game, seed, number, seatings, judge))
        games -= len(seatings)
    return blocks


def _circles(entrants: Sequence[Entrant], players: int) -> list[Seating]:
    """Every group of entrants in every order around the table.

    With fewer entrants than seats they repeat, each as often as the others over all groups.
    """
    if players <= len(entrants):
        groups = list(combinations(entrants, players))
    else:
        count = len(entrants)
        groups = [
            tuple(entrants[(first + seat) % count] for seat in range(players))
            for first in range(count)
        ]
    circles = [min(_rotations(order)) for group in groups for order in permutations(group)]
    mixed = [circle for circle in dict.fromkeys(circles) if len(set(circle)) > 1]
    if not mixed:
        raise InvalidSettings("--bots", "at least two different bots must meet")
    return mixed


def _rotations(circle: Seating) -> tuple[Seating, ...]:
    """Each different way to seat a circle."""
    turned = [circle[i:] + circle[:i] for i in range(len(circle))]
    return tuple(dict.fromkeys(turned))


# A game.


def seed_of(*numbers: int) -> int:
    """One seed out of several numbers, the same on every machine."""
    return int.from_bytes(blake2b(repr(numbers).encode(), digest_size=8).digest())


class SharedLuck:
    """Chance that falls the same way in every game of a block."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = numbers
        self.round = -1
        self.events = 0

    def draw(self, state: State) -> int:
        """The chance event; its number starts anew with each round, to get back in step."""
        if state.round != self.round:
            self.round = state.round
            self.events = 0
        self.events += 1
        return Generator(seed_of(*self.numbers, self.round, self.events)).draw(state)


class GameFailed(ButtonboxError):
    """A game that could not be played to its end."""


def play_block(block: Block, maker: Maker) -> list[Result]:
    """All games of a block; raises GameFailed."""
    return [_play_or_tell(block, seating, maker) for seating in block.seatings]


def _play_or_tell(block: Block, seating: Seating, maker: Maker) -> Result:
    """Whatever goes wrong with a bot is told with the game it was in."""
    try:
        return _play_game(block, seating, maker)
    except ButtonboxError as error:
        names = " and ".join(entrant.name for entrant in seating)
        where = f"{block.game}, seed {block.seed}, block {block.number}, {names}"
        raise GameFailed(f"{where}: {error}") from None


def _play_game(block: Block, seating: Seating, maker: Maker) -> Result:
    game = find_game(block.game)
    boards = Generator(seed_of(block.seed, block.number))  # the same for all games of a block
    state = game.new(draw_settings(game, len(seating), boards))
    place = block.seatings.index(seating)
    bots = [_made(entrant, block, maker, place, seat) for seat, entrant in enumerate(seating)]
    judge = _made(block.judge, block, maker, place, len(seating)) if block.judge else None
    luck = Luck(SharedLuck(block.seed, block.number), len(seating), judge)
    while (actor := state.actor()) != NOBODY:
        check_stop()
        if actor == CHANCE:
            luck.throw(state)
        else:
            state.apply(bots[actor].choose(state))
    names = tuple(entrant.name for entrant in seating)
    return Result(names, tuple(shares_of_win(state)), tuple(luck.sums))


def _made(entrant: Entrant, block: Block, maker: Maker, *place: int) -> Bot:
    """A bot with a seed of its own for its place in the block."""
    seed = seed_of(block.seed, block.number, *place)
    return maker(block.game, entrant.level, seed, entrant.budget)


# Many games.


def play_blocks(
    blocks: Iterable[Block], maker: Maker, executor: Executor, width: int
) -> Iterator[list[Result]]:
    """The results block by block, in order, however many are played at a time."""
    left = iter(blocks)
    ahead = AHEAD * width if width > 1 else 1
    waiting = deque(executor.submit(play_block, block, maker) for block in islice(left, ahead))
    try:
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(executor.submit(play_block, block, maker) for block in islice(left, 1))
    finally:
        for future in waiting:
            future.cancel()


def share_of(name: str, results: Sequence[Result]) -> float | None:
    """What a player won of a block on average for each of its seats; None if it had none."""
    return _mean_of(name, ((result.seats, result.shares) for result in results))


def luck_of(name: str, results: Sequence[Result]) -> float | None:
    """What luck brought a player, in the same way, where it was measured."""
    return _mean_of(name, ((result.seats, result.luck) for result in results))


def _mean_of(name: str, columns: Iterable[tuple[Sequence[str], Sequence[float]]]) -> float | None:
    numbers = [
        number
        for seats, column in columns
        for seat, number in zip(seats, column, strict=True)
        if seat == name
    ]
    return math.fsum(numbers) / len(numbers) if numbers else None

"""Matches between bots, in blocks of games with the same dice and rotated seats.

As far as possible, the games of a block differ only in who sits where: each chance event is drawn
from its own generator, seeded by the block, the round and the event's number in that round. With
budgets in simulations the seed therefore determines every game, on any machine.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, islice, permutations

from buttonbox.bots.arena.executors import check_stop
from buttonbox.bots.arena.luck import LuckMeter
from buttonbox.bots.arena.ratings import GameResult
from buttonbox.bots.bot import Bot, Budget, win_shares
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import ButtonboxError, InvalidSettings
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game

QUEUED = 3  # blocks submitted per block that can run at a time

# Makes a bot from the game's name, the level, a seed and a budget (None: the level's own).
BotFactory = Callable[[str, str, int, Budget | None], Bot]


@dataclass(frozen=True, order=True)
class Entrant:
    """A bot that takes part; results refer to it by `name`."""

    name: str
    level: str
    simulations: int | None = None
    seconds: float | None = None

    @property
    def budget(self) -> Budget | None:
        """The budget, or None for that of the level."""
        if self.simulations is None and self.seconds is None:
            return None
        return Budget(self.seconds, self.simulations)


Seating = tuple[Entrant, ...]


@dataclass(frozen=True)
class Block:
    """Games with the same dice, one for each seating; the judge, if any, measures luck."""

    game: str
    seed: int
    number: int
    seatings: tuple[Seating, ...]
    judge: Entrant | None = None


# Who plays whom.


def make_blocks(
    game: str,
    entrants: Sequence[Entrant],
    players: int,
    games: int,
    seed: int,
    judge: Entrant | None = None,
) -> list[Block]:
    """Return whole blocks with at least this many games; all seat orders take turns.

    Raises InvalidSettings unless two different entrants can meet.
    """
    orders = _seat_orders(entrants, players)
    blocks: list[Block] = []
    while games > 0:
        number = len(blocks)
        seatings = _rotations(orders[number % len(orders)])
        blocks.append(Block(game, seed, number, seatings, judge))
        games -= len(seatings)
    return blocks


def _seat_orders(entrants: Sequence[Entrant], players: int) -> list[Seating]:
    """Return every group of entrants in every order around the table, up to rotation.

    If there are more seats than entrants, entrants repeat, all of them equally often.
    """
    if players <= len(entrants):
        groups = list(combinations(entrants, players))
    else:
        count = len(entrants)
        groups = [
            tuple(entrants[(first + seat) % count] for seat in range(players))
            for first in range(count)
        ]
    orders = [min(_rotations(order)) for group in groups for order in permutations(group)]
    mixed = [order for order in dict.fromkeys(orders) if len(set(order)) > 1]
    if not mixed:
        raise InvalidSettings("bots", "a match needs at least two different bots")
    return mixed


def _rotations(order: Seating) -> tuple[Seating, ...]:
    """Return the distinct rotations of a seat order."""
    rotated = [order[i:] + order[:i] for i in range(len(order))]
    return tuple(dict.fromkeys(rotated))


# A game.


def combined_seed(*numbers: int) -> int:
    """Combine several numbers into one seed, the same on every machine."""
    return int.from_bytes(blake2b(repr(numbers).encode(), digest_size=8).digest())


class SharedChance:
    """Draws the same chance events in every game of a block."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = numbers
        self.round = -1
        self.events = 0

    def draw(self, state: State) -> int:
        """Draw a chance event; numbering restarts each round, to bring games back in step."""
        if state.round != self.round:
            self.round = state.round
            self.events = 0
        self.events += 1
        return Generator(combined_seed(*self.numbers, self.round, self.events)).draw(state)


class GameFailed(ButtonboxError):
    """Raised when a game could not be played to its end."""


def play_block(block: Block, make_bot: BotFactory) -> list[GameResult]:
    """Play all games of a block. Raises GameFailed."""
    return [_play_with_context(block, seating, make_bot) for seating in block.seatings]


def _play_with_context(block: Block, seating: Seating, make_bot: BotFactory) -> GameResult:
    """Play a game; if a bot fails, say in which game."""
    try:
        return _play_game(block, seating, make_bot)
    except ButtonboxError as error:
        names = " and ".join(entrant.name for entrant in seating)
        where = f"{block.game}, seed {block.seed}, block {block.number}, {names}"
        raise GameFailed(f"{where}: {error}") from None


def _play_game(block: Block, seating: Seating, make_bot: BotFactory) -> GameResult:
    game = find_game(block.game)
    boards = Generator(combined_seed(block.seed, block.number))  # the same for all games of a block
    state = game.new(game.draw_settings(len(seating), {}, boards))
    place = block.seatings.index(seating)
    bots = [
        _seated_bot(entrant, block, make_bot, place, seat) for seat, entrant in enumerate(seating)
    ]
    judge = _seated_bot(block.judge, block, make_bot, place, len(seating)) if block.judge else None
    luck = LuckMeter(SharedChance(block.seed, block.number), len(seating), judge)
    while (actor := state.actor()) != NOBODY:
        check_stop()
        if actor == CHANCE:
            luck.play_chance(state)
        else:
            state.apply(bots[actor].choose(state))
    names = tuple(entrant.name for entrant in seating)
    return GameResult(names, tuple(win_shares(state)), tuple(luck.sums))


def _seated_bot(entrant: Entrant, block: Block, make_bot: BotFactory, *place: int) -> Bot:
    """Make the bot for a place in the block, with its own seed."""
    seed = combined_seed(block.seed, block.number, *place)
    return make_bot(block.game, entrant.level, seed, entrant.budget)


# Many games.


def play_blocks(
    blocks: Iterable[Block], make_bot: BotFactory, executor: Executor, width: int
) -> Iterator[list[GameResult]]:
    """Yield the results block by block, in order, even if several are played at a time."""
    left = iter(blocks)
    ahead = QUEUED * width if width > 1 else 1
    waiting = deque(executor.submit(play_block, block, make_bot) for block in islice(left, ahead))
    try:
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(
                executor.submit(play_block, block, make_bot) for block in islice(left, 1)
            )
    finally:
        for future in waiting:
            future.cancel()


def play_match(game: str, champion: Bot, other: Bot, players: int, rounds: int, seed: int) -> float:
    """Return the champion's mean share of the win; `other` holds all other seats.

    Each round is a block: the same dice, once from every seat.
    """
    bots = {"champion": champion, "other": other}
    entrants = [Entrant(name, name) for name in ("champion", *["other"] * (players - 1))]
    blocks = make_blocks(game, entrants, players, rounds * players, seed)
    results = [
        result
        for block in blocks
        for result in play_block(block, lambda game, level, seed, budget: bots[level])
    ]
    return mean_share("champion", results) or 0.0


def mean_share(name: str, results: Sequence[GameResult]) -> float | None:
    """Return an entrant's mean share of the win per seat it held; None if it held none."""
    return _mean(name, ((result.seats, result.shares) for result in results))


def mean_luck(name: str, results: Sequence[GameResult]) -> float | None:
    """Return an entrant's mean luck per seat it held; None if it held none."""
    return _mean(name, ((result.seats, result.luck) for result in results))


def _mean(name: str, columns: Iterable[tuple[Sequence[str], Sequence[float]]]) -> float | None:
    numbers = [
        number
        for seats, column in columns
        for seat, number in zip(seats, column, strict=True)
        if seat == name
    ]
    return math.fsum(numbers) / len(numbers) if numbers else None

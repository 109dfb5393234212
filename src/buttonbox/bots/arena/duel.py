"""A duel: two bots share the seats of a table equally, over a fixed number of games."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from buttonbox.bots.arena.arena import Block, Entrant, make_blocks
from buttonbox.bots.arena.ratings import GameResult, mean_interval, wilson

MIN_CHUNKS = 15  # to compute an interval from their variance

Interval = tuple[float, float, float]  # a mean, and the ends of its 95 % interval


@dataclass(frozen=True)
class Duel:
    """The share of the games that the first bot won; `fair` is the luck-adjusted share.

    `fair` needs a judge that measured luck, and its interval about thirty blocks.
    """

    games: int
    share: Interval
    fair: Interval | None

    @property
    def best(self) -> Interval:
        """The luck-adjusted share if there is one, otherwise the raw one."""
        return self.fair or self.share


def duel_blocks(
    game: str,
    bots: tuple[Entrant, Entrant],
    players: int,
    games: int,
    seed: int,
    judge: Entrant | None = None,
) -> list[Block]:
    """Return an even number of blocks with at least this many games.

    With three players a bot holds one seat in one block and two in the next.
    """
    blocks = make_blocks(game, bots, players, games, seed, judge)
    if len(blocks) % 2:
        blocks = make_blocks(game, bots, players, games + len(blocks[-1].seatings), seed, judge)
    return blocks


def duel_result(first: str, blocks: Iterable[Sequence[GameResult]]) -> Duel:
    """Return the result of a duel for the bot with this name."""
    played = list(blocks)
    won = [[_sum(first, result.seats, result.shares) for result in block] for block in played]
    luck = [[_sum(first, result.seats, result.luck) for result in block] for block in played]
    games = sum(map(len, won))
    total = math.fsum(map(math.fsum, won))
    fair = [fmean(shares) - fmean(lucks) for shares, lucks in zip(won, luck, strict=True)]
    chunks = [fmean(fair[i : i + 2]) for i in range(0, len(fair) - 1, 2)]
    measured = any(map(any, luck)) and len(chunks) >= MIN_CHUNKS
    share = (total / games, *wilson(total, games))
    return Duel(games, share, mean_interval(chunks) if measured else None)


def _sum(name: str, seats: Sequence[str], column: Sequence[float]) -> float:
    return math.fsum(number for seat, number in zip(seats, column, strict=True) if seat == name)

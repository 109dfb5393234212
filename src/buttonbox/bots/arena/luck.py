"""Measure how lucky each seat of a game was, to reduce the variance of results.

A judge evaluates each seat's chance to win after the dice, and the mean of that over other samples
of the same dice. The real dice are one more sample, so the difference averages 0, however good or
bad the judge is. A result minus its luck therefore has the same mean as the result, but a smaller
variance, the smaller the better the judge, and fewer games are needed. Backgammon programs reduce
the variance of their rollouts like this.
"""

from typing import Protocol

from buttonbox.bots.bot import Bot
from buttonbox.bots.level import ONE_PLY
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.state import State


class ChanceSource(Protocol):
    """Draws chance events."""

    def draw(self, state: State) -> int:
        """Draw the next chance event."""


class LuckMeter:
    """Plays the chance events of a game; with a judge, `sums` is the luck of each seat.

    The judge must not search (budget ONE_PLY): the samples are evaluated one ply deep, and the real
    state has to be evaluated in the same way.
    """

    def __init__(self, source: ChanceSource, players: int, judge: Bot | None) -> None:
        if isinstance(judge, SearchBot) and judge.level.for_players(players).budget != ONE_PLY:
            raise ValueError("a judge of luck must have a budget of 0 simulations")
        self.source = source
        self.judge = judge
        self.sums = [0.0] * players

    def play_chance(self, state: State) -> None:
        """Play all chance events until a seat decides."""
        if self.judge is None:
            self._play(state)
            return
        expected = self.judge.win_chances(state)
        self._play(state)
        after = self.judge.win_chances(state)
        changes = zip(self.sums, after, expected, strict=True)
        self.sums = [total + new - old for total, new, old in changes]

    def _play(self, state: State) -> None:
        while state.is_chance():
            state.apply(self.source.draw(state))

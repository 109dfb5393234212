"""How lucky each seat of a game was: what the throws changed, against the mean of throws like them.

A judge says how the seats stand after a throw, and what they may expect before it: the mean over
other throws from the same state, judged in the same way. The real throw is one more like those,
so the difference averages 0, whatever the judge thinks of the states. A result less its luck has
therefore the same mean as the result, but varies less, as far as the judge knows the game: the
same number of games says more. Rollouts in backgammon are done like that.
"""

from collections.abc import Sequence
from typing import Protocol

from buttonbox.bots.player import Bot
from buttonbox.core.actors import CHANCE
from buttonbox.core.state import State


class Dice(Protocol):
    """Where chance comes from."""

    def draw(self, state: State) -> int:
        """The chance event to come."""


class Luck:
    """Throws the dice of a game; with a judge, `sums` has what they brought each seat."""

    def __init__(self, dice: Dice, players: int, judge: Bot | None) -> None:
        self.dice = dice
        self.judge = judge
        self.sums = [0.0] * players

    def throw(self, state: State) -> None:
        """All chance events until somebody has to decide."""
        expected = self._chances(state)
        while state.actor() == CHANCE:
            state.apply(self.dice.draw(state))
        changes = zip(self.sums, self._chances(state), expected, strict=True)
        self.sums = [total + found - before for total, found, before in changes]

    def _chances(self, state: State) -> Sequence[float]:
        return self.sums if self.judge is None else self.judge.win_chances(state)

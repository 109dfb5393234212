"""How lucky each seat of a game was: what the throws changed, against the mean of throws like them.

A judge says how the seats stand after a throw, and what they may expect before it: the mean over
other throws from the same state, judged in the same way. The real throw is one more like those,
so the difference averages 0, whatever the judge thinks of the states. A result less its luck has
therefore the same mean as the result, but varies less, as far as the judge knows the game: the
same number of games says more. Rollouts in backgammon are done like that.
"""

from typing import Protocol

from buttonbox.bots.levels import GLANCE
from buttonbox.bots.player import Bot
from buttonbox.core.actors import CHANCE
from buttonbox.core.state import State


class Dice(Protocol):
    """Where chance comes from."""

    def draw(self, state: State) -> int:
        """The chance event to come."""


class Luck:
    """Throws the dice of a game; with a judge, `sums` has what they brought each seat.

    The judge must not search: before a throw it can only glance at the states after it, and a
    deeper look at the real one would not be judged in the same way.
    """

    def __init__(self, dice: Dice, players: int, judge: Bot | None) -> None:
        if getattr(judge, "budget", GLANCE) != GLANCE:
            raise ValueError("a judge of luck has a budget of 0 simulations")
        self.dice = dice
        self.judge = judge
        self.sums = [0.0] * players

    def throw(self, state: State) -> None:
        """All chance events until somebody has to decide."""
        if self.judge is None:
            self._roll(state)
            return
        expected = self.judge.win_chances(state)
        self._roll(state)
        found = self.judge.win_chances(state)
        changes = zip(self.sums, found, expected, strict=True)
        self.sums = [total + after - before for total, after, before in changes]

    def _roll(self, state: State) -> None:
        while state.actor() == CHANCE:
            state.apply(self.dice.draw(state))

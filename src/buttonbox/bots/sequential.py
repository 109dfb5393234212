"""A test that may be looked at after every block of games without losing its 5 % of error.

Two gamblers bet against "the share is the target", one on more and one on less. If that were
true, neither could expect to gain, so that a fortune of 40 times the stake turns up in at most
one of 40 runs, however often one looks (Ville). Both together: 95 %. The stakes follow what was
seen so far (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting").
"""

import math

ENOUGH = math.log(40)
BOLDEST = 0.75  # the part of a fortune that one bet may lose
UNDECIDED, ABOVE, BELOW = "undecided", "above", "below"


class SequentialTest:
    """Whether shares from 0 to 1, one for each independent block, average more than a target."""

    def __init__(self, target: float) -> None:
        self.target = target
        self.verdict = UNDECIDED
        self.count = 1  # one share of a half is taken for granted: the first stakes are small
        self.total = 0.5
        self.squares = 0.25
        self.fortunes = {ABOVE: 0.0, BELOW: 0.0}  # as logarithms

    def add(self, share: float) -> str:
        """Take in one block's share; the verdict, which is final once there is one."""
        edge = share - self.target
        stake = self._stake()
        self.fortunes[ABOVE] += math.log1p(min(max(stake, 0.0), BOLDEST / self.target) * edge)
        self.fortunes[BELOW] += math.log1p(
            max(min(stake, 0.0), -BOLDEST / (1 - self.target)) * edge
        )
        self._remember(share)
        for side, fortune in self.fortunes.items():
            if self.verdict == UNDECIDED and fortune >= ENOUGH:
                self.verdict = side
        return self.verdict

    def _stake(self) -> float:
        """About what makes a fortune grow fastest; below 0 is a bet on less."""
        lead = self.total / self.count - self.target
        return lead / (self.squares / self.count + lead * lead)

    def _remember(self, share: float) -> None:
        """The mean, and the mean square distance from it, so far."""
        self.count += 1
        self.total += share
        self.squares += (share - self.total / self.count) ** 2

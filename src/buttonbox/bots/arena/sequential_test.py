"""A sequential test, which may be checked after every block and still errs in at most 5 % of runs.

Two gamblers bet against the hypothesis "the share is the target", one on more and one on less. If
it holds, neither can expect to gain, so a gambler multiplies the initial fortune by 40 in at most
one of 40 runs, however often one checks (Ville's inequality). Both together give 95 % confidence.
The stakes follow the data so far (Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting").
"""

import math

DECISIVE_FORTUNE = math.log(40)
MAX_LOSS = 0.75  # the largest fraction of a fortune that one bet may lose
UNDECIDED, ABOVE, BELOW = "undecided", "above", "below"


class SequentialTest:
    """Tests whether independent shares between 0 and 1 average more or less than a target."""

    def __init__(self, target: float) -> None:
        self.target = target
        self.verdict = UNDECIDED
        self.count = 1  # starts with one imaginary share of a half, to keep the first stakes small
        self.total = 0.5
        self.squares = 0.25
        self.fortunes = {ABOVE: 0.0, BELOW: 0.0}  # as logarithms

    def add(self, share: float) -> str:
        """Add one block's share and return the verdict, which is final once decided."""
        edge = share - self.target
        stake = self._stake()
        self.fortunes[ABOVE] += math.log1p(min(max(stake, 0.0), MAX_LOSS / self.target) * edge)
        self.fortunes[BELOW] += math.log1p(
            max(min(stake, 0.0), -MAX_LOSS / (1 - self.target)) * edge
        )
        self._update(share)
        for side, fortune in self.fortunes.items():
            if self.verdict == UNDECIDED and fortune >= DECISIVE_FORTUNE:
                self.verdict = side
        return self.verdict

    def _stake(self) -> float:
        """Return about the fastest-growing stake; a negative one is a bet on less."""
        lead = self.total / self.count - self.target
        return lead / (self.squares / self.count + lead * lead)

    def _update(self, share: float) -> None:
        """Update the running mean and variance."""
        self.count += 1
        self.total += share
        self.squares += (share - self.total / self.count) ** 2

"""A small network: from what each seat has on the table to each seat's chance to win.

All seats share the weights. A seat's hidden layer sees its own inputs and the sum over the other
seats, so the same network plays with two, three or four; a softmax makes the chances add up to 1.
"""

import math
from array import array

from buttonbox.bots import sizes
from buttonbox.core.randomness import Generator


class Network:
    """Weights, the inputs of up to four seats, and the chances worked out from them."""

    def __init__(self, size: int, hidden: int) -> None:
        if hidden > sizes.MOST_HIDDEN:
            raise ValueError(f"at most {sizes.MOST_HIDDEN} hidden units, not {hidden}")
        self.size = size
        self.hidden = hidden
        self.inputs = array("f", [0.0]) * (4 * size)
        self.own = array("f", [0.0]) * (size * hidden)
        self.others = array("f", [0.0]) * (size * hidden)
        self.direct = array("f", [0.0]) * size
        self.bias = array("f", [0.0]) * hidden
        self.out = array("f", [0.0]) * hidden
        self.seen = [0.0] * 256  # what a seat's own inputs give its hidden layer
        self.shown = [0.0] * 256  # what they give each other seat's
        self.shown_by_all = [0.0] * 64
        self.lit = [0.0] * 256  # the hidden layer
        self.slope = [0.0] * 256
        self.slope_of_all = [0.0] * 64
        self.chances = [0.0] * 4

    def scatter(self, generator: Generator) -> None:
        """Small random weights to start learning from; the outputs start at zero."""
        for i in range(self.size * self.hidden):
            self.own[i] = (generator.below(2001) - 1000) / 4000.0
            self.others[i] = (generator.below(2001) - 1000) / 8000.0
        for h in range(self.hidden):
            self.out[h] = (generator.below(2001) - 1000) / 4000.0

    def judge(self, seats: int) -> None:
        """Work out `chances` from `inputs`."""
        self.add_up(seats)
        best = -1e30
        for seat in range(seats):
            score = self.score(seat)
            self.chances[seat] = score
            best = score if score > best else best
        total = 0.0
        for seat in range(seats):
            self.chances[seat] = math.exp(self.chances[seat] - best)
            total += self.chances[seat]
        for seat in range(seats):
            self.chances[seat] /= total

    def add_up(self, seats: int) -> None:
        """The sums that the hidden layers are made of."""
        hidden = self.hidden
        for h in range(hidden):
            self.shown_by_all[h] = 0.0
        for seat in range(seats):
            first = sizes.MOST_HIDDEN * seat
            for h in range(hidden):
                self.seen[first + h] = self.bias[h]
                self.shown[first + h] = 0.0
            for i in range(self.size):
                x = self.inputs[self.size * seat + i]
                if x != 0:
                    self.add_input(first, hidden * i, x)
            for h in range(hidden):
                self.shown_by_all[h] += self.shown[first + h]

    def add_input(self, first: int, row: int, x: float) -> None:
        """One input's share."""
        for h in range(self.hidden):
            self.seen[first + h] += x * self.own[row + h]
            self.shown[first + h] += x * self.others[row + h]

    def score(self, seat: int) -> float:
        """How well the seat stands, before the softmax."""
        first = sizes.MOST_HIDDEN * seat
        result = 0.0
        for h in range(self.hidden):
            light = self.seen[first + h] + self.shown_by_all[h] - self.shown[first + h]
            light = light if light > 0 else 0.0
            self.lit[first + h] = light
            result += light * self.out[h]
        for i in range(self.size):
            result += self.direct[i] * self.inputs[self.size * seat + i]
        return result

    # Learning.

    def learn(self, seats: int, targets: list[float], rate: float) -> None:
        """One step down the slope of the cross-entropy between targets and chances."""
        self.judge(seats)
        for h in range(self.hidden):
            self.slope_of_all[h] = 0.0
        for seat in range(seats):
            self.correct_output(seat, rate * (targets[seat] - self.chances[seat]))
        for h in range(self.hidden):
            self.bias[h] += self.slope_of_all[h]
        for seat in range(seats):
            for i in range(self.size):
                x = self.inputs[self.size * seat + i]
                if x != 0:
                    self.correct_input(sizes.MOST_HIDDEN * seat, self.hidden * i, x)

    def correct_output(self, seat: int, push: float) -> None:
        """Move the last layer; keep what the hidden layer should have given."""
        first = sizes.MOST_HIDDEN * seat
        for h in range(self.hidden):
            lit = self.lit[first + h]
            self.slope[first + h] = push * self.out[h] if lit > 0 else 0.0
            self.slope_of_all[h] += self.slope[first + h]
        for h in range(self.hidden):
            self.out[h] += push * self.lit[first + h]
        for i in range(self.size):
            self.direct[i] += push * self.inputs[self.size * seat + i]

    def correct_input(self, first: int, row: int, x: float) -> None:
        """Move the weights of one input, for the own hidden layer and for the others'."""
        for h in range(self.hidden):
            self.own[row + h] += x * self.slope[first + h]
            self.others[row + h] += x * (self.slope_of_all[h] - self.slope[first + h])

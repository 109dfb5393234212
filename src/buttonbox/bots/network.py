"""A small network: from what each seat has on the table to each seat's chance to win.

All seats share the weights. A seat's hidden layer sees its own inputs and the sum over the other
seats, so the same network plays with two, three or four; a softmax makes the chances add up to 1.
"""

import math
from array import array
from collections.abc import MutableSequence

from buttonbox.bots import sizes
from buttonbox.core.randomness import Generator

ROOM = 4 * sizes.MOST_HIDDEN  # hidden units of all seats

Numbers = MutableSequence[float]


# Loops over whole rows, apart, so that a compiler can do several steps of them at once.


def weigh(
    sums: Numbers,
    first: int,
    inputs: Numbers,
    first_input: int,
    size: int,
    weights: Numbers,
    hidden: int,
) -> None:
    """Add up the rows of weights, each as often as its input says."""
    for i in range(size):
        x = inputs[first_input + i]
        if x != 0:
            for h in range(hidden):
                sums[first + h] += x * weights[hidden * i + h]


def light_up(
    lit: Numbers, seen: Numbers, shown: Numbers, by_all: Numbers, first: int, hidden: int
) -> None:
    """A hidden layer: what its seat sees and what the others show it, if that is above 0."""
    for h in range(hidden):
        light = seen[first + h] + by_all[h] - shown[first + h]
        lit[first + h] = light if light > 0 else 0.0


def correct(
    weights: Numbers,
    inputs: Numbers,
    first_input: int,
    size: int,
    slope: Numbers,
    first: int,
    hidden: int,
) -> None:
    """Move the rows of weights down the slope, each as far as its input says."""
    for i in range(size):
        x = inputs[first_input + i]
        if x != 0:
            for h in range(hidden):
                weights[hidden * i + h] += x * slope[first + h]


def approach(weights: Numbers, goal: Numbers, part: float) -> None:
    """Move all weights this part of the way."""
    for i in range(len(weights)):
        weights[i] += part * (goal[i] - weights[i])


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
        self.seen = array("f", [0.0]) * ROOM  # what a seat's own inputs give its hidden layer
        self.shown = array("f", [0.0]) * ROOM  # what they give each other seat's
        self.shown_by_all = array("f", [0.0]) * sizes.MOST_HIDDEN
        self.lit = array("f", [0.0]) * ROOM  # the hidden layer
        self.slope = array("f", [0.0]) * ROOM
        self.slope_of_others = array("f", [0.0]) * ROOM
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
            inputs = self.size * seat
            weigh(self.seen, first, self.inputs, inputs, self.size, self.own, hidden)
            weigh(self.shown, first, self.inputs, inputs, self.size, self.others, hidden)
            for h in range(hidden):
                self.shown_by_all[h] += self.shown[first + h]

    def score(self, seat: int) -> float:
        """How well the seat stands, before the softmax."""
        first = sizes.MOST_HIDDEN * seat
        light_up(self.lit, self.seen, self.shown, self.shown_by_all, first, self.hidden)
        result = 0.0
        for h in range(self.hidden):
            result += self.lit[first + h] * self.out[h]
        for i in range(self.size):
            result += self.direct[i] * self.inputs[self.size * seat + i]
        return result

    # Learning.

    def approach(self, other: "Network", part: float) -> None:
        """Move every weight this part of the way to the other network's."""
        approach(self.own, other.own, part)
        approach(self.others, other.others, part)
        approach(self.direct, other.direct, part)
        approach(self.bias, other.bias, part)
        approach(self.out, other.out, part)

    def learn(self, seats: int, targets: list[float], rate: float) -> None:
        """One step down the slope of the cross-entropy between targets and chances."""
        self.judge(seats)
        for seat in range(seats):
            self.correct_output(seat, rate * (targets[seat] - self.chances[seat]))
        for seat in range(seats):
            self.gather_slopes(seat, seats)
        for seat in range(seats):
            first = sizes.MOST_HIDDEN * seat
            at = self.size * seat
            correct(self.own, self.inputs, at, self.size, self.slope, first, self.hidden)
            correct(
                self.others, self.inputs, at, self.size, self.slope_of_others, first, self.hidden
            )

    def correct_output(self, seat: int, push: float) -> None:
        """Move the last layer; keep what the hidden layer should have given."""
        first = sizes.MOST_HIDDEN * seat
        for h in range(self.hidden):
            lit = self.lit[first + h]
            self.slope[first + h] = push * self.out[h] if lit > 0 else 0.0
            self.out[h] += push * lit
        for i in range(self.size):
            self.direct[i] += push * self.inputs[self.size * seat + i]

    def gather_slopes(self, seat: int, seats: int) -> None:
        """Move the bias; what a seat shows counts in the hidden layers of all others."""
        first = sizes.MOST_HIDDEN * seat
        for h in range(self.hidden):
            self.bias[h] += self.slope[first + h]
            total = 0.0
            for other in range(seats):
                if other != seat:
                    total += self.slope[sizes.MOST_HIDDEN * other + h]
            self.slope_of_others[first + h] = total

"""A small neural network that turns each seat's inputs into each seat's chance to win.

All seats share the weights. A seat's hidden layer is fed by its own inputs and by the sum over the
other seats, so the same network plays with two, three or four. A softmax makes the chances add up
to 1.
"""

from array import array
from collections.abc import MutableSequence

from buttonbox.bots.value import exponential, limits
from buttonbox.core import bounds
from buttonbox.core.memory.buffers import seat_buffer
from buttonbox.core.randomness import Generator

ALL_HIDDEN = bounds.MAX_PLAYERS * limits.MAX_HIDDEN  # the hidden units of all seats

Numbers = MutableSequence[float]


# Loops over whole rows are separate functions, so that the compiler can vectorise them.


def accumulate(
    sums: Numbers,
    first: int,
    inputs: Numbers,
    first_input: int,
    input_size: int,
    weights: Numbers,
    hidden_size: int,
) -> None:
    """Add the rows of a weight matrix to `sums`, each times its input."""
    for i in range(input_size):
        x = inputs[first_input + i]
        if x != 0:
            for h in range(hidden_size):
                sums[first + h] += x * weights[hidden_size * i + h]


def add_change(
    sums: Numbers, first: int, change: float, weights: Numbers, row: int, hidden_size: int
) -> None:
    """Add a row of a weight matrix to `sums`, times the change of its input."""
    for h in range(hidden_size):
        sums[first + h] += change * weights[hidden_size * row + h]


def dot(values: Numbers, first: int, weights: Numbers, size: int) -> float:
    """Return the sum of values times weights; four partial sums keep the CPU busy."""
    a = b = c = d = 0.0
    whole = size - size % 4
    for i in range(0, whole, 4):
        a += values[first + i] * weights[i]
        b += values[first + i + 1] * weights[i + 1]
        c += values[first + i + 2] * weights[i + 2]
        d += values[first + i + 3] * weights[i + 3]
    for i in range(whole, size):
        a += values[first + i] * weights[i]
    return (a + b) + (c + d)


def relu(
    hidden: Numbers,
    own_sum: Numbers,
    other_sum: Numbers,
    all_other_sum: Numbers,
    first: int,
    hidden_size: int,
) -> None:
    """Set a seat's hidden layer: ReLU of its own sum plus the sums of the other seats."""
    for h in range(hidden_size):
        x = own_sum[first + h] + all_other_sum[h] - other_sum[first + h]
        hidden[first + h] = x if x > 0 else 0.0


def apply_gradient(
    weights: Numbers,
    inputs: Numbers,
    first_input: int,
    input_size: int,
    gradient: Numbers,
    first: int,
    hidden_size: int,
) -> None:
    """Move the rows of a weight matrix along the gradient, each times its input."""
    for i in range(input_size):
        x = inputs[first_input + i]
        if x != 0:
            for h in range(hidden_size):
                weights[hidden_size * i + h] += x * gradient[first + h]


def blend(weights: Numbers, goal: Numbers, fraction: float) -> None:
    """Move all weights a fraction of the way to the goal."""
    for i in range(len(weights)):
        weights[i] += fraction * (goal[i] - weights[i])


class Network:
    """The weights, the inputs of up to four seats and the chances computed from them."""

    def __init__(self, input_size: int, hidden_size: int) -> None:
        if hidden_size > limits.MAX_HIDDEN:
            raise ValueError(f"at most {limits.MAX_HIDDEN} hidden units, not {hidden_size}")
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.inputs = array("f", [0.0]) * (bounds.MAX_PLAYERS * input_size)
        self.own = array("f", [0.0]) * (input_size * hidden_size)
        self.others = array("f", [0.0]) * (input_size * hidden_size)
        self.direct = array("f", [0.0]) * input_size
        self.bias = array("f", [0.0]) * hidden_size
        self.out = array("f", [0.0]) * hidden_size
        self.own_sum = array("f", [0.0]) * ALL_HIDDEN  # of a seat's inputs, for its hidden layer
        self.other_sum = array("f", [0.0]) * ALL_HIDDEN  # and for those of the other seats
        self.all_other_sum = array("f", [0.0]) * limits.MAX_HIDDEN
        self.direct_sum = array("f", [0.0]) * bounds.MAX_PLAYERS
        self.hidden = array("f", [0.0]) * ALL_HIDDEN
        self.gradient = array("f", [0.0]) * ALL_HIDDEN
        self.other_gradient = array("f", [0.0]) * ALL_HIDDEN
        self.chances = seat_buffer()
        # Where sums are kept, only the changes of the inputs are added to them.
        self.keeps_sums = False
        self.kept_inputs = array("f", [0.0]) * (bounds.MAX_PLAYERS * input_size)
        self.settled = [0] * 4  # how many of a seat's first inputs are known to be unchanged
        self.changed = array("i", [0]) * (input_size + 1)
        self.kept_own_sum = array("f", [0.0]) * ALL_HIDDEN
        self.kept_other_sum = array("f", [0.0]) * ALL_HIDDEN
        self.kept_direct_sum = array("f", [0.0]) * bounds.MAX_PLAYERS

    def randomise(self, generator: Generator) -> None:
        """Initialise the weights uniformly: own and out in ±0.25, others in ±0.125."""
        for i in range(self.input_size * self.hidden_size):
            self.own[i] = (generator.below(2001) - 1000) / 4000.0
            self.others[i] = (generator.below(2001) - 1000) / 8000.0
        for h in range(self.hidden_size):
            self.out[h] = (generator.below(2001) - 1000) / 4000.0

    def forward(self, seats: int) -> None:
        """Compute `chances` from `inputs`."""
        self.sum_inputs(seats)
        best = -1e30
        for seat in range(seats):
            score = self.score(seat)
            self.chances[seat] = score
            best = score if score > best else best
        total = 0.0
        for seat in range(seats):
            self.chances[seat] = exponential.exp(self.chances[seat] - best)
            total += self.chances[seat]
        for seat in range(seats):
            self.chances[seat] /= total

    def sum_inputs(self, seats: int) -> None:
        """Compute the sums that feed the hidden layers."""
        size = self.hidden_size
        for h in range(size):
            self.all_other_sum[h] = 0.0
        for seat in range(seats):
            first = limits.MAX_HIDDEN * seat
            if self.keeps_sums:
                self.restore_sums(seat)
                self.add_changes(seat)
            else:
                self.sum_seat(seat)
            for h in range(size):
                self.all_other_sum[h] += self.other_sum[first + h]

    def sum_seat(self, seat: int) -> None:
        """Compute the sums over a seat's inputs."""
        size = self.hidden_size
        first = limits.MAX_HIDDEN * seat
        for h in range(size):
            self.own_sum[first + h] = self.bias[h]
            self.other_sum[first + h] = 0.0
        at = self.input_size * seat
        accumulate(self.own_sum, first, self.inputs, at, self.input_size, self.own, size)
        accumulate(self.other_sum, first, self.inputs, at, self.input_size, self.others, size)
        self.direct_sum[seat] = dot(self.inputs, at, self.direct, self.input_size)

    def keep_sums(self, seats: int) -> None:
        """Keep the sums of these inputs, so that similar inputs are evaluated faster.

        The weights must not change until `forget_sums`.
        """
        self.keeps_sums = False
        self.sum_inputs(seats)
        for i in range(seats * self.input_size):
            self.kept_inputs[i] = self.inputs[i]
        for h in range(seats * limits.MAX_HIDDEN):
            self.kept_own_sum[h] = self.own_sum[h]
            self.kept_other_sum[h] = self.other_sum[h]
        for seat in range(seats):
            self.kept_direct_sum[seat] = self.direct_sum[seat]
            self.settled[seat] = 0
        self.keeps_sums = True

    def settle(self, seat: int, count: int) -> None:
        """Skip comparing this many of a seat's first inputs, which do not change."""
        self.settled[seat] = count

    def forget_sums(self) -> None:
        """Stop using the kept sums."""
        self.keeps_sums = False

    def restore_sums(self, seat: int) -> None:
        """Start from a seat's kept sums."""
        first = limits.MAX_HIDDEN * seat
        for h in range(first, first + self.hidden_size):
            self.own_sum[h] = self.kept_own_sum[h]
            self.other_sum[h] = self.kept_other_sum[h]
        self.direct_sum[seat] = self.kept_direct_sum[seat]

    def add_changes(self, seat: int) -> None:
        """Add the changes of a seat's inputs to its sums."""
        first = limits.MAX_HIDDEN * seat
        at = self.input_size * seat
        for k in range(self.find_changes(at, self.settled[seat])):
            i = self.changed[k]
            change = self.inputs[at + i] - self.kept_inputs[at + i]
            add_change(self.own_sum, first, change, self.own, i, self.hidden_size)
            add_change(self.other_sum, first, change, self.others, i, self.hidden_size)
            self.direct_sum[seat] += change * self.direct[i]

    def find_changes(self, at: int, settled: int) -> int:
        """List in `changed` a seat's inputs that differ from the kept ones; return their number.

        It has no branch, because the CPU could not predict it.
        """
        count = 0
        for i in range(settled, self.input_size):
            self.changed[count] = i
            count += self.inputs[at + i] != self.kept_inputs[at + i]
        return count

    def score(self, seat: int) -> float:
        """Return the seat's output before the softmax."""
        first = limits.MAX_HIDDEN * seat
        relu(self.hidden, self.own_sum, self.other_sum, self.all_other_sum, first, self.hidden_size)
        return dot(self.hidden, first, self.out, self.hidden_size) + self.direct_sum[seat]

    # Learning.

    def blend_towards(self, other: "Network", fraction: float) -> None:
        """Move every weight a fraction of the way to the other network's."""
        blend(self.own, other.own, fraction)
        blend(self.others, other.others, fraction)
        blend(self.direct, other.direct, fraction)
        blend(self.bias, other.bias, fraction)
        blend(self.out, other.out, fraction)

    def learn(self, seats: int, targets: list[float], rate: float) -> None:
        """Take one gradient step on the cross-entropy between targets and chances."""
        self.forget_sums()
        self.forward(seats)
        size = self.hidden_size
        for seat in range(seats):
            self.update_output(seat, rate * (targets[seat] - self.chances[seat]))
        for seat in range(seats):
            self.update_bias(seat, seats)
        for seat in range(seats):
            first = limits.MAX_HIDDEN * seat
            at = self.input_size * seat
            apply_gradient(self.own, self.inputs, at, self.input_size, self.gradient, first, size)
            apply_gradient(
                self.others, self.inputs, at, self.input_size, self.other_gradient, first, size
            )

    def update_output(self, seat: int, step: float) -> None:
        """Update the output weights and store the gradient of the seat's hidden layer."""
        first = limits.MAX_HIDDEN * seat
        for h in range(self.hidden_size):
            x = self.hidden[first + h]
            self.gradient[first + h] = step * self.out[h] if x > 0 else 0.0
            self.out[h] += step * x
        for i in range(self.input_size):
            self.direct[i] += step * self.inputs[self.input_size * seat + i]

    def update_bias(self, seat: int, seats: int) -> None:
        """Update the bias and sum the gradients of the other seats, which this seat feeds too."""
        first = limits.MAX_HIDDEN * seat
        for h in range(self.hidden_size):
            self.bias[h] += self.gradient[first + h]
            total = 0.0
            for other in range(seats):
                if other != seat:
                    total += self.gradient[limits.MAX_HIDDEN * other + h]
            self.other_gradient[first + h] = total

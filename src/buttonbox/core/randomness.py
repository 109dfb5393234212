"""Random numbers and random play, the same compiled and interpreted.

A generator is owned by whoever drives a game, never part of a state.
"""

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from math import gcd, lcm

from buttonbox.core import actors
from buttonbox.core.buffers import move_buffer
from buttonbox.core.state import State

MASK = 0xFFFFFFFFFFFFFFFF
LOW = 0xFFFFFFFF


def rotate(word: int, by: int) -> int:
    """Turn 64 bits to the left."""
    return ((word << by) | (word >> (64 - by))) & MASK


def chance_cases(state: State) -> list[tuple[int, int]]:
    """The possible codes in ascending order, each with its share of the fewest equal cases."""
    total = state.chance_total()
    if total == 0:  # a game in plain Python
        return whole_cases(state.chance_outcomes())
    counts: dict[int, int] = {}
    for i in range(total):
        code = state.chance_pick(i)
        counts[code] = counts.get(code, 0) + 1
    if len(counts) == total:  # as with a die
        return [(code, 1) for code in sorted(counts)]
    common = gcd(*counts.values())
    return [(code, counts[code] // common) for code in sorted(counts)]


def whole_cases(outcomes: list[tuple[int, Fraction]]) -> list[tuple[int, int]]:
    """The same from probabilities."""
    total = lcm(*[probability.denominator for _, probability in outcomes])
    return sorted([(code, int(probability * total)) for code, probability in outcomes])


class Generator:
    """xoshiro256** (Blackman and Vigna): a stream of numbers that its seed determines."""

    def __init__(self, seed: int) -> None:
        self.words = [0] * 4
        word = seed & MASK
        for i in range(4):
            word = (word + 0x9E3779B97F4A7C15) & MASK
            mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
            self.words[i] = mixed ^ (mixed >> 31)

    def next(self) -> int:
        """The next 64 random bits."""
        result = (rotate((self.words[1] * 5) & MASK, 7) * 9) & MASK
        kept = (self.words[1] << 17) & MASK
        self.words[2] ^= self.words[0]
        self.words[3] ^= self.words[1]
        self.words[1] ^= self.words[2]
        self.words[0] ^= self.words[3]
        self.words[2] ^= kept
        self.words[3] = rotate(self.words[3], 45)
        return result

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each exactly as likely (Lemire's rejection)."""
        product = (self.next() >> 32) * count
        if (product & LOW) < count:
            floor = (LOW + 1 - count) % count
            while (product & LOW) < floor:
                product = (self.next() >> 32) * count
        return product >> 32

    def pick_case(self, state: State) -> int:
        """A random case of the chance event; for states that override the primitives."""
        total = state.chance_total()
        if total == 0:
            raise NotImplementedError("this game cannot be simulated: it has no chance_total")
        return state.chance_pick(self.below(total))

    def draw(self, state: State) -> int:
        """A random chance event by its probability; only when chance is to act."""
        if state.chance_total():
            return self.pick_case(state)
        return self.draw_outcome(state.chance_outcomes())

    def draw_outcome(self, outcomes: list[tuple[int, Fraction]]) -> int:
        """One of the outcomes, each exactly as likely as it says."""
        total = lcm(*[probability.denominator for _, probability in outcomes])
        bounds = list(accumulate([int(probability * total) for _, probability in outcomes]))
        return outcomes[bisect_right(bounds, self.below(total))][0]

    def choose(self, moves: list[int]) -> int:
        """One of the moves, each exactly as likely."""
        return moves[self.below(len(moves))]

    def settle(self, state: State) -> bool:
        """Play chance events until a seat is to decide; False if instead the game is over."""
        while state.to_act == actors.CHANCE:
            state.play(self.pick_case(state))
        return state.to_act >= 0


class Playout:
    """Plays uniformly random moves; all its randomness comes from one generator."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator
        self.moves = move_buffer()

    def step(self, state: State) -> int:
        """One random move or chance event; 1 if a seat decided, 0 if chance did."""
        if state.to_act == actors.CHANCE:
            state.play(self.generator.pick_case(state))
            return 0
        count = state.fill_moves(self.moves)
        if count == 0:
            raise NotImplementedError("this game cannot be simulated: it has no fill_moves")
        state.play(self.moves[self.generator.below(count)])
        return 1

    def finish(self, state: State) -> int:
        """Play to the end; how many decisions it took."""
        decisions = 0
        while state.to_act != actors.NOBODY:
            decisions += self.step(state)
        return decisions

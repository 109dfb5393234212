"""Random numbers and random play, the same compiled and interpreted.

Whoever drives a game owns the generator; it is never part of a state.
"""

from math import gcd

from buttonbox.core import actors
from buttonbox.core.memory.buffers import move_buffer
from buttonbox.core.state import State

MASK = 0xFFFFFFFFFFFFFFFF
LOW = 0xFFFFFFFF


def rotate(word: int, by: int) -> int:
    """Rotate 64 bits to the left."""
    return ((word << by) | (word >> (64 - by))) & MASK


def chance_cases(state: State) -> list[tuple[int, int]]:
    """Return the possible codes in ascending order, each with its number of equal cases."""
    total = state.chance_total()
    counts: dict[int, int] = {}
    for i in range(total):
        code = state.chance_pick(i)
        counts[code] = counts.get(code, 0) + 1
    if len(counts) == total:  # the usual case, a die
        return [(code, 1) for code in sorted(counts)]
    common = gcd(*counts.values())
    return [(code, counts[code] // common) for code in sorted(counts)]


class Generator:
    """The xoshiro256** generator of Blackman and Vigna, determined by its seed."""

    def __init__(self, seed: int) -> None:
        self.words = [0] * 4
        word = seed & MASK
        for i in range(4):
            word = (word + 0x9E3779B97F4A7C15) & MASK
            mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
            self.words[i] = mixed ^ (mixed >> 31)

    def next(self) -> int:
        """Return the next 64 random bits."""
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
        """Return a number from 0 to count - 1, without bias (Lemire's rejection method)."""
        product = (self.next() >> 32) * count
        if (product & LOW) < count:
            floor = (LOW + 1 - count) % count
            while (product & LOW) < floor:
                product = (self.next() >> 32) * count
        return product >> 32

    def draw(self, state: State) -> int:
        """Return a random chance event by its probability; call it only when chance acts.

        Raises NotImplementedError if the state does not say what can happen.
        """
        total = state.chance_total()
        if total == 0:
            raise NotImplementedError("chance acts, but the state's chance_total is 0")
        return state.chance_pick(self.below(total))

    def choose(self, moves: list[int]) -> int:
        """Return one of the moves, all equally likely."""
        return moves[self.below(len(moves))]

    def settle(self, state: State) -> bool:
        """Play chance events until a seat acts; return False if the game is over instead."""
        while state.to_act == actors.CHANCE:
            state.play(self.draw(state))
        return state.to_act >= 0


class Playout:
    """Plays uniformly random moves; all its randomness comes from one generator."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator
        self.moves = move_buffer()

    def step(self, state: State) -> int:
        """Play one random move or chance event; return 1 for a move, 0 for a chance event.

        Raises NotImplementedError if the state does not say what is legal.
        """
        if state.to_act == actors.CHANCE:
            state.play(self.generator.draw(state))
            return 0
        count = state.fill_moves(self.moves)
        if count == 0:
            raise NotImplementedError("a seat acts, but the state's fill_moves lists no moves")
        state.play(self.moves[self.generator.below(count)])
        return 1

    def finish(self, state: State) -> int:
        """Play to the end and return the number of moves."""
        decisions = 0
        while state.to_act != actors.NOBODY:
            decisions += self.step(state)
        return decisions

"""The interface to a state of any game.

Moves and chance events share one range of integers ("codes"), moves first; `apply` takes both.
A compiled game overrides the five primitives; everything else is built on them. A game in plain
Python subclasses `PlainState` instead (plain_state.py).
"""

from collections import Counter
from fractions import Fraction
from typing import Self

from buttonbox.core import actors, bounds
from buttonbox.core.errors import IllegalMove
from buttonbox.core.memory import copying
from buttonbox.core.memory.buffers import move_buffer

# A shared buffer for legal moves, used only while the GIL is held.
scratch = move_buffer()


class State:
    """A state of a game, without secrets and without randomness."""

    def __init__(self) -> None:
        self.to_act = actors.NOBODY
        self.players = 0
        self.round = 0

    # The primitives.

    def fill_moves(self, moves: list[int]) -> int:
        """Write the legal moves of the seat to move into the buffer and return their number."""
        return 0

    def chance_total(self) -> int:
        """Return the number of equally likely cases of the next chance event."""
        return 0

    def chance_pick(self, number: int) -> int:
        """Return the code of case `number`, from 0 up; cases with the same code are adjacent."""
        return 0

    def play(self, code: int) -> None:
        """Carry out a legal code, without checks."""

    def winner_mask(self) -> int:
        """Return a bit for each winning seat; 0 while the game goes on."""
        return 0

    def refusal(self, code: int) -> IllegalMove:
        """Return the error that explains why a code is illegal."""
        raise NotImplementedError

    # Everything else, built on the primitives.

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = self.__class__.__new__(self.__class__)
        copying.copy_fields(copy, self)
        return copy

    def actor(self) -> int:
        """Return the seat to move, or actors.CHANCE, or actors.NOBODY when the game is over."""
        return self.to_act

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.actor() == actors.NOBODY

    def is_chance(self) -> bool:
        """Return whether the next event is a chance event."""
        return self.actor() == actors.CHANCE

    def legal_moves(self) -> list[int]:
        """Return all legal moves of the seat to move; empty if it is no seat's turn."""
        if self.to_act < 0:
            return []
        count = self.fill_moves(scratch)
        return [scratch[i] for i in range(count)]

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """Return every possible chance event with its exact probability; empty if a seat moves."""
        total = self.chance_total() if self.to_act == actors.CHANCE else 0
        cases = Counter([self.chance_pick(i) for i in range(total)])
        return [(code, Fraction(weight, total)) for code, weight in cases.items()]

    def is_legal(self, code: int) -> bool:
        """Return whether `apply` would accept the code; any integer may be passed."""
        try:
            number = code  # compiled, this is a C integer, which is faster to compare
        except OverflowError:
            return False
        return 0 <= number <= bounds.LARGEST_CODE and self.has_primitive(number)

    def has_primitive(self, code: int) -> bool:
        """Return whether the primitives list this code."""
        if self.to_act >= 0:
            count = self.fill_moves(scratch)
            for i in range(count):
                if scratch[i] == code:
                    return True
        elif self.to_act == actors.CHANCE:
            count = self.chance_total()
            for i in range(count):
                if self.chance_pick(i) == code:
                    return True
        return False

    def apply(self, code: int) -> None:
        """Carry out a move or a chance event.

        Raises IllegalMove, and changes nothing, if the code is not legal.
        """
        if not self.is_legal(code):
            raise self.refusal(code)
        self.play(code)

    def winners(self) -> tuple[int, ...]:
        """Return the winning seats: several for a shared win, none before the game is over."""
        mask = self.winner_mask()
        return tuple([seat for seat in range(self.players) if mask >> seat & 1])

"""What a state of any game can be asked and told.

Moves and chance events share one range of integers ("codes"), moves first, and one door: `apply`.
A compiled game overrides the five primitives; everything else follows from them. A game in plain
Python overrides `legal_moves`, `chance_outcomes`, `apply` and `winners` instead: it can be driven,
recorded and checked like the others, but not simulated or searched at C speed (that raises
NotImplementedError).
"""

from collections import Counter
from fractions import Fraction
from typing import Self

from buttonbox.core import actors, bounds
from buttonbox.core.buffers import move_buffer
from buttonbox.core.errors import IllegalMove

# Legal moves are written here; only ever used while the interpreter lock is held.
scratch = move_buffer()


class State:
    """A situation of a game: no secrets, no randomness."""

    def __init__(self) -> None:
        self.to_act = actors.NOBODY
        self.players = 0
        self.round = 0

    # The primitives.

    def fill_moves(self, moves: list[int]) -> int:
        """Write the legal moves of the seat to act into the buffer; how many there are."""
        return 0

    def chance_total(self) -> int:
        """Into how many equally likely cases the chance event divides."""
        return 0

    def chance_pick(self, number: int) -> int:
        """The code of case `number`, from 0 up; cases of one code lie side by side."""
        return 0

    def play(self, code: int) -> None:
        """Carry out a code known to be legal; nothing is checked."""

    def winner_mask(self) -> int:
        """A bit for each winning seat once the game is over, else 0."""
        return 0

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def refusal(self, code: int) -> IllegalMove:
        """Why an illegal code is refused."""
        raise NotImplementedError

    # What follows from them.

    def actor(self) -> int:
        """The seat to decide, actors.CHANCE, or actors.NOBODY when the game is over."""
        return self.to_act

    def legal_moves(self) -> list[int]:
        """All legal moves of the seat to act; empty if no seat is."""
        if self.to_act < 0:
            return []
        count = self.fill_moves(scratch)
        return [scratch[i] for i in range(count)]

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """Every possible chance event with its exact probability; empty if a seat is to act."""
        total = self.chance_total() if self.to_act == actors.CHANCE else 0
        cases = Counter([self.chance_pick(i) for i in range(total)])
        return [(code, Fraction(weight, total)) for code, weight in cases.items()]

    def is_legal(self, code: int) -> bool:
        """Whether `apply` would take the code; any integer may be asked about."""
        if not 0 <= code <= bounds.LARGEST_CODE:
            return False
        if self.has_primitive(code):
            return True
        if self.to_act >= 0:
            return code in self.legal_moves()
        return code in [outcome for outcome, _ in self.chance_outcomes()]

    def has_primitive(self, code: int) -> bool:
        """Whether the primitives list this code."""
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
        """Carry out a move or a chance event, or raise IllegalMove and change nothing."""
        if 0 <= code <= bounds.LARGEST_CODE and self.has_primitive(code):
            self.play(code)
        elif self.is_legal(code):
            raise NotImplementedError(f"{type(self).__name__} must override apply or play")
        else:
            raise self.refusal(code)

    def winners(self) -> tuple[int, ...]:
        """The winning seats; several share the win, none while the game goes on."""
        mask = self.winner_mask()
        return tuple([seat for seat in range(self.players) if mask >> seat & 1])

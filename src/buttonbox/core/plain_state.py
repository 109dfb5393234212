"""A state in plain Python, without compiling: the easy way to write a game."""

from fractions import Fraction
from math import lcm

from buttonbox.core import bounds
from buttonbox.core.state import State


class PlainState(State):
    """Base class of a game's state in plain Python.

    Override `legal_moves`, `play`, `winners` and `refusal`, and `chance_outcomes` if there is
    chance; `play` keeps `to_act` up to date. Such a game can do everything a compiled one can,
    about three hundred times slower. `plain_state.pyx` is this class for compiled code.

    A search cannot propagate an exception from these methods: the exception is printed to stderr
    and ends the game that the search is playing.
    """

    def legal_moves(self) -> list[int]:
        """Return all legal moves of the seat to move; empty if it is no seat's turn."""
        raise NotImplementedError(f"{type(self).__name__} must override legal_moves")

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """Return every possible chance event with its exact probability; empty if a seat moves."""
        return []

    def winners(self) -> tuple[int, ...]:
        """Return the winning seats; none while the game goes on."""
        raise NotImplementedError(f"{type(self).__name__} must override winners")

    def is_legal(self, code: int) -> bool:
        if self.to_act >= 0:
            return code in self.legal_moves()
        return code in [outcome for outcome, _ in self.chance_outcomes()]

    def apply(self, code: int) -> None:
        if not self.is_legal(code):
            raise self.refusal(code)
        self.play(code)

    # The primitives, for search and random play.

    def fill_moves(self, moves: list[int]) -> int:
        codes = self.legal_moves()
        if len(codes) > bounds.MOST_MOVES:
            raise ValueError(f"{len(codes)} legal moves are more than {bounds.MOST_MOVES}")
        moves[: len(codes)] = codes
        return len(codes)

    def chance_total(self) -> int:
        return len(self._chance_list())

    def chance_pick(self, number: int) -> int:
        return self._chance_list()[number]

    def _chance_list(self) -> list[int]:
        """Return the codes of the equally likely cases of chance, in ascending order."""
        outcomes = sorted(self.chance_outcomes())
        total = lcm(*[probability.denominator for _, probability in outcomes])
        return [code for code, probability in outcomes for _ in range(int(probability * total))]

    def winner_mask(self) -> int:
        return sum(1 << seat for seat in self.winners())

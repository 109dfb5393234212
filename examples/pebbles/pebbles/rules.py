"""The rules of Pebbles; RULES.md explains numbers such as P1."""

from fractions import Fraction

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import IllegalMove
from buttonbox.core.plain_state import PlainState

HEAP = 12
ONE, TWO, TOSS, DIE = range(4)  # moves, and the first of three chance events
NOTATION = ("one", "two", "toss", "die 1", "die 2", "die 3")


class Pebbles(PlainState):
    """A state of Pebbles; `turn` is the seat whose turn it is, even during a toss."""

    def __init__(self, players: int = 2) -> None:
        super().__init__()
        self.players = players
        self.to_act = 0
        self.turn = 0
        self.heap = HEAP
        self.pebbles = [0] * players

    def legal_moves(self) -> list[int]:
        """Return the moves of the seat to move: two pebbles only if there are two (P1, P2)."""
        if self.to_act < 0:
            return []
        return [ONE, TWO, TOSS] if self.heap >= 2 else [ONE, TOSS]

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """Return the outcomes of a toss, without those larger than the heap (P3)."""
        if not self.is_chance():
            return []
        weights = [2, 1, 1][: self.heap]
        return [(DIE + i, Fraction(weight, sum(weights))) for i, weight in enumerate(weights)]

    def play(self, code: int) -> None:
        if code == TOSS:
            self.to_act = CHANCE
        else:
            self.take(code - DIE + 1 if code >= DIE else code + 1)

    def take(self, count: int) -> None:
        """Move pebbles from the heap to the player; an empty heap ends the game (P9)."""
        self.heap -= count
        self.pebbles[self.turn] += count
        self.turn = (self.turn + 1) % self.players
        self.to_act = self.turn if self.heap else NOBODY

    def winners(self) -> tuple[int, ...]:
        """Return the seats with the most pebbles once the heap is empty (P9)."""
        if not self.is_over():
            return ()
        most = max(self.pebbles)
        return tuple(seat for seat, count in enumerate(self.pebbles) if count == most)

    def refusal(self, code: int) -> IllegalMove:
        if code == TWO and self.to_act >= 0:
            return IllegalMove("P2", "only one pebble is left")
        return IllegalMove("P1", "this is not possible now")

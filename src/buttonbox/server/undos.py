"""How often moves were taken back. Whoever does it for ever stalls the others and fills the log."""

from collections import Counter
from collections.abc import Iterable

from buttonbox.core.actors import CHANCE
from buttonbox.server.entries import Entry

MOST_IN_A_ROW = 20  # until a die rolls or somebody else moves
MOST_IN_A_GAME = 200  # for each seat


class Undos:
    """The undos of one game."""

    def __init__(self) -> None:
        self.by_seat: Counter[int] = Counter()
        self.in_a_row = 0
        self.last = CHANCE  # who took back last

    def spent(self, seat: int) -> bool:
        """Whether the seat may not take back any more, for now or for good."""
        in_a_row = self.in_a_row if seat == self.last else 0
        return in_a_row >= MOST_IN_A_ROW or self.by_seat[seat] >= MOST_IN_A_GAME

    def count(self, seat: int) -> None:
        """The seat has taken back a move."""
        self.end_row(seat)
        self.by_seat[seat] += 1
        self.in_a_row += 1
        self.last = seat

    def end_row(self, actor: int) -> None:
        """A die or another's move ends a row."""
        if actor != self.last:
            self.in_a_row = 0


def undone_moves(entries: Iterable[Entry]) -> set[int]:
    """The versions of all moves that were taken back; raises ValueError if an undo has none."""
    undone: set[int] = set()
    moves: list[Entry] = []  # since the last chance event
    for entry in entries:
        if entry.kind == "chance":
            moves.clear()
        elif entry.kind == "move":
            moves.append(entry)
        elif entry.kind == "undo":
            if not moves or moves[-1].actor != entry.actor:
                raise ValueError(f"entry {entry.version} takes back nothing")
            undone.add(moves.pop().version)
    return undone

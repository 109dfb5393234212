"""Limit undos: without end they would stall the other players and fill the log."""

from collections import Counter
from collections.abc import Iterable

from buttonbox.core.actors import CHANCE
from buttonbox.server.tables.table_log import Entry

MOST_IN_A_ROW = 20  # until a die is rolled or another player moves
MOST_IN_A_GAME = 200  # for each seat


class UndoLimits:
    """Counts the undos of one game."""

    def __init__(self) -> None:
        self.by_seat: Counter[int] = Counter()
        self.in_a_row = 0
        self.last = CHANCE  # the seat that undid last

    def spent(self, seat: int) -> bool:
        """Whether the seat has reached a limit."""
        in_a_row = self.in_a_row if seat == self.last else 0
        return in_a_row >= MOST_IN_A_ROW or self.by_seat.get(seat, 0) >= MOST_IN_A_GAME

    def count(self, seat: int) -> None:
        """Count an undo by this seat."""
        self.end_row(seat)
        self.by_seat[seat] += 1
        self.in_a_row += 1
        self.last = seat

    def end_row(self, actor: int) -> None:
        """End the row of undos, if this actor is another than the last one to undo."""
        if actor != self.last:
            self.in_a_row = 0


def undone_moves(entries: Iterable[Entry]) -> set[int]:
    """Return the versions of all undone moves; raises ValueError if an undo has no move."""
    undone: set[int] = set()
    moves: list[Entry] = []  # since the last chance event
    for entry in entries:
        if entry.kind == "chance":
            moves.clear()
        elif entry.kind == "move":
            moves.append(entry)
        elif entry.kind == "undo":
            if not moves or moves[-1].actor != entry.actor:
                raise ValueError(f"entry {entry.version} undoes nothing")
            undone.add(moves.pop().version)
    return undone

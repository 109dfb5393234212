"""Cells of the board one by one, as people speak of them."""

from buttonbox.games.buttons import board

COUNT = board.SIZE * board.SIZE
# The cells of each row by its bits.
IN_ROW = tuple(
    tuple(
        tuple(board.SIZE * row + column for column in range(board.SIZE) if bits >> column & 1)
        for bits in range(1 << board.SIZE)
    )
    for row in range(board.SIZE)
)


def listed(cells: int) -> list[int]:
    """The cells of a set, row by row."""
    found: list[int] = []
    for row in IN_ROW:
        found += row[cells & board.ROW]
        cells >>= board.SIZE
    return found


def beside(cell: int) -> int:
    """The set of cells orthogonally next to a cell (B21)."""
    row, column = divmod(cell, board.SIZE)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return sum(1 << board.SIZE * r + c for r, c in around if {r, c} <= set(range(board.SIZE)))


def words(cell: int) -> str:
    """Row and column from 1 (BR7)."""
    return f"row {cell // board.SIZE + 1}, column {cell % board.SIZE + 1}"

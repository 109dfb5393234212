"""The cells of the board: lists, neighbours, and readable names."""

from buttonbox.games.buttons import material

COUNT = material.SIZE * material.SIZE
# The cells of each row by its bits.
IN_ROW = tuple(
    tuple(
        tuple(material.SIZE * row + column for column in range(material.SIZE) if bits >> column & 1)
        for bits in range(1 << material.SIZE)
    )
    for row in range(material.SIZE)
)


def listed(cells: int) -> list[int]:
    """Return the cells of a set, row by row."""
    found: list[int] = []
    for row in IN_ROW:
        found += row[cells & material.ROW]
        cells >>= material.SIZE
    return found


def _beside(cell: int) -> int:
    row, column = divmod(cell, material.SIZE)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return sum(1 << material.SIZE * r + c for r, c in around if {r, c} <= set(range(material.SIZE)))


BESIDE = tuple(_beside(cell) for cell in range(COUNT))


def beside(cell: int) -> int:
    """Return the set of cells orthogonally next to a cell (B21)."""
    return BESIDE[cell]


def words(cell: int) -> str:
    """Name a cell by row and column, from 1 (BR7)."""
    return f"row {cell // material.SIZE + 1}, column {cell % material.SIZE + 1}"

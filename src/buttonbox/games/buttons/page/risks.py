"""The risk of a bust with the next roll (B33), as exact fractions."""

from buttonbox.games.buttons import material
from buttonbox.games.buttons.material import IN_ROW

MOST_DICE = 5  # black dice, the gold one included
# By dice and open columns: the chance that no die shows one of them, as a fraction (B33).
ROW_RISKS = [
    [
        ((material.SIZE - columns) ** dice, material.SIZE**dice)
        for columns in range(material.SIZE + 1)
    ]
    for dice in range(MOST_DICE + 1)
]


def row_risks(free: int, dice: int) -> list[tuple[int, int]]:
    """Return for each row the chance that no black die shows an open column."""
    risks = ROW_RISKS[dice]
    return [
        risks[IN_ROW[free >> material.SIZE * row & material.ROW]] for row in range(material.SIZE)
    ]


def bust_risk(risks: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the chance that the active seat busts with a roll; rows are equally likely (B31)."""
    closed = 0
    for risk in risks:
        closed += risk[0]
    return closed, material.SIZE * risks[0][1]

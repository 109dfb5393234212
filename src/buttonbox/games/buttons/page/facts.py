"""Facts that follow from a position: the page draws them and computes none itself."""

from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import geometry, material, phases
from buttonbox.games.buttons.material import IN_ROW
from buttonbox.games.buttons.page.types import Closed
from buttonbox.games.buttons.rules import Buttons, count_bits

MOST_DICE = 5  # black dice, the gold one included
# By dice and open columns: the chance that no die shows one of them, as a fraction (B33).
ROW_RISKS = [
    [
        ((material.SIZE - columns) ** dice, material.SIZE**dice)
        for columns in range(material.SIZE + 1)
    ]
    for dice in range(MOST_DICE + 1)
]


def facts(state: State) -> Json:
    """Return what follows from the position of a running game."""
    buttons = cast(Buttons, state)
    return write_facts(buttons, _seats(buttons))


def write_facts(state: Buttons, seats: list[Json]) -> Json:
    """Return the facts of a running game, with the given facts of its seats."""
    return {"dice": state.blacks + 1, "seats": seats, "live": _live(state)}


def replay_facts(state: State) -> Json:
    """Return what follows from any position, without the facts of a running game."""
    buttons = cast(Buttons, state)
    return {"dice": buttons.blacks + 1, "seats": _seats(buttons), "live": None}


def _seats(state: Buttons) -> list[Json]:
    return [seat_facts(state, seat) for seat in range(state.players)]


def seat_facts(state: Buttons, seat: int) -> Json:
    """Return what a board is worth (B40, B50)."""
    counts, worth, earned, surplus = [], [], [], []
    for colour in range(len(material.COLOURS)):
        own = state.buttons[seat] & state.colours[seat][colour]
        count = count_bits(own)
        stars = 2 if state.cards[seat] >> colour & 1 else 1
        counts.append(count)
        worth.append(stars)
        earned.append(stars if count >= material.ENOUGH_BUTTONS else 0)
        if count > material.ENOUGH_BUTTONS:
            surplus.append(material.COLOURS[colour])
    line = longest_line(state.stars[seat])
    return {
        "counts": counts,
        "worth": worth,
        "earned": earned,
        "surplus": surplus,
        "line": line,
    }


def longest_line(stars: int) -> int:
    """Return the most stars side by side in a row or a column."""
    longest = 0
    across = down = stars
    while across | down:
        longest += 1
        across &= across >> 1 & material.NOT_LAST_COLUMN
        down &= down >> material.SIZE
    return longest


def _live(buttons: Buttons) -> Json:
    """Return open cells, risks and, while a roll is used, the rolled cells that are closed."""
    free = [buttons.open_cells(seat) for seat in range(buttons.players)]
    risks = row_risks(free[buttons.active], buttons.blacks + 1)
    using = buttons.phase in (phases.LAYING, phases.OFFERING)
    return {
        "open": free,
        "bust": bust_risk(risks) if buttons.phase == phases.TURN else None,
        "row_bust": risks,
        "closed": _closed(buttons) if using else None,
    }


def _closed(state: Buttons) -> list[list[Closed]]:
    """Return the rolled cells: all for the active player (B31), the gold one for others (B32)."""
    one = 1  # as wide as the board, compiled
    gold = one << state.gold_cell()
    return [closed_cells(state, seat, _wanted(state, seat, gold)) for seat in range(state.players)]


def _wanted(state: Buttons, seat: int, gold: int) -> int:
    if state.status[seat] != phases.IN:
        return 0
    if seat != state.active:
        return gold
    return state.rolled_cells() if state.phase == phases.LAYING else 0


def scores(state: State) -> list[int]:
    """Return the number of stars of each seat."""
    return [stars.bit_count() for stars in cast(Buttons, state).stars[: state.players]]


# The risk of a bust with the next roll (B33), as exact fractions.


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


# Why a cell is closed to a player (B20, B21).


def closed_cell(state: Buttons, seat: int, cell: int) -> Closed:
    """Return the cell, the cause (`button`, `star` or `beside`), and the buttons that close it."""
    own = state.buttons[seat]
    if own >> cell & 1:
        return {"cell": cell, "cause": "button", "by": [cell]}
    if state.stars[seat] >> cell & 1:
        return {"cell": cell, "cause": "star", "by": []}
    return {"cell": cell, "cause": "beside", "by": geometry.listed(geometry.beside(cell) & own)}


def closed_cells(state: Buttons, seat: int, wanted: int) -> list[Closed]:
    """Return the cells of a set that are closed to the seat, and why (B20, B21)."""
    closed = wanted & ~state.open_cells(seat)
    if not closed:
        return []
    # Compiled, this loop is faster than `geometry.listed`.
    return [closed_cell(state, seat, cell) for cell in range(geometry.COUNT) if closed >> cell & 1]

"""Read a position's JSON into a state, and fill in what is left out."""

from typing import Any

from buttonbox.core.errors import InvalidPosition, InvalidSettings
from buttonbox.core.json_reader import ObjectReader, read_name, read_number, refuse, require
from buttonbox.games.buttons import geometry, material, phases
from buttonbox.games.buttons.layouts import (
    DEFAULT_LAYOUTS,
    board_of,
    by_seat,
    check_rows,
    colour_cells,
    own_layouts,
)
from buttonbox.games.buttons.position.check import check_cards, check_dice
from buttonbox.games.buttons.position.turn import (
    depot_dice,
    read_actor,
    read_due,
    read_round,
    read_turn,
)
from buttonbox.games.buttons.rules import Buttons
from buttonbox.games.buttons.text.notation import cell_name

FIELDS = {
    *("game", "players", "round", "phase", "start", "active", "to_act", "left_out"),
    *("dice", "seats"),
}
SEAT_FIELDS = {"layout", "cards", "status", "buttons", "stars", "due"}
DICE = {"white", "gold", "black"}
CELL_NAMES = [cell_name(cell) for cell in range(geometry.COUNT)]


def read_state(data: Any) -> Buttons:
    """Return the state that a position describes; raises InvalidPosition.

    Only what later fields build on is checked here, the rest in check.py.
    """
    fields = ObjectReader(data, "", FIELDS)
    fields.name("game", ["buttons"], 0)
    seats = _seats(fields)
    state = Buttons(len(seats), _layouts(seats))
    state.phase = fields.name("phase", phases.PHASES, phases.TURN)
    _read_cards(state, fields, seats)
    _read_boards(state, seats)
    read_turn(state, fields)
    _read_dice(state, fields.child("dice", DICE))
    read_due(state, seats)
    read_actor(state, fields)
    read_round(state, fields)
    return state


def _seats(fields: ObjectReader) -> list[ObjectReader]:
    entries = fields.entries("seats", 4)
    require(len(entries) >= 2, "seats", "must be a list of 2 to 4")
    players = fields.number("players", 2, 4, len(entries))
    require(players == len(entries), "players", f"must be {len(entries)}, as there are seats")
    return [ObjectReader(entry, path, SEAT_FIELDS) for path, entry in entries]


# Boards.


def _layouts(seats: list[ObjectReader]) -> list[list[int]]:
    """Return four sets of cells for each of four seats; empty seats have no cells."""
    colours: list[list[int]] = []
    boards: set[str] = set()
    for seat, usual in zip(seats, DEFAULT_LAYOUTS, strict=False):
        layout = seat.data["layout"] if "layout" in seat else usual
        colours.append(colour_cells(_rows(seat.at("layout"), layout)))
        if isinstance(layout, str):
            taken = board_of(layout)
            require(taken not in boards, seat.at("layout"), "no two players share a board", "B10")
            boards.add(taken)
    return by_seat(colours)


def _rows(field: str, layout: Any) -> list[str]:
    if isinstance(layout, str):
        require(layout in own_layouts(), field, f"no layout is called {layout!r}", "B1")
        return own_layouts()[layout]
    try:
        check_rows(field, layout)
    except InvalidSettings as error:
        raise InvalidPosition(error.field, error.reason, error.rule) from None
    rows: list[str] = layout
    return rows


def _read_boards(state: Buttons, seats: list[ObjectReader]) -> None:
    stars = [_stars(seat) for seat in seats]
    state.stars = _padded(stars)
    state.buttons = _padded([_buttons(*both) for both in zip(seats, stars, strict=True)])
    statuses = [seat.name("status", phases.STATUSES, phases.IN) for seat in seats]
    state.status = _padded(statuses)
    gone = sum(status != phases.IN for status in statuses)
    state.blacks = 4 - gone * depot_dice(state)


def _stars(seat: ObjectReader) -> int:
    stars = 0
    for field, cell in _cells(seat, "stars"):
        reason = f"there is a star on {geometry.words(cell)} already"
        require(not stars >> cell & 1, field, reason, "B41")
        stars |= 1 << cell
    return stars


def _buttons(seat: ObjectReader, stars: int) -> int:
    buttons = 0
    for field, cell in _cells(seat, "buttons"):
        place = geometry.words(cell)
        require(not stars >> cell & 1, field, f"there is a star on {place}", "B20")
        require(not buttons >> cell & 1, field, f"there is a button on {place} already", "B20")
        near = geometry.listed(geometry.beside(cell) & buttons)
        if near:
            refuse(field, f"{place} is beside the button at {geometry.words(near[0])}", "B21")
        buttons |= 1 << cell
    return buttons


def _cells(seat: ObjectReader, key: str) -> list[tuple[str, int]]:
    """Return the cells of a list with their paths."""
    found = []
    for field, entry in seat.entries(key, geometry.COUNT, "B20"):
        if not isinstance(entry, str) or entry not in CELL_NAMES:
            refuse(field, "must be a cell from 1/1 to 6/6, row before column", "B1")
        found.append((field, CELL_NAMES.index(entry)))
    return found


def _padded(values: list[int]) -> list[int]:
    """Add zeros for empty seats."""
    return values + [0] * (4 - len(values))


# Cards and dice.


def _read_cards(state: Buttons, fields: ObjectReader, seats: list[ObjectReader]) -> None:
    left_out = fields.name("left_out", material.COLOURS, -1, "B3")
    state.left_out = 1 << left_out if left_out >= 0 else 0
    gone = state.left_out
    held = []
    for seat in seats:
        held.append(_cards(seat, gone))
        gone |= held[-1]
    state.cards = _padded(held)
    state.dealt = sum(cards.bit_count() for cards in held)
    check_cards(state)


def _cards(seat: ObjectReader, gone: int) -> int:
    """Read a seat's cards, as bits; those in `gone` are elsewhere."""
    cards = 0
    for field, entry in seat.entries("cards", 4, "B11"):
        colour = read_name(entry, field, material.COLOURS, "B3")
        reason = f"there is only one {material.COLOURS[colour]} card"
        require(not (gone | cards) >> colour & 1, field, reason, "B3")
        cards |= 1 << colour
    return cards


def _read_dice(state: Buttons, dice: ObjectReader) -> None:
    """Read the dice, which are rolled in a fixed order: white, gold, black."""
    state.white = dice.number("white", 1, 6, 0, "B2")
    state.gold = dice.number("gold", 1, 6, 0, "B2")
    entries = dice.entries("black", 4, "B2")
    black = [read_number(entry, field, 1, 6, "B2") for field, entry in entries]
    state.black = _padded(black)
    require(state.white > 0 or state.gold == 0, "dice.white", "is rolled before gold", "B31")
    require(state.gold > 0 or not black, "dice.gold", "is rolled before other black dice", "B31")
    state.rolled = (state.white > 0) + (state.gold > 0) + len(black)
    check_dice(state)

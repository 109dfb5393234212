"""Positions of BUTTONS as JSON, written by hand or by a program.

    {"game": "buttons", "round": 3, "phase": "laying", "active": 0,
     "dice": {"white": 5, "gold": 6, "black": [2, 3, 5, 6]},
     "seats": [{"layout": "1a", "cards": ["red", "blue"], "buttons": ["1/1", "3/4"]},
               {"layout": ["rgyrby", "yrbygb", "gbrgyr", "rygbgy", "grbyrb", "bgrbyg"],
                "cards": ["yellow", "green"], "stars": ["2/2", "2/3"]}]}

Seats count from 0, rows and columns from 1. A layout is the name of one of ours, or its six rows.
The dice are those rolled last. A field that is left out is empty, or what the others imply: by
default it is the turn of the first player in the round, clockwise from the holder of the red card.

A position must follow every rule that it shows; it need not be reachable by some rolls.
"""

from buttonbox.core.game import Json
from buttonbox.games.buttons import material, phases
from buttonbox.games.buttons.layouts import cells_to_rows
from buttonbox.games.buttons.material import COLOURS
from buttonbox.games.buttons.phases import PHASES, STATUSES
from buttonbox.games.buttons.position.check import check_position
from buttonbox.games.buttons.position.read import CELL_NAMES, read_state
from buttonbox.games.buttons.rules import Buttons


def read_position(data: Json) -> Buttons:
    """Return the state that a position describes; raises InvalidPosition."""
    state = read_state(data)
    check_position(state)
    return state


def write_position(state: Buttons) -> Json:
    """Return a state as JSON."""
    written = write_course(state)
    written["seats"] = [
        write_seat(state, seat, layout_of(state, seat)) for seat in range(state.players)
    ]
    return written


def write_course(state: Buttons) -> Json:
    """Return everything but the seats."""
    course: Json = {
        "game": "buttons",
        "players": state.players,
        "round": state.round,
        "phase": PHASES[state.phase],
    }
    _add_turn(course, state)
    _add_dice(course, state)
    return course


def _add_turn(course: Json, state: Buttons) -> None:
    """Add whose turn it is, as far as that is settled."""
    if state.phase > phases.DEALING:
        course["start"] = state.start
        course["active"] = state.active
    if state.to_act >= 0:
        course["to_act"] = state.to_act
    if state.left_out:
        course["left_out"] = _colours(state.left_out)[0]


def _add_dice(course: Json, state: Buttons) -> None:
    """Add the dice rolled so far: white, gold, black."""
    if state.rolled == 0:
        return
    dice: Json = {"white": state.white}
    if state.rolled > 1:
        dice["gold"] = state.gold
        dice["black"] = [state.black[i] for i in range(state.rolled - 2)]
    course["dice"] = dice


def layout_of(state: Buttons, seat: int) -> list[str]:
    """Return the rows of a seat's layout, which never change."""
    return cells_to_rows(state.colours[seat])


def write_seat(state: Buttons, seat: int, layout: list[str]) -> Json:
    """Return one seat as JSON, with its layout as given."""
    written: Json = {
        "layout": layout,
        "cards": _colours(state.cards[seat]),
        "status": STATUSES[state.status[seat]],
        "buttons": _names(state.buttons[seat]),
        "stars": _names(state.stars[seat]),
    }
    if state.phase == phases.SEWING:
        written["due"] = state.due[seat]
    return written


def _colours(cards: int) -> list[str]:
    return [COLOURS[colour] for colour in range(4) if cards >> colour & 1]


def _names(lie: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(material.SIZE * material.SIZE) if lie >> cell & 1]

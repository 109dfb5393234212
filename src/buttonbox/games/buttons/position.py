"""Positions of BUTTONS: any situation as JSON, to be written by hand or by a program.

    {"game": "buttons", "round": 3, "phase": "laying", "active": 0,
     "dice": {"white": 5, "gold": 6, "black": [2, 3, 5, 6]},
     "seats": [{"layout": "1a", "cards": ["red", "blue"], "buttons": ["1/1", "3/4"]},
               {"layout": ["rgyrby", "yrbygb", "gbrgyr", "rygbgy", "grbyrb", "bgrbyg"],
                "cards": ["yellow", "green"], "stars": ["2/2", "2/3"]}]}

Seats count from 0, rows and columns from 1. A layout is one of ours by name, or its six rows. The
dice are those last rolled. What is left out is nothing, or what the rest implies: it is the turn
of the first player in the round, clockwise from the holder of the red card.

A position must keep every rule that it shows; by which rolls it came about is not asked.
"""

from buttonbox.core.game import Json
from buttonbox.games.buttons import board, phases
from buttonbox.games.buttons.board import COLOURS
from buttonbox.games.buttons.layouts import cells_to_rows
from buttonbox.games.buttons.phases import PHASES, STATUSES
from buttonbox.games.buttons.position_checks import check_position
from buttonbox.games.buttons.position_read import CELL_NAMES, read_state
from buttonbox.games.buttons.rules import Buttons


def read_position(data: Json) -> Buttons:
    """The state a position tells of; raises InvalidPosition."""
    state = read_state(data)
    check_position(state)
    return state


def write_position(state: Buttons) -> Json:
    """The state as JSON."""
    told = write_course(state)
    told["seats"] = [write_seat(state, seat) for seat in range(state.players)]
    return told


def write_course(state: Buttons) -> Json:
    """All but the seats."""
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
    """Whose turn it is, as far as that is settled."""
    if state.phase > phases.DEALING:
        course["start"] = state.start
        course["active"] = state.active
    if state.to_act >= 0:
        course["to_act"] = state.to_act
    if state.left_out:
        course["left_out"] = _colours(state.left_out)[0]


def _add_dice(course: Json, state: Buttons) -> None:
    """As many dice as have been rolled, in the order of chance."""
    if state.rolled == 0:
        return
    dice: Json = {"white": state.white}
    if state.rolled > 1:
        dice["gold"] = state.gold
        dice["black"] = [state.black[i] for i in range(state.rolled - 2)]
    course["dice"] = dice


def write_seat(state: Buttons, seat: int) -> Json:
    """One seat as JSON."""
    told: Json = {
        "layout": cells_to_rows([state.colours[4 * seat + colour] for colour in range(4)]),
        "cards": _colours(state.cards[seat]),
        "status": STATUSES[state.status[seat]],
        "buttons": _names(state.buttons[seat]),
        "stars": _names(state.stars[seat]),
    }
    if state.phase == phases.SEWING:
        told["due"] = state.due[seat]
    return told


def _colours(cards: int) -> list[str]:
    return [COLOURS[colour] for colour in range(4) if cards >> colour & 1]


def _names(lie: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(board.SIZE * board.SIZE) if lie >> cell & 1]

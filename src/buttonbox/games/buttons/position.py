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

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice

from buttonbox.core.game import Json
from buttonbox.games.buttons import board, cells, phases
from buttonbox.games.buttons.layouts import cells_to_rows
from buttonbox.games.buttons.position_checks import check_position
from buttonbox.games.buttons.position_read import CELL_NAMES, read_state
from buttonbox.games.buttons.rules import Buttons

REMEMBERED_SEATS = 4096


def read_position(data: Json) -> Buttons:
    """The state a position tells of; raises InvalidPosition."""
    state = read_state(data)
    check_position(state)
    return state


def write_position(state: Buttons) -> Json:
    """The state as JSON."""
    return {
        "game": "buttons",
        "players": state.players,
        "round": state.round,
        "phase": phases.PHASES[state.phase],
        **_course(state),
        **_dice(state),
        "seats": _seats(state),
    }


def _course(state: Buttons) -> Json:
    """Whose turn it is, as far as that is settled."""
    course: Json = {}
    if state.phase > phases.DEALING:
        course |= {"start": state.start, "active": state.active}
    if state.to_act >= 0:
        course["to_act"] = state.to_act
    if state.left_out:
        course["left_out"] = _colours(state.left_out)[0]
    return course


def _dice(state: Buttons) -> Json:
    """As many dice as have been rolled, in the order of chance."""
    if state.rolled == 0:
        return {}
    dice: Json = {"white": state.white}
    if state.rolled > 1:
        dice |= {"gold": state.gold, "black": state.black[: state.rolled - 2]}
    return {"dice": dice}


def _seats(state: Buttons) -> list[Json]:
    """Each field is read once: a compiled state makes a new list of it every time."""
    colours = tuple(state.colours)
    due = state.due if state.phase == phases.SEWING else None
    fields = zip(state.cards, state.status, state.buttons, state.stars, strict=True)
    return [
        {
            **_seat(colours[4 * seat : 4 * seat + 4], *shown),
            **({"due": due[seat]} if due else {}),
        }
        for seat, shown in enumerate(islice(fields, state.players))
    ]


@lru_cache(REMEMBERED_SEATS)
def _seat(
    colours: tuple[int, ...], cards: int, status: int, buttons: int, stars: int
) -> Mapping[str, object]:
    """A move changes one seat of a table; the others are told as they were.

    The lists are shared by all who are told: nobody may change them.
    """
    return {
        "layout": cells_to_rows(colours),
        "cards": _colours(cards),
        "status": phases.STATUSES[status],
        "buttons": _names(buttons),
        "stars": _names(stars),
    }


def _colours(cards: int) -> list[str]:
    return [name for colour, name in enumerate(board.COLOURS) if cards >> colour & 1]


def _names(lie: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells.listed(lie)] if lie else []

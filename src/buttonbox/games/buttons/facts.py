"""What the log and the table tell of an event of BUTTONS beyond its notation."""

from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import board, codes, phases
from buttonbox.games.buttons.closed import closed_cells
from buttonbox.games.buttons.rules import Buttons, count_bits

ENOUGH_BUTTONS = 3  # of a colour, for a star (B40)


def facts(state: State, code: int) -> Json:
    """Of a legal event, before it is carried out; what does not come about is left out.

    `bust`: the row, and every rolled column with what closes it; `out`: what the player gets out
    with; `scored`: for each seat what it gets stars for; `ended`: the number of a round that is
    over.
    """
    old = cast(Buttons, state)
    if old.phase in (phases.LAYING, phases.OFFERING, phases.LEAVING_OUT, phases.DEALING):
        return {}
    new = old.clone()
    new.apply(code)
    told: Json = {}
    if old.phase == phases.TURN and code == codes.GET_OUT:
        told["out"] = _out(old)
    if old.phase == phases.ROLLING and new.phase not in (phases.ROLLING, phases.LAYING):
        told["bust"] = _bust(old, [*_rolled(old), code - codes.FACE])
    ended = new.round != old.round or new.phase == phases.OVER
    if old.phase != phases.SEWING and (new.phase == phases.SEWING or ended):
        told["scored"] = [_tags(old, seat, "out" in told) for seat in range(old.players)]
    return {**told, "ended": old.round} if ended else told


def _rolled(state: Buttons) -> list[int]:
    """The dice so far, in the order of chance."""
    return [state.white, state.gold, *state.black][: state.rolled]


def _out(state: Buttons) -> Json:
    return {
        "buttons": count_bits(state.buttons[state.active]),
        "stars": state.earned(state.active),
    }


def _bust(state: Buttons, faces: list[int]) -> Json:
    """B33; `faces` are the white die, the gold one, then the others."""
    white, *columns = faces
    rolled = 0
    for column in columns:
        rolled |= 1 << board.SIZE * (white - 1) + column - 1
    seat = state.active
    return {
        "row": white,
        "columns": columns,
        "closed": closed_cells(state, seat, rolled),
        "lost": count_bits(state.buttons[seat]),
        "stars": count_bits(state.stars[seat]),
        "dice": 2 if state.players == 2 else 1,  # that go on the depot
    }


def _tags(state: Buttons, seat: int, active_is_out: bool) -> list[str]:
    """B40: a tag for each star, such as `out`, `red`, `card-red`; none for a bust (B42)."""
    out = active_is_out if seat == state.active else state.status[seat] == phases.OUT
    if not out:
        return []
    full = [
        (name, state.cards[seat] >> colour & 1)
        for colour, name in enumerate(board.COLOURS)
        if count_bits(state.buttons[seat] & state.colours[4 * seat + colour]) >= ENOUGH_BUTTONS
    ]
    return ["out", *(name for name, _ in full), *(f"card-{name}" for name, card in full if card)]

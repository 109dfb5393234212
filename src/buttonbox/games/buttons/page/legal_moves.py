"""The legal moves as the page receives them: what each does, gains and risks."""

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import codes, material, moves, phases
from buttonbox.games.buttons.moves import GetOut, Lay
from buttonbox.games.buttons.page.facts import bust_risk, row_risks
from buttonbox.games.buttons.rules import Buttons, count_bits


def legal_moves(state: State) -> list[Json]:
    """Return every legal move of the seat to move."""
    assert isinstance(state, Buttons)  # compiled, cheaper than a cast
    buttons = state
    if buttons.phase in (phases.LAYING, phases.OFFERING):
        return _lays(buttons, state.legal_moves())
    return [_move(buttons, code) for code in state.legal_moves()]


def _move(state: Buttons, code: int) -> Json:
    fields = FIXED_FIELDS[code].copy()
    if code == codes.GET_OUT:
        fields["stars"] = state.earned(state.to_act)
    return fields


def _lays(state: Buttons, legal: list[int]) -> list[Json]:
    """Return the buttons to lay, and the pass; compute once what they share."""
    risk = bust_risk(row_risks(state.open_cells(state.to_act), state.blacks + 1))
    copy = state.clone()
    lays = []
    for code in legal:
        fields = FIXED_FIELDS[code].copy()
        if code != codes.DECLINE:
            _add_gain(fields, state, copy, code - codes.LAY)
            fields["risk"] = [risk, fields["risk"]]
        lays.append(fields)
    return lays


def _fixed_fields(code: int, move: moves.Event) -> Json:
    """Return the fields of a move that are the same in every state."""
    fields: Json = {"code": code, "kind": KINDS[type(move)]}
    return {**fields, "cell": move.cell} if isinstance(move, Lay | moves.Sew) else fields


def _add_gain(fields: Json, state: Buttons, copy: Buttons, cell: int) -> None:
    """Add what a button on a cell changes; overwrites the board of `copy`, a copy of the state.

    That is the number of buttons of its colour, stars gained (B40), cells it closes, and the risk
    of the player's next roll with as many dice.
    """
    seat = state.to_act
    one = 1  # as wide as the board, compiled
    copy.buttons[seat] = state.buttons[seat] | one << cell
    left = copy.open_cells(seat)
    colour = _colour(state, seat, cell)
    own = copy.buttons[seat] & state.colours[seat][colour]
    fields["colour"] = material.COLOURS[colour]
    fields["count"] = count_bits(own)
    fields["surplus"] = count_bits(own) > material.ENOUGH_BUTTONS
    fields["stars"] = copy.earned(seat) - state.earned(seat)
    fields["closes"] = count_bits(state.open_cells(seat)) - count_bits(left)
    fields["risk"] = bust_risk(row_risks(left, state.blacks + 1))


def _colour(state: Buttons, seat: int, cell: int) -> int:
    """Return the colour of a cell on a player's board."""
    colour = 0
    while not state.colours[seat][colour] >> cell & 1:
        colour += 1
    return colour


# The moves by their codes.

KINDS: dict[type, str] = {
    moves.Roll: "roll",
    GetOut: "out",
    moves.Decline: "pass",
    Lay: "lay",
    moves.Sew: "star",
}
FIXED_FIELDS = [
    _fixed_fields(code, move) for code, move in enumerate(moves.EVENTS[: codes.MOVE_COUNT])
]

"""What the page needs besides the position to draw BUTTONS; page_types.py has the types."""

from typing import cast

from buttonbox.core.errors import InvalidMove
from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import codes, material, moves, phases
from buttonbox.games.buttons.closed import closed_cells
from buttonbox.games.buttons.material import IN_ROW
from buttonbox.games.buttons.moves import GetOut, Lay
from buttonbox.games.buttons.page_types import Closed
from buttonbox.games.buttons.rules import Buttons, count_bits

PLACED: dict[str, type[Lay | moves.Sew]] = {"lay": Lay, "star": moves.Sew}
MOST_DICE = 5  # black dice, the gold one included
# By dice and open columns: the chance that no die shows one of them, as a fraction (B33).
ROW_BUSTS = [
    [
        ((material.SIZE - columns) ** dice, material.SIZE**dice)
        for columns in range(material.SIZE + 1)
    ]
    for dice in range(MOST_DICE + 1)
]


def legal_moves(state: State) -> list[Json]:
    """Return every legal move of the seat to act."""
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
    risk = _bust(_row_busts(state.open_cells(state.to_act), state.blacks + 1))
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


def code_of(move: Json) -> int:
    """Return the code of a button or star on a cell, legal or not; raises InvalidMove."""
    kind, cell = PLACED.get(str(move.get("kind"))), move.get("cell")
    if kind is None or type(cell) is not int or not 0 <= cell < material.SIZE**2:
        raise InvalidMove("this is no button or star on a cell")
    return moves.encode(kind(cell))


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
    fields["risk"] = _bust(_row_busts(left, state.blacks + 1))


def _colour(state: Buttons, seat: int, cell: int) -> int:
    """Return the colour of a cell on a player's board."""
    colour = 0
    while not state.colours[seat][colour] >> cell & 1:
        colour += 1
    return colour


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
    risks = _row_busts(free[buttons.active], buttons.blacks + 1)
    using = buttons.phase in (phases.LAYING, phases.OFFERING)
    return {
        "open": free,
        "bust": _bust(risks) if buttons.phase == phases.TURN else None,
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


def _row_busts(free: int, dice: int) -> list[tuple[int, int]]:
    """Return for each row the chance that no black die shows an open column."""
    busts = ROW_BUSTS[dice]
    return [
        busts[IN_ROW[free >> material.SIZE * row & material.ROW]] for row in range(material.SIZE)
    ]


def _bust(risks: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the chance that the active seat busts with a roll; rows are equally likely (B31)."""
    closed = 0
    for risk in risks:
        closed += risk[0]
    return closed, material.SIZE * risks[0][1]


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

"""What the log shows of an event beyond its notation."""

from typing import Literal, get_args

from buttonbox.core.state import State
from buttonbox.games.buttons import codes, material, moves, phases
from buttonbox.games.buttons.page.facts import closed_cells
from buttonbox.games.buttons.page.types import Bust, Colour, EventFacts, Out
from buttonbox.games.buttons.rules import Buttons, count_bits


def event_facts(state: State, code: int) -> EventFacts:
    """Return the facts of a legal event, before it is carried out."""
    assert isinstance(state, Buttons)  # compiled, cheaper than a cast
    old = state
    if old.phase == phases.OFFERING:
        return OFFERED[code]
    event = EVENTS[code]
    return event if _changes_little(old, code) else {**event, **_results(old, code)}


def stateless_facts(code: int) -> EventFacts:
    """Return the facts of an event that follow from its code."""
    return EVENTS[code]


def _changes_little(state: Buttons, code: int) -> bool:
    """Return whether the event cannot lead to a bust, a player getting out, or scoring."""
    if state.phase == phases.ROLLING:
        return state.rolled < 1 + state.blacks  # more dice follow
    if state.phase == phases.TURN:
        return code == codes.ROLL
    return state.phase != phases.SEWING


def _results(old: Buttons, code: int) -> EventFacts:
    new = old.clone()
    new.apply(code)
    fields: EventFacts = {}
    if old.phase == phases.TURN and code == codes.GET_OUT:
        fields["out"] = _out(old)
    if old.phase == phases.ROLLING and new.phase not in (phases.ROLLING, phases.LAYING):
        fields["bust"] = _bust(old, [*_rolled(old), EVENTS[code]["die"]])
    ended = new.round != old.round or new.phase == phases.OVER
    if old.phase != phases.SEWING and (new.phase == phases.SEWING or ended):
        fields["scored"] = [_tags(old, seat, "out" in fields) for seat in range(old.players)]
    if ended:
        fields["ended"] = old.round
    return fields


def _rolled(state: Buttons) -> list[int]:
    """Return the dice rolled so far, in order."""
    return [state.white, state.gold, *list(state.black)][: state.rolled]


def _out(state: Buttons) -> Out:
    return {
        "buttons": count_bits(state.buttons[state.active]),
        "stars": state.earned(state.active),
    }


def _bust(state: Buttons, faces: list[int]) -> Bust:
    """Return what a bust costs (B33); `faces` are the white die, the gold one, then the others."""
    white, *columns = faces
    rolled, one = 0, 1  # as wide as the board, compiled
    for column in columns:
        rolled |= one << material.SIZE * (white - 1) + column - 1
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
    """Return a tag for each star (B40), such as `out`, `red`, `card-red`; none for a bust (B42)."""
    out = active_is_out if seat == state.active else state.status[seat] == phases.OUT
    if not out:
        return []
    full = [
        (name, state.cards[seat] >> colour & 1)
        for colour, name in enumerate(material.COLOURS)
        if count_bits(state.buttons[seat] & state.colours[seat][colour]) >= material.ENOUGH_BUTTONS
    ]
    return ["out", *(name for name, _ in full), *(f"card-{name}" for name, card in full if card)]


# The events themselves, by their codes.


def _event(event: moves.Event) -> EventFacts:
    if isinstance(event, moves.CardDrawn):
        return {"card": COLOURS[event.colour]}
    if isinstance(event, moves.DieRolled):
        return {"die": event.face}
    if isinstance(event, moves.Sew):
        return {"move": {"kind": "star", "cell": event.cell}}
    if isinstance(event, moves.Lay):
        return {"move": {"kind": "lay", "cell": event.cell, "gold": False}}
    return {"move": {"kind": PLAIN[type(event)]}}


def _offered(event: moves.Event, facts: EventFacts) -> EventFacts:
    """Mark a button on the cell of another's gold die (B32)."""
    if isinstance(event, moves.Lay):
        return {"move": {"kind": "lay", "cell": event.cell, "gold": True}}
    return facts


COLOURS: tuple[Colour, ...] = get_args(Colour)
PLAIN: dict[type, Literal["roll", "out", "pass"]] = {
    moves.Roll: "roll",
    moves.GetOut: "out",
    moves.Decline: "pass",
}
EVENTS = [_event(event) for event in moves.EVENTS]
OFFERED = [_offered(event, facts) for event, facts in zip(moves.EVENTS, EVENTS, strict=True)]

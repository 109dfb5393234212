"""What is shown of a match: the same to everybody, and the legal moves to the player to move."""

from collections.abc import Iterable, Mapping

from msgspec import Raw
from msgspec.json import encode

from buttonbox.bots.analysis.hints import MoveHint
from buttonbox.core.actors import NOBODY
from buttonbox.core.game import Json, TableWriter
from buttonbox.server import messages
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.table_log import Entry

Clocks = list[float | None] | None  # seconds left to each seat; None without clocks


def writer(match: Match) -> TableWriter:
    """Return what writes positions and facts of this table; parts may be encoded already."""
    return match.game.page.writer(match.players, _encoded)


def _encoded(value: Json) -> Raw:
    return Raw(encode(value))


def events(match: Match, entries: Iterable[Entry]) -> list[messages.EventMessage]:
    """What the entries tell people; the others only count."""
    notation, facts = match.game.notation, match.facts
    return [
        messages.EventMessage(
            entry.version,
            entry.kind,
            entry.actor,
            entry.code,
            notation(entry.code),
            facts.get(entry.version) or match.game.page.stateless_facts(entry.code),
        )
        for entry in entries
        if entry.kind in ("move", "chance", "undo") and entry.code is not None
    ]


def now(match: Match, written: TableWriter, clocks: Clocks) -> messages.Now:
    """The table as everybody sees it."""
    state = match.state
    actor = state.actor()
    over = actor == NOBODY
    return messages.Now(
        position=written.position(state),
        actor=actor,
        undo=None if over else match.undo_seat(),
        facts=written.facts(state),
        result=result(match) if over else None,
        secret=match.revealed_secret() if over else None,
        clocks=clocks,
    )


def legal_moves(match: Match) -> list[Json]:
    """The legal moves, for the one to act."""
    return match.game.page.moves(match.state)


def result(match: Match) -> messages.ResultMessage:
    """How a finished game ended."""
    ending = match.game.ending(match.state)
    scores = match.game.page.scores(match.state)
    return messages.ResultMessage(list(ending.winners), ending.reason, scores)


def seats(
    match: Match, clocks: Clocks, devices: Mapping[int, int], stand_ins: frozenset[int]
) -> list[messages.SeatInfo]:
    """Who sits where; bots are always there."""
    return [
        messages.SeatInfo(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            here=seat.kind == "bot" or number in devices,
            clock=clocks[number] if clocks else None,
            stand_in=number in stand_ins,
            hints=match.hints[number],
            left=number in match.seating.left,
            emblem=match.seating.emblem(number),
            devices=devices.get(number, 0),
            joined=number in match.joined,
        )
        for number, seat in enumerate(match.setup.seats)
    ]


def status(match: Match, people_here: bool) -> messages.Status:
    """Paused is a game that goes on, but nobody is there."""
    if match.over:
        return "over"
    if not match.complete and not match.started:
        return "waiting"
    return "playing" if people_here else "paused"


def sealed(match: Match) -> messages.Sealed | None:
    """What the dice will follow from."""
    seal = match.opening.seal
    return messages.Sealed(list(seal.seats), list(seal.commitments)) if seal else None


def hint_choice(hint: MoveHint) -> messages.HintChoice:
    """A move as a bot sees it; the first reason is the best one to show alone."""
    reasons = [messages.ReasonMessage(each.key, dict(each.values)) for each in hint.reasons]
    first = reasons[0] if reasons else None
    return messages.HintChoice(
        hint.code, hint.chance, hint.low, hint.high, first, reasons, hint.exact
    )

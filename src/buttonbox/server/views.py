"""What is shown of a match: to everybody the same, and to the one to act the legal moves."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from buttonbox.bots.advise import Advice
from buttonbox.core.actors import NOBODY
from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import offers as buttons
from buttonbox.games.war import offers as war
from buttonbox.games.war.game import WAR
from buttonbox.server import messages
from buttonbox.server.entries import Entry
from buttonbox.server.match import Match
from buttonbox.server.telling import Teller

Clocks = list[float | None] | None  # seconds left to each seat; None without clocks


class View(NamedTuple):
    """How a game is shown beside its position."""

    offers: Callable[[State], list[Json]]
    extra: Callable[[State], Json]
    scores: Callable[[State], list[int]]
    # For a table with so many players: what tells its positions; parts may be JSON already.
    teller: Callable[[int], Callable[[State], Json]]


VIEWS = {
    "buttons": View(
        buttons.offers, buttons.extra, buttons.scores, lambda players: Teller(players).position
    ),
    "war": View(war.offers, war.extra, war.scores, lambda _: WAR.position),
}


def events(match: Match, entries: Iterable[Entry]) -> list[messages.Event]:
    """What the entries tell people; the others only count."""
    return [
        messages.Event(
            entry.version,
            entry.kind,
            entry.actor,
            entry.code,
            match.game.notation(entry.code),
            match.facts.get(entry.version) or {},
        )
        for entry in entries
        if entry.kind in ("move", "chance", "undo") and entry.code is not None
    ]


def now(match: Match, position: Json, clocks: Clocks) -> messages.Now:
    """The table as everybody sees it."""
    view = VIEWS[match.game.name]
    state = match.state
    actor = state.actor()
    over = actor == NOBODY
    return messages.Now(
        position=position,
        actor=actor,
        undo=match.undo_seat(),
        extra=view.extra(state),
        result=result(match) if over else None,
        secret=match.revealed_secret() if over else None,
        clocks=clocks,
    )


def offers(match: Match) -> list[Json]:
    """The legal moves, for the one to act."""
    return VIEWS[match.game.name].offers(match.state)


def result(match: Match) -> messages.Result:
    """How a finished game ended."""
    ending = match.game.ending(match.state)
    scores = VIEWS[match.game.name].scores(match.state)
    return messages.Result(list(ending.winners), ending.reason, scores)


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


def hint_choice(advice: Advice) -> messages.HintChoice:
    """A move as a bot sees it; the first reason is the best one to show alone."""
    reasons = [messages.Reason(each.key, dict(each.values)) for each in advice.reasons]
    first = reasons[0] if reasons else None
    return messages.HintChoice(advice.code, advice.chance, advice.low, advice.high, first, reasons)

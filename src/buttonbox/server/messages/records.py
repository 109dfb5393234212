"""Records of games: importing, replaying and analysing them, and playing on from them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from buttonbox.server.messages.http import NewSeats
from buttonbox.server.messages.types import Json, Strict


class Imported(Struct, frozen=True):
    """The table that shows an imported record."""

    table: str


class PlayOn(Strict, frozen=True):
    """POST /api/play-on: start a new game from the position after `event` events of a record."""

    record: str
    event: Annotated[int, Meta(ge=0, le=100_000)]
    seats: NewSeats


class ReplayEvent(Struct, frozen=True):
    """An event of a record; `facts` as in Event, `roller` is the seat whose die it is."""

    actor: int
    code: int
    text: str
    facts: Json = {}
    roller: int | None = None


class Replay(Struct, frozen=True):
    """A record with the position before each event and the final one.

    `facts` is what the page shows beside a position; null where a chance event follows, as a
    replay does not stop there.
    """

    game: str
    settings: Json
    names: list[str]
    events: list[ReplayEvent]
    positions: list[Json]
    facts: list[Json | None]
    fair: Json | None


class Place(Struct, frozen=True):
    """The number of record events that a version of a table corresponds to."""

    event: int


# An analysis is a stream of lines: parts, then the end or a failure.


class AnalysisPart(Struct, frozen=True, tag_field="type", tag="part"):
    """Each seat's chance to win after each of the next events.

    The first list of the first part is the chance before any event; `events` is the total number
    of events.
    """

    events: int
    chances: list[list[float]]


class SeatAccount(Struct, frozen=True):
    """What contributed to a seat's final chance; see bots/analysis/game_analysis.py."""

    start: float
    luck: float
    skill: float
    others: float
    drift: float
    end: float


class BetterMove(Struct, frozen=True):
    """A better move than the one played: its notation, chance to win and advantage.

    `facts` as in Event.
    """

    code: int
    text: str
    chance: float
    loss: float
    facts: Json


class TurningPointMessage(Struct, frozen=True):
    """A move, or a decision and the roll that follows it, with a large change of some chance.

    It covers the events from `first` up to, but not including, `event`.
    """

    first: int
    event: int
    actor: int
    kind: Literal["roll", "move"]
    changes: list[float]
    better: BetterMove | None


class AnalysisEnd(Struct, frozen=True, tag_field="type", tag="end"):
    """The last line of a complete analysis."""

    accounts: list[SeatAccount]
    turning_points: list[TurningPointMessage]


class AnalysisFailed(Struct, frozen=True, tag_field="type", tag="failed"):
    """The last line of an analysis that failed; the client may try again."""


AnalysisMessage = AnalysisPart | AnalysisEnd | AnalysisFailed

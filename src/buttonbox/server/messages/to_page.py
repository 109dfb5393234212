"""WebSocket messages from the server to the page."""

from typing import Literal

from msgspec import Struct

from buttonbox.server.messages.types import Json, Reaction, ResultMessage, SeatInfo, SeatKind


class EventMessage(Struct, frozen=True, omit_defaults=True):
    """One event of the game; for an undo, `code` and `text` are those of the move taken back.

    `facts` hold what the game reports of a move beyond its text, such as the buttons it earned.
    """

    version: int
    kind: Literal["move", "chance", "undo"]
    actor: int
    code: int | None
    text: str
    facts: Json = {}


class Now(Struct, frozen=True):
    """The current state of a table; `actor` is -1 for chance and -2 when the game is over."""

    position: Json
    actor: int
    undo: int | None
    facts: Json  # what follows from the position by the rules
    result: ResultMessage | None
    secret: str | None
    clocks: list[float | None] | None = None
    legal_moves: list[Json] | None = None  # must stay last, see with_legal_moves in ws/frames.py


class Sealed(Struct, frozen=True, tag_field="type", tag="sealed"):
    """The accepted commitments by seat: a page that finds its own here now reveals its seed."""

    seats: list[SeatKind]
    commitments: list[str | None]


class Opened(Struct, frozen=True, tag_field="type", tag="opened"):
    """The seeds by seat, sent before the first die; null where none arrived."""

    seeds: list[str | None]


class Table(Struct, frozen=True, tag_field="type", tag="table"):
    """The whole table, for a client that has nothing yet."""

    version: int
    table: str
    game: str
    settings: Json
    seats: list[SeatInfo]
    yours: list[int]
    commitment: str | None
    sealed: Sealed | None
    log: list[EventMessage]
    now: Now
    rematch: str | None = None
    hints: bool = True  # whether players may ask for hints
    live: bool = False  # whether the clocks count minutes: a player's time runs while they look
    watchers: int = 0  # connections without a seat


class Events(Struct, frozen=True, tag_field="type", tag="events"):
    """The events since the version that the client has."""

    version: int
    events: list[EventMessage]
    now: Now


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed; `rule` is a rule of the game, or a word such as stale, turn, seat.

    `case` and `values` let the page say exactly what is wrong; see `IllegalMove`.
    """

    id: str
    rule: str
    reason: str
    version: int
    case: str = ""
    values: dict[str, int | str] = {}


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The move or undo is stored."""

    id: str
    version: int


class Seats(Struct, frozen=True, tag_field="type", tag="seats"):
    """Somebody has come or gone; `watchers` counts the connections without a seat."""

    seats: list[SeatInfo]
    watchers: int = 0


class ReactionMessage(Struct, frozen=True, tag_field="type", tag="reaction"):
    """Somebody's quick reaction."""

    seat: int
    what: Reaction


class ReasonMessage(Struct, frozen=True):
    """Why a move is good: the key of a text and its variables."""

    key: str
    values: Json


class HintChoice(Struct, frozen=True):
    """A move and its chance to win, most likely between `low` and `high`.

    `reason` is the first of `reasons`. With `exact` the chance is proved: both equal it.
    """

    code: int
    value: float
    low: float
    high: float
    reason: ReasonMessage | None
    reasons: list[ReasonMessage]
    exact: bool


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """The moves a bot considered, best first."""

    choices: list[HintChoice]


class HintUsed(Struct, frozen=True, tag_field="type", tag="hint_used"):
    """A player took a hint in a game between people; `SeatInfo.hints` counts them."""

    seat: int


class RematchMessage(Struct, frozen=True, tag_field="type", tag="rematch"):
    """The rematch is at this table; POST …/rematch with your token gives you your seat."""

    table: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a Ping."""


class Closed(Struct, frozen=True, tag_field="type", tag="closed"):
    """Why the server closes the connection."""

    reason: str


ToPage = (
    Table
    | Sealed
    | Opened
    | Events
    | RefusedMessage
    | Accepted
    | Seats
    | ReactionMessage
    | Hint
    | HintUsed
    | RematchMessage
    | Pong
    | Closed
)

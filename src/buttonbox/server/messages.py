"""Every message between page and server, declared once. The TypeScript is made from this file."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from buttonbox.server.entries import Clock as Clock
from buttonbox.server.entries import DayClock as DayClock
from buttonbox.server.entries import LiveClock as LiveClock
from buttonbox.server.entries import SeatKind as SeatKind

MAX_PLAYERS = 4
MAX_TOKENS = 8
EMBLEMS = 4  # drawings to choose from, one for each player at least
Token = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{10}$")]
ClientId = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]  # no database takes every character
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
Emblem = Annotated[int, Meta(ge=0, lt=EMBLEMS)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_PLAYERS)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # what a page can count to
Code = Annotated[int, Meta(ge=0, lt=100_000)]
Name = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=20)]
Reaction = Literal["bravo", "ouch", "thinking", "hurry", "thanks", "laugh"]
Status = Literal["waiting", "playing", "paused", "over"]
Json = dict[str, Any]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing else is let in."""


# HTTP.


class NewSeat(Strict, frozen=True):
    """A seat as the creator wants it; `level` is for bots."""

    kind: SeatKind
    name: Name = ""
    level: Level | None = None
    emblem: Emblem | None = None


class NewTable(Strict, frozen=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=1, le=MAX_PLAYERS)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MAX_PLAYERS)]
    options: Json = {}
    clock: Clock | None = None
    hints: bool = True  # whether players may ask a bot for advice


class Created(Struct, frozen=True):
    """A new table: the tokens of your own seats, and an invitation for each guest."""

    table: str
    tokens: list[str | None]
    invitations: list[str | None]
    watch: str


class Invitation(Strict, frozen=True):
    """POST …/invitation: who invites me, and to what?"""

    invitation: Token


class Join(Strict, frozen=True):
    """POST …/join: I am ready. `key` is random; if sent again, the answer is the same token."""

    invitation: Token
    key: Key
    name: Name = ""
    emblem: Emblem | None = None


class Joined(Struct, frozen=True):
    """Your seat, and the token that only you have."""

    seat: int
    token: str


class NewInvitation(Struct, frozen=True):
    """A new link to a seat; the old link and the token of whoever sat there have ended."""

    invitation: str


class Imported(Struct, frozen=True):
    """The table on which an imported record can be seen."""

    table: str


class PlayOn(Strict, frozen=True):
    """POST /api/play-on: a new game from where a record stood after so many events."""

    record: str
    event: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MAX_PLAYERS)]


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may see it; `clock` is what is left, in seconds."""

    name: str
    kind: SeatKind
    level: str | None
    here: bool
    clock: float | None = None
    hints: int = 0  # hints used, counted only in games among people
    stand_in: bool = False  # a bot plays for the person, who is away or has no time left
    left: bool = False  # the person has left for good: a bot has the seat now
    emblem: int = 0
    devices: int = 0  # connections with this seat's token
    joined: bool = False  # has come at least once; a guest has taken the seat


class Summary(Struct, frozen=True):
    """What anybody may know of a table without watching it."""

    table: str
    game: str
    title: str
    players: int
    seats: list[SeatInfo]
    status: Status
    version: int


class Result(Struct, frozen=True):
    """How the game ended; `scores` for each seat."""

    winners: list[int]
    ending: str
    scores: list[int]


class Invited(Struct, frozen=True):
    """What an invitation leads to; `name` is what the host calls you, `host` the host's name."""

    seat: int
    name: str
    host: str
    game: str
    title: str
    settings: Json
    seats: list[SeatInfo]
    clock: Clock | None
    hints: bool
    taken: bool


class MyTable(Summary, frozen=True):
    """A table at which you sit; `since` is when something last happened, in ms since 1970."""

    yours: list[int]
    to_act: int  # the seat, or -1 for chance and -2 when the game is over
    your_turn: bool
    since: int
    clock: Clock | None
    moves: int
    round: int
    result: Result | None


class Deleted(Struct, frozen=True):
    """DELETE /api/tables/{table}"""

    table: str


class Ticket(Strict, frozen=True):
    """A token and the table it belongs to."""

    table: TableId
    token: Token


class Mine(Strict, frozen=True):
    """POST /api/mine: the tables of at most 100 tickets; who has more asks several times.

    A ticket without a table in the answer is of no use any more: the table is gone or the seat
    was left.
    """

    tokens: Annotated[list[Ticket], Meta(max_length=100)]


class ReplayEvent(Struct, frozen=True):
    """An event of a record; `facts` as in an Event, `roller` is the seat whose die it is."""

    actor: int
    code: int
    text: str
    facts: Json = {}
    roller: int | None = None


class Replay(Struct, frozen=True):
    """A record played through; `positions` has the one before any event first."""

    game: str
    settings: Json
    names: list[str]
    events: list[ReplayEvent]
    positions: list[Json]
    fair: Json | None


class Place(Struct, frozen=True):
    """Where a version of a table is in its record: after so many events."""

    event: int


class AnalysisPart(Struct, frozen=True, tag_field="type", tag="part"):
    """Each seat's chance to win after some more events; the first one before any event.

    `events` is how many there are in all.
    """

    events: int
    chances: list[list[float]]


class SeatAccount(Struct, frozen=True):
    """What made a seat's chance what it was at the end; see bots/analyse.py."""

    start: float
    luck: float
    skill: float
    others: float
    drift: float
    end: float


class BetterMove(Struct, frozen=True):
    """A better move than the one played: its notation, its chance to win, and what was lost.

    `facts` as in an Event.
    """

    code: int
    text: str
    chance: float
    loss: float
    facts: Json


class TurningPoint(Struct, frozen=True):
    """A move, or a decision with the whole roll after it, that changed some seat's chance most.

    The game after `event` events; the moment began after `first`.
    """

    first: int
    event: int
    actor: int
    kind: Literal["roll", "move"]
    changes: list[float]
    better: BetterMove | None


class AnalysisEnd(Struct, frozen=True, tag_field="type", tag="end"):
    """The last message of an analysis."""

    accounts: list[SeatAccount]
    turning_points: list[TurningPoint]


class AnalysisFailed(Struct, frozen=True, tag_field="type", tag="failed"):
    """Instead of the end: it may be asked for again."""


AnalysisMessage = AnalysisPart | AnalysisEnd | AnalysisFailed


class RuleText(Struct, frozen=True):
    """A rule and its number."""

    number: str
    text: str


class RuleTable(Struct, frozen=True):
    """A table of the material."""

    head: list[str]
    rows: list[list[str]]


class Chapter(Struct, frozen=True):
    """Rules that belong together, with plain words before and tables after them."""

    name: str
    words: list[str]
    rules: list[RuleText]
    tables: list[RuleTable]


class Rules(Struct, frozen=True):
    """The rules of a game in words."""

    title: str
    intro: list[str]
    chapters: list[Chapter]


class Problem(Struct, frozen=True):
    """Why a request was refused: a word for programs, a sentence for logs."""

    error: str
    reason: str
    field: str = ""


class Health(Struct, frozen=True):
    """GET /health"""

    status: Literal["ok"]
    version: str


# From the page.


class Hello(Strict, frozen=True, tag_field="type", tag="hello"):
    """The first message; without tokens one is a spectator."""

    tokens: Annotated[list[Token], Meta(max_length=MAX_TOKENS)] = []
    have: Version | None = None


class Move(Strict, frozen=True, tag_field="type", tag="move"):
    """`version` is that of the table as the player saw it."""

    id: ClientId
    seat: SeatNumber
    code: Code
    version: Version


class Undo(Strict, frozen=True, tag_field="type", tag="undo"):
    """Take the last move back."""

    id: ClientId
    seat: SeatNumber
    version: Version


class Commit(Strict, frozen=True, tag_field="type", tag="commit"):
    """The first round of the dice: the hash of the seat's seed, see docs/fair-dice.md."""

    seat: SeatNumber
    value: Hash


class Seed(Strict, frozen=True, tag_field="type", tag="seed"):
    """The second round of the dice: the seed itself, after everybody's commitment is sealed."""

    seat: SeatNumber
    value: Hash


class React(Strict, frozen=True, tag_field="type", tag="react"):
    """A quick reaction, told to all."""

    seat: SeatNumber
    what: Reaction


class AskHint(Strict, frozen=True, tag_field="type", tag="hint"):
    """What would a bot do?"""

    seat: SeatNumber


class GiveToBot(Strict, frozen=True, tag_field="type", tag="bot"):
    """The host (`seat`) lets a bot take a seat that nobody has come to."""

    seat: SeatNumber
    to: SeatNumber


class TakeOver(Strict, frozen=True, tag_field="type", tag="take_over"):
    """The person at a seat plays again, where a bot has stood in."""

    seat: SeatNumber


class Ping(Strict, frozen=True, tag_field="type", tag="ping"):
    """Answered with a pong."""


FromPage = Hello | Move | Undo | Commit | Seed | React | AskHint | GiveToBot | TakeOver | Ping


# To the page.


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened; of an undo `code` and `text` tell the move taken back.

    `facts` are what a game tells of a move beyond its text, such as the buttons it brought.
    """

    version: int
    kind: Literal["move", "chance", "undo"]
    actor: int
    code: int | None
    text: str
    facts: Json = {}


class Now(Struct, frozen=True):
    """The table as it is; `actor` is -1 for chance and -2 when the game is over."""

    position: Json
    actor: int
    undo: int | None
    extra: Json
    result: Result | None
    secret: str | None
    clocks: list[float | None] | None = None
    offers: list[Json] | None = None  # last, see wire.with_offers


class Sealed(Struct, frozen=True, tag_field="type", tag="sealed"):
    """The commitments that count, by seat: a page whose own is among them opens its seed now."""

    seats: list[SeatKind]
    commitments: list[str | None]


class Opened(Struct, frozen=True, tag_field="type", tag="opened"):
    """The seeds, by seat, before the first die; null where none came."""

    seeds: list[str | None]


class Table(Struct, frozen=True, tag_field="type", tag="table"):
    """Everything, for one who has nothing."""

    version: int
    table: str
    game: str
    settings: Json
    seats: list[SeatInfo]
    yours: list[int]
    commitment: str | None
    sealed: Sealed | None
    log: list[Event]
    now: Now
    rematch: str | None = None
    hints: bool = True  # whether one may ask for hints here


class Events(Struct, frozen=True, tag_field="type", tag="events"):
    """What leads from the version the client has to this one."""

    version: int
    events: list[Event]
    now: Now


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed; `rule` is a rule of the game, or a word such as stale, turn, seat.

    `case` and `values` let the page say what exactly is wrong; see `IllegalMove`.
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
    """Somebody has come or gone."""

    seats: list[SeatInfo]


class ReactionMessage(Struct, frozen=True, tag_field="type", tag="reaction"):
    """Somebody's quick reaction."""

    seat: int
    what: Reaction


class Reason(Struct, frozen=True):
    """Why a move is good: the key of a text, and what to put into it."""

    key: str
    values: Json


class HintChoice(Struct, frozen=True):
    """A move and the chance to win with it, between low and high (95 %); `reason` is the first."""

    code: int
    value: float
    low: float
    high: float
    reason: Reason | None
    reasons: list[Reason]


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """The moves a bot considered, the best first."""

    choices: list[HintChoice]


class HintUsed(Struct, frozen=True, tag_field="type", tag="hint_used"):
    """A player was given a hint in a game among people; `SeatInfo.hints` counts them."""

    seat: int


class RematchMessage(Struct, frozen=True, tag_field="type", tag="rematch"):
    """The same people play again there; POST …/rematch with your token gives you your seat."""

    table: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Still here."""


class Closed(Struct, frozen=True, tag_field="type", tag="closed"):
    """Why the connection ends."""

    reason: str


class LessonStep(Struct, frozen=True):
    """What the guide says, where it points, the moves it waits for, and what led there."""

    scene: int
    say: str
    at: list[str]
    wanted: list[int]
    beats: list[Events]


class Lesson(Struct, frozen=True):
    """GET /api/lessons/{game}: a guided first game; seat 0 is the reader's."""

    game: str
    settings: Json
    names: list[str]
    steps: list[LessonStep]


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

"""HTTP requests and responses about tables and seats."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from buttonbox.core.bounds import MAX_PLAYERS
from buttonbox.server.messages.types import (
    Clock,
    Emblem,
    Json,
    Key,
    Level,
    Name,
    ResultMessage,
    SeatInfo,
    SeatKind,
    Status,
    Strict,
    TableId,
    Token,
)


class GameInfo(Struct, frozen=True):
    """GET /api/games: a game of this server and the levels of its bots, weak to strong.

    `players` are the possible numbers of players; `lesson` is whether it has a guided first game.
    """

    name: str
    title: str
    players: list[int]
    levels: list[str]
    lesson: bool


class NewSeat(Strict, frozen=True):
    """A seat of a new table; `level` applies to bots."""

    kind: SeatKind
    name: Name = ""
    level: Level | None = None
    emblem: Emblem | None = None


NewSeats = Annotated[list[NewSeat], Meta(min_length=1, max_length=MAX_PLAYERS)]


class NewTable(Strict, frozen=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=1, le=MAX_PLAYERS)]
    seats: NewSeats
    options: Json = field(default_factory=dict)
    clock: Clock | None = None
    hints: bool = True  # whether players may ask a bot for advice


class Created(Struct, frozen=True):
    """A new table: the tokens of your own seats and an invitation for each guest."""

    table: str
    tokens: list[str | None]
    invitations: list[str | None]
    watch: str


class Invitation(Strict, frozen=True):
    """POST …/invitation: ask what an invitation leads to."""

    invitation: Token


class Invited(Struct, frozen=True):
    """What an invitation leads to; `name` is the host's name for you, `host` the host's own."""

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


class Join(Strict, frozen=True):
    """POST …/join: take a seat. Repeating the request with the same `key` returns the same token.

    `key` is chosen at random by the client.
    """

    invitation: Token
    key: Key
    name: Name = ""
    emblem: Emblem | None = None


class Joined(Struct, frozen=True):
    """Your seat and its secret token."""

    seat: int
    token: str


class NewInvitation(Struct, frozen=True):
    """A new link to a seat; the old link and the token of its previous player are revoked."""

    invitation: str


class Summary(Struct, frozen=True):
    """The public view of a table."""

    table: str
    game: str
    title: str
    players: int
    seats: list[SeatInfo]
    status: Status
    version: int


class MyTable(Summary, frozen=True):
    """A table at which you sit; `since` is the time of the last event, in ms since 1970."""

    yours: list[int]
    to_act: int  # the seat to act, -1 for chance, -2 when the game is over
    your_turn: bool
    since: int
    clock: Clock | None
    moves: int
    round: int
    result: ResultMessage | None


class Deleted(Struct, frozen=True):
    """DELETE /api/tables/{table}"""

    table: str


class Ticket(Strict, frozen=True):
    """A token and the table it belongs to."""

    table: TableId
    token: Token


class Mine(Strict, frozen=True):
    """POST /api/mine: the tables of up to 100 tickets; send several requests for more.

    A ticket is no longer valid if the response has no table for it: the table was deleted or the
    seat was left.
    """

    tokens: Annotated[list[Ticket], Meta(max_length=100)]


class Problem(Struct, frozen=True):
    """Why a request was refused: `error` is for programs, `reason` for people."""

    error: str
    reason: str
    field: str = ""


class Health(Struct, frozen=True):
    """GET /health"""

    status: Literal["ok"]
    version: str

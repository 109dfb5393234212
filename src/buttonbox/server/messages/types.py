"""Types that several messages share, and the limits on what a client may send."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from buttonbox.core.bounds import LARGEST_CODE, MAX_PLAYERS
from buttonbox.server.tables.table_log import (
    Clock as Clock,
    DayClock as DayClock,
    LiveClock as LiveClock,
    SeatKind as SeatKind,
)

MAX_TOKENS = 8
EMBLEMS = 4  # drawings to choose from, at least one for each player
END = r"(?!\n)$"  # `$` alone also matches before a final newline
TABLE_ID = "^[A-Za-z0-9_-]{10}" + END
SEAT_ID = f"^[0-{MAX_PLAYERS - 1}]{END}"  # in a path

Token = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
ClientId = Annotated[str, Meta(pattern="^[ -~]{1,64}" + END)]  # PostgreSQL rejects some characters
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}" + END)]
Emblem = Annotated[int, Meta(ge=0, lt=EMBLEMS)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_PLAYERS)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # JavaScript's largest safe integer
Code = Annotated[int, Meta(ge=0, le=LARGEST_CODE)]
Name = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=20)]
Reaction = Literal["bravo", "ouch", "thinking", "hurry", "thanks", "laugh"]
Status = Literal["waiting", "playing", "paused", "over"]
Json = dict[str, Any]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of everything a client sends: unknown fields are refused."""


class SeatInfo(Struct, frozen=True):
    """The public view of a seat; `clock` is the time left in seconds."""

    name: str
    kind: SeatKind
    level: str | None
    here: bool
    clock: float | None = None
    hints: int = 0  # hints used, counted only in games between people
    stand_in: bool = False  # a bot plays for a person who is away or out of time
    left: bool = False  # the person has left for good and a bot has taken the seat
    emblem: int = 0
    devices: int = 0  # connections with this seat's token
    joined: bool = False  # a person has connected at least once, or a guest has taken the seat


class ResultMessage(Struct, frozen=True):
    """The result of a game; `scores` has one number per seat."""

    winners: list[int]
    ending: str
    scores: list[int]

"""What is kept of a table: how it was set up, and a log of numbered entries."""

from typing import Any, Literal

from msgspec import Struct

Kind = Literal[
    "join",
    "invite",
    "commit",
    "seal",
    "seed",
    "late",
    "move",
    "chance",
    "undo",
    "resume",
    "rematch",
    "bot",
    "hint",
    "leave",
    "delete",
]
SeatKind = Literal["local", "online", "bot"]


class LiveClock(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more after each move."""

    seconds: int
    increment: int = 0


class DayClock(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each move."""

    days: int


Clock = LiveClock | DayClock


class Seat(Struct, frozen=True):
    """Who sits there; `level` is a bot's strength."""

    kind: SeatKind
    name: str
    level: str | None = None
    emblem: int | None = None  # the seat's number if none was chosen


class Joining(Struct, frozen=True):
    """What a guest brings to a seat; the guest's token follows from `grant`."""

    grant: str
    name: str
    emblem: int


class Seal(Struct, frozen=True):
    """What the dice will follow from, by seat: who plays, and the commitments that count."""

    seats: tuple[SeatKind, ...]
    commitments: tuple[str | None, ...]


class Setup(Struct, frozen=True):
    """How a table was set up. Key and secret stay here; the secret is told at the end."""

    game: str
    settings: dict[str, Any]
    seats: tuple[Seat, ...]
    created: int  # milliseconds since 1970
    key: str  # the seats' tokens follow from it
    secret: str = ""  # the dice follow from it; empty for an imported record
    options: dict[str, Any] = {}  # as they were asked for
    clock: Clock | None = None
    position: dict[str, Any] | None = None  # where it began, if not at the set-up
    about: dict[str, Any] = {}  # what an imported record said of itself
    hints: bool = True  # whether players may ask a bot for advice
    edition: int = 1  # 2: guests have tokens of their own, and dice are sealed in two rounds


class Entry(Struct, frozen=True, gc=False):  # there are very many, of numbers and texts alone
    """One line of a table's log. A later entry never changes an earlier one."""

    version: int
    kind: Kind
    actor: int  # a seat, or CHANCE
    code: int | None = None
    client: str = ""  # the sender's own id of the message: it counts once
    value: str = ""  # what the kind needs: a Joining, a Seal, a seed, a table, a level
    at: int = 0  # milliseconds since 1970

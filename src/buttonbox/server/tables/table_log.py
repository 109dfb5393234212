"""What is stored of a table: its set-up and a log of numbered entries."""

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
    """Seconds for the whole game, plus an increment after each move."""

    seconds: int
    increment: int = 0


class DayClock(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Days for each move."""

    days: int


Clock = LiveClock | DayClock


class Seat(Struct, frozen=True):
    """Who has a seat; `level` is a bot's strength."""

    kind: SeatKind
    name: str
    level: str | None = None
    emblem: int | None = None  # the seat's number if none was chosen


class Joining(Struct, frozen=True):
    """What a guest joins with; the guest's token is derived from `grant`."""

    grant: str
    name: str
    emblem: int


class Seal(Struct, frozen=True):
    """What the dice depend on, by seat: who plays, and the commitments that count."""

    seats: tuple[SeatKind, ...]
    commitments: tuple[str | None, ...]


class Setup(Struct, frozen=True):
    """How a table was set up. The key is never sent; the secret only after the game."""

    game: str
    settings: dict[str, Any]
    seats: tuple[Seat, ...]
    created: int  # milliseconds since 1970
    key: str  # the seats' tokens are derived from it
    secret: str = ""  # the dice depend on it; empty for an imported record
    options: dict[str, Any] = {}  # as requested
    clock: Clock | None = None
    position: dict[str, Any] | None = None  # the first position, if not the usual one
    about: dict[str, Any] = {}  # the header of an imported record
    hints: bool = True  # whether players may ask for hints
    edition: int = 1  # 2: guests have their own tokens, and dice are sealed in two rounds


class Entry(Struct, frozen=True, gc=False):  # there are many, and they cannot form cycles
    """One entry of a table's log, never changed once stored."""

    version: int
    kind: Kind
    actor: int  # a seat, or CHANCE
    code: int | None = None
    client: str = ""  # the sender's id of the message, so that it counts once
    value: str = ""  # depends on the kind: a Joining, a Seal, a seed, a table, a level, a time
    at: int = 0  # milliseconds since 1970

"""WebSocket messages from the page to the server."""

from typing import Annotated

from msgspec import Meta, field

from buttonbox.server.messages.types import (
    MAX_TOKENS,
    ClientId,
    Code,
    Hash,
    Json,
    Reaction,
    SeatNumber,
    Strict,
    Token,
    Version,
)


class Hello(Strict, frozen=True, tag_field="type", tag="hello"):
    """The first message; a client without tokens is a spectator."""

    tokens: Annotated[list[Token], Meta(max_length=MAX_TOKENS)] = field(default_factory=list)
    have: Version | None = None


class MoveMessage(Strict, frozen=True, tag_field="type", tag="move"):
    """Make a move; `version` is the version of the table that the player saw."""

    id: ClientId
    seat: SeatNumber
    code: Code
    version: Version


class Attempt(Strict, frozen=True, tag_field="type", tag="attempt"):
    """Try something that is no legal move, to learn why; `move` has the fields of a legal move."""

    id: ClientId
    seat: SeatNumber
    version: Version
    move: Json


class Undo(Strict, frozen=True, tag_field="type", tag="undo"):
    """Take the last move back."""

    id: ClientId
    seat: SeatNumber
    version: Version


class Commit(Strict, frozen=True, tag_field="type", tag="commit"):
    """Round one of the fair dice: the hash of the seat's seed, see docs/fair-dice.md."""

    seat: SeatNumber
    value: Hash


class Seed(Strict, frozen=True, tag_field="type", tag="seed"):
    """Round two of the fair dice: the seed itself, once all commitments are sealed."""

    seat: SeatNumber
    value: Hash


class React(Strict, frozen=True, tag_field="type", tag="react"):
    """Send a quick reaction to everyone at the table."""

    seat: SeatNumber
    what: Reaction


class AskHint(Strict, frozen=True, tag_field="type", tag="hint"):
    """Ask a bot for the best moves."""

    seat: SeatNumber


class GiveToBot(Strict, frozen=True, tag_field="type", tag="bot"):
    """The host (`seat`) gives an empty seat (`to`) to a bot."""

    seat: SeatNumber
    to: SeatNumber


class TakeOver(Strict, frozen=True, tag_field="type", tag="take_over"):
    """The person takes the seat back from a bot that was standing in."""

    seat: SeatNumber


class Ping(Strict, frozen=True, tag_field="type", tag="ping"):
    """Answered with a Pong."""


FromPage = (
    Hello
    | MoveMessage
    | Attempt
    | Undo
    | Commit
    | Seed
    | React
    | AskHint
    | GiveToBot
    | TakeOver
    | Ping
)

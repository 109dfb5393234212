"""Seats' secrets: they follow from the table's key, so nothing else has to be kept."""

import base64
import hmac
import re
import secrets

from buttonbox.server.entries import Setup

ID_LENGTH = 10
TABLE = re.compile(r"[A-Za-z0-9_-]{10}")


def new_table() -> str:
    """A name that nobody guesses: 60 random bits."""
    return secrets.token_urlsafe(8)[:ID_LENGTH]


def is_table(name: str) -> bool:
    """Whether a table could have this name."""
    return TABLE.fullmatch(name) is not None


def new_key() -> str:
    """What the tokens of a table follow from."""
    return secrets.token_hex(32)


def token(setup: Setup, seat: int) -> str:
    """The secret of a seat: who holds it may act for it."""
    digest = hmac.digest(bytes.fromhex(setup.key), f"seat {seat}".encode("ascii"), "sha256")
    return base64.urlsafe_b64encode(digest[:18]).decode("ascii")


def has_person(setup: Setup, seat: int) -> bool:
    """Whether the seat has a token at all."""
    return setup.seats[seat].kind != "bot" and bool(setup.secret)


def seat_of(setup: Setup, offered: str) -> int | None:
    """The seat a token belongs to; takes as long for a wrong one."""
    found = None
    for seat in range(len(setup.seats)):
        right = hmac.compare_digest(token(setup, seat).encode(), offered.encode())
        if right and has_person(setup, seat):
            found = seat
    return found


def is_of_bot(setup: Setup, offered: str) -> bool:
    """Whether a token was given for a seat that a bot has taken since."""
    bots = [seat for seat, each in enumerate(setup.seats) if each.kind == "bot"]
    right = [hmac.compare_digest(token(setup, seat).encode(), offered.encode()) for seat in bots]
    return any(right)

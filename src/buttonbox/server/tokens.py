"""Invitations and tokens of seats.

Both name a seat and a grant, signed with the table's key. So a forged one is found out before the
log is read; which grants are current is told by the log alone.
"""

import base64
import hmac
import re
import secrets
from hashlib import sha256
from typing import Literal, NamedTuple

from buttonbox.server.entries import Setup

ID_LENGTH = 10
TABLE = re.compile(r"[A-Za-z0-9_-]{10}")
SIGNED = re.compile(r"([0-9])\.([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]{24})")
SIGNATURE_BYTES = 18
GRANT_LENGTH = 16
FIRST = "0"  # the grant of a new table's own seats and of its first invitations
OLD = ""  # the grant of tokens that follow from the table's key alone (edition 1)
Use = Literal["seat", "invitation"]


class Signed(NamedTuple):
    """What a token or an invitation says, and the table's key confirms."""

    seat: int
    grant: str


def new_table() -> str:
    """A name that nobody guesses: 60 random bits."""
    return secrets.token_urlsafe(8)[:ID_LENGTH]


def is_table(name: str) -> bool:
    """Whether a table could have this name."""
    return TABLE.fullmatch(name) is not None


def new_key() -> str:
    """The key that signs the tokens of a table."""
    return secrets.token_hex(32)


def new_grant() -> str:
    """The grant of a new invitation."""
    return secrets.token_urlsafe(GRANT_LENGTH)[:GRANT_LENGTH]


def grant_of(key: str) -> str:
    """The grant of whoever sent this key: the same key again leads to the same token."""
    return _text(sha256(b"buttonbox grant " + key.encode()).digest())[:GRANT_LENGTH]


def token(setup: Setup, seat: int, grant: str = FIRST) -> str:
    """The secret of a seat: whoever holds it may act for it, while its grant is current."""
    return _signed(setup, "seat", seat, grant)


def invitation(setup: Setup, seat: int, grant: str = FIRST) -> str:
    """What a guest exchanges for a token."""
    return _signed(setup, "invitation", seat, grant)


def read_token(setup: Setup, offered: str) -> Signed | None:
    """The seat and grant of a token that was signed here."""
    return _read(setup, "seat", offered)


def read_invitation(setup: Setup, offered: str) -> Signed | None:
    """The seat and grant of an invitation that was signed here."""
    return _read(setup, "invitation", offered)


def rematch_table(setup: Setup) -> str:
    """The name of the one table where the same people play again."""
    digest = hmac.digest(bytes.fromhex(setup.key), b"rematch", "sha256")
    return base64.urlsafe_b64encode(digest).decode("ascii")[:ID_LENGTH]


def has_person(setup: Setup, seat: int) -> bool:
    """Whether the seat can have a token at all."""
    return setup.seats[seat].kind != "bot" and bool(setup.secret)


def _signed(setup: Setup, use: Use, seat: int, grant: str) -> str:
    if grant == OLD:
        return _sign(setup, f"seat {seat}")
    return f"{seat}.{grant}.{_sign(setup, f'{use} {seat} {grant}')}"


def _read(setup: Setup, use: Use, offered: str) -> Signed | None:
    parts = SIGNED.fullmatch(offered)
    if parts is None:
        return _read_old(setup, offered) if setup.edition == 1 else None
    seat, grant = int(parts[1]), parts[2]
    right = hmac.compare_digest(_signed(setup, use, seat, grant).encode(), offered.encode())
    return Signed(seat, grant) if right and seat < len(setup.seats) else None


def _read_old(setup: Setup, offered: str) -> Signed | None:
    """At an old table a link held the token itself."""
    found = None
    for seat in range(len(setup.seats)):
        if hmac.compare_digest(_signed(setup, "seat", seat, OLD).encode(), offered.encode()):
            found = Signed(seat, OLD)
    return found


def _sign(setup: Setup, text: str) -> str:
    digest = hmac.digest(bytes.fromhex(setup.key), text.encode("ascii"), "sha256")
    return _text(digest[:SIGNATURE_BYTES])


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii")

"""Invitations and tokens of seats.

Both contain a seat and a grant, signed with the table's key, so a forged one is rejected before the
log is read. The log says which grants are valid.
"""

import base64
import hmac
import re
import secrets
from hashlib import sha256
from typing import Literal, NamedTuple

from buttonbox.server.messages import TABLE_ID
from buttonbox.server.tables.table_log import Setup

ID_LENGTH = 10
TABLE = re.compile(TABLE_ID)
SIGNED = re.compile(r"([0-9])\.([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]{24})")
SIGNATURE_BYTES = 18
GRANT_LENGTH = 16
FIRST = "0"  # the grant of a new table's local seats and first invitations
OLD = ""  # the grant of tokens derived from the table's key alone (edition 1)
Use = Literal["seat", "invitation"]


class Signed(NamedTuple):
    """The contents of a token or invitation with a valid signature."""

    seat: int
    grant: str


def new_table() -> str:
    """Return a table name that nobody can guess: 60 random bits."""
    return secrets.token_urlsafe(8)[:ID_LENGTH]


def is_table(name: str) -> bool:
    """Whether a table could have this name."""
    return TABLE.fullmatch(name) is not None


def new_key() -> str:
    """Return a new key, which signs the tokens of a table."""
    return secrets.token_hex(32)


def new_grant() -> str:
    """Return the grant of a new invitation."""
    return secrets.token_urlsafe(GRANT_LENGTH)[:GRANT_LENGTH]


def grant_of(key: str) -> str:
    """Return the grant for a guest's key; the same key gives the same token again."""
    return _text(sha256(b"buttonbox grant " + key.encode()).digest())[:GRANT_LENGTH]


def token(setup: Setup, seat: int, grant: str = FIRST) -> str:
    """Return the token of a seat, which allows to act for it while its grant is valid."""
    return _signed(setup, "seat", seat, grant)


def invitation(setup: Setup, seat: int, grant: str = FIRST) -> str:
    """Return an invitation to a seat, which a guest exchanges for a token."""
    return _signed(setup, "invitation", seat, grant)


def read_token(setup: Setup, offered: str) -> Signed | None:
    """Return the seat and grant of a token, or None if its signature is wrong."""
    return _read(setup, "seat", offered)


def read_invitation(setup: Setup, offered: str) -> Signed | None:
    """Return the seat and grant of an invitation, or None if its signature is wrong."""
    return _read(setup, "invitation", offered)


def rematch_table(setup: Setup) -> str:
    """Return the name of this table's rematch, always the same."""
    digest = hmac.digest(bytes.fromhex(setup.key), b"rematch", "sha256")
    return base64.urlsafe_b64encode(digest).decode("ascii")[:ID_LENGTH]


def has_person(setup: Setup, seat: int) -> bool:
    """Whether the seat can have a token."""
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
    """Read a token of edition 1, which links contained directly."""
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

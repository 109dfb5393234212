"""Dice that anyone can check: commit and reveal. The construction is told in docs/fair-dice.md."""

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from itertools import count
from typing import Any, NamedTuple

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Json
from buttonbox.core.history import History
from buttonbox.core.randomness import chance_cases
from buttonbox.core.state import State

LABEL = "buttonbox fair dice 1"
SECRET_BYTES = 32
SEED_BYTES = 32
BLOCK_BYTES = 64  # of SHA-256
SPAN = 1 << 64


class UnfairDice(ButtonboxError):
    """A record whose dice do not follow from what it says."""


def new_secret() -> str:
    """32 random bytes of the system, as hex."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is told before the first die: SHA-256 of the secret's bytes."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def is_seed(value: object) -> bool:
    """Whether it is 1 to 32 bytes as lower-case hex."""
    if not isinstance(value, str) or not 2 <= len(value) <= 2 * SEED_BYTES or len(value) % 2:
        return False
    return all(character in "0123456789abcdef" for character in value)


class Throw(NamedTuple):
    """Case `number` of `total` came up at the `attempt`-th try, both from 0."""

    number: int
    total: int
    attempt: int


def keyed_blocks(key: bytes) -> tuple[bytes, bytes]:
    """What HMAC (RFC 2104) hashes before a message, and before the hash of that.

    For a short message this takes half the time of the library's HMAC.
    """
    block = key.ljust(BLOCK_BYTES, b"\0")
    return bytes(byte ^ 0x36 for byte in block), bytes(byte ^ 0x5C for byte in block)


class FairDice:
    """All chance events of one game: they follow from the secret and the players' seeds."""

    def __init__(self, secret: str, seeds: Mapping[int, str], players: int) -> None:
        text = "\n".join([LABEL, *(seeds.get(seat, "") for seat in range(players))])
        key = hmac.digest(bytes.fromhex(secret), text.encode("ascii"), "sha256")
        self.inner, self.outer = keyed_blocks(key)

    def throw(self, event: int, total: int) -> Throw:
        """Chance event `event` (from 0) among `total` equally likely cases."""
        fair_span = SPAN - SPAN % total
        for attempt in count():
            inner = sha256(self.inner + b"die %d %d" % (event, attempt)).digest()
            drawn = int.from_bytes(sha256(self.outer + inner).digest()[:8], "big")
            if drawn < fair_span:
                return Throw(drawn % total, total, attempt)
        raise AssertionError("unreachable")

    def draw(self, state: State, event: int) -> int:
        """The code of chance event `event` in this state."""
        shares = chance_cases(state)
        number = self.throw(event, sum([weight for _, weight in shares])).number
        for code, weight in shares:
            if number < weight:
                return code
            number -= weight
        raise AssertionError("unreachable")


def fair_header(secret: str, seeds: Mapping[int, str], players: int, over: bool) -> Json:
    """The `fair` of a record; the secret only once the game is over."""
    return {
        "commitment": commitment(secret),
        "seeds": [seeds.get(seat) for seat in range(players)],
        "secret": secret if over else None,
    }


def read_fair(fair: Any, players: int) -> FairDice:
    """The dice a record's `fair` stands for; raises UnfairDice."""
    if not isinstance(fair, dict) or fair.keys() != {"commitment", "seeds", "secret"}:
        raise UnfairDice("the record does not say how its dice were made (fair)")
    secret = fair["secret"]
    if secret is None:
        raise UnfairDice("the secret is not revealed before the game is over")
    if not isinstance(secret, str) or len(secret) != 2 * SECRET_BYTES or not _is_hex(secret):
        raise UnfairDice(f"fair.secret: must be {SECRET_BYTES} bytes as hex")
    if commitment(secret) != fair["commitment"]:
        raise UnfairDice("the secret is not the one the server had committed to")
    return FairDice(secret, _read_seeds(fair["seeds"], players), players)


def _is_hex(text: str) -> bool:
    return all(character in "0123456789abcdef" for character in text)


def _read_seeds(seeds: Any, players: int) -> dict[int, str]:
    if not isinstance(seeds, list) or len(seeds) != players:
        raise UnfairDice("fair.seeds: must be a list of a seed or null for each seat")
    for seed in seeds:
        if seed is not None and not is_seed(seed):
            raise UnfairDice("fair.seeds: a seed is 1 to 32 bytes as lower-case hex")
    return {seat: seed for seat, seed in enumerate(seeds) if seed is not None}


def verify(history: History, fair: Any) -> int:
    """Recompute every chance event; how many there are. Raises UnfairDice at the first other."""
    state = history.first_state()
    dice = read_fair(fair, state.players)
    drawn = 0
    for number, event in enumerate(history.events, 1):
        if event.actor == CHANCE:
            expected = dice.draw(state, drawn)
            if event.code != expected:
                texts = [history.game.notation(code) for code in (event.code, expected)]
                raise UnfairDice(f"event {number}: the record says {texts[0]}, fair is {texts[1]}")
            drawn += 1
        state.apply(event.code)
    return drawn

"""Dice that anyone can verify and nobody can choose; see docs/fair-dice.md."""

import hmac
import json
import secrets
from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from typing import Any, NamedTuple

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Json
from buttonbox.core.history import History
from buttonbox.core.randomness import chance_cases
from buttonbox.core.state import State

LABEL_1 = "buttonbox fair dice 1"
LABEL = "buttonbox fair dice 2"
SECRET_BYTES = 32
SEED_BYTES = 32
BLOCK_BYTES = 64  # of SHA-256
SPAN = 1 << 64
KINDS = ("local", "online", "bot")
FIELDS_1 = {"commitment", "seeds", "secret"}
FIELDS = {"version", "commitment", "seats", "commitments", "seeds", "secret"}


class UnfairDice(ButtonboxError):
    """The dice of a record do not follow from its secret and seeds."""


# Commitments, before the first die.


def new_secret() -> str:
    """Return 32 random bytes of the system as hex."""
    return secrets.token_hex(SECRET_BYTES)


def is_hex(value: object, length: int) -> bool:
    """Whether the value is `length` bytes as lower-case hex."""
    if not isinstance(value, str) or len(value) != 2 * length:
        return False
    return all(character in "0123456789abcdef" for character in value)


def canonical(value: object) -> str:
    """Return the JSON that is hashed: sorted keys, no spaces, ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def commitment_1(secret: str) -> str:
    """Return the server's commitment of version 1: SHA-256 of the secret's bytes."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def server_commitment(secret: str, game: str, settings: Json, position: Json | None) -> str:
    """Return the server's commitment to its secret and to the game's settings."""
    terms = {"game": game, "settings": settings, "position": position}
    return _hash(f"{LABEL} server", secret, canonical(terms))


def player_commitment(commitment: str, seat: int, seed: str) -> str:
    """Return a page's commitment to its seed, made before any seed is known."""
    return _hash(f"{LABEL} player", commitment, str(seat), seed)


def seal_of(commitment: str, kinds: Sequence[str], commitments: Sequence[str | None]) -> str:
    """Return the hash of all commitments, sent to everybody before any seed is opened."""
    pairs = zip(kinds, commitments, strict=True)
    return _hash(f"{LABEL} seal", commitment, *(f"{kind} {each or ''}" for kind, each in pairs))


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode("ascii")).hexdigest()


# The dice.


class Throw(NamedTuple):
    """Result `number` of `total` was drawn at attempt `attempt`; both count from 0."""

    number: int
    total: int
    attempt: int


def keyed_hashes(key: bytes) -> tuple[Any, Any]:
    """Return the inner and outer hash of HMAC-SHA256 (RFC 2104), with the key already in them.

    Copying them takes a third of the time of the library's HMAC for a short message.
    """
    block = key.ljust(BLOCK_BYTES, b"\0")
    inner, outer = (bytes(byte ^ mask for byte in block) for mask in (0x36, 0x5C))
    return sha256(inner), sha256(outer)


class FairDice:
    """All chance events of one game, derived from the secret and the public `lines`."""

    def __init__(self, secret: str, lines: Sequence[str]) -> None:
        text = "\n".join(lines).encode("ascii")
        self.inner, self.outer = keyed_hashes(hmac.digest(bytes.fromhex(secret), text, "sha256"))

    def throw(self, event: int, total: int) -> Throw:
        """Draw chance event `event` (from 0) among `total` equally likely cases."""
        number, attempt = self._attempts(event, total)
        return Throw(number, total, attempt)

    def _attempts(self, event: int, total: int) -> tuple[int, int]:
        fair_span = SPAN - SPAN % total
        for attempt in count():
            inner, outer = self.inner.copy(), self.outer.copy()
            inner.update(b"die %d %d" % (event, attempt))
            outer.update(inner.digest())
            drawn = int.from_bytes(outer.digest()[:8], "big")
            if drawn < fair_span:
                return drawn % total, attempt
        raise AssertionError("unreachable")

    def draw(self, state: State, event: int) -> int:
        """Return the code of chance event `event` in this state."""
        total = state.chance_total()
        if is_ascending(state, total):
            return state.chance_pick(self._attempts(event, total)[0])
        shares = chance_cases(state)
        number = self._attempts(event, sum([weight for _, weight in shares]))[0]
        for code, weight in shares:
            if number < weight:
                return code
            number -= weight
        raise AssertionError("unreachable")


def is_ascending(state: State, total: int) -> bool:
    """Whether the cases are distinct codes in ascending order, as those of a die are.

    Then they are what `chance_cases` returns, each with the weight 1, at a fraction of the cost.
    """
    last = -1
    for i in range(total):
        code = state.chance_pick(i)
        if code <= last:
            return False
        last = code
    return True


def dice_1(secret: str, seeds: Sequence[str | None]) -> FairDice:
    """Return the dice of version 1, where seeds were sent openly one after the other."""
    return FairDice(secret, [LABEL_1, *(seed or "" for seed in seeds)])


def dice_2(secret: str, seal: str, seeds: Sequence[str | None]) -> FairDice:
    """Return the dice of version 2, from the seal and the opened seeds."""
    return FairDice(secret, [LABEL, seal, *(seed or "" for seed in seeds)])


# Records.


class Verdict(NamedTuple):
    """What a record proves: `checked` chance events follow from its secret and seeds.

    `opened`, `withheld` and `silent` are the seats of people whose page opened its seed, committed
    to one but did not open it, or did not commit.
    """

    checked: int
    version: int
    commitment: str
    seal: str | None
    opened: list[int]
    withheld: list[int]
    silent: list[int]


def verify(history: History, fair: Any) -> Verdict:
    """Recompute every chance event; raises UnfairDice at the first that differs."""
    if not isinstance(fair, dict) or fair.keys() not in (FIELDS, FIELDS_1):
        raise UnfairDice("the record does not say how its dice were made (fair)")
    _check_secret(fair["secret"])
    _check_list(fair, "seeds", history.state.players)
    if fair.keys() == FIELDS_1:
        return _verify_1(history, fair)
    return _verify_2(history, fair)


def _verify_1(history: History, fair: Json) -> Verdict:
    secret, seeds = fair["secret"], fair["seeds"]
    if commitment_1(secret) != fair["commitment"]:
        raise UnfairDice("the secret is not the one that the server committed to")
    for seed in seeds:
        if seed is not None and not any(is_hex(seed, size) for size in range(1, SEED_BYTES + 1)):
            raise UnfairDice("fair.seeds: a seed is 1 to 32 bytes as lower-case hex")
    drawn = check_dice(history, dice_1(secret, seeds))
    opened = [seat for seat, seed in enumerate(seeds) if seed is not None]
    return Verdict(drawn, 1, fair["commitment"], None, opened, [], [])


def _verify_2(history: History, fair: Json) -> Verdict:
    kinds, commitments, seeds = _read_seats(fair, history.state.players)
    secret, told = fair["secret"], fair["commitment"]
    if told != server_commitment(secret, history.game.name, history.settings, history.position):
        raise UnfairDice("the server had not committed to this secret, settings and position")
    for seat, (mine, seed) in enumerate(zip(commitments, seeds, strict=True)):
        if seed is not None and mine != player_commitment(told, seat, seed):
            raise UnfairDice(f"fair.seeds[{seat}]: not the seed that was committed to")
    seal = seal_of(told, kinds, commitments)
    drawn = check_dice(history, dice_2(secret, seal, seeds))
    people = [seat for seat, kind in enumerate(kinds) if kind != "bot"]
    opened = [seat for seat in people if seeds[seat] is not None]
    silent = [seat for seat in people if commitments[seat] is None]
    withheld = [seat for seat in people if seat not in opened and seat not in silent]
    return Verdict(drawn, 2, told, seal, opened, withheld, silent)


def _read_seats(fair: Json, players: int) -> tuple[list[str], list[Any], list[Any]]:
    """Return kinds, commitments and seeds by seat; bots must have none."""
    if type(fair["version"]) is not int or fair["version"] != 2:
        raise UnfairDice("fair.version: must be 2")
    for field in ("seats", "commitments"):
        _check_list(fair, field, players)
    kinds, commitments, seeds = fair["seats"], fair["commitments"], fair["seeds"]
    for seat, kind in enumerate(kinds):
        given = [each for each in (commitments[seat], seeds[seat]) if each is not None]
        if kind not in KINDS or not all(is_hex(each, SEED_BYTES) for each in given):
            raise UnfairDice(f"fair: seat {seat} needs a kind, and 32 bytes of lower-case hex")
        if kind == "bot" and given:
            raise UnfairDice(f"fair: seat {seat} is a bot's and must have no seed")
    return kinds, commitments, seeds


def _check_secret(secret: Any) -> None:
    if secret is None:
        raise UnfairDice("the secret is not revealed before the game is over")
    if not is_hex(secret, SECRET_BYTES):
        raise UnfairDice(f"fair.secret: must be {SECRET_BYTES} bytes as hex")


def _check_list(fair: Json, field: str, players: int) -> None:
    if not isinstance(fair[field], list) or len(fair[field]) != players:
        raise UnfairDice(f"fair.{field}: must be a list with an entry for each seat")


def check_dice(history: History, dice: FairDice) -> int:
    """Return the number of chance events; raises UnfairDice unless all match these dice."""
    state = history.first_state()
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

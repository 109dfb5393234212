"""Dice that can be checked: exact, unbiased, and every lie is found."""

import hashlib
import hmac
import json
from collections import Counter
from fractions import Fraction

import pytest

from buttonbox.core.randomness import chance_cases
from buttonbox.core.record import read_about, read_record
from buttonbox.games import find_game
from buttonbox.server import fair
from buttonbox.server.fair import FairDice, UnfairDice
from buttonbox.server.match import Match
from tests.server import fair_vector
from tests.server.setting import SECRET, joined, play_out, setup_of


def finished(game: str = "war") -> str:
    """The record of a game played to the end, with one seed."""
    match = Match(setup_of(game, "lb"))
    match.take(match.plan_seed(0, "c0ffee", 0))
    match.take(match.plan_join(0, 0))
    match.take(match.plan_start(0))
    play_out(match, 5)
    return match.record()


def check(record: str) -> int:
    return fair.verify(read_record(record, find_game), read_about(record).get("fair"))


def test_the_construction_of_the_document() -> None:
    """Recomputed with the standard library alone, as docs/fair-dice.md tells it."""
    key = hmac.new(
        bytes.fromhex(SECRET), b"buttonbox fair dice 1\nc0ffee\n", hashlib.sha256
    ).digest()
    digest = hmac.new(key, b"die 7 0", hashlib.sha256).digest()
    throw = FairDice(SECRET, {0: "c0ffee"}, 2).throw(7, 6)
    assert throw.number == int.from_bytes(digest[:8], "big") % 6
    assert fair.commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_what_would_be_uneven_is_drawn_again() -> None:
    """Of so many cases, 64 bits hold one whole set: what is past it must not count."""
    total = 2**63 + 1
    key = hmac.new(bytes.fromhex(SECRET), b"buttonbox fair dice 1\n\n", hashlib.sha256).digest()
    for event in range(50):
        throw = FairDice(SECRET, {}, 2).throw(event, total)
        messages = [f"die {event} {attempt}".encode() for attempt in range(throw.attempt + 1)]
        digests = [hmac.new(key, message, hashlib.sha256).digest() for message in messages]
        *uneven, drawn = (int.from_bytes(digest[:8], "big") for digest in digests)
        assert all(number >= total for number in uneven)
        assert drawn == throw.number
    assert any(FairDice(SECRET, {}, 2).throw(event, total).attempt for event in range(50))


def test_every_case_is_as_likely() -> None:
    dice = FairDice(SECRET, {}, 2)
    counts = Counter(dice.throw(event, 6).number for event in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # p = 0.001


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_cases_are_the_probabilities(game: str) -> None:
    state = Match(setup_of(game)).state
    shares = chance_cases(state)
    total = sum(weight for _, weight in shares)
    assert dict(state.chance_outcomes()) == {code: Fraction(w, total) for code, w in shares}


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_a_true_record_is_verified(game: str) -> None:
    record = finished(game)
    assert check(record) == record.count('{"chance":')


def test_a_changed_die_is_found() -> None:
    record = finished("buttons")
    first = next(line for line in record.split("\n") if line.startswith('{"chance":"card'))
    other = '{"chance":"card green"}' if "green" not in first else '{"chance":"card blue"}'
    swapped = record.replace(first, "X").replace(other, first).replace("X", other)
    with pytest.raises(UnfairDice, match="the record says card"):
        fair.verify(
            read_record("\n".join(swapped.split("\n")[:3]), find_game), read_about(swapped)["fair"]
        )


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("secret", "00" * 32, "committed to"),
        ("secret", None, "not revealed"),
        ("secret", "xy", "32 bytes"),
        ("commitment", "00" * 32, "committed to"),
        ("seeds", ["c0ffef", None], "fair is"),
        ("seeds", ["c0ffee"], "each seat"),
        ("seeds", ["not hex", None], "lower-case hex"),
    ],
)
def test_a_changed_header_is_found(field: str, value: object, reason: str) -> None:
    header, rest = finished().split("\n", 1)
    told = json.loads(header)
    told["fair"][field] = value
    with pytest.raises(UnfairDice, match=reason):
        check(json.dumps(told) + "\n" + rest)


def test_a_record_without_fair_dice_says_so() -> None:
    header, rest = finished().split("\n", 1)
    told = json.loads(header)
    del told["fair"]
    with pytest.raises(UnfairDice, match="does not say"):
        check(json.dumps(told) + "\n" + rest)


def test_an_unfinished_game_keeps_its_secret() -> None:
    with pytest.raises(UnfairDice, match="not revealed"):
        check(joined(setup_of()).record())


def test_what_the_page_reckons_with_is_up_to_date() -> None:
    assert fair_vector.FILE.read_text(encoding="utf-8") == fair_vector.written(), (
        "run: python -m tests.server.fair_vector > web/src/lib/samples/fair.json"
    )

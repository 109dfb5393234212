"""Dice that can be checked: exact, unbiased, nobody's choice, and every lie is found."""

import hashlib
import hmac
import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from buttonbox.core.randomness import chance_cases
from buttonbox.core.record import read_record
from buttonbox.games import find_game
from buttonbox.server.dice import fair_dice
from buttonbox.server.dice.fair_dice import UnfairDice, Verdict, dice_1
from buttonbox.server.tables.match import Match
from harness.matches import SECRET, arrived, joined, play_out, sealed, seed_of, setup_of
from tests.server.dice import fair_vector

OTHER = "ab" * 32


def finished(game: str = "war", kinds: str = "lb", edition: int = 2) -> str:
    """The record of a game played to the end."""
    match = joined(setup_of(game, kinds, edition=edition))
    play_out(match, 5)
    return match.record()


def check(text: str) -> Verdict:
    record = read_record(text, find_game)
    return fair_dice.verify(record.history, record.fair)


def digest(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def test_the_construction_of_the_document() -> None:
    """Recomputed with the standard library alone, as docs/fair-dice.md tells it."""
    match = joined(setup_of("war", "lob"))
    terms = '{"game":"war","position":null,"settings":{"players":3,"start":null,"tiles":false}}'
    server = digest("buttonbox fair dice 2 server", SECRET, terms)
    pages = [digest("buttonbox fair dice 2 player", server, str(i), seed_of(i)) for i in (0, 1)]
    seats = [f"local {pages[0]}", f"online {pages[1]}", "bot "]
    seal = digest("buttonbox fair dice 2 seal", server, *seats)
    text = "\n".join(["buttonbox fair dice 2", seal, seed_of(0), seed_of(1), ""])
    key = hmac.new(bytes.fromhex(SECRET), text.encode(), hashlib.sha256).digest()
    drawn = hmac.new(key, b"die 7 0", hashlib.sha256).digest()
    assert match.opening.commitment == server
    assert match.opening.dice().throw(7, 6).number == int.from_bytes(drawn[:8], "big") % 6


def test_the_construction_of_version_1() -> None:
    key = hmac.new(bytes.fromhex(SECRET), b"buttonbox fair dice 1\nc0ffee\n", hashlib.sha256)
    drawn = hmac.new(key.digest(), b"die 7 0", hashlib.sha256).digest()
    throw = dice_1(SECRET, ["c0ffee", None]).throw(7, 6)
    assert throw.number == int.from_bytes(drawn[:8], "big") % 6
    assert fair_dice.commitment_1(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_json_is_hashed_in_one_way_only() -> None:
    value = {"b": [1, None, True], "a": {"\u00e9\U0001f3b2": '\n\x7f"/'}}
    text = '{"a":{"\\u00e9\\ud83c\\udfb2":"\\n\\u007f\\"/"},"b":[1,null,true]}'
    assert fair_dice.canonical(value) == text


def test_what_would_be_uneven_is_drawn_again() -> None:
    """Of so many cases, 64 bits hold one whole set: what is past it must not count."""
    total = 2**63 + 1
    key = hmac.new(bytes.fromhex(SECRET), b"buttonbox fair dice 1\n\n", hashlib.sha256).digest()
    dice = dice_1(SECRET, [None, None])
    for event in range(50):
        throw = dice.throw(event, total)
        messages = [f"die {event} {attempt}".encode() for attempt in range(throw.attempt + 1)]
        digests = [hmac.new(key, message, hashlib.sha256).digest() for message in messages]
        *uneven, drawn = (int.from_bytes(digest[:8], "big") for digest in digests)
        assert all(number >= total for number in uneven)
        assert drawn == throw.number
    assert any(dice.throw(event, total).attempt for event in range(50))


def test_every_case_is_as_likely() -> None:
    dice = dice_1(SECRET, [None, None])
    counts = Counter(dice.throw(event, 6).number for event in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5  # p = 0.001


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_cases_are_the_probabilities(game: str) -> None:
    state = Match(setup_of(game)).state
    shares = chance_cases(state)
    total = sum(weight for _, weight in shares)
    assert dict(state.chance_outcomes()) == {code: Fraction(w, total) for code, w in shares}


@pytest.mark.parametrize("game", ["buttons", "war"])
@pytest.mark.parametrize("edition", [1, 2])
def test_a_true_record_is_verified(game: str, edition: int) -> None:
    record = finished(game, edition=edition)
    verdict = check(record)
    assert (verdict.checked, verdict.version) == (record.count('{"chance":'), edition)


def test_a_changed_die_is_found() -> None:
    record = finished("buttons")
    first = next(line for line in record.split("\n") if line.startswith('{"chance":"card'))
    other = '{"chance":"card green"}' if "green" not in first else '{"chance":"card blue"}'
    swapped = record.replace(first, "X").replace(other, first).replace("X", other)
    with pytest.raises(UnfairDice, match="the record says card"):
        check("\n".join(swapped.split("\n")[:3]))


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("version", 1, "must be 2"),
        ("version", True, "must be 2"),
        ("secret", OTHER, "not committed"),
        ("secret", None, "not revealed"),
        ("secret", "xy", "32 bytes"),
        ("commitment", OTHER, "not committed"),
        ("seats", ["online", "bot"], "fair is"),
        ("seats", ["local", "online"], "fair is"),
        ("seats", ["local", "cat"], "needs a kind"),
        ("seats", ["bot", "bot"], "must have no seed"),
        ("commitments", [None, None], "not the seed"),
        ("commitments", [OTHER, None], "not the seed"),
        ("commitments", [None], "each seat"),
        ("seeds", [OTHER, None], "not the seed"),
        ("seeds", [None, None], "fair is"),
        ("seeds", [None, OTHER], "must have no seed"),
        ("seeds", ["c0ffee", None], "lower-case hex"),
        ("seeds", ["00" * 32], "each seat"),
        ("more", 1, "does not say"),
    ],
)
def test_a_changed_header_is_found(field: str, value: object, reason: str) -> None:
    def change(told: Any) -> None:
        told["fair"][field] = value

    with pytest.raises(UnfairDice, match=reason):
        check(changed(finished(), change))


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("secret", OTHER, "committed to"),
        ("commitment", OTHER, "committed to"),
        ("seeds", ["c0ffef", None], "fair is"),
        ("seeds", ["not hex", None], "lower-case hex"),
    ],
)
def test_a_changed_header_of_version_1_is_found(field: str, value: object, reason: str) -> None:
    def change(told: Any) -> None:
        told["fair"][field] = value

    with pytest.raises(UnfairDice, match=reason):
        check(changed(finished(edition=1), change))


def changed(record: str, change: Any) -> str:
    """The record with another first line."""
    header, rest = record.split("\n", 1)
    told = json.loads(header)
    change(told)
    return json.dumps(told) + "\n" + rest


def test_settings_that_nobody_committed_to_are_found() -> None:
    """Boards that nobody rolled on: the game is legal, and was not the one that was sealed."""

    def change(told: Any) -> None:
        told["settings"]["layouts"].reverse()

    match = joined(setup_of("buttons", "ll"))
    other = changed(match.record(), change)
    told = match.opening.header(match.setup, over=True)
    with pytest.raises(UnfairDice, match="not committed"):
        fair_dice.verify(read_record(other, find_game).history, told)


def test_a_record_without_fair_dice_says_so() -> None:
    with pytest.raises(UnfairDice, match="does not say"):
        check(changed(finished(), lambda told: told.pop("fair")))


def test_an_unfinished_game_keeps_its_secret() -> None:
    with pytest.raises(UnfairDice, match="not revealed"):
        check(joined(setup_of()).record())


# Whoever runs the server, with a friend at the table, wants a certain game.


def wanted(match: Match, seeds: list[str | None]) -> bool:
    """Whether the first two cards of BUTTONS would fall as the cheat likes."""
    match.opening.seeds = {seat: seed for seat, seed in enumerate(seeds) if seed is not None}
    dice = match.opening.dice()
    return [dice.throw(event, 4 - event).number for event in range(2)] == [0, 0]


def found_seed(match: Match, honest: str, tries: int) -> str | None:
    """Look for a seed of the friend that leads to the wanted game, once the other is known."""
    for number in range(tries):
        if wanted(match, [honest, f"{number:064x}"]):
            return f"{number:064x}"
    return None


def test_version_1_let_the_server_choose_the_dice() -> None:
    """What the two rounds are for: this attack works on the old dice."""
    match = arrived(setup_of(kinds="lo", edition=1))
    seed = found_seed(match, seed_of(0), 2000)
    assert seed is not None
    match.opening.seeds = {0: seed_of(0), 1: seed}
    match.take(match.plan_start(0))
    play_out(match, 1)
    assert check(match.record()).opened == [0, 1]


@pytest.mark.parametrize("kinds", ["lo", "lb"])
def test_a_seed_chosen_after_the_others_are_known_is_refused(kinds: str) -> None:
    """By the server itself, and, should the server be changed, by anybody who checks the record."""
    match = sealed(arrived(setup_of(kinds=kinds)))
    match.take(match.plan_seed(0, seed_of(0), 0))
    chosen = found_seed(match, seed_of(0), 2000)
    assert chosen is not None
    match.opening.seeds = {0: seed_of(0)}
    assert not match.opening.may_open(1, chosen)
    match.opening.seeds = {0: seed_of(0), 1: chosen}  # a server that cheats
    match.opening.late = {1}
    match.take(match.plan_start(0))
    play_out(match, 1)
    with pytest.raises(UnfairDice, match=r"not the seed|must have no seed"):
        check(match.record())


def test_what_a_withheld_seed_can_choose() -> None:
    """Each friend of the server doubles the games it can choose from, and leaves a mark."""
    match = sealed(arrived(setup_of(kinds="loo")))
    games = set()
    for given in range(4):
        seeds = [seed_of(0), *(seed_of(i) if given >> i - 1 & 1 else None for i in (1, 2))]
        match.opening.seeds = {seat: seed for seat, seed in enumerate(seeds) if seed}
        games.add(tuple(match.opening.dice().throw(event, 6).number for event in range(40)))
        told = match.opening.header(match.setup, over=True)
        verdict = fair_dice.verify(match.history, told)
        assert len(verdict.withheld) == seeds.count(None)
    assert len(games) == 4


def test_what_the_page_reckons_with_is_up_to_date() -> None:
    assert fair_vector.FILE.read_text(encoding="utf-8") == fair_vector.written(), (
        "run: python -m tests.server.dice.fair_vector > web/test-data/fair.json"
    )


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_every_event_is_drawn_by_its_share(game: str) -> None:
    """Also dice, whose cases need no counting."""
    history = joined(setup_of(game, "loo")).history
    dice, state = dice_1(SECRET, []), history.first_state()
    for number, event in enumerate(history.events):
        cases = [code for code, weight in chance_cases(state) for _ in range(weight)]
        assert dice.draw(state, number) == cases[dice.throw(number, len(cases)).number]
        state.apply(event.code)

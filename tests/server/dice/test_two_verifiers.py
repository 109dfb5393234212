"""A second verifier, in another language and from the document alone, agrees with ours."""

import json
import random
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from buttonbox.core.errors import ButtonboxError
from buttonbox.core.randomness import Generator
from buttonbox.core.record import read_record
from buttonbox.games import GAMES as ALL_GAMES, find_game
from buttonbox.server.dice import fair_dice
from buttonbox.server.tables.match import Match
from harness.matches import any_move, arrived, commit, joined, play_out, seed_of, setup_of

pytestmark = pytest.mark.slow

DOCUMENT = Path(__file__).parents[3] / "docs" / "fair-dice.md"
VERIFIER = Path(__file__).with_name("verifier.mjs")
GAMES = 100
TAMPERED = 1000
KINDS = ("lb", "ll", "lo", "lob", "lbo", "lllo", "loob", "oo")


def by_document(records: list[str]) -> list[str | None]:
    """What the second verifier finds wrong with each record."""
    node = shutil.which("node")
    assert node, "the page is built with node: it must be there"
    done = subprocess.run(
        [node, VERIFIER], input=json.dumps(records), capture_output=True, text=True, check=True
    )
    verdicts: list[str | None] = json.loads(done.stdout)
    return verdicts


def by_us(text: str) -> str | None:
    """What we find wrong with a record."""
    try:
        record = read_record(text, find_game)
        fair_dice.verify(record.history, record.fair)
    except ButtonboxError as error:
        return str(error)
    return None


def played(number: int) -> str:
    """A game to the end: both kinds, 2 to 4 seats, seeds missing, set-ups and positions."""
    game = ("buttons", "war")[number % 2]
    setup = setup_of(game, KINDS[number // 2 % len(KINDS)], edition=1 if number % 10 == 9 else 2)
    players = len(setup.seats)
    if game == "war" and number % 3 == 0:
        settings = find_game(game).settings(players, {"tiles": True, "start": number % players})
        setup = replace(setup, settings=settings)
    secret = f"{number:064x}"
    if number % 5 == 4:
        position = somewhere(joined(replace(setup, secret=secret)), number)
        setup = replace(setup, position=position)
    match = start(arrived(replace(setup, secret=secret)), number)
    play_out(match, number)
    return match.record()


def somewhere(match: Match, number: int) -> Any:
    """A position in the middle of a game, after chance or before it."""
    generator = Generator(number)
    for _ in range(10 * number % 80):
        if not match.over:
            match.take(any_move(match, generator))
    events = len(match.history.events)
    state = match.history.fold(max(0, events - number % 7))
    return match.game.position(state if state.actor() != -2 else match.history.fold(0))


def start(match: Match, number: int) -> Match:
    """Some pages commit, some open; an old table has a seed or two in the open."""
    people = [seat for seat, each in enumerate(match.setup.seats) if each.kind != "bot"]
    if match.opening.old:
        match.opening.seeds = dict.fromkeys(people[: number % 3], f"{number:02x}")
    else:
        for seat in people:
            commit(match, seat, seed_of(seat))
        match.take(match.plan_seal(people[number % 4 == 3 :], 0))
        for seat in match.opening.missing()[number % 7 == 6 :]:
            match.take(match.plan_seed(seat, seed_of(seat), 0))
    match.take(match.plan_start(0))
    return match


@cache
def games() -> list[str]:
    return [played(number) for number in range(GAMES)]


def test_both_verifiers_find_every_game_right() -> None:
    records = games()
    assert [by_us(record) for record in records] == [None] * GAMES
    assert by_document(records) == [None] * GAMES
    drawn = [line for record in records for line in record.split("\n") if "chance" in line]
    groups = [group for game in ALL_GAMES.values() for group in game.chances().values()]
    texts = {text for group in groups for text, _ in group}
    assert {json.loads(line)["chance"] for line in drawn} == texts, "everything was drawn"


def tampered(number: int) -> str:
    """A game in which one thing was changed."""
    generator = random.Random(number)
    record = games()[number % GAMES]
    header, *lines = record.rstrip("\n").split("\n")
    told = json.loads(header)
    if number % 3 == 0:
        change_header(told, generator)
        return "\n".join([json.dumps(told), *lines]) + "\n"
    drawn = [at for at, line in enumerate(lines) if line.startswith('{"chance"')]
    at = generator.choice(drawn)
    lines[at] = json.dumps(
        {"chance": other_result(told, json.loads(lines[at])["chance"], generator)}
    )
    return "\n".join([header, *lines[: at + 1]]) + "\n"  # what follows would not be legal any more


def other_result(told: Any, text: str, generator: random.Random) -> str:
    group = find_game(told["game"]).chances()[text.split()[0]]
    return generator.choice([each for each, _ in group if each != text])


def change_header(told: Any, generator: random.Random) -> None:
    """One of the things that the dice follow from."""
    made = told["fair"]
    changes: list[tuple[Any, Any, Any]] = [
        (made, field, flip(made[field], generator)) for field in ("secret", "commitment")
    ]
    for field in ("seeds", "commitments"):
        for seat, value in enumerate(made.get(field, [])):
            changes.append((made[field], seat, flip(value, generator) if value else "ab" * 32))
            if value and "version" in made:
                changes.append((made[field], seat, None))
    for seat, kind in enumerate(made.get("seats", [])):
        changes += [
            (made["seats"], seat, other) for other in sorted(fair_dice.KINDS) if other != kind
        ]
    where, key, value = generator.choice(changes)
    where[key] = value


def flip(text: str, generator: random.Random) -> str:
    """The same hex with one digit changed."""
    at = generator.randrange(len(text))
    return text[:at] + format(int(text[at], 16) ^ 1, "x") + text[at + 1 :]


def test_both_verifiers_refuse_every_tampered_game() -> None:
    records = [tampered(number) for number in range(TAMPERED)]
    found = zip(records, map(by_us, records), by_document(records), strict=True)
    missed = [
        (ours, theirs, record[:900]) for record, ours, theirs in found if not (ours and theirs)
    ]
    assert missed == []


def respelled(record: str) -> list[str]:
    """The same record as other programs write it."""
    lines = record.splitlines()
    told = [json.loads(line) for line in lines]
    backwards = [dict(reversed(each.items())) for each in told]
    header = dict(told[0])
    return [
        record.rstrip("\n"),
        "\n" + record.replace("\n", "\n \n"),
        record.replace("\n", "\r\n"),
        "\n".join(map(json.dumps, backwards)),
        "\n".join(json.dumps(each, ensure_ascii=False, indent=None) for each in told),
        record.replace('"game"', '"g\\u0061me"', 1),
        '{"names":1,"game":"none",' + record[1:],  # of a key that comes twice the last one counts
        "\n".join([json.dumps({"position": None, **header}), *lines[1:]]),
        "\n".join([json.dumps({**header, "names": None}), *lines[1:]]),
        "\n".join(lines[:-1]),
        "\n".join(lines[: len(lines) // 2]),
    ]


def test_both_verifiers_accept_other_spellings_and_a_cut() -> None:
    records = [other for record in games()[::10] for other in respelled(record)]
    assert [by_us(record) for record in records] == [None] * len(records)
    assert by_document(records) == [None] * len(records)


HEADERS: list[tuple[str, Any]] = [
    ("buttonbox", 2),
    ("buttonbox", None),
    ("more", 1),
    ("names", ["one"]),
    ("names", "xy"),
    ("names", [1, 2, 3, 4]),
    ("fair", None),
    ("fair", []),
    ("settings", None),
    ("game", "chess"),
]
EVENTS = [
    "{}",
    "[]",
    "null",
    "die 4",
    '{"chance":4}',
    '{"chance":"die"}',
    '{"chance":"die 7"}',
    '{"chance":"coin 1"}',
    '{"chance":"die 4","seat":0}',
    '{"seat":0}',
    '{"seat":0,"move":null}',
    '{"seat":9,"move":"roll"}',
    '{"seat":-1,"move":"roll"}',
    '{"seat":"0","move":"roll"}',
    '{"seat":0,"move":"roll","more":1}',
    '{"result":{}}',
    '{"result":{},"more":1}',
]


def malformed(record: str) -> list[str]:
    """Records that nobody can read, or that say more or less than a record does."""
    header, *lines = record.splitlines()
    told, middle = json.loads(header), len(lines) // 2
    headers = [json.dumps({**told, key: value}) for key, value in HEADERS]
    events = [[*lines[:middle], event, *lines[middle:]] for event in EVENTS]
    texts = ["\n".join([other, *lines]) for other in headers]
    texts += ["\n".join([header, *each]) for each in (*events, [*lines, lines[-1]])]
    return [*texts, "", "\n", "{", "\ufeff" + record, header.replace('"game"', '"game":"war","x"')]


def test_both_verifiers_refuse_what_is_no_record() -> None:
    records = [other for record in games()[:20:4] for other in malformed(record)]
    found = zip(records, map(by_us, records), by_document(records), strict=True)
    assert [(ours, theirs) for _, ours, theirs in found if not (ours and theirs)] == []


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_the_document_lists_what_there_is_to_draw(game: str) -> None:
    """Its tables are those of the rules, in the order of their codes."""
    title = {"buttons": "**BUTTONS**", "war": "**War of the Buttons**"}[game]
    lines = DOCUMENT.read_text(encoding="utf-8").split(title)[1].split("\n\n")[1].split("\n")[2:]
    told: dict[str, str] = dict(line.strip("| ").split(" | ") for line in lines)
    for name, group in find_game(game).chances().items():
        shown = [f"{text.split(' ', 1)[1]}" + (f" ({n})" if n > 1 else "") for text, n in group]
        assert told.pop(name) == ", ".join(shown)
    assert not told

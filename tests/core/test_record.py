"""The save file: what is written is read back, and damage is reported with line and reason."""

import json
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from buttonbox.core.errors import InvalidRecord
from buttonbox.core.game import Game
from buttonbox.core.history import History
from buttonbox.core.record import Record, read_record, write_record
from buttonbox.games import GAMES, find_game
from buttonbox.games.buttons.game import BUTTONS
from tests.core.played import begun, finished

RECORDS = {name: write_record(finished(game)).splitlines() for name, game in GAMES.items()}
BUTTONS_LINES = RECORDS["buttons"]
LAST = len(BUTTONS_LINES)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def read(lines: list[str]) -> Record:
    return read_record("\n".join(lines), find_game)


def assert_same(one: History, other: History) -> None:
    assert one.game is other.game
    assert one.settings == other.settings
    assert one.position == other.position
    assert one.events == other.events
    assert one.game.position(one.state) == other.game.position(other.state)


# Round trips.


@every_game
def test_a_finished_game_is_read_back(game: Game) -> None:
    history = finished(game, players=3)
    assert_same(read_record(write_record(history), find_game).history, history)


@every_game
def test_an_unfinished_game_is_read_back(game: Game) -> None:
    history = begun(game, 50)
    assert_same(read_record(write_record(history), find_game).history, history)


@every_game
def test_a_game_from_a_position_is_read_back(game: Game) -> None:
    middle = begun(game, 50)
    history = History(game, middle.settings, game.position(middle.state))
    state = history.state
    history.apply([*state.legal_moves(), *[code for code, _ in state.chance_outcomes()]][0])
    assert_same(read_record(write_record(history), find_game).history, history)


def test_the_text_is_lines_of_json() -> None:
    first, *events, last = [json.loads(line) for line in BUTTONS_LINES]
    assert first == {"buttonbox": 1, "game": "buttons", "settings": BUTTONS.settings(2)}
    assert all(event.keys() in ({"chance"}, {"seat", "move"}) for event in events)
    assert last.keys() == {"result"}
    assert write_record(finished(BUTTONS)).endswith("}\n")


def test_an_unfinished_record_has_no_result() -> None:
    assert "result" not in write_record(begun(BUTTONS, 50))


def test_the_result_may_be_missing() -> None:
    assert read(BUTTONS_LINES[:-1]).history.state.is_over()


def test_blank_lines_and_line_ends_of_other_systems_do_not_matter() -> None:
    spaced = "\r\n\r\n".join(BUTTONS_LINES) + "\r\n"
    assert_same(read_record(spaced, find_game).history, finished(BUTTONS))


def test_names_and_fair_dice_are_kept_beside_the_game() -> None:
    history = begun(BUTTONS, 50)
    about = {"names": ["Ada", "Bo"], "fair": {"secret": "7"}}
    text = write_record(history, about)
    record = read_record(text, find_game)
    assert (record.names, record.fair) == (about["names"], about["fair"])
    assert_same(record.history, history)
    assert write_record(record.history, record.about) == text


def test_a_record_need_not_say_more_than_the_game() -> None:
    record = read(BUTTONS_LINES)
    assert (record.names, record.fair, record.about) == ([], None, {})


# Damage: which line is reported, and why.


def changed(number: int, **values: Any) -> list[str]:
    """Return the record with other values in a line; None takes a key out."""
    line = {**json.loads(BUTTONS_LINES[number - 1]), **values}
    kept = {key: value for key, value in line.items() if value is not None}
    return with_line(number, json.dumps(kept))


def with_line(number: int, text: str) -> list[str]:
    return [*BUTTONS_LINES[: number - 1], text, *BUTTONS_LINES[number:]]


def deep(line: str, depth: int) -> str:
    """Return a line with something nested this deeply."""
    return line.replace("{", '{"fair":{"a":' + "[" * depth + "]" * depth + "},", 1)


def first_line(key: str) -> int:
    """Return the number of the first line of this kind."""
    return next(i for i, line in enumerate(BUTTONS_LINES, 1) if key in json.loads(line))


LAYOUT = {"name": "mine", "rows": ["rrrrrr"] * 6}
CARD = first_line("chance")
MOVE = first_line("move")
MOVER = json.loads(BUTTONS_LINES[MOVE - 1])["seat"]
RESULT = json.loads(BUTTONS_LINES[-1])["result"]
RIGHT_RESULT = f"the result is {json.dumps(RESULT)}"
HEADER_REASON = "the first line must hold buttonbox, game, settings, position"
STRAY = "neither a move, a chance event nor a result that belongs here"

DAMAGE: dict[str, tuple[list[str], int, str]] = {
    "empty": ([], 1, "the record is empty"),
    "blank": (["", "  "], 1, "the record is empty"),
    "not JSON": (with_line(5, "{'seat': 0}"), 5, "not a line of JSON"),
    "cut off": (with_line(LAST, BUTTONS_LINES[-1][:9]), LAST, "not a line of JSON"),
    "too deep": (with_line(2, "[" * 100_000), 2, "not a line of JSON"),
    "not an object": (with_line(5, "[1]"), 5, "not a JSON object"),
    "another format": (changed(1, buttonbox=None), 1, "not a Buttonbox record of version 1"),
    "another version": (changed(1, buttonbox=2), 1, "not a Buttonbox record of version 1"),
    "header missing": (BUTTONS_LINES[1:], 1, "not a Buttonbox record of version 1"),
    "unknown header": (changed(1, table="7"), 1, HEADER_REASON),
    "no settings": (changed(1, settings=None), 1, HEADER_REASON),
    "settings no object": (changed(1, settings=[2]), 1, HEADER_REASON),
    "unknown game": (changed(1, game="chess"), 1, "no game is called 'chess'"),
    "no game": (changed(1, game=None), 1, "no game is called 'None'"),
    "bad settings": (changed(1, settings={"players": 9}), 1, "players: must be 2, 3 or 4"),
    "bad option": (changed(1, settings={"players": 2, "dice": 3}), 1, "dice: no such option"),
    "bad position": (changed(1, position={}), 1, ""),
    "position no object": (changed(1, position=[3]), 1, ""),
    "names no list": (changed(1, names="Ada"), 1, "names must be a list of 2"),
    "too many names": (changed(1, names=["A", "B", "C"]), 1, "names must be a list of 2"),
    "names no texts": (changed(1, names=["A", {}]), 1, "names must be strings of at most 40"),
    "endless name": (changed(1, names=["A", "B" * 41]), 1, "names must be strings of at most 40"),
    "half a character": (changed(1, names=["\ud800", "B"]), 1, "half a character"),
    "half a character in a key": (changed(1, fair={"\udfff": 1}), 1, "half a character"),
    "fair no object": (changed(1, fair=[7]), 1, "fair must be a JSON object"),
    "deep fair": (with_line(1, deep(BUTTONS_LINES[0], 500)), 1, "nested too deeply"),
    "much fair": (changed(1, fair={"seeds": ["x" * 150] * 30}), 1, "fair must have at most 4000"),
    "long text": (changed(1, game="x" * 201), 1, "a string has more than 200 characters"),
    "long key": (changed(1, settings={"x" * 201: 1}), 1, "a string has more than 200 characters"),
    "huge number": (changed(1, fair={"x": 10**30}), 1, "a number is too large"),
    "no number": (with_line(1, '{"buttonbox":NaN}'), 1, "a number is too large"),
    "long layout": (
        changed(1, settings={"players": 2, "layouts": ["1a", LAYOUT | {"name": "x" * 41}]}),
        1,
        "layouts[1].name: must be 1 to 40 characters",
    ),
    "unprintable layout": (
        changed(1, settings={"players": 2, "layouts": ["1a", LAYOUT | {"name": "x\u202e"}]}),
        1,
        "layouts[1].name: must be 1 to 40 characters",
    ),
    "layout's name no text": (
        changed(1, settings={"players": 2, "layouts": ["1a", LAYOUT | {"name": {"a": []}}]}),
        1,
        "layouts[1].name: must be 1 to 40 characters",
    ),
    "no event": (with_line(5, "{}"), 5, STRAY),
    "unknown key": (changed(MOVE, why="luck"), MOVE, STRAY),
    "move no text": (changed(MOVE, move=3), MOVE, STRAY),
    "chance no text": (changed(CARD, chance=["card red"]), CARD, STRAY),
    "result too early": (with_line(MOVE, BUTTONS_LINES[-1]), MOVE, STRAY),
    "no such seat": (changed(MOVE, seat=2), MOVE, "no such seat: 2"),
    "negative seat": (changed(MOVE, seat=-1), MOVE, "no such seat: -1"),
    "seat no number": (changed(MOVE, seat=True), MOVE, "no such seat: True"),
    "another's turn": (changed(MOVE, seat=1 - MOVER), MOVE, f"it is the turn of seat {MOVER}"),
    "turn of chance": (with_line(CARD, BUTTONS_LINES[MOVE - 1]), CARD, "the turn of chance"),
    "chance too early": (with_line(MOVE, BUTTONS_LINES[CARD - 1]), MOVE, "the turn of seat"),
    "unknown move": (changed(MOVE, move="castle"), MOVE, "'castle': 'castle' is not a move"),
    "illegal move": (changed(MOVE, move="out"), MOVE, "B34"),
    "illegal chance": (changed(CARD, chance="die 4"), CARD, "'die 4': "),
    "after the end": (
        [*BUTTONS_LINES[:-1], BUTTONS_LINES[MOVE - 1]],
        LAST,
        "the game is over before this line",
    ),
    "result twice": ([*BUTTONS_LINES, BUTTONS_LINES[-1]], LAST, "lines follow the result"),
    "wrong winner": (
        changed(LAST, result={"winners": [], "ending": "line"}),
        LAST,
        RIGHT_RESULT,
    ),
    "wrong ending": (changed(LAST, result=3), LAST, RIGHT_RESULT),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_reported_with_line_and_reason(kind: str) -> None:
    lines, number, reason = DAMAGE[kind]
    with pytest.raises(InvalidRecord) as caught:
        read(lines)
    assert caught.value.line == number
    assert reason in caught.value.reason
    assert str(caught.value) == f"line {number}: {caught.value.reason}"
    assert "\n" not in str(caught.value)


def test_lines_are_counted_as_an_editor_does() -> None:
    with pytest.raises(InvalidRecord, match="line 7: not a line of JSON"):
        read([BUTTONS_LINES[0], "", "", "", "", "", "?"])


# Whatever the text, it is a history or an InvalidRecord.


def assert_read_or_refused(lines: list[str]) -> None:
    try:
        record = read(lines)
    except InvalidRecord as error:
        if error.line < 1 or not error.reason or len(str(error).encode()) > 1000:
            raise AssertionError("an InvalidRecord names line and reason, briefly") from error
    else:
        json.dumps(record.about, ensure_ascii=False).encode()


patient = settings(deadline=None, derandomize=True)
names = st.sampled_from(sorted(RECORDS))
keys = st.text(max_size=8)
surrogates = st.characters(categories=["Cs"])
texts = st.text(max_size=8) | st.text(surrogates, max_size=2) | st.just("x" * 300)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys | texts, inner, max_size=4),
    max_leaves=12,
) | st.integers(1, 900).map(lambda depth: json.loads("[" * depth + "]" * depth))


def any_place(lines: list[str]) -> st.SearchStrategy[int]:
    return st.integers(0, len(lines) - 1)


@patient
@given(st.binary())
def test_random_bytes(data: bytes) -> None:
    assert_read_or_refused([data.decode("utf-8", "surrogateescape")])


@patient
@given(st.lists(json_values))
def test_random_json(values: list[Any]) -> None:
    assert_read_or_refused([json.dumps(value) for value in values])


@patient
@given(names, json_values, st.data())
def test_any_json_in_any_line(name: str, value: Any, data: st.DataObject) -> None:
    lines = list(RECORDS[name])
    lines[data.draw(any_place(lines))] = json.dumps(value)
    assert_read_or_refused(lines)


@patient
@given(names, json_values, st.data())
def test_any_value_in_any_line(name: str, value: Any, data: st.DataObject) -> None:
    lines = list(RECORDS[name])
    place = data.draw(any_place(lines))
    line = json.loads(lines[place])
    line[data.draw(st.sampled_from(sorted(line)))] = value
    lines[place] = json.dumps(line)
    assert_read_or_refused(lines)


@patient
@given(names, st.data())
def test_lines_left_out(name: str, data: st.DataObject) -> None:
    lines = RECORDS[name]
    first, last = sorted([data.draw(any_place(lines)), data.draw(any_place(lines))])
    assert_read_or_refused([*lines[:first], *lines[last:]])


@patient
@given(names, st.data())
def test_lines_swapped(name: str, data: st.DataObject) -> None:
    lines = list(RECORDS[name])
    one, other = data.draw(any_place(lines)), data.draw(any_place(lines))
    lines[one], lines[other] = lines[other], lines[one]
    assert_read_or_refused(lines)


@patient
@given(names, st.text(max_size=3), st.data())
def test_characters_changed(name: str, characters: str, data: st.DataObject) -> None:
    lines = list(RECORDS[name])
    place = data.draw(any_place(lines))
    start = data.draw(st.integers(0, len(lines[place])))
    end = data.draw(st.integers(start, len(lines[place])))
    lines[place] = lines[place][:start] + characters + lines[place][end:]
    assert_read_or_refused(lines)


@patient
@given(names, st.data())
def test_any_settings(name: str, data: st.DataObject) -> None:
    options = find_game(name).settings(2)
    key = data.draw(st.sampled_from([*options, "values", "other"]))
    options[key] = data.draw(json_values)
    assert_read_or_refused([json.dumps({"buttonbox": 1, "game": name, "settings": options})])


@patient
@given(names, st.integers(0, 80), json_values, st.data())
def test_any_position(name: str, events: int, value: Any, data: st.DataObject) -> None:
    history = begun(find_game(name), events)
    position = history.game.position(history.state)
    position[data.draw(st.sampled_from(sorted(position)))] = value
    header = {"buttonbox": 1, "game": name, "settings": history.settings}
    assert_read_or_refused([json.dumps({**header, "position": position})])

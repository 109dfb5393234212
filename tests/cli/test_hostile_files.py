"""Files from strangers: one clear line, and nothing that a terminal would obey."""

import gzip
import json
from pathlib import Path

import pytest

from buttonbox.cli.main import WRONG_INPUT, main
from buttonbox.cli.records import record_file
from buttonbox.cli.terminal import printable
from buttonbox.core.record import write_record
from buttonbox.games import GAMES
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.server.storage import backup
from tests.core.played import finished

Output = pytest.CaptureFixture[str]
ESCAPE = "\x1b[31m"
RIGHT_TO_LEFT = "\u202e"
NASTY = f"A{ESCAPE}{RIGHT_TO_LEFT}\x07"
SHOWN = "A\\x1b[31m\\u202e\\x07"
HEADER = {"buttonbox": 1, "game": "buttons", "settings": {"players": 2}}
COMMANDS = ("replay", "verify", "analyse", "odds")


def run(*arguments: object) -> int:
    return main([str(argument) for argument in arguments])


def record_of(folder: Path, **header: object) -> Path:
    path = folder / "game.jsonl"
    path.write_text(json.dumps({**HEADER, **header}), encoding="utf-8")
    return path


def assert_clean(text: str) -> None:
    assert not [each for each in text if not each.isprintable() and each != "\n"]


def test_what_is_not_printable_is_written_out() -> None:
    assert printable(NASTY) == SHOWN
    assert printable("half \ud800") == "half \\ud800"
    assert printable("Zoë 🎲") == "Zoë 🎲"
    assert len(printable("x" * 10_000)) < 600


HOSTILE: dict[str, dict[str, object]] = {
    "name": {"names": ["\ud800", "B"]},
    "key": {NASTY: 1},
    "option": {"settings": {"players": 2, NASTY: 1}},
    "game": {"game": NASTY},
    "layout": {"settings": {"players": 2, "layouts": [NASTY, "1a"]}},
    "field": {"position": {NASTY: 1}},
    "long": {"game": "x" * 100_000},
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_record_is_one_clean_line(
    tmp_path: Path, capsys: Output, command: str, kind: str
) -> None:
    assert run(command, record_of(tmp_path, **HOSTILE[kind])) == WRONG_INPUT
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert len(printed.err) < 1000
    assert_clean(printed.err)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("data", [b"\xff\xfe", b"\x00" * 10, b"[" * 100_000, b"\xed\xa0\x80"])
def test_bytes_that_are_no_record(
    tmp_path: Path, capsys: Output, command: str, data: bytes
) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(data)
    assert run(command, path) == WRONG_INPUT
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_the_file_is_named(tmp_path: Path, capsys: Output, command: str) -> None:
    path = record_of(tmp_path, game="chess")
    assert run(command, path) == WRONG_INPUT
    assert capsys.readouterr().err.startswith(f"buttonbox: {path}: line 1: ")


def test_an_endless_file_is_not_read_to_its_end(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_file, "LONGEST", 1000)
    path = tmp_path / "long.jsonl"
    path.write_text(" " * 5000)
    assert run("replay", path) == WRONG_INPUT
    assert capsys.readouterr().err == f"buttonbox: {path}: too long for a record\n"


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_names_of_the_record_are_shown_without_escapes(
    tmp_path: Path, capsys: Output, command: str
) -> None:
    path = tmp_path / "game.jsonl"
    history = finished(BUTTONS)
    path.write_text(write_record(history, {"names": [NASTY, "Zoë"]}), encoding="utf-8")
    more = ["--simulations", "0"] if command == "analyse" else []
    assert run(command, path, *more) == 0
    printed = capsys.readouterr().out
    assert SHOWN in printed
    assert "Zoë" in printed
    assert_clean(printed)


def test_odds_after_the_end_lead_to_the_last_roll(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(write_record(finished(BUTTONS)), encoding="utf-8")
    assert run("odds", path) == WRONG_INPUT
    printed = capsys.readouterr().err
    place = printed.split("--to ")[1].split()[0]
    assert run("odds", path, "--to", place) == 0
    assert "bust" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_files_of_options_are_refused_in_a_clean_line(
    tmp_path: Path, capsys: Output, game: str
) -> None:
    path = tmp_path / "options.json"
    path.write_text(json.dumps({NASTY: ["rrrrrr"]}), encoding="utf-8")
    option = "--layouts" if game == "buttons" else "--values"
    assert run("simulate", game, option, path) == WRONG_INPUT
    assert_clean(capsys.readouterr().err)


# Backups.


def restored(folder: Path, lines: list[bytes]) -> int:
    path = folder / "backup.jsonl.gz"
    path.write_bytes(gzip.compress(b"\n".join(lines) + b"\n"))
    return run("restore", path, "--database", folder / "tables.sqlite")


SETUP = '{"game":"buttons","settings":{},"seats":[],"created":0,"key":""}'
BACKUPS = {
    "no text": [b'{"buttonbox_backup":1}', b'{"table":"\xff","setup":{},"entries":[]}'],
    "odd name": [
        b'{"buttonbox_backup":1}',
        f'{{"table":"\\u001b[31m","setup":{SETUP},"entries":[]}}'.encode(),
        b'{"tables":1}',
    ],
    "deep": [b'{"buttonbox_backup":1}', b'{"setup":{"settings":{"a":' + b"[" * 100_000],
}


@pytest.mark.parametrize("kind", BACKUPS)
def test_a_hostile_backup_is_one_clean_line(tmp_path: Path, capsys: Output, kind: str) -> None:
    assert restored(tmp_path, BACKUPS[kind]) == WRONG_INPUT
    printed = capsys.readouterr().err
    assert printed.count("\n") == 1
    assert_clean(printed)


def test_an_empty_backup_ends_too_soon(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "empty.jsonl.gz"
    path.touch()
    assert run("restore", path, "--database", tmp_path / "tables.sqlite") == WRONG_INPUT
    assert "(it ends too soon)" in capsys.readouterr().err


def test_a_backup_that_unpacks_to_an_endless_line(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "MOST_BYTES", 1000)
    assert restored(tmp_path, [b'{"buttonbox_backup":1}', b" " * 5000]) == WRONG_INPUT
    assert "more than 1000 bytes" in capsys.readouterr().err

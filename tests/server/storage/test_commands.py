"""`verify`, `backup` and `restore` as they are typed."""

import asyncio
from pathlib import Path

import pytest

from buttonbox.cli.main import WRONG_INPUT, main
from buttonbox.cli.option_values import shown_database
from buttonbox.server.storage.store import open_store
from harness.matches import arrived, joined, play_out, sealed, seed_of, setup_of


def run(*arguments: object) -> int:
    return main([str(argument) for argument in arguments])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = joined(setup_of("war"))
    play_out(match, 1)
    path = tmp_path / "game.jsonl"
    path.write_text(match.record())
    return path


def test_verify_says_what_is_proved(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("verify", record)
    fair, commitment, seal, proved, advice = capsys.readouterr().out.splitlines()
    assert fair.startswith("fair: all ")
    assert proved.endswith(": Player 0, Player 1")
    assert "--seal" in advice
    seen = [each.split()[1].upper() for each in (commitment, seal)]
    run("verify", record, "--commitment", seen[0], "--seal", seen[1])
    assert capsys.readouterr().out.splitlines() == [fair, commitment, seal, proved]


@pytest.mark.parametrize("option", ["--commitment", "--seal"])
def test_verify_compares_with_what_was_seen(
    record: Path, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("verify", record, option, "00") == WRONG_INPUT
    assert "not the one seen" in capsys.readouterr().err


def test_verify_tells_what_an_old_record_proves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = joined(setup_of("buttons", edition=1))
    play_out(match, 1)
    path = tmp_path / "old.jsonl"
    path.write_text(match.record())
    run("verify", path)
    assert "whoever ran the server could have" in capsys.readouterr().out


def test_verify_names_who_kept_a_seed_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sealed(arrived(setup_of("buttons", "loo")))
    match.take(match.plan_seed(1, seed_of(1), 0))
    match.take(match.plan_start(0))
    play_out(match, 1)
    path = tmp_path / "kept.jsonl"
    path.write_text(match.record())
    run("verify", path)
    told = capsys.readouterr().out
    assert "missing after it was sealed: Player 0, Player 2; whoever ran the server" in told
    assert "up to 8 games" in told, "with or without each of the three seeds"


def test_verify_says_that_a_record_was_cut_off(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[:-1]))
    run("verify", record)
    assert "lines are missing" not in capsys.readouterr().out, "the last event is there"
    record.write_text("".join(lines[:-2]))
    run("verify", record)
    assert "lines are missing" in capsys.readouterr().out


def test_verify_finds_a_record_without_fair_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "plain.jsonl"
    path.write_text('{"buttonbox":1,"game":"war","settings":{"players":2,"tiles":false,"start":0}}')
    assert run("verify", path) == WRONG_INPUT
    assert "does not say" in capsys.readouterr().err


def test_backup_and_restore(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, other = tmp_path / "one.sqlite", tmp_path / "two.sqlite"
    match = joined(setup_of())

    async def fill() -> None:
        store = open_store(str(database))
        await store.open(lambda table, message: None)
        await store.create("0123456789", match.setup, match.entries)
        saved = tmp_path / "all.gz"
        await asyncio.to_thread(run, "backup", saved, "--database", database)
        await store.close()

    asyncio.run(fill())  # while a server has the file open
    run("restore", tmp_path / "all.gz", "--database", other)
    assert "1 tables restored" in capsys.readouterr().out
    run("restore", tmp_path / "all.gz", "--database", other)
    told = capsys.readouterr().out
    assert "0 tables restored" in told
    assert "1 already there, left alone: 0123456789" in told


def test_a_backup_of_nothing_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing = tmp_path / "none.sqlite"
    assert run("backup", tmp_path / "all.gz", "--database", nothing) == WRONG_INPUT
    [line] = capsys.readouterr().err.splitlines()
    assert "no such database" in line


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://me:secret@db:5432/tables", "postgresql://me:…@db:5432/tables"),
        ("postgresql://me:se:cr@t@db/tables", "postgresql://me:…@db/tables"),
        ("postgresql://:secret@db/tables", "postgresql://:…@db/tables"),
        ("postgresql://me@db/tables", "postgresql://me@db/tables"),
        ("postgresql://db/tables?password=secret&x=1", "postgresql://db/tables?password=…&x=1"),
        ("/home/me/tables.sqlite", "/home/me/tables.sqlite"),
    ],
)
def test_no_password_is_printed(address: str, shown: str) -> None:
    assert shown_database(address) == shown


def test_help_and_restore_print_no_password(
    record: Path,
    tmp_path: Path,
    postgres_address: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = postgres_address.replace("@", ":hunter%2@", 1)
    monkeypatch.setenv("BUTTONBOX_DATABASE", address)
    with pytest.raises(SystemExit):
        run("serve", "--help")
    run("backup", tmp_path / "all.gz", "--database", postgres_address)
    run("restore", tmp_path / "all.gz")
    told = capsys.readouterr()
    assert "restored to postgresql://" in told.out
    assert "hunter" not in told.out + told.err

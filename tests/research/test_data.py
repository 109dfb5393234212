"""Games as rows: Parquet, back to a record, back to the same state."""

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from msgspec import yaml

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.record import read_record
from buttonbox.games import GAMES, find_game
from buttonbox.research import data_files
from buttonbox.research.data import (
    FIELDS,
    GameRow,
    InvalidRow,
    Plan,
    decisions,
    play_games,
    play_row,
    state_hash,
    to_history,
    to_record,
)
from buttonbox.research.data_card import card_path
from buttonbox.research.data_files import (
    MissingExtra,
    UnreadableFile,
    read_parquet,
    write_games,
)
from tests.commands import assert_refused, run

TABLES = [(game, players) for game in GAMES for players in find_game(game).players]


def games(plan: Plan, count: int = 5) -> list[GameRow]:
    return [row for batch in play_games(plan, count) for row in batch]


@pytest.fixture
def row() -> GameRow:
    return play_row(Plan("buttons", 2, 1), 0)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_parquet_leads_back_to_the_record_and_the_state(
    game: str, players: int, tmp_path: Path
) -> None:
    path = tmp_path / "games.parquet"
    plan = Plan(game, players, 7)
    played = games(plan)
    write_games(path, plan, [played[:2], played[2:]])
    read = list(read_parquet(path))
    assert read == played
    for row in read:
        history = read_record(to_record(row), find_game).history
        assert state_hash(history.game, history.state) == row["hash"]
        assert history.state.winners() == tuple(row["winners"])
        assert [event.code for event in history.events] == row["codes"]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_decision_of_a_row_was_legal_and_counted(game: str, players: int) -> None:
    row = play_row(Plan(game, players, 3), 0)
    found = list(decisions(row))
    assert len(found) == row["decisions"]
    assert all(decision.code in decision.moves for decision in found)
    assert all(decision.state.actor() == decision.seat for decision in found)
    assert [len(decision.moves) for decision in found] == [n for n in row["choices"] if n]
    assert [decision.seat for decision in found] == [n for n in row["actors"] if n != CHANCE]


def test_a_hash_differs_after_every_event(row: GameRow) -> None:
    history = to_history(row)
    hashes = {state_hash(history.game, history.fold(count)) for count in range(60)}
    assert len(hashes) == 60


def test_games_do_not_depend_on_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buttonbox.research.data.BATCH", 2)
    plan = Plan("war", 2, 11)
    alone = [row for batch in play_games(plan, 7) for row in batch]
    together = [row for batch in play_games(plan, 7, workers=2) for row in batch]
    assert alone == together
    assert len({row["hash"] for row in alone}) == 7


def test_bots_play_better_games_than_chance() -> None:
    quick = [row["decisions"] for row in games(Plan("buttons", 2, 1, bot="master", simulations=0))]
    slow = [row["decisions"] for row in games(Plan("buttons", 2, 1))]
    assert sum(quick) < sum(slow)
    assert all(
        row["bots"] == ["master"] * 2
        for row in games(Plan("buttons", 2, 1, bot="master", simulations=0), 1)
    )


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("game", "chess", "no game is called 'chess'"),
        ("settings", "{", "not a game"),
        ("settings", '{"players": 9}', "players: must be 2, 3 or 4"),
        ("codes", [10**6], "not a game"),
        ("codes", [], "another state"),
        ("hash", "0" * 32, "another state"),
    ],
)
def test_a_damaged_row_is_refused(row: GameRow, field: str, value: object, complaint: str) -> None:
    damaged = {**row, field: value}
    if field == "codes":
        damaged["actors"] = []
    with pytest.raises(InvalidRow, match=complaint):
        to_history(damaged)  # type: ignore[arg-type]


def test_events_of_another_seat_are_refused(row: GameRow) -> None:
    row["actors"][-1] += 1
    with pytest.raises(InvalidRow, match="other seats"):
        to_history(row)


def test_decisions_stop_at_an_illegal_event(row: GameRow) -> None:
    row["codes"][20] = 10**6
    with pytest.raises(InvalidRow, match="not a game"):
        list(decisions(row))


# The command.


def test_simulate_writes_parquet_with_a_card(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    options = ("--players", "3", "--games", "12", "--seed", "5", "--out", str(path), "--json")
    done = run("simulate", "war", *options, "--workers", "1")
    assert done.returncode == 0, done.stderr
    counts = json.loads(done.stdout)
    rows = list(read_parquet(path))
    assert len(rows) == counts["games"] == 12
    assert sum(row["decisions"] for row in rows) == counts["decisions"]
    assert sorted(os.listdir(tmp_path)) == ["games.card.md", "games.parquet"]
    _, front, text = card_path(path).read_text().split("---\n", 2)
    assert yaml.decode(front)["configs"][0]["data_files"][0]["path"] == "games.parquet"
    assert all(f"| `{field.name}` | {field.type} |" in text for field in FIELDS)


def test_simulate_writes_records_that_replay_reads(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    options = ("--games", "2", "--seed", "5", "--out", str(folder), "--workers", "1")
    assert run("simulate", "buttons", *options, "--bot", "easy").returncode == 0
    records = sorted(folder.iterdir())
    assert [path.name for path in records] == ["0000001.jsonl", "0000002.jsonl"]
    assert run("replay", str(records[1])).returncode == 0


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--bot", "easy"], "--bot: needs --out"),
        (["--out", "games.csv"], "give a name that ends in .parquet"),
        (["--out", "nowhere/games.parquet"], "there is no folder nowhere"),
        (["--out", "pyproject.toml/"], "give a name that ends in .parquet"),
        (["--out", "LICENSE"], "is a file; records need a folder"),
        (["--out", "x.parquet", "--workers", "0"], "--workers: must be at least 1"),
        (["--out", "x.parquet", "--bot", "wizard"], "no bot is called 'wizard'"),
        (["--out", "x.parquet", "--tiles"], "--tiles: is for war only"),
    ],
)
def test_simulate_refuses_with_one_line(options: list[str], complaint: str) -> None:
    assert_refused(["simulate", "buttons", "--games", "3", *options], complaint)
    assert not Path("x.parquet.part").exists()


def test_a_failure_leaves_the_old_file(tmp_path: Path, row: GameRow) -> None:
    path = tmp_path / "games.parquet"
    plan = Plan("buttons", 2, 1)
    write_games(path, plan, [[row]])

    def broken() -> list[list[GameRow]]:
        raise ButtonboxError("no more games")

    with pytest.raises(ButtonboxError, match="no more games"):
        write_games(path, plan, (batch for _ in range(1) for batch in broken()))
    assert list(read_parquet(path)) == [row]
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("content", [b"", b"not Parquet at all"])
def test_a_file_that_is_not_parquet_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(content)
    with pytest.raises(UnreadableFile, match="not a Parquet file"):
        list(read_parquet(path))


def test_parquet_of_something_else_is_refused(tmp_path: Path) -> None:
    pyarrow, parquet = data_files._parquet()
    path = tmp_path / "other.parquet"
    parquet.write_table(pyarrow.table({"a": [1]}), path)
    with pytest.raises(UnreadableFile, match="not those of Buttonbox"):
        list(read_parquet(path))


def test_without_pyarrow_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"pip install 'buttonbox\[data\]'"):
        data_files.check_target(tmp_path / "games.parquet")


def test_the_base_install_needs_no_numpy_or_pyarrow() -> None:
    """What `buttonbox simulate` imports, with and without --out."""
    program = (
        "import sys; import buttonbox.cli.main; import buttonbox.research.data_files;"
        "print([name for name in ('numpy', 'pyarrow', 'matplotlib') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


LOADING = """
import sys
from datasets import load_dataset
from buttonbox.research.data import to_history
games = load_dataset("parquet", data_files=sys.argv[1], split="train")
print(len(games), len({to_history(row).settings["players"] for row in games}))
"""


@pytest.mark.slow
def test_datasets_load_it_without_a_network(tmp_path: Path) -> None:
    if find_spec("datasets") is None:
        pytest.skip("datasets is not installed")
    path = tmp_path / "games.parquet"
    plan = Plan("buttons", 3, 1)
    write_games(path, plan, play_games(plan, 4))
    offline = {"HF_HUB_OFFLINE": "1", "HF_HOME": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", LOADING, str(path)],
        capture_output=True,
        text=True,
        env={**os.environ, **offline},
    )
    assert done.stdout == "4 1\n", done.stderr


# Documents.

ROOT = Path(__file__).parents[2]


def test_the_page_lists_the_fields() -> None:
    rows = [f"| `{field.name}` | {field.type} | {field.meaning} |" for field in FIELDS]
    assert "\n".join(rows) in (ROOT / "docs" / "research" / "data.md").read_text()


@pytest.mark.slow
def test_the_imitator_of_the_example_beats_random_moves(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    plan = Plan("buttons", 2, 1, bot="master", simulations=0)
    write_games(path, plan, play_games(plan, 60))
    example = ROOT / "examples" / "research" / "imitate.py"
    done = subprocess.run([sys.executable, example, path], capture_output=True, text=True)
    won = re.search(r"wins (\d+) of 100", done.stdout)
    assert won, done.stderr
    assert int(won[1]) >= 60

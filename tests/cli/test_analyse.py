"""`buttonbox analyse` as a user runs it."""

import json
from math import fsum
from pathlib import Path
from xml.etree import ElementTree

import pytest

from buttonbox.core.record import write_record
from buttonbox.games import GAMES
from tests.commands import assert_refused, run
from tests.core.played import finished


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    about = {"names": ["Zoë & <Co>", "Yann\a"]}
    path.write_text(write_record(finished(GAMES["buttons"]), about), encoding="utf-8")
    return str(path)


@pytest.mark.slow
def test_the_command_prints_json_that_adds_up(record: str) -> None:
    done = run("analyse", record, "--json", "--simulations", "4")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["names"] == ["Zoë & <Co>", r"Yann\x07"]  # as it is printed
    assert len(found["turning_points"]) == 3
    assert all(point["first"] < point["event"] for point in found["turning_points"])
    for seat, account in enumerate(found["accounts"]):
        explained = account["luck"] + account["skill"] + account["others"] + account["drift"]
        assert explained == pytest.approx(account["end"] - account["start"], abs=1e-9)
        changes = fsum(event["changes"][seat] for event in found["events"])
        assert found["start"][seat] + changes == pytest.approx(account["end"], abs=1e-9)
    assert run("analyse", record, "--json", "--simulations", "4").stdout == done.stdout


def test_the_command_prints_a_table_and_draws_a_graph(record: str, tmp_path: Path) -> None:
    file = tmp_path / "graph.svg"
    done = run("analyse", record, "--level", "easy", "--svg", str(file))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("BUTTONS, ")
    assert "3) event " in done.stdout
    picture = ElementTree.parse(file).getroot()
    lines = [element for element in picture.iter() if element.tag.endswith("polyline")]
    assert len({line.get("stroke") for line in lines}) == 2
    assert len({line.get("stroke-dasharray") for line in lines}) == 2
    texts = [element.text for element in picture.iter() if element.text]
    assert "BUTTONS: chances to win" in texts
    assert any("Zoë & <Co>: from 50% to " in text for text in texts)


@pytest.mark.slow
def test_bad_input_gets_one_clear_line_and_code_2(record: str, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text('{"buttonbox":1}\n')
    for arguments, complaint in (
        (["missing.jsonl"], "missing.jsonl"),
        ([str(damaged)], "line 1: "),
        ([record, "--level", "deep-blue"], "'deep-blue'"),
        ([record, "--simulations", "-1"], "--simulations: must be at least 0"),
        ([record, "--level", "random", "--svg", "/dev/null/x"], "/dev/null/x"),
        ([], "required: RECORD"),
    ):
        assert_refused(["analyse", *arguments], complaint)

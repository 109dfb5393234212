"""Self-play teaches, repeatably."""

import json
from pathlib import Path

import pytest

from buttonbox.bots.player import RandomBot
from buttonbox.bots.stored import save
from buttonbox.bots.train import LESSONS, Progress, School, measure, train
from buttonbox.cli.main import main
from buttonbox.core.randomness import Generator
from buttonbox.games import GAMES
from buttonbox.interpreted import is_compiled

compiled_only = pytest.mark.skipif(not is_compiled(), reason="too slow interpreted")


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_weights(game: str, tmp_path: Path) -> None:
    for name in ("a", "b"):
        save(train(GAMES[game], 2, 40, seed=3, hidden=4, trial_rounds=0), tmp_path / name)
    save(train(GAMES[game], 2, 40, seed=4, hidden=4, trial_rounds=0), tmp_path / "c")
    first, second, other = ((tmp_path / name).read_text() for name in ("a", "b", "c"))
    assert first == second != other


@compiled_only
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_training_makes_stronger(game: str, players: int) -> None:
    network = train(GAMES[game], players, 200, seed=1, trial_rounds=0)
    others = RandomBot(Generator(1))
    strength = measure(GAMES[game], players, network, others, seed=1, rounds=20)
    assert strength is not None
    assert strength > 1.4 / players


@compiled_only
def test_every_step_is_reported() -> None:
    reports: list[Progress] = []
    train(GAMES["buttons"], 2, 40, seed=1, report=reports.append, hidden=4, trial_rounds=1)
    assert [report.games for report in reports] == list(range(2, 41, 2))
    for report in reports:
        assert report.against_random is not None
        assert 0 <= report.against_random <= 1


@compiled_only
def test_the_command_writes_weights_and_a_log_and_leaves_the_installed_ones_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("buttonbox.cli.train.FOLDER", tmp_path / "installed")
    command = ["train", "buttons", "--players", "2", "--games", "40"]
    assert main(command) == 0
    written = tmp_path / "weights"
    assert json.loads((written / "buttons-2.json").read_text())["hidden"] == 64
    lines = (written / "buttons-2.log.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["games"] == 40
    assert not (tmp_path / "installed").exists()
    assert main([*command, "--install"]) == 0
    installed = (tmp_path / "installed" / "buttons-2.json").read_text()
    assert installed == (written / "buttons-2.json").read_text()


@compiled_only
def test_the_mean_of_the_last_games_is_what_is_learned() -> None:
    games = 50
    school = School(GAMES["buttons"], 2, games, seed=1, hidden=4)
    school.play_until(round(games * (1 - LESSONS["buttons"].averaged)))
    assert school.learned is school.network
    sums = [0.0] * len(school.network.out)
    last = range(school.learner.games, games)
    for played in last:
        school.play_until(played + 1)
        sums = [total + weight for total, weight in zip(sums, school.network.out, strict=True)]
    means = [total / len(last) for total in sums]
    assert list(school.learned.out) == pytest.approx(means, abs=1e-5)
    assert list(school.learned.out) != pytest.approx(list(school.network.out), abs=1e-5)


@compiled_only
def test_boards_are_drawn_for_every_game() -> None:
    school = School(GAMES["buttons"], 2, 20, seed=1, hidden=4)
    boards = set()
    for played in range(20):
        school.play_until(played + 1)
        seats = GAMES["buttons"].position(school.learner.first)["seats"]
        boards.add(tuple("".join(seat["layout"]) for seat in seats))
    assert len(boards) > 10

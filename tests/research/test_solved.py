"""Solved positions: confirmed by an independent slow solver, and used to score players."""

import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import cast

import pytest

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import make_bot
from buttonbox.games.buttons.rules import Buttons
from buttonbox.research.solved import (
    InvalidPositions,
    NoSolver,
    SolvedPosition,
    read_positions,
    score_player,
    solved_positions,
    write_positions,
)
from tests.research.slow_last_round import LastRound
from tools.research.scoring import ours, theirs

COUNT = 24
FEW_CELLS = 16  # open cells that the slow solver can take


@pytest.fixture(scope="module")
def positions() -> list[SolvedPosition]:
    return solved_positions("buttons", COUNT, seed=1)


def test_positions_are_decisions_that_matter(positions: list[SolvedPosition]) -> None:
    assert len(positions) == COUNT
    for position in positions:
        state = position.state()
        assert state.actor() == position.seat
        assert sorted(position.values) == sorted(state.legal_moves())
        assert 0 <= min(position.values.values()) < position.value <= 1 + 1e-12
        assert position.values[position.best[0]] == position.value


def test_a_slow_solver_finds_the_same_values(positions: list[SolvedPosition]) -> None:
    solved = 0
    for position in positions:
        state = cast(Buttons, position.state())
        if state.open_cells(position.seat).bit_count() > FEW_CELLS:
            continue
        again = LastRound(state, position.seat)
        assert again.ends_the_game()
        for code, value in position.values.items():
            assert again.value(code) == pytest.approx(value, abs=1e-9)
        solved += 1
    assert solved >= 5


def test_the_same_seed_gives_the_same_positions(positions: list[SolvedPosition]) -> None:
    assert solved_positions("buttons", 10, seed=1, workers=2) == positions[:10]


def test_a_file_gives_the_positions_back(positions: list[SolvedPosition], tmp_path: Path) -> None:
    path = tmp_path / "solved.jsonl"
    write_positions(path, positions)
    assert read_positions(path) == positions


@pytest.mark.parametrize("line", ["{", "[]", "{}", '{"codes": 1, "values": 2}'])
def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path, line: str) -> None:
    path = tmp_path / "solved.jsonl"
    path.write_text(line)
    with pytest.raises(InvalidPositions, match="line 1: not a solved position"):
        read_positions(path)


def test_a_changed_position_is_refused(positions: list[SolvedPosition]) -> None:
    with pytest.raises(InvalidPositions, match="another position"):
        replace(positions[0], hash="0" * 32).state()
    with pytest.raises(InvalidPositions, match="not a position"):
        replace(positions[0], codes=(0, 0)).state()


def test_players_are_scored(positions: list[SolvedPosition]) -> None:
    perfect = score_player(lambda position, state: position.best[0], positions)
    assert (perfect.optimal.value, perfect.loss.value) == (1, 0)
    master = make_bot("buttons", "master", 1, Budget(simulations=100))
    random = make_bot("buttons", "random", 1)
    good = score_player(lambda position, state: master.choose(state), positions)
    bad = score_player(lambda position, state: random.choose(state), positions)
    assert good.loss.value < bad.loss.value
    assert good.optimal.value > bad.optimal.value


def test_searches_that_know_the_rules_alone_are_scored_side_by_side(
    positions: list[SolvedPosition],
) -> None:
    few = positions[:8]
    random = score_player(ours("buttons", "random", None), positions).loss.value
    for simulations in (4, 60):
        theirs_lost = score_player(theirs(simulations), few).loss.value
        ours_lost = score_player(ours("buttons", "uct", simulations), few).loss.value
        assert 0 <= min(theirs_lost, ours_lost) <= max(theirs_lost, ours_lost) < random + 0.2


def test_there_is_no_solver_for_war() -> None:
    with pytest.raises(NoSolver, match="there is no solver for War"):
        solved_positions("war", 1, seed=1)


def test_the_command_writes_them(tmp_path: Path) -> None:
    path = tmp_path / "solved.jsonl"
    command = [sys.executable, "-m", "buttonbox.research.solved", "buttons", "--workers", "1"]
    done = subprocess.run(
        [*command, "--positions", "5", "--out", str(path)], capture_output=True, text=True
    )
    digest = sha256(path.read_bytes()).hexdigest()
    assert done.stdout == f"5 positions written to {path}, SHA-256 {digest}\n", done.stderr
    assert len(read_positions(path)) == 5
    refused = subprocess.run([*command[:3], "war"], capture_output=True, text=True)
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)

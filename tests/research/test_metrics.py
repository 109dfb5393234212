"""Metrics of games: computed by hand for small rows, and plausible for real ones."""

import json
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from buttonbox.bots.level import ONE_PLY
from buttonbox.bots.levels import make_bot
from buttonbox.games import GAMES
from buttonbox.research.data import GameRow, Plan, play_row, to_history
from buttonbox.research.metrics import (
    choice_counts,
    decision_spread,
    lead_changes,
    row_swings,
    shape,
    stakes,
    win_share,
)
from tools.research.__main__ import main
from tools.research.measuring import bust_rates


def played(game: str, players: int, count: int) -> list[GameRow]:
    return [play_row(Plan(game, players, 1), number) for number in range(count)]


@pytest.mark.parametrize("game", tuple(GAMES))
def test_the_shape_is_that_of_the_rows(game: str) -> None:
    rows = played(game, 3, 8)
    found = shape(rows)
    decisions = sum(row["decisions"] for row in rows)
    counts = choice_counts(rows)
    assert sum(counts.values()) == decisions
    assert (
        found.branching.value == sum(moves * count for moves, count in counts.items()) / decisions
    )
    assert found.forced.value == counts[1] / decisions
    assert found.decisions.value == decisions / 8
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)
    assert found.decisions.low <= found.decisions.value <= found.decisions.high


def test_a_shared_win_is_split() -> None:
    row = played("buttons", 4, 1)[0]
    row["winners"] = [1, 3]
    assert [win_share(row, seat) for seat in range(4)] == [0, 0.5, 0, 0.5]


def test_the_lead_changes_when_another_seat_has_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores of five events: 0 leads, a tie, 1 leads, a tie, 0 leads again."""
    row = played("buttons", 2, 1)[0]
    history = to_history(row)
    scores = iter([[1, 0], [1, 1], [1, 2], [2, 2], [3, 2]])
    monkeypatch.setattr(type(history.game.page), "scores", lambda page, state: next(scores))
    monkeypatch.setattr("buttonbox.research.metrics.to_history", lambda row: history)
    history.events = history.events[:5]
    assert lead_changes(row) == 2


@pytest.mark.parametrize("game", tuple(GAMES))
def test_a_judge_sees_what_is_at_stake(game: str) -> None:
    rows = played(game, 2, 2)
    found = stakes(rows, make_bot(game, "master", 1, ONE_PLY))
    same_judge = make_bot(game, "master", 1, ONE_PLY)  # draws the same samples of chance events
    swings = [row_swings(row, same_judge).chance for row in rows]
    assert 0 < found.decision_spread.value < 1
    assert 0 < found.luck_share.value < 1
    assert found.volatility.value == pytest.approx(sum(swings) / 2)


def test_random_judges_see_nothing_at_stake() -> None:
    assert decision_spread(played("buttons", 2, 1)[0], make_bot("buttons", "random", 1)) == 0


def test_busts_come_as_often_as_the_odds_say() -> None:
    """A few thousand rolls: the observed rate is within four standard errors of the exact one."""
    rates = bust_rates(played("buttons", 4, 40))
    assert min(map(int, rates)) == 0
    checked = Counter[bool]()
    for rate in rates.values():
        if rate["rolls"] >= 100:
            error = (rate["exact"] * (1 - rate["exact"]) / rate["rolls"]) ** 0.5
            assert abs(rate["observed"] - rate["exact"]) <= 4 * error
            checked[True] += 1
    assert checked[True] >= 5


@pytest.mark.slow
def test_the_tool_measures_and_draws(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name in ("metrics.md", "measures.md", "solved.md"):
        (tmp_path / name).write_text("# Title\n")
    monkeypatch.setattr("tools.research.measuring.ROLLOUTS", 2)
    monkeypatch.setattr("tools.research.scoring.SIMULATIONS", {2: 1})
    folder = ["--folder", str(tmp_path)]
    for command in (
        ["metrics", "buttons", "2", "--games", "6"],
        ["skill", "buttons", "2", "--games", "2"],
        ["luck", "buttons", "--games", "4"],
        ["elo", "buttons", "--games", "1"],
        ["score", "buttons", "--games", "2"],
        ["draw"],
    ):
        monkeypatch.setattr(sys, "argv", ["tools.research", *command, *folder])
        main()
    assert len(json.loads((tmp_path / "metrics.json").read_text())) == 5
    assert len(list(tmp_path.glob("buttons-*.svg"))) == 6
    text = (tmp_path / "metrics.md").read_text()
    assert "share of luck" in text
    text = (tmp_path / "measures.md").read_text()
    assert "Skill-Luck Index S" in text
    assert "spread of best-fit Elo" in text
    text = (tmp_path / "solved.md").read_text()
    assert re.search(r"\| novice +\| 2 +\|", text)
    assert re.search(r"\| OpenSpiel MCTS, 2 simulations +\| 1 +\|", text)

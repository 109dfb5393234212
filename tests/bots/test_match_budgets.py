"""In the matches that measure the ladder, master's time is cut and others' in proportion."""

import pytest

from buttonbox.bots.levels import UCT
from harness.bots.match_budgets import budgets_of


def test_uct_gets_as_much_time_as_master() -> None:
    assert budgets_of("war", 2, ("master", UCT), 0.05) == (0.05, 0.05)


@pytest.mark.parametrize(("players", "part"), [(2, 0.5), (3, 0.32), (4, 0.32)])
def test_a_level_with_a_part_of_masters_time_keeps_that_part(players: int, part: float) -> None:
    assert budgets_of("war", players, ("master", "virtuoso"), 0.05) == (0.05, 0.05 * part)


@pytest.mark.parametrize(
    ("game", "step", "budgets"),
    [
        ("buttons", ("master", "strong"), (0.05, None)),
        ("war", ("virtuoso", "champion"), (None, None)),
        ("war", ("expert", "strong"), (None, None)),
    ],
)
def test_other_levels_keep_their_own_budget(
    game: str, step: tuple[str, str], budgets: tuple[float | None, float | None]
) -> None:
    assert budgets_of(game, 2, step, 0.05) == budgets

"""In the matches that measure the ladder, levels with a budget of time get simulations instead."""

import pytest

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import UCT, find_level
from harness.bots.match_budgets import Budgets, budgets_of


def most(players: int, level: str) -> int:
    """Return the most simulations of a level of War."""
    simulations = find_level("war", level).for_players(players).budget.most
    assert simulations is not None
    return simulations


def test_uct_gets_as_much_time_as_master() -> None:
    assert budgets_of("war", 2, ("master", UCT), 0.5) == 2 * (Budget(seconds=0.125),)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_masters_matches_both_levels_think_equally_less(players: int) -> None:
    levels = (most(players, "master"), most(players, "virtuoso"))
    expected = tuple(Budget(simulations=each // 4) for each in levels)
    assert budgets_of("war", players, ("master", "virtuoso"), 0.25) == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_virtuoso_thinks_as_much_as_on_a_fast_machine(players: int) -> None:
    expected = (Budget(simulations=most(players, "virtuoso")), None)
    assert budgets_of("war", players, ("virtuoso", "champion"), 0.25) == expected


@pytest.mark.parametrize(
    ("game", "step", "budgets"),
    [
        ("buttons", ("master", "strong"), (Budget(simulations=3000), None)),
        ("buttons", ("novice", "random"), (None, None)),
        ("war", ("expert", "strong"), (None, None)),
    ],
)
def test_other_levels_keep_their_own_budget(
    game: str, step: tuple[str, str], budgets: Budgets
) -> None:
    assert budgets_of(game, 2, step, 0.1) == budgets

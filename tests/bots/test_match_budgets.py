"""In the matches that measure the ladder, levels with a budget of time get simulations instead."""

import pytest

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import UCT, find_level
from harness.bots.match_budgets import MASTER_PART, Budgets, budgets_of, fixed_budget


def most(players: int, level: str) -> int:
    """Return the most simulations of a level of War that has a budget of time."""
    simulations = find_level("war", level).for_players(players).budget.most
    assert simulations is not None
    return simulations


def test_uct_gets_as_much_time_as_master() -> None:
    assert budgets_of("war", 2, ("master", UCT), 0.5) == 2 * (Budget(seconds=0.125),)


@pytest.mark.parametrize("players", [2, 3])
def test_in_master_s_matches_both_think_equally_less(players: int) -> None:
    step = ("master", "virtuoso")
    expected = tuple(Budget(simulations=round(MASTER_PART * most(players, each))) for each in step)
    assert budgets_of("war", players, step) == expected


def test_next_to_master_a_level_with_few_simulations_keeps_them() -> None:
    shortened = Budget(simulations=round(MASTER_PART * most(4, "master")))
    assert budgets_of("war", 4, ("master", "virtuoso")) == (shortened, None)


@pytest.mark.parametrize("players", [2, 3])
def test_elsewhere_the_best_levels_think_as_much_as_on_a_fast_machine(players: int) -> None:
    for level in ("virtuoso", "master"):
        expected = Budget(simulations=most(players, level))
        assert fixed_budget("war", players, level) == expected


@pytest.mark.parametrize(
    ("game", "step", "budgets"),
    [
        ("buttons", ("master", "strong"), (Budget(simulations=3000), None)),
        ("buttons", ("novice", "random"), (None, None)),
        ("war", ("champion", "professional"), (None, None)),
    ],
)
def test_other_levels_keep_their_own_budget(
    game: str, step: tuple[str, str], budgets: Budgets
) -> None:
    assert budgets_of(game, 2, step) == budgets

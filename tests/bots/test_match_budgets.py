"""In the matches that measure the ladder, levels with a budget of time get simulations instead."""

import pytest

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import UCT, find_level
from harness.bots.match_budgets import PARTS, Budgets, budgets_of, fixed_budget


def most(players: int, level: str) -> int:
    """Return the most simulations of a level of War."""
    budget = find_level("war", level).for_players(players).budget
    simulations = budget.most or budget.simulations
    assert simulations is not None
    return simulations


def test_uct_gets_as_much_time_as_master() -> None:
    assert budgets_of("war", 2, ("master", UCT), 0.5) == 2 * (Budget(seconds=0.125),)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("step", [("master", "virtuoso"), ("virtuoso", "champion")])
def test_in_matches_of_the_best_levels_both_think_equally_less(
    players: int, step: tuple[str, str]
) -> None:
    part = PARTS[step[0]]
    expected = tuple(Budget(simulations=round(part * most(players, level))) for level in step)
    assert budgets_of("war", players, step) == expected


@pytest.mark.parametrize("players", [2, 3, 4])
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

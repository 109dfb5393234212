"""The effort of levels where they are measured.

Levels with a budget of time get the simulations of a fast machine instead, so that a measurement
has the same result everywhere.
"""

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import UCT, find_level

# In matches of the best levels both sides think less than in a real game, so that a match takes
# minutes: this part of their simulations, by the stronger level.
PARTS = {"virtuoso": 0.25, "master": 0.1}
Budgets = tuple[Budget | None, Budget | None]


def budgets_of(
    game: str, players: int, step: tuple[str, str], part: float | None = None
) -> Budgets:
    """Return the budgets of the stronger level and the weaker one; None leaves a level its own.

    In matches of the best levels, both get the same part of their simulations. uct has a budget of
    time: it gets as much as master.
    """
    stronger, weaker = step
    part = part or PARTS.get(stronger, 1.0)
    if weaker == UCT:
        time = _budget(game, players, stronger).seconds
        assert time is not None
        same = Budget(seconds=part * time)
        return same, same
    return fixed_budget(game, players, stronger, part), fixed_budget(game, players, weaker, part)


def fixed_budget(game: str, players: int, level: str, part: float = 1.0) -> Budget | None:
    """Return this part of a level's simulations; None for all of them, if they are fixed already.

    A level that errs keeps its own budget.
    """
    if level == "random" or find_level(game, level).for_players(players).noise:
        return None
    budget = _budget(game, players, level)
    if budget.seconds is None and part == 1.0:
        return None
    return Budget(simulations=round(part * (budget.most or budget.simulations or 0)))


def _budget(game: str, players: int, level: str) -> Budget:
    return find_level(game, level).for_players(players).budget

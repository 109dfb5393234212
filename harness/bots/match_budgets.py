"""The effort of levels where they are measured.

Levels with a budget of time get the simulations of a fast machine instead, so that a measurement
has the same result everywhere.
"""

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import UCT, find_level

# In master's matches, levels with a budget of time get this part of their simulations, so that a
# match takes minutes. Levels with fixed simulations keep them all, so master's lead over them is
# understated rather than overstated.
MASTER_PART = 0.1
Budgets = tuple[Budget | None, Budget | None]


def budgets_of(
    game: str, players: int, step: tuple[str, str], part: float | None = None
) -> Budgets:
    """Return the budgets of the stronger level and the weaker one; None leaves a level its own.

    `part` replaces MASTER_PART. uct has a budget of time: it gets as much as master.
    """
    stronger, weaker = step
    part = part or (MASTER_PART if stronger == "master" else 1.0)
    if weaker == UCT:
        time = find_level(game, stronger).for_players(players).budget.seconds
        assert time is not None
        same = Budget(seconds=part * time)
        return same, same
    return fixed_budget(game, players, stronger, part), fixed_budget(game, players, weaker, part)


def fixed_budget(game: str, players: int, level: str, part: float = 1.0) -> Budget | None:
    """Return this part of the most simulations of a level that has a budget of time.

    Returns None for the others: their simulations are fixed already.
    """
    if level == "random":
        return None
    most = find_level(game, level).for_players(players).budget.most
    return None if most is None else Budget(simulations=round(part * most))

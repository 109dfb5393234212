"""The effort of levels where they are measured.

Levels with a budget of time get the simulations of a fast machine instead, so that a measurement
has the same result everywhere.
"""

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import UCT, find_level

# Master thinks less than in a real game, so that a match takes minutes.
MASTER_PART = {"buttons": 0.1, "war": 0.25}
Budgets = tuple[Budget | None, Budget | None]


def budgets_of(game: str, players: int, step: tuple[str, str], part: float) -> Budgets:
    """Return the budgets of the stronger level and the weaker one; None leaves a level its own.

    In master's matches both levels get this part of their simulations. uct has a budget of time:
    it gets as much as master.
    """
    stronger, weaker = step
    if weaker == UCT:
        time = _budget(game, players, stronger).seconds
        assert time is not None
        same = Budget(seconds=part * time)
        return same, same
    part = part if stronger == "master" else 1.0
    return fixed_budget(game, players, stronger, part), fixed_budget(game, players, weaker, part)


def fixed_budget(game: str, players: int, level: str, part: float = 1.0) -> Budget | None:
    """Return this part of a level's simulations; None if it has no budget of time."""
    if level == "random":
        return None
    most = _budget(game, players, level).most
    return None if most is None else Budget(simulations=round(part * most))


def _budget(game: str, players: int, level: str) -> Budget:
    return find_level(game, level).for_players(players).budget

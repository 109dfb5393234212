"""The time of both levels in the matches that measure the ladder."""

from buttonbox.bots.levels import UCT, find_level

# Master's seconds for a decision: a part of its own, so that a match takes minutes.
MASTER_SECONDS = {"buttons": 0.025, "war": 0.0625}


def budgets_of(
    game: str, players: int, step: tuple[str, str], seconds: float
) -> tuple[float | None, float | None]:
    """Return the seconds of both levels for a decision; None leaves a level its own budget.

    `step` is the stronger level and the weaker one. Master gets `seconds`, and so does uct; another
    level with a budget of time gets the same part of its own time as master.
    """
    if step[0] != "master":
        return None, None
    if step[1] == UCT:
        return seconds, seconds
    master, weaker = (find_level(game, level).for_players(players).budget for level in step)
    if weaker.seconds is None or master.seconds is None:
        return seconds, None
    return seconds, round(seconds * weaker.seconds / master.seconds, 4)

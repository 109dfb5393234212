"""The time of both levels in the matches that measure the ladder."""

from buttonbox.bots.levels import UCT, find_level

# Master's seconds for a decision: a part of its own, so that a match takes minutes.
MASTER_SECONDS = {"buttons": 0.025, "war": 0.0625}


def budgets_of(
    game: str, players: int, step: tuple[str, str], seconds: float
) -> tuple[float | None, float | None]:
    """Return the seconds of both levels for a decision; None leaves a level its own budget.

    Besides master, uct gets these seconds, or a level that thinks for some time a part of them.
    """
    if step[0] != "master":
        return None, None
    if step[1] == UCT:
        return seconds, seconds
    master, weaker = (find_level(game, level).for_players(players).budget for level in step)
    if weaker.seconds is None or master.seconds is None:
        return seconds, None
    return seconds, round(seconds * weaker.seconds / master.seconds, 4)

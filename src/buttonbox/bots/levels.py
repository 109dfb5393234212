"""The players people choose from, weak to strong, and plain UCT to compare with."""

from buttonbox.bots.player import Bot, Budget, RandomBot
from buttonbox.bots.thinker import Thinker
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.randomness import Generator
from buttonbox.games import find_game

LEVELS = ("random", "novice", "easy", "strong", "master")
UCT = "uct"  # random games to the end and no knowledge of the game
BOTS = (*LEVELS, UCT)

GLANCE = Budget(simulations=0)  # every move is judged one step ahead, no more
GLANCING = ("novice", "easy")  # whatever the budget: looking further would make them another level
BUDGETS = {
    "strong": Budget(seconds=0.05),
    "master": Budget(seconds=0.25),
    UCT: Budget(seconds=0.25),
}
# How far a judgement may be off, as a chance to win: what makes a level weaker than it could be.
SLIPS = {
    "buttons": {"novice": 0.06, "easy": 0.034, "strong": 0.015},
    "war": {"novice": 0.17, "easy": 0.08, "strong": 0.02},
}


class UnknownBot(ButtonboxError):
    """No bot has this name."""


def make_bot(game_name: str, level: str, seed: int, budget: Budget | None = None) -> Bot:
    """A player of this level; with a budget of simulations its seed determines its moves."""
    game = find_game(game_name).name
    generator = Generator(seed)
    if level not in BOTS:
        raise UnknownBot(f"no bot is called {level!r}; there are: {', '.join(BOTS)}")
    if level == "random":
        return RandomBot(generator)
    slip = SLIPS[game].get(level, 0.0)
    budget = GLANCE if level in GLANCING else budget or BUDGETS[level]
    return Thinker(game, generator, budget, slip, knowing=level != UCT)

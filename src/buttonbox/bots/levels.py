"""The levels people choose from, weak to strong, and plain UCT as a yardstick.

A game's ladder defines how each level plays it (`level.py`, and `game_bots.py` of each game). Where
dice decide too much for that many levels, the ladder leaves some out: these play like the next
weaker one. Every level should win 60 to 80 % of the games against the one below it, as measured by
`python -m bench.strength`.
"""

from buttonbox.bots.bot import Bot, Budget, RandomBot
from buttonbox.bots.level import Ladder, Level
from buttonbox.bots.registry import find_bots
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.randomness import Generator
from buttonbox.games import find_game

LEVELS = (
    *("random", "novice", "easy", "medium", "good", "skilled"),
    *("strong", "expert", "veteran", "professional", "champion", "virtuoso", "master"),
)
UCT = "uct"  # random rollouts, no knowledge of the game
BOTS = (*LEVELS, UCT)

# Without a network there is nothing to evaluate one ply deep: every level searches with rollouts.
ROLLOUTS: Ladder = {
    "novice": Level(Budget(simulations=30)),
    "easy": Level(Budget(simulations=60)),
    "medium": Level(Budget(simulations=120)),
    "good": Level(Budget(seconds=0.03)),
    "strong": Level(Budget(seconds=0.06)),
    "expert": Level(Budget(seconds=0.12)),
    "master": Level(Budget(seconds=0.25)),
    UCT: Level(Budget(seconds=0.25)),
}


class UnknownBot(ButtonboxError):
    """Raised when no bot has this name."""


def make_bot(game_name: str, level: str, seed: int, budget: Budget | None = None) -> Bot:
    """Return a bot of this level; with a budget of simulations the seed determines its moves.

    A level that errs ignores the budget: searching deeper would make it another level.
    Raises UnknownBot.
    """
    if level not in BOTS:
        raise UnknownBot(f"no bot is called {level!r}; there are: {', '.join(BOTS)}")
    game = find_game(game_name).name
    generator = Generator(seed)
    if level == "random":
        return RandomBot(generator)
    use_network = level != UCT and find_bots(game).value is not None
    settings = ROLLOUTS[UCT] if level == UCT else find_level(game, level)
    if budget:
        settings = settings.with_budget(budget)
    return SearchBot(game, generator, settings, use_network)


def find_ladder(game: str) -> Ladder:
    """Return the ladder of a game: its levels by name."""
    bots = find_bots(game)
    return bots.ladder if bots.value else ROLLOUTS


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels that differ in a game, weak to strong."""
    ladder = find_ladder(game)
    return tuple(level for level in LEVELS if level == "random" or level in ladder)


def find_level(game: str, level: str) -> Level:
    """Return how a level plays a game; one that the game lacks plays like the next weaker one."""
    ladder = find_ladder(game)
    names = LEVELS[: LEVELS.index(level) + 1]
    return next(ladder[name] for name in reversed(names) if name in ladder)

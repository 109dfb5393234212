"""How long the strongest bot searches; runs natively and inside the pocket."""

import json
import time

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import make_bot
from buttonbox.core.randomness import Generator
from buttonbox.games import GAMES, find_game

SIMULATIONS = 1500
PLAYERS = 4
SEED = 5


def seconds(game: str) -> float:
    """Return the time of one search in the first position of a game."""
    found, generator = find_game(game), Generator(SEED)
    state = found.new(found.draw_settings(PLAYERS, {}, generator))
    while state.is_chance():
        state.apply(generator.draw(state))
    bot = make_bot(game, "master", SEED, Budget(simulations=SIMULATIONS))
    began = time.perf_counter()
    bot.choose(state)
    return time.perf_counter() - began


def measured() -> dict[str, float]:
    """Return the seconds for each game, the fastest of three searches."""
    return {game: min(seconds(game) for _ in range(3)) for game in GAMES}


if __name__ == "__main__":
    print(json.dumps(measured()))

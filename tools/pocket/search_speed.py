"""How fast the strongest bot searches; runs natively and inside the pocket."""

import json
import time
from collections.abc import Iterator
from itertools import islice

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import make_bot
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES, find_game

SIMULATIONS = 300
POSITIONS = 6
ROUNDS = 3
PLAYERS = 4
SEED = 5


def decisions(game: str) -> Iterator[State]:
    """Yield the positions of a random game in which there is a choice."""
    found, generator = find_game(game), Generator(SEED)
    state = found.new(found.draw_settings(PLAYERS, {}, generator))
    while not state.is_over():
        if state.is_chance():
            state.apply(generator.draw(state))
            continue
        moves = state.legal_moves()
        if len(moves) > 1:
            yield state.clone()
        state.apply(generator.choose(moves))


def search(game: str, state: State) -> tuple[float, int]:
    """Search a position; return the seconds, and the simulations: none if it could be solved."""
    bot = make_bot(game, "master", SEED, Budget(simulations=SIMULATIONS))
    assert isinstance(bot, SearchBot)
    began = time.perf_counter()
    bot.choose(state)
    return time.perf_counter() - began, bot.teams[PLAYERS].tree.simulations


def positions(game: str) -> list[State]:
    """Return the first positions that are searched."""
    searched = (state for state in decisions(game) if search(game, state)[1])
    return list(islice(searched, POSITIONS))


def pace(game: str) -> float:
    """Return the microseconds of a simulation, from the fastest search of each position."""
    spent, done = 0.0, 0
    for state in positions(game):
        seconds, simulations = min(search(game, state) for _ in range(ROUNDS))
        spent += seconds
        done += simulations
    return 1e6 * spent / done


def measured() -> dict[str, float]:
    """Return the microseconds of a simulation for each game."""
    return {game: pace(game) for game in GAMES}


if __name__ == "__main__":
    print(json.dumps(measured()))

"""Hashes of whole games, to compare the compiled rules and bots of two machines.

Runs natively and inside the pocket, so it imports nothing but the package and the standard library.
"""

import hashlib
import json
import sys
from collections.abc import Iterator

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.core.history import History
from buttonbox.core.play import Player, play_game, random_player
from buttonbox.core.randomness import Generator
from buttonbox.games import GAMES, find_game

BUDGET = Budget(simulations=60)
PLAYERS = (2, 3, 4)


def played(game: str, players: list[Player], generator: Generator) -> str:
    """Play a game and return the hash of its settings, events and result."""
    found = find_game(game)
    history = History(found, found.draw_settings(len(players), {}, generator))
    play_game(history, players, generator)
    told = [history.settings, history.events, found.ending(history.state).winners]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def random_game(game: str, seed: int) -> str:
    """Play any legal moves."""
    generator = Generator(seed)
    seats = PLAYERS[seed % len(PLAYERS)]
    return played(game, [random_player(generator)] * seats, generator)


def bot_game(game: str, seed: int) -> str:
    """Let bots of several levels play, with a budget in simulations."""
    seats = PLAYERS[seed % len(PLAYERS)]
    levels = [LEVELS[-1 - (seed + seat) % len(LEVELS)] for seat in range(seats)]
    bots = [make_bot(game, level, seed + seat, BUDGET) for seat, level in enumerate(levels)]
    return played(game, [bot.choose for bot in bots], Generator(seed))


def hashes(random_games: int, bot_games: int) -> Iterator[str]:
    """Yield a line for each game: its kind, its number and its hash."""
    for game in GAMES:
        for seed in range(random_games):
            yield f"{game} random {seed} {random_game(game, seed)}"
        for seed in range(bot_games):
            yield f"{game} bots {seed} {bot_game(game, seed)}"


def text(random_games: int, bot_games: int) -> str:
    """Return all lines."""
    return "\n".join(hashes(random_games, bot_games))


if __name__ == "__main__":
    print(text(int(sys.argv[1]), int(sys.argv[2])))

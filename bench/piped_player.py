"""A bot in a match of two checkouts, controlled through a pipe (`checkouts.py`).

It may run in an older checkout. Time is CPU time, so that a busy machine weakens neither bot. Each
line of input is a request: `new SEED PLAYERS` starts a game,
`play CODE` carries out a move or a chance event, `choose` is answered with a move.
"""

import importlib
import sys
import time
from typing import Any

from buttonbox.bots.levels import make_bot
from buttonbox.games import find_game

BUDGETS = ("buttonbox.bots.bot", "buttonbox.bots.player")  # where Budget is, and where it was once


def find_budget(seconds: float) -> Any:
    """Return a budget of this many seconds."""
    for name in BUDGETS:
        try:
            return importlib.import_module(name).Budget(seconds=seconds)
        except ModuleNotFoundError:
            continue
    raise SystemExit("this checkout has no Budget that is known here")


def serve(game_name: str, level: str, seconds: float) -> None:
    """Answer requests until the input ends."""
    game = find_game(game_name)
    budget = find_budget(seconds)
    for line in sys.stdin:
        request, *words = line.split()
        numbers = [int(word) for word in words]
        if request == "new":
            seed, players = numbers
            state = game.new(game.settings(players))
            bot = make_bot(game_name, level, seed, budget)
        elif request == "play":
            state.apply(numbers[0])
        else:
            print(bot.choose(state), flush=True)


if __name__ == "__main__":
    time.perf_counter = time.thread_time
    serve(sys.argv[1], sys.argv[2], float(sys.argv[3]))

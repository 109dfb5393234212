"""`python -m bench.decisions`: what each level gives away in a decision, as in backgammon.

A fixed set of positions has the value of every legal move by a deep search. A level loses the value
of the best move minus that of the move it chooses; a level that errs loses the mean over the moves
it might choose. `--make SECONDS` adds positions to the set. Results are saved to
docs/decisions.json; docs/strength.md shows them.
"""

import argparse
import gzip
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.arena.ratings import mean_interval
from buttonbox.bots.bot import Bot
from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.bots.search import nogil
from buttonbox.bots.search.mcts import Mcts
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.bots.value.weights import load, new_evaluator, weights_file
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game

GAME = "war"
POSITIONS = Path("bench/positions/war.json.gz")
SAVED = Path("docs/decisions.json")
PAGE = Path("docs/strength.md")
BEGIN, END = "<!-- decisions -->\n", "<!-- end of decisions -->\n"
SEED = 77
DEEP = 6000  # simulations for the values of a position
SPREAD = 0.5  # of them are shared by all moves, so that every move is searched
ONE_IN = 12  # decisions of a game are in the set
PLAYERS = (2, 2, 3, 4)  # of the games of the set in turn
PLAYED_BY = ("easy", "medium", "good", "good")  # their seats
DIGITS = 4
CLEAR_LOSS = 0.02  # a decision that gives away this much is a mistake

# A game: the number of players, all codes, and the positions: after how many codes, and the value
# of each legal move for the seat to move.
GameOfSet = dict[str, Any]


# The set.


def read_set() -> list[GameOfSet]:
    """Read the games of the set; none if there is no set yet."""
    if not POSITIONS.exists():
        return []
    return list(json.loads(gzip.decompress(POSITIONS.read_bytes())))


def write_set(games: list[GameOfSet]) -> None:
    """Write the set; the same games give the same file."""
    POSITIONS.parent.mkdir(exist_ok=True)
    text = json.dumps(games, separators=(",", ":"))
    POSITIONS.write_bytes(gzip.compress(text.encode(), mtime=0))


def make_game(number: int) -> GameOfSet:
    """Play the game of this number and value some of its decisions."""
    players = PLAYERS[number % len(PLAYERS)]
    dice = Generator(SEED + number)
    bots = [make_bot(GAME, level, SEED + number) for level in PLAYED_BY[:players]]
    state = new_state(players)
    codes: list[int] = []
    found: list[tuple[int, dict[int, float]]] = []
    while not state.is_over():
        if state.is_chance():
            codes.append(dice.draw(state))
        else:
            if dice.below(ONE_IN) == 0 and len(state.legal_moves()) > 1:
                found.append((len(codes), deep_values(state, number)))
            codes.append(bots[state.actor()].choose(state))
        state.apply(codes[-1])
    return {"players": players, "codes": codes, "positions": found}


def new_state(players: int) -> State:
    game = find_game(GAME)
    return game.new(game.settings(players))


def deep_values(state: State, seed: int) -> dict[int, float]:
    """Return the value of each legal move for the seat to move."""
    network = load(GAME, weights_file(GAME, state.players))
    search = Mcts(new_evaluator(GAME, network), Generator(seed), 1 << 16, True)
    search.root_spread = SPREAD
    search.start(state)
    while search.simulations < DEEP and not search.full:
        nogil.run(search, DEEP - search.simulations)
        search.grow()
    seat = state.actor()
    return {code: round(values[seat], DIGITS) for code, _, values in search.root_moves()}


def add_games(seconds: float, workers: int) -> None:
    """Add games to the set until the time is over."""
    games = read_set()
    started = time.perf_counter()
    with open_executor(workers, None) as (executor, width):
        while time.perf_counter() - started < seconds:
            numbers = range(len(games), len(games) + 4 * width)
            games += [job.result() for job in [executor.submit(make_game, n) for n in numbers]]
            write_set(games)
            print(sum(len(game["positions"]) for game in games), "positions", flush=True)


# The losses.


def positions_of(game: GameOfSet) -> Iterator[tuple[State, dict[int, float]]]:
    """Yield the positions of a game and the values of their moves."""
    state = new_state(game["players"])
    wanted = dict(game["positions"])
    for event, code in enumerate(game["codes"]):
        if event in wanted:
            yield state.clone(), {int(move): value for move, value in wanted[event].items()}
        state.apply(code)


def losses(level: str, games: list[GameOfSet]) -> list[float]:
    """Return what a level gives away in each position of some games."""
    bot = make_bot(GAME, level, SEED)
    return [loss(bot, state, values) for game in games for state, values in positions_of(game)]


def loss(bot: Bot, state: State, values: dict[int, float]) -> float:
    """Return what a bot gives away in a position, on average."""
    best = max(values.values())
    if isinstance(bot, SearchBot) and bot.noise is not None:
        weights = bot.move_weights(state)
    elif isinstance(bot, SearchBot):
        weights = {bot.choose(state): 1.0}
    else:
        weights = dict.fromkeys(values, 1 / len(values))
    return math.fsum(weight * (best - values[move]) for move, weight in weights.items())


def score(level: str, workers: int) -> dict[str, float]:
    """Return the mean loss of a level with its interval, and how often it errs clearly."""
    games = read_set()
    pieces = [games[first::workers] for first in range(workers)]
    with open_executor(workers, None) as (executor, _):
        jobs = [executor.submit(losses, level, piece) for piece in pieces]
        found = [each for job in jobs for each in job.result()]
    mean, low, high = (1000 * number for number in mean_interval(found))
    mistakes = sum(each >= CLEAR_LOSS for each in found) / len(found)
    return {"loss": mean, "low": low, "high": high, "mistakes": mistakes, "positions": len(found)}


def table(results: dict[str, dict[str, float]]) -> str:
    """Format the losses as a Markdown table."""
    lines = [
        "| Level | loss a decision, thousandths of a win | 95 % interval | loses 20 or more |",
        "|---|---|---|---|",
    ]
    for level in LEVELS:
        if (found := results.get(level)) is not None:
            lines.append(
                f"| {level} | **{found['loss']:.1f}** | {found['low']:.1f} to {found['high']:.1f} "
                f"| {found['mistakes']:.0%} |"
            )
    return "\n".join(lines) + "\n"


def write_page(results: dict[str, dict[str, float]]) -> None:
    """Write the table to its place in docs/strength.md."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}{table(results)}{END}{after}", encoding="utf-8")


def main() -> int:
    """Make positions, or score the levels."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("--make", type=float, metavar="SECONDS", help="add positions to the set")
    parser.add_argument("--level", choices=LEVELS, action="append", help="only this level")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    wanted = parser.parse_args()
    if wanted.make is not None:
        add_games(wanted.make, wanted.workers)
        return 0
    results = json.loads(SAVED.read_text()) if SAVED.exists() else {}
    for level in wanted.level or LEVELS:
        results[level] = {k: round(v, 4) for k, v in score(level, wanted.workers).items()}
        SAVED.write_text(json.dumps(results, indent=1) + "\n")
        print(table({level: results[level]}).splitlines()[-1], flush=True)
    write_page(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())

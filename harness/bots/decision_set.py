"""Fixed sets of positions for measuring bot levels, and how to create them.

A set is a list of games: the number of players, all codes, and the positions. Each position is the
number of codes before it and the value of every legal move for the seat to move. In a game with a
solver the values are exact; otherwise they come from a deep search.
"""

import gzip
import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.bot import Bot
from buttonbox.bots.levels import make_bot
from buttonbox.bots.registry import find_bots
from buttonbox.bots.search import nogil
from buttonbox.bots.search.mcts import Mcts
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.bots.search.tree import SearchTree
from buttonbox.bots.solver import Solver
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.weights import load, new_evaluator, weights_file
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game

FOLDER = Path("bench/positions")
SEED = 77
DEEP = 60_000  # simulations for the values of a position
SPREAD = 0.5  # of these are spread evenly, so that every move is searched
MATTERS = 0.003  # of a win: the least difference between moves worth solving for
PLAYERS = (2, 2, 3, 4)  # of the games of a set in turn
DIGITS = 4

GameOfSet = dict[str, Any]
Values = dict[int, float]


@dataclass(frozen=True)
class Plan:
    """Who plays the games of a set, and how many of their decisions it contains.

    `value` returns the value of each move, or None for a position to leave out.
    """

    played_by: tuple[str, str, str, str]
    one_in: int
    most: int  # positions of a game
    value: Callable[[str, State, int], Values | None]


# The values of a position.


def deep_values(game: str, state: State, seed: int) -> Values:
    """Return the value of each legal move by a deep search."""
    search = Mcts(_evaluator(game, state.players), Generator(seed), SearchTree(1 << 16), True)
    search.root_spread = SPREAD
    search.start(state)
    while search.tree.simulations < DEEP and not search.tree.full:
        nogil.run(search, DEEP - search.tree.simulations)
        search.tree.grow()
    seat = state.actor()
    return {code: round(values[seat], DIGITS) for code, _, values in search.tree.root_moves()}


def proved_values(game: str, state: State, seed: int) -> Values | None:
    """Return the exact value of each legal move, if it can be solved and the choice matters."""
    solver = _solver(game, state.players)
    solution = solver.solve(state) if solver.proves(state) else None
    if solution is None or not solution.proved:
        return None
    values = {code: round(chances[state.actor()], 6) for code, chances in solution.moves.items()}
    return values if max(values.values()) - min(values.values()) >= MATTERS else None


def _evaluator(game: str, players: int) -> Evaluator:
    return new_evaluator(game, load(game, weights_file(game, players)))


_solvers: dict[tuple[str, int], Solver] = {}  # of this process: their memory is reused


def _solver(game: str, players: int) -> Solver:
    make_solver = find_bots(game).solver
    assert make_solver is not None
    if (game, players) not in _solvers:
        _solvers[game, players] = make_solver(_evaluator(game, players))
    return _solvers[game, players]


PLANS = {
    "buttons": Plan(("medium", "good", "strong", "strong"), 1, 4, proved_values),
    "war": Plan(("easy", "medium", "good", "good"), 12, 1000, deep_values),
}


# Making a set.


def make_game(game: str, number: int) -> GameOfSet:
    """Play the game with this number and evaluate some of its decisions."""
    plan = PLANS[game]
    players = PLAYERS[number % len(PLAYERS)]
    dice = Generator(SEED + number)
    bots = [make_bot(game, level, SEED + number) for level in plan.played_by[:players]]
    state = new_state(game, players)
    codes: list[int] = []
    found: list[tuple[int, Values]] = []
    while not state.is_over() and len(found) < plan.most:
        if state.is_chance():
            codes.append(dice.draw(state))
        else:
            if dice.below(plan.one_in) == 0 and len(state.legal_moves()) > 1:
                values = plan.value(game, state, number)
                found += [(len(codes), values)] if values else []
            codes.append(bots[state.actor()].choose(state))
        state.apply(codes[-1])
    return {"players": players, "codes": codes, "positions": found}


def new_state(game: str, players: int) -> State:
    return find_game(game).new(find_game(game).settings(players))


def add_games(game: str, positions: int, seconds: float, workers: int) -> None:
    """Add games to a set until it has enough positions or time runs out."""
    games = read_set(game)
    number = last_number(games) + 1
    started = time.perf_counter()
    with open_executor(workers, None) as (executor, width):
        while count(games) < positions and time.perf_counter() - started < seconds:
            numbers = range(number, number + 8 * width)
            jobs = [executor.submit(make_game, game, n) for n in numbers]
            made = zip(numbers, (job.result() for job in jobs), strict=True)
            games += [{"number": n, **each} for n, each in made if each["positions"]]
            number += 8 * width
            write_set(game, games)
            print(f"{game}: {count(games)} positions", flush=True)


def evaluate_again(game: str, workers: int) -> None:
    """Replace the values of all positions of a set."""
    games = read_set(game)
    with open_executor(workers, None) as (executor, _):
        jobs = [executor.submit(evaluated, game, each) for each in games]
        for done, job in enumerate(jobs):
            games[done]["positions"] = job.result()
            print(f"{game}: {done + 1} of {len(games)} games", flush=True)
    write_set(game, games)


def evaluated(name: str, game: GameOfSet) -> list[tuple[int, Values | None]]:
    """Return the positions of a game with new values."""
    value, number = PLANS[name].value, last_number([game])
    events = [event for event, _ in game["positions"]]
    states = [state for state, _ in positions_of(name, game)]
    return [(at, value(name, state, number)) for at, state in zip(events, states, strict=True)]


def last_number(games: list[GameOfSet]) -> int:
    """Return the number of the last game of a set; old sets do not store it."""
    return int(games[-1].get("number", len(games) - 1)) if games else -1


# Reading a set.


def set_file(game: str) -> Path:
    return FOLDER / f"{game}.json.gz"


def read_set(game: str) -> list[GameOfSet]:
    """Read the games of a set; none if there is no set yet."""
    if not set_file(game).exists():
        return []
    return list(json.loads(gzip.decompress(set_file(game).read_bytes())))


def write_set(game: str, games: list[GameOfSet]) -> None:
    """Write a set; the same games give the same file."""
    text = json.dumps(games, separators=(",", ":"))
    set_file(game).write_bytes(gzip.compress(text.encode(), mtime=0))


def count(games: list[GameOfSet]) -> int:
    """Return the number of positions."""
    return sum(len(game["positions"]) for game in games)


def positions_of(name: str, game: GameOfSet) -> Iterator[tuple[State, Values]]:
    """Yield the positions of a game and the values of their moves."""
    state = new_state(name, game["players"])
    wanted = dict(game["positions"])
    for event, code in enumerate(game["codes"]):
        if event in wanted:
            yield state.clone(), {int(move): value for move, value in wanted[event].items()}
        state.apply(code)


# Losses.


def loss(bot: Bot, state: State, values: Values) -> float:
    """Return a bot's average loss in a position."""
    best = max(values.values())
    if isinstance(bot, SearchBot) and bot.level.for_players(state.players).noise:
        weights = bot.move_weights(state)
    elif isinstance(bot, SearchBot):
        weights = {bot.choose(state): 1.0}
    else:
        weights = dict.fromkeys(values, 1 / len(values))
    return math.fsum(weight * (best - values[move]) for move, weight in weights.items())


def clustered_interval(groups: list[list[float]]) -> tuple[float, float, float]:
    """Return the mean of all numbers and its 95 % interval, treating groups as independent."""
    count = sum(map(len, groups))
    mean = math.fsum(map(math.fsum, groups)) / count
    off = [math.fsum(group) - mean * len(group) for group in groups]
    reach = 1.96 * math.sqrt(math.fsum(each * each for each in off)) / count
    return mean, mean - reach, mean + reach

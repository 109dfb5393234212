"""Score our bots and OpenSpiel's search on solved positions."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.core.state import State
from buttonbox.research import openspiel  # noqa: F401 - registers the games
from buttonbox.research.solved import SolvedPosition, score_player, solved_positions

SEED = 1
SIMULATIONS = (10, 100, 1000)
EXPLORATION = 2.0  # as in OpenSpiel's own example

Json = dict[str, Any]
Choose = Callable[[SolvedPosition, State], int]


def measure_scores(game: str, count: int) -> Json:
    """Return the score of every player on the same positions."""
    positions = solved_positions(game, count, SEED)
    scores = [
        {"player": name, **asdict(score_player(choose, positions))}
        for name, choose in players(game).items()
    ]
    return {"game": game, "positions": count, "scores": scores}


def players(game: str) -> dict[str, Choose]:
    """Return the players to score; `uct` and OpenSpiel's MCTS know only the rules."""
    found = {level: ours(game, level, None) for level in LEVELS[:-1]}
    for simulations in SIMULATIONS:
        found[f"OpenSpiel MCTS, {simulations} simulations"] = theirs(simulations)
        found[f"uct, {simulations} simulations"] = ours(game, "uct", simulations)
        found[f"master, {simulations} simulations"] = ours(game, "master", simulations)
    return found


def ours(game: str, level: str, simulations: int | None) -> Choose:
    """Return one of our bots as a player."""
    budget = None if simulations is None else Budget(simulations=simulations)
    bot = make_bot(game, level, SEED, budget)
    return lambda position, state: bot.choose(state)


def theirs(simulations: int) -> Choose:
    """Return OpenSpiel's Python MCTS with random rollouts; the C++ one takes no Python games."""
    random = np.random.RandomState(SEED)
    evaluator = mcts.RandomRolloutEvaluator(1, random)

    def choose(position: SolvedPosition, state: State) -> int:
        game = pyspiel.load_game(f"buttonbox_{position.game}(players={state.players})")
        there = game.new_initial_state()
        there.go_to(state)
        bot = mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=random)
        return int(bot.step(there))

    return choose

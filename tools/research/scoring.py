"""Score our bots and OpenSpiel's search on solved positions."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import levels_of, make_bot
from buttonbox.core.state import State
from buttonbox.research import openspiel  # noqa: F401 - registers the games
from buttonbox.research.solved import SolvedPosition, score_player

SEED = 1
EVERY = 10_000
SIMULATIONS = {10: 5_000, 100: 1_000, 1000: 100}  # of a search, and in how many positions
EXPLORATION = 2.0  # as in OpenSpiel's own example

Json = dict[str, Any]
Choose = Callable[[SolvedPosition, State], int]


class Candidate(NamedTuple):
    """Who is scored, and in how many positions at most: those who take their time, in fewer."""

    choose: Choose
    most: int


def measure_scores(game: str, positions: Sequence[SolvedPosition]) -> Iterator[Json]:
    """Yield the scores so far after each candidate, all on the same positions."""
    scores: list[Json] = []
    for name, candidate in candidates(game).items():
        scores.append(_score(name, candidate, positions))
        yield {"game": game, "scores": scores}


def _score(name: str, candidate: Candidate, positions: Sequence[SolvedPosition]) -> Json:
    """Return a candidate's score, and the CPU time that it took a move."""
    tried = positions[: candidate.most]
    spent = 0.0

    def choose(position: SolvedPosition, state: State) -> int:
        nonlocal spent
        start = time.process_time()
        chosen = candidate.choose(position, state)
        spent += time.process_time() - start
        return chosen

    score = asdict(score_player(choose, tried))
    milliseconds = 1000 * spent / len(tried)
    return {"player": name, "positions": len(tried), "milliseconds": milliseconds, **score}


def candidates(game: str) -> dict[str, Candidate]:
    """Return who is scored; `uct` and OpenSpiel's MCTS know nothing but the rules."""
    found = {level: Candidate(ours(game, level, None), EVERY) for level in levels_of(game)[:-1]}
    for simulations, most in SIMULATIONS.items():
        players = {
            "OpenSpiel MCTS": theirs(simulations),
            "uct": ours(game, "uct", simulations),
            "master": ours(game, "master", simulations),
        }
        for name, choose in players.items():
            found[f"{name}, {simulations} simulations"] = Candidate(choose, most)
    return found


def ours(game: str, level: str, simulations: int | None) -> Choose:
    """Return one of our bots as a player."""
    budget = None if simulations is None else Budget(simulations=simulations)
    bot = make_bot(game, level, SEED, budget)
    return lambda position, state: bot.choose(state)


def theirs(simulations: int) -> Choose:
    """Return OpenSpiel's MCTS in Python, with random rollouts; its C++ takes no Python games."""
    random = np.random.RandomState(SEED)
    evaluator = mcts.RandomRolloutEvaluator(1, random)

    def choose(position: SolvedPosition, state: State) -> int:
        game = pyspiel.load_game(f"buttonbox_{position.game}(players={state.players})")
        there = game.new_initial_state()
        there.go_to(state)
        bot = mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=random)
        return int(bot.step(there))

    return choose

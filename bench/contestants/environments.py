"""Environments for learning as contestants: ours beside PettingZoo's, pgx's and OpenSpiel's."""

import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
from open_spiel.python import games as python_games

from bench.contestants.open_spiel import OpenSpielGame
from buttonbox.research import openspiel
from buttonbox.research.pettingzoo import env
from buttonbox.research.vector import GameVectorEnv
from harness.measure import nanoseconds

REGISTERED = (python_games, openspiel)  # importing them registers their games
CORES = 2
GAMES_AT_ONCE = 4096
RECORDED = 20
PYTHON_GAMES = {  # and how many of each are played for a sample
    "python_block_dominoes": 40,
    "python_kuhn_poker": 400,
    "python_liars_poker": 100,
    "python_tic_tac_toe": 100,
}


class AgentSteps:
    """An AEC environment, stepped through games that were chosen at random beforehand."""

    def __init__(self, environment: Any, seed: int) -> None:
        self.environment = environment
        self.random = Random(seed)
        self.games = [(number, self._record(number)) for number in range(seed, seed + RECORDED)]

    def _record(self, seed: int) -> list[int | None]:
        """Play a random game and return its actions, so that choosing them takes no time later."""
        actions: list[int | None] = []
        self.environment.reset(seed=seed)
        for _ in self.environment.agent_iter():
            seen, _, terminated, truncated, _ = self.environment.last()
            over = terminated or truncated
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            actions.append(None if over else self.random.choice(legal))
            self.environment.step(actions[-1])
        return actions

    def step(self) -> float:
        """Return nanoseconds a step: what the agent sees, and its action."""
        return nanoseconds(lambda: sum(self._replay(*game) for game in self.games))

    def _replay(self, seed: int, actions: list[int | None]) -> int:
        self.environment.reset(seed=seed)
        last, step = self.environment.last, self.environment.step
        for action in actions:
            last()
            step(action)
        return len(actions)


def agent_steps(game: str, seed: int) -> AgentSteps:
    """Return one of our games as an AEC environment."""
    return AgentSteps(env(game), seed)


def connect_four(seed: int) -> AgentSteps:
    """Return PettingZoo's connect_four, as its documentation makes it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame, which it imports, uses what is deprecated
        from pettingzoo.classic import connect_four_v3

    return AgentSteps(connect_four_v3.env(), seed)


# Many games at once, on two cores: decisions a second by the clock on the wall.


def millions_a_second(work: Callable[[], int]) -> float:
    """Return millions of decisions per second; `work` returns the number of decisions."""
    start = time.perf_counter()
    return work() / (time.perf_counter() - start) / 1e6


class VectorSteps:
    """Our vector environment: random legal moves, with every observation and mask written."""

    def __init__(self, game: str, seed: int) -> None:
        self.environment = GameVectorEnv(game, GAMES_AT_ONCE, copy=False, threads=CORES)
        self.environment.reset(seed=seed)

    def step(self, steps: int) -> float:
        """Return millions of decisions a second."""
        return millions_a_second(partial(self._play, steps))

    def _play(self, steps: int) -> int:
        """Return the number of decisions; steps that reset a game do not count."""
        began = 0
        for _ in range(steps):
            began += int(self.environment.step(self.environment.random_actions())[2].sum())
        return steps * GAMES_AT_ONCE - began


class PgxBackgammon:
    """The backgammon of pgx: all steps of a sample are one compiled call, on all cores."""

    def __init__(self, seed: int, games: int, steps: int) -> None:
        jax: Any = import_module("jax")  # here, since mypy need not know what only a bench installs
        pgx: Any = import_module("pgx")
        environment = pgx.make("backgammon")
        resetting = import_module("pgx.experimental").auto_reset(environment.step, environment.init)
        step = jax.vmap(resetting)

        def play_one(carry: Any, _: None) -> tuple[Any, None]:
            state, key = carry
            key, choosing, dice = jax.random.split(key, 3)
            legal = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            action = jax.random.categorical(choosing, legal, axis=-1)
            return (step(state, action, jax.random.split(dice, games)), key), None

        self.decisions = games * steps
        self.wait = jax.block_until_ready
        self.play = jax.jit(lambda carry: jax.lax.scan(play_one, carry, None, length=steps)[0])
        key = jax.random.PRNGKey(seed)
        first = jax.jit(jax.vmap(environment.init))(jax.random.split(key, games))
        self.carry = self.wait(self.play((first, key)))  # compiles

    def step(self) -> float:
        """Return millions of decisions a second."""
        return millions_a_second(self._play)

    def _play(self) -> int:
        self.carry = self.wait(self.play(self.carry))
        return self.decisions


# Games in Python, driven by OpenSpiel.


class PythonGame(OpenSpielGame):
    """A game of OpenSpiel in Python, driven like one in C++."""

    def actions(self, games: int) -> float:
        """Return nanoseconds an action of random play; what chance does is an action, too."""
        new = self.game.new_initial_state
        return nanoseconds(lambda: sum(self._actions_of(new()) for _ in range(games)))

    def _actions_of(self, state: Any) -> int:
        self.step_through(state)
        return int(state.move_number())


def fastest_python_game(seed: int) -> Callable[[], float]:
    """Return a sample of OpenSpiel's own Python games: the time of the fastest of them."""
    own = [PythonGame(name, seed) for name in PYTHON_GAMES]
    return lambda: min(game.actions(PYTHON_GAMES[game.name]) for game in own)

"""Games of OpenSpiel as contestants, each measured by its fastest way."""

import statistics
from functools import cached_property
from random import Random
from typing import Any

import pyspiel

from buttonbox.core.randomness import Generator
from harness.measure import nanoseconds, nanoseconds_a_call

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
GAMES_COUNTED = 400


class OpenSpielGame:
    """A game of OpenSpiel with its own random numbers."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.game = pyspiel.load_game(name)
        self.seed = seed
        self.choose = Generator(seed).choose
        self.uniform = Random(seed).random

    @cached_property
    def mean_decisions(self) -> float:
        """The mean number of decisions in a random game."""
        new = self.game.new_initial_state
        return statistics.fmean(self.step_through(new()) for _ in range(GAMES_COUNTED))

    def play(self, games: int) -> float:
        """Return nanoseconds per decision of random play in C++: the rollouts of one simulation."""
        self.seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(games, self.seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, self.seed, False)
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.draw(state))

        decisions = games * self.mean_decisions

        def work() -> float:
            bot.step(state)
            return decisions

        return nanoseconds(work)

    def step(self, games: int) -> float:
        """Return nanoseconds per decision of random play, stepped from Python."""
        new = self.game.new_initial_state
        return nanoseconds(lambda: sum(self.step_through(new()) for _ in range(games)))

    def step_through(self, state: Any) -> int:
        """Play randomly to the end and return the number of decisions."""
        draw, choose = self.draw, self.choose
        decisions = 0
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(draw(state))
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
        return decisions

    def draw(self, state: Any) -> int:
        """Draw a chance event by its probability; faster than random.choices and sample_action."""
        left = self.uniform()
        action = 0
        for action, probability in state.chance_outcomes():  # noqa: B007
            left -= probability
            if left < 0:
                break
        return action

    def copy(self, copies: int, events: int) -> float:
        """Return nanoseconds per copy of a state, this many events into a game."""
        state = self.game.new_initial_state()
        for _ in range(events):
            chance = state.is_chance_node()
            state.apply_action(self.draw(state) if chance else self.choose(state.legal_actions()))
        return nanoseconds_a_call(state.clone, copies)

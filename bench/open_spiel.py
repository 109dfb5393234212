"""Games of OpenSpiel as contestants, each by its quickest way."""

import statistics
from random import Random
from typing import Any

import pyspiel

from bench.measure import nanoseconds, nanoseconds_a_call
from buttonbox.core.randomness import Generator

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
GAMES_COUNTED = 400


class OpenSpielGame:
    """A game of OpenSpiel and the randomness it is measured with."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = pyspiel.load_game(name)
        self.seed = seed
        self.choose = Generator(seed).choose
        self.uniform = Random(seed).random
        self.mean_decisions = statistics.fmean(
            self.step_through(self.game.new_initial_state()) for _ in range(GAMES_COUNTED)
        )

    def play(self, games: int) -> float:
        """Nanoseconds a decision of random play in C++: the rollouts of one simulation."""
        self.seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(games, self.seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, self.seed, False)
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.draw(state))

        def work() -> float:
            bot.step(state)
            return games * self.mean_decisions

        return nanoseconds(work)

    def step(self, games: int) -> float:
        """Nanoseconds a decision of random play, driven from Python."""
        new = self.game.new_initial_state
        return nanoseconds(lambda: sum(self.step_through(new()) for _ in range(games)))

    def step_through(self, state: Any) -> int:
        """Random play; how many decisions it took."""
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
        """A chance event by its probability; quicker than random.choices and sample_action."""
        left = self.uniform()
        action = 0
        for action, probability in state.chance_outcomes():  # noqa: B007
            left -= probability
            if left < 0:
                break
        return action

    def copy(self, copies: int, events: int) -> float:
        """Nanoseconds a copy of a state, so many moves and chance events into a game."""
        state = self.game.new_initial_state()
        for _ in range(events):
            chance = state.is_chance_node()
            state.apply_action(self.draw(state) if chance else self.choose(state.legal_actions()))
        return nanoseconds_a_call(state.clone, copies)

"""Search with random rollouts: our plain UCT against OpenSpiel's MCTS in C++."""

from typing import Any

import pyspiel

from buttonbox.bots.search import nogil
from buttonbox.bots.search.mcts import Mcts
from buttonbox.bots.search.tree import SearchTree
from buttonbox.bots.value.evaluator import Rollouts
from buttonbox.core.randomness import Generator
from buttonbox.games import find_game
from harness.measure import nanoseconds

EDGES = 1 << 20


class OurSearch:
    """Plain UCT from the first decision of a two-player game."""

    def __init__(self, name: str, seed: int) -> None:
        game = find_game(name)
        self.generator = Generator(seed)
        self.first = game.new(game.settings(2))
        self.generator.settle(self.first)
        self.search = Mcts(Rollouts(self.generator), self.generator, SearchTree(EDGES), False)

    def simulate(self, simulations: int) -> float:
        """Return nanoseconds per simulation."""

        def work() -> float:
            self.search.start(self.first)
            nogil.run(self.search, simulations)
            return float(self.search.tree.simulations)

        return nanoseconds(work)


class OpenSpielSearch:
    """OpenSpiel's MCTS from the first decision of a game."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = pyspiel.load_game(name)
        self.seed = seed
        self.first = self.game.new_initial_state()
        while self.first.is_chance_node():
            self.first.apply_action(self.first.legal_actions()[0])

    def simulate(self, simulations: int) -> float:
        """Return nanoseconds per simulation."""
        self.seed += 1
        bot = self._bot(simulations)

        def work() -> float:
            bot.step(self.first)
            return float(simulations)

        return nanoseconds(work)

    def _bot(self, simulations: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(1, self.seed)
        return pyspiel.MCTSBot(
            self.game, evaluator, 1.0, simulations, 1000, False, self.seed, False
        )

"""Games that a network plays against itself and learns from."""

import math

from buttonbox.bots.registry import find_bots
from buttonbox.bots.training.plan import TrainingPlan
from buttonbox.bots.training.search_play import SearchLearner
from buttonbox.bots.training.td_lambda import Learner
from buttonbox.bots.value.network import Network
from buttonbox.bots.value.weights import (
    learned_value,
    new_evaluator,
    new_network,
)
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator


class SelfPlay:
    """Plays games against itself and learns weights from them."""

    def __init__(self, game: Game, players: int, games: int, seed: int, plan: TrainingPlan) -> None:
        self.game = game
        self.players = players
        self.games = games
        self.plan = plan
        self.generator = Generator(seed)
        self.network = new_network(game.name, plan.hidden)
        self.network.randomise(self.generator)
        first = game.new(game.settings(players))
        evaluator = new_evaluator(game.name, self.network)
        self.learner = Learner(first, evaluator, self.network, self.generator)
        make_solver = find_bots(game.name).solver
        solver = make_solver(evaluator) if make_solver else None
        self.searcher = SearchLearner(first, evaluator, self.network, self.generator, solver)
        self.searcher.simulations = plan.simulations
        search = self.searcher.search
        exploration = learned_value(game.name).exploration
        search.exploration = exploration.get(players, search.exploration)
        self.mean = new_network(game.name, plan.hidden)
        self.averaged = 0  # how many weights are in the mean
        self.searching = False  # whether a search has begun to play
        self.played_before = 0  # games that others have played

    @property
    def learned(self) -> Network:
        """The best network so far."""
        return self.mean if self.averaged else self.network

    @property
    def played(self) -> int:
        """Games played so far."""
        return self.played_before + self.learner.games + self.searcher.games

    def play_until(self, wanted: int) -> None:
        """Play on until this many games are played in all."""
        while self.played < wanted:
            done = self.played / self.games
            self._enter_search(done)
            self._play_game(self.searcher if self.searches(done) else self.learner, done)
            self._average(done)

    def searches(self, done: float) -> bool:
        """Return whether a search plays the games after this fraction of the training is done."""
        return done >= 1 - self.plan.searched

    def _enter_search(self, done: float) -> None:
        """Go on from the mean of the weights when the first game of the search begins."""
        if self.averaged and self.searches(done) and not self.searching:
            self.network.blend_towards(self.mean, 1.0)
            self.averaged = 0
        self.searching = self.searches(done)

    def _average(self, done: float) -> None:
        """Add the weights to the mean, if the last part of the training has begun."""
        if done >= 1 - self.plan.averaged:
            self.averaged += 1
            self.mean.blend_towards(self.network, 1 / self.averaged)

    def _play_game(self, learner: Learner | SearchLearner, done: float) -> None:
        """Play and learn from one game, after this fraction of the training is done."""
        first_permille, last_permille = self.plan.random_permille
        learner.td_lambda = self.plan.td_lambda
        learner.rate = self.rate(done)
        learner.random_permille = round(first_permille + (last_permille - first_permille) * done)
        settings = self.game.draw_settings(self.players, {}, self.generator)
        learner.first = self.game.new(settings)
        learner.play()

    def rate(self, done: float) -> float:
        """Return the learning rate after this fraction of the training is done."""
        plain = 1 - self.plan.searched  # the fraction that no search plays
        if done < plain or plain == 1:
            return _between(self.plan.rates, done / plain)
        return _between(self.plan.searched_rates, (done - plain) / self.plan.searched)


def _between(ends: tuple[float, float], done: float) -> float:
    """Return the rate at this fraction of the training; it falls geometrically."""
    first, last = ends
    return first * math.pow(last / first, done)

"""Train the weights of a game by self-play and measure the strength they reach."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from buttonbox.bots.arena.arena import Entrant, play_block, play_match
from buttonbox.bots.arena.duel import Duel, duel_blocks, duel_result
from buttonbox.bots.bot import Bot, Budget, RandomBot
from buttonbox.bots.level import ONE_PLY, Level
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.bots.training.plan import TrainingPlan
from buttonbox.bots.training.search_play import SearchLearner
from buttonbox.bots.training.td_lambda import Learner
from buttonbox.bots.value.network import Network
from buttonbox.bots.value.weights import (
    NoWeights,
    learned_value,
    load,
    new_evaluator,
    new_network,
    weights_file,
)
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator

STEPS = 20  # progress reports in a training run
TRIAL_ROUNDS = 25  # games from each seat for a measurement of strength


@dataclass(frozen=True)
class TrainingProgress:
    """One report of a training run, with the share of games that the weights win so far."""

    game: str
    players: int
    seed: int
    games: int
    seconds: float
    learning_rate: float
    against_random: float | None
    against_package: float | None  # None if the package has no weights


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
        self.searcher = SearchLearner(first, evaluator, self.network, self.generator)
        self.searcher.simulations = plan.simulations
        search = self.searcher.search
        exploration = learned_value(game.name).exploration
        search.exploration = exploration.get(players, search.exploration)
        self.mean = new_network(game.name, plan.hidden)
        self.averaged_games = 0  # the games whose weights are in the mean

    @property
    def learned(self) -> Network:
        """The best network so far."""
        return self.mean if self.averaged_games else self.network

    @property
    def played(self) -> int:
        """Games played so far."""
        return self.learner.games + self.searcher.games

    def play_until(self, wanted: int) -> None:
        """Play on until this many games are played in all."""
        while self.played < wanted:
            done = self.played / self.games
            self._play_game(self.searcher if done >= 1 - self.plan.searched else self.learner, done)
            if done >= 1 - self.plan.averaged:
                self.averaged_games += 1
                self.mean.blend_towards(self.network, 1 / self.averaged_games)

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


def train(
    game: Game,
    players: int,
    games: int,
    seed: int,
    report: Callable[[TrainingProgress], None] = lambda progress: None,
    plan: TrainingPlan | None = None,
    trial_rounds: int = TRIAL_ROUNDS,
) -> Network:
    """Train by self-play with the game's own plan or another; the seed determines the weights.

    Raises NoWeights if the game has no network.
    """
    plan = plan or learned_value(game.name).training[players]
    self_play = SelfPlay(game, players, games, seed, plan)
    seconds = 0.0
    for step in range(STEPS):
        started = time.thread_time()
        self_play.play_until(games * (step + 1) // STEPS)
        seconds += time.thread_time() - started
        strength = [
            measure(game, players, self_play.learned, other, seed, trial_rounds)
            for other in (RandomBot(Generator(seed)), packaged(game.name, players))
        ]
        played = self_play.played
        rate = round(self_play.rate(played / games), 5)
        report(
            TrainingProgress(game.name, players, seed, played, round(seconds, 1), rate, *strength)
        )
    return self_play.learned


def packaged(game: str, players: int, budget: Budget = ONE_PLY) -> Bot | None:
    """Return a bot with the packaged weights, or None if there are none."""
    bot = SearchBot(game, Generator(1), Level(budget))
    try:
        bot.set_evaluator(players, new_evaluator(game, load(game, weights_file(game, players))))
    except NoWeights:
        return None
    return bot


def measure(
    game: Game, players: int, network: Network, other: Bot | None, seed: int, rounds: int
) -> float | None:
    """Return the share of games that a one-ply bot with these weights wins against another."""
    if other is None or rounds == 0:
        return None
    learned = new_bot(game, players, network, seed, ONE_PLY)
    return round(play_match(game.name, learned, other, players, rounds, seed), 3)


def new_bot(game: Game, players: int, network: Network, seed: int, budget: Budget) -> SearchBot:
    """Return a bot that plays with a network."""
    bot = SearchBot(game.name, Generator(seed), Level(budget))
    bot.set_evaluator(players, new_evaluator(game.name, network))
    return bot


# The gate.


def compare(
    game: Game, players: int, network: Network, seed: int, games: int, plan: TrainingPlan
) -> Duel | None:
    """Return a luck-adjusted duel with the packaged weights; None if there are none.

    Both bots play one ply deep, or search if the weights were trained for a search. 400 games take
    about 20 s without a search and 2 minutes with one.
    """
    budget = Budget(simulations=plan.simulations) if plan.searched else ONE_PLY
    other, judge = packaged(game.name, players, budget), packaged(game.name, players)
    if other is None or judge is None:
        return None
    bots: dict[str, Bot] = {"new": new_bot(game, players, network, seed, budget)}
    bots |= {"packaged": other, "judge": judge}
    new, old, luck = (Entrant(name, name) for name in bots)
    blocks = duel_blocks(game.name, (new, old), players, games, seed, luck)
    played = (play_block(block, lambda game, level, seed, budget: bots[level]) for block in blocks)
    return duel_result("new", played)

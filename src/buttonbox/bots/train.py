"""Learning the weights of a game by self-play, with a log of the strength reached."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from buttonbox.bots import nogil
from buttonbox.bots.learner import Learner
from buttonbox.bots.match import play_match
from buttonbox.bots.network import Network
from buttonbox.bots.player import Bot, Budget, RandomBot
from buttonbox.bots.stored import NoWeights, evaluator_of, load, new_network, weights_file
from buttonbox.bots.thinker import Thinker
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator

HIDDEN = 32
STEPS = 20  # lines of the log
RATES = (0.02, 0.001)  # of learning, first and last
WHIMS = (100, 20)  # random moves in a thousand, first and last
TRIAL_ROUNDS = 25  # games from every seat to measure strength
GLANCE = Budget(simulations=0)


@dataclass(frozen=True)
class Progress:
    """A line of the log: how far training is, and which part of its games it wins."""

    game: str
    players: int
    seed: int
    games: int
    seconds: float
    learning_rate: float
    against_random: float | None
    against_package: float | None  # the weights of the package, if there are any


def train(
    game: Game,
    players: int,
    games: int,
    seed: int,
    report: Callable[[Progress], None] = lambda progress: None,
    hidden: int = HIDDEN,
    trial_rounds: int = TRIAL_ROUNDS,
) -> Network:
    """Weights after so many games against itself; the same seed gives the same weights."""
    generator = Generator(seed)
    network = new_network(game.name, hidden)
    network.scatter(generator)
    first = game.new(game.settings(players))
    learner = Learner(first, evaluator_of(game.name, network), network, generator)
    seconds = 0.0
    for step in range(STEPS):
        started = time.perf_counter()
        learn_until(learner, games * (step + 1) // STEPS, games)
        seconds += time.perf_counter() - started
        strength = [
            measure(game, players, network, other, seed, trial_rounds)
            for other in (RandomBot(Generator(seed)), packaged(game.name, players))
        ]
        rate = round(learner.rate, 5)
        report(
            Progress(game.name, players, seed, learner.games, round(seconds, 1), rate, *strength)
        )
    return network


def learn_until(learner: Learner, wanted: int, games: int) -> None:
    """Play on; steps get smaller and whims fewer as learning goes on."""
    while learner.games < wanted:
        done = learner.games / games
        learner.rate = RATES[0] * (RATES[1] / RATES[0]) ** done
        learner.whims = round(WHIMS[0] + (WHIMS[1] - WHIMS[0]) * done)
        nogil.release(learner, 1)


def packaged(game: str, players: int) -> Bot | None:
    """A glance with the weights of the package, to compare with."""
    bot = Thinker(game, Generator(1), GLANCE)
    try:
        bot.use(players, evaluator_of(game, load(game, weights_file(game, players))))
    except NoWeights:
        return None
    return bot


def measure(
    game: Game, players: int, network: Network, other: Bot | None, seed: int, rounds: int
) -> float | None:
    """Which part of its games a glance with these weights wins against another bot."""
    if other is None or rounds == 0:
        return None
    learned = Thinker(game.name, Generator(seed), GLANCE)
    learned.use(players, evaluator_of(game.name, network))
    return round(play_match(game, game.settings(players), learned, other, rounds, seed), 3)

"""Learning the weights of a game by self-play, with a log of the strength reached."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from buttonbox.bots import nogil
from buttonbox.bots.learner import Learner
from buttonbox.bots.match import play_match
from buttonbox.bots.network import Network
from buttonbox.bots.openings import draw_settings
from buttonbox.bots.player import Bot, Budget, RandomBot
from buttonbox.bots.stored import NoWeights, evaluator_of, load, new_network, weights_file
from buttonbox.bots.thinker import Thinker
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator

STEPS = 20  # lines of the log
TRIAL_ROUNDS = 25  # games from every seat to measure strength
GLANCE = Budget(simulations=0)


@dataclass(frozen=True)
class Lessons:
    """How a game is learned; of two numbers the first is for the beginning, the last for the end.

    The states of one game all push the weights the same way, so that these never come to rest:
    where a part is `averaged`, the mean of the weights over it is kept.
    """

    games: dict[int, int]  # what the package's weights were made with, by the number of players
    hidden: int  # units of the network
    rates: tuple[float, float]
    whims: tuple[int, int]  # random moves in a thousand
    trust: float  # lambda: how much a later value counts against the next one
    averaged: float  # which part of the games, the last ones; 0 keeps the last weights


LESSONS = {
    "buttons": Lessons(
        games={2: 200_000, 3: 60_000, 4: 60_000},
        hidden=64,
        rates=(0.008, 0.0005),
        whims=(10, 10),
        trust=0.7,
        averaged=0.4,
    ),
    "war": Lessons(
        games={2: 24_000, 3: 24_000, 4: 24_000},
        hidden=32,
        rates=(0.02, 0.001),
        whims=(100, 20),
        trust=0.8,
        averaged=0.0,
    ),
}


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


class School:
    """Games against itself, and the weights learned from them."""

    def __init__(self, game: Game, players: int, games: int, seed: int, hidden: int) -> None:
        self.game = game
        self.players = players
        self.games = games
        self.lessons = LESSONS[game.name]
        self.generator = Generator(seed)
        self.network = new_network(game.name, hidden)
        self.network.scatter(self.generator)
        first = game.new(game.settings(players))
        evaluator = evaluator_of(game.name, self.network)
        self.learner = Learner(first, evaluator, self.network, self.generator)
        self.learner.trust = self.lessons.trust
        self.mean = new_network(game.name, hidden)
        self.counted = 0  # games whose weights are in the mean

    @property
    def learned(self) -> Network:
        """The best weights so far."""
        return self.mean if self.counted else self.network

    def play_until(self, wanted: int) -> None:
        """Play on; steps get smaller and whims fewer as learning goes on."""
        while self.learner.games < wanted:
            done = self.learner.games / self.games
            self._play_game(done)
            if done >= 1 - self.lessons.averaged:
                self.counted += 1
                self.mean.approach(self.network, 1 / self.counted)

    def _play_game(self, done: float) -> None:
        """One game, when this part of them has been played."""
        first_rate, last_rate = self.lessons.rates
        first_whims, last_whims = self.lessons.whims
        self.learner.rate = first_rate * (last_rate / first_rate) ** done
        self.learner.whims = round(first_whims + (last_whims - first_whims) * done)
        self.learner.first = self.game.new(draw_settings(self.game, self.players, self.generator))
        nogil.release(self.learner, 1)


def train(
    game: Game,
    players: int,
    games: int,
    seed: int,
    report: Callable[[Progress], None] = lambda progress: None,
    hidden: int | None = None,
    trial_rounds: int = TRIAL_ROUNDS,
) -> Network:
    """Weights after so many games against itself; the same seed gives the same weights."""
    school = School(game, players, games, seed, hidden or LESSONS[game.name].hidden)
    seconds = 0.0
    for step in range(STEPS):
        started = time.perf_counter()
        school.play_until(games * (step + 1) // STEPS)
        seconds += time.perf_counter() - started
        strength = [
            measure(game, players, school.learned, other, seed, trial_rounds)
            for other in (RandomBot(Generator(seed)), packaged(game.name, players))
        ]
        played, rate = school.learner.games, round(school.learner.rate, 5)
        report(Progress(game.name, players, seed, played, round(seconds, 1), rate, *strength))
    return school.learned


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

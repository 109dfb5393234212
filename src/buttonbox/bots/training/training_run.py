"""Train the weights of a game by self-play and measure the strength they reach."""

import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from buttonbox.bots.arena.arena import Entrant, play_block, play_match
from buttonbox.bots.arena.duel import Duel, duel_blocks, duel_result
from buttonbox.bots.arena.executors import InlineExecutor
from buttonbox.bots.bot import Bot, Budget, RandomBot
from buttonbox.bots.level import ONE_PLY, Level
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.bots.training.plan import TrainingPlan
from buttonbox.bots.training.self_play import SelfPlay
from buttonbox.bots.training.shards import ShardedSelfPlay
from buttonbox.bots.value.network import Network
from buttonbox.bots.value.weights import (
    NoWeights,
    learned_value,
    load,
    new_evaluator,
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


def train(
    game: Game,
    players: int,
    games: int,
    seed: int,
    report: Callable[[TrainingProgress], None] = lambda progress: None,
    plan: TrainingPlan | None = None,
    trial_rounds: int = TRIAL_ROUNDS,
    executor: Executor | None = None,
) -> Network:
    """Train by self-play with the game's own plan or another; the seed determines the weights.

    Plans with several shards run them in the executor. Raises NoWeights if the game has no network.
    """
    plan = plan or learned_value(game.name).training[players]
    self_play = new_self_play(game, players, games, seed, plan, executor or InlineExecutor())
    seconds = 0.0
    for step in range(STEPS):
        started = time.perf_counter()
        self_play.play_until(games * (step + 1) // STEPS)
        seconds += time.perf_counter() - started
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


def new_self_play(
    game: Game, players: int, games: int, seed: int, plan: TrainingPlan, executor: Executor
) -> SelfPlay:
    """Return self-play with one shard in this process, or with several in the executor."""
    if plan.shards == 1:
        return SelfPlay(game, players, games, seed, plan)
    return ShardedSelfPlay(game, players, games, seed, plan, executor)


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

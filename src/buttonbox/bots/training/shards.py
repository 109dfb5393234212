"""Train on several cores or machines.

Shards learn side by side, each from games of its own. After some games the weights of all shards
are averaged, and every shard goes on from the mean (Stich, "Local SGD", 2019). The number of shards
is part of the training plan, so the seed determines the weights, however many workers there are.
"""

from concurrent.futures import Executor
from dataclasses import dataclass

from buttonbox.bots.arena.arena import combined_seed
from buttonbox.bots.training.plan import TrainingPlan
from buttonbox.bots.training.self_play import SelfPlay
from buttonbox.bots.value.weights import Layers, fill, layers_of, new_network
from buttonbox.core.game import Game
from buttonbox.games import find_game

ROUND = 25  # games of a shard between two averages


@dataclass(frozen=True)
class Shard:
    """The games of one shard until the next average: everything a worker needs to play them."""

    game: str
    players: int
    games: int  # of the whole training
    seed: int
    plan: TrainingPlan
    played: int  # by all shards so far
    count: int  # games to play
    layers: Layers  # the weights to start from


def play_shard(shard: Shard) -> Layers:
    """Play and learn; return the weights."""
    game = find_game(shard.game)
    self_play = SelfPlay(game, shard.players, shard.games, shard.seed, shard.plan)
    self_play.played_before = shard.played
    fill(self_play.network, shard.layers)
    self_play.play_until(shard.played + shard.count)
    return layers_of(self_play.network)


class ShardedSelfPlay(SelfPlay):
    """Self-play whose games are played by workers."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        seed: int,
        plan: TrainingPlan,
        executor: Executor,
    ) -> None:
        super().__init__(game, players, games, seed, plan)
        self.seed = seed
        self.executor = executor

    def play_until(self, wanted: int) -> None:
        """Play whole rounds until at least this many games are played in all."""
        while self.played < wanted:
            done = self.played / self.games
            self._enter_search(done)
            self._play_round()
            self._average(done)

    def _play_round(self) -> None:
        """Let every shard play some games, then average their weights."""
        shards = self.plan.shards
        count = min(ROUND, -(-(self.games - self.played) // shards))
        jobs = [self.executor.submit(play_shard, self.next_shard(k, count)) for k in range(shards)]
        learned = new_network(self.game.name, self.plan.hidden)
        for k, job in enumerate(jobs):
            fill(learned, job.result())
            self.network.blend_towards(learned, 1 / (k + 1))
        self.played_before += shards * count

    def next_shard(self, number: int, count: int) -> Shard:
        """Return the next games of the shard with this number."""
        seed = combined_seed(self.seed, self.played, number)
        plan, layers = self.plan, layers_of(self.network)
        name, done = self.game.name, self.played
        return Shard(name, self.players, self.games, seed, plan, done, count, layers)

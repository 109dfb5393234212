"""A small match: every game is played once from each seat, with the same dice."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from buttonbox.bots.player import Bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.game import Game, Json
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State


@dataclass(frozen=True)
class Score:
    """What one side won of its games; a shared win counts its share."""

    games: int
    won: float
    spread: float  # half of the 95 % interval

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def low(self) -> float:
        return self.rate - self.spread


def play_one(first: State, bots: Sequence[Bot], dice: Generator) -> list[float]:
    """One game to the end; each seat's share of the win."""
    state = first.clone()
    while (actor := state.actor()) != NOBODY:
        state.apply(dice.draw(state) if actor == CHANCE else bots[actor].choose(state))
    winners = state.winners()
    return [(seat in winners) / len(winners) for seat in range(state.players)]


def play_match(
    game: Game,
    settings: Json,
    champion: Bot,
    others: Bot,
    rounds: int,
    seed: int,
    stop: Callable[[Score], bool] = lambda score: False,
) -> Score:
    """The champion in every seat in turn, all other seats filled by another bot."""
    first = game.new(settings)
    means: list[float] = []
    for number in range(rounds):
        shares = []
        for seat in range(first.players):
            bots = [champion if other == seat else others for other in range(first.players)]
            shares.append(play_one(first, bots, Generator(seed * 1_000_003 + number))[seat])
        means.append(sum(shares) / len(shares))
        score = score_of(means, first.players)
        if len(means) >= 20 and stop(score):
            break
    return score


def score_of(means: list[float], players: int) -> Score:
    """The score of rotations, whose means are independent of each other."""
    count = len(means)
    mean = sum(means) / count
    variance = sum((value - mean) ** 2 for value in means) / max(count - 1, 1)
    return Score(count * players, mean * count * players, 1.96 * math.sqrt(variance / count))

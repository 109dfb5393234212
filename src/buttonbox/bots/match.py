"""A small match: every game is played once from each seat, with the same dice."""

from collections.abc import Sequence

from buttonbox.bots.player import Bot, shares_of_win
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.game import Game, Json
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State


def play_match(
    game: Game, settings: Json, champion: Bot, others: Bot, rounds: int, seed: int
) -> float:
    """What part of its games the champion wins, with another bot in all other seats."""
    first = game.new(settings)
    shares = []
    for number in range(rounds):
        for seat in range(first.players):
            bots = [champion if other == seat else others for other in range(first.players)]
            shares.append(play_one(first, bots, Generator(seed * 1_000_003 + number))[seat])
    return sum(shares) / len(shares)


def play_one(first: State, bots: Sequence[Bot], dice: Generator) -> list[float]:
    """One game to the end; each seat's share of the win."""
    state = first.clone()
    while (actor := state.actor()) != NOBODY:
        state.apply(dice.draw(state) if actor == CHANCE else bots[actor].choose(state))
    return shares_of_win(state)

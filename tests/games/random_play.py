"""Every state of a random game."""

from collections.abc import Iterator, Mapping
from typing import Any

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State


def random_states(
    game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None
) -> Iterator[State]:
    """Yield the first state, then the same object after each event, to the end of the game."""
    state = game.new(game.settings(players, options))
    generator = Generator(seed)
    yield state
    while (actor := state.actor()) != NOBODY:
        moves = state.legal_moves()
        move = generator.draw(state) if actor == CHANCE else moves[generator.below(len(moves))]
        state.apply(move)
        yield state

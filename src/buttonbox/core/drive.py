"""Play a game to its end; players and randomness are passed in."""

from collections.abc import Callable, Sequence

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

Player = Callable[[State], int]


def random_player(generator: Generator) -> Player:
    """A player that picks any legal move."""

    def choose(state: State) -> int:
        return generator.choose(state.legal_moves())

    return choose


def drive(
    history: History,
    players: Sequence[Player],
    generator: Generator,
    after_event: Callable[[History], None] = lambda history: None,
) -> None:
    """Play on until the game is over; the generator is chance."""
    while (actor := history.state.actor()) != NOBODY:
        state = history.state
        code = generator.draw(state) if actor == CHANCE else players[actor](state)
        history.apply(code)
        after_event(history)

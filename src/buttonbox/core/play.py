"""Play a game to the end."""

from collections.abc import Callable, Sequence

from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

Player = Callable[[State], int]  # chooses a legal move; a bot's `choose` is one


def random_player(generator: Generator) -> Player:
    """Return a player that picks legal moves at random."""

    def choose(state: State) -> int:
        return generator.choose(state.legal_moves())

    return choose


def play_game(
    history: History,
    players: Sequence[Player],
    generator: Generator,
    after_event: Callable[[History], None] = lambda history: None,
) -> None:
    """Play until the game is over, with one player per seat; the generator rolls the dice.

    Raises IllegalMove if a player chooses an illegal move.
    """
    while not history.state.is_over():
        state = history.state
        code = generator.draw(state) if state.is_chance() else players[state.actor()](state)
        history.apply(code)
        after_event(history)

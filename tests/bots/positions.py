"""Positions of random games to try bots on."""

from buttonbox.core.randomness import Generator, Playout
from buttonbox.core.state import State
from buttonbox.games import GAMES


def positions(game: str, players: int, count: int) -> list[State]:
    """Return states of random games in which a seat decides."""
    generator = Generator(17)
    playout = Playout(generator)
    state = GAMES[game].new(GAMES[game].settings(players))
    first = state.clone()
    found: list[State] = []
    while len(found) < count:
        if state.is_over():
            state = first.clone()
        playout.step(state)
        if state.actor() >= 0 and generator.below(5) == 0:
            found.append(state.clone())
    return found

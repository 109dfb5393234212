"""Pebbles, the example of a game from another package, with states that a test can break."""

from typing import cast

from pebbles import game
from pebbles.rules import DIE, ONE, TOSS, TWO, Pebbles

from buttonbox.core.game import Json
from buttonbox.core.memory.copying import copy_fields
from buttonbox.core.state import State

__all__ = ["DIE", "ONE", "TOSS", "TWO", "Pebbles", "PebblesGame", "all_pebbles", "die_shows"]


class PebblesGame(game.PebblesGame):
    """Pebbles with states of another class, so that a test can break them."""

    state_class: type[Pebbles] = Pebbles

    def new(self, settings: Json) -> Pebbles:
        return self.state_class(settings["players"])

    def from_position(self, position: Json) -> Pebbles:
        read = super().from_position(position)
        state = self.state_class(read.players)
        copy_fields(state, read)
        return state


def all_pebbles(state: State) -> int:
    """Return the number of pebbles, which is conserved."""
    pebbles = cast(Pebbles, state)
    return pebbles.heap + sum(pebbles.pebbles)


def die_shows(before: State, code: int, after: State) -> bool:
    """Return whether the die's number of pebbles has left the heap."""
    return cast(Pebbles, before).heap - cast(Pebbles, after).heap == code - DIE + 1

"""The Game implementation of Pebbles."""

from pathlib import Path
from typing import cast

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import InvalidPosition
from buttonbox.core.game import Game, Json
from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State
from pebbles.rules import DIE, HEAP, NOTATION, Pebbles

MEANINGS = ("take one pebble", "take two pebbles", "toss the die")


class PebblesGame(Game):
    """Pebbles; everything else is the default of `Game`."""

    name = "pebbles"
    title = "Pebbles"
    players = (2, 3)
    move_count = DIE
    event_count = len(NOTATION)
    rules = RuleBook(Path(__file__).with_name("RULES.md"))

    def new(self, settings: Json) -> Pebbles:
        return Pebbles(self.check_settings(settings)["players"])

    def notation(self, code: int) -> str:
        return NOTATION[code]

    def position(self, state: State) -> Json:
        pebbles = cast(Pebbles, state)
        return {
            "turn": pebbles.turn,
            "tossed": pebbles.is_chance(),
            "heap": pebbles.heap,
            "pebbles": pebbles.pebbles[:],
        }

    def from_position(self, position: Json) -> Pebbles:
        """Read a position; it may come from a stranger, so check everything."""
        if position.keys() != {"turn", "tossed", "heap", "pebbles"}:
            raise InvalidPosition("position", "must hold turn, tossed, heap and pebbles")
        counts, heap, turn = position["pebbles"], position["heap"], position["turn"]
        if not isinstance(counts, list) or len(counts) not in self.players:
            raise InvalidPosition("pebbles", "must be a list of 2 or 3 numbers")
        if any(type(count) is not int or count < 0 for count in [*counts, heap]):
            raise InvalidPosition("pebbles", "heap and pebbles must be numbers from 0 up")
        if heap + sum(counts) != HEAP:
            raise InvalidPosition("pebbles", f"there are {HEAP} pebbles in all")
        if type(turn) is not int or not 0 <= turn < len(counts):
            raise InvalidPosition("turn", f"must be a seat, 0 to {len(counts) - 1}")
        if type(position["tossed"]) is not bool or (position["tossed"] and not heap):
            raise InvalidPosition("tossed", "must be true or false, and false without a heap")
        state = Pebbles(len(counts))
        state.pebbles, state.heap, state.turn = counts[:], heap, turn
        state.to_act = CHANCE if position["tossed"] else turn if heap else NOBODY
        return state

    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        return MEANINGS[code]

    def draw(self, state: State, names: tuple[str, ...]) -> str:
        pebbles = cast(Pebbles, state)
        rows = [("Heap", pebbles.heap), *zip(names, pebbles.pebbles, strict=True)]
        width = max(len(name) for name, _ in rows)
        return "\n".join(f"{name:{width}}  {'o' * count} {count}" for name, count in rows)


PEBBLES = PebblesGame()

"""A foreign game in plain Python, as someone else would write it: it knows the contract alone."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Self, cast

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSettings
from buttonbox.core.game import Ending, Json
from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State

HEAP = 12
TEXTS = ("one", "two", "toss", "die 1", "die 2", "die 3")
ONE, TWO, TOSS, DIE = range(4)
FIELDS = {"players", "to_act", "turn", "heap", "pebbles"}


class Pebbles(State):
    """A state of Pebbles."""

    def __init__(self, players: int = 2) -> None:
        super().__init__()
        self.players = players
        self.to_act = 0
        self.turn = 0
        self.heap = HEAP
        self.pebbles = [0] * players

    def clone(self) -> Self:
        twin = type(self)(self.players)
        twin.to_act = self.to_act
        twin.turn = self.turn
        twin.heap = self.heap
        twin.pebbles = self.pebbles[:]
        return twin

    def legal_moves(self) -> list[int]:
        if self.to_act < 0:
            return []
        return [ONE, TWO, TOSS] if self.heap >= 2 else [ONE, TOSS]

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """P3."""
        if self.to_act != CHANCE:
            return []
        weights = [2, 1, 1][: self.heap]
        return [(DIE + i, Fraction(weight, sum(weights))) for i, weight in enumerate(weights)]

    def is_legal(self, code: int) -> bool:
        return code in self.legal_moves() or code in [die for die, _ in self.chance_outcomes()]

    def apply(self, code: int) -> None:
        if not self.is_legal(code):
            raise self.refusal(code)
        if code == TOSS:
            self.to_act = CHANCE
        else:
            self.take(code - DIE + 1 if code >= DIE else code + 1)

    def take(self, count: int) -> None:
        """P1; P9: the game is over when the heap is gone."""
        self.heap -= count
        self.pebbles[self.turn] += count
        self.turn = (self.turn + 1) % self.players
        self.to_act = self.turn if self.heap else NOBODY

    def refusal(self, code: int) -> IllegalMove:
        if code == TWO and self.to_act >= 0:
            return IllegalMove("P2", "only one pebble is left")
        return IllegalMove("P1", "not now")

    def winners(self) -> tuple[int, ...]:
        most = max(self.pebbles)
        winners = tuple(seat for seat, count in enumerate(self.pebbles) if count == most)
        return winners if self.to_act == NOBODY else ()


class PebblesGame:
    """Keeps the protocol `core.game.Game`."""

    name = "pebbles"
    title = "Pebbles"
    players: tuple[int, ...] = (2, 3)
    move_count = DIE
    event_count = len(TEXTS)
    endings: tuple[str, ...] = ("most", "shared")
    rules = RuleBook(Path(__file__).parents[1] / "data" / "pebbles" / "RULES.md")
    state_class: type[Pebbles] = Pebbles

    def settings(self, players: int, options: Mapping[str, Any] | None = None) -> Json:
        if players not in self.players or options:
            raise InvalidSettings("players", "must be 2 or 3, and there are no options")
        return {"players": players}

    def new(self, settings: Json) -> Pebbles:
        return self.state_class(settings["players"])

    def notation(self, code: int) -> str:
        return TEXTS[code]

    def parse(self, text: str) -> int:
        if text not in TEXTS:
            raise InvalidMove(f"{text!r} is no move")
        return TEXTS.index(text)

    def position(self, state: State) -> Json:
        pebbles = cast(Pebbles, state)
        position = {field: getattr(pebbles, field) for field in FIELDS}
        return {**position, "pebbles": pebbles.pebbles[:]}

    def from_position(self, position: Json) -> Pebbles:
        if position.keys() != FIELDS:
            raise InvalidPosition("position", f"must hold {sorted(FIELDS)}")
        state = self.state_class(position["players"])
        for field in FIELDS:
            setattr(state, field, position[field])
        state.pebbles = list(position["pebbles"])
        return state

    def ending(self, state: State) -> Ending:
        winners = state.winners()
        return Ending(winners, "shared" if len(winners) > 1 else "most")

    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        return f"{names[state.actor()]} plays {TEXTS[code]}"

    def draw(self, state: State, names: tuple[str, ...]) -> str:
        return str(self.position(state))


def all_pebbles(state: State) -> int:
    """What is conserved: no pebble comes or goes."""
    pebbles = cast(Pebbles, state)
    return pebbles.heap + sum(pebbles.pebbles)


def die_shows(before: State, code: int, after: State) -> bool:
    """The die's number of pebbles has left the heap."""
    return cast(Pebbles, before).heap - cast(Pebbles, after).heap == code - DIE + 1

"""A game as it was played: settings and every event; the state is what they fold to."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import ButtonboxError, InvalidSettings
from buttonbox.core.game import Game, Json
from buttonbox.core.state import State


class NothingToUndo(ButtonboxError):
    """The last event is no move of the one who asks."""


class Event(NamedTuple):
    """A move of a seat, or a chance event of CHANCE."""

    actor: int
    code: int


@dataclass
class History:
    """A game so far. Change it through `apply`, `adopt` and `undo` alone."""

    game: Game
    settings: Json
    position: Json | None = None  # where it began, if not at the set-up
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.fold(len(self.events))

    def first_state(self) -> State:
        """The state before any event; settings and position must agree."""
        state = self.game.new(self.settings)
        if self.position is None:
            return state
        players = state.players
        state = self.game.from_position(self.position)
        if state.players != players:
            raise InvalidSettings("players", f"the position has {state.players}, not {players}")
        return state

    def fold(self, count: int) -> State:
        """The state after the first `count` events."""
        state = self.first_state()
        for event in self.events[:count]:
            state.apply(event.code)
        return state

    def apply(self, code: int) -> None:
        """Carry out a move or chance event and remember it; raises IllegalMove."""
        actor = self.state.actor()
        self.state.apply(code)
        self.events.append(Event(actor, code))

    def adopt(self, events: Iterable[Event], state: State) -> None:
        """Go on to `state`, to which these events lead from here; nothing is checked."""
        self.events.extend(events)
        self.state = state

    def undoable_seat(self) -> int:
        """The seat that may take its last move back, or CHANCE if nobody may."""
        return self.events[-1].actor if self.events else CHANCE

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if nothing has happened since."""
        if seat < 0 or self.undoable_seat() != seat:
            raise NothingToUndo(
                "nothing to undo: a die has rolled or another player has moved since"
            )
        self.events.pop()
        self.state = self.fold(len(self.events))

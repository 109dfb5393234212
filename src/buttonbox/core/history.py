"""A recorded game: its settings, every event, and the resulting state."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import ButtonboxError, InvalidSettings
from buttonbox.core.game import Game, Json
from buttonbox.core.state import State

KEPT = 20  # states kept for undo; undoing further replays the game


class NothingToUndo(ButtonboxError):
    """The last event is not a move of the player who wants to undo it."""


class Event(NamedTuple):
    """A move of a seat, or a chance event with CHANCE as its actor."""

    actor: int
    code: int


@dataclass
class History:
    """A game in progress. Change it only through `apply`, `adopt` and `undo`."""

    game: Game
    settings: Json
    position: Json | None = None  # the start, unless it is the normal set-up
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.fold(len(self.events))
        # The states before the last moves, for undo; none from before a chance event.
        self.earlier: deque[State] = deque(maxlen=KEPT)

    def first_state(self) -> State:
        """Return the state before any event; raises InvalidSettings if the player counts differ."""
        state = self.game.new(self.settings)
        if self.position is None:
            return state
        players = state.players
        state = self.game.from_position(self.position)
        if state.players != players:
            raise InvalidSettings("players", f"the position has {state.players}, not {players}")
        return state

    def fold(self, count: int) -> State:
        """Return the state after the first `count` events, replayed from the start."""
        state = self.first_state()
        for event in self.events[:count]:
            state.apply(event.code)
        return state

    def apply(self, code: int) -> None:
        """Carry out a move or chance event and record it; raises IllegalMove."""
        actor = self.state.actor()
        before = None if actor == CHANCE else self.state.clone()
        self.state.apply(code)
        self.events.append(Event(actor, code))
        self._keep(before)

    def adopt(self, events: Sequence[Event], state: State) -> None:
        """Append events that are known to lead to `state`; nothing is checked."""
        self.events.extend(events)
        self._keep(self.state if len(events) == 1 else None)
        self.state = state

    def _keep(self, before: State | None) -> None:
        """Keep the state before a move for undo; a chance event clears them all."""
        if before is None:
            self.earlier.clear()
        else:
            self.earlier.append(before)

    def undoable_seat(self) -> int:
        """Return the seat that may undo its last move, or CHANCE if none may."""
        return self.events[-1].actor if self.events else CHANCE

    def undo(self, seat: int) -> None:
        """Undo the seat's last move; raises NothingToUndo if anything has happened since."""
        if seat < 0 or self.undoable_seat() != seat:
            raise NothingToUndo(
                "nothing to undo: a die has rolled or another player has moved since"
            )
        self.events.pop()
        self.state = self.earlier.pop() if self.earlier else self.fold(len(self.events))

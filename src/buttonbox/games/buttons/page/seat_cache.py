"""Cache each seat's JSON at a table of BUTTONS; encode only seats that changed."""

from collections.abc import Callable
from typing import Any

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.page.facts import seat_facts, write_facts
from buttonbox.games.buttons.position.write import layout_of, write_course, write_seat
from buttonbox.games.buttons.rules import Buttons


class CachedSeat:
    """A seat as it was last encoded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.status = -1  # not encoded yet
        self.due = self.cards = 0
        self.buttons = self.stars = 0

    def is_current(self, state: Buttons) -> bool:
        """Return whether the seat is unchanged since it was encoded."""
        return (
            self.status == state.status[self.seat]
            and self.due == stars_due(state, self.seat)
            and self.cards == state.cards[self.seat]
            and self.buttons == state.buttons[self.seat]
            and self.stars == state.stars[self.seat]
        )

    def update(self, state: Buttons) -> None:
        """Remember the seat's current state."""
        self.status = state.status[self.seat]
        self.due = stars_due(state, self.seat)
        self.cards = state.cards[self.seat]
        self.buttons = state.buttons[self.seat]
        self.stars = state.stars[self.seat]


def stars_due(state: Buttons, seat: int) -> int:
    """Return the stars to sew, which a position holds only while stars are sewn."""
    return state.due[seat] if state.phase == phases.SEWING else -1


class SeatCache:
    """Writes the positions and facts of one game, whose layouts never change."""

    def __init__(self, players: int, encoded: Callable[[Json], Any]) -> None:
        self.seats = [CachedSeat(seat) for seat in range(players)]
        self.positions: list[Any] = [None] * players
        self.worths: list[Any] = [None] * players
        self.layouts: list[list[str]] = []  # written once
        self.encoded = encoded

    def position(self, state: State) -> Json:
        """Return what `write_position` does, each seat passed through `encoded`."""
        assert isinstance(state, Buttons)  # compiled, cheaper than a cast
        buttons = state
        self._update(buttons)
        written = write_course(buttons)
        written["seats"] = self.positions[:]
        return written

    def facts(self, state: State) -> Json:
        """Return what `facts.facts` does, each seat passed through `encoded`."""
        assert isinstance(state, Buttons)  # compiled, cheaper than a cast
        buttons = state
        self._update(buttons)
        return write_facts(buttons, self.worths[:])

    def _update(self, state: Buttons) -> None:
        if not self.layouts:
            self.layouts = [layout_of(state, seat) for seat in range(state.players)]
        for cached in self.seats:
            if not cached.is_current(state):
                cached.update(state)
                self.positions[cached.seat] = self.encoded(
                    write_seat(state, cached.seat, self.layouts[cached.seat])
                )
                self.worths[cached.seat] = self.encoded(seat_facts(state, cached.seat))

"""A position of BUTTONS after every move: a seat that has not changed is told as before."""

from typing import cast

from msgspec import Raw
from msgspec.json import encode

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.position import write_course, write_seat
from buttonbox.games.buttons.rules import Buttons


class ToldSeat:
    """A seat as it was told last."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.status = -1  # nothing was told yet
        self.due = self.cards = 0
        self.buttons = self.stars = 0
        self.text = Raw()

    def tell(self, state: Buttons) -> Raw:
        """The seat as JSON."""
        if not self.is_like(state):
            self.learn(state)
            self.text = Raw(encode(write_seat(state, self.seat)))
        return self.text

    def is_like(self, state: Buttons) -> bool:
        return (
            self.status == state.status[self.seat]
            and self.due == due_told(state, self.seat)
            and self.cards == state.cards[self.seat]
            and self.buttons == state.buttons[self.seat]
            and self.stars == state.stars[self.seat]
        )

    def learn(self, state: Buttons) -> None:
        self.status = state.status[self.seat]
        self.due = due_told(state, self.seat)
        self.cards = state.cards[self.seat]
        self.buttons = state.buttons[self.seat]
        self.stars = state.stars[self.seat]


def due_told(state: Buttons, seat: int) -> int:
    """Stars to sew are told while stars are sewn."""
    return state.due[seat] if state.phase == phases.SEWING else -1


class Teller:
    """Tells the positions of one game, whose layouts never change."""

    def __init__(self, players: int) -> None:
        self.seats = [ToldSeat(seat) for seat in range(players)]

    def position(self, state: State) -> Json:
        """The same as `write_position`, with the seats as text."""
        buttons = cast(Buttons, state)
        told = write_course(buttons)
        told["seats"] = [seat.tell(buttons) for seat in self.seats]
        return told

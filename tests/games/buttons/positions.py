"""Positions of BUTTONS in few words, and moves as text."""

from collections.abc import Iterator
from typing import Any

import pytest

from buttonbox.core.errors import IllegalMove
from buttonbox.core.game import Json
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons

# Every row has one colour, so that a cell's name tells its colour.
STRIPES = ["rrrrrr", "yyyyyy", "gggggg", "bbbbbb", "rrrrrr", "yyyyyy"]
CARDS = {
    2: ("red blue", "yellow green"),
    3: ("red", "yellow", "green"),
    4: ("red", "yellow", "green", "blue"),
}


def seat(buttons: str = "", stars: str = "", **more: Any) -> Json:
    """Return a player's board; cells and cards are separated by spaces."""
    if "cards" in more:
        more["cards"] = more["cards"].split()
    return {"buttons": buttons.split(), "stars": stars.split(), **more}


def position(*seats: Json, dice: str = "", **fields: Any) -> Json:
    """Return a position whose cards are dealt in order; `dice` is white, gold, then black."""
    hands = zip(CARDS[len(seats)], seats, strict=True)
    dealt = [{"cards": cards.split(), **data} for cards, data in hands]
    if len(seats) == 3:
        fields = {"left_out": "blue", **fields}
    if dice:
        white, gold, *black = map(int, dice.split())
        fields["dice"] = {"white": white, "gold": gold, "black": black}
    return {"seats": dealt, **fields}


def load(*seats: Json, **fields: Any) -> Buttons:
    """Return the state of a position."""
    return BUTTONS.from_position(position(*seats, **fields))


def start(players: int) -> Buttons:
    """Return the first state of a game."""
    return BUTTONS.new(BUTTONS.settings(players))


def play(state: Buttons, *texts: str) -> Buttons:
    """Moves and chance events one after the other; `dice 5 6 2` rolls several."""
    for text in texts:
        if text.startswith("dice "):
            play(state, *(f"die {face}" for face in text.split()[1:]))
        else:
            state.apply(BUTTONS.parse(text))
    return state


def moves(state: Buttons) -> set[str]:
    """Return the legal moves as text."""
    return {BUTTONS.notation(code) for code in state.legal_moves()}


def refused(state: Buttons, text: str) -> str:
    """Return the rule by which a move is refused, with nothing changed."""
    before = BUTTONS.position(state)
    with pytest.raises(IllegalMove) as refusal:
        play(state, text)
    assert BUTTONS.position(state) == before
    return refusal.value.rule


def shown(state: Buttons, field: str) -> Any:
    """Return a field of the state's position."""
    return BUTTONS.position(state).get(field)


def each(state: Buttons, field: str) -> list[Any]:
    """Return a field of every seat in the state's position."""
    return [data.get(field) for data in BUTTONS.position(state)["seats"]]


def walk(state: Buttons, generator: Generator) -> Iterator[Buttons]:
    """Yield the state at every step of a random game, to its end."""
    yield state
    while not state.is_over():
        choices = state.legal_moves()
        chance = state.is_chance()
        state.apply(generator.draw(state) if chance else choices[generator.below(len(choices))])
        yield state

"""Describe moves of BUTTONS in plain words, for a list to choose from."""

from collections.abc import Callable, Mapping
from typing import Any

from buttonbox.games.buttons import geometry, material, moves
from buttonbox.games.buttons.rules import Buttons, count_bits, has_line


def describe(state: Buttons, code: int, names: tuple[str, ...]) -> str:
    """Say in one line what a legal move means here."""
    move = moves.decode(code)
    return DESCRIBERS[type(move)](state, move)


def _get_out(state: Buttons, move: moves.GetOut) -> str:
    """Say what the buttons are worth now; they stay until the round is scored (B34, B40)."""
    buttons = _counted(count_bits(state.buttons[state.to_act]), "button")
    return f"get out with {buttons}: {_counted(state.earned(state.to_act), 'star')}"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _cell(state: Buttons, cell: int) -> str:
    """Say where a cell is, and its colour on the board of the player to move."""
    colours = zip(material.COLOURS, state.colours[state.to_act], strict=True)
    colour = next(name for name, cells in colours if cells >> cell & 1)
    return f"{geometry.words(cell)} ({colour})"


def _sew(state: Buttons, move: moves.Sew) -> str:
    stars = state.stars[state.to_act]
    line = not has_line(stars) and has_line(stars | 1 << move.cell)
    return f"put a star on {_cell(state, move.cell)}" + (", five in a line" if line else "")


DESCRIBERS: Mapping[type, Callable[[Buttons, Any], str]] = {
    moves.Roll: lambda state, move: f"roll {2 + state.blacks} dice",
    moves.GetOut: _get_out,
    moves.Decline: lambda state, move: f"leave {_cell(state, state.gold_cell())} empty",
    moves.Lay: lambda state, move: f"lay on {_cell(state, move.cell)}",
    moves.Sew: _sew,
}

"""Moves of BUTTONS in plain words, for a list to choose from."""

from buttonbox.games.buttons import board, cells, codes
from buttonbox.games.buttons.rules import Buttons, count_bits, has_line


def describe(state: Buttons, code: int, names: tuple[str, ...]) -> str:
    """What a legal move means here, in one line; the same call as in other games."""
    if code == codes.ROLL:
        return f"roll {2 + state.blacks} dice"
    if code == codes.GET_OUT:
        return _get_out(state)
    if code == codes.DECLINE:
        return f"leave {_cell(state, state.gold_cell())} empty"
    if code < codes.SEW:
        return f"lay on {_cell(state, code - codes.LAY)}"
    return _sew(state, code - codes.SEW)


def _get_out(state: Buttons) -> str:
    """B34, B40: what the buttons are worth now; they stay until the round is scored."""
    buttons = _counted(count_bits(state.buttons[state.to_act]), "button")
    return f"get out with {buttons}: {_counted(state.earned(state.to_act), 'star')}"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _cell(state: Buttons, cell: int) -> str:
    """Where it is, and its colour on the board of the seat to act."""
    first = len(board.COLOURS) * state.to_act
    colour = next(
        name for i, name in enumerate(board.COLOURS) if state.colours[first + i] >> cell & 1
    )
    return f"{cells.words(cell)} ({colour})"


def _sew(state: Buttons, cell: int) -> str:
    stars = state.stars[state.to_act]
    line = not has_line(stars) and has_line(stars | 1 << cell)
    return f"put a star on {_cell(state, cell)}" + (", five in a line" if line else "")

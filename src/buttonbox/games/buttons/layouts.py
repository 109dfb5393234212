"""The boards' layouts as data (B1, BR1): ours, or the user's own from a file."""

import json
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import board

DEFAULT_LAYOUTS = ("1a", "2a", "3a", "4a")  # by seat
OWN_LAYOUTS = Path(__file__).with_name("layouts.json")
LETTERS = "rygb"  # in the order of the colours


def read_layouts(path: Path) -> dict[str, list[str]]:
    """Layouts by name from a JSON file: six rows of six letters r, y, g, b each."""
    try:
        layouts = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise InvalidSettings(str(path), f"cannot be read as JSON: {error}") from error
    if not isinstance(layouts, dict) or not layouts:
        raise InvalidSettings(str(path), "must hold layouts by name")
    for name, rows in layouts.items():
        check_rows(f"{path}: {name}", rows)
    return layouts


@cache
def own_layouts() -> dict[str, list[str]]:
    """The eight layouts of the box."""
    return read_layouts(OWN_LAYOUTS)


def check_rows(field: str, rows: Any) -> None:
    """B1: six rows of six cells, each one of four colours."""
    if not isinstance(rows, list) or len(rows) != board.SIZE:
        raise InvalidSettings(field, "must have six rows", "B1")
    for number, row in enumerate(rows, 1):
        if not isinstance(row, str) or len(row) != board.SIZE or set(row) - set(LETTERS):
            raise InvalidSettings(
                f"{field}, row {number}", "must be six letters of r, y, g, b", "B1"
            )


def colour_cells(rows: list[str]) -> list[int]:
    """For each colour the set of its cells."""
    letters = "".join(rows)
    return [
        sum(1 << cell for cell, letter in enumerate(letters) if letter == colour)
        for colour in LETTERS
    ]


def cells_to_rows(sets: Iterable[int]) -> list[str]:
    """The rows of a layout from the sets of its colours' cells."""
    return list(_rows(tuple(sets)))


@lru_cache(maxsize=256)  # hosts may bring their own
def _rows(sets: tuple[int, ...]) -> tuple[str, ...]:
    letters = "".join(
        next(letter for letter, cells in zip(LETTERS, sets, strict=True) if cells >> cell & 1)
        for cell in range(board.SIZE * board.SIZE)
    )
    return tuple(letters[i : i + board.SIZE] for i in range(0, len(letters), board.SIZE))


def board_of(name: str) -> str:
    """The board a layout is printed on: the two sides share a name up to the last letter."""
    return name.rstrip("ab")


def draw_layouts(layouts: dict[str, list[str]], players: int, generator: Generator) -> list[str]:
    """B10: a random board for each seat, a random side up."""
    left = sorted(layouts)
    drawn: list[str] = []
    while len(drawn) < players:
        if not left:
            raise InvalidSettings("layouts", f"{players} players need {players} boards", "B10")
        name = left[generator.below(len(left))]
        left = [other for other in left if board_of(other) != board_of(name)]
        drawn.append(name)
    return drawn

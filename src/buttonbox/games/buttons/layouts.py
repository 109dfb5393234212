"""The layouts of the boards (B1, BR1): ours, or the user's own from a file."""

import json
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import material

DEFAULT_LAYOUTS = ("1a", "2a", "3a", "4a")  # by seat
OWN_LAYOUTS = Path(__file__).with_name("layouts.json")
LETTERS = "rygb"  # in the order of the colours


def read_layouts(path: Path) -> dict[str, list[str]]:
    """Read layouts by name from a JSON file: each six rows of six letters r, y, g, b."""
    try:
        layouts = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise InvalidSettings(str(path), f"cannot be read as JSON: {error}") from error
    if not isinstance(layouts, dict) or not layouts:
        raise InvalidSettings(str(path), "must hold layouts by name")
    for name, rows in layouts.items():
        check_rows(f"{path}: {name}", rows)
    return layouts


class LayoutPool(dict[str, list[str]]):
    """The user's own layouts, by name, from which boards are drawn."""


def read_pool(path: str) -> LayoutPool:
    """Read the user's own layouts from a file; raises InvalidSettings."""
    return LayoutPool(read_layouts(Path(path)))


@cache
def own_layouts() -> dict[str, list[str]]:
    """Return the eight layouts of the box, by name."""
    return read_layouts(OWN_LAYOUTS)


def check_rows(field: str, rows: Any) -> None:
    """Raise InvalidSettings unless there are six rows of six cells in four colours (B1)."""
    if not isinstance(rows, list) or len(rows) != material.SIZE:
        raise InvalidSettings(field, "must have six rows", "B1")
    for number, row in enumerate(rows, 1):
        if not isinstance(row, str) or len(row) != material.SIZE or set(row) - set(LETTERS):
            raise InvalidSettings(
                f"{field}, row {number}", "must be six letters of r, y, g, b", "B1"
            )


def colour_cells(rows: list[str]) -> list[int]:
    """Return the set of cells of each colour."""
    letters = "".join(rows)
    return [
        sum(1 << cell for cell, letter in enumerate(letters) if letter == colour)
        for colour in LETTERS
    ]


def by_seat(boards: list[list[int]]) -> list[list[int]]:
    """Return the colours of four seats; empty seats have no cells."""
    empty = [[0] * len(LETTERS) for _ in range(4 - len(boards))]
    return boards + empty


def cells_to_rows(sets: Iterable[int]) -> list[str]:
    """Return the rows of a layout from the sets of cells of its colours."""
    return list(_rows(tuple(sets)))


@lru_cache(maxsize=256)  # hosts may bring their own
def _rows(sets: tuple[int, ...]) -> tuple[str, ...]:
    letters = "".join(
        next(letter for letter, cells in zip(LETTERS, sets, strict=True) if cells >> cell & 1)
        for cell in range(material.SIZE * material.SIZE)
    )
    return tuple(letters[i : i + material.SIZE] for i in range(0, len(letters), material.SIZE))


def board_of(name: str) -> str:
    """Return the board of a layout; the names of its two sides differ in the last letter."""
    return name.rstrip("ab")


def draw_layouts(layouts: dict[str, list[str]], players: int, generator: Generator) -> list[str]:
    """Draw a board for each seat, with a random side up (B10)."""
    left = sorted(layouts)
    drawn: list[str] = []
    while len(drawn) < players:
        if not left:
            raise InvalidSettings("layouts", f"{players} players need {players} boards", "B10")
        name = left[generator.below(len(left))]
        left = [other for other in left if board_of(other) != board_of(name)]
        drawn.append(name)
    return drawn

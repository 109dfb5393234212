"""Draw boxes of text in a terminal, stacked and side by side."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

BORDERS = 4  # columns that a box takes on both sides of its text
LIGHT = tuple("┌┐└┘─│")
HEAVY = tuple("┏┓┗┛━┃")


@dataclass(frozen=True)
class Box:
    """Lines in a frame with a title; a heavy frame stands out."""

    title: str
    lines: list[str]
    heavy: bool = False

    @property
    def height(self) -> int:
        return len(self.lines) + 2


def width(text: str) -> int:
    """Return how many columns a text takes in a terminal."""
    return sum(_columns(character) for character in text)


@cache
def _columns(character: str) -> int:
    """Return 2 for a wide character, 0 for a combining accent, else 1."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def pad(text: str, columns: int, filler: str = " ") -> str:
    """Fill a text up on the right."""
    return text + filler * (columns - width(text))


def shorten(text: str, columns: int) -> str:
    """Cut a text off, with an ellipsis, if it is too wide."""
    if width(text) <= columns:
        return text
    while width(text) >= columns:
        text = text[:-1]
    return text.rstrip() + "…"


def flow(
    label: str, items: Iterable[str], columns: int, indent: int, between: str = " "
) -> list[str]:
    """Wrap a label's items over as many lines as they need; they start at the indent."""
    lines = [""]
    for item in items:
        longer = lines[-1] + between + item if lines[-1] else item
        if width(longer) <= columns - indent:
            lines[-1] = longer
        else:
            lines[-1] += between.rstrip()
            lines.append(item)
    labels = [label] + [""] * (len(lines) - 1)
    return [pad(first, indent) + rest for first, rest in zip(labels, lines, strict=True)]


def stack(boxes: Sequence[Box], columns: int, height: int = 0) -> list[str]:
    """Draw boxes one above the other; the last one grows to fill the height."""
    missing = max(0, height - sum(box.height for box in boxes))
    *upper, last = boxes
    grown = Box(last.title, last.lines + [""] * missing, last.heavy)
    return [line for box in (*upper, grown) for line in _frame(box, columns)]


def beside(left: Sequence[Box], right: Sequence[Box], columns: int, split: int) -> list[str]:
    """Draw two stacks side by side, equally high; the left one is `split` columns wide."""
    height = max(sum(box.height for box in boxes) for boxes in (left, right))
    rows = zip(stack(left, split, height), stack(right, columns - split, height), strict=True)
    return [first + second for first, second in rows]


def _frame(box: Box, columns: int) -> list[str]:
    top_left, top_right, low_left, low_right, across, down = HEAVY if box.heavy else LIGHT
    inside = columns - BORDERS
    title = f"{top_left}{across} {shorten(box.title, inside - 1)} "
    lines = [pad(shorten(line, inside), inside) for line in box.lines]
    return [
        pad(title, columns - 1, across) + top_right,
        *[f"{down} {line} {down}" for line in lines],
        low_left + across * (columns - 2) + low_right,
    ]

"""The names of things in War of the Buttons, for people, and what they do in a few words."""

from collections.abc import Sequence
from typing import NamedTuple

from buttonbox.games.war import material
from buttonbox.games.war.moves import SOURCES, PlacedGroup
from buttonbox.games.war.text.boxes import shorten

NUMBERS = (
    *("no", "a", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen"),
)


class Words(NamedTuple):
    """What a card or a space is called and what it does."""

    title: str
    effect: str


CARDS = {
    "section": Words("building section", "build a section of your hut"),
    "school-pay": Words("school pay", "+2 buttons for each die sent to school"),
    "quarry-pay": Words("quarry pay", "+2 buttons for each visit to the quarry"),
    "forest-pay": Words("forest pay", "+2 buttons for each visit to the forest"),
    "meadow-pay": Words("meadow pay", "+2 buttons for each visit to the meadow"),
    "village-pay": Words("village pay", "+1 button for each die in the village"),
    "two-brothers": Words("two big brothers", "take 2 big brothers"),
    "three-brothers": Words("three big brothers", "take 3 big brothers"),
    "equals": Words("ties displace", "displace groups just as strong as yours"),
    "turn-1s": Words("turn the 1s", "set any of your 1s to values you like"),
    "turn-2s": Words("turn the 2s", "set any of your 2s to values you like"),
    "turn-3s": Words("turn the 3s", "set any of your 3s to values you like"),
    "re-roll": Words("re-roll", "roll any of your dice again, once"),
    "one-star": Words("one star", "take 1 star"),
    "two-stars": Words("two stars", "take 2 stars"),
}
WHEN = {"at-once": "at once", "lasting": "lasting", "after-rolling": "after each roll"}

SCHOOL = {
    "exam": Words("exam", "most dice of its value: bonus"),
    "rescue": Words("rescue", "free a boy"),
    "snitch": Words("snitch", "free a boy, shun locations"),
    "start": Words("start player", "start the next round"),
    "brother": Words("big brother", "take 2 big brothers"),
    "hut": Words("hut", "build a section"),
    "star": Words("star", "take a star"),
}


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun: `1 button`, `2 buttons`."""
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def joined(items: Sequence[str], last: str = "and") -> str:
    """Join items as in a sentence: `a`, `a and b`, `a, b and c`; none give an empty string."""
    return f" {last} ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))


def short_names(names: tuple[str, ...], columns: int) -> tuple[str, ...]:
    """Cut names off so that they leave room for the rest of a line."""
    return tuple(shorten(name, columns) for name in names)


def card_words(card: int) -> Words:
    """Return the title and effect of a card."""
    return CARDS[material.CARD_NAMES[card]]


def school_words(space: int) -> Words:
    """Return the title and effect of a space of the school."""
    return SCHOOL[material.SCHOOL[space]]


def marker_words(marker: int) -> str:
    """Say what a bonus marker gives, part by part."""
    if marker < 0:
        return "none"
    kind = material.MARKERS[marker]
    parts = (
        (kind.build, "build a section"),
        (kind.free, "free a boy"),
        (kind.stars, counted(kind.stars, "star")),
        (kind.brothers, counted(kind.brothers, "big brother")),
        (kind.buttons, counted(kind.buttons, "button")),
    )
    return " + ".join(text for number, text in parts if number)


def source_words(source: int) -> str:
    """Say where a caught boy is: `at the quarry`, `on the exam space`, `in the mill`."""
    name = SOURCES[source].partition("-")[0]
    if name in material.SCHOOL:
        return f"on the {SCHOOL[name].title} space"
    if name.startswith("card"):
        return f"beside card {name[-1]}"
    return f"at the {name}" if name in material.LOCATIONS else f"in the {name}"


def group_words(group: PlacedGroup) -> str:
    """Describe a group: `two 4s, a white 4 and a big brother`."""
    return dice_words(group.value, group.coloured, group.white, int(group.brother))


def dice_words(value: int = 0, coloured: int = 0, white: int = 0, brother: int = 0) -> str:
    """Describe dice: `two 4s, a white 4 and a big brother`."""
    parts = (
        (coloured, f"{NUMBERS[coloured]} {value}"),
        (white, f"{NUMBERS[white]} white {value}"),
        (brother, "a big brother"),
    )
    return joined([text if number == 1 else f"{text}s" for number, text in parts if number])

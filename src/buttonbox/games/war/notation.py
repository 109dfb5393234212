"""Moves and chance events of War of the Buttons as text.

Dice are listed one by one: `4` a coloured die, `w4` a white one, `B` a big brother. So
`forest 4 w4 B` is a group at the forest, `card2 3 3` buys the second card, `exam 5` goes to
school, `village w2` to the village, `turn 3>5` turns a die, `detain mill-4 2` sends a boy from
the mill to spot 2.
"""

from collections.abc import Iterator

from buttonbox.core.errors import InvalidMove
from buttonbox.games.war import bonus, codes, places, tables

SEATS = "ABCD"
VALUES = range(1, 7)


def dice_text(value: int, coloured: int, white: int, brother: int) -> str:
    """The dice of a group, one by one."""
    return " ".join([str(value)] * coloured + [f"w{value}"] * white + ["B"] * brother)


def _groups(most_coloured: int, most_white: int, most: int) -> Iterator[tuple[int, int, int]]:
    """Every make-up of a group with at least one die, without and with a big brother."""
    for coloured in range(most_coloured + 1):
        for white in range(most_white + 1):
            if 1 <= coloured + white <= most:
                yield coloured, white, 0
                yield coloured, white, 1


def _locations() -> Iterator[tuple[int, str]]:
    for place, name in enumerate(tables.LOCATIONS):
        yield codes.LOCATION * place + codes.LONE, f"{name} B"
        for value in VALUES:
            for group in _groups(8, 6, 14):
                yield (
                    places.location_code(place, value, *group),
                    f"{name} {dice_text(value, *group)}",
                )


def _cards() -> Iterator[tuple[int, str]]:
    for slot in range(3):
        for value in VALUES:
            for group in _groups(4, 4, 4):
                yield (
                    places.card_code(slot, value, *group),
                    f"card{slot + 1} {dice_text(value, *group)}",
                )


def _other_places() -> Iterator[tuple[int, str]]:
    for space, name in enumerate(tables.SCHOOL):
        for value in VALUES:
            yield codes.TO_SCHOOL + 6 * space + value - 1, f"{name} {value}"
    for value in VALUES:
        yield codes.TO_VILLAGE + value - 1, f"village {value}"
        yield codes.WHITE_TO_VILLAGE + value - 1, f"village w{value}"
        yield codes.TAKE_WHITE + value - 1, f"lake {value}"
        yield codes.AFTER_PICK + value - 1, f"reroll {value}"
    yield codes.BROTHER_TO_VILLAGE, "village B"


def _turns() -> Iterator[tuple[int, str]]:
    for shown in VALUES:
        for wanted in VALUES:
            if wanted != shown:
                offset = bonus.turn_offset(shown, wanted)
                yield codes.TURN_DIE + offset, f"turn {shown}>{wanted}"
                if shown <= 3:
                    yield codes.AFTER_TURN + offset, f"after {shown}>{wanted}"


def source_names() -> list[str]:
    """Where a caught boy can be, in the order of the codes."""
    values = [f"village-{value}" for value in VALUES] + [f"mill-{value}" for value in VALUES]
    return [*tables.LOCATIONS, *tables.SCHOOL, "card1", "card2", "card3", *values]


def _choices() -> Iterator[tuple[int, str]]:
    for spot in range(4):
        yield codes.FREE + spot, f"free {spot + 1}"
        for source, name in enumerate(source_names()):
            yield codes.DETAIN + 4 * source + spot, f"detain {name} {spot + 1}"
    for section in range(6):
        yield codes.BUILD + section, f"build {section + 1}"
    for card, name in enumerate(tables.CARD_NAMES):
        yield codes.GIVE_CARD + card, f"give {name}"
    yield codes.VILLAGE_DONE, "village done"
    yield codes.AFTER_REROLL, "reroll go"
    yield codes.AFTER_DONE, "after done"
    yield codes.END_TURN, "end"


def _chance() -> Iterator[tuple[int, str]]:
    for value in VALUES:
        yield codes.FACE + value, f"die {value}"
    for seat, letter in enumerate(SEATS):
        yield codes.START_SEAT + seat, f"start-player {letter}"
    for tile in range(6):
        yield codes.TILE + tile, f"tile {tile + 1}"
    for marker, name in enumerate(tables.MARKER_NAMES):
        yield codes.MARKER + marker, f"marker {name}"
    for card, name in enumerate(tables.CARD_NAMES):
        yield codes.CARD + card, f"new-card {name}"


def _texts() -> list[str]:
    texts = [""] * codes.EVENT_COUNT
    for source in (_locations, _cards, _other_places, _turns, _choices, _chance):
        for code, text in source():
            texts[code] = text
    return texts


TEXTS = _texts()


def _normal(text: str) -> str:
    """Spaces and case do not matter, nor the order in which dice are named."""
    first, *rest = text.lower().split() or [""]
    return " ".join([first, *sorted(rest)])


CODES = {_normal(text): code for code, text in enumerate(TEXTS)}
assert len(CODES) == codes.EVENT_COUNT


def notation(code: int) -> str:
    """The text of a move or chance event."""
    return TEXTS[code]


def parse(text: str) -> int:
    """The code of a text; raises InvalidMove."""
    code = CODES.get(_normal(text))
    if code is None:
        raise InvalidMove(
            f"{text!r} is no move; for example: forest 4 w4 B, card2 3 3, exam 5, end"
        )
    return code

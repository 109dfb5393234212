"""What dice, cards, markers and tiles there are, for whoever checks dice without knowing rules."""

from collections.abc import Callable, Iterable

from buttonbox.games.buttons import board, notation
from buttonbox.games.buttons import codes as buttons
from buttonbox.games.war import codes as war
from buttonbox.games.war import notation as war_notation
from buttonbox.games.war import tables

FACES = 6
SEATS = 4
Group = list[tuple[str, int]]  # the text of each result and how often it exists, by code


def _group(first: int, copies: Iterable[int], text: Callable[[int], str]) -> Group:
    return [(text(code), count) for code, count in enumerate(copies, first)]


def chances() -> dict[str, dict[str, Group]]:
    """By game and by the first word of a chance event's text; codes ascend within a group."""
    text = war_notation.notation
    return {
        "buttons": {
            "die": _group(buttons.FACE + 1, [1] * FACES, notation.notation),
            "card": _group(buttons.CARD, [1] * len(board.COLOURS), notation.notation),
        },
        "war": {
            "die": _group(war.FACE + 1, [1] * FACES, text),
            "start-player": _group(war.START_SEAT, [1] * SEATS, text),
            "tile": _group(war.TILE, [1] * len(tables.TILES), text),
            "marker": _group(war.MARKER, tables.MARKER_COPIES, text),
            "new-card": _group(war.CARD, tables.CARD_COPIES, text),
        },
    }

"""The buffers of compiled code have room for the decisions with the most moves."""

import re
from functools import cache
from pathlib import Path

from buttonbox.core.bounds import LARGEST_CODE, MOST_MOVES
from buttonbox.games import GAMES
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.war import codes
from tests.games.war.positions import position, seat

SRC = Path(__file__).parents[1] / "src"
COLOURED = (codes.PAIRS + 1) // codes.WHITES - 1  # dice of one seat
WHITE = codes.WHITES - 1


def groups_to_cards(coloured: int, white: int) -> int:
    """Groups of one to four dice."""
    return sum(0 < i + j <= 4 for i in range(coloured + 1) for j in range(white + 1))


def moves_of_a_value(coloured: int, white: int) -> int:
    """At most: to three locations and three cards, with and without a big brother; to school."""
    if coloured + white == 0:
        return 0
    groups = (coloured + 1) * (white + 1) - 1
    return 2 * 3 * (groups + groups_to_cards(coloured, white)) + 7


@cache
def most_moves(values: int, coloured: int, white: int) -> int:
    """With this many dice that show this many different values."""
    if values == 0:
        return 0
    return max(
        moves_of_a_value(i, j) + most_moves(values - 1, coloured - i, white - j)
        for i in range(coloured + 1)
        for j in range(white + 1)
    )


def test_the_moves_of_war_fit() -> None:
    """W30 to W55; the lists are written one code further than they count."""
    lone_brother, village = 3, codes.VILLAGE_DONE + 1 - codes.TO_VILLAGE
    dice_action = most_moves(codes.FACES, COLOURED, WHITE) + lone_brother + village
    other_decisions = codes.MOVE_COUNT - codes.TO_SCHOOL
    assert max(dice_action, other_decisions) < MOST_MOVES


def test_the_widest_decision_of_war() -> None:
    everything = seat(front=[6] * COLOURED, white=[6] * WHITE, buttons=40, brothers=2)
    moves = position(4, seats={0: everything}).legal_moves()
    assert 400 < len(moves) == len(set(moves)) < MOST_MOVES


def test_the_moves_of_buttons_fit() -> None:
    assert BUTTONS.move_count < MOST_MOVES


def test_all_codes_are_within_bounds() -> None:
    assert all(game.event_count <= LARGEST_CODE for game in GAMES.values())


def test_the_bound_has_one_name() -> None:
    literal = re.compile(r"(\[|\* )512\b")
    sources = [*SRC.rglob("*.pxd"), *SRC.rglob("*.py")]
    assert not [path for path in sources if literal.search(path.read_text(encoding="utf-8"))]

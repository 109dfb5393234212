"""Moves in words: each legal one has its own short line."""

from typing import Any, cast

import pytest

from buttonbox.games.war import material, phases
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from buttonbox.games.war.text.describe import describe
from tests.games.random_play import random_states
from tests.games.war.text.staged import NAMES, dice, owning, staged

SHORT = 90


def described(state: War, move: str) -> str:
    return describe(state, WAR.parse(move), NAMES[: state.players])


def at_forest(seat: int, value: int, count: int = 1, white: int = 0) -> dict[str, Any]:
    """Return the fields of a group on the first space of the forest."""
    return {
        "space": [0, 1, 0],
        "group_seat": [-1, seat, -1],
        "group_value": [0, value, 0],
        "group_dice": [0, count, 0],
        "group_white": [0, white, 0],
    }


@pytest.mark.parametrize("players", WAR.players)
@pytest.mark.parametrize("names", [NAMES, ("Bartholomew of the Hill",) * 4])
def test_each_legal_move_has_a_short_line_of_its_own(players: int, names: tuple[str, ...]) -> None:
    for state in random_states(WAR, players, seed=20 + players, options={"tiles": True}):
        lines = [describe(cast(War, state), code, names) for code in state.legal_moves()]
        assert len(set(lines)) == len(lines)
        assert all(0 < len(line) < SHORT for line in lines)


@pytest.mark.parametrize(
    ("fields", "move", "line"),
    [
        ({}, "quarry 4 4", "quarry: two 4s, +4 buttons"),
        ({}, "quarry B", "quarry: a big brother, +4 buttons"),
        (
            at_forest(1, 3),
            "forest 4 4 B",
            "forest: two 4s and a big brother, displacing Ben's 3, +4 buttons",
        ),
        (
            at_forest(0, 3, count=1, white=1),
            "forest 4 w4 w4",
            "forest: a 4 and two white 4s, displacing your own two 3s, +4 buttons",
        ),
        ({"space": [5, 0, 0]}, "quarry w6", "quarry: a white 6, no buttons"),
        (owning(material.QUARRY_PAY_CARD), "quarry 1", "quarry: a 1, +6 buttons"),
        (owning(material.QUARRY_PAY_CARD), "forest 1", "forest: a 1, +2 buttons"),
    ],
)
def test_a_location_tells_dice_displaced_group_and_pay(
    fields: dict[str, Any], move: str, line: str
) -> None:
    assert described(staged(**fields), move) == line


def test_the_largest_group_still_has_a_short_line() -> None:
    state = staged(4, **at_forest(1, 3, count=7, white=6), tracks=[[20] * 5] * 3)
    move = WAR.parse("forest 4 4 4 4 4 4 4 4 w4 w4 w4 w4 w4 w4 B")
    line = describe(state, move, ("Bartholomew of the Hill",) * 4)
    assert line.endswith("displacing Bartholome…, +20 buttons")
    assert len(line) < SHORT


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("card1 2 2 2", "buy card 1, re-roll, with three 2s for 2 buttons"),
        (
            "card2 1 w1 B",
            "buy card 2, one star, with a 1, a white 1 and a big brother for 1 button",
        ),
    ],
)
def test_a_card_tells_dice_and_price(move: str, line: str) -> None:
    state = staged(display=[material.REROLL_CARD, material.CARD_NAMES.index("one-star"), -1])
    assert described(state, move) == line


def test_equal_cards_on_display_are_told_apart() -> None:
    state = staged(display=[0, 0, -1])
    assert described(state, "card1 2 2 2") != described(state, "card2 2 2 2")


@pytest.mark.parametrize(
    ("fields", "move", "line"),
    [
        ({"sections": [3, 0, 0, 0]}, "hut 4", "school, hut with a 4: pay 7, build a section"),
        ({"stars": [1, 0, 0, 0]}, "star 4", "school, star with a 4: pay 6, take a star"),
        ({}, "start 1", "school, start player with a 1: start the next round"),
        (
            owning(material.SCHOOL_PAY_CARD),
            "brother 1",
            "school, big brother with a 1 (+2 buttons): pay 2, take 2 big brothers",
        ),
        (
            {"markers": [-1, -1, -1, material.MARKER_NAMES.index("free+3")]},
            "exam 5",
            "school, exam with a 5: the most 5s earn free a boy + 3 buttons",
        ),
        (
            {},
            "snitch 2",
            "school, snitch with a 2: free a boy, shun locations; the most 2s cost a boy",
        ),
    ],
)
def test_the_school_tells_price_and_effect(fields: dict[str, Any], move: str, line: str) -> None:
    assert described(staged(**fields), move) == line


@pytest.mark.parametrize(
    ("cards", "move", "line"),
    [
        ((), "village 4", "village: a 4, +1 button"),
        ((), "village w4", "village: a white 4, +1 button"),
        ((material.VILLAGE_PAY_CARD,), "village B", "village: a big brother, +2 buttons"),
        ((), "village done", "village: no more dice"),
        ((), "lake 5", "take a white 5 from the lake for 3 buttons"),
        ((), "turn 3>5", "turn a 3 into a 5 for 2 buttons"),
        ((), "turn 2>1", "turn a 2 into a 1 for 1 button"),
        ((), "give re-roll", "give up the re-roll card to free a boy"),
        ((), "after 1>6", "turn a 1 into a 6 with your card"),
        ((), "reroll 3", "take up a 3 to re-roll it"),
        ((), "after done", "keep the dice as they are"),
        ((), "end", "end the turn without a bonus action"),
    ],
)
def test_village_bonus_and_cards_after_rolling(
    cards: tuple[int, ...], move: str, line: str
) -> None:
    assert described(staged(**owning(*cards)), move) == line


def test_the_reroll_counts_the_dice_taken_up() -> None:
    state = staged(phase=phases.AFTER_ROLLING, picked=[0, 2, 0, 1, 0, 0, 0])
    assert described(state, "reroll go") == "re-roll the 3 dice taken up"


def test_choices_tell_what_becomes_of_the_section() -> None:
    state = staged(
        sections=[0b11, 0, 0, 0], detention=[[0, 4, 5, 0], *[[0] * 4] * 3], mill=dice([6])
    )
    assert described(state, "build 5") == "build section 5, 3 of 6"
    assert described(state, "free 2") == "free the 4 on spot 2"
    assert described(state, "free 3") == "free the 5 on spot 3, so that section 3 can be built"
    assert described(state, "detain mill-6 1") == (
        "send the 6 in the mill to spot 1: section 1 is built already"
    )
    assert described(state, "detain mill-6 4") == (
        "send the 6 in the mill to spot 4: section 4 is now blocked"
    )


@pytest.mark.parametrize(
    ("fields", "source", "where"),
    [
        (at_forest(0, 2), "forest", "the 2 at the forest"),
        ({"sold_seat": [-1, 0, -1], "sold_value": [0, 3, 0]}, "card2", "the 3 beside card 2"),
        ({"village": dice([5])}, "village-5", "the 5 in the village"),
    ],
)
def test_a_caught_boy_is_told_by_his_place(fields: dict[str, Any], source: str, where: str) -> None:
    state = staged(**{"sold_dice": [0, 1, 0], **fields})
    assert f"send {where} to spot 1" in described(state, f"detain {source} 1")


def test_a_caught_boy_at_school_is_told_by_his_space() -> None:
    seats, values = [-1] * 7, [0] * 7
    seats[material.START], values[material.START] = 0, 4
    state = staged(school_seat=seats, school_value=values)
    assert "send the 4 on the start player space" in described(state, "detain start 2")

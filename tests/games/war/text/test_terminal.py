"""The drawing of the table: what it shows, and that it always fits the terminal."""

from itertools import islice
from typing import Any, cast

import pytest

from buttonbox.games.war import material, phases
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from buttonbox.games.war.text import labels, prompts
from buttonbox.games.war.text.boxes import width
from buttonbox.games.war.text.terminal import draw
from tests.games.random_play import random_states
from tests.games.war.text.staged import NAMES, dice, owning, staged

MOST_LINES = 45
NOBODY_THERE = [-1] * 7


def drawn(state: War, names: tuple[str, ...] = NAMES) -> list[str]:
    return draw(state, names[: state.players]).split("\n")


def line_with(state: War, text: str) -> str:
    """Return the one line that holds a text."""
    (line,) = [line for line in drawn(state) if text in line]
    return line


def with_a_group(space: int, seat: int, dice: int, white: int) -> War:
    """Return a state with a group of 4s at the quarry."""
    return staged(
        space=[space, 0, 0],
        group_seat=[seat, -1, -1],
        group_value=[4, 0, 0],
        group_dice=[dice, 0, 0],
        group_white=[white, 0, 0],
    )


def headline(state: War) -> str:
    """Return what is going on, over however many lines."""
    lines = drawn(state)[1:]
    upto = next(i for i, line in enumerate(lines) if line.startswith("┌"))
    return " ".join(" ".join(lines[:upto]).split())


def check_fits(state: War, names: tuple[str, ...] = NAMES) -> None:
    lines = drawn(state, names)
    assert len(lines) <= MOST_LINES
    assert all(width(line) <= 100 for line in lines)
    assert all(line == line.rstrip() for line in lines)
    assert "\x1b" not in "".join(lines)


@pytest.mark.parametrize("players", WAR.players)
@pytest.mark.parametrize("tiles", [False, True])
@pytest.mark.slow
def test_every_state_of_a_game_fits_and_shows_who_has_what(players: int, tiles: bool) -> None:
    for state in random_states(WAR, players, seed=players, options={"tiles": tiles}):
        war = cast(War, state)
        check_fits(war)
        text = draw(war, NAMES[:players])
        for seat in range(players):
            assert f"{'ABCD'[seat]}: {NAMES[seat]}" in text
            assert labels.counted(war.buttons[seat], "button") in text


@pytest.mark.parametrize("names", [("Bartholomew of the Hill",) * 4, ("一二三四五六七八九",) * 4])
def test_long_and_wide_names_fit(names: tuple[str, ...]) -> None:
    for state in islice(random_states(WAR, 4, seed=9), 300):
        check_fits(cast(War, state), names)


@pytest.mark.parametrize("players", WAR.players)
def test_the_fullest_table_fits(players: int) -> None:
    everywhere = [1, 2, 3, 4, 4, 5, 6, 6]
    all_cards = [card for card, kind in enumerate(material.CARDS) for _ in range(kind.copies)]
    state = staged(
        players,
        village=dice(*[everywhere] * players),
        mill_white=[0, 1, 1, 1, 1, 1, 1],
        **owning(*all_cards),
    )
    check_fits(state)


def test_the_track_shows_the_space_reached_and_the_group_there() -> None:
    state = with_a_group(2, seat=1, dice=2, white=1)
    assert " 4 ─[3]─ 2 ─ 1 ─ 0   B4 B4 w4 " in line_with(state, "quarry")
    assert " 2 ─ 4 ─ 2 ─ 1 ─ 0   - " in line_with(state, "forest")


def test_a_group_too_large_to_list_is_counted() -> None:
    state = with_a_group(1, seat=0, dice=8, white=3)
    assert "8xA4 3xw4" in line_with(state, "quarry")


def test_a_lone_big_brother_shows_the_space_reached() -> None:
    state = staged(space=[0, 1, 0], lone_brother=[0, 1, 0])
    assert "[2]─ 4 ─ 2 ─ 1 ─ 0   B, beaten by any" in line_with(state, "forest")


def test_the_meadow_is_drawn_for_four_only() -> None:
    assert "meadow" not in draw(staged(3), NAMES[:3])
    assert " 5 ─ 3 ─ 2 ─ 2 ─ 1 " in line_with(staged(4), "meadow")


@pytest.mark.parametrize("marker", range(len(material.MARKERS)))
def test_every_marker_is_told_in_full_anywhere(marker: int) -> None:
    lines = drawn(staged(4, markers=[marker] * 4))
    assert sum(line.count(f"bonus: {labels.marker_words(marker)} ") for line in lines) == 4


@pytest.mark.parametrize("card", range(len(material.CARDS)))
def test_every_card_is_told_in_full(card: int) -> None:
    text = draw(staged(display=[card, -1, -1]), NAMES[:2])
    assert f"{labels.card_words(card).title}: {material.CARDS[card].dice} dice, " in text
    assert f"{labels.card_words(card).effect} " in text


def test_a_sold_card_shows_buyer_and_dice() -> None:
    state = staged(
        display=[-1, -1, -1],
        sold_seat=[-1, 1, -1],
        sold_value=[0, 3, 0],
        sold_dice=[0, 2, 0],
        sold_white=[0, 1, 0],
    )
    assert "sold to Ben for B3 B3 w3" in line_with(state, "card2")


def test_the_school_shows_prices_of_the_seat_to_act_and_who_lies_there() -> None:
    state = staged(
        to_act=1,
        sections=[0, 0b111, 0, 0],
        stars=[5, 2, 0, 0],
        school_seat=[0, -1, -1, -1, -1, -1, -1],
        school_value=[6, 0, 0, 0, 0, 0, 0],
    )
    assert "prices for Ben" in line_with(state, "School")
    assert "A6" in line_with(state, "│ exam ")
    assert "pay 8: build" in line_with(state, "│ hut      -")
    assert "pay 7: take a star" in line_with(state, "take a star")


def test_without_a_seat_to_act_the_school_shows_its_least_prices() -> None:
    assert "pay 5+: take a star" in line_with(staged(to_act=-1), "take a star")


def test_lake_village_and_mill_list_their_dice() -> None:
    state = staged(
        lake=[0, 0, 1, 0, 0, 2, 0],
        village=dice([1, 1], [6]),
        mill=dice([], [5]),
        mill_white=[0, 0, 0, 1, 0, 0, 0],
    )
    assert "w2 w5 w5" in line_with(state, "│ lake ")
    assert "A1 A1 B6" in line_with(state, "│ village ")
    assert "B5 w3" in line_with(state, "│ mill ")


def test_a_gang_shows_dice_hut_and_detention() -> None:
    state = staged(
        front=dice([1, 6], []),
        white=dice([4], []),
        sections=[0b101, 0, 0, 0],
        detention=[[2, 5, 0, 0], *[[0] * 4] * 3],
    )
    assert "dice       A1 A6 w4 " in line_with(state, "A1")
    assert "■1  ▒2  ■3  □4  □5  □6   2 of 6" in line_with(state, "2 of 6 ")
    assert "A2  A5  -   -" in line_with(state, "detention")


def test_cards_at_once_lie_face_down_in_brackets() -> None:
    section = material.CARD_NAMES.index("section")
    state = staged(**owning(section, section, material.REROLL_CARD))
    assert "(building section x2), re-roll" in line_with(state, "cards  ")


def test_the_frame_and_title_tell_who_acts_starts_and_snitches() -> None:
    snitch = NOBODY_THERE[:]
    snitch[material.SNITCH] = 1
    line = line_with(staged(school_seat=snitch), "A: Anna")
    assert "┏━ A: Anna, start player ━" in line
    assert "┌─ B: Ben, snitch ─" in line


def test_every_phase_has_its_words() -> None:
    assert sorted(prompts.PROMPTS) == list(range(len(phases.PHASES)))


@pytest.mark.parametrize(
    ("acted", "bonus", "text"),
    [
        (0, 0, "Anna's turn: place dice; a bonus action may come before or after."),
        (0, 1, "Anna's turn: the bonus action is done; now place dice."),
        (1, 0, "Anna's turn: the dice are placed; now a bonus action, or end the turn."),
    ],
)
def test_a_turn_tells_what_is_left_of_it(acted: int, bonus: int, text: str) -> None:
    assert text in headline(staged(acted=acted, bonus=bonus))


@pytest.mark.parametrize(
    ("space", "acted", "bonus", "why"),
    [
        (material.RESCUE, 1, 0, "(rescue)"),
        (material.SNITCH, 1, 0, "(snitch)"),
        (material.RESCUE, 0, 1, "(card given up)"),
        (material.RESCUE, 1, 1, "(rescue or card given up)"),
    ],
)
def test_freeing_in_a_turn_tells_why(space: int, acted: int, bonus: int, why: str) -> None:
    seats = [0 if i == space else -1 for i in range(7)]
    state = staged(phase=phases.FREEING, acted=acted, bonus=bonus, school_seat=seats)
    assert headline(state) == f"► Anna frees a boy {why}. Which one?"


def test_building_in_a_turn_tells_why() -> None:
    bought = staged(phase=phases.BUILDING, acted=1, sold_seat=[-1, 0, -1])
    assert headline(bought) == "► Anna builds (card). Which section?"
    seats = [0 if i == material.HUT else -1 for i in range(7)]
    at_school = staged(phase=phases.BUILDING, acted=1, school_seat=seats)
    assert headline(at_school) == "► Anna builds (hut). Which section?"


def test_the_end_of_a_round_tells_what_is_decided_and_why() -> None:
    exam = staged(
        phase=phases.BUILDING,
        round_end_step=phases.EXAM_STEP,
        marker=material.MARKER_NAMES.index("build+3"),
        school_value=[5, 0, 0, 0, 0, 0, 0],
    )
    assert "exam: Anna shows the most 5s and earns: build a section + 3 buttons." in headline(exam)
    forest = staged(
        to_act=1,
        phase=phases.FREEING,
        round_end_step=phases.FOREST_STEP,
        marker=material.MARKER_NAMES.index("free"),
    )
    assert "forest: Ben's group earns: free a boy. Which one?" in headline(forest)
    snitch = staged(
        phase=phases.DETAINING,
        round_end_step=phases.SNITCH_STEP,
        school_value=[0, 0, 4, 0, 0, 0, 0],
    )
    assert "snitch: Anna shows the most 4s and sends a boy to detention." in headline(snitch)


def test_a_grant_that_the_table_does_not_show_is_left_out() -> None:
    assert headline(staged(phase=phases.BUILDING)) == "► Anna builds. Which section?"


def test_a_reroll_lists_the_dice_taken_up() -> None:
    state = staged(
        phase=phases.AFTER_ROLLING, using=material.REROLL_CARD, picked=[0, 0, 2, 0, 0, 1, 0]
    )
    assert headline(state).endswith("so far 2, 2 and 5.")


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"sections": [63, 0, 0, 0]}, "Anna wins with a finished hut."),
        ({"stars": [0, 7, 0, 0]}, "Ben wins with 7 stars."),
        ({"sections": [63, 0, 0, 0], "stars": [6, 0, 0, 0]}, "a finished hut and 6 stars."),
        ({"stars": [6, 7, 0, 0]}, "Ben wins on points (Anna 6, Ben 7)."),
        (
            {"stars": [6, 6, 0, 0], "buttons": [2, 1, 0, 0]},
            "Anna wins on points (Anna 6, Ben 6); buttons broke the tie.",
        ),
        (
            {"stars": [6, 6, 0, 0], "buttons": [1, 1, 0, 0]},
            "Anna and Ben share the win on points (Anna 6, Ben 6).",
        ),
    ],
)
def test_the_end_tells_who_won_and_how(fields: dict[str, list[int]], text: str) -> None:
    bare: dict[str, Any] = {"buttons": [0] * 4, "to_act": -2, "phase": phases.OVER}
    assert headline(staged(**{**bare, **fields})).endswith(text)

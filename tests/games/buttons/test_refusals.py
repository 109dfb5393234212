"""An illegal move is refused with the rule that forbids it, in one line, and nothing changes."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from buttonbox.core.errors import IllegalMove
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import codes, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.positions import load, play, seat, start, walk

STATES = 2000
EDGES = [-1000, -1, codes.EVENT_COUNT, 10000]
BUST = seat(status="bust")


def random_states() -> Iterator[Buttons]:
    """Yield every state of random games with two, three and four players in turn."""
    seed = 0
    while True:
        for players in BUTTONS.players:
            seed += 1
            yield from walk(start(players), Generator(seed))


def check_refusal(state: Buttons, code: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        state.apply(code)
    assert refusal.value.rule in BUTTONS.rules.rules
    assert refusal.value.reason
    assert "\n" not in refusal.value.reason


@pytest.mark.slow
def test_every_illegal_code_is_refused_and_changes_nothing() -> None:
    seen = set()
    for state in islice(random_states(), STATES):
        before = BUTTONS.position(state)
        for code in [*range(codes.EVENT_COUNT), *EDGES]:
            if not state.is_legal(code):
                check_refusal(state, code)
        assert BUTTONS.position(state) == before
        seen.add(state.phase)
    assert len(seen) == len(phases.PHASES)


def test_every_case_of_a_refused_move_has_a_text() -> None:
    texts = (Path(__file__).parents[3] / "web/src/buttons/texts/refusals/en.ftl").read_text()
    seen = set()
    for state in islice(random_states(), STATES):
        for code in range(codes.MOVE_COUNT):
            if state.actor() >= 0 and not state.is_legal(code):
                refusal = state.refusal(code)
                seen.add(f"{refusal.rule}-{refusal.case}" if refusal.case else refusal.rule)
    assert [case for case in sorted(seen) if f"\nrefusal-{case} =" not in texts] == []
    assert len([case for case in seen if "-" in case]) > 7


def test_numbers_that_mean_nothing_are_refused_in_every_phase() -> None:
    by_phase = {state.phase: state.clone() for state in islice(random_states(), STATES)}
    assert len(by_phase) == len(phases.PHASES)
    for state in by_phase.values():
        for code in [*range(-1000, 0), *range(codes.EVENT_COUNT, 10001)]:
            check_refusal(state, code)


TURN = load(seat(), seat())
ROLLING = load(seat(), seat(), phase="rolling")
LAYING = load(seat("3/5 5/1", "3/2"), seat(), phase="laying", dice="3 2 4 4 5 1")
OFFERING = load(seat("5/6"), seat(), phase="offering", dice="5 6 1 1 1 1")
SEWING = load(seat("3/3", status="out"), BUST, phase="sewing")
OVER = load(seat(stars="1/1 1/2 1/3 1/4 1/5", status="out"), BUST, phase="over")


@pytest.mark.parametrize(
    ("state", "text", "rule", "reason"),
    [
        (start(3), "card red", "B11", "the red card never stays out"),
        (
            play(start(3), "card green"),
            "card green",
            "B11",
            "the green card stays out of this game",
        ),
        (play(start(4), "card red"), "card red", "B11", "the red card is already dealt to seat 0"),
        (TURN, "out", "B34", "getting out takes a button on the board"),
        (LAYING, "lay 2/4", "B31", "the white die shows row 3"),
        (LAYING, "lay 3/3", "B31", "no black die shows column 3, only 1, 2, 4, 5"),
        (LAYING, "lay 3/5", "B20", "there is a button on row 3, column 5"),
        (LAYING, "lay 3/2", "B20", "there is a star on row 3, column 2"),
        (LAYING, "lay 3/4", "B21", "row 3, column 4 is beside the button at row 3, column 5"),
        (OFFERING, "lay 5/1", "B32", "on another's roll a button goes only on row 5, column 6"),
        (SEWING, "star 3/4", "B41", "there is no button of seat 0 on row 3, column 4"),
    ],
)
def test_a_refusal_tells_the_particulars(state: Buttons, text: str, rule: str, reason: str) -> None:
    refusal = state.refusal(BUTTONS.parse(text))
    assert (refusal.rule, refusal.reason) == (rule, reason)


@pytest.mark.parametrize(
    ("state", "text", "rule", "expected"),
    [
        (start(3), "roll", "B11", "a card is being drawn to stay out of the game"),
        (start(4), "die 3", "B11", "the button cards are being dealt"),
        (TURN, "lay 5/6", "B30", "seat 0 must roll or get out"),
        (ROLLING, "roll", "B31", "the dice are being rolled"),
        (LAYING, "pass", "B31", "seat 0 must lay a button"),
        (OFFERING, "roll", "B32", "seat 1 may lay a button on row 5, column 6 or pass"),
        (SEWING, "out", "B41", "seat 0 must put a star in place of a button"),
        (OVER, "card red", "B50", "the game is over"),
    ],
)
def test_a_move_out_of_place_is_told_what_comes_next(
    state: Buttons, text: str, rule: str, expected: str
) -> None:
    refusal = state.refusal(BUTTONS.parse(text))
    assert str(refusal) == f"{text!r} is not possible now: {expected} ({rule})"


def test_a_number_that_is_no_move_is_named() -> None:
    assert str(TURN.refusal(999)) == "999 is not a move: seat 0 must roll or get out (B30)"


@pytest.mark.parametrize(
    ("state", "text", "case", "values"),
    [
        (LAYING, "lay 2/4", "row", {"row": 3}),
        (LAYING, "lay 3/3", "column", {"column": 3, "columns": "1, 2, 4, 5"}),
        (LAYING, "lay 3/5", "button", {"row": 3, "column": 5}),
        (LAYING, "lay 3/2", "star", {"row": 3, "column": 2}),
        (LAYING, "lay 3/4", "row", {"row": 3, "column": 4, "by_row": 3, "by_column": 5}),
        (
            load(seat("4/1"), seat(), phase="laying", dice="3 2 4 4 5 1"),
            "lay 3/1",
            "column",
            {"row": 3, "column": 1, "by_row": 4, "by_column": 1},
        ),
        (
            load(seat("5/6"), seat(), phase="offering", dice="5 6 1 1 1 1"),
            "lay 1/1",
            "gold",
            {"row": 5, "column": 6},
        ),
        (SEWING, "star 1/1", "empty", {"row": 1, "column": 1}),
    ],
)
def test_a_refusal_names_its_case_for_the_page(
    state: Buttons, text: str, case: str, values: dict[str, object]
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        state.apply(BUTTONS.parse(text))
    assert (refusal.value.case, refusal.value.values) == (case, values)

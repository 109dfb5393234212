"""What the page receives: every legal move once, and facts that agree with the rules."""

from fractions import Fraction
from typing import Any

import pytest

from buttonbox.core.errors import InvalidMove
from buttonbox.games.buttons import codes, geometry, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.material import COLOURS
from buttonbox.games.buttons.page.attempted_moves import code_of
from buttonbox.games.buttons.page.facts import facts, longest_line, replay_facts, scores
from buttonbox.games.buttons.page.legal_moves import legal_moves
from buttonbox.games.buttons.rules import Buttons, has_line
from buttonbox.games.buttons.text import notation
from tests.games.random_play import random_states

TEXTS = {"roll": "roll", "out": "out", "pass": "pass"}


def described(offer: dict[str, Any]) -> str:
    """Return a legal move in notation, derived from all its fields except the code."""
    kind = str(offer["kind"])
    return TEXTS.get(kind) or f"{kind} {notation.cell_name(offer['cell'])}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_is_offered_as_what_it_is(players: int) -> None:
    for state in random_states(BUTTONS, players, seed=1):
        made = legal_moves(state)
        assert [offer["code"] for offer in made] == state.legal_moves()
        assert [described(offer) for offer in made] == [
            BUTTONS.notation(code) for code in state.legal_moves()
        ]


def bust_chance(state: Buttons) -> Fraction:
    """Return the exact chance of a bust, by trying every roll."""
    if state.phase != phases.ROLLING:
        return Fraction(state.phase != phases.LAYING)
    total = Fraction(0)
    for code, chance in state.chance_outcomes():
        after = state.clone()
        after.apply(code)
        total += chance * bust_chance(after)
    return total


def test_the_risk_is_what_trying_every_roll_gives() -> None:
    """With two dice in play, where every roll can be tried."""
    checked = 0
    for state in random_states(BUTTONS, 2, seed=4):
        assert isinstance(state, Buttons)
        if state.phase != phases.TURN or state.blacks > 2:
            continue
        rolled = state.clone()
        rolled.apply(codes.ROLL)
        assert Fraction(*facts(state)["live"]["bust"]) == bust_chance(rolled)
        checked += 1
        if checked == 3:
            return
    assert checked


def test_facts_agree_with_the_rules() -> None:
    for state in random_states(BUTTONS, 3, seed=2):
        assert isinstance(state, Buttons)
        live = facts(state)["live"]
        assert (live["bust"] is None) == (state.phase != phases.TURN)
        if state.phase in (phases.LAYING, phases.OFFERING):
            offered = [offer["cell"] for offer in legal_moves(state) if offer["kind"] == "lay"]
            assert offered
            assert set(offered) <= set(geometry.listed(live["open"][state.actor()]))
        if state.phase == phases.TURN and len(legal_moves(state)) == 2:
            assert legal_moves(state)[1]["stars"] == state.earned(state.actor()) > 0
        rows = [Fraction(*row) for row in live["row_bust"]]
        assert len(rows) == 6
        if live["bust"] is not None:
            assert Fraction(*live["bust"]) == sum(rows) / 6


def test_scores_are_stars() -> None:
    *_, last = random_states(BUTTONS, 2, seed=3)
    assert isinstance(last, Buttons)
    assert scores(last) == [stars.bit_count() for stars in last.stars[:2]]
    assert max(scores(last)) >= 5


@pytest.mark.parametrize("players", [2, 4])
def test_a_button_says_what_it_brings_and_what_it_risks(players: int) -> None:
    """Compared with laying the button by the rules; the last cells need more than 32 bits."""
    seen = set()
    for state in random_states(BUTTONS, players, seed=5):
        assert isinstance(state, Buttons)
        for offer in (each for each in legal_moves(state) if each["kind"] == "lay"):
            seat, cell = state.actor(), offer["cell"]
            after = state.clone()
            after.apply(offer["code"])
            before_open, after_open = state.open_cells(seat), after.open_cells(seat)
            assert offer["stars"] == after.earned(seat) - state.earned(seat)
            assert offer["closes"] == before_open.bit_count() - after_open.bit_count()
            own = BUTTONS.position(after)["seats"][seat]
            letters = "".join(own["layout"])
            laid = [letters[cell_of(name)] for name in own["buttons"]]
            assert offer["colour"][0] == letters[cell]
            assert offer["count"] == laid.count(letters[cell])
            assert offer["surplus"] == (offer["count"] > 3)
            risks = [Fraction(*risk) for risk in offer["risk"]]
            assert risks == [risk_with(state, before_open), risk_with(state, after_open)]
            seen.add(cell)
    assert max(seen) > 32


def cell_of(name: str) -> int:
    row, column = map(int, name.split("/"))
    return 6 * (row - 1) + column - 1


def risk_with(state: Buttons, free: int) -> Fraction:
    """Return the chance that no die shows an open column of the row."""
    columns = [(free >> 6 * row & 63).bit_count() for row in range(6)]
    return sum((Fraction(6 - each, 6) ** (state.blacks + 1) for each in columns), Fraction()) / 6


def test_rolled_cells_that_are_closed_come_with_the_cause() -> None:
    seen = set()
    for state in random_states(BUTTONS, 3, seed=6):
        assert isinstance(state, Buttons)
        told = facts(state)["live"]["closed"]
        if state.phase not in (phases.LAYING, phases.OFFERING):
            assert told is None
            continue
        for seat, closed in enumerate(told):
            for each in closed:
                assert not state.open_cells(seat) >> each["cell"] & 1
                assert each["by"] or each["cause"] == "star"
                seen.add((each["cause"], seat == state.active))
        if state.phase == phases.LAYING:
            listed = {each["cell"] for each in told[state.active]}
            assert listed == set(geometry.listed(state.rolled_cells() & ~state.reachable()))
    causes = ("button", "star", "beside")
    assert seen == {(cause, active) for cause in causes for active in (True, False)}


def test_what_a_board_is_worth_agrees_with_the_rules() -> None:
    for state in random_states(BUTTONS, 3, seed=7):
        assert isinstance(state, Buttons)
        for seat, fact in enumerate(replay_facts(state)["seats"]):
            assert sum(fact["counts"]) == state.buttons[seat].bit_count()
            if state.buttons[seat]:
                assert 1 + sum(fact["earned"]) == state.earned(seat)
            assert all(
                earned in (0, worth)
                for earned, worth in zip(fact["earned"], fact["worth"], strict=True)
            )
            more = [colour for colour, n in zip(COLOURS, fact["counts"], strict=True) if n > 3]
            assert fact["surplus"] == more
            assert (fact["line"] >= 5) == has_line(state.stars[seat])
        assert facts(state) == {**replay_facts(state), "live": facts(state)["live"]}


@pytest.mark.parametrize(
    ("cells", "longest"),
    [
        ("", 0),
        ("3/3", 1),
        ("1/6 2/1", 1),
        ("2/2 2/3 2/4 3/4 4/4 5/4", 4),
        ("6/1 6/2 6/3 6/4 6/5 6/6", 6),
        ("1/6 2/6 3/6 4/6 5/6", 5),
    ],
)
def test_the_longest_line_of_stars(cells: str, longest: int) -> None:
    assert longest_line(sum(1 << cell_of(name) for name in cells.split())) == longest


def test_a_cell_is_known_without_its_code() -> None:
    for state in random_states(BUTTONS, 2, seed=8):
        for move in legal_moves(state):
            if "cell" in move:
                assert code_of({"kind": move["kind"], "cell": move["cell"]}) == move["code"]
    for tried in ({}, {"kind": "roll"}, {"kind": "lay", "cell": 36}, {"kind": "lay", "cell": True}):
        with pytest.raises(InvalidMove):
            code_of(tried)

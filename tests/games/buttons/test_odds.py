"""The odds of a roll against full enumeration by the rules themselves."""

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from buttonbox.core.game import NoOdds
from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.record import write_record
from buttonbox.games.buttons import codes, material, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.odds import Odds, odds
from buttonbox.games.buttons.rules import Buttons
from tests.commands import assert_refused, run
from tests.core.played import begun
from tests.games.buttons.positions import STRIPES, load, seat, start, walk
from tests.games.random_play import random_states


def rolls(state: Buttons) -> Iterator[Buttons]:
    """Yield the state after every possible roll; all are equally likely."""
    if not state.is_chance() or state.phase != phases.ROLLING:
        yield state
        return
    for face in range(1, 7):
        after = state.clone()
        after.apply(codes.FACE + face)
        yield from rolls(after)


def best_stars(state: Buttons, roller: int) -> int:
    """Return the stars after laying in the best way and getting out; 0 for a bust."""
    if state.phase != phases.LAYING:
        return 0
    worths = []
    for move in state.legal_moves():
        laid = state.clone()
        laid.apply(move)
        worths.append(laid.earned(roller))
    return max(worths)


def enumerated(state: Buttons) -> Odds:
    """Return the odds by trying every roll."""
    counts: Counter[tuple[int, int]] = Counter()
    for row in range(material.SIZE):
        rolled = state.clone()
        rolled.apply(codes.ROLL)
        rolled.apply(codes.FACE + 1 + row)
        counts.update((row, best_stars(after, state.active)) for after in rolls(rolled))
    total = sum(counts.values())
    stars: Counter[int] = Counter({0: 0})
    for (_, worth), count in counts.items():
        stars[worth] += count
    row_bust = [Fraction(6 * counts[row, 0], total) for row in range(material.SIZE)]
    chances = {worth: Fraction(count, total) for worth, count in sorted(stars.items())}
    return Odds(chances[0], tuple(row_bust), chances)


def turns(players: int, seed: int) -> list[Buttons]:
    """Return copies of the states of a random game in which the active player may roll."""
    states = walk(start(players), Generator(seed))
    return [state.clone() for state in states if state.phase == phases.TURN]


@pytest.mark.parametrize(("players", "blacks"), [(2, 2), (3, 2), (3, 3), (4, 1), (4, 2)])
def test_odds_are_those_of_all_rolls(players: int, blacks: int) -> None:
    found = [state for seed in range(4) for state in turns(players, seed) if state.blacks == blacks]
    assert found
    fullest = sorted(found, key=lambda state: -state.buttons[state.active].bit_count())
    for state in fullest[:: max(1, len(fullest) // 3)][:3]:
        assert odds(state) == enumerated(state)


def test_odds_are_those_of_all_rolls_with_all_dice() -> None:
    """Red and yellow lack a third button, red with its card pays more; row 4 is closed."""
    own = seat("1/1 1/3 2/2 2/4 3/5", stars="4/1 4/2 4/3 4/4 4/6", layout=STRIPES)
    state = load(own, seat())
    found = odds(state)
    assert found == enumerated(state)
    assert state.blacks == 4
    assert set(found.stars) == {0, 1, 2, 3}
    assert found.row_bust[3] == 1


def test_nothing_is_lost_or_made_up() -> None:
    for state in turns(2, 5):
        found = odds(state)
        assert sum(found.stars.values()) == 1
        assert found.stars[0] == found.bust == sum(found.row_bust) / 6


def test_an_empty_board_cannot_bust() -> None:
    state = load(seat(), seat())
    assert odds(state) == Odds(Fraction(0), (Fraction(0),) * 6, {0: Fraction(0), 1: Fraction(1)})


def test_one_open_column_in_every_row() -> None:
    """All but the last column has stars: five black dice must all miss it."""
    state = load(seat(), seat())
    state.stars = [material.ALL & ~(material.COLUMN << 5), 0, 0, 0]
    assert odds(state).bust == Fraction(5, 6) ** 5


def test_odds_hold_as_long_as_no_die_lies() -> None:
    state = load(seat("1/1"), seat())
    before = odds(state)
    state.apply(codes.ROLL)
    assert odds(state) == before
    state.apply(codes.FACE + 1)
    with pytest.raises(NoOdds, match="rolling"):
        odds(state)


def test_odds_leave_the_state_alone() -> None:
    for state in random_states(BUTTONS, 3, 1):
        if isinstance(state, Buttons) and state.phase == phases.TURN:
            before = BUTTONS.position(state)
            odds(state)
            assert BUTTONS.position(state) == before


# As a user runs it.


def record(path: Path, history: History) -> str:
    path.write_text(write_record(history), encoding="utf-8")
    return str(path)


def first_turn() -> History:
    """A game dealt and nothing more."""
    return begun(BUTTONS, events=4)


def test_the_command_prints_fractions(tmp_path: Path) -> None:
    file = record(tmp_path / "game.jsonl", first_turn())
    assert json.loads(run("odds", file, "--json").stdout) == {
        "bust": "0",
        "row_bust": ["0"] * 6,
        "stars": {"0": "0", "1": "1"},
    }
    assert "1 star" in run("odds", file, "--to", "4").stdout


@pytest.mark.slow
def test_the_command_refuses_in_one_line(tmp_path: Path) -> None:
    file = record(tmp_path / "game.jsonl", first_turn())
    for arguments, complaint in (
        (["missing.jsonl"], "missing.jsonl"),
        ([file, "--to", "9"], "--to: must be from 0 to 4"),
        ([file, "--to", "1"], "the phase is dealing (B30)"),
    ):
        assert_refused(["odds", *arguments], complaint)

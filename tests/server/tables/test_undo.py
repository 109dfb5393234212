"""Undo: cheap however long the game, and limited."""

import pytest

from buttonbox.core.actors import CHANCE
from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.match_state import PIECE
from buttonbox.server.tables.table_log import Entry
from buttonbox.server.tables.undo_limits import MOST_IN_A_GAME, MOST_IN_A_ROW
from harness.matches import any_move, joined, setup_of
from tests.server.tables.test_match import refusal, to_laying


def lay_and_undo(match: Match, times: int) -> None:
    seat = match.state.actor()
    code = match.state.legal_moves()[0]
    for _ in range(times):
        match.take(match.plan_move(seat, code, match.version, "", 0))
        match.take(match.plan_undo(seat, match.version, "", 0))


def test_undos_in_a_row_are_limited_until_a_die_rolls() -> None:
    match = joined(setup_of(kinds="ll"))
    seat = to_laying(match)
    lay_and_undo(match, MOST_IN_A_ROW)
    match.take(any_move(match, Generator(1)))
    assert match.undo_seat() is None
    assert refusal(lambda: match.plan_undo(seat, match.version, "u", 0)) == "undos"
    assert Match(match.setup, match.entries).undo_seat() is None
    while match.history.events[-1].actor != CHANCE:
        match.take(any_move(match, Generator(1)))
    match.take(any_move(match, Generator(1)))
    assert match.undo_seat() is not None


def test_undos_in_a_game_are_limited_for_each_seat() -> None:
    match = joined(setup_of(kinds="ll"))
    while max(match.undos.by_seat.values(), default=0) < MOST_IN_A_GAME:
        assert not match.over
        if match.undo_seat() is not None and match.undos.in_a_row < MOST_IN_A_ROW:
            match.take(match.plan_undo(match.undo_seat() or 0, match.version, "", 0))
        match.take(match.plan_move(*endless(match), match.version, "", 0))
    [(seat, _)] = match.undos.by_seat.most_common(1)
    while match.history.undoable_seat() != seat:
        match.take(match.plan_move(*endless(match), match.version, "", 0))
    assert refusal(lambda: match.plan_undo(seat, match.version, "u", 0)) == "undos"
    assert Match(match.setup, match.entries).undos.by_seat == match.undos.by_seat


def endless(match: Match) -> tuple[int, int]:
    """Whoever always rolls is bust in the end, and the round is played again."""
    return match.state.actor(), match.state.legal_moves()[0]


def test_loading_plays_no_move_that_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = joined(setup_of(kinds="ll"))
    to_laying(match)
    lay_and_undo(match, MOST_IN_A_ROW)
    played: list[int] = []
    apply = History.apply

    def note(self: History, code: int) -> None:
        played.append(code)
        apply(self, code)

    monkeypatch.setattr(History, "apply", note)
    monkeypatch.setattr(History, "undo", None)
    again = Match(match.setup, match.entries)
    assert played == [event.code for event in match.history.events]
    assert again.record() == match.record()


def test_undoing_folds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = joined(setup_of(kinds="ll"))
    to_laying(match)
    again = Match(match.setup, match.entries)
    monkeypatch.setattr(History, "fold", None)
    for each in (match, again):
        lay_and_undo(each, MOST_IN_A_ROW)
    assert again.game.position(again.state) == match.game.position(match.state)


def test_a_log_that_takes_back_nothing_is_no_log() -> None:
    match = joined(setup_of())
    undo = Entry(match.version + 1, "undo", 0, 0)
    with pytest.raises(ValueError, match="undoes nothing"):
        Match(match.setup, [*match.entries, undo])


def test_a_long_log_is_loaded_in_pieces() -> None:
    match = joined(setup_of(kinds="ll"))
    while match.version < 3 * PIECE:
        match.take(match.plan_move(*endless(match), match.version, "", 0))
    again = Match(match.setup)
    pauses = again.load(match.entries)
    next(pauses)
    assert again.version == PIECE
    assert len(list(pauses)) == match.version // PIECE - 1
    assert again.record() == match.record()

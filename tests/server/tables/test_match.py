"""The match: what it accepts, what it refuses, and that a refusal changes nothing."""

import pytest
from hypothesis import given, settings, strategies as st

from buttonbox.core.actors import CHANCE
from buttonbox.core.randomness import Generator
from buttonbox.core.record import read_record
from buttonbox.games import find_game
from buttonbox.games.buttons import codes
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.match_state import LOG, PlannedMove
from buttonbox.server.tables.refusals import Refused
from buttonbox.server.tables.table_log import LiveClock
from harness.matches import any_move, joined, play_out, setup_of


def refusal(plan: object) -> str:
    with pytest.raises(Refused) as refused:
        plan()  # type: ignore[operator]
    return refused.value.rule


def test_chance_comes_with_the_move_that_brings_it() -> None:
    match = joined(setup_of())
    seat = match.state.actor()
    entries = match.plan_move(seat, codes.ROLL, match.version, "a", 0)
    assert [entry.kind for entry in entries] == ["move"] + ["chance"] * 6
    assert [entry.version for entry in entries] == list(range(match.version + 1, match.version + 8))


def test_a_plan_changes_nothing() -> None:
    match = joined(setup_of("war", "lo"))
    before = match.record()
    any_move(match, Generator(1))
    assert match.record() == before


def test_a_move_as_planned_is_not_played_again() -> None:
    match = joined(setup_of())
    planned = any_move(match, Generator(1))
    assert isinstance(planned, PlannedMove)
    match.take(planned)
    assert match.state is planned.state


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_a_planned_move_leaves_what_the_log_tells(game: str) -> None:
    setup = setup_of(game, clock=LiveClock(600))
    match = joined(setup)
    generator = Generator(3)
    for at in range(1000, 60_000, 1000):
        match.take(any_move(match, generator, at))
        again = Match(setup, match.entries)
        assert match.game.position(match.state) == again.game.position(again.state)
        assert match.history.events == again.history.events
        assert (match.drawn, match.counted) == (again.drawn, again.counted)
        assert match.seat_clocks.left == again.seat_clocks.left


def test_what_others_have_stored_counts_and_not_what_was_planned() -> None:
    match, other = joined(setup_of()), joined(setup_of())
    seat = match.state.actor()
    planned = match.plan_move(seat, codes.ROLL, match.version, "mine", 0)
    other.take(other.plan_move(seat, codes.ROLL, other.version, "theirs", 0))
    stored = other.entries[match.version :]
    match.take(stored)
    assert match.entries[-len(stored) :] == stored
    assert match.counted == {(seat, "theirs"): stored[-1].version}
    with pytest.raises(ValueError, match="does not follow"):
        match.take(planned)
    assert match.game.position(match.state) == other.game.position(other.state)


def test_a_plan_that_was_given_up_leaves_nothing() -> None:
    match = joined(setup_of())
    seat = match.state.actor()
    match.plan_move(seat, codes.ROLL, match.version, "a", 0)
    undone = match.record()
    match.take(match.plan_rematch(seat, "other", 0))
    assert match.record() == undone
    match.take(match.plan_move(seat, codes.ROLL, match.version, "b", 0))
    assert match.record() == Match(match.setup, match.entries).record()


def test_no_die_falls_before_everybody_is_there() -> None:
    match = Match(setup_of(kinds="lo"))
    match.take(match.plan_join(0, 0))
    assert refusal(lambda: match.plan_start(0)) == "waiting"


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    match = joined(setup_of())
    seat = match.state.actor()
    assert refusal(lambda: match.plan_move(seat, codes.GET_OUT, match.version, "a", 0)) == "B34"


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_every_number_is_a_legal_move_or_refused_with_a_rule(game: str) -> None:
    match = joined(setup_of(game))
    generator = Generator(7)
    for _ in range(20):
        legal = set(match.state.legal_moves())
        for code in set(range(match.game.event_count + 5)) - legal:
            seat, version = match.state.actor(), match.version
            with pytest.raises(Refused) as refused:
                match.plan_move(seat, code, version, "", 0)
            assert refused.value.rule in match.game.rules.rules
        match.take(any_move(match, generator))


def test_what_is_not_your_turn_or_not_the_version_is_refused() -> None:
    match = joined(setup_of())
    seat = match.state.actor()
    version = match.version
    assert refusal(lambda: match.plan_move(1 - seat, codes.ROLL, version, "a", 0)) == "turn"
    assert refusal(lambda: match.plan_move(seat, codes.ROLL, version - 1, "a", 0)) == "stale"
    assert refusal(lambda: match.plan_move(seat, codes.ROLL, version + 1, "a", 0)) == "stale"


def test_a_message_counts_once() -> None:
    match = joined(setup_of())
    seat = match.state.actor()
    version = match.version
    match.take(match.plan_move(seat, codes.ROLL, version, "mine", 0))
    assert match.plan_move(seat, codes.ROLL, version, "mine", 0) == []
    assert refusal(lambda: match.plan_move(seat, codes.ROLL, version, "other", 0)) == "stale"


def test_another_seat_may_use_the_same_id() -> None:
    match = joined(setup_of())
    seat = match.state.actor()
    match.take(match.plan_move(seat, codes.ROLL, match.version, "same", 0))
    assert refusal(lambda: match.plan_move(1 - seat, codes.ROLL, 0, "same", 0)) == "stale"


def to_laying(match: Match) -> int:
    """Roll; the seat that may lay a button."""
    seat = match.state.actor()
    match.take(match.plan_move(seat, codes.ROLL, match.version, "", 0))
    assert match.state.actor() == seat
    return seat


def test_undo_takes_back_a_move_but_never_a_die() -> None:
    match = joined(setup_of())
    seat = to_laying(match)
    assert refusal(lambda: match.plan_undo(seat, match.version, "u", 0)) == "undo"
    before = match.game.position(match.state)
    match.take(any_move(match, Generator(1)))
    assert match.undo_seat() == seat
    assert refusal(lambda: match.plan_undo(1 - seat, match.version, "u", 0)) == "undo"
    match.take(match.plan_undo(seat, match.version, "u", 0))
    assert match.game.position(match.state) == before
    assert match.undo_seat() is None


def test_after_an_undo_the_next_dice_are_the_same() -> None:
    """The other choice meets the dice that would have come anyway: nothing is gained."""
    straight, undone = joined(setup_of()), joined(setup_of())
    for match in (straight, undone):
        seat = to_laying(match)
    undone.take(any_move(undone, Generator(1)))
    undone.take(undone.plan_undo(seat, undone.version, "u", 0))
    for match in (straight, undone):
        play_out(match, 2)
    assert straight.record() == undone.record()


def test_nothing_can_be_undone_once_the_secret_is_out() -> None:
    match = joined(setup_of())
    play_out(match, 3)
    assert match.revealed_secret() == match.setup.secret
    last = match.history.events[-1].actor
    assert last != CHANCE
    assert refusal(lambda: match.plan_undo(last, match.version, "u", 0)) == "over"
    assert refusal(lambda: match.plan_move(last, 0, match.version, "m", 0)) == "over"


def test_the_secret_is_out_only_at_the_end() -> None:
    match = joined(setup_of())
    assert match.revealed_secret() is None
    assert match.setup.secret not in match.record()


def test_entries_must_follow_on_each_other() -> None:
    match = joined(setup_of())
    entries = any_move(match, Generator(1))
    with pytest.raises(ValueError, match="does not follow"):
        match.take(entries[1:] or [*entries, *entries])


@pytest.mark.parametrize("game", ["buttons", "war"])
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), undo=st.lists(st.booleans(), min_size=20, max_size=20))
def test_the_log_tells_the_same_game_again(game: str, seed: int, undo: list[bool]) -> None:
    """Moves and undos in any mixture: the log folds to the same state, the record to it too."""
    match = joined(setup_of(game, "lol"))
    generator = Generator(seed)
    for wanted in undo:
        if wanted and (seat := match.undo_seat()) is not None:
            match.take(match.plan_undo(seat, match.version, "", 0))
        elif not match.over:
            match.take(any_move(match, generator))
    again = Match(match.setup, match.entries)
    assert again.record() == match.record()
    told = read_record(match.record(), find_game).history
    assert told.game.position(told.state) == match.game.position(match.state)


@pytest.mark.parametrize(("game", "fact"), [("war", "round_end"), ("buttons", "bust")])
def test_what_the_log_tells_of_events_is_the_same_after_a_restart(game: str, fact: str) -> None:
    match = joined(setup_of(game))
    generator = Generator(3)
    while not match.over:
        match.take(any_move(match, generator))
    shown = {each: told for each, told in match.facts.items() if each > match.version - LOG}
    assert any(fact in told for told in shown.values())
    assert Match(match.setup, match.entries).facts == shown


def test_a_message_sent_again_is_answered_with_the_version_it_led_to() -> None:
    match = joined(setup_of())
    seat = match.state.actor()
    match.take(match.plan_move(seat, codes.ROLL, match.version, "mine", 0))
    led_to = match.version
    match.take(any_move(match, Generator(1)))
    assert match.counted == {(seat, "mine"): led_to}
    assert Match(match.setup, match.entries).counted == match.counted


# Leaving and deleting.


def test_one_who_has_left_is_followed_by_a_bot() -> None:
    match = joined(setup_of())
    match.take(match.plan_leave(1, "strong", 0))
    assert match.setup.seats[1].level == "strong"
    assert match.plan_leave(1, "strong", 0) == []
    again = Match(joined(setup_of()).setup, match.entries)
    assert (again.seating.left, again.setup) == (match.seating.left, match.setup)


def test_only_the_host_deletes_and_no_game_of_others() -> None:
    match = joined(setup_of())
    assert refusal(lambda: match.plan_delete(0, 0)) == "delete"
    assert refusal(lambda: match.plan_delete(1, 0)) == "delete"
    match.take(match.plan_leave(1, "strong", 0))
    match.take(match.plan_delete(0, 0))
    assert match.deleted
    assert refusal(lambda: match.plan_delete(0, 0)) == "deleted"

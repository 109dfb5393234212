"""Clocks follow from the log alone."""

import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from buttonbox.core.actors import CHANCE
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import codes
from buttonbox.server import clock
from buttonbox.server.clock import EvenTime
from buttonbox.server.entries import DayClock, LiveClock
from buttonbox.server.match import Match
from tests.server.held import serving
from tests.server.running import Server
from tests.server.setting import any_move, joined, setup_of

SECOND = 1000
DAY = 24 * 3600


def left(match: Match, at: int) -> list[float | None]:
    actor = match.state.actor()
    return [match.timer.remaining(seat, actor, at) for seat in range(match.players)]


def test_only_the_one_to_act_loses_time() -> None:
    match = joined(setup_of(clock=LiveClock(600, 10)), at=1 * SECOND)
    seat = match.state.actor()
    assert left(match, 1 * SECOND) == [600, 600]
    match.take(any_move(match, Generator(1), at=31 * SECOND))
    assert match.timer.left[seat] == (600 - 30 + 10) * SECOND
    assert match.timer.left[1 - seat] == 600 * SECOND


def test_a_hint_gives_no_time() -> None:
    match = joined(setup_of(clock=LiveClock(600, 10)), at=1 * SECOND)
    before = left(match, 31 * SECOND)
    match.take(match.plan_hint(match.state.actor(), match.version, at=21 * SECOND))
    assert match.entries[-1].kind == "hint"
    assert left(match, 31 * SECOND) == before


def test_time_that_is_up_stays_up() -> None:
    match = joined(setup_of(clock=LiveClock(20, 10)), at=1)
    seat = match.state.actor()
    assert left(match, 30 * SECOND)[seat] == 0
    match.take(any_move(match, Generator(1), at=30 * SECOND))
    assert match.timer.left[seat] == 0


def test_the_clock_stands_still_while_everybody_is_away() -> None:
    match = joined(setup_of(clock=LiveClock(600)), at=1 * SECOND)
    match.take(match.plan_resume(0, 5000 * SECOND))
    assert left(match, 5001 * SECOND)[match.state.actor()] == 599


def test_a_day_clock_begins_anew_with_each_move() -> None:
    match = joined(setup_of(clock=DayClock(2)), at=1)
    match.take(any_move(match, Generator(1), at=DAY * SECOND))
    seat = match.state.actor()
    assert left(match, 2 * DAY * SECOND)[seat] == pytest.approx(DAY)


def test_without_a_clock_there_is_no_time() -> None:
    match = joined(setup_of())
    assert left(match, 10**12) == [None, None]
    assert match.plan_resume(0, 1) == []


def to_and_fro(match: Match, times: int, at: int) -> int:
    """Lay a button and take it back, each within a second; when it ended."""
    seat = match.state.actor()
    code = match.state.legal_moves()[0]
    for _ in range(times):
        match.take(match.plan_move(seat, code, match.version, "", at + SECOND))
        match.take(match.plan_undo(seat, match.version, "", at + 2 * SECOND))
        at += 2 * SECOND
    return at


def test_moving_to_and_fro_makes_no_time() -> None:
    match = joined(setup_of(clock=LiveClock(60, 10)), at=1 * SECOND)
    seat = match.state.actor()
    match.take(match.plan_move(seat, codes.ROLL, match.version, "", 2 * SECOND))
    before = match.timer.left[seat]
    end = to_and_fro(match, 5, at=2 * SECOND)
    assert match.timer.left[seat] == before - (end - 2 * SECOND)
    assert Match(match.setup, match.entries).timer.left == match.timer.left


def test_an_undo_takes_back_no_increment_that_was_not_given() -> None:
    match = joined(setup_of(clock=LiveClock(10, 10)), at=1 * SECOND)
    seat = match.state.actor()
    match.take(match.plan_move(seat, codes.ROLL, match.version, "", 2 * SECOND))
    code = match.state.legal_moves()[0]
    match.take(match.plan_move(seat, code, match.version, "", 60 * SECOND))
    assert match.timer.left[seat] == 0
    match.take(match.plan_undo(seat, match.version, "", 61 * SECOND))
    assert match.timer.left[seat] == 0


# Live clocks are no matter of the wall clock.


def test_even_time_follows_what_is_written_and_else_goes_on_evenly() -> None:
    seconds = [100.0]
    even = EvenTime(lambda: seconds[0])
    even.follow(5000)
    seconds[0] += 2.5
    assert even.now() == 7500
    even.follow(6000)
    seconds[0] += 1
    assert even.now() == 7000


@pytest.mark.parametrize("jump", [3600, -3600])
def test_a_jump_of_the_wall_clock_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    with serving(tmp_path / "tables.sqlite") as server:
        table = server.create("buttons", "ll", clock={"kind": "live", "seconds": 1800})
        person = table.sit(0, 1)
        person.await_turn()
        wall = SimpleNamespace(time_ns=lambda: time.time_ns() + jump * 10**9)
        monkeypatch.setattr(clock, "time", wall)
        for _ in range(3):
            person.await_turn()
            person.move(person.now["offers"][0]["code"])
        assert all(0 <= 1800 - left < 900 for left in person.now["clocks"]), person.now["clocks"]
        person.close()


def test_a_live_game_waits_until_everybody_is_here(server: Server) -> None:
    table = server.create("buttons", "lo", clock={"kind": "live", "seconds": 600})
    table.sit(1).close()
    host = table.sit(0)
    host.say(type="ping")
    host.until_type("pong")
    assert host.now["actor"] == CHANCE
    assert not host.events
    guest = table.sit(1)
    host.seed(0)
    guest.seed(1)
    host.until(lambda message: message.get("now", {}).get("actor", CHANCE) >= 0)
    host.close()
    guest.close()


def test_coming_and_going_fills_no_log() -> None:
    match = joined(setup_of(clock=LiveClock(600)), at=1 * SECOND)
    match.take(match.plan_resume(0, 100 * SECOND))
    assert match.plan_resume(0, 101 * SECOND) == []
    assert match.plan_resume(0, 200 * SECOND) != []

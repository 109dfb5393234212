"""Clocks follow from the log alone."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from buttonbox.core.actors import CHANCE
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import codes
from buttonbox.server.seats import tokens
from buttonbox.server.storage.store import open_store
from buttonbox.server.tables import clock
from buttonbox.server.tables.clock import SteadyClock
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.overtime import Overtime
from buttonbox.server.tables.table_log import DayClock, LiveClock
from harness.matches import any_move, joined, setup_of
from harness.servers import Json, Person, Server, TableAt
from tests.server.held import serving

SECOND = 1000
DAY = 24 * 3600


def left(match: Match, at: int) -> list[float | None]:
    actor = match.state.actor()
    return [match.seat_clocks.remaining(seat, actor, at) for seat in range(match.players)]


def test_only_the_one_to_act_loses_time() -> None:
    match = joined(setup_of(clock=LiveClock(600, 10)), at=1 * SECOND)
    seat = match.state.actor()
    assert left(match, 1 * SECOND) == [600, 600]
    match.take(any_move(match, Generator(1), at=31 * SECOND))
    assert match.seat_clocks.left[seat] == (600 - 30 + 10) * SECOND
    assert match.seat_clocks.left[1 - seat] == 600 * SECOND


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
    assert match.seat_clocks.left[seat] == 0


def test_the_clock_stands_still_while_everybody_is_away() -> None:
    match = joined(setup_of(clock=LiveClock(600)), at=1 * SECOND)
    match.take(match.plan_resume(0, 5000 * SECOND))
    assert left(match, 5001 * SECOND)[match.state.actor()] == 599


def test_leaving_gives_no_time_back() -> None:
    match = joined(setup_of(clock=LiveClock(600)), at=1 * SECOND)
    match.take(match.plan_resume(0, 5000 * SECOND, left_at=101 * SECOND))
    assert left(match, 5001 * SECOND)[match.state.actor()] == 600 - 100 - 1
    match.take(match.plan_resume(0, 6000 * SECOND, left_at=5001 * SECOND))
    assert left(match, 6000 * SECOND)[match.state.actor()] == 600 - 100 - 1


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
    before = match.seat_clocks.left[seat]
    end = to_and_fro(match, 5, at=2 * SECOND)
    assert match.seat_clocks.left[seat] == before - (end - 2 * SECOND)
    assert Match(match.setup, match.entries).seat_clocks.left == match.seat_clocks.left


def test_an_undo_takes_back_no_increment_that_was_not_given() -> None:
    match = joined(setup_of(clock=LiveClock(10, 10)), at=1 * SECOND)
    seat = match.state.actor()
    match.take(match.plan_move(seat, codes.ROLL, match.version, "", 2 * SECOND))
    code = match.state.legal_moves()[0]
    match.take(match.plan_move(seat, code, match.version, "", 60 * SECOND))
    assert match.seat_clocks.left[seat] == 0
    match.take(match.plan_undo(seat, match.version, "", 61 * SECOND))
    assert match.seat_clocks.left[seat] == 0


# Live clocks are no matter of the wall clock.


def test_even_time_follows_what_is_written_and_else_goes_on_evenly() -> None:
    seconds = [100.0]
    even = SteadyClock(lambda: seconds[0])
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
            person.move(person.now["legal_moves"][0]["code"])
        assert all(0 <= 1800 - left < 900 for left in person.now["clocks"]), person.now["clocks"]
        person.close()


def test_reconnecting_gives_no_time_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "tables.sqlite") as server:
        table = server.create("buttons", "ll", clock={"kind": "live", "seconds": 1800})
        person = table.sit(0, 1)
        person.await_turn()
        seat, now = person.now["actor"], SteadyClock.now
        monkeypatch.setattr(SteadyClock, "now", lambda self: now(self) + 1000 * SECOND)
        person.close()
        again = table.sit(0, 1)
        assert again.now["clocks"][seat] <= 800
        again.close()


def test_the_table_says_whether_its_clock_is_live(server: Server) -> None:
    clocks = ({"kind": "live", "seconds": 7200}, {"kind": "days", "days": 1}, None)
    people = [server.create("buttons", "ll", clock=each).sit(0, 1) for each in clocks]
    assert [person.messages[0]["live"] for person in people] == [True, False, False]
    for person in people:
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


# Playing on after the time is up.

PLENTY = 1e6  # seconds for each move: no bot comes


def out_of_time(seconds: int = 600) -> tuple[Match, int]:
    """A game in which the first to act has used up all the time, and that seat."""
    match = joined(setup_of(kinds="ll", clock=LiveClock(seconds)), at=1 * SECOND)
    seat = match.state.actor()
    match.take(any_move(match, Generator(1), at=(seconds + 1) * SECOND))
    return match, seat


def overtime_of(match: Match, seconds: float, at: int) -> Overtime:
    overtime = Overtime(match.seat_clocks, seconds)
    overtime.follow(len(match.history.events), at)
    return overtime


def test_one_who_has_taken_over_has_some_seconds_for_each_move() -> None:
    match, seat = out_of_time()
    overtime = overtime_of(match, 10, at=700 * SECOND)
    assert overtime.remaining(seat, seat, 700 * SECOND) == 0
    overtime.taken_over[seat] = 705 * SECOND
    assert overtime.remaining(seat, seat, 707 * SECOND) == 8
    assert overtime.remaining(seat, 1 - seat, 707 * SECOND) == 10
    assert overtime.remaining(1 - seat, seat, 707 * SECOND) == 600
    overtime.follow(len(match.history.events) + 1, 709 * SECOND)
    assert overtime.remaining(seat, seat, 710 * SECOND) == 9
    assert overtime.remaining(seat, seat, 800 * SECOND) == 0


def test_moving_to_and_fro_makes_no_overtime() -> None:
    match, seat = out_of_time()
    overtime = overtime_of(match, 10, at=700 * SECOND)
    overtime.taken_over[seat] = 700 * SECOND
    events = len(match.history.events)
    for at, more in ((701, 1), (702, 0), (703, 1), (704, 0)):
        overtime.follow(events + more, at * SECOND)
    assert overtime.remaining(seat, seat, 705 * SECOND) == 6


async def keep(database: str, match: Match) -> str:
    """Store a table for a server to find; its name."""
    store = open_store(database)
    await store.open(lambda table, message: None)
    name = tokens.new_table()
    await store.create(name, match.setup, match.entries)
    await store.close()
    return name


@contextmanager
def at_a_late_table(
    database: str, overtime: float, processes: int = 1
) -> Iterator[tuple[Person, Person, int]]:
    """One whose time is up, one who has time left, and the seat of the first."""
    match, seat = out_of_time()
    name = asyncio.run(keep(database, match))
    own = [tokens.token(match.setup, number) for number in range(2)]
    with ExitStack() as stack:
        servers = [
            stack.enter_context(serving(database, overtime=overtime)) for _ in range(processes)
        ]
        tables = [TableAt(server, name, list(own)) for server in servers]
        late, other = tables[0].sit(seat), tables[-1].sit(1 - seat)
        assert late.messages[0]["seats"][seat]["stand_in"]
        assert other.await_turn()
        late.until(lambda message: message.get("version", 0) >= other.version)
        yield late, other, seat
        late.close()
        other.close()


def tells(seat: int, stand_in: bool) -> Callable[[Json], bool]:
    """Whether a message says that a bot plays for the seat, or does not."""
    return lambda message: (
        message["type"] == "seats" and message["seats"][seat]["stand_in"] is stand_in
    )


def give_turn(late: Person, other: Person) -> None:
    """The other plays until the late one is to act."""
    while not late.now["legal_moves"]:
        if other.version == late.version and other.now["legal_moves"]:
            other.move(other.now["legal_moves"][0]["code"])
        elif other.version < late.version:
            other.receive()
        else:
            late.receive()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


def test_one_whose_time_is_up_takes_over_and_plays_on(database: str) -> None:
    with at_a_late_table(database, PLENTY) as (late, other, seat):
        late.say(type="take_over", seat=1 - seat)
        assert late.until_type("refused")["rule"] == "seat"
        late.say(type="take_over", seat=seat)
        other.until(tells(seat, stand_in=False))
        late.until(tells(seat, stand_in=False))
        late.until_type("events")
        assert late.now["clocks"][seat] == PLENTY
        for _ in range(2):
            give_turn(late, other)
            version = late.version
            assert late.move(late.now["legal_moves"][0]["code"])["type"] == "accepted"
            own = [event for event in late.events if event["version"] > version]
            assert own[0]["actor"] == seat


def test_no_bot_of_another_process_moves_after_taking_over(postgres_address: str) -> None:
    with at_a_late_table(postgres_address, PLENTY, processes=2) as (late, other, seat):
        late.say(type="take_over", seat=seat)
        other.until(tells(seat, stand_in=False))
        other.until_type("events")
        assert other.now["clocks"][seat] == PLENTY
        give_turn(late, other)
        assert late.move(late.now["legal_moves"][0]["code"])["type"] == "accepted"


def test_a_bot_plays_again_for_one_who_takes_over_and_does_nothing(database: str) -> None:
    with at_a_late_table(database, overtime=0.01) as (late, other, seat):
        late.say(type="take_over", seat=seat)
        late.until(tells(seat, stand_in=False))
        while not tells(seat, stand_in=True)(late.messages[-1]):
            if other.now["legal_moves"]:
                other.move(other.now["legal_moves"][0]["code"])
            late.say(type="ping")
            late.until(lambda m: m["type"] == "pong" or tells(seat, stand_in=True)(m))
        late.until(lambda m: any(e["actor"] == seat for e in m.get("events", ())))


def test_nobody_takes_over_while_there_is_time(database: str) -> None:
    with at_a_late_table(database, PLENTY) as (_, other, seat):
        other.say(type="ping")
        other.until_type("pong")
        told = len(other.messages)
        other.say(type="take_over", seat=1 - seat)
        other.say(type="ping")
        other.until_type("pong")
        assert not any(message["type"] == "seats" for message in other.messages[told:])
        assert other.now["clocks"][1 - seat] <= 600


def test_an_own_move_takes_over(database: str) -> None:
    """A clock of days begins anew after the bot's move."""
    match = joined(setup_of(kinds="ll", clock=DayClock(1)), at=1 * SECOND)
    seat = match.state.actor()
    name = asyncio.run(keep(database, match))
    with serving(database) as server:
        own: list[str | None] = [tokens.token(match.setup, number) for number in range(2)]
        both = TableAt(server, name, own).sit(0, 1)
        both.until(tells(seat, stand_in=True))
        both.until(lambda message: bool(message.get("events")))
        moved = -1
        while moved != seat:
            moved = both.now["actor"]
            assert both.move(both.now["legal_moves"][0]["code"])["type"] == "accepted"
        both.until(tells(seat, stand_in=False))
        both.close()

"""Much work for the worker processes: bots at tables go on, and nobody gets all of them."""

import asyncio
import os
import signal
import subprocess
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import httpx
import pytest
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Message

from buttonbox.core.record import write_record
from buttonbox.server.config import Config
from buttonbox.server.exposition import exposition
from buttonbox.server.http.requests import HttpProblem, run_in_worker
from buttonbox.server.jobs import bot_jobs
from buttonbox.server.jobs.bot_jobs import GameSnapshot
from buttonbox.server.jobs.dispatcher import Dispatcher
from buttonbox.server.jobs.fair_queue import Busy
from buttonbox.server.jobs.worker import JobFailed
from buttonbox.server.storage.store import open_store
from buttonbox.server.tables.autopilot import MOST_FAILURES, NO_PLAYERS, WaitingTimes
from buttonbox.server.tables.hub import Hub
from buttonbox.server.tables.live_table import LiveTable
from buttonbox.server.tables.table_log import Seat
from buttonbox.server.ws.frames import Frame
from harness.matches import joined, play_out, setup_of
from harness.servers import Server, TableAt, eventually, running
from tests.server.jobs import work
from tests.server.jobs.test_pool import exists, is_alive

pytestmark = pytest.mark.slow

DECISIONS = 5


def long_record() -> str:
    """A game of War for four, some 30 KB."""
    match = joined(setup_of("war", "llll"))
    play_out(match, 3)
    return write_record(match.history)


class Flood:
    """Replays, over and over, from several addresses at once."""

    def __init__(self, server: Server, addresses: int, each: int) -> None:
        self.server = server
        self.record = long_record()
        self.stopped = threading.Event()
        self.answers: list[tuple[int, str]] = []
        self.threads = [
            threading.Thread(target=self._ask, args=(f"10.0.0.{i % addresses}",))
            for i in range(addresses * each)
        ]

    def _ask(self, address: str) -> None:
        with httpx.Client(base_url=self.server.url, timeout=60) as http:
            while not self.stopped.is_set():
                headers = {"X-Forwarded-For": address, "Accept-Encoding": "identity"}
                try:
                    answer = http.post("/api/replay", content=self.record, headers=headers)
                except httpx.TimeoutException:
                    continue  # a busy machine may let work at low priority wait for long
                error = "" if answer.status_code == 200 else answer.json()["error"]
                self.answers.append((answer.status_code, error))
                time.sleep(0.02)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        for thread in self.threads:
            thread.start()
        try:
            while not self.answers:
                time.sleep(0.02)
            yield
        finally:
            self.stopped.set()
            for thread in self.threads:
                thread.join()


def tables_before_a_decision(server: Server, count: int) -> list[TableAt]:
    """Tables in the same position, in which a master has much to choose from."""
    match = joined(setup_of("war", "lb"))
    play_out(match, 3)
    history = match.history
    choices = {
        event: len(history.fold(event).legal_moves())
        for event, each in enumerate(history.events)
        if each.actor == 1
    }
    seats = [{"kind": "local"}, {"kind": "bot", "level": "master"}]
    asked = {"record": match.record(), "event": max(choices, key=choices.__getitem__)}
    tables = []
    for _ in range(count):
        made = server.http.post("/api/play-on", json={**asked, "seats": seats}).json()
        tables.append(TableAt(server, made["table"], made["tokens"]))
    return tables


def bot_seconds(tables: list[TableAt]) -> float:
    """How long a master takes for its move, once somebody is there."""
    took = []
    for table in tables:
        began = time.perf_counter()
        person = table.sit(0)
        person.until(lambda message: bool(message.get("events")))
        took.append(time.perf_counter() - began)
        person.close()
    return median(took)


def test_bots_answer_while_strangers_flood_the_server_with_records(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        first, *tables = tables_before_a_decision(server, 1 + 2 * DECISIONS)
        bot_seconds([first])  # the bots' processes have started
        before = bot_seconds(tables[:DECISIONS])
        flood = Flood(server, addresses=4, each=5)
        with flood.going_on():
            during = bot_seconds(tables[DECISIONS:])
        assert during < 2 * before, (before, during)
        seen = set(flood.answers)
        assert (429, "rate") in seen, "one address may have only so much at a time"
        assert seen <= {(200, ""), (429, "rate"), (503, "busy")}
        assert len(children_of(server.process.pid)) < 2 * (os.cpu_count() or 1) + 1


def children_of(process: int) -> list[str]:
    listed = subprocess.run(["ps", "--ppid", str(process), "-o", "pid="], capture_output=True)
    return listed.stdout.decode().split()


def test_a_killed_process_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        tables = tables_before_a_decision(server, 2)
        bot_seconds(tables[:1])
        for child in children_of(server.process.pid):
            os.kill(int(child), signal.SIGKILL)
        bot_seconds(tables[1:])
        fallbacks = "buttonbox_bot_fallbacks_total 0"
        assert fallbacks in server.http.get("/metrics").text


@pytest.mark.parametrize("end", [Server.stop, Server.kill])
def test_no_process_outlives_the_server(tmp_path: Path, end: Callable[[Server], object]) -> None:
    server = Server(str(tmp_path / "tables.sqlite"))
    record = '{"buttonbox":1,"game":"buttons","settings":{"players":2}}'
    assert server.http.post("/api/replay", content=record).status_code == 200
    children = [int(child) for child in children_of(server.process.pid)]
    assert children
    end(server)
    eventually(lambda: not any(map(is_alive, children)))


# Askers that have gone.


async def gone() -> Message:
    return {"type": "http.disconnect"}


def test_work_for_a_client_that_has_hung_up_is_dropped(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        app = Starlette()
        app.state.hub = hub
        scope = {"type": "http", "app": app, "client": ("192.0.2.1", 1), "headers": []}
        run, unwanted = hub.dispatcher.run, tmp_path / "unwanted"
        holding = asyncio.create_task(
            run("other", work.hold, str(tmp_path / "started"), str(tmp_path / "go"))
        )
        await exists(tmp_path / "started")
        with pytest.raises(HttpProblem):
            await run_in_worker(Request(scope, gone), work.touch, str(unwanted))
        (tmp_path / "go").touch()
        await holding
        await run("another", work.process)
        assert not unwanted.exists()

    with_hub(Dispatcher(1), tmp_path, test)


def test_a_seat_has_one_hint_at_a_time(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        consider = hub.dispatcher.rank_moves
        asked = bot_jobs.GameSnapshot.from_history(joined(setup_of("buttons", "ll")).history)
        first = asyncio.create_task(consider("a", "table", 0, asked, "easy"))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await consider("b", "table", 0, asked, "easy")
        second = asyncio.create_task(consider("b", "table", 1, asked, "easy"))
        assert await first
        assert await second
        assert await consider("a", "table", 0, asked, "easy")

    with_hub(Dispatcher(1), tmp_path, test)


def with_hub(dispatcher: Dispatcher, folder: Path, test: Callable[[Hub], Awaitable[None]]) -> None:
    """Run a test in a server process that does not wait."""

    async def run() -> None:
        config = Config(
            str(folder / "t.sqlite"), waiting_times=WaitingTimes(bot_delay=0, seeds=0, retry=0)
        )
        hub = Hub(config, open_store(config.database), dispatcher)
        await hub.open()
        try:
            async with asyncio.timeout(60):
                await test(hub)
        finally:
            await hub.close()

    asyncio.run(run())


# Bots that fail.


class Failing(Dispatcher):
    """Cannot answer at first."""

    def __init__(self, errors: list[Exception]) -> None:
        super().__init__(1)
        self.errors = errors
        self.levels: list[str] = []
        self.askers: set[str] = set()
        self.asked = asyncio.Event()

    async def choose_move(self, asker: str, asked: GameSnapshot, level: str) -> int:
        self.askers.add(asker)
        self.levels.append(level)
        if self.errors:
            raise self.errors.pop()
        self.asked.set()
        return asked.state().legal_moves()[0]


class Onlooker:
    """Somebody who watches, or sits there."""

    def __init__(self, address: str = "192.0.2.1", *seats: int) -> None:
        self.address = address
        self.seats = frozenset(seats)

    def send(self, frame: Frame) -> None:
        pass

    def end(self, code: int, reason: str) -> None:
        pass


def levels_asked(errors: list[Exception], folder: Path) -> tuple[list[str], str]:
    """The levels of the questions to a bot until one is answered, and the metrics then."""
    dispatcher = Failing(errors)
    metrics: list[str] = []

    async def test(hub: Hub) -> None:
        seats = (Seat("bot", "A", "master"), Seat("bot", "B", "master"))
        name = await hub.create(replace(setup_of("buttons", "bb"), seats=seats))
        async with hub.use(name) as table:
            await table.enter(Onlooker(), None)
            await dispatcher.asked.wait()
        metrics.append(exposition(hub.metrics))

    asked = len(errors) + 1
    with_hub(dispatcher, folder, test)
    return dispatcher.levels[:asked], metrics[0]


def test_a_busy_server_is_waited_for(tmp_path: Path) -> None:
    levels, metrics = levels_asked([Busy("too much", everybody=True)] * 10, tmp_path)
    assert levels == ["master"] * 11
    assert "bot_failures_total 0" in metrics


def test_a_bot_that_keeps_failing_is_replaced_by_a_simpler_one(tmp_path: Path) -> None:
    levels, metrics = levels_asked([JobFailed("it took too long")] * MOST_FAILURES, tmp_path)
    assert levels == ["master"] * MOST_FAILURES + [bot_jobs.FALLBACK_LEVEL]
    assert "bot_fallbacks_total 1" in metrics
    assert f"bot_failures_total {MOST_FAILURES}" in metrics


def askers_at(kinds: str, members: list[Onlooker], folder: Path) -> set[str]:
    """Whose turn a bot's move takes at such a table."""
    dispatcher = Failing([])

    async def test(hub: Hub) -> None:
        name = await hub.create(setup_of("buttons", kinds))
        async with hub.use(name) as table:
            for member in members:
                await table.enter(member, None)
            seats = [seat for member in members for seat in member.seats]
            while not dispatcher.askers:
                await dispatcher_or_move(table, dispatcher, seats)

    with_hub(dispatcher, folder, test)
    return dispatcher.askers


async def dispatcher_or_move(table: LiveTable, dispatcher: Failing, seats: list[int]) -> None:
    """Move for the people until a bot is asked."""
    match = table.match
    seat = match.state.actor()
    if seat in seats:
        code = match.state.legal_moves()[0]
        await table.change(lambda: match.plan_move(seat, code, match.version, "", 0))
    else:
        await asyncio.sleep(0)


def test_all_tables_of_an_address_share_a_turn(tmp_path: Path) -> None:
    here, other = "192.0.2.1", "192.0.2.2"
    assert askers_at("lb", [Onlooker(here, 0), Onlooker("192.0.2.0")], tmp_path) == {here}
    assert askers_at("oob", [Onlooker(other, 1), Onlooker(here, 0)], tmp_path) == {here}
    assert askers_at("bb", [Onlooker(here)], tmp_path) == {NO_PLAYERS}


def test_tables_without_a_connected_player_share_a_turn(tmp_path: Path) -> None:
    """Whether its player has left for a moment, or spectators watch bots play for one who has."""
    dispatcher = Failing([Busy("too much", everybody=True)] * 10_000)
    player = Onlooker("192.0.2.1", 0)

    async def next_askers() -> set[str]:
        dispatcher.askers.clear()
        while not dispatcher.askers:
            await asyncio.sleep(0)
        return dispatcher.askers

    async def test(hub: Hub) -> None:
        name = await hub.create(setup_of("buttons", "lb"))
        async with hub.use(name) as table:
            await table.enter(player, None)
            while not dispatcher.askers:
                await dispatcher_or_move(table, dispatcher, [0])
            table.leave(player)
            assert await next_askers() == {NO_PLAYERS}
            await table.enter(Onlooker("192.0.2.2"), None)
            assert await next_askers() == {NO_PLAYERS}

    with_hub(dispatcher, tmp_path, test)


def test_work_at_low_priority_may_take_longer() -> None:
    """While others have the cores, a nice process gets a tenth of one or less."""
    dispatcher = Dispatcher(2)
    assert dispatcher.others.seconds >= 5 * dispatcher.bots.seconds

"""All tables of one process, in memory while they are used."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from buttonbox.core.errors import ButtonboxError
from buttonbox.server.background import repeat_forever, report
from buttonbox.server.config import Config
from buttonbox.server.jobs.dispatcher import Dispatcher
from buttonbox.server.metrics import Metrics
from buttonbox.server.protection.rates import Rates
from buttonbox.server.seats import tokens
from buttonbox.server.storage.expiry import EXPIRE_SECONDS, RECENTLY, expire
from buttonbox.server.storage.store import Conflict, Store, StoreFailed
from buttonbox.server.tables import creation
from buttonbox.server.tables.clock import clock_now
from buttonbox.server.tables.live_table import LiveTable, Services
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.peers import PRESENCE_SECONDS, Peers
from buttonbox.server.tables.refusals import Refused
from buttonbox.server.tables.table_log import Entry, Setup
from buttonbox.server.ws.close_codes import RESTARTING

GOODBYE = 2.0
LINGER = 3.0  # seconds that an unused table stays in memory
MOST_LINGERING = 100
MOST_LINGERING_ENTRIES = 50_000
log = logging.getLogger("buttonbox")


class TooManyWatched(ButtonboxError):
    """This address watches too many games between bots."""


class UnknownTable(ButtonboxError):
    """There is no such table."""


class Hub:
    """Loads tables, keeps them in memory, and drops them."""

    def __init__(self, config: Config, store: Store, dispatcher: Dispatcher | None = None) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.dispatcher = dispatcher or Dispatcher()
        self.tables: dict[str, LiveTable] = {}
        self.peers = Peers(store, self.tables, self._start)
        self.services = Services(
            store,
            self.dispatcher,
            self.metrics,
            config.waiting_times,
            self.forget,
            self.peers.ask,
            self.touch,
            self._failed,
        )
        store.failed = self._failed
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.lingering: dict[str, asyncio.TimerHandle] = {}  # unused tables, oldest first
        self.background: set[asyncio.Task[None]] = set()
        self.connections: Counter[str] = Counter()  # by address
        self.watching: Counter[tuple[str, str]] = Counter()  # bots, by address and table
        self.rates = Rates(config.limits)
        self._add_gauges()

    def _add_gauges(self) -> None:
        self.metrics.gauge("tables", "Tables in memory.", lambda: len(self.tables))
        self.metrics.gauge(
            "work_waiting", "Jobs that wait for a worker process.", self.dispatcher.waiting
        )
        self.metrics.gauge(
            "connections", "Open WebSocket connections.", lambda: self.connections.total()
        )

    async def open(self) -> None:
        """Connect to the store and start background work."""
        await self.store.open(self.peers.on_notification)
        self._repeat_forever("expiry", self._expire, EXPIRE_SECONDS)
        if self.store.shared:
            catch_up = self.config.waiting_times.catch_up
            self._repeat_forever("following", self.peers.follow, catch_up)
            self._repeat_forever("presence", self.peers.report_all, PRESENCE_SECONDS)

    async def close(self) -> None:
        """Stop background work, then disconnect from the store."""
        runners = [table.autopilot.runner for table in self.tables.values()]
        tasks = [*self.background, *(runner for runner in runners if runner is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.dispatcher.close()
        await self.store.close()

    async def say_goodbye(self) -> None:
        """Close all connections before a stop; games go on later."""
        for table in self.tables.values():
            for member in tuple(table.members):
                member.end(RESTARTING, "the server stops; come back in a moment")
        deadline = time.monotonic() + GOODBYE
        while any(table.members for table in self.tables.values()):
            if time.monotonic() > deadline:
                return
            await asyncio.sleep(0.01)

    # Tables in memory.

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[LiveTable]:
        """Hold a table in memory; raises UnknownTable or StoreFailed."""
        if not tokens.is_table(name):
            raise UnknownTable("there is no such table")
        table = self.tables.get(name) or await self._load(name)
        table.users += 1
        try:
            await self._refresh(table)
            if table.match.deleted:
                raise UnknownTable(f"there is no table {name}")
            yield table
        finally:
            table.users -= 1
            self.forget(table)

    async def setup(self, name: str) -> Setup | None:
        """Return a table's set-up without reading its log; None if there is no such table."""
        if not tokens.is_table(name):
            return None
        table = self.tables.get(name)
        return table.setup if table is not None else await self.store.setup(name)

    async def _load(self, name: str) -> LiveTable:
        """Load a table from the store, once for all who ask at the same time."""
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self._read(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        found = await asyncio.shield(self.loading[name])
        if found is None:
            raise UnknownTable(f"there is no table {name}")
        return self.tables.setdefault(name, found)

    async def _read(self, name: str) -> LiveTable | None:
        setup = await self.store.setup(name)
        if setup is None:
            return None
        match = Match(setup)
        for _ in match.load(await self.store.entries(name)):
            await asyncio.sleep(0)  # let others run while a long log is loaded
        return LiveTable(name, match, self.services)

    async def _refresh(self, table: LiveTable) -> None:
        """Catch up with other processes on a table that was unused for a moment."""
        lingering = self.lingering.pop(table.name, None)
        if lingering is None:
            return
        lingering.cancel()
        if self.store.shared:
            try:
                await table.catch_up()
            except Refused as error:
                raise StoreFailed(error.reason) from error

    def forget(self, table: LiveTable) -> None:
        """Drop an unused table soon, not at once: often the next request follows."""
        if not table.idle or self.tables.get(table.name) is not table:
            return
        self._stop_lingering(table)
        later = asyncio.get_running_loop().call_later(LINGER, self._drop, table)
        self.lingering[table.name] = later
        while self._lingers_too_much():
            self._drop(self.tables[next(iter(self.lingering))])

    def _lingers_too_much(self) -> bool:
        entries = sum(self.tables[name].match.version for name in self.lingering)
        return len(self.lingering) > MOST_LINGERING or entries > MOST_LINGERING_ENTRIES

    def _stop_lingering(self, table: LiveTable) -> None:
        later = self.lingering.pop(table.name, None)
        if later is not None:
            later.cancel()

    def _drop(self, table: LiveTable) -> None:
        """Drop an unused table from memory."""
        self._stop_lingering(table)
        if table.idle and self.tables.get(table.name) is table:
            del self.tables[table.name]

    def disconnected(self, address: str) -> None:
        """Count one connection fewer from this address."""
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    @contextmanager
    def watch_bots(self, address: str, table: LiveTable) -> Iterator[None]:
        """Count a spectator of bots; raises TooManyWatched above the limit of an address."""
        names = {name for watcher, name in self.watching if watcher == address} - {table.name}
        games = [self.tables[name] for name in names if name in self.tables]
        if sum(not game.match.over for game in games) >= self.config.limits.watched_bots:
            raise TooManyWatched("this address watches too many games between bots")
        self.watching[address, table.name] += 1
        try:
            yield
        finally:
            self.watching[address, table.name] -= 1
            self.watching += Counter()  # drops zeros

    # New tables.

    async def create(self, setup: Setup, entries: list[Entry] | None = None, name: str = "") -> str:
        """Store a new table and return its name."""
        name = name or tokens.new_table()
        await self.store.create(name, setup, entries or [])
        self.metrics.count("tables_created_total")
        log.info("table created", extra={"table": name, "game": setup.game})
        return name

    async def rematch(self, table: LiveTable, seat: int) -> str:
        """Return the table of a rematch; the first request creates it."""
        if not table.match.rematch:
            name = tokens.rematch_table(table.setup)
            with suppress(Conflict):  # somebody else has asked at the same time
                await self.create(creation.rematch_setup(table.setup, clock_now()), name=name)
            await table.change(lambda: table.match.plan_rematch(seat, name, table.now()))
        return table.match.rematch

    # Background work.

    def _start(self, name: str, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name=name)
        self.background.add(task)
        task.add_done_callback(self._ended)

    def _repeat_forever(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        self._start(name, repeat_forever(name, work, every, self._failed))

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Report the failure of a task that has ended."""
        self.background.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._failed(task.get_name(), error)

    def _failed(self, name: str, error: Exception) -> None:
        self.metrics.count("background_failures_total", name)
        report(name, error)

    def touch(self, table: LiveTable) -> None:
        """Note in the store that a quiet table is in use, so that it does not expire."""
        entries = table.match.entries
        if clock_now() - (entries[-1].at if entries else 0) > RECENTLY:
            self._start("touching", self.store.touch([table.name], clock_now()))

    async def _expire(self) -> None:
        """Note which tables are in use, then delete expired ones."""
        used = [name for name, table in self.tables.items() if table.members]
        await self.store.touch(used, clock_now())
        await expire(self.store, self.config.keep_days, self.tables, clock_now())

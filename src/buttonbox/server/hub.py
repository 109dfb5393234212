"""All tables of one process: in memory while they are used, otherwise in the store alone."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from msgspec import Struct
from msgspec.json import decode, encode

from buttonbox.core.errors import ButtonboxError
from buttonbox.server import messages, setups, tokens
from buttonbox.server.clock import clock_now
from buttonbox.server.config import Config
from buttonbox.server.entries import Entry, Setup
from buttonbox.server.expiry import LOOK_EVERY, RECENTLY, expire
from buttonbox.server.limits import Buckets
from buttonbox.server.loops import keep_doing, report
from buttonbox.server.match import Match, Refused
from buttonbox.server.metrics import Metrics
from buttonbox.server.store import Conflict, Store, StoreFailed
from buttonbox.server.table import LiveTable, Services
from buttonbox.server.thinking import Thinker

PRESENCE = 5.0  # seconds between two messages to other processes on who is here
PRESENCE_LASTS = 12.0
RESTARTING = 1012
HOUR = 3600
GOODBYE = 2.0
LINGER = 3.0  # seconds that a table stays in memory after its last use
MOST_LINGERING = 100
MOST_LINGERING_ENTRIES = 50_000
log = logging.getLogger("buttonbox")


class TooManyWatched(ButtonboxError):
    """Games of bots alone keep the server busy for nobody's sake."""


class UnknownTable(ButtonboxError):
    """There is no such table."""


class News(Struct, frozen=True):
    """What a process tells the others of a table: who is connected there, or a reaction.

    `asks` is for one that has just loaded the table: who is there with you?
    """

    process: str
    seats: list[int] | None = None
    taken_over: list[int] = []  # of these seats, those that people play after their time was up
    reaction: messages.ReactionMessage | None = None
    asks: bool = False


class Hub:
    """Finds, keeps and forgets tables."""

    def __init__(self, config: Config, store: Store, thinker: Thinker | None = None) -> None:
        limits = config.limits
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.thinker = thinker or Thinker()
        self.services = Services(
            store,
            self.thinker,
            self.metrics,
            config.pace,
            self.forget,
            self.ask_others,
            self.touch,
            self._failed,
        )
        store.failed = self._failed
        self.process = secrets.token_hex(4)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.lingering: dict[str, asyncio.TimerHandle] = {}  # unused tables, the oldest first
        self.background: set[asyncio.Task[None]] = set()
        self.connections: Counter[str] = Counter()  # by address
        self.watching: Counter[tuple[str, str]] = Counter()  # bots alone, by address and table
        self.requests = Buckets(limits.requests_per_second, limits.request_burst, time.monotonic)
        self.pages = Buckets(limits.pages_per_second, limits.page_burst, time.monotonic)
        self.reactions = Buckets(  # by table and seat
            limits.reactions_per_second, limits.reaction_burst, time.monotonic
        )
        self.creations = Buckets(
            limits.tables_per_hour / HOUR, limits.tables_per_hour, time.monotonic
        )
        self.tickets = Buckets(limits.tickets_per_second, limits.ticket_burst, time.monotonic)
        self.imports = Buckets(
            limits.import_bytes_per_hour / HOUR, limits.import_bytes_per_hour, time.monotonic
        )
        self.metrics.gauge("tables", "Tables in memory.", lambda: len(self.tables))
        self.metrics.gauge(
            "work_waiting", "Bots' moves and other work in the queues.", self.thinker.waiting
        )
        self.metrics.gauge(
            "connections", "Open WebSocket connections.", lambda: self.connections.total()
        )

    async def open(self) -> None:
        """Connect to the store."""
        await self.store.open(self.heard)
        self._keep_doing("expiry", self._expire, LOOK_EVERY)
        if self.store.shared:
            self._keep_doing("following", self._follow_others, self.config.pace.catch_up)
            self._keep_doing("presence", self._tell_all_presence, PRESENCE)

    async def close(self) -> None:
        """Stop what runs by itself, then let go of the store."""
        runners = [table.autopilot.runner for table in self.tables.values()]
        tasks = [*self.background, *(runner for runner in runners if runner is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.close()
        await self.store.close()

    async def say_goodbye(self) -> None:
        """Before a stop: connections end, games do not."""
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
        """The table, held in memory meanwhile; raises UnknownTable."""
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
        """How a table was set up; cheap, since its log is not read."""
        if not tokens.is_table(name):
            return None
        table = self.tables.get(name)
        return table.setup if table is not None else await self.store.setup(name)

    async def _load(self, name: str) -> LiveTable:
        """From the store, once however many ask for it."""
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
            await asyncio.sleep(0)  # nobody waits for a long log
        return LiveTable(name, match, self.services)

    async def _refresh(self, table: LiveTable) -> None:
        """A table that nobody has used for a moment may have moved on at another process."""
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
        """Keep a table nobody uses for a moment: many come back at once, to look again."""
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
        """A table not in use costs no memory."""
        self._stop_lingering(table)
        if table.idle and self.tables.get(table.name) is table:
            del self.tables[table.name]

    def disconnected(self, address: str) -> None:
        """One connection fewer from there."""
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    @contextmanager
    def watch_bots(self, address: str, table: LiveTable) -> Iterator[None]:
        """Bots alone play while somebody watches; raises TooManyWatched beyond a few games."""
        names = {name for watcher, name in self.watching if watcher == address} - {table.name}
        games = [self.tables[name] for name in names if name in self.tables]
        if sum(not game.match.over for game in games) >= self.config.limits.watched_bots:
            raise TooManyWatched("too many games of bots alone are watched from this address")
        self.watching[address, table.name] += 1
        try:
            yield
        finally:
            self.watching[address, table.name] -= 1
            self.watching += Counter()  # forgets what is not watched any more

    # New tables.

    async def create(self, setup: Setup, entries: list[Entry] | None = None, name: str = "") -> str:
        """Store a new table; its name."""
        name = name or tokens.new_table()
        await self.store.create(name, setup, entries or [])
        self.metrics.count("tables_created_total")
        log.info("table created", extra={"table": name, "game": setup.game})
        return name

    async def rematch(self, table: LiveTable, seat: int) -> str:
        """The table where the same people play again: made once, whoever asks first."""
        if not table.match.rematch:
            name = tokens.rematch_table(table.setup)
            with suppress(Conflict):  # somebody else has asked at the same time
                await self.create(setups.rematch_setup(table.setup, clock_now()), name=name)
            await table.change(lambda: table.match.plan_rematch(seat, name, table.now()))
        return table.match.rematch

    # Other processes.

    def heard(self, name: str, message: str) -> None:
        """Another process has stored entries (no message), or passes something on."""
        table = self.tables.get(name)
        if table is None:
            return
        if message:
            self._pass_on(table, decode(message, type=News))
        else:
            self._start("following", table.catch_up())

    def _pass_on(self, table: LiveTable, news: News) -> None:
        if news.process == self.process:
            return
        if news.reaction is not None:
            table.tell(news.reaction)
        if news.asks:
            self._start("presence", self.tell_presence(table))
        if news.seats:
            table.others_came.set()
        if news.seats is not None:
            until = asyncio.get_running_loop().time() + PRESENCE_LASTS
            with table.presence():
                table.elsewhere[news.process] = (news.seats, until)
        for seat in news.taken_over:
            if seat not in table.grace.taken_over:
                table.take_over(seat)

    async def tell_others(
        self,
        name: str,
        seats: list[int] | None = None,
        taken_over: list[int] | None = None,
        reaction: messages.ReactionMessage | None = None,
        asks: bool = False,
    ) -> None:
        """Pass something on to the other processes."""
        if not self.store.shared:
            return
        try:
            news = News(self.process, seats, taken_over or [], reaction, asks)
            await self.store.tell(name, encode(news).decode())
        except StoreFailed as error:
            log.warning("not passed on", extra={"table": name, "error": str(error)})

    async def ask_others(self, name: str) -> None:
        """Ask who is at this table with them; each answers with its presence."""
        await self.tell_others(name, asks=True)

    async def tell_presence(self, table: LiveTable) -> None:
        """Say who is connected here, and who of them has taken over."""
        seats = table.seats_here()
        taken_over = sorted(table.grace.taken_over.keys() & set(seats))
        await self.tell_others(table.name, seats, taken_over)

    async def _tell_all_presence(self) -> None:
        for table in list(self.tables.values()):
            await self.tell_presence(table)

    async def _follow_others(self) -> None:
        """Look what notifications have missed."""
        versions = await self.store.versions(list(self.tables))
        for name, version in versions.items():
            table = self.tables.get(name)
            if table is not None and table.match.version < version:
                await table.catch_up()

    # What runs by itself.

    def _start(self, name: str, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name=name)
        self.background.add(task)
        task.add_done_callback(self._ended)

    def _keep_doing(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        self._start(name, keep_doing(name, work, every, self._failed))

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A failure of what is done once is told like that of what is done for ever."""
        self.background.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._failed(task.get_name(), error)

    def _failed(self, name: str, error: Exception) -> None:
        self.metrics.count("background_failures_total", name)
        report(name, error)

    def touch(self, table: LiveTable) -> None:
        """Somebody has come: whoever deletes old tables has to know of it."""
        entries = table.match.entries
        if clock_now() - (entries[-1].at if entries else 0) > RECENTLY:
            self._start("touching", self.store.touch([table.name], clock_now()))

    async def _expire(self) -> None:
        """Say at which tables people are, then delete what is due."""
        used = [name for name, table in self.tables.items() if table.members]
        await self.store.touch(used, clock_now())
        await expire(self.store, self.config.keep_days, self.tables, clock_now())

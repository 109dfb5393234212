"""A table in memory: connections come and go, changes are stored, then broadcast."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Protocol

from buttonbox.server import messages
from buttonbox.server.background import Report
from buttonbox.server.jobs.dispatcher import Dispatcher
from buttonbox.server.metrics import Metrics
from buttonbox.server.storage.store import Conflict, Store, StoreFailed
from buttonbox.server.tables import table_views, views
from buttonbox.server.tables.autopilot import Autopilot, WaitingTimes
from buttonbox.server.tables.clock import SteadyClock, clock_now
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.match_state import PlannedMove
from buttonbox.server.tables.overtime import Overtime
from buttonbox.server.tables.refusals import refused
from buttonbox.server.tables.table_log import Entry, LiveClock, Setup
from buttonbox.server.ws.close_codes import NO_TABLE, SEAT_ENDED
from buttonbox.server.ws.frames import Frame, events_frame, frame_of, with_legal_moves

TRIES = 5  # attempts to store before another process
ANSWER = 0.3  # seconds for other processes to report who is connected
WATCHING = -1  # stands for the seat of a connection that has none
log = logging.getLogger("buttonbox")


class Member(Protocol):
    """A connection at the table."""

    address: str
    seats: frozenset[int]

    def send(self, frame: Frame) -> None:
        """Send a frame without waiting."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection soon."""


@dataclass(frozen=True)
class Services:
    """What a table needs of its server process."""

    store: Store
    dispatcher: Dispatcher
    metrics: Metrics
    waiting_times: WaitingTimes
    forget: Callable[["LiveTable"], None]  # called when nothing uses the table
    ask_peers: Callable[[str], Awaitable[None]]  # asks other processes who is at this table
    touch: Callable[["LiveTable"], None]  # called when somebody has entered
    failed: Report  # called when background work fails


class LiveTable:
    """One table while it is in use."""

    def __init__(self, name: str, match: Match, services: Services) -> None:
        self.name = name
        self.match = match
        self.writer = views.writer(match)
        self.services = services
        self.users = 0  # requests and connections that use it
        self.lock = asyncio.Lock()
        self.members: set[Member] = set()
        self.elsewhere: dict[str, tuple[list[int], float]] = {}  # seats at other processes
        self.peers_present = asyncio.Event()  # set once another process reports people
        self.unsure = False  # whether the stored log may have more entries
        self.fresh = True  # nobody has entered since it was loaded or everybody left
        self.left_at = 0  # when the last member left; 0 if nobody has left since it was loaded
        self.loop = asyncio.get_running_loop()  # a system call before Python 3.12
        self.changed_at = self.loop.time()
        self.steady_clock = SteadyClock(self.loop.time)
        self.live = isinstance(match.setup.clock, LiveClock)
        self.awaited: set[int] = set()  # seats whose page may still commit
        self.disconnected_at: dict[int, float] = {}  # by seat, while its person is away
        self.stand_ins: frozenset[int] = frozenset()  # seats that a bot plays for an absent person
        self.overtime = Overtime(match.seat_clocks, services.waiting_times.overtime)
        self.autopilot = Autopilot(self)

    @property
    def setup(self) -> Setup:
        """Return the set-up, including players who have joined since."""
        return self.match.setup

    @property
    def idle(self) -> bool:
        """Whether nothing needs the table in memory."""
        return self.users == 0 and not self.autopilot.running

    @property
    def ready(self) -> bool:
        """Whether the game may start; with a live clock everybody must be connected."""
        people = {seat for seat, each in enumerate(self.setup.seats) if each.kind != "bot"}
        return (
            self.match.complete and bool(self.members) and (not self.live or people <= self.here())
        )

    def now(self) -> int:
        """Return milliseconds since 1970; with a live clock they never jump."""
        return self.steady_clock.now() if self.live else clock_now()

    # Changes.

    async def commit(self, seat: int, value: str) -> None:
        """Store a seat's commitment to its seed; raises Refused."""
        await self.change(lambda: self.match.plan_commit(seat, value, self.now()))
        self.awaited.discard(seat)
        self.autopilot.wake()

    async def change(self, plan: Callable[[], list[Entry]]) -> None:
        """Store what a plan adds, then carry it out and broadcast it; raises Refused."""
        await self.lock.acquire()  # `async with` would cost a move two coroutines
        try:
            for _ in range(TRIES):
                if self.unsure:
                    await self._catch_up()
                entries = plan()
                if not entries or await self._stored(entries):
                    return
        finally:
            self.lock.release()
        raise refused("stale")

    async def _stored(self, entries: list[Entry]) -> bool:
        """Store and carry out entries; False if another process was faster."""
        began = time.perf_counter()
        try:
            await self.services.store.append(self.name, entries)
        except Conflict:
            self.unsure = True
            return False
        except asyncio.CancelledError:
            self.unsure = True
            raise
        except StoreFailed as error:
            self.unsure = True
            log.error("entries not stored", extra={"table": self.name, "error": str(error)})
            raise refused("storage") from error
        self.services.metrics.stored(time.perf_counter() - began)
        self._take(entries)
        return True

    async def catch_up(self) -> None:
        """Carry out what other processes have stored; raises Refused."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            missed = await self.services.store.entries(self.name, self.match.version)
        except StoreFailed as error:
            raise refused("storage") from error
        self.unsure = False
        if missed:
            self.steady_clock.follow(missed[-1].at)
            self._take(missed)

    def _take(self, entries: list[Entry]) -> None:
        settled = self.match.opening.settled
        self.match.take(entries)
        self.changed_at = self.loop.time()
        if self.live:
            self.overtime.follow(len(self.match.history.events), self.now())
        if isinstance(entries, PlannedMove):
            self.services.metrics.count("moves_total")
        else:
            self._broadcast_changes(entries)
        if not settled:
            self._broadcast_opening(entries)
        self._broadcast_events(entries)
        self.autopilot.wake()

    def _broadcast_changes(self, entries: list[Entry]) -> None:
        """Count moves of other processes, and broadcast what else the entries have changed."""
        for entry in entries:
            if entry.kind == "move":
                self.services.metrics.count("moves_total")
            elif entry.kind == "rematch":
                self.broadcast(messages.RematchMessage(entry.value))
            elif entry.kind == "bot" or (entry.kind == "join" and entry.value):
                self.broadcast_seats()
            elif entry.kind == "invite":
                self._end_seat(entry.actor)
            elif entry.kind == "hint":
                self.broadcast(messages.HintUsed(entry.actor))
                self.broadcast_seats()
            elif entry.kind == "leave":
                self._release_seat(entry.actor)
            elif entry.kind == "delete":
                self._send_away()

    def _broadcast_opening(self, entries: list[Entry]) -> None:
        """Broadcast what the dice depend on, before the first one."""
        sealed = views.sealed(self.match)
        if sealed is not None and any(entry.kind == "seal" for entry in entries):
            self.broadcast(sealed)
        if self.match.opening.settled:
            self.broadcast(messages.Opened(self.match.opening.all_seeds()))

    def _release_seat(self, seat: int) -> None:
        """Make spectators of a seat's connections: its person has left for good."""
        for member in self.members:
            member.seats -= {seat}
        self.disconnected_at.pop(seat, None)
        self.stand_ins -= {seat}
        self.broadcast_seats()

    def stand_in(self, seat: int) -> None:
        """Let a bot play for the seat's person."""
        if seat not in self.stand_ins:
            self.overtime.taken_over.pop(seat, None)
            self.stand_ins |= {seat}
            self.broadcast_seats()

    def take_over(self, seat: int) -> None:
        """Let the person play again; out of time, with a few seconds for each move."""
        self.stand_ins -= {seat}
        if self.live:
            self.overtime.taken_over[seat] = self.now()
        self.broadcast_seats()
        self._broadcast_events([])  # with new clocks
        self.autopilot.wake()

    def standing_in(self) -> frozenset[int]:
        """Return the seats of people who are away or out of time, for whom a bot plays."""
        clocks = self.clocks() if self.live else None
        people = (seat for seat, each in enumerate(self.setup.seats) if each.kind != "bot")
        return self.stand_ins.union(seat for seat in people if clocks and clocks[seat] == 0)

    def _send_away(self) -> None:
        """Close all connections, because the table has been deleted."""
        for member in tuple(self.members):
            member.end(NO_TABLE, "the table has been deleted")

    def _end_seat(self, seat: int) -> None:
        """Close the connections of a seat whose token is no longer valid."""
        for member in tuple(self.members):
            if seat in member.seats:
                member.end(SEAT_ENDED, "the host has made a new link for this seat")
        self.broadcast_seats()

    # Broadcasting.

    def broadcast(self, message: messages.ToPage) -> None:
        """Send a message to everybody at the table."""
        frame = frame_of(message)
        for member in tuple(self.members):
            member.send(frame)

    def _broadcast_events(self, entries: list[Entry]) -> None:
        """Send legal moves only to the player to move; everybody else shares one frame."""
        if not self.members:
            return
        events = views.events(self.match, entries)
        shared = events_frame(messages.Events(self.match.version, events, self.now_shown()))
        actor = self.match.state.actor()
        own: Frame | None = None
        for member in tuple(self.members):
            if actor not in member.seats:
                member.send(shared)
                continue
            if own is None:
                own = with_legal_moves(shared, views.legal_moves(self.match))
            member.send(own)

    def now_shown(self) -> messages.Now:
        """Return the table as everybody sees it now."""
        return views.now(self.match, self.writer, self.clocks())

    def clocks(self) -> views.Clocks:
        """Return the seconds left to each seat; None without clocks."""
        if self.match.seat_clocks.clock is None:
            return None
        actor, now = self.match.state.actor(), self.now()
        return [self.overtime.remaining(seat, actor, now) for seat in range(self.match.players)]

    def broadcast_seats(self) -> None:
        """Broadcast who sits where and is connected."""
        self.broadcast(self.presence_message())

    def presence_message(self) -> messages.Seats:
        return messages.Seats(self.seats(), self.watchers())

    def seats(self) -> list[messages.SeatInfo]:
        return views.seats(self.match, self.clocks(), self.devices(), self.standing_in())

    def here(self) -> frozenset[int]:
        """Return the seats of people connected to any process."""
        return frozenset(self.devices()) - {WATCHING}

    def watchers(self) -> int:
        """Count the spectators connected to all processes."""
        return self.devices()[WATCHING]

    def devices(self) -> Counter[int]:
        """Count each seat's connections to all processes, and those that watch."""
        now = self.loop.time()
        others = [seats for seats, until in self.elsewhere.values() if until > now]
        return Counter(chain(self.seats_here(), *others))

    def seats_here(self) -> list[int]:
        """Return the seats of each connection to this process, or WATCHING, sorted."""
        return sorted(seat for member in self.members for seat in member.seats or {WATCHING})

    # Connections.

    async def enter(self, member: Member, have: int | None) -> None:
        """Add a connection: send it what it lacks, and everybody that it is there."""
        if self.services.store.shared:
            await self.catch_up()
        await self._arrive(member)
        member.send(frame_of(table_views.welcome(self, member.seats, have)))
        if have is not None and self.match.rematch:
            member.send(frame_of(messages.RematchMessage(self.match.rematch)))
        before = self.devices()
        self.members.add(member)
        self.services.touch(self)
        if not self.match.started and member.seats:
            # The first dice wait for every player; spectators could put them off for ever.
            self.changed_at = self.loop.time()
            self.awaited |= member.seats
        if before != self.devices():
            self.broadcast_seats()
        elif have is not None:
            member.send(frame_of(self.presence_message()))
        self._ask_for_seed(member, have)
        self.autopilot.wake()

    def _ask_for_seed(self, member: Member, have: int | None) -> None:
        """Send the seal to a page that was away and may still open its seed."""
        sealed = views.sealed(self.match)
        if have is not None and sealed is not None and not self.match.opening.settled:
            member.send(frame_of(sealed))

    async def _arrive(self, member: Member) -> None:
        """Store what the log must know of a new connection."""
        for seat in sorted(member.seats):
            await self.change(partial(self.match.plan_join, seat, self.now()))
            self.disconnected_at.pop(seat, None)
        self.stand_ins -= member.seats
        ticking = self.live and self.match.started
        if self.fresh and ticking and member.seats and not await self._peers_are_here():
            seat = min(member.seats)
            await self.change(lambda: self.match.plan_resume(seat, self.now(), self.left_at))
        self.fresh = False

    async def _peers_are_here(self) -> bool:
        """Ask whether people are connected to another process."""
        if not self.services.store.shared:
            return False
        await self.services.ask_peers(self.name)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await self.peers_present.wait()
        return self.peers_present.is_set()

    def leave(self, member: Member) -> None:
        """Remove a connection."""
        with self.presence():
            self.members.discard(member)
        if not self.members:
            self._reset_presence()

    def _reset_presence(self) -> None:
        """Forget who was here, as if the table were loaded anew."""
        self.fresh = True
        self.left_at = self.now()
        self.disconnected_at.clear()
        self.stand_ins = frozenset()
        self.overtime.taken_over.clear()
        self.peers_present.clear()

    @contextmanager
    def presence(self) -> Iterator[None]:
        """Around a change of who is connected: broadcast it and wake the autopilot."""
        before = self.devices()
        yield
        now = self.loop.time()
        for seat in before.keys() - self.here() - {WATCHING}:
            self.disconnected_at[seat] = now
        if before != self.devices():
            self.broadcast_seats()
        self.autopilot.wake()

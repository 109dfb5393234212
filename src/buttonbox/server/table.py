"""A table in memory: people come and go, requests are stored and told, bots move."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Protocol

from msgspec.json import encode
from msgspec.structs import asdict, replace

from buttonbox.server import messages, views
from buttonbox.server.autopilot import Autopilot
from buttonbox.server.clock import EvenTime, clock_now
from buttonbox.server.config import Pace
from buttonbox.server.entries import Entry, LiveClock, Setup
from buttonbox.server.grace import Grace
from buttonbox.server.loops import Report
from buttonbox.server.match import LOG, Match, refused
from buttonbox.server.metrics import Metrics
from buttonbox.server.store import Conflict, Store, StoreFailed
from buttonbox.server.thinking import Thinker
from buttonbox.server.wire import frame, framed, with_offers

NO_TABLE = 4404  # closes a connection
SEAT_ENDED = 4410  # the code of a connection whose token is not current any more
TRIES = 5  # against other processes
ANSWER = 0.3  # seconds for other processes to say who is with them
log = logging.getLogger("buttonbox")


class Member(Protocol):
    """A connection at the table."""

    address: str
    seats: frozenset[int]

    def send(self, frame: bytes) -> None:
        """Tell it something; never waits."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection soon."""


@dataclass(frozen=True)
class Services:
    """What a table needs of the process it lives in."""

    store: Store
    thinker: Thinker
    metrics: Metrics
    pace: Pace
    forget: Callable[["LiveTable"], None]  # if nobody uses it
    ask_others: Callable[[str], Awaitable[None]]  # who is at this table with them
    touch: Callable[["LiveTable"], None]  # somebody has come
    failed: Report  # told of what goes wrong in the background


class LiveTable:
    """One table while somebody is there."""

    def __init__(self, name: str, match: Match, services: Services) -> None:
        self.name = name
        self.match = match
        self.position = views.VIEWS[match.game.name].teller(match.players)
        self.services = services
        self.users = 0  # requests and connections that hold it in memory
        self.lock = asyncio.Lock()
        self.members: set[Member] = set()
        self.elsewhere: dict[str, tuple[list[int], float]] = {}  # seats at other processes
        self.others_came = asyncio.Event()  # somebody is, or was, at another process
        self.unsure = False  # whether the log may hold more than we know
        self.fresh = True  # nobody has been here since it was loaded or everybody left
        self.loop = asyncio.get_running_loop()  # asking for it is a system call
        self.changed_at = self.loop.time()
        self.even_time = EvenTime(self.loop.time)
        self.live = isinstance(match.setup.clock, LiveClock)
        self.awaited: set[int] = set()  # seats whose page has come and may still commit
        self.left_at: dict[int, float] = {}  # seats whose people have gone, and when
        self.stand_ins: frozenset[int] = frozenset()  # seats that a bot has played for its person
        self.grace = Grace(match.timer, services.pace.grace)
        self.autopilot = Autopilot(self)

    @property
    def setup(self) -> Setup:
        """How it was set up."""
        return self.match.setup

    @property
    def idle(self) -> bool:
        """Whether it need not be in memory."""
        return self.users == 0 and not self.autopilot.running

    @property
    def ready(self) -> bool:
        """Whether the game may start; a live clock runs for nobody who is away."""
        people = {seat for seat, each in enumerate(self.setup.seats) if each.kind != "bot"}
        return (
            self.match.complete and bool(self.members) and (not self.live or people <= self.here())
        )

    def now(self) -> int:
        """Milliseconds since 1970; live clocks are no matter of the wall clock."""
        return self.even_time.now() if self.live else clock_now()

    # Changing it.

    async def commit(self, seat: int, value: str) -> None:
        """A page has committed to its seed: nobody waits for it any longer; raises Refused."""
        await self.change(lambda: self.match.plan_commit(seat, value, self.now()))
        self.awaited.discard(seat)
        self.autopilot.wake()

    async def change(self, plan: Callable[[], list[Entry]]) -> None:
        """Store what a request adds, then carry it out and tell everybody; raises Refused."""
        await self.lock.acquire()  # with a context, a move would pass two coroutines more
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
        """False if another process was faster."""
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
            log.error("not stored", extra={"table": self.name, "error": str(error)})
            raise refused("storage") from error
        self.services.metrics.stored(time.perf_counter() - began)
        self._take(entries)
        return True

    async def catch_up(self) -> None:
        """Learn what other processes have stored."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            missed = await self.services.store.entries(self.name, self.match.version)
        except StoreFailed as error:
            raise refused("storage") from error
        self.unsure = False
        if missed:
            self.even_time.follow(missed[-1].at)
            self._take(missed)

    def _take(self, entries: list[Entry]) -> None:
        settled = self.match.opening.settled
        self.match.take(entries)
        self.changed_at = self.loop.time()
        self.grace.follow(len(self.match.history.events), self.now())
        for entry in entries:
            if entry.kind == "move":
                self.services.metrics.count("moves_total")
            elif entry.kind == "rematch":
                self.tell(messages.RematchMessage(entry.value))
            elif entry.kind == "bot" or (entry.kind == "join" and entry.value):
                self.tell_seats()
            elif entry.kind == "invite":
                self._end_seat(entry.actor)
            elif entry.kind == "hint":
                self.tell(messages.HintUsed(entry.actor))
                self.tell_seats()
            elif entry.kind == "leave":
                self._hand_over(entry.actor)
            elif entry.kind == "delete":
                self._send_away()
        self._tell_opening(entries, settled)
        self._tell_events(entries)
        self.autopilot.wake()

    def _tell_opening(self, entries: list[Entry], was_settled: bool) -> None:
        """What the dice follow from is told before the first one."""
        sealed = views.sealed(self.match)
        if sealed is not None and any(entry.kind == "seal" for entry in entries):
            self.tell(sealed)
        if not was_settled and self.match.opening.settled:
            self.tell(messages.Opened(self.match.opening.all_seeds()))

    def _hand_over(self, seat: int) -> None:
        """The seat's person has left for good: from now on its connections only watch."""
        for member in self.members:
            member.seats -= {seat}
        self.left_at.pop(seat, None)
        self.stand_ins -= {seat}
        self.tell_seats()

    def stand_in(self, seat: int) -> None:
        """From now on a bot plays for the seat's person."""
        if seat not in self.stand_ins:
            self.grace.taken_over.pop(seat, None)
            self.stand_ins |= {seat}
            self.tell_seats()

    def take_over(self, seat: int) -> None:
        """The person plays again, after the time is up with a few seconds for each move."""
        self.stand_ins -= {seat}
        if self.live:
            self.grace.taken_over[seat] = self.now()
        self.tell_seats()
        self._tell_events([])  # for the clocks
        self.autopilot.wake()

    def standing_in(self) -> frozenset[int]:
        """The seats that a bot plays for people who are away or have no time left."""
        clocks = self.clocks() if self.live else None
        people = (seat for seat, each in enumerate(self.setup.seats) if each.kind != "bot")
        return self.stand_ins.union(seat for seat in people if clocks and clocks[seat] == 0)

    def _send_away(self) -> None:
        """The table has been deleted."""
        for member in tuple(self.members):
            member.end(NO_TABLE, "the table has been deleted")

    def _end_seat(self, seat: int) -> None:
        """Close the connections whose token of this seat has ended."""
        for member in tuple(self.members):
            if seat in member.seats:
                member.end(SEAT_ENDED, "the host has made a new link for this seat")
        self.tell_seats()

    # Telling.

    def tell(self, message: messages.ToPage) -> None:
        """The same to everybody."""
        told = framed(message)
        for member in tuple(self.members):
            member.send(told)

    def _tell_events(self, entries: list[Entry]) -> None:
        """Offers go to the one to act alone; all others get the same bytes."""
        if not self.members:
            return
        told = views.events(self.match, entries)
        text = encode(messages.Events(self.match.version, told, self._now()))
        frames = {False: frame(text)}
        actor = self.match.state.actor()
        for member in tuple(self.members):
            acts = actor in member.seats
            if acts not in frames:
                frames[acts] = frame(with_offers(text, views.offers(self.match)))
            member.send(frames[acts])

    def _now(self) -> messages.Now:
        return views.now(self.match, self.position(self.match.state), self.clocks())

    def clocks(self) -> views.Clocks:
        """Seconds left to each seat, if there are clocks."""
        if self.setup.clock is None:
            return None
        actor, now = self.match.state.actor(), self.now()
        return [self.grace.remaining(seat, actor, now) for seat in range(self.match.players)]

    def tell_seats(self) -> None:
        """Somebody has come or gone."""
        self.tell(messages.Seats(self.seats()))

    def seats(self) -> list[messages.SeatInfo]:
        return views.seats(self.match, self.clocks(), self.devices(), self.standing_in())

    def here(self) -> frozenset[int]:
        """The seats whose people are connected, to this process or another."""
        return frozenset(self.devices())

    def devices(self) -> Counter[int]:
        """How many connections each seat has, to this process or another."""
        now = self.loop.time()
        others = [seats for seats, until in self.elsewhere.values() if until > now]
        return Counter(chain(self.seats_here(), *others))

    def seats_here(self) -> list[int]:
        """The seat of each connection to this process."""
        return sorted(seat for member in self.members for seat in member.seats)

    def summary(self) -> messages.Summary:
        """What anybody may know."""
        match = self.match
        return messages.Summary(
            table=self.name,
            game=match.game.name,
            title=match.game.title,
            players=match.players,
            seats=self.seats(),
            status=views.status(match, bool(self.here() or self.members)),
            version=match.version,
        )

    def seen_by(self, seats: Collection[int]) -> messages.MyTable:
        """The table for the person at these seats."""
        match = self.match
        return messages.MyTable(
            **asdict(self.summary()),
            yours=sorted(seats),
            to_act=match.state.actor(),
            your_turn=match.state.actor() in seats,
            since=match.entries[-1].at if match.entries else self.setup.created,
            clock=self.setup.clock,
            moves=match.moves,
            round=match.state.round,
            result=views.result(match) if match.over else None,
        )

    # Coming and going.

    async def enter(self, member: Member, have: int | None) -> None:
        """A connection comes: it is told what it lacks, everybody that it is there."""
        if self.services.store.shared:
            await self.catch_up()
        await self._arrive(member)
        member.send(framed(self._welcome(member, have)))
        if have is not None and self.match.rematch:
            member.send(framed(messages.RematchMessage(self.match.rematch)))
        before = self.devices()
        self.members.add(member)
        self.services.touch(self)
        if not self.match.started:
            self.changed_at = self.loop.time()  # the first dice wait a moment for everybody
            self.awaited |= member.seats
        if before != self.devices():
            self.tell_seats()
        elif have is not None:
            member.send(framed(messages.Seats(self.seats())))
        self._ask_for_seed(member, have)
        self.autopilot.wake()

    def _ask_for_seed(self, member: Member, have: int | None) -> None:
        """Whoever was away when the dice were sealed may still open the seed."""
        sealed = views.sealed(self.match)
        if have is not None and sealed is not None and not self.match.opening.settled:
            member.send(framed(sealed))

    async def _arrive(self, member: Member) -> None:
        """What the log has to know of it."""
        for seat in sorted(member.seats):
            await self.change(partial(self.match.plan_join, seat, self.now()))
            self.left_at.pop(seat, None)
        self.stand_ins -= member.seats
        ticking = self.live and self.match.started
        if self.fresh and ticking and member.seats and not await self._others_are_here():
            seat = min(member.seats)
            await self.change(lambda: self.match.plan_resume(seat, self.now()))
        self.fresh = False

    async def _others_are_here(self) -> bool:
        """Whether people play on at another process, which we have just not heard of."""
        if not self.services.store.shared:
            return False
        await self.services.ask_others(self.name)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await self.others_came.wait()
        return self.others_came.is_set()

    def _welcome(self, member: Member, have: int | None) -> messages.Table | messages.Events:
        """Exactly the gap, or everything."""
        match = self.match
        acts = match.state.actor() in member.seats
        now = replace(self._now(), offers=views.offers(match) if acts else None)
        if have is not None and match.version - LOG <= have <= match.version:
            return messages.Events(match.version, views.events(match, match.entries[have:]), now)
        return messages.Table(
            version=match.version,
            table=self.name,
            game=match.game.name,
            settings=self.setup.settings,
            seats=self.seats(),
            yours=sorted(member.seats),
            commitment=match.opening.commitment,
            sealed=views.sealed(match),
            log=views.events(match, match.entries[-LOG:]),
            now=now,
            rematch=match.rematch or None,
            hints=self.setup.hints,
        )

    def leave(self, member: Member) -> None:
        """A connection has gone."""
        with self.presence():
            self.members.discard(member)
        if not self.members:
            self._be_deserted()

    def _be_deserted(self) -> None:
        """As if it were loaded anew: who has not come back yet is waited for."""
        self.fresh = True
        self.left_at.clear()
        self.stand_ins = frozenset()
        self.grace.taken_over.clear()
        self.others_came.clear()

    @contextmanager
    def presence(self) -> Iterator[None]:
        """Around a change of who is here: everybody is told, and what is due may be different."""
        before = self.devices()
        yield
        now = self.loop.time()
        for seat in before.keys() - self.here():
            self.left_at[seat] = now
        if before != self.devices():
            self.tell_seats()
        self.autopilot.wake()

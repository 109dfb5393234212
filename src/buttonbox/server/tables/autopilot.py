"""Moves that the server makes on its own: the first dice, bots, and stand-ins for absent people."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple
from weakref import ref

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.server.jobs import bot_jobs
from buttonbox.server.jobs.fair_queue import Busy
from buttonbox.server.tables.refusals import Refused

if TYPE_CHECKING:
    from buttonbox.server.tables.live_table import LiveTable

LONGEST_WAIT = 30  # between two attempts, as a multiple of the first wait
MOST_FAILURES = 3  # of a bot in one position before a simpler one replaces it
NO_PLAYERS = "no players"  # all tables without a connected player share one turn in the queue
log = logging.getLogger("buttonbox")


@dataclass(frozen=True)
class WaitingTimes:
    """How long the server waits before it acts for somebody, or again, in seconds."""

    bot_delay: float = 0.8  # before a bot moves, so that people can follow
    seeds: float = 1.5  # for each of the two rounds of the fair dice
    stand_in: float = 180  # before a bot plays for somebody who is away
    overtime: float = 10  # per move of a player who takes over after running out of time
    retry: float = 1.0  # before retrying after a bot or the database failed
    catch_up: float = 2  # between polls for entries of other processes


class Due(NamedTuple):
    """An action, and the event loop's time at which it is due."""

    at: float
    action: Callable[[], Awaitable[None]]


class Autopilot:
    """One task while something is due, none otherwise."""

    def __init__(self, table: "LiveTable") -> None:
        self.owner = ref(table)  # a cycle would keep the table until the next full collection
        self.waiting_times = table.services.waiting_times
        self.wake_up = asyncio.Event()
        self.runner: asyncio.Task[None] | None = None
        self.failures = 0  # of the bot to move
        self.failed_at = 0  # the version at which it failed

    @property
    def table(self) -> "LiveTable":
        """Return the table, which outlives its autopilot."""
        table = self.owner()
        assert table is not None
        return table

    def wake(self) -> None:
        """Check again whether something is due."""
        if self.runner is not None:
            self.wake_up.set()
        elif self._next_due() is not None:
            self.runner = asyncio.create_task(self._run())

    @property
    def running(self) -> bool:
        """Whether an action is scheduled or in progress."""
        return self.runner is not None

    async def _run(self) -> None:
        try:
            while await self._step():
                pass
        finally:
            self.runner = None
            self.table.services.forget(self.table)

    async def _step(self) -> bool:
        """Wait for the next due action and do it; False if there is none. Failures are reported."""
        try:
            due = self._next_due()
            if due is None:
                return False
            self.wake_up.clear()
            wait = due.at - asyncio.get_running_loop().time()
            if wait <= 0 or not await self._woken(wait):
                await self._act(due)
        except Exception as error:
            self.table.services.failed("autopilot", error)
            await asyncio.sleep(self.waiting_times.retry)
        return True

    async def _woken(self, seconds: float) -> bool:
        """Wait this long at most; True if the table changed meanwhile."""
        try:
            async with asyncio.timeout(seconds):  # wait_for can swallow a cancellation
                return await self.wake_up.wait()
        except TimeoutError:
            return False

    async def _act(self, due: Due) -> None:
        try:
            await due.action()
        except Refused as error:
            if error.rule not in ("stale", "turn", "over"):
                log.error(
                    "automatic action refused",
                    extra={"table": self.table.name, "error": str(error)},
                )
                await asyncio.sleep(self.waiting_times.retry)
        except Busy:
            await asyncio.sleep(self.waiting_times.retry)
        except Exception:
            log.exception("automatic action failed", extra={"table": self.table.name})
            await asyncio.sleep(self.waiting_times.retry * min(max(1, self.failures), LONGEST_WAIT))

    def _next_due(self) -> Due | None:
        table = self.table
        match = table.match
        setup = match.seating.setup
        seat = match.state.actor()
        if seat == NOBODY or match.deleted or match.full or not setup.secret:
            return None
        if not match.started and not table.ready:
            return None
        if seat == CHANCE or not match.opening.settled:
            return self._first_dice_due()
        return self._bot_due(seat) if setup.seats[seat].kind == "bot" else self._stand_in_due(seat)

    # The first dice.

    def _first_dice_due(self) -> Due:
        """End each round of the opening once everybody has answered, or after a timeout."""
        opening, waited = self.table.match.opening, self.table.changed_at
        if opening.old:
            return Due(waited, self._start)
        if opening.seal is None:
            return Due(
                waited + (0 if self._all_committed() else self.waiting_times.seeds), self._seal
            )
        return Due(waited + (self.waiting_times.seeds if opening.missing() else 0), self._start)

    def _all_committed(self) -> bool:
        """Whether everybody's page is connected and has committed to a seed."""
        here, awaited = self.table.here(), self.table.awaited
        committed = self.table.match.opening.commitments.keys() & here - awaited
        people = {i for i, seat in enumerate(self.table.setup.seats) if seat.kind != "bot"}
        return people <= committed

    async def _seal(self) -> None:
        here = self.table.here()
        await self.table.change(lambda: self.table.match.plan_seal(here, self.table.now()))

    async def _start(self) -> None:
        await self.table.change(lambda: self.table.match.plan_start(self.table.now()))

    # Bots.

    def _bot_due(self, seat: int) -> Due | None:
        """Schedule a bot's move; a table with bots only plays while somebody watches."""
        seats = self.table.setup.seats
        watched = bool(self.table.members)
        if not watched and self.table.match.bots_alone:
            return None
        level = seats[seat].level or bot_jobs.DEFAULT_LEVEL
        delay = self.waiting_times.bot_delay if watched else 0
        return Due(self.table.changed_at + delay, lambda: self._play(seat, level))

    async def _play(self, seat: int, level: str) -> None:
        match = self.table.match
        version = match.version
        code = await self._choose(version, level)
        await self.table.change(lambda: match.plan_move(seat, code, version, "", self.table.now()))

    async def _choose(self, version: int, level: str) -> int:
        """Return a bot's move; a bot that keeps failing is replaced. Raises Busy."""
        if self.failed_at != version:
            self.failures = 0
        if self.failures >= MOST_FAILURES:
            level = bot_jobs.FALLBACK_LEVEL
            self.table.services.metrics.count("bot_fallbacks_total")
            log.error("bot replaced by a simpler one", extra={"table": self.table.name})
        try:
            return await self._ask_bot(level)
        except Busy:
            raise
        except Exception:
            self.failed_at, self.failures = version, self.failures + 1
            self.table.services.metrics.count("bot_failures_total")
            raise

    async def _ask_bot(self, level: str) -> int:
        asked = bot_jobs.GameSnapshot.from_history(self.table.match.history)
        return await self.table.services.dispatcher.choose_move(self._asker(), asked, level)

    def _asker(self) -> str:
        """Return the key by which jobs take turns: one for all tables of an address."""
        players = [member.address for member in self.table.members if member.seats]
        return min(players, default=NO_PLAYERS)

    # Stand-ins.

    def _stand_in_due(self, seat: int) -> Due | None:
        """Schedule a bot's move for a person who is out of time or has left while others wait.

        A person who has taken over again gets a few seconds for each move.
        """
        table = self.table
        no_stand_in = table.match.seat_clocks.clock is None and not table.disconnected_at
        if no_stand_in or not table.members:
            return None
        earliest = table.changed_at + self.waiting_times.bot_delay
        left = table.overtime.remaining(seat, seat, table.now())
        if left is not None:
            at = max(asyncio.get_running_loop().time() + left, earliest)
        elif not self._left_alone(seat):
            return None
        elif seat in table.stand_ins:
            at = earliest
        else:
            at = max(table.disconnected_at[seat], table.changed_at) + self.waiting_times.stand_in
        return Due(at, lambda: self._stand_in(seat))

    def _left_alone(self, seat: int) -> bool:
        """Whether the seat's person has disconnected while others stay."""
        if seat not in self.table.disconnected_at:
            return False
        here = self.table.here()
        return seat not in here and bool(here)

    async def _stand_in(self, seat: int) -> None:
        self.table.stand_in(seat)
        await self._play(seat, bot_jobs.STAND_IN_LEVEL)

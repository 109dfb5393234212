"""What happens at a table without anybody asking: the first dice, bots, and those who stand in."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from buttonbox.core.actors import CHANCE
from buttonbox.server import players
from buttonbox.server.fair_queue import Busy
from buttonbox.server.match import Refused

if TYPE_CHECKING:
    from buttonbox.server.table import LiveTable

LONGEST_WAIT = 30  # between two tries, as a multiple of the first wait
MOST_FAILURES = 3  # of a bot in one position, until a simpler one plays for it
BOTS_ALONE = "bots alone"  # all tables without people share one turn in the queue
log = logging.getLogger("buttonbox")


class Due(NamedTuple):
    """Something to be done, at a time of the event loop."""

    at: float
    action: Callable[[], Awaitable[None]]


class Autopilot:
    """One task while something is due, none otherwise."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.pace = table.services.pace
        self.wake_up = asyncio.Event()
        self.runner: asyncio.Task[None] | None = None
        self.failures = 0  # of the bot to act
        self.failed_at = 0  # the version at which it failed

    def wake(self) -> None:
        """Look again whether something is due."""
        if self.runner is not None:
            self.wake_up.set()
        elif self._next_due() is not None:
            self.runner = asyncio.create_task(self._run())

    @property
    def running(self) -> bool:
        """Whether something is going to happen by itself."""
        return self.runner is not None

    async def _run(self) -> None:
        try:
            while await self._step():
                pass
        finally:
            self.runner = None
            self.table.services.forget(self.table)

    async def _step(self) -> bool:
        """Wait for what is due next and do it, whatever goes wrong; False if nothing is."""
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
            await asyncio.sleep(self.pace.retry)
        return True

    async def _woken(self, seconds: float) -> bool:
        """Whether something changed meanwhile."""
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
                log.error("could not go on", extra={"table": self.table.name, "error": str(error)})
                await asyncio.sleep(self.pace.retry)
        except Busy:
            await asyncio.sleep(self.pace.retry)
        except Exception:
            log.exception("could not go on", extra={"table": self.table.name})
            await asyncio.sleep(self.pace.retry * min(max(1, self.failures), LONGEST_WAIT))

    def _next_due(self) -> Due | None:
        match, setup = self.table.match, self.table.setup
        if match.over or match.deleted or not setup.secret:
            return None
        if not match.started and not self.table.ready:
            return None
        seat = match.state.actor()
        if seat == CHANCE or not match.opening.settled:
            return self._first_dice_due()
        return self._bot_due(seat) if setup.seats[seat].kind == "bot" else self._stand_in_due(seat)

    # The first dice.

    def _first_dice_due(self) -> Due:
        """Each round ends at once if all people have answered, else after a while."""
        opening, waited = self.table.match.opening, self.table.changed_at
        if opening.old:
            return Due(waited, self._start)
        if opening.seal is None:
            return Due(waited + (0 if self._all_committed() else self.pace.seeds), self._seal)
        return Due(waited + (self.pace.seeds if opening.missing() else 0), self._start)

    def _all_committed(self) -> bool:
        """Whether the pages of all people are here and have said what they have to say."""
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
        """Bots play on until a person is to act; a table of bots only while somebody watches."""
        seats = self.table.setup.seats
        watched = bool(self.table.members)
        if not watched and self.table.match.bots_alone:
            return None
        level = seats[seat].level or players.DEFAULT_LEVEL
        delay = self.pace.bot_delay if watched else 0
        return Due(self.table.changed_at + delay, lambda: self._play(seat, level))

    async def _play(self, seat: int, level: str) -> None:
        match = self.table.match
        version = match.version
        code = await self._choose(version, level)
        await self.table.change(lambda: match.plan_move(seat, code, version, "", self.table.now()))

    async def _choose(self, version: int, level: str) -> int:
        """A bot's move. A busy server is waited for; a bot that keeps failing is replaced."""
        if self.failed_at != version:
            self.failures = 0
        if self.failures >= MOST_FAILURES:
            level = players.FALLBACK_LEVEL
            self.table.services.metrics.count("bot_fallbacks_total")
            log.error("a simpler bot plays instead", extra={"table": self.table.name})
        try:
            return await self._ask_bot(level)
        except Busy:
            raise
        except Exception:
            self.failed_at, self.failures = version, self.failures + 1
            self.table.services.metrics.count("bot_failures_total")
            raise

    async def _ask_bot(self, level: str) -> int:
        asked = players.situation(self.table.match.history)
        return await self.table.services.thinker.choose(self._asker(), asked, level)

    def _asker(self) -> str:
        """Who takes turns with others: an address, however many tables it plays at."""
        if self.table.match.bots_alone:
            return BOTS_ALONE
        players = [member.address for member in self.table.members if member.seats]
        return min(players, default=self.table.name)

    # Those who stand in.

    def _stand_in_due(self, seat: int) -> Due | None:
        """A bot plays for one whose time is up, or who has left while others wait.

        One who has taken over since has a few seconds for each move.
        """
        table = self.table
        nobody_may_stand_in = table.setup.clock is None and not table.left_at
        if nobody_may_stand_in or not table.members:
            return None
        followable = table.changed_at + self.pace.bot_delay
        left = table.grace.remaining(seat, seat, table.now())
        if left is not None:
            at = max(asyncio.get_running_loop().time() + left, followable)
        elif not self._left_alone(seat):
            return None
        elif seat in table.stand_ins:
            at = followable
        else:
            at = max(table.left_at[seat], table.changed_at) + self.pace.stand_in
        return Due(at, lambda: self._stand_in(seat))

    def _left_alone(self, seat: int) -> bool:
        """Gone while others stay; one who has not come yet today is waited for."""
        if seat not in self.table.left_at:
            return False
        here = self.table.here()
        return seat not in here and bool(here)

    async def _stand_in(self, seat: int) -> None:
        self.table.stand_in(seat)
        await self._play(seat, players.STAND_IN_LEVEL)

"""Load generators: as fast as the server allows, or a fixed number of moves per second."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from harness.load.table import SEATS, Table
from harness.process_stats import cpu_seconds

SETTING_UP = 20  # tables at once
WARM_UP = 1.0  # seconds before measuring starts
PATIENCE = 10.0  # seconds for the moves under way at the end


class Contestant(Protocol):
    """A server to be measured."""

    name: str
    pid: int

    async def open_table(self, number: int) -> Table:
        """Return a table with four people, ready for the first move."""

    def stop(self) -> None:
        """End the process."""


@dataclass
class Measured:
    """The measurements of one run."""

    seconds: float = 0.0
    cpu: float = 0.0
    latencies: list[float] = field(default_factory=list)
    bytes_received: int = 0

    @property
    def moves(self) -> int:
        return len(self.latencies)

    @property
    def moves_a_core(self) -> float:
        """Return the moves per CPU second of the server."""
        return self.moves / self.cpu if self.cpu else 0.0

    @property
    def bytes_a_message(self) -> float:
        """Return the average size of a message to one of the four."""
        return self.bytes_received / (SEATS * self.moves) if self.moves else 0.0

    def percentile(self, share: float) -> float:
        """Return a percentile of the milliseconds until all four have received a move."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def open_tables(server: Contestant, count: int) -> list[Table]:
    """Open many tables, a few at a time."""
    room = asyncio.Semaphore(SETTING_UP)

    async def open_one(number: int) -> Table:
        async with room:
            return await server.open_table(number)

    return await asyncio.gather(*map(open_one, range(count)))


class Load:
    """Moves at many tables, counted while `measuring`."""

    def __init__(self, server: Contestant, tables: Sequence[Table]) -> None:
        self.server = server
        self.tables = tables
        self.measured = Measured()
        self.measuring = False
        self.stopping = False
        for table in tables:
            table.done = self._done

    def _done(self, table: Table, seconds: float) -> None:
        if self.measuring:
            self.measured.latencies.append(seconds)
            self.measured.bytes_received += table.bytes_received
        if not self.stopping:
            self.go_on(table)

    def go_on(self, table: Table) -> None:
        """Continue after everybody has received the last move."""

    async def measure(self, seconds: float) -> Measured:
        """Warm up, measure, and wait for the moves in flight."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(WARM_UP)
        began, cpu = loop.time(), cpu_seconds(self.server.pid)
        self.measuring = True
        await asyncio.sleep(seconds)
        self.measuring = False
        self.measured.seconds = loop.time() - began
        self.measured.cpu = cpu_seconds(self.server.pid) - cpu
        self.stopping = True
        await self._settle()
        return self.measured

    async def _settle(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(table.missing for table in self.tables):
                await asyncio.sleep(0.01)
        if any(connection.lost for table in self.tables for connection in table.seats):
            raise ConnectionError(f"{self.server.name} has dropped a connection")


class Saturation(Load):
    """Makes the next move at a table as soon as everybody has seen the last."""

    async def run(self, seconds: float) -> Measured:
        for table in self.tables:
            self.go_on(table)
        return await self.measure(seconds)

    def go_on(self, table: Table) -> None:
        if not table.over:
            table.move()


class Paced(Load):
    """Makes a fixed number of moves per second, spread evenly over the tables."""

    async def run(self, moves_a_second: float, seconds: float) -> Measured:
        pacing = asyncio.create_task(self._pace(moves_a_second))
        try:
            return await self.measure(seconds)
        finally:
            pacing.cancel()

    async def _pace(self, moves_a_second: float) -> None:
        loop = asyncio.get_running_loop()
        due, turn = loop.time(), 0
        while not self.stopping:
            table = self.tables[turn % len(self.tables)]
            if not table.missing and not table.over:
                table.move()
            due, turn = due + 1 / moves_a_second, turn + 1
            await asyncio.sleep(max(0, due - loop.time()))

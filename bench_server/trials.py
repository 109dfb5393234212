"""The trials: both servers in turn, then many connections at ours."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bench_server.boardgame import BoardgameServer
from harness.load.generator import Contestant, Paced, Saturation, open_tables
from harness.load.our_server import OurServer
from harness.load.table import SEATS, Table
from harness.process_stats import keep_apart, resident_bytes

Samples = dict[str, list[float]]
Start = Callable[[Path], Contestant]
CONTESTANTS: tuple[Start, ...] = (OurServer, BoardgameServer)
KILOBYTE = 1024


@dataclass(frozen=True)
class Sizes:
    """The size of the trials."""

    rounds: int = 5
    seconds: float = 8.0  # of a calm load
    burst: float = 4.0  # seconds of a full load: all games are still going on at its end
    tables: int = 200  # a move a second at each
    crowd: int = 1000  # tables, for the many connections
    crowds: int = 3  # runs with a crowd
    broadcasts: float = 300.0  # a second, among all of the crowd


@asynccontextmanager
async def started(start: Start) -> AsyncIterator[Contestant]:
    """Run a fresh server on a separate core."""
    with tempfile.TemporaryDirectory(prefix="buttonbox-bench-") as folder:
        server = start(Path(folder))
        try:
            keep_apart(server.pid)
            yield server
        finally:
            server.stop()


@asynccontextmanager
async def seated(server: Contestant, count: int) -> AsyncIterator[list[Table]]:
    """Open tables during a with block."""
    tables = await open_tables(server, count)
    try:
        yield tables
    finally:
        for table in tables:
            table.close()
        await asyncio.sleep(0)


async def duel(sizes: Sizes, samples: Samples) -> None:
    """Measure both servers in turn, in each round."""
    for _ in range(sizes.rounds):
        for start in CONTESTANTS:
            async with started(start) as server, seated(server, sizes.tables) as tables:
                await _measure(server, tables, sizes, samples)


async def _measure(server: Contestant, tables: list[Table], sizes: Sizes, samples: Samples) -> None:
    calm = await Paced(server, tables).run(sizes.tables, sizes.seconds)
    full = await Saturation(server, tables).run(sizes.burst)
    _add(samples, f"{server.name}: p50 ms", calm.percentile(0.5))
    _add(samples, f"{server.name}: p99 ms", calm.percentile(0.99))
    _add(samples, f"{server.name}: moves/s a core", full.moves_a_core)
    _add(samples, f"{server.name}: moves/s", full.moves / full.seconds)
    _add(samples, f"{server.name}: cores used", full.cpu / full.seconds)
    _add(samples, f"{server.name}: bytes an update", full.bytes_a_message)


async def crowds(sizes: Sizes, samples: Samples) -> None:
    """Measure our server with few and with many connections, alternating."""
    for _ in range(sizes.crowds):
        async with started(OurServer) as server, seated(server, sizes.tables) as tables:
            calm = await Paced(server, tables).run(sizes.tables, sizes.seconds)
        _add(samples, "calm: p99 ms", calm.percentile(0.99))
        await crowd(sizes, samples)


async def crowd(sizes: Sizes, samples: Samples) -> None:
    """Measure the cost of many connections at our server and the latency of moves."""
    async with started(OurServer) as server:
        before = resident_bytes(server.pid)
        async with seated(server, sizes.crowd) as tables:
            shown = await Paced(server, tables).run(sizes.broadcasts, sizes.seconds)
            grown = resident_bytes(server.pid) - before
    connections = SEATS * sizes.crowd
    _add(samples, "crowd: connections", connections)
    _add(samples, "crowd: broadcasts/s", shown.moves / shown.seconds)
    _add(samples, "crowd: p50 ms", shown.percentile(0.5))
    _add(samples, "crowd: p99 ms", shown.percentile(0.99))
    _add(samples, "crowd: KB a connection", grown / connections / KILOBYTE)


def _add(samples: Samples, name: str, value: float) -> None:
    samples.setdefault(name, []).append(value)

"""Slow readers and floods at some tables must not disturb the others."""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from harness.load.generator import Paced, open_tables
from harness.load.our_server import OurServer
from soak.outcome import Outcome

TABLES = 20
MOVES_A_SECOND = 60.0
WITHIN = 50.0  # milliseconds, at the 99th percentile
USUAL_RATE = ("--rate", "30")  # the default, unlike in other trials
PATIENCE = 60.0  # seconds until the flooder must have ended
DROPPED = 'connections_closed_total{code="4429"}'


def floods(seconds: float) -> Outcome:
    """Play at some tables while others are flooded."""
    with tempfile.TemporaryDirectory(prefix="buttonbox-soak-") as folder:
        return asyncio.run(_floods(Path(folder), seconds))


async def _floods(folder: Path, seconds: float) -> Outcome:
    outcome = Outcome("slow readers and floods: moves at other tables", "moves")
    server = OurServer(folder, *USUAL_RATE)
    try:
        tables = await open_tables(server, TABLES)
        command = [sys.executable, "-m", "soak.flooder", server.server.url, str(seconds)]
        flooder = subprocess.Popen(command)
        calm = await Paced(server, tables).run(MOVES_A_SECOND, seconds)
        disturbed = flooder.wait(timeout=PATIENCE)
        outcome.tried = calm.moves
        if disturbed != 0:
            outcome.lost.append("the flood itself failed")
        if calm.percentile(0.99) > WITHIN:
            outcome.lost.append(f"p99 at other tables: {calm.percentile(0.99):.1f} ms")
        outcome.remarks = (
            f"p50 {calm.percentile(0.5):.1f} ms, p99 {calm.percentile(0.99):.1f} ms; "
            f"{dropped(server)} connections dropped"
        )
        for table in tables:
            table.close()
    finally:
        server.stop()
    return outcome


def dropped(server: OurServer) -> int:
    """Return how many connections the server has closed for flooding or not reading."""
    lines = server.server.http.get("/metrics").text.splitlines()
    found = [line.rpartition(" ")[2] for line in lines if DROPPED in line]
    return int(float(found[0])) if found else 0

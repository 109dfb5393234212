"""Slow readers and floods at some tables: the others do not notice."""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from bench_server.load import Paced, open_tables
from bench_server.ours import OurServer
from soak.outcome import Outcome

TABLES = 20
MOVES_A_SECOND = 60.0
WITHIN = 50.0  # milliseconds, at the 99th percentile
USUAL_RATE = ("--rate", "30")  # as for everybody, not as for other trials
PATIENCE = 60.0  # seconds until the nuisance has to be over
DROPPED = 'connections_closed_total{code="4429"}'


def noise(seconds: float) -> Outcome:
    """Play calmly at some tables while others misbehave."""
    with tempfile.TemporaryDirectory(prefix="buttonbox-soak-") as folder:
        return asyncio.run(_noise(Path(folder), seconds))


async def _noise(folder: Path, seconds: float) -> Outcome:
    outcome = Outcome("slow readers and floods: moves at other tables", "moves")
    server = OurServer(folder, *USUAL_RATE)
    try:
        tables = await open_tables(server, TABLES)
        command = [sys.executable, "-m", "soak.nuisance", server.server.url, str(seconds)]
        nuisance = subprocess.Popen(command)
        calm = await Paced(server, tables).run(MOVES_A_SECOND, seconds)
        disturbed = nuisance.wait(timeout=PATIENCE)
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


def dropped(server: OurServer) -> str:
    """How many connections the server has closed because they asked too much or read nothing."""
    lines = server.server.http.get("/metrics").text.splitlines()
    found = [line.rpartition(" ")[2] for line in lines if DROPPED in line]
    return found[0] if found else "no"

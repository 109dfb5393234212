"""Faults of the database and its disk in mid-game: nothing is lost, and every loop continues."""

import asyncio
import os
import resource
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from harness.failing_network import BROKEN
from harness.postgresql import Postgres
from harness.servers import Server, running
from soak.cluster import TABLES, seated, wait_for_moves
from soak.leak_detector import LeakDetector
from soak.outcome import Outcome, reason
from soak.persistent_players import play_together, what_was_lost

STOPPED = 12.0  # seconds without an answer from PostgreSQL
FULL = 2.0  # seconds without room on the disk
ENDS_A_ROUND = 20
BETWEEN_ENDS = 0.02  # seconds between two rounds of ended backends
END_BACKENDS = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
NEWS_WITHIN = 5.0  # seconds until the other process hears of a move
Fault = Callable[[], None]


@dataclass
class Trial:
    """Games at two servers, or twice at the same, while something fails."""

    outcome: Outcome
    detector: LeakDetector
    servers: tuple[Server, Server]

    def play(self, number: int, fault: Fault) -> None:
        """Start the games, inject the fault, play to the end and compare."""
        try:
            self.outcome.lost += self._round(number, fault)[:1]
        except Exception as error:  # whatever it is: this round was lost
            self.outcome.lost.append(f"{self.outcome.trial}, round {number}: {reason(error)}")

    def _round(self, number: int, fault: Fault) -> list[str]:
        one, other = self.servers
        tables = [other.create("buttons", "oo") for _ in range(TABLES)]
        games = [seated(table, self.detector, one.url, other.url, number) for table in tables]
        threads = [thread for people in games for thread in play_together(people)]
        wait_for_moves(games, 1)
        fault()
        for thread in threads:
            thread.join()
        found = [what_was_lost(table, people) for table, people in zip(tables, games, strict=True)]
        return [each for lost in found for each in lost]

    def check_loops(self) -> None:
        """Check that bots play, processes notify each other, and both stop on request."""
        for one, other in (self.servers, self.servers[::-1]):
            try:
                check_loops(one, other)
            except (*BROKEN, AssertionError) as error:
                self.outcome.lost.append(f"{self.outcome.trial}: {reason(error)}")


def check_loops(one: Server, other: Server) -> None:
    """Play against a bot at one process, with a spectator at the other."""
    assert one.http.get("/health").status_code == 200
    table = one.create("buttons", "lb")
    person = table.sit(0)
    person.seed(0)
    table.server = other
    spectator = table.sit()
    while not any(event["actor"] == 1 for event in person.events):
        assert person.await_turn()
        person.move(person.now["legal_moves"][0]["code"])
    heard = time.monotonic()
    spectator.until(lambda _: any(event["actor"] == 1 for event in spectator.events))
    assert time.monotonic() - heard < NEWS_WITHIN
    person.close()
    spectator.close()


def database_faults(postgres: Postgres, most: int) -> Iterator[tuple[Outcome, LeakDetector]]:
    """Restart and stop PostgreSQL, and end its backends, with two server processes on it."""
    with trial(postgres, "PostgreSQL restarted in mid-game", "restarts", min(5, most)) as restarts:
        for number in range(restarts.outcome.tried):
            restarts.play(number, lambda: restart(postgres))
    yield restarts.outcome, restarts.detector
    with trial(postgres, f"PostgreSQL stopped for {STOPPED:.0f} s", "stops", min(3, most)) as stops:
        for number in range(stops.outcome.tried):
            stops.play(number, lambda: stand_still(postgres))
    yield stops.outcome, stops.detector
    with trial(postgres, "PostgreSQL backends ended", "backends", min(700, 100 * most)) as ends:
        end_backends(postgres, ends)
    yield ends.outcome, ends.detector


@contextmanager
def trial(postgres: Postgres, name: str, unit: str, tried: int) -> Iterator[Trial]:
    """Run two servers for the trial; afterwards all of their loops must be alive."""
    with running(postgres.address) as one, running(postgres.address) as other:
        found = Trial(Outcome(name, unit, tried), LeakDetector(postgres.address), (one, other))
        yield found
        found.check_loops()
        found.outcome.remarks = f"two processes, {TABLES} games at a time; every loop alive"


def restart(postgres: Postgres) -> None:
    """Stop at once, as a crash would, and start again."""
    postgres.stop()
    postgres.start()


def stand_still(postgres: Postgres) -> None:
    """Suspend all processes of PostgreSQL for some seconds."""
    lines = Path(postgres.data, "postmaster.pid").read_text().splitlines()
    listed = subprocess.run(["pgrep", "-P", lines[0]], capture_output=True, text=True, check=True)
    processes = [int(pid) for pid in (lines[0], *listed.stdout.split())]
    send(processes, signal.SIGSTOP)
    try:
        time.sleep(STOPPED)
    finally:
        send(processes, signal.SIGCONT)


def send(processes: list[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


def end_backends(postgres: Postgres, ends: Trial) -> None:
    """End every connection to the database, over and over, until enough have ended."""
    ended, number = 0, 0

    def end() -> None:
        nonlocal ended
        ended += asyncio.run(end_some(postgres.address))

    while ended < ends.outcome.tried and len(ends.outcome.lost) == 0:
        ends.play(number, end)
        number += 1
    ends.outcome.tried = ended


async def end_some(address: str) -> int:
    """End all connections but this one a few times; return how many there were."""
    database = await asyncpg.connect(address)
    try:
        ended = 0
        for _ in range(ENDS_A_ROUND):
            ended += await database.fetchval(END_BACKENDS)
            await asyncio.sleep(BETWEEN_ENDS)
        return ended
    finally:
        await database.close()


def full_disk(folder: Path, rounds: int) -> tuple[Outcome, LeakDetector]:
    """Fill the disk for some seconds, with games in progress."""
    database = str(folder / "full.sqlite")
    outcome, detector = Outcome("disk full in mid-game", "rounds", rounds), LeakDetector(database)
    with running(database) as server:
        games = Trial(outcome, detector, (server, server))
        for number in range(rounds):
            games.play(number, lambda: fill(server))
        games.check_loops()
    outcome.remarks = f"SQLite, {TABLES} games at a time, {FULL:.0f} s each"
    return outcome, detector


def fill(server: Server) -> None:
    """Make every write fail for some seconds; /health must report it."""
    limit_files(server, 0)
    try:
        time.sleep(FULL)
        assert server.http.get("/health").status_code == 503
    finally:
        limit_files(server, resource.RLIM_INFINITY)


def limit_files(server: Server, size: int) -> None:
    """Set how large a file the server may write."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

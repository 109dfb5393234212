"""`python -m soak`: every fault in full counts, then a table; exit code 1 if anything was lost."""

import argparse
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.report import cpu_model
from bench_server.document import put_result
from bench_server.process import allow_open_files
from soak.cluster import cluster
from soak.crashes import crashes
from soak.leaks import leaks
from soak.network import bad_network
from soak.noise import noise
from soak.outcome import Outcome, table
from soak.strangers import strangers
from soak.witness import Witness
from tests.server.postgresql import postgresql

DOCUMENT = Path("docs/soak.md")
SQLITE_KILLS = 50
POSTGRESQL_KILLS = 20
NETWORK_GAMES = 40
CLUSTER_KILLS = 20
WATCHED_GAMES = 10
NOISE_SECONDS = 30
ATTACK_SECONDS = 10


def trials(folder: Path, postgres: str, most: int) -> Iterator[Outcome]:
    """One after the other; none has more than `most` rounds."""
    witnesses: list[Witness] = []
    yield crashes("SQLite", str(folder / "crashes.sqlite"), min(SQLITE_KILLS, most))
    yield crashes("PostgreSQL", postgres, min(POSTGRESQL_KILLS, most))
    outcome, witness = bad_network(folder, min(NETWORK_GAMES, most))
    witnesses.append(witness)
    yield outcome
    outcome, witness = cluster(postgres, min(CLUSTER_KILLS, most))
    witnesses.append(witness)
    yield outcome
    yield noise(min(NOISE_SECONDS, 5 * most))
    yield from strangers(min(ATTACK_SECONDS, 2 * most))
    yield leaks(folder, min(WATCHED_GAMES, most), witnesses)


def run(most: int) -> list[Outcome]:
    """All trials, told about as they end."""
    outcomes = []
    began = time.monotonic()
    with postgresql() as postgres, tempfile.TemporaryDirectory(prefix="buttonbox-soak-") as folder:
        for outcome in trials(Path(folder), postgres.address, most):
            outcomes.append(outcome)
            print(f"{time.monotonic() - began:5.0f} s  {outcome.trial}: {outcome.remarks}")
            for lost in outcome.lost:
                print(f"         lost: {lost}")
            sys.stdout.flush()
    return outcomes


def result(outcomes: Sequence[Outcome], seconds: float) -> str:
    """What the document tells."""
    machine = f"{cpu_model()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"{machine}; {seconds / 60:.0f} minutes.\n\n{table(outcomes)}"


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(prog="python -m soak", description=__doc__)
    parser.add_argument("--rounds", type=int, default=SQLITE_KILLS, help="at most, of each trial")
    parser.add_argument("--document", action="store_true", help=f"put the table into {DOCUMENT}")
    arguments = parser.parse_args()
    allow_open_files()
    began = time.monotonic()
    outcomes = run(arguments.rounds)
    print(f"\n{table(outcomes)}")
    if arguments.document:
        put_result(DOCUMENT, result(outcomes, time.monotonic() - began))
    return 1 if any(outcome.lost for outcome in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())

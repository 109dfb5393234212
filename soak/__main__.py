"""`python -m soak`: run all fault trials and print a table; exit code 1 if anything was lost."""

import argparse
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from harness.machine import cpu_model
from harness.markdown import put_result
from harness.postgresql import Postgres, postgresql
from harness.process_stats import allow_open_files
from harness.programs import Missing
from soak.cluster import cluster
from soak.crashes import crashes
from soak.databases import database_faults, full_disk
from soak.floods import floods
from soak.leak_detector import LeakDetector
from soak.leaks import leaks
from soak.network import bad_network
from soak.outcome import Outcome, table
from soak.under_attack import attack_trials

DOCUMENT = Path("docs/soak.md")
SQLITE_KILLS = 50
POSTGRESQL_KILLS = 20
SIGTERMS = 10
NETWORK_GAMES = 40
CLUSTER_KILLS = 20
FULL_DISKS = 5
WATCHED_GAMES = 10
FLOOD_SECONDS = 30
ATTACK_SECONDS = 10


def trials(folder: Path, postgres: Postgres, most: int) -> Iterator[Outcome]:
    """Run all trials, each with at most `most` rounds."""
    detectors: list[LeakDetector] = []
    yield from ends(folder, postgres.address, most)
    outcome, detector = bad_network(folder, min(NETWORK_GAMES, most))
    detectors.append(detector)
    yield outcome
    outcome, detector = cluster(postgres.address, min(CLUSTER_KILLS, most))
    detectors.append(detector)
    yield outcome
    for outcome, detector in database_faults(postgres, most):
        detectors.append(detector)
        yield outcome
    outcome, detector = full_disk(folder, min(FULL_DISKS, most))
    detectors.append(detector)
    yield outcome
    yield floods(min(FLOOD_SECONDS, 5 * most))
    yield from attack_trials(min(ATTACK_SECONDS, 2 * most))
    yield leaks(folder, min(WATCHED_GAMES, most), detectors)


def ends(folder: Path, postgres: str, most: int) -> Iterator[Outcome]:
    """End servers under load, with and without warning."""
    sqlite = str(folder / "crashes.sqlite")
    yield crashes("kill -9", "SQLite", sqlite, min(SQLITE_KILLS, most))
    yield crashes("kill -9", "PostgreSQL", postgres, min(POSTGRESQL_KILLS, most))
    yield crashes("SIGTERM", "SQLite", sqlite, min(SIGTERMS, most))
    yield crashes("SIGTERM", "PostgreSQL", postgres, min(SIGTERMS, most))


def run(most: int) -> list[Outcome]:
    """Run all trials and print each outcome when it is there."""
    outcomes = []
    began = time.monotonic()
    with postgresql() as postgres, tempfile.TemporaryDirectory(prefix="buttonbox-soak-") as folder:
        for outcome in trials(Path(folder), postgres, most):
            outcomes.append(outcome)
            print(f"{time.monotonic() - began:5.0f} s  {outcome.trial}: {outcome.remarks}")
            for lost in outcome.lost:
                print(f"         lost: {lost}")
            sys.stdout.flush()
    return outcomes


def result(outcomes: Sequence[Outcome], seconds: float) -> str:
    """Return the text for the document."""
    machine = f"{cpu_model()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"{machine}; {seconds / 60:.0f} minutes.\n\n{table(outcomes)}"


def main() -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m soak", description=__doc__)
    parser.add_argument(
        "--rounds", type=int, default=SQLITE_KILLS, help="most rounds of each trial"
    )
    parser.add_argument("--document", action="store_true", help=f"write the table into {DOCUMENT}")
    arguments = parser.parse_args()
    allow_open_files()
    began = time.monotonic()
    outcomes = run(arguments.rounds)
    print(f"\n{table(outcomes)}")
    if arguments.document:
        put_result(DOCUMENT, result(outcomes, time.monotonic() - began))
    return 1 if any(outcome.lost for outcome in outcomes) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Missing as missing:
        sys.exit(str(missing))

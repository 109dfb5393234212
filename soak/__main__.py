"""`python -m soak`: run fault trials and print a table; exit code 1 if anything was lost."""

import argparse
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from harness.json_file import write_json
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
REPORT = Path("build/soak.json")
SQLITE_KILLS = 50
POSTGRESQL_KILLS = 20
SIGTERMS = 10
NETWORK_GAMES = 40
CLUSTER_KILLS = 20
FULL_DISKS = 5
WATCHED_GAMES = 10
FLOOD_SECONDS = 30
ATTACK_SECONDS = 10


@dataclass(frozen=True)
class Place:
    """Where trials run, each with at most `most` rounds, and what has watched them for leaks."""

    folder: Path
    postgres: Postgres
    most: int
    detectors: list[LeakDetector] = field(default_factory=list)

    def watched(self, found: tuple[Outcome, LeakDetector]) -> Outcome:
        """Keep the detector of a trial and return its outcome."""
        self.detectors.append(found[1])
        return found[0]


def network(place: Place) -> Iterator[Outcome]:
    """Cut, delay and half-open connections."""
    yield place.watched(bad_network(place.folder, min(NETWORK_GAMES, place.most)))


def processes(place: Place) -> Iterator[Outcome]:
    """Kill one of two processes."""
    yield place.watched(cluster(place.postgres.address, min(CLUSTER_KILLS, place.most)))


def databases(place: Place) -> Iterator[Outcome]:
    """Let PostgreSQL fail, and fill the disk under SQLite."""
    yield from map(place.watched, database_faults(place.postgres, place.most))
    yield place.watched(full_disk(place.folder, min(FULL_DISKS, place.most)))


def attacks(place: Place) -> Iterator[Outcome]:
    """Flood and attack the server while others play."""
    yield floods(min(FLOOD_SECONDS, 5 * place.most))
    yield from attack_trials(min(ATTACK_SECONDS, 2 * place.most))


def secrets(place: Place) -> Iterator[Outcome]:
    """Search whole games for secrets, and report what the detectors of other trials found."""
    yield leaks(place.folder, min(WATCHED_GAMES, place.most), place.detectors)


def ends(place: Place) -> Iterator[Outcome]:
    """End servers under load, with and without warning."""
    sqlite, postgres = str(place.folder / "crashes.sqlite"), place.postgres.address
    yield crashes("kill -9", "SQLite", sqlite, min(SQLITE_KILLS, place.most))
    yield crashes("kill -9", "PostgreSQL", postgres, min(POSTGRESQL_KILLS, place.most))
    yield crashes("SIGTERM", "SQLite", sqlite, min(SIGTERMS, place.most))
    yield crashes("SIGTERM", "PostgreSQL", postgres, min(SIGTERMS, place.most))


PARTS: dict[str, Callable[[Place], Iterator[Outcome]]] = {
    "ends": ends,
    "network": network,
    "processes": processes,
    "databases": databases,
    "attacks": attacks,
    "secrets": secrets,
}


def run(parts: Sequence[str], most: int) -> dict[str, list[Outcome]]:
    """Run these parts, print each outcome when it is there, and return them by part."""
    outcomes: dict[str, list[Outcome]] = {part: [] for part in parts}
    began = time.monotonic()
    with postgresql() as postgres, tempfile.TemporaryDirectory(prefix="buttonbox-soak-") as folder:
        place = Place(Path(folder), postgres, most)
        for part in parts:
            for outcome in PARTS[part](place):
                outcomes[part].append(outcome)
                print(f"{time.monotonic() - began:5.0f} s  {outcome.trial}: {outcome.remarks}")
                for lost in outcome.lost:
                    print(f"         lost: {lost}")
                sys.stdout.flush()
    return outcomes


def remember(outcomes: Mapping[str, Sequence[Outcome]], seconds: float) -> list[Outcome]:
    """Add outcomes to those of earlier runs of other parts; return all of them in order."""
    kept = json.loads(REPORT.read_text()) if REPORT.exists() else {}
    known = {part: each for part, each in kept.get("parts", {}).items() if part not in outcomes}
    parts = known | {part: [asdict(each) for each in found] for part, found in outcomes.items()}
    before = kept["seconds"] if known else 0.0
    write_json(REPORT, {"seconds": before + seconds, "parts": parts})
    return [Outcome(**each) for part in PARTS for each in parts.get(part, [])]


def result(outcomes: Sequence[Outcome], seconds: float) -> str:
    """Return the text for the document."""
    machine = f"{cpu_model()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"{machine}; {seconds / 60:.0f} minutes.\n\n{table(outcomes)}"


def main() -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m soak", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all if none is given"
    )
    parser.add_argument(
        "--rounds", type=int, default=SQLITE_KILLS, help="most rounds of each trial"
    )
    parser.add_argument(
        "--document",
        action="store_true",
        help=f"write the table into {DOCUMENT}, with the other parts' last outcomes",
    )
    arguments = parser.parse_args()
    if unknown := set(arguments.parts) - PARTS.keys():
        parser.error(f"there is no part {min(unknown)}")
    allow_open_files()
    began = time.monotonic()
    outcomes = run(arguments.parts or list(PARTS), arguments.rounds)
    everything = remember(outcomes, time.monotonic() - began)
    found = [each for part in outcomes.values() for each in part]
    print(f"\n{table(found)}")
    if arguments.document:
        put_result(DOCUMENT, result(everything, json.loads(REPORT.read_text())["seconds"]))
    return 1 if any(outcome.lost for outcome in found) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Missing as missing:
        sys.exit(str(missing))

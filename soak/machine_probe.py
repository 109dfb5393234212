"""Measure what the machine itself takes for a durable write, beside a trial and apart from it.

`python -m soak.machine_probe FOLDER` wakes every few milliseconds, appends a page to a file and
waits for the disk, until its stdin closes; then it prints its measurements. A move needs the same
from the machine: a core when its message arrives, and the disk before it is acknowledged.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Self

EVERY = 0.02  # seconds between writes
PAGE = bytes(4096)  # as SQLite writes them
ENDED = 30.0  # seconds for the process to end


@dataclass(frozen=True)
class Machine:
    """The 99th percentiles of an idle program, in milliseconds."""

    woken: float  # from the time asked for until a core was free
    written: float  # until a page was on the disk


class MachineProbe:
    """The probe as a process of its own, so that no other work delays it."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "soak.machine_probe", str(folder)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.communicate(timeout=ENDED)

    def stop(self) -> Machine:
        """End the process and return what it measured."""
        return Machine(**json.loads(self.process.communicate(timeout=ENDED)[0]))


def measure(folder: Path, ended: threading.Event) -> Machine:
    """Write until `ended`."""
    woken, written = [], []
    with tempfile.NamedTemporaryFile(dir=folder, prefix="probe-") as file:
        due = time.monotonic() + EVERY
        while not ended.wait(max(0.0, due - time.monotonic())):
            woken.append(time.monotonic() - due)
            written.append(durable_write(file.fileno()))
            due = max(due + EVERY, time.monotonic())
    return Machine(worst_percent(woken), worst_percent(written))


def durable_write(descriptor: int) -> float:
    """Append a page and return the seconds until the disk has it."""
    began = time.monotonic()
    os.write(descriptor, PAGE)
    os.fsync(descriptor)
    return time.monotonic() - began


def worst_percent(seconds: Sequence[float]) -> float:
    """Return the 99th percentile in milliseconds; 0 without samples."""
    ordered = sorted(seconds)
    return 1000 * ordered[int(0.99 * len(ordered))] if ordered else 0.0


def main(folder: str) -> None:
    """Measure until stdin closes, then print."""
    ended = threading.Event()

    def listen() -> None:
        sys.stdin.read()
        ended.set()

    threading.Thread(target=listen, daemon=True).start()
    print(json.dumps(asdict(measure(Path(folder), ended))))


if __name__ == "__main__":
    main(*sys.argv[1:])

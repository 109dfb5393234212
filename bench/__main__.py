"""`python -m bench`: measure, print, write build/bench.json; exit code 1 if a target is missed."""

import os
import sys
from pathlib import Path

from bench.contestants import contestants
from bench.measure import alternate
from bench.report import as_json, table, write_json
from bench.targets import TARGETS
from buttonbox.interpreted import is_compiled

REPEATS = 9
REPORT = Path("build/bench.json")


def stay_on_one_core() -> None:
    """Where the system can: a process that moves between cores measures the move."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> int:
    """The exit code."""
    if not is_compiled():
        print("The rules are not compiled; build them first: make .venv/compiled", file=sys.stderr)
        return 1
    stay_on_one_core()
    measured = contestants()
    samples = alternate(measured, REPEATS)
    print(table(measured, samples, TARGETS))
    write_json(REPORT, as_json(measured, samples, TARGETS))
    return 0 if all(target.met(samples) for target in TARGETS) else 1


if __name__ == "__main__":
    sys.exit(main())

"""`python -m bench`: measure, print a table, write build/bench.json; --document: docs/speed.md.

The exit code is 1 if a target is missed.
"""

import argparse
import os
import sys
from pathlib import Path

from bench.lineup import on_one_core, on_two_cores
from bench.report import as_json, document, table
from bench.targets import TARGETS
from buttonbox.interpreted import is_compiled
from harness.json_file import write_json
from harness.markdown import put_result
from harness.measure import alternate

REPEATS = 9
REPORT = Path("build/bench.json")
DOCUMENT = Path("docs/speed.md")


def stay_on_one_core() -> None:
    """Pin the process to one core, where the system can: moving between cores costs time."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> int:
    """Run the benchmark and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--document", action="store_true", help=f"write the result to {DOCUMENT}")
    given = parser.parse_args()
    if not is_compiled():
        print(
            "bench: the rules are not compiled; compile them first: make .venv/compiled",
            file=sys.stderr,
        )
        return 1
    many = on_two_cores()
    samples = alternate(many, REPEATS)
    stay_on_one_core()
    single = on_one_core()
    samples |= alternate(single, REPEATS)
    measured = [*single, *many]
    print(table(measured, samples, TARGETS))
    write_json(REPORT, as_json(measured, samples, TARGETS))
    if given.document:
        put_result(DOCUMENT, document(measured, samples, TARGETS))
    return 0 if all(target.met(samples) for target in TARGETS) else 1


if __name__ == "__main__":
    sys.exit(main())

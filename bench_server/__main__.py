"""`python -m bench_server`: measure, print, write JSON to build/; 1 if a target is missed."""

import argparse
import gc
import sys
from pathlib import Path

import uvloop

from bench_server.report import TARGETS, as_json, table
from bench_server.trials import Samples, Sizes, crowds, duel
from buttonbox.interpreted import is_compiled
from harness.json_file import write_json
from harness.markdown import put_result
from harness.process_stats import allow_open_files

REPORT = Path("build/bench_server.json")
DOCUMENT = Path("docs/server-speed.md")


def read_arguments() -> tuple[Sizes, bool]:
    """Parse the options; the targets are meant for the defaults."""
    usual = Sizes()
    parser = argparse.ArgumentParser(prog="python -m bench_server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of a calm load")
    parser.add_argument("--burst", type=float, default=usual.burst, help="seconds of a full load")
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--crowd", type=int, default=usual.crowd, help="tables of four connections")
    parser.add_argument("--document", action="store_true", help=f"put the result into {DOCUMENT}")
    given = vars(parser.parse_args())
    document = given.pop("document")
    return Sizes(**given), document


async def measure(sizes: Sizes) -> Samples:
    """Run all trials and return the samples by name."""
    samples: Samples = {}
    await duel(sizes, samples)
    await crowds(sizes, samples)
    return samples


def main() -> int:
    """Run the benchmark and return the exit code."""
    sizes, document = read_arguments()
    if not is_compiled():
        print("The rules are not compiled; build them first: make .venv/compiled", file=sys.stderr)
        return 1
    allow_open_files()
    gc.disable()  # a pause of the load would count as one of the server
    samples = uvloop.run(measure(sizes))
    print(table(samples))
    write_json(REPORT, as_json(samples))
    if document:
        put_result(DOCUMENT, table(samples))
    return 0 if all(target.met(samples) for target in TARGETS) else 1


if __name__ == "__main__":
    sys.exit(main())

"""`python -m bench_server`: measure, print, write JSON into build/; 1 if a target is missed."""

import argparse
import gc
import sys
from pathlib import Path

import uvloop

from bench.report import write_json
from bench_server.process import allow_open_files
from bench_server.report import TARGETS, as_json, table
from bench_server.trials import Samples, Sizes, crowd, duel
from buttonbox.interpreted import is_compiled

REPORT = Path("build/bench_server.json")


def read_arguments() -> Sizes:
    """How much to try; the targets are for the defaults."""
    usual = Sizes()
    parser = argparse.ArgumentParser(prog="python -m bench_server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of each load")
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--crowd", type=int, default=usual.crowd, help="tables of four connections")
    return Sizes(**vars(parser.parse_args()))


async def measure(sizes: Sizes) -> Samples:
    """All samples by name."""
    samples: Samples = {}
    await duel(sizes, samples)
    await crowd(sizes, samples)
    return samples


def main() -> int:
    """The exit code."""
    sizes = read_arguments()
    if not is_compiled():
        print("The rules are not compiled; build them first: make .venv/compiled", file=sys.stderr)
        return 1
    allow_open_files()
    gc.disable()  # a pause of the load would count as one of the server
    samples = uvloop.run(measure(sizes))
    print(table(samples))
    write_json(REPORT, as_json(samples))
    return 0 if all(target.met(samples) for target in TARGETS) else 1


if __name__ == "__main__":
    sys.exit(main())

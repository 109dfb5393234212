"""The measurements as a table for people and as JSON for scripts."""

import json
import platform
import subprocess
from collections.abc import Iterable
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from bench.measure import Samples, spread
from bench.report import cpu_model
from bench.targets import Target
from bench_server.boardgame import FOLDER

TARGETS = (
    Target(
        "moves/s a core: times boardgame.io",
        "Buttonbox: moves/s a core",
        "boardgame.io: moves/s a core",
        bound=2.0,
        at_least=True,
    ),
    Target(
        "p99 at 200 tables: share of boardgame.io",
        "Buttonbox: p99 ms",
        "boardgame.io: p99 ms",
        bound=1.0,
    ),
    Target("p99 with 4,000 connections, ms", "crowd: p99 ms", None, bound=10.0),
    Target("KB a connection", "crowd: KB a connection", None, bound=80.0),
)


def machine() -> dict[str, str]:
    """What the numbers depend on."""
    package = json.loads((FOLDER / "node_modules/boardgame.io/package.json").read_text())
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return {
        "cpu": cpu_model(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "buttonbox": version("buttonbox"),
        "node": node.stdout.strip(),
        "boardgame.io": package["version"],
    }


def table(samples: Samples) -> str:
    """Medians and ranges, then the targets."""
    head = "  ".join(f"{name} {value}" for name, value in machine().items())
    measured = [f"{name:32}{_numbers(values)}" for name, values in samples.items()]
    return "\n".join([head, "", *measured, "", *(_verdict(each, samples) for each in TARGETS)])


def as_json(samples: Samples) -> dict[str, Any]:
    """Everything in the table, unrounded."""
    return {
        "machine": machine(),
        "measured": {name: asdict(spread(values)) for name, values in samples.items()},
        "targets": [
            {**asdict(each), **asdict(each.result(samples)), "met": each.met(samples)}
            for each in TARGETS
        ],
    }


def _verdict(target: Target, samples: Samples) -> str:
    sign = ">=" if target.at_least else "<="
    result = target.result(samples)
    numbers = _numbers([result.low, result.median, result.high])
    word = "pass" if target.met(samples) else "FAIL"
    return f"{target.what:42}{numbers}  {sign} {target.bound:<6g}{word}"


def _numbers(values: Iterable[float]) -> str:
    """The median and, in brackets, the range."""
    found = spread(values)
    return f"{found.median:>11,.2f}  ({found.low:,.2f} to {found.high:,.2f})".ljust(40)

"""Report the measurements as a table and as JSON."""

import json
import platform
import subprocess
from collections.abc import Iterable
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from bench_server.boardgame import FOLDER
from harness.machine import cpu_model
from harness.markdown import markdown_table
from harness.measure import Samples, spread
from harness.targets import Target

SERVERS = ("Buttonbox", "boardgame.io")
DUEL = ("p50 ms", "p99 ms", "moves/s a core", "moves/s", "cores used", "bytes an update")
CROWD = ("connections", "broadcasts/s", "p50 ms", "p99 ms", "KB a connection")
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
    Target(
        "p99 with 4,000 connections: times that of 200 calm tables",
        "crowd: p99 ms",
        "calm: p99 ms",
        bound=3.0,
        always=True,
    ),
    Target("KB a connection", "crowd: KB a connection", None, bound=80.0),
)


def machine() -> dict[str, str]:
    """Describe the machine and the versions."""
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
    """Return medians, ranges and targets in Markdown."""
    head = ", ".join(f"{name} {value}" for name, value in machine().items())
    duel = markdown_table([("", *SERVERS), *(_duel_row(what, samples) for what in DUEL)])
    crowd = markdown_table([("a crowd at Buttonbox", ""), *_crowd_rows(samples)])
    rows = [_verdict(each, samples) for each in TARGETS]
    targets = markdown_table([("target", "reached", "asked for", ""), *rows])
    return "\n\n".join([f"{head}.", duel, crowd, targets])


def as_json(samples: Samples) -> dict[str, Any]:
    """Return everything in the table, unrounded."""
    return {
        "machine": machine(),
        "measured": {name: asdict(spread(values)) for name, values in samples.items()},
        "targets": [
            {**asdict(each), **asdict(each.result(samples)), "met": each.met(samples)}
            for each in TARGETS
        ],
    }


def _duel_row(what: str, samples: Samples) -> tuple[str, ...]:
    return (what, *(_numbers(samples[f"{server}: {what}"]) for server in SERVERS))


def _crowd_rows(samples: Samples) -> list[tuple[str, str]]:
    return [(what, _numbers(samples[f"crowd: {what}"])) for what in CROWD]


def _verdict(target: Target, samples: Samples) -> tuple[str, ...]:
    result = target.result(samples)
    bound = f"{'at least' if target.at_least else 'at most'} {target.bound:g}"
    reached = _numbers([result.low, result.median, result.high])
    return (target.what, reached, bound, "met" if target.met(samples) else "MISSED")


def _numbers(values: Iterable[float]) -> str:
    """Format the median and, in brackets, the range."""
    found = spread(values)
    if found.low == found.high:
        return f"{found.median:,.2f}"
    return f"{found.median:,.2f} ({found.low:,.2f} to {found.high:,.2f})"

"""The measurements as a table for people and as JSON for scripts."""

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench.measure import Contestant, Samples, Spread, spread
from bench.targets import Target


def cpu_model() -> str:
    """The processor's name; Linux tells it in a file, other systems through `platform`."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor()


def machine() -> dict[str, str]:
    """What the numbers depend on."""
    return {
        "cpu": cpu_model(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "buttonbox": version("buttonbox"),
        "open_spiel": version("open_spiel"),
    }


def table(contestants: Sequence[Contestant], samples: Samples, targets: Sequence[Target]) -> str:
    """Medians and ranges, then the targets."""
    head = "  ".join(f"{name} {value}" for name, value in machine().items())
    measured = [_measure_line(contestant, samples) for contestant in contestants]
    judged = [_target_line(target, samples) for target in targets]
    return "\n".join([head, "", *measured, "", *judged])


def as_json(
    contestants: Sequence[Contestant], samples: Samples, targets: Sequence[Target]
) -> dict[str, Any]:
    """Everything in the table, unrounded."""
    return {
        "machine": machine(),
        "measured": {
            contestant.name: {"unit": contestant.unit, **asdict(spread(samples[contestant.name]))}
            for contestant in contestants
        },
        "targets": [
            {**asdict(target), **asdict(target.result(samples)), "met": target.met(samples)}
            for target in targets
        ],
    }


def write_json(path: Path, report: dict[str, Any]) -> None:
    """Write the report where a script finds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


def _measure_line(contestant: Contestant, samples: Samples) -> str:
    numbers = _numbers(spread(samples[contestant.name]), decimals=1)
    return f"{contestant.name:22}{numbers}  {contestant.unit}"


def _target_line(target: Target, samples: Samples) -> str:
    sign = ">=" if target.at_least else "<="
    verdict = "pass" if target.met(samples) else "FAIL"
    numbers = _numbers(target.result(samples), decimals=2)
    return f"{target.what:42}{numbers}  {sign} {target.bound:<6g}{verdict}"


def _numbers(result: Spread, decimals: int) -> str:
    """The median and, in brackets, the range."""
    bounds = f"({result.low:,.{decimals}f} to {result.high:,.{decimals}f})"
    return f"{result.median:>10,.{decimals}f}  {bounds:26}"

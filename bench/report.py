"""Format the measurements as a table for people and as JSON for scripts."""

import os
import platform
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from harness.machine import cpu_model
from harness.markdown import markdown_table
from harness.measure import Contestant, Samples, Spread, spread
from harness.targets import Target

RIVALS = ("open_spiel", "pettingzoo", "pgx", "jax")


def machine() -> dict[str, str]:
    """Return what the numbers depend on."""
    return {
        "cpu": cpu_model(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "buttonbox": version("buttonbox"),
        **{name: version(name) for name in RIVALS},
        "load": f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
    }


def table(contestants: Sequence[Contestant], samples: Samples, targets: Sequence[Target]) -> str:
    """Format the medians and ranges, then the targets."""
    head = "  ".join(f"{name} {value}" for name, value in machine().items())
    measured = [_measure_line(contestant, samples) for contestant in contestants]
    checked = [_target_line(target, samples) for target in targets]
    return "\n".join([head, "", *measured, "", *checked])


def document(contestants: Sequence[Contestant], samples: Samples, targets: Sequence[Target]) -> str:
    """Format the table as Markdown."""
    head = ", ".join(f"{name} {value}" for name, value in machine().items())
    checked = [("target", "median", "range", "bound", "met")]
    for target in targets:
        bound = f"at {'least' if target.at_least else 'most'} {target.bound:g}"
        met = "yes" if target.met(samples) else "no"
        checked.append((target.what, *_cells(target.result(samples), 2), bound, met))
    measured = [("measured", "median", "range", "unit")]
    for each in contestants:
        measured.append((each.name, *_cells(spread(samples[each.name]), 2), each.unit))
    return f"{head}\n\n{markdown_table(checked)}\n\n{markdown_table(measured)}"


def as_json(
    contestants: Sequence[Contestant], samples: Samples, targets: Sequence[Target]
) -> dict[str, Any]:
    """Return everything in the table, unrounded."""
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


def _measure_line(contestant: Contestant, samples: Samples) -> str:
    numbers = _numbers(spread(samples[contestant.name]), decimals=2)
    return f"{contestant.name:22}{numbers}  {contestant.unit}"


def _target_line(target: Target, samples: Samples) -> str:
    sign = ">=" if target.at_least else "<="
    verdict = "pass" if target.met(samples) else "FAIL"
    numbers = _numbers(target.result(samples), decimals=2)
    return f"{target.what:42}{numbers}  {sign} {target.bound:<6g}{verdict}"


def _numbers(result: Spread, decimals: int) -> str:
    """Format the median and, in brackets, the range."""
    median, bounds = _cells(result, decimals)
    return f"{median:>10}  {f'({bounds})':26}"


def _cells(result: Spread, decimals: int) -> tuple[str, str]:
    """Return the median and the range as text."""
    low, high = f"{result.low:,.{decimals}f}", f"{result.high:,.{decimals}f}"
    return f"{result.median:,.{decimals}f}", f"{low} to {high}"

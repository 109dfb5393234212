"""The outcome of a trial, and a table of outcomes."""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field

from harness.markdown import markdown_table

HEAD = ("trial", "tried", "survived", "lost", "remarks")


@dataclass
class Outcome:
    """A row of the table; `lost` has a text for each failure."""

    trial: str
    unit: str
    tried: int = 0
    lost: list[str] = field(default_factory=list)
    remarks: str = ""

    @property
    def survived(self) -> int:
        return max(0, self.tried - len(self.lost))

    def row(self) -> tuple[str, ...]:
        """Return the columns of the table."""
        tried = f"{self.tried:,} {self.unit}"
        return (self.trial, tried, f"{self.survived:,}", f"{len(self.lost):,}", self.remarks)


def table(outcomes: Sequence[Outcome]) -> str:
    """Return the table in Markdown."""
    return markdown_table([HEAD, *(outcome.row() for outcome in outcomes)])


def reason(error: Exception) -> str:
    """Describe an error and where it happened."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} in {place.name}: {place.line}"


def seconds(times: Sequence[float]) -> str:
    """Format the median and the worst of some times."""
    if not times:
        return "never"
    ordered = sorted(times)
    return f"median {ordered[len(ordered) // 2]:.2f} s, worst {ordered[-1]:.2f} s"

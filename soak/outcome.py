"""What a trial has shown, and all of them as a table."""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench_server.document import markdown_table

HEAD = ("trial", "tried", "survived", "lost", "remarks")


@dataclass
class Outcome:
    """One line of the table; `lost` says what went wrong, one text for each."""

    trial: str
    unit: str
    tried: int = 0
    lost: list[str] = field(default_factory=list)
    remarks: str = ""

    @property
    def survived(self) -> int:
        return max(0, self.tried - len(self.lost))

    def row(self) -> tuple[str, ...]:
        """The columns of the table."""
        tried = f"{self.tried:,} {self.unit}"
        return (self.trial, tried, f"{self.survived:,}", f"{len(self.lost):,}", self.remarks)


def table(outcomes: Sequence[Outcome]) -> str:
    """As Markdown, so that it can stand in a document."""
    return markdown_table([HEAD, *(outcome.row() for outcome in outcomes)])


def reason(error: Exception) -> str:
    """What went wrong, and where: a bare assertion says only that."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} in {place.name}: {place.line}"


def seconds(times: Sequence[float]) -> str:
    """The median and the worst of some times."""
    if not times:
        return "never"
    ordered = sorted(times)
    return f"median {ordered[len(ordered) // 2]:.2f} s, worst {ordered[-1]:.2f} s"

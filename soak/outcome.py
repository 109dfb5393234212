"""What a trial has shown, and all of them as a table."""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field

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
    rows = [HEAD, *(outcome.row() for outcome in outcomes)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    lines = [_line(row, widths) for row in rows]
    return "\n".join([lines[0], _line(["-" * width for width in widths], widths), *lines[1:]])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return f"| {' | '.join(padded)} |"


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

"""Markdown tables, and the section of a document that holds the last result."""

import re
from collections.abc import Sequence
from pathlib import Path

HEADING = "## The result"
SECTION = re.compile(rf"\n{HEADING}\n.*?(?=\n## |\Z)", re.DOTALL)


def markdown_table(rows: Sequence[Sequence[str]]) -> str:
    """Format rows as a Markdown table; the first row is the header."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    head, *body = [_line(row, widths) for row in rows]
    return "\n".join([head, _line(["-" * width for width in widths], widths), *body])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return f"| {' | '.join(padded)} |"


def put_result(document: Path, result: str) -> None:
    """Replace the result section of a document, or append one."""
    text = SECTION.sub("", document.read_text(encoding="utf-8")).rstrip("\n")
    document.write_text(f"{text}\n\n{HEADING}\n\n{result}\n", encoding="utf-8")

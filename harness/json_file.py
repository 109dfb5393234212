"""Write reports as JSON files."""

import json
from pathlib import Path
from typing import Any


def write_json(path: Path, report: dict[str, Any]) -> None:
    """Write a report as JSON; make its folder if needed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")

"""Build the page that the tests visit."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from harness.programs import alone

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
CONFIGURATION = ("package.json", "svelte.config.js", "vite.config.ts")
SOURCES = ("src", "public", "tools", "index.html", *CONFIGURATION)


def built_page() -> Path:
    """Return the folder of the page, rebuilt if its sources have changed.

    Set BUTTONBOX_PAGE to test another folder as it is.
    """
    given = os.environ.get("BUTTONBOX_PAGE")
    if given:
        return Path(given)
    with alone("page"):
        if not AXE.exists():
            subprocess.run(["npm", "install", "--no-fund", "--no-audit"], cwd=WEB, check=True)
        if not is_built():
            subprocess.run(["npm", "run", "build"], cwd=WEB, check=True)
    return WEB / "dist"


def is_built() -> bool:
    """Return whether the built page is newer than all of its sources."""
    page = WEB / "dist" / "index.html"
    return page.exists() and page.stat().st_mtime >= max(map(changed, source_files()))


def changed(path: Path) -> float:
    return path.stat().st_mtime


def source_files() -> Iterator[Path]:
    """Iterate over every file that goes into the page."""
    for name in SOURCES:
        path = WEB / name
        if path.is_file():
            yield path
        else:
            yield from (each for each in path.rglob("*") if each.is_file())

"""What the page's tests run on: Debian's chromium, and the page built from its sources."""

import fcntl
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CHROMIUM = Path("/usr/bin/chromium-headless-shell")  # without a window: a third of the work
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
CONFIGURATION = ("package.json", "svelte.config.js", "vite.config.ts")
SOURCES = ("src", "public", "tools", "index.html", *CONFIGURATION)


@contextmanager
def alone() -> Iterator[None]:
    """One process at a time: the tests run in several."""
    with open(Path(tempfile.gettempdir()) / "buttonbox-page.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def ensure_chromium() -> None:
    """Install it where it is missing; that takes the rights of an administrator."""
    with alone():
        if not CHROMIUM.exists():
            subprocess.run(["apt-get", "install", "-y", "-q", CHROMIUM.name], check=True)


def built_page() -> Path:
    """The folder of the page, built anew if its sources have changed.

    BUTTONBOX_PAGE names a folder to test as it is.
    """
    given = os.environ.get("BUTTONBOX_PAGE")
    if given:
        return Path(given)
    with alone():
        if not AXE.exists():
            subprocess.run(["npm", "install", "--no-fund", "--no-audit"], cwd=WEB, check=True)
        if not is_built():
            subprocess.run(["npm", "run", "build"], cwd=WEB, check=True)
    return WEB / "dist"


def is_built() -> bool:
    """Whether the built page is younger than all it is made of."""
    page = WEB / "dist" / "index.html"
    return page.exists() and page.stat().st_mtime >= max(map(changed, source_files()))


def changed(path: Path) -> float:
    return path.stat().st_mtime


def source_files() -> Iterator[Path]:
    """Every file that goes into the page."""
    for name in SOURCES:
        path = WEB / name
        if path.is_file():
            yield path
        else:
            yield from (each for each in path.rglob("*") if each.is_file())

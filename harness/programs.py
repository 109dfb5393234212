"""Find the programs that the tests need: a browser and a database server.

`python -m harness.programs` installs missing programs where it can (with apt, as root). Otherwise
it says how to get them. Tests that need a missing program are skipped, except in CI.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

BROWSERS = (  # headless first: it needs a third of the CPU time
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
BROWSER_PATTERNS = (
    "~/.cache/ms-playwright/chromium*/*/*headless*shell",
    "~/Library/Caches/ms-playwright/chromium*/*/*headless*shell",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
POSTGRESQL_PATTERNS = (
    "/usr/lib/postgresql/*/bin/initdb",
    "/usr/pgsql-*/bin/initdb",
    "/usr/local/pgsql/bin/initdb",
    "/opt/homebrew/opt/postgresql*/bin/initdb",
    "/usr/local/opt/postgresql*/bin/initdb",
    "/Applications/Postgres.app/Contents/Versions/*/bin/initdb",
)


class Missing(Exception):
    """A program is not on this machine and cannot be installed automatically."""


@dataclass(frozen=True)
class Program:
    """A program, where to look for it, and how to get it."""

    name: str
    variable: str  # an environment variable with the path of the program
    commands: tuple[str, ...]
    patterns: tuple[str, ...]
    package: str  # in Debian
    advice: str

    def find(self) -> Path | None:
        """Look in the environment, on the PATH and in the usual folders, in this order."""
        given = os.environ.get(self.variable)
        if given:
            return Path(given)
        on_path = next(filter(None, map(shutil.which, self.commands)), None)
        return Path(on_path) if on_path else newest(self.patterns)

    def ensure(self) -> Path:
        """Find the program, or install it; raises Missing."""
        with alone("programs"):
            found = self.find()
            if found is None and install(self.package):
                found = self.find()
        if found is None:
            raise Missing(f"{self.name} is missing: {self.advice}, or set {self.variable}")
        return found


CHROMIUM = Program(
    "Chromium",
    "BUTTONBOX_CHROMIUM",
    BROWSERS,
    BROWSER_PATTERNS,
    "chromium-headless-shell",
    "run `playwright install chromium`",
)
POSTGRESQL = Program(
    "PostgreSQL",
    "BUTTONBOX_INITDB",
    ("initdb",),
    POSTGRESQL_PATTERNS,
    "postgresql",
    "install the PostgreSQL server (brew install postgresql, dnf install postgresql-server)",
)


def newest(patterns: tuple[str, ...]) -> Path | None:
    """Return the file with the highest version in its path that matches the first pattern."""
    for pattern in patterns:
        path = Path(pattern).expanduser()
        found = list(Path(path.anchor).glob(str(path.relative_to(path.anchor))))
        if found:
            return max(found, key=version)
    return None


def version(path: Path) -> list[int]:
    """Return the numbers in a path, so that 16 comes after 9."""
    return [int(number) for number in re.findall(r"\d+", str(path))]


def install(package: str) -> bool:
    """Install a Debian package if apt is there and we are root."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", package]):
        if subprocess.call(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL):
            return False
    return True


def is_ci() -> bool:
    """Return whether this is a CI run, where nothing may be missing."""
    return os.environ.get("CI", "").lower() in ("1", "true")


def ensure_or_skip(program: Program) -> Path:
    """Find a program for a test; if it is missing, skip the test, or fail in CI."""
    import pytest

    try:
        return program.ensure()
    except Missing as missing:
        if is_ci():
            raise
        pytest.skip(str(missing))


@contextmanager
def alone(task: str) -> Iterator[None]:
    """Let one process at a time do this task; tests run in several processes."""
    with open(Path(tempfile.gettempdir()) / f"buttonbox-{task}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    missing = 0
    for program in (CHROMIUM, POSTGRESQL):
        try:
            print(f"{program.name}: {program.ensure()}")
        except Missing as error:
            missing += 1
            print(f"{error}. Tests that need it are skipped.", file=sys.stderr)
    return int(missing > 0 and is_ci())


if __name__ == "__main__":
    sys.exit(main())

"""Install a wheel or an sdist where there is nothing else, and play whole games in a browser."""

import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harness.servers import FAST, TIMEOUT

ROOT = Path(__file__).parents[1]
GAMES = ("tests/page/test_whole_games.py", "-k", "test_against_a_bot and desktop")


def install_and_play(package: Path) -> None:
    """Install into an empty environment, start the server and play; raises on any failure."""
    print(f"{package.name}: installing it without Node or a compiler in sight", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        programs = install(package, home / "environment")
        with serving(programs / "buttonbox", home) as address:
            assert urllib.request.urlopen(address, timeout=TIMEOUT).status == 200
            play(address)


def install(package: Path, environment: Path) -> Path:
    """Install a package with nothing but the environment's own programs on the PATH."""
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    command = (programs / "python", "-m", "pip", "install", "--quiet", package)
    subprocess.run(command, env=alone(programs), cwd=environment, check=True)
    return programs


def alone(programs: Path) -> dict[str, str]:
    """Return an environment that finds no other programs than these."""
    return {**os.environ, "PATH": str(programs)}


@contextmanager
def serving(program: Path, home: Path) -> Iterator[str]:
    """Run the installed server and give its address."""
    database = ("--database", str(home / "tables.sqlite"))
    process = subprocess.Popen(
        [program, "serve", "--port", "0", *database, *FAST],
        env=alone(program.parent),
        cwd=home,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[3]
    finally:
        process.terminate()
        process.communicate(timeout=TIMEOUT)


def play(address: str) -> None:
    """Play both games to the end in a browser."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *GAMES]
    environment = {**os.environ, "BUTTONBOX_URL": address}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)

"""`make play` does what is needed and nothing twice."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = (
    *("pyproject.toml", "setup.py", "src/rules.py", "web/index.html", "web/package.json"),
    *("web/svelte.config.js", "web/vite.config.ts", "web/src/page.ts"),
    *("web/public/icon.svg", "web/tools/tool.ts"),
)
BEFORE, AFTER, LATER = 1_000_000, 2_000_000, 3_000_000  # times of files
# In the order in which they are made.
MADE = (
    *(".venv/created", ".venv/installed", ".venv/compiled"),
    *("web/node_modules/.package-lock.json", "web/dist/index.html"),
)
PLAY = ".venv/bin/buttonbox"

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


def put(path: Path, time: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (time, time))


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone in which everything is installed and built."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in SOURCES:
        put(tmp_path / name, BEFORE)
    for name in MADE:
        put(tmp_path / name, AFTER)
    return tmp_path


def steps(clone: Path) -> list[str]:
    """Return what `make play` would do, without the notes of what it has done."""
    command = ["make", "--dry-run", "--no-print-directory", "play"]
    done = subprocess.run(command, cwd=clone, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if not line.startswith("touch ")]


def test_what_is_there_is_not_made_again(clone: Path) -> None:
    assert steps(clone) == [PLAY]


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ("src/rules.py", ["build_ext"]),
        ("web/src/page.ts", ["npm run build"]),
        ("web/package.json", ["npm install", "npm run build"]),
        ("pyproject.toml", ["pip install", "build_ext"]),
    ],
)
def test_a_change_costs_what_depends_on_it(clone: Path, changed: str, words: list[str]) -> None:
    put(clone / changed, LATER)
    found = steps(clone)
    assert len(found) == len(words) + 1
    assert all(word in step for word, step in zip(words, found, strict=False))
    assert found[-1] == PLAY


def test_a_fresh_clone_gets_everything_once(clone: Path) -> None:
    for name in MADE:
        (clone / name).unlink()
    found = steps(clone)
    for words in ("-m venv", "pip install", "build_ext", "npm install", "npm run build", PLAY):
        assert [words in step for step in found].count(True) == 1

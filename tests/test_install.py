"""The package installs and plays without Node and without a C compiler."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from harness.page.building import built_page
from tools.wheel_contents import sdist_complaints, wheel_complaints

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
BUILD = (sys.executable, "-m", "build", "--no-isolation")
NO_COMPILER = {"CC": "false"}


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build an sdist of the present tree, and from it a wheel without a compiler."""
    source = tmp_path_factory.mktemp("source")
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignore)
    shutil.copytree(built_page(), source / "web" / "dist")
    names = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")
    for name in names:
        shutil.copy(ROOT / name, source)
    run(*BUILD, "--outdir", "built", cwd=source, **NO_COMPILER)
    return source / "built"


def test_wheel_and_sdist_hold_the_page_and_nothing_needless(built: Path) -> None:
    wheel, sdist = next(built.glob("*.whl")), next(built.glob("*.tar.gz"))
    assert wheel_complaints(wheel, built_page()) == []
    assert sdist_complaints(sdist, built_page()) == []
    assert wheel_complaints(wheel, built_page() / "assets") != []


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the installed package; what it depends on is that of the tests."""
    target = tmp_path_factory.mktemp("installed")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", target)
    run(*pip, next(built.glob("*.whl")), cwd=target)
    return target


def test_without_a_compiler_it_plays_interpreted(installed: Path) -> None:
    assert not list(installed.rglob("*.so"))
    command = (sys.executable, "-m", "buttonbox", "simulate", "war", "--games", "2", "--seed", "1")
    played = run(*command, cwd=installed, PYTHONPATH=str(installed))
    assert "2 games" in played.stdout
    assert played.stderr.count("interpreted") == 1


@contextmanager
def serving(installed: Path, database: Path) -> Iterator[str]:
    command = (sys.executable, "-m", "buttonbox", "serve", "--port", "0", "--database", database)
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[3]
    finally:
        process.terminate()
        process.communicate()


def test_it_serves_the_page_that_came_along(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path / "tables.sqlite") as address:
        answer = httpx.get(address)
    assert answer.status_code == 200
    assert answer.content == (built_page() / "index.html").read_bytes()

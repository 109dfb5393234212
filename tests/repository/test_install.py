"""The package installs and plays without Node and without a C compiler."""

import os
import shutil
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from harness.page.building import built_page
from tools.wheel_contents import flawed, sdist_complaints, too_large, wheel_complaints

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
BUILD = (sys.executable, "-m", "build", "--no-isolation")
NO_COMPILER = {"CC": "false"}
MODULES = sorted((ROOT / "src").rglob("*.so"))
MOST_OF_A_WHEEL = 1_500_000  # bytes of all modules in a wheel of at most 2.5 MB
compiled = pytest.mark.skipif(not MODULES, reason="nothing is compiled here")


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


@compiled
def test_modules_know_nothing_of_the_machine_that_built_them() -> None:
    assert flawed({path.name: path.read_bytes() for path in MODULES}) == []
    home = str(Path(sys.base_prefix, "lib")).encode()
    assert flawed({"rules.so": home, "state.so": b".debug_info"}) != []


@compiled
def test_modules_leave_room_in_the_wheel_for_the_rest() -> None:
    packed = sum(len(zlib.compress(path.read_bytes(), 9)) for path in MODULES)
    assert packed < MOST_OF_A_WHEEL


def test_a_wheel_is_small_without_the_pocket_and_with_it() -> None:
    assert too_large(8_000_000, 5_600_000) == []
    assert too_large(8_000_000, 5_400_000) == [
        "without the pocket it has 2,600,000 bytes, more than 2,500,000"
    ]
    assert too_large(10_000_001, 9_000_000) == [
        "in all it has 10,000,001 bytes, more than 10,000,000"
    ]


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

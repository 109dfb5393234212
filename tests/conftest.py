"""Mark tests by what they need, so that `make quick` can leave out the expensive ones."""

import subprocess
import sys
from pathlib import Path

import pytest

from harness.programs import alone

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "tests" / "page"
DATABASES = {"postgres_address", "own_postgres"}  # fixtures


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of tests/page; pytest reads only this file in time."""
    help_text = "how many whole games against bots to play without a server"
    parser.addoption("--offline-games", type=int, default=2, help=help_text)
    help_text = "how many people play against bots in their browsers; 1000 take five minutes"
    parser.addoption("--solo-players", type=int, default=50, help=help_text)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(PAGE):
            item.add_marker("browser")
        if needs_postgres(item):
            item.add_marker("postgres")


def needs_postgres(item: pytest.Item) -> bool:
    """Return whether a test uses PostgreSQL, through a fixture or as one of its parameters."""
    fixtures = set(getattr(item, "fixturenames", ()))
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    return bool(fixtures & DATABASES) or "postgresql" in parameters.values()


@pytest.fixture(scope="session")
def built_pocket() -> Path:
    """Build the pocket and return its folder; compiled modules are reused.

    In a process of its own, like `make pocket`: marshalled code depends on what else is in memory,
    and other bytes would have the page built again while tests use it.
    """
    from tools.pocket.headers import check_python
    from tools.pocket.places import PUBLIC, OtherPython

    try:
        check_python()
    except OtherPython as error:
        pytest.skip(str(error))
    with alone("pocket"):
        subprocess.run([sys.executable, "-m", "tools.pocket"], cwd=ROOT, check=True)
    return PUBLIC

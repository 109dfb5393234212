"""Mark tests by what they need, so that `make quick` can leave out the expensive ones."""

from pathlib import Path

import pytest

from harness.programs import alone

PAGE = Path(__file__).parent / "page"
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
    """Build the pocket and return its folder; compiled modules are reused."""
    from tools.pocket.__main__ import build
    from tools.pocket.places import PUBLIC, OtherPython

    with alone("pocket"):
        try:
            build()
        except OtherPython as error:
            pytest.skip(str(error))
    return PUBLIC

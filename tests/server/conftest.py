"""Real databases and real servers for the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import postgresql
from tests.server.running import Server, running


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgresql() as database:
        yield database.address


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "tables.sqlite") as started:
        yield started

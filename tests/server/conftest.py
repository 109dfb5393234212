"""Real databases and real servers for the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.postgresql import Postgres, postgresql
from harness.programs import POSTGRESQL, ensure_or_skip
from harness.servers import Server, running


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """One database for all tests that do not stop it."""
    ensure_or_skip(POSTGRESQL)
    with postgresql() as database:
        yield database.address


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A database server that the test may stop."""
    ensure_or_skip(POSTGRESQL)
    with postgresql() as database:
        yield database


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "tables.sqlite") as started:
        yield started

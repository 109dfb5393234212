"""A static site may use this server if it is named: then browsers let its page ask."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.servers import Server, running

SITE = "https://games.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database: Path = tmp_path_factory.mktemp("site") / "tables.sqlite"
    with running(database, "--origin", SITE) as found:
        yield found


def test_the_site_named_may_ask(server: Server) -> None:
    asked = server.http.options("/api/tables", headers={"Origin": SITE})
    assert asked.status_code == 204
    assert "content-type" in asked.headers["access-control-allow-headers"]
    answer = server.http.get("/api/games", headers={"Origin": SITE})
    assert answer.headers["access-control-allow-origin"] == SITE
    assert "Origin" in answer.headers["vary"]


def test_no_other_site_may(server: Server) -> None:
    answer = server.http.get("/api/games", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answer.headers
    asked = server.http.options("/api/tables", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-headers" not in asked.headers

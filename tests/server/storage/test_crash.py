"""kill -9 under load: no acknowledged move is lost or counted twice, and play goes on."""

import os
import time
from pathlib import Path

import pytest

from harness.crash import check, crash
from harness.servers import Server, running

pytestmark = pytest.mark.slow

ROUNDS = int(os.environ.get("BUTTONBOX_ROUNDS", "3"))  # more for a long soak


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_kill_under_load(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = str(tmp_path / "tables.sqlite")
    if database == "postgresql":
        address = request.getfixturevalue("postgres_address")
    for _ in range(ROUNDS if database == "sqlite" else (ROUNDS + 1) // 3):
        loads = crash(Server(address))
        with running(address) as server:
            assert server.http.get("/health").status_code == 200
            for load in loads:
                check(server, load)


def test_bots_end_with_their_server(tmp_path: Path) -> None:
    """Nothing is left running after a kill."""
    server = Server(str(tmp_path / "tables.sqlite"))
    person = server.create("buttons", "lb").sit(0)
    person.seed(0)
    while not any(event["actor"] == 1 for event in person.events):
        if person.await_turn():
            person.move(person.now["legal_moves"][0]["code"])
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    started = children.read_text().split()
    assert started
    person.close()
    server.kill()
    deadline = time.monotonic() + 10
    while any(Path(f"/proc/{child}").exists() for child in started):
        assert time.monotonic() < deadline
        time.sleep(0.02)

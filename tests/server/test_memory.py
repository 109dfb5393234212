"""Connections and tables are freed once they are closed, without the garbage collector."""

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from buttonbox.server.config import Config
from buttonbox.server.memory import LATEST, FullCollections
from buttonbox.server.protection.http_connection import HttpConnection
from buttonbox.server.tables import hub
from buttonbox.server.tables.live_table import LiveTable
from buttonbox.server.ws.session import Session
from buttonbox.server.ws.uvicorn_connection import UvicornConnection
from harness.servers import Person, TableAt, eventually
from tests.server.held import PLENTY, Here
from tests.server.in_process import serving, tables

COUNTED = (HttpConnection, UvicornConnection, Session, LiveTable)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    """A server without a collector, which drops unused tables at once."""
    monkeypatch.setattr(hub, "LINGER", 0.0)
    gc.collect()
    gc.disable()
    try:
        with serving(Config(tables(tmp_path), limits=PLENTY)) as local:
            yield Here(local.url)
    finally:
        gc.enable()


def left() -> Counter[str]:
    """Return how many objects of each kind there are."""
    kinds = (type(each) for each in gc.get_objects())
    return Counter(kind.__name__ for kind in kinds if kind in COUNTED)


def visit(table: TableAt) -> Person:
    """Sit down and make a move."""
    person = table.sit(0)
    person.seed(0)
    assert person.await_turn()
    person.move(person.now["legal_moves"][0]["code"])
    return person


@pytest.mark.slow
def test_what_is_closed_is_freed_at_once(here: Here) -> None:
    people = [visit(here.create("buttons", "lb")) for _ in range(3)]
    assert left() > Counter(UvicornConnection=2, Session=2, LiveTable=2)
    for person in people:
        person.close()
    here.http.close()
    eventually(lambda: not left())


def test_who_is_sent_away_is_freed_at_once(here: Here) -> None:
    person = here.create("buttons", "lb").connect()
    person.say(type="nonsense")
    assert person.receive()["type"] == "closed"
    person.close()
    here.http.close()
    eventually(lambda: not left())


class Cycle:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


def old_cycle() -> "weakref.ref[Cycle]":
    """Leave garbage that has survived the collections of the young."""
    cycle = Cycle()
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(cycle)


@pytest.mark.parametrize(
    ("connections", "passed", "freed"), [(0, 0.0, True), (1, 0.0, False), (1, LATEST, True)]
)
def test_everything_is_collected_when_nobody_is_there_or_late(
    connections: int, passed: float, freed: bool
) -> None:
    times = iter([0.0, passed, passed])
    collections = FullCollections(lambda: connections, lambda: next(times))
    cycle = old_cycle()
    asyncio.run(collections.look())
    assert (cycle() is None) is freed

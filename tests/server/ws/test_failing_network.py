"""Connections that break in the middle of anything: nobody notices in the end."""

import random
import threading

import pytest

from buttonbox.core.record import read_record
from buttonbox.games import find_game
from harness.failing_network import Stubborn, failing
from harness.servers import Server, TableAt

pytestmark = pytest.mark.slow


def test_cut_connections_lose_and_double_nothing(server: Server) -> None:
    table = server.create("buttons", "oo")
    with failing(server.url, seed=1, shortest=1_500, longest=12_000) as proxy:
        through = Server.__new__(Server)
        through.url = proxy.url
        bad = TableAt(through, table.name, table.tokens)
        people = [
            Stubborn(bad, (0,), random.Random(1).choice),
            Stubborn(bad, (1,), random.Random(2).choice),
            Stubborn(bad, (), random.Random(3).choice),
        ]
        threads = [threading.Thread(target=person.play) for person in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert proxy.cuts > 10
    history = read_record(table.record(), find_game).history
    for person in people:
        assert person.connections > 3
        assert person.now["position"] == history.game.position(history.state)
        assert [event["code"] for event in person.events] == [
            event.code for event in history.events
        ]

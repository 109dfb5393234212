"""People whose bots play in their own browsers cost the server next to nothing.

A visit is recorded in a browser: home, a whole game, the analysis. Its requests are made again for
everybody else. `--solo-players 1000 -s` spreads a thousand visits over the time of a game and says
what the server used.
"""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from harness.page.building import built_page
from harness.page.visitors import Visitor, Visitors
from harness.process_stats import family_cpu_seconds
from harness.recorded_visits import Asked, Recorder, ask_again
from harness.servers import Server, eventually, running
from tests.page.playing import Mouse
from tests.page.travelling import expect_a_fair_end, play_now, take_along, traveller
from tests.page.whole_games import PLAYERS

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("built_pocket")]
PLAYING = 1000  # at the same time
GAME = 300  # seconds for a game of a person who hardly thinks
MOST_OF_A_CORE = 0.05
SHORT = 100  # visits, up to which there are no pauses
LAST = "/files.json"  # asked for some seconds after the page was opened, to keep it up to date


@pytest.fixture
def server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """A server of its own: its CPU time counts."""
    database = tmp_path / "tables.sqlite"
    with running(database, "--page", str(built_page()), "--rate", "100000") as found:
        yield found


def play_alone(visitor: Visitor) -> None:
    """Open the page once more, and play a game against a bot."""
    page = visitor.go("/")
    play_now(page)
    PLAYERS["buttons"](page, Mouse()).play_on()
    expect_a_fair_end(page)


def recorded_visit(browser: Browser, server: Server) -> list[list[Asked]]:
    """Let somebody who has the games come again; what the browser asks of the server."""
    recorder = Recorder(server.url)
    visitors = Visitors(browser, recorder.url)
    visitor = traveller(visitors)
    take_along(visitor)
    recorder.forget()
    play_alone(visitor)
    eventually(lambda: LAST in recorder.paths())
    visitors.leave()
    recorder.close()
    return recorder.connections()


def visits(visit: list[list[Asked]], count: int, url: str) -> None:
    """Make all visits, one after the other; many at the pace of people who play all the time."""
    began = time.monotonic()
    for number in range(count):
        if count > SHORT:
            time.sleep(max(0.0, began + number * GAME / PLAYING - time.monotonic()))
        ask_again(visit, url)


def test_a_thousand_would_use_a_twentieth_of_a_core(
    browser: Browser, server: Server, pytestconfig: pytest.Config
) -> None:
    visit = recorded_visit(browser, server)
    asked = [each.path for connection in visit for each in connection]
    assert asked
    assert not [path for path in asked if "/api/tables" in path], "a table is on the server"
    count = pytestconfig.getoption("--solo-players")
    before = family_cpu_seconds(server.process.pid)
    visits(visit, count, server.url)
    spent = (family_cpu_seconds(server.process.pid) - before) / count
    share = spent * PLAYING / GAME
    print(f"{count} visits of {len(asked)} requests: {1000 * spent:.1f} ms of CPU time each;")
    print(f"{PLAYING} players use {100 * share:.1f} % of a core. Asked: {' '.join(asked)}")
    assert share < MOST_OF_A_CORE

"""Two people far apart, one of them with a bad line, and a third who looks on."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.playing import Mouse, Player
from tests.page.visitors import Visitor, Visitors
from tests.page.whole_games import PLAYERS, expect_the_end
from tests.server.faults import Cable

LINE_IS_DOWN = "Connection lost"
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
LONGEST_GAME = 300  # seconds, on a busy machine
SOME_LOOKS = 12


@pytest.fixture
def cable(url: str) -> Iterator[Cable]:
    line = Cable(url)
    yield line
    line.close()


def invite(host: Visitor, game: str) -> str:
    """Set a table for two; the link that leads to the other seat."""
    page = host.go(f"/new/{game}?with=invite")
    host.press(".gobar .btn")
    return page.locator("main.lo .lk input").input_value()


def play_on(*players: Player, looks: int | None = None) -> None:
    """Everybody at a page of their own, to the end, or looking at the table so many times."""
    deadline = time.monotonic() + LONGEST_GAME
    turns = 0
    while turns != looks and all(player.act_if_asked() for player in players):
        turns += 1
        assert time.monotonic() < deadline, "the game did not end"


@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_by_invitation(visitors: Visitors, cable: Cable, game: str) -> None:
    host, guest, spectator = (visitors.arrive() for _ in range(3))
    link = invite(host, game)
    guest.page.goto(link.replace(visitors.url, cable.url))
    guest.page.get_by_role("button", name=re.compile("ready")).click()
    expect(host.page.locator("main.lo")).to_be_hidden()
    at_home, away = (PLAYERS[game](each.page, Mouse()) for each in (host, guest))
    play_on(at_home, away, looks=SOME_LOOKS)
    spectator.page.goto(link.split("#")[0])
    guest.page.reload()
    expect(guest.page.locator("main h1")).to_be_visible()
    play_on(at_home, away, looks=SOME_LOOKS)
    guest.expect_trouble(*OFFLINE)
    cable.pull()
    expect(guest.page.get_by_text(LINE_IS_DOWN)).to_be_visible()
    guest.context.set_offline(True)  # only now: it would hold up the end of an open socket
    play_on(at_home, looks=SOME_LOOKS)
    cable.plug()
    guest.context.set_offline(False)
    expect(guest.page.get_by_text(LINE_IS_DOWN)).to_be_hidden()
    play_on(at_home, away)
    for visitor in (host, guest, spectator):
        expect_the_end(visitor.page)

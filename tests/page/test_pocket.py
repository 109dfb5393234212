"""The games without a server: fetched only when wanted, played offline, on any static host."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from harness.page.building import built_page
from harness.page.visitors import Visitors
from tests.page.playing import Mouse
from tests.page.static_host import hosting
from tests.page.travelling import (
    CAN_MOVE,
    START,
    OfflineGame,
    deal_for_two,
    expect_a_fair_end,
    go_offline,
    play_now,
    take_along,
    traveller,
)
from tests.page.whole_games import PLAYERS
from tools.site import write_site

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("built_pocket")]
ACTS_BEFORE_RELOAD = 6
ANALYSED = "ol.moments"
PIECE = re.compile(r"/assets/pocket|/pocket\.json")
NEWEST_IS_HERE = "JSON.parse(localStorage.getItem('buttonbox:tables'))[0].here"


def test_a_whole_game_offline_after_one_visit(
    visitors: Visitors, offline_game: OfflineGame
) -> None:
    """With a reload in the middle; no request is made."""
    visitor = traveller(visitors, bots=offline_game.players - 1, level=offline_game.level)
    page = take_along(visitor)
    asked = go_offline(visitor)
    page.locator(offline_game.card).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    player = PLAYERS[offline_game.game](page, Mouse())
    assert all(player.act() for _ in range(ACTS_BEFORE_RELOAD))
    page.reload()
    player.play_on()
    expect_a_fair_end(page)
    expect(page.locator(ANALYSED)).to_be_attached(timeout=START)
    assert asked == []


def test_one_device_offline(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    take_along(visitor)
    asked = go_offline(visitor)
    page = visitor.go("/new/war?with=pass")
    deal_for_two(page)
    player = PLAYERS["war"](page, Mouse())
    assert all(player.act() for _ in range(ACTS_BEFORE_RELOAD))
    assert asked == []


def test_a_first_visit_loads_no_byte_of_the_pocket(visitors: Visitors) -> None:
    visitor = visitors.arrive(service_workers="allow")
    asked: list[str] = []
    visitor.context.on("request", lambda each: asked.append(each.url))
    visitor.remember("settings", {"name": "Mia"})
    play_now(visitor.go("/"))
    assert asked
    assert [each for each in asked if PIECE.search(each)] == []


def test_bots_play_here_also_online_unless_a_setting_says_no(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    page = take_along(visitor)
    play_now(page)
    assert page.evaluate(NEWEST_IS_HERE)
    visitor.remember("settings", {"name": "Mia", "bots": 1, "pocket": False})
    play_now(visitor.go("/"))
    assert not page.evaluate(NEWEST_IS_HERE)


def test_a_game_is_carried_to_the_server_and_back(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    page = take_along(visitor)
    play_now(page)
    for there, words in ((False, "Copy to the server"), (True, "Copy to this device")):
        visitor.go("/")
        page.locator(".gr .mb").first.click()
        page.get_by_role("menuitem", name=words).click()
        page.wait_for_url("**/t/*")
        page.locator(CAN_MOVE).first.wait_for()
        assert bool(page.evaluate(NEWEST_IS_HERE)) is there


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """A static site in a folder of a host that knows nothing of it."""
    write_site(built_page(), tmp_path / "club" / "games")
    with hosting(tmp_path) as host:
        yield f"{host}/club/games"


def test_a_site_of_files_plays_in_any_folder(browser: Browser, site: str) -> None:
    """A table survives a reload, and what needs a server says so."""
    visitors = Visitors(browser, site)
    visitor = traveller(visitors)
    page = visitor.go("/")
    play_now(page)
    page.locator(CAN_MOVE).first.click()
    expect(page.locator(".log b", has_text="You")).not_to_have_count(0)
    page.reload()
    PLAYERS["buttons"](page, Mouse()).play_on()
    expect_a_fair_end(page)
    page = visitor.go("/?new/buttons&with=invite")
    page.locator(".gobar .btn").click()
    expect(page.get_by_text("This site has no server")).to_be_visible()
    visitors.leave()

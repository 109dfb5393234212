"""The games without a server: taken along, played offline, carried to a server and back."""

import pytest
from playwright.sync_api import expect

from harness.page.visitors import Visitors
from tests.page.playing import Mouse
from tests.page.travelling import (
    ANALYSIS,
    CAN_MOVE,
    OfflineGame,
    deal_for_two,
    expect_a_fair_end,
    go_offline,
    play_now,
    take_along,
    traveller,
)
from tests.page.whole_games import PLAYERS

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("built_pocket")]
ACTS_BEFORE_RELOAD = 6
ANALYSED = "ol.moments"
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
    expect(page.locator(ANALYSED)).to_be_attached(timeout=ANALYSIS)
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
        page.get_by_role("button", name=words).click()
        page.wait_for_url("**/t/*")
        page.locator(CAN_MOVE).first.wait_for()
        assert bool(page.evaluate(NEWEST_IS_HERE)) is there

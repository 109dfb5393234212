"""What the browser keeps of the games may be damaged, cleared or incomplete."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from harness.page.visitors import DESKTOP, FLAGS, Visitor, Visitors
from harness.programs import CHROMIUM
from tests.page.test_pocket_fetching import pieces_asked
from tests.page.travelling import (
    CAN_MOVE,
    START,
    ask_for_it,
    go_offline,
    play_now,
    take_along,
    traveller,
)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("built_pocket")]
BOX = re.compile(r"/assets/pocket/box-")
DAMAGE = """async () => {
  const cache = await caches.open('pocket');
  const [box] = (await cache.keys()).filter(({ url }) => url.includes('/box-'));
  await cache.put(box, new Response('something else'));
}"""
CLEAR = """() => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase('buttonbox-pocket');
  request.onsuccess = resolve;
  request.onerror = reject;
})"""


def without_box(asked: list[str]) -> list[str]:
    """Of the pieces that were asked for, return those that had come whole."""
    assert any(map(BOX.search, asked))
    return [address for address in asked if address.endswith(".gz") and not BOX.search(address)]


def test_a_damaged_piece_alone_is_fetched_again(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    page = take_along(visitor)
    page.evaluate(DAMAGE)
    visitor.expect_trouble("pocket-pieces")
    asked = pieces_asked(visitor)
    play_now(page)
    assert without_box(asked) == []
    assert page.evaluate("JSON.parse(localStorage.getItem('buttonbox:tables'))[0].here")


def test_a_damaged_piece_offline_is_told_and_the_table_is_there_afterwards(
    visitors: Visitors,
) -> None:
    visitor = traveller(visitors)
    page = take_along(visitor)
    play_now(page)
    page.evaluate(DAMAGE)
    visitor.expect_trouble("pocket-pieces")
    go_offline(visitor)
    page.reload()
    expect(page.get_by_text("missing or damaged")).to_be_visible(timeout=START)
    visitor.context.set_offline(False)
    page.reload()
    expect(page.locator(".log li").first).to_be_visible(timeout=START)


def test_what_came_whole_is_not_fetched_twice(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    visitor.expect_trouble("pocket-pieces", "404")
    visitor.context.route(BOX, lambda route: route.fulfill(status=404))
    page = ask_for_it(visitor)
    expect(page.get_by_text("missing or damaged")).to_be_visible(timeout=START)
    visitor.context.unroute(BOX)
    asked = pieces_asked(visitor)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Ready for offline play")).to_be_visible(timeout=START)
    assert without_box(asked) == []


def test_a_table_whose_storage_was_cleared_says_so(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    page = take_along(visitor)
    play_now(page)
    table = page.url
    visitor.go("/rules/war")
    page.evaluate(CLEAR)
    page.goto(table)
    told = page.get_by_role("heading", name="This game is no longer on this device")
    expect(told).to_be_visible(timeout=START)


@contextmanager
def own_browser(browser: Browser, url: str, profile: Path) -> Iterator[Visitor]:
    """Open a browser that keeps its profile, and close it."""
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=CHROMIUM.ensure(),
        args=FLAGS,
        locale="en",
        reduced_motion="reduce",
    )
    context.set_default_timeout(START)
    visitor = Visitor(context, context.pages[0], DESKTOP, url)
    visitor.remember("settings", {"name": "Mia", "bots": 1})
    yield visitor
    context.close()
    assert visitor.complaints() == []


def test_a_table_outlives_the_browser(browser: Browser, url: str, tmp_path: Path) -> None:
    with own_browser(browser, url, tmp_path) as visitor:
        page = take_along(visitor)
        play_now(page)
        page.locator(CAN_MOVE).first.click()
        told = page.locator(".log li", has_text="You").first.inner_text()
        table = page.url
    with own_browser(browser, url, tmp_path) as visitor:
        visitor.page.goto(table)
        expect(visitor.page.locator(".log li", has_text=told).first).to_be_visible(timeout=START)

"""Whatever happens to the games in a browser: a clear sentence, and nothing shown is lost."""

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from harness.page.visitors import Visitor, Visitors
from tests.page.playing import MOST_ACTS, Mouse
from tests.page.travelling import CAN_MOVE, START, ask_for_it, play_now, take_along, traveller
from tests.page.whole_games import PLAYERS

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("built_pocket")]
LOG = ".log li"
DIE = "setTimeout(() => { throw new Error('the worker dies') })"
OLD_MANIFEST = """async () => {
  const cache = await caches.open('pocket');
  const [address] = (await cache.keys()).filter(({ url }) => url.endsWith('pocket.json'));
  const manifest = await (await cache.match(address)).json();
  await cache.put(address, Response.json({ ...manifest, version: '0.0.1' }));
  localStorage.setItem('buttonbox:pocket', '"0.0.1"');
}"""


def session(visitor: Visitor) -> CDPSession:
    return visitor.context.new_cdp_session(visitor.page)


def set_quota(visitor: Visitor, quota: int | None) -> None:
    """Let the browser have so many bytes, or as many as it likes."""
    limit = {} if quota is None else {"quotaSize": quota}
    session(visitor).send("Storage.overrideQuotaForOrigin", {"origin": visitor.url, **limit})


def test_a_browser_that_is_too_old_says_so(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    visitor.page.add_init_script("WebAssembly.validate = () => false")
    expect(ask_for_it(visitor).get_by_text("This browser is too old")).to_be_visible()


def test_wrong_and_missing_pieces_are_not_kept(visitors: Visitors) -> None:
    visitor = traveller(visitors, worker="block")
    visitor.expect_trouble("pocket-pieces", "Service Worker registration blocked", "404")
    box = re.compile(r"/assets/pocket/box-")
    visitor.context.route(box, lambda route: route.fulfill(body=b"something else"))
    page = ask_for_it(visitor)
    expect(page.get_by_text("missing or damaged")).to_be_visible(timeout=START)
    visitor.context.unroute(box)
    visitor.context.route(box, lambda route: route.fulfill(status=404))
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("missing or damaged")).to_be_visible(timeout=START)


def test_no_room_for_the_pieces(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    visitor.expect_trouble("pocket-room")
    visitor.go("/")
    set_quota(visitor, 100_000)
    page = ask_for_it(visitor)
    expect(page.get_by_text("There is no room left")).to_be_visible(timeout=START)
    set_quota(visitor, None)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Ready for offline play")).to_be_visible(timeout=START)


def moves_on(page: Page) -> str:
    """Play until the log tells of the own move; what it says."""
    mine = page.locator(LOG, has_text="You")
    before = mine.count()
    player = PLAYERS["buttons"](page, Mouse())
    acts = (player.act() and mine.count() > before for _ in range(MOST_ACTS))
    assert any(acts), "no move reaches the log"
    return mine.first.inner_text()


def test_a_table_outlives_its_worker_and_its_storage(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    page = take_along(visitor)
    play_now(page)
    moves_on(page)
    # A bot may move just when the storage is cleared: it is told, and moves again.
    visitor.expect_trouble("the worker dies", "entries not stored", "automatic action refused")
    page.workers[0].evaluate(DIE)
    moves_on(page)  # in a new worker
    types = {"origin": visitor.url, "storageTypes": "indexeddb"}
    session(visitor).send("Storage.clearDataForOrigin", types)
    told = moves_on(page)
    page.reload()
    expect(page.locator(LOG, has_text=told).first).to_be_visible(timeout=START)


def test_two_tabs_play_at_one_table(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    page = take_along(visitor)
    play_now(page)
    other = visitor.context.new_page()
    other.goto(page.url)
    other.locator(CAN_MOVE).first.wait_for()
    told = moves_on(other)
    expect(page.locator(LOG, has_text=told).first).to_be_visible(timeout=START)


def test_an_older_pocket_keeps_its_tables(visitors: Visitors) -> None:
    """It is told to be old, it plays, and the new one takes its tables over."""
    visitor = traveller(visitors)
    page = take_along(visitor)
    play_now(page)
    table = page.url
    page.evaluate(OLD_MANIFEST)
    page.goto(table)
    page.locator(CAN_MOVE).first.wait_for()
    page.wait_for_function("() => localStorage.getItem('buttonbox:pocket') !== '\"0.0.1\"'")
    page.goto(table)
    page.locator(CAN_MOVE).first.wait_for()

"""What an address needs is asked for at once, not file after file."""

import re

import pytest
from playwright.sync_api import Route, expect

from harness.page.prepared import Library
from harness.page.screens import sit_down
from harness.page.visitors import PHONE, Visitors

ROLL = "[aria-keyshortcuts=R]:enabled"
DARK = "rgb(29, 23, 19)"  # the page's colour


@pytest.mark.parametrize("situation", ["b-roll", "w-turn"])
def test_a_table_asks_for_all_before_the_first_script(
    visitors: Visitors, library: Library, situation: str
) -> None:
    """The page's first script never comes; all else does, and the chosen colours hold."""
    prepared = library.take(situation)
    visitor = visitors.arrive(PHONE)
    visitor.remember("settings", {"theme": "dark"})
    visitor.page.route(re.compile(r"/assets/page-.*\.js$"), never)
    with (
        visitor.page.expect_request(re.compile(r"/assets/TableScreen-.*\.js$")),
        visitor.page.expect_request(re.compile(r"/assets/en-.*\.ftl$")),
        visitor.page.expect_request(re.compile(r"/assets/game-.*\.js$")),
        visitor.page.expect_websocket(lambda socket: prepared.table in socket.url),
    ):
        visitor.page.goto(f"{visitor.url}/t/{prepared.table}", wait_until="commit")
    expect(visitor.page.locator("body")).to_have_css("background-color", DARK)


def never(route: Route) -> None:
    """Keep the script waiting."""


KEPT = """async () => {
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return lists.flat().map(request => new URL(request.url).pathname);
}"""
SHELL_KEPT = "async () => Boolean(await (await caches.open('shell-2')).match('/'))"


def test_the_worker_keeps_the_shell_and_hashed_files_alone(visitors: Visitors) -> None:
    """Other things that the server shows, such as /health, never take the shell's place."""
    visitor = visitors.arrive(service_workers="allow")
    page = visitor.go("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function(SHELL_KEPT)
    page.goto(f"{visitor.url}/health")
    page.goto(f"{visitor.url}/no/such/place")
    kept = page.evaluate(KEPT)
    assert all(path == "/" or path.startswith("/assets/") for path in kept), kept
    shell = "async () => (await (await caches.open('shell-2')).match('/')).text()"
    assert "<!doctype html>" in page.evaluate(shell).lower()


SHARE = """async record => {
  const form = new FormData();
  form.set('record', new File([record], 'game.jsonl', { type: 'application/jsonl' }));
  await fetch('/replay', { method: 'POST', body: form, redirect: 'manual' });
}"""


def test_a_record_that_another_app_shares_is_replayed(visitors: Visitors, library: Library) -> None:
    """The worker takes it; the server, which has no such address, never sees it."""
    visitor = visitors.arrive(service_workers="allow")
    page = visitor.go("/")
    target = page.request.get(f"{visitor.url}/manifest.webmanifest").json()["share_target"]
    assert (target["action"], target["params"]["files"][0]["name"]) == ("replay", "record")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    table = library.take("b-end").table
    record = page.request.get(f"{visitor.url}/api/tables/{table}/record").text()
    page.evaluate(SHARE, record)
    visitor.go("/replay?shared").locator("input[type=range]").wait_for()
    visitor.go("/replay?shared").get_by_role("heading", name="Drop a record").wait_for()


STAYED = "() => window.stayed === true"
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.mark.parametrize("how", ["home", "hidden"])
def test_a_new_version_is_taken_over_without_losing_the_table(
    visitors: Visitors, library: Library, how: str
) -> None:
    """With the next change of screen, or while nobody looks; the seat is there again."""
    prepared = library.take("b-roll")
    visitor = visitors.arrive(service_workers="block")
    visitor.expect_trouble("Service Worker registration blocked")
    sit_down(visitor, prepared)
    page = visitor.go(f"/t/{prepared.table}")
    page.locator(ROLL).wait_for()
    newer = '<script type="module" src="/assets/page-NEWER.js"></script>'
    page.route(visitor.url + "/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.evaluate("() => { window.stayed = true; window.line.close(); }")
    expect(page.get_by_text("A new version is here")).to_be_visible()
    page.unroute(visitor.url + "/")
    assert page.evaluate(STAYED)
    if how == "home":
        page.locator("header.bar a").first.click()
        page.locator(".cont a").first.click()
    else:
        page.evaluate(HIDE)
    page.wait_for_function("() => window.stayed === undefined")
    expect(page.locator(ROLL)).to_be_visible()


LOCKS = """window.locks = 0;
const request = async () => {
  window.locks += 1;
  return { release: async () => void (window.locks -= 1) };
};
Object.defineProperty(navigator, 'wakeLock', { value: { request } });"""


def test_the_screen_stays_awake_on_ones_turn(visitors: Visitors, library: Library) -> None:
    prepared = library.take("b-roll")
    visitor = visitors.arrive()
    visitor.page.add_init_script(LOCKS)
    sit_down(visitor, prepared)
    page = visitor.go(f"/t/{prepared.table}")
    page.wait_for_function("() => window.locks === 1")
    page.locator("header.bar a").first.click()
    page.wait_for_function("() => window.locks === 0")
    spectator = visitors.arrive()
    spectator.page.add_init_script(LOCKS)
    other = spectator.go(f"/t/{prepared.table}")
    other.locator("main h1").wait_for()
    assert other.evaluate("window.locks") == 0


def test_an_old_page_says_that_a_new_version_is_here(visitors: Visitors) -> None:
    """After a deploy its parts are gone and the server's page names another script."""
    visitor = visitors.arrive(motion=True, service_workers="block")
    visitor.expect_trouble("404", "Service Worker registration blocked")
    page = visitor.go("/")
    page.locator("main").wait_for()
    page.route(re.compile(r"/assets/(beforehand|de)-"), lambda route: route.fulfill(status=404))
    newer = '<script type="module" src="/assets/page-NEWER.js"></script>'
    page.route(visitor.url + "/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.get_by_role("button", name="de", exact=True).click()
    expect(page.get_by_role("status").get_by_text("A new version is here")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    assert page.evaluate("localStorage.getItem('buttonbox:language')") is None

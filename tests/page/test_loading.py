"""What an address needs is asked for at once, not file after file."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.page.prepared import Library
from tests.page.visitors import PHONE, Visitors


@pytest.mark.parametrize("situation", ["b-roll", "w-turn"])
def test_a_table_asks_for_all_before_the_first_script(
    visitors: Visitors, library: Library, situation: str
) -> None:
    """The page's first script never comes; all else is asked for nevertheless."""
    prepared = library.take(situation)
    visitor = visitors.arrive(PHONE)
    visitor.page.route(re.compile(r"/assets/page-.*\.js$"), never)
    with (
        visitor.page.expect_request(re.compile(r"/assets/TableScreen-.*\.js$")),
        visitor.page.expect_request(re.compile(r"/assets/en-.*\.ftl$")),
        visitor.page.expect_request(re.compile(r"/assets/parts-.*\.js$")),
        visitor.page.expect_websocket(lambda socket: prepared.table in socket.url),
    ):
        visitor.page.goto(f"{visitor.url}/t/{prepared.table}", wait_until="commit")


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


def test_an_old_page_says_that_a_new_version_is_here(visitors: Visitors) -> None:
    """After a deploy its parts are gone and the server's page names another script."""
    visitor = visitors.arrive(motion=True, service_workers="block")
    visitor.expect_trouble("404", "Service Worker registration blocked")
    page = visitor.go("/")
    page.locator("main").wait_for()
    page.route(re.compile(r"/assets/(SetUp|de)-"), lambda route: route.fulfill(status=404))
    newer = '<script type="module" src="/assets/page-NEWER.js"></script>'
    page.route(visitor.url + "/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.get_by_role("button", name="de", exact=True).click()
    expect(page.get_by_role("status").get_by_text("A new version is here")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    assert page.evaluate("localStorage.getItem('buttonbox:language')") is None

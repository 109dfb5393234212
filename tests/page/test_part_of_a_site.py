"""The page in a folder of another site, and in a frame of another page."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from harness.page.building import built_page
from harness.page.visitors import Visitors
from harness.servers import running

FOLDER = "/club/games"
CLUB = "http://127.0.0.1:*"


@pytest.fixture
def visitors(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a server in a folder that one other site may show in a frame."""
    options = ("--root-path", FOLDER, "--frame-ancestors", CLUB, "--page", str(built_page()))
    with running(tmp_path / "tables.sqlite", *options) as server:
        everybody = Visitors(browser, server.url)
        yield everybody
        everybody.leave()


def test_every_address_is_below_the_folder(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.remember("settings", {"name": "Mia"})
    page = visitor.go("/rules/war")
    page.locator(".toc a").last.click()
    assert "/rules/war#" in page.url
    page.locator("header a.home").click()
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[aria-keyshortcuts=R]:enabled, [aria-keyshortcuts=L]:enabled").click()
    expect(page.locator(".log b", has_text="You")).not_to_have_count(0)
    assert "/t/" in page.url
    page.reload()
    expect(page.locator(".log b", has_text="You")).not_to_have_count(0)
    outside = [each for each in [*asked, page.url] if not below(visitors, each)]
    assert outside == []


def below(visitors: Visitors, address: str) -> bool:
    return address.startswith((visitors.url, visitors.url.replace("http", "ws"), "data:", "blob:"))


def test_the_installed_page_starts_in_the_folder(visitors: Visitors) -> None:
    visitor = visitors.arrive(service_workers="allow")
    page = visitor.go("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function(
        "async () => Boolean(await (await caches.open('shell-2')).match(document.baseURI))"
    )
    visitor.context.set_offline(True)
    visitor.expect_trouble("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    visitor.go("/").locator("main").wait_for()


@contextmanager
def another_site(framed: str) -> Iterator[int]:
    """Run a site whose one page shows an address in a frame; give its port."""

    class Framing(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f'<!doctype html><iframe src="{framed}"></iframe>'.encode())

        def log_message(self, *arguments: object) -> None:
            """Keep the log of the tests clean."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Framing) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield site.server_port
        site.shutdown()


def test_the_site_named_may_show_it_in_a_frame(visitors: Visitors) -> None:
    page = visitors.arrive().page
    with another_site(f"{visitors.url}/about") as port:
        page.goto(f"http://127.0.0.1:{port}")
        expect(page.frame_locator("iframe").locator("main h1")).to_be_visible()


def test_no_other_site_may(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    visitor.expect_trouble("frame-ancestors")
    refused = visitor.page.expect_console_message(lambda said: "frame-ancestors" in said.text)
    with another_site(f"{visitors.url}/about") as port, refused:
        visitor.page.goto(f"http://localhost:{port}")

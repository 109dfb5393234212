"""When the games are fetched into the browser: not on a first visit, but with the app."""

import re

import pytest
from playwright.sync_api import Page

from harness.page.visitors import Visitor, Visitors
from tests.page.travelling import START, play_now, traveller

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("built_pocket")]
PIECE = re.compile(r"/assets/pocket|/pocket\.json")
KEPT = "() => localStorage.getItem('buttonbox:pocket')"
INSTALL = "() => dispatchEvent(new Event('appinstalled'))"
AS_AN_APP = """const ask = matchMedia;
window.matchMedia = query => query.includes('standalone') ? { matches: true } : ask(query);"""


def pieces_asked(visitor: Visitor) -> list[str]:
    """The list of all pieces that the browser asks for from now on."""
    asked: list[str] = []

    def note(address: str) -> None:
        if PIECE.search(address):
            asked.append(address)

    visitor.context.on("request", lambda each: note(each.url))
    return asked


def wait_until_kept(page: Page) -> None:
    page.wait_for_function(KEPT, timeout=START)


def test_a_first_visit_loads_no_byte_of_the_pocket(visitors: Visitors) -> None:
    visitor = visitors.arrive(service_workers="allow")
    asked = pieces_asked(visitor)
    visitor.remember("settings", {"name": "Mia"})
    play_now(visitor.go("/"))
    assert asked == []


def test_who_installs_the_page_has_the_games_too(visitors: Visitors) -> None:
    visitor = traveller(visitors)
    asked = pieces_asked(visitor)
    page = visitor.go("/")
    page.evaluate("() => navigator.serviceWorker.ready")
    assert asked == []
    page.evaluate(INSTALL)
    wait_until_kept(page)
    visitor.context.set_offline(True)
    visitor.expect_trouble("ERR_INTERNET_DISCONNECTED")
    play_now(visitor.go("/"))


def test_a_page_that_runs_as_an_app_fetches_them(visitors: Visitors) -> None:
    """It may have been installed elsewhere, such as in the browser's menu on a phone."""
    visitor = traveller(visitors)
    visitor.page.add_init_script(AS_AN_APP)
    wait_until_kept(visitor.go("/"))

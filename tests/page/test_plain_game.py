"""A game without a page of its own is drawn plainly: set up, played, taken back, watched again."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from harness.page.building import built_page
from harness.page.visitors import Visitors
from harness.servers import running

EXAMPLE = Path(__file__).parents[2] / "examples" / "pebbles"
MOVES = "[role=group] [data-code]"
MOST_MOVES = 12  # Pebbles begins with so many


@pytest.fixture
def strangers(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Visitors]:
    """Visitors of a server that knows the example game."""
    paths = [str(EXAMPLE), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    monkeypatch.setenv("BUTTONBOX_GAMES", "pebbles=pebbles.game:PEBBLES")
    with running(tmp_path / "tables.sqlite", "--page", str(built_page())) as server:
        everybody = Visitors(browser, server.url)
        yield everybody
        everybody.leave()


def set_up(page: Page) -> None:
    """Two people at one device, without handing it over."""
    page.locator(".gobar .btn").click()
    expect(page.locator(MOVES)).to_have_count(3)


def test_home_lists_every_game_of_the_server(strangers: Visitors) -> None:
    visitor = strangers.arrive()
    visitor.remember("settings", {"name": "Ada"})
    page = visitor.go("/")
    expect(page.locator("article.game")).to_have_count(3)
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name="Pebbles"))
    expect(card).to_contain_text("2 to 3")
    expect(card.get_by_role("radiogroup").first.get_by_role("radio")).to_have_text(["1", "2"])
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    card.get_by_role("button", name="Play now").click()
    expect(page.locator("pre")).to_contain_text("Heap")
    expect(page.locator(".seat")).to_have_count(3)


def test_pebbles_is_played_in_the_browser(strangers: Visitors) -> None:
    visitor = strangers.arrive()
    visitor.remember("settings", {"name": "Ada", "handover": False})
    page = visitor.go("/new/pebbles?with=pass")
    expect(page.locator(".gm[aria-checked=true]")).to_contain_text("Pebbles")
    set_up(page)
    expect(page.locator("pre")).to_contain_text("Heap")
    before = page.locator("pre").inner_text()
    page.get_by_role("button", name="take two pebbles").click()
    expect(page.locator("pre")).not_to_have_text(before)
    expect(page.locator(".log")).to_contain_text("two")
    page.locator("[data-tip=undo]").click()
    expect(page.locator("pre")).to_have_text(before)
    for _ in range(MOST_MOVES):
        if page.locator("main.e").is_visible():
            break
        drawn = page.locator("pre").inner_text()
        page.get_by_role("button", name="take one pebble").click()
        expect(page.locator("pre")).not_to_have_text(drawn)
    if page.get_by_role("button", name="To the result").is_visible():
        page.get_by_role("button", name="To the result").click()
    expect(page.locator("main.e table")).to_contain_text("Ada")
    page.locator("main.e a[href^='replay']").first.click()
    expect(page.locator("main pre")).to_contain_text(re.compile(r"Heap +o{12} 12"))

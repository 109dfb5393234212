"""Whole games to the end, as people play them."""

import pytest
from playwright.sync_api import Page, expect

from harness.page.visitors import DESKTOP, LOW_PHONE, PHONE, TABLET, Device, Visitor, Visitors
from tests.page.playing import Finger, Hand, Keyboard, Mouse, walk_to
from tests.page.whole_games import PLAYERS, expect_the_end

FEWEST_SEATS = 2
games = pytest.mark.parametrize("game", PLAYERS)


def set_up_for_two(visitor: Visitor, game: str, company: str) -> Page:
    """A table for two, the least there is."""
    page = visitor.go(f"/new/{game}?with={company}")
    page.locator(".seat").nth(1).wait_for()
    for _ in range(page.locator(".seat").count() - FEWEST_SEATS):
        visitor.press(".rm")
    visitor.press(".gobar .btn")
    return page


@games
@pytest.mark.parametrize(
    ("device", "hand", "motion"),
    [
        (DESKTOP, Mouse(), False),
        (PHONE, Finger(), False),
        (TABLET, Mouse(), True),
        (LOW_PHONE, Finger(), True),
    ],
    ids=["desktop", "phone", "tablet, moving", "low phone, moving"],
)
def test_against_a_bot(
    visitors: Visitors, game: str, device: Device, hand: Hand, motion: bool
) -> None:
    page = set_up_for_two(visitors.arrive(device, motion=motion), game, "bots")
    PLAYERS[game](page, hand).play_on()
    expect_the_end(page)


@games
def test_by_keyboard_alone(visitors: Visitors, game: str) -> None:
    page = visitors.arrive().go(f"/new/{game}?with=bots")
    page.locator(".seat").nth(1).wait_for()
    for _ in range(page.locator(".seat").count() - FEWEST_SEATS):
        walk_to(page, ".seat:last-of-type .rm")
        page.keyboard.press("Enter")
    walk_to(page, ".gobar .btn")
    page.keyboard.press("Enter")
    PLAYERS[game](page, Keyboard()).play_on()
    expect_the_end(page)


@games
def test_pass_and_play(visitors: Visitors, game: str) -> None:
    page = set_up_for_two(visitors.arrive(), game, "pass")
    PLAYERS[game](page, Mouse()).play_on()
    expect_the_end(page)


def test_a_newcomer_is_asked_for_a_name(visitors: Visitors) -> None:
    page = visitors.arrive().go("/")
    page.get_by_role("button", name="Play now").first.click()
    sheet = page.get_by_role("dialog", name="your name?")
    sheet.get_by_role("textbox").fill("Mia")
    sheet.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_url("**/t/*")


def test_two_clicks_from_home_to_the_first_move(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    visitor.remember("settings", {"name": "Mia"})  # who has not told it yet is asked once
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[aria-keyshortcuts=R]:enabled, [aria-keyshortcuts=L]:enabled").click()
    expect(page.locator(".log b", has_text="You")).not_to_have_count(0)

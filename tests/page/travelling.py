"""People who take the games along, and play without a server."""

from typing import NamedTuple

from playwright.sync_api import Page, Request, expect

from buttonbox.bots.levels import LEVELS
from buttonbox.games import GAMES
from harness.page.visitors import Visitor, Visitors
from tests.page.playing import OVER, TO_RESULT

START = 120_000  # milliseconds for Python to start in the browser, on a busy machine
ANALYSIS = 900_000  # for the analysis of a whole game, likewise
CAN_MOVE = "[aria-keyshortcuts=R]:enabled, [aria-keyshortcuts=L]:enabled"


class OfflineGame(NamedTuple):
    """A game against bots."""

    game: str
    players: int
    level: str

    @property
    def card(self) -> str:
        """The game's card on the home page."""
        return f".game:has([href^='new/{self.game}'])"

    @property
    def id(self) -> str:
        return "-".join(map(str, self))


def offline_games(count: int) -> list[OfflineGame]:
    """So many games: both kinds in turn, then with other bots and more of them."""
    levels = LEVELS[LEVELS.index("novice") :]
    return [
        OfflineGame(game, 2 + number % 3, levels[number % len(levels)])
        for number in range(count // len(GAMES))
        for game in GAMES
    ]


def traveller(
    visitors: Visitors, worker: str = "allow", bots: int = 1, level: str = "novice"
) -> Visitor:
    """Somebody whose browser keeps what it is given; bots play at once."""
    visitor = visitors.arrive(service_workers=worker)
    visitor.context.set_default_timeout(START)
    visitor.remember("bot-delay", 0)
    visitor.remember("settings", {"name": "Mia", "bots": bots, "level": level})
    return visitor


def ask_for_it(visitor: Visitor) -> Page:
    """Press the button in the settings."""
    page = visitor.go("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Download").click()
    return page


def take_along(visitor: Visitor) -> Page:
    """Fetch the games and come back to the home page."""
    page = ask_for_it(visitor)
    expect(page.get_by_text("Ready for offline play")).to_be_visible(timeout=START)
    page.keyboard.press("Escape")
    return page


def go_offline(visitor: Visitor) -> list[Request]:
    """Cut the line; the list of requests to the API that the page makes from now on."""
    asked: list[Request] = []
    visitor.context.on("request", lambda each: asked.append(each) if "/api/" in each.url else None)
    visitor.context.set_offline(True)
    visitor.expect_trouble("ERR_INTERNET_DISCONNECTED")
    return asked


def play_now(page: Page) -> None:
    """Sit down with a bot, and wait for the own turn."""
    page.get_by_role("button", name="Play now").first.click()
    page.locator(CAN_MOVE).wait_for()


def expect_a_fair_end(page: Page) -> None:
    """The game is over, and its dice were checked; the analysis may take its time before."""
    expect(page.locator(OVER).or_(page.locator(TO_RESULT))).to_be_visible(timeout=START)
    if page.locator(TO_RESULT).is_visible():
        page.locator(TO_RESULT).click()
    expect(page.get_by_text("The dice were fair")).to_be_visible(timeout=START)


def deal_for_two(page: Page) -> None:
    """Start the table that is being set, for the fewest."""
    page.locator(".seat").nth(1).wait_for()
    while page.locator(".seat").count() > 2:
        page.locator(".rm").last.click()
    page.locator(".gobar .btn").click()
    page.wait_for_url("**t/*")

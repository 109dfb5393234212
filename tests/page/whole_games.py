"""What all whole games have in common."""

from playwright.sync_api import Page, expect

from tests.page.playing import OVER, TO_RESULT, ButtonsPlayer, WarPlayer

PLAYERS: dict[str, type[ButtonsPlayer] | type[WarPlayer]] = {
    "buttons": ButtonsPlayer,
    "war": WarPlayer,
}


def expect_the_end(page: Page) -> None:
    """Somebody has won, and the dice were what was promised."""
    to_result = page.locator(TO_RESULT)
    expect(page.locator(OVER).or_(to_result)).to_be_visible()
    if to_result.is_visible():
        to_result.click()
    expect(page.locator("main.e h1")).to_be_visible()
    expect(page.get_by_text("The dice were fair")).to_be_visible()

"""Every screen in every language: no barrier, no cut text, no target too small to press."""

import pytest
from playwright.sync_api import Page

from tests.page.looking import barriers, overflowing, resize, too_small
from tests.page.screens import SCREENS, Stage
from tests.page.situations import NAMES
from tests.page.visitors import DESKTOP, NARROW, PHONE, Device

LANGUAGES = ("de", "en", "fr", "it")
LEAST_TARGET = 24
LEAST_TOUCH_TARGET = 44


def finds_at(page: Page, device: Device) -> list[str]:
    """What is wrong in a window of this size."""
    resize(page, device)
    found = overflowing(page, NAMES) + too_small(page, LEAST_TARGET)
    return [f"{device.width} px: {each}" for each in found]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_in_a_language(stage: Stage, screen: str, language: str) -> None:
    page = stage.show(screen, DESKTOP, language)
    assert page.locator("html").get_attribute("lang") == language
    assert barriers(page) + finds_at(page, DESKTOP) + finds_at(page, NARROW) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_in_the_dark_and_under_a_thumb(stage: Stage, screen: str) -> None:
    page = stage.show(screen, PHONE, dark=True)
    small = too_small(page, LEAST_TOUCH_TARGET)
    resize(page, DESKTOP)
    assert small + barriers(page) == []

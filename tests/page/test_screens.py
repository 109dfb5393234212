"""Every screen in every language: no barrier, no cut text, no target too small to press."""

import pytest
from playwright.sync_api import Page

from tests.page.looking import barriers, overflowing, resize, too_small
from tests.page.screens import SCREENS, Stage
from tests.page.situations import NAMES
from tests.page.speaking import LANGUAGES, can_switch, language_of, switch
from tests.page.visitors import DESKTOP, PHONE, SMALL_PHONE, Device

LEAST_TARGET = 24
LEAST_TOUCH_TARGET = 44


def finds_at(page: Page, device: Device) -> list[str]:
    """What is wrong in a window of this size."""
    resize(page, device)
    found = overflowing(page, NAMES) + too_small(page, LEAST_TARGET)
    return [f"{device.width} px: {each}" for each in found]


def finds(page: Page) -> list[str]:
    """What is wrong in a large window and in a narrow one."""
    large = finds_at(page, DESKTOP) + barriers(page)
    return [f"{language_of(page)}, {each}" for each in large + finds_at(page, SMALL_PHONE)]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_in_every_language(stage: Stage, screen: str) -> None:
    first, *others = LANGUAGES
    page = stage.show(screen, DESKTOP, first)
    found = finds(page)
    for language in others:
        resize(page, DESKTOP)
        if can_switch(page):
            switch(page, language)
        else:
            page = stage.show(screen, DESKTOP, language)
        found += finds(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_in_the_dark_and_under_a_thumb(stage: Stage, screen: str) -> None:
    page = stage.show(screen, PHONE, dark=True)
    small = too_small(page, LEAST_TOUCH_TARGET)
    resize(page, DESKTOP)
    found = small + barriers(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(stage: Stage, language: str) -> None:
    assert language_of(stage.show("home", DESKTOP, language)) == language

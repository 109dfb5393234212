"""Every screen in every size and language: no barrier, no cut text, nothing out of reach."""

import pytest

from harness.page.looking import barriers, resize, too_small
from harness.page.screens import SCREENS, Stage
from harness.page.speaking import LANGUAGES, language_of
from harness.page.visitors import DESKTOP, PHONE
from tools import screenshots
from tools.look import finds

LEAST_TOUCH_TARGET = 44


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_in_every_size_and_language(stage: Stage, screen: str) -> None:
    found = finds(stage, screen)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_barriers(stage: Stage, screen: str, dark: bool) -> None:
    page = stage.show(screen, PHONE, dark=dark)
    found = too_small(page, LEAST_TOUCH_TARGET)
    resize(page, DESKTOP)
    found += barriers(page)
    assert not found, "\n".join(found)


def test_a_screen_that_does_not_exist_is_one_line() -> None:
    with pytest.raises(SystemExit, match=r"^no screen is called moon; there are: home, about,"):
        screenshots.main("home", "moon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(stage: Stage, language: str) -> None:
    assert language_of(stage.show("home", DESKTOP, language)) == language

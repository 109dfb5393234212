"""Every screen in every size and language: no barrier, no cut text, nothing out of reach."""

import pytest
from playwright.sync_api import expect

from harness.page.looking import barriers, resize, too_small
from harness.page.prepared import Library
from harness.page.screens import SCREENS, Stage
from harness.page.situations import LONGEST_NAME
from harness.page.speaking import LANGUAGES, language_of
from harness.page.visitors import DESKTOP, LARGE, LOW_TABLET, PHONE, TABLET, Device, Visitors
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


CUT_NAMES = """() => [...document.querySelectorAll('[data-seat] .who b, .oc .n b, .opp .name')]
  .filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"""
NAME_LEVELS = """() => document.querySelectorAll('.mark-of .word')
  .forEach(word => word.textContent = 'principiante')"""  # the longest name that a level has


@pytest.mark.parametrize("screen", ["buttons-roll", "war-turn"])
def test_names_can_be_read_beside_levels_and_flags(stage: Stage, screen: str) -> None:
    page = stage.show(screen)
    page.evaluate(NAME_LEVELS)
    for device in (DESKTOP, LOW_TABLET, TABLET, PHONE):
        resize(page, device)
        assert set(page.evaluate(CUT_NAMES)) <= {LONGEST_NAME}, device


TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
OUTLINE = "element => getComputedStyle(element).outlineStyle"
PICTURE = "element => getComputedStyle(element).backgroundImage"


def test_forced_colours_leave_outlines_and_the_board(visitors: Visitors, library: Library) -> None:
    """What only a background shows, such as a field or a closed cell, is still to be seen."""
    visitor = visitors.arrive(forced_colors="active")
    SCREENS["settings"](visitor, library)
    assert visitor.page.locator("dialog input").first.evaluate(OUTLINE) == "solid"
    expect(visitor.page.locator(".tog i").first).to_have_css("border-top-style", "solid")
    SCREENS["buttons-roll"](visitor, library)
    assert "gradient" in visitor.page.locator(".cell.blocked").first.evaluate(PICTURE)


@pytest.mark.parametrize("screen", ["rules-war", "buttons-end"])
def test_paper_shows_the_words_and_nothing_to_press(stage: Stage, screen: str) -> None:
    page = stage.show(screen)
    page.emulate_media(media="print")
    expect(page.locator("header.bar")).to_be_hidden()
    for each in page.locator(".btn, .ibtn").all():
        expect(each).to_be_hidden()
    expect(page.locator("article .rl, main.e h1").first).to_be_visible()
    expect(page.locator("body")).to_have_css("background-image", "none")
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", [DESKTOP, LOW_TABLET, LARGE], ids=lambda each: str(each.width))
def test_both_cards_of_home_have_the_same_rows(stage: Stage, device: Device, language: str) -> None:
    """On a first visit, when both invite to learn."""
    page = stage.show("home", device, language)
    for row in ("p", ".chips", ".learn", ".bots", ".act"):
        tops = [
            box["y"] for each in page.locator(f".game {row}").all() if (box := each.bounding_box())
        ]
        assert len(tops) == 2, row
        assert tops[0] == tops[1], row


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setting_of_the_odds_says_which_game_has_them(stage: Stage, language: str) -> None:
    page = stage.show("settings", DESKTOP, language)
    names = page.locator("dialog .line", has=page.get_by_role("switch")).all_inner_texts()
    assert sum("BUTTONS" in each for each in names) == 1


OUT_OF_THE_PICTURE = """picture => {
  const edge = picture.getBoundingClientRect();
  const parts = [...picture.querySelectorAll('text, rect')];
  const boxes = parts.map(each => each.getBoundingClientRect());
  return boxes.filter(({ left, right, top, bottom }) =>
      left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom).length;
}"""


@pytest.mark.parametrize("screen", ["lobby", "set-up-bots", "set-up-war"])
def test_names_around_the_table_are_not_cut(stage: Stage, screen: str) -> None:
    page = stage.show(screen)
    for device in (DESKTOP, PHONE):
        resize(page, device)
        for each in page.locator("svg[role=img]:has(text):visible").all():
            assert each.evaluate(OUT_OF_THE_PICTURE) == 0, device

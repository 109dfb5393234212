"""BUTTONS as people meet it: busts and round ends are moments, and the board stays in place."""

import re

import pytest
from playwright.sync_api import Page, expect

from harness.page.looking import out_of_sight, resize
from harness.page.prepared import Library
from harness.page.screens import Stage, sit_down
from harness.page.speaking import LANGUAGES
from harness.page.visitors import (
    DESKTOP,
    LOW_PHONE,
    LOW_SMALL_PHONE,
    LOW_TABLET,
    PHONE,
    TABLET,
    Device,
    Visitor,
    Visitors,
)

ROLL = "[aria-keyshortcuts=R]:enabled"
BUST = "[data-moment=bust]"
ROUND = "[data-moment=round]"
HAND_OVER = "dialog.ho"
LITTLE = 20  # pixels: half of an icon and its gap
CLOSED = re.compile(r"Row \d: columns? [\d, and]+ (is|are) closed\.")


def arrive(visitors: Visitors, library: Library, name: str, motion: bool) -> Visitor:
    """Somebody at a prepared table."""
    visitor = visitors.arrive(motion=motion)
    prepared = library.take(name)
    sit_down(visitor, prepared)
    visitor.go(f"/t/{prepared.table}").locator("main h1").first.wait_for()
    return visitor


def test_the_cells_lie_in_the_middle_of_the_board_of_a_tablet(stage: Stage) -> None:
    """As on the mock-up: the tray has the risk, so that the board needs no column for it."""
    page = stage.show("buttons-roll", TABLET)
    frame, last = (
        page.locator(".me .frame").bounding_box(),
        page.locator(".me .cell").last.bounding_box(),
    )
    assert frame is not None
    assert last is not None
    assert frame["x"] + frame["width"] - last["x"] - last["width"] < last["width"] / 4


def test_a_bust_is_seen_before_the_device_is_handed_over(
    visitors: Visitors, library: Library
) -> None:
    visitor = arrive(visitors, library, "b-pbust", motion=True)
    page = visitor.page
    page.locator(f"{HAND_OVER} .btn.act").click()
    expect(page.locator(HAND_OVER)).to_have_count(0)  # from now on the board is the roller's
    expect(page.locator(ROLL)).to_be_enabled()
    laid = page.locator(".me .cell.laid").count()
    assert laid >= 2
    page.locator(ROLL).click()
    expect(page.locator(".cell.hit").first).to_be_visible()
    expect(page.locator(".me .cell.laid")).to_have_count(laid)  # they lie there while one looks
    card = page.locator(BUST)
    expect(card).to_contain_text(CLOSED)
    expect(card).to_contain_text(f"{laid} buttons gone")
    expect(page.locator(".me .cell.laid")).to_have_count(0)
    expect(page.locator(HAND_OVER)).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(BUST)).to_have_count(0)


def test_a_bust_without_motion_stands_until_one_goes_on(
    visitors: Visitors, library: Library
) -> None:
    page = arrive(visitors, library, "b-bust", motion=False).page
    page.locator(ROLL).click()
    expect(page.locator(BUST)).to_contain_text(CLOSED)
    expect(page.locator(".turn h1")).to_have_text("You rolled: nothing fits")
    expect(page.locator(".turn .st")).to_contain_text("bust, out of the round")
    expect(page.locator(".panel li").first).to_contain_text("Column")
    expect(page.locator(".log li").first).to_contain_text(re.compile(r"bust and lose \d buttons"))
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(BUST)).to_have_count(0)


def test_a_bust_stays_to_be_read_while_the_others_play_on(
    visitors: Visitors, library: Library
) -> None:
    page = arrive(visitors, library, "b-bust", motion=True).page
    page.locator(ROLL).click()
    expect(page.locator(BUST)).to_contain_text(CLOSED)
    expect(page.locator(".turn h1")).to_have_text("You rolled: nothing fits")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(BUST)).to_have_count(0)


def test_a_round_ends_with_the_stars_and_what_they_are_for(
    visitors: Visitors, library: Library
) -> None:
    page = arrive(visitors, library, "b-round", motion=True).page
    page.locator(".frame.stars .cell.may").first.click()
    card = page.locator(ROUND)
    expect(card).to_contain_text(re.compile(r"Round \d is over"))
    expect(card.locator(".pl li").first).to_contain_text("got out")
    expect(card).to_contain_text(re.compile(r"starts? round \d"))
    card.locator("h2").click()
    expect(card).to_contain_text("Take your time")
    card.get_by_role("button", name="On to round").click()
    expect(card).to_have_count(0)
    expect(page.locator(".turn .st")).to_contain_text("still in")


def board_place(page: Page) -> dict[str, float] | None:
    place = page.locator(".frame .cell").first.bounding_box()
    return None if place is None else {side: round(place[side]) for side in ("x", "width")}


def test_the_board_stays_where_it_is_from_phase_to_phase(stage: Stage) -> None:
    screens = ("buttons-roll", "buttons-lay", "buttons-offer", "buttons-stars")
    pages = [stage.show(screen) for screen in screens]
    for device in (DESKTOP, TABLET, PHONE, LOW_PHONE):
        for page in pages:
            resize(page, device)
        places = [board_place(page) for page in pages]
        assert all(place == places[0] for place in places), (device, places)


def test_a_refusal_names_the_case_and_a_hint_gives_its_reasons(stage: Stage) -> None:
    page = stage.show("buttons-lay")
    page.locator(".frame .hd:not(.lit) + .slot .cell.open").last.click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"The white die shows row \d"))
    page.keyboard.press("H")
    hint = page.locator(".hint")
    expect(hint).to_contain_text(re.compile(r"Row \d, column \d.*\d+%.*risk of busting"))
    expect(page.locator(".cell ~ .loop")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_a_click_finishes_the_dice(visitors: Visitors, library: Library) -> None:
    page = arrive(visitors, library, "b-roll", motion=True).page
    page.locator(ROLL).click()
    page.locator(".tray .flying").first.wait_for()
    page.mouse.click(5, 400)
    expect(page.locator(".tray .flying")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, LOW_SMALL_PHONE], ids=["phone", "low"])
def test_the_small_buttons_stand_in_one_row(stage: Stage, device: Device) -> None:
    page = stage.show("buttons-roll", device)
    boxes = [each.bounding_box() for each in page.locator(".tools .btn").all()]
    assert len(boxes) == len({"undo", "hint", "react"})
    assert len({(round(box["y"]), round(box["height"])) for box in boxes if box}) == 1


MIDDLE = (
    "element => { const { x, width } = element.getBoundingClientRect(); return x + width / 2; }"
)


def test_a_button_without_its_key_has_its_word_in_the_middle(stage: Stage) -> None:
    page = stage.show("buttons-roll", LOW_TABLET)
    roll = page.locator("[data-tip=roll]")
    away = roll.locator("span").evaluate(MIDDLE) - roll.evaluate(MIDDLE)
    assert abs(away) < LITTLE


def test_nothing_is_called_theirs_to_those_who_watch(stage: Stage) -> None:
    page = stage.show("buttons-watching")
    expect(page.get_by_role("region", name=re.compile("s board$"))).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"\byour?\b", re.IGNORECASE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_and_hint_are_in_sight_on_a_phone(stage: Stage, language: str) -> None:
    """The headline takes one line in every language."""
    page = stage.show("buttons-roll", PHONE, language)
    assert out_of_sight(page, ".tools button") == []

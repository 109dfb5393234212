"""War of the Buttons as people meet it: why not, hints, keys, low windows."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from harness.page.looking import out_of_sight, overflowing
from harness.page.prepared import Library
from harness.page.screens import END_TURN, Stage, table, then
from harness.page.situations import NAMES
from harness.page.speaking import LANGUAGES
from harness.page.visitors import (
    DESKTOP,
    LOW_PHONE,
    LOW_SMALL_PHONE,
    NOTHING_ASKED,
    PHONE,
    SMALL_PHONE,
    TABLET,
    ZOOMED,
    Device,
    Visitors,
)

NO_BREAK = "\u00a0"
TIMES = "\u00d7"
TRAY = "[data-tray] .d"
FOLLOWS = "([one, other]) => Boolean(one.compareDocumentPosition(other) & 4)"
FOCUSED_IN = "selector => document.activeElement?.closest(selector) !== null"


def test_a_refusal_names_the_case_with_its_numbers(stage: Stage) -> None:
    page = stage.show("war-dice", motion=True)
    alert = page.get_by_role("alert")
    page.locator("[data-thing=card-0]").click()
    expect(alert).to_contain_text(re.compile(r"exactly \d dice of one value. You have chosen 1"))
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    choose_a_pair(page)
    page.locator("[data-place=exam]").click()
    expect(alert).to_contain_text("one coloured die at a time")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_dice_is_never_torn_apart(stage: Stage, language: str) -> None:
    """A count and its value, such as two sixes, stay on one line of the log."""
    page = stage.show("war-turn", DESKTOP, language)
    counts = re.findall(rf"\d(\s){TIMES}(\s)", " ".join(page.locator(".log").all_text_contents()))
    assert set(counts) == {(NO_BREAK, NO_BREAK)}
    sources = Path(__file__).parents[2] / "web" / "src"
    texts = [each.read_text() for each in sources.rglob(f"{language}.ftl")]
    assert not [each for each in texts if f" {TIMES}" in each or f"{TIMES} " in each]


WRAPPED = """() => [...document.querySelectorAll('.line.lit small')].filter(note =>
  note.offsetHeight > 1.5 * parseFloat(getComputedStyle(note).lineHeight))
  .map(note => note.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_of_the_school_stays_on_its_line(stage: Stage, language: str) -> None:
    """Also beside a price, on a tablet, where a line has least room."""
    page = stage.show("war-dice", TABLET, language)
    expect(page.locator(".line.lit small").first).to_be_visible()
    assert page.evaluate(WRAPPED) == []


def choose_a_pair(page: Page) -> None:
    """Two dice of one value."""
    page.keyboard.press("Escape")
    dice = page.locator(TRAY)
    values = [each.get_attribute("data-thing") for each in dice.all()]
    pair = next(value for value in values if values.count(value) > 1)
    for each in page.locator(f"{TRAY}[data-thing={pair}]").all()[:2]:
        each.click()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_says_why_and_is_marked_on_the_board(stage: Stage, device: Device) -> None:
    page = stage.show("war-turn", device, motion=True)
    if device.touch:
        page.locator("[data-tip=hint]").tap()
    else:
        page.keyboard.press("Shift+H")  # as with Caps Lock
    advice = page.get_by_role("status", name="Hint")
    expect(advice.locator("li")).to_have_count(2)
    expect(advice.locator("li").first.locator("p")).to_have_text(re.compile(r"\w.*\."))
    expect(advice).to_contain_text(re.compile(r"\d+%.*\d+%", re.DOTALL))
    assert page.evaluate(NOTHING_ASKED)


def test_choosing_a_hint_takes_dice_and_target_but_does_not_move(stage: Stage) -> None:
    page = stage.show("war-turn")
    page.keyboard.press("h")
    expect(page.locator("[data-hint='1']").first).to_be_visible()
    page.get_by_role("button", name="Choose it for me").click()
    expect(page.locator(f"{TRAY}.sel").or_(page.locator("dialog[open]")).first).to_be_visible()
    assert page.evaluate(NOTHING_ASKED)


def test_a_hint_keeps_to_the_dice_in_hand(stage: Stage) -> None:
    page = stage.show("war-dice")
    held = page.locator(f"{TRAY}.sel").get_attribute("data-thing")
    assert held is not None
    page.keyboard.press("h")
    page.get_by_role("button", name="Choose it for me").click()
    chosen = [die.get_attribute("data-thing") for die in page.locator(f"{TRAY}.sel").all()]
    assert held in chosen


def test_a_hint_helps_to_choose_the_caught_boy(stage: Stage) -> None:
    page = stage.show("war-detaining")
    page.locator("[data-tip=hint]").click()
    expect(page.locator(".detain [data-hint='1']")).to_be_visible()


def test_keys_with_caps_lock_and_a_short_way_from_the_board_to_the_dice(stage: Stage) -> None:
    page = stage.show("war-dice")
    page.locator("[data-target]").last.focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert not page.evaluate(FOCUSED_IN, ".log"), "the log lies between board and dice"
        if page.evaluate(FOCUSED_IN, "[data-tray]"):
            break
    assert page.evaluate(FOCUSED_IN, "[data-tray]")
    assert page.locator(".log a[tabindex='0']").count() == 1
    before = page.locator(TRAY).count()
    page.locator("[data-target]").first.press("Enter")
    expect(page.locator(TRAY)).to_have_count(before - 1)
    page.keyboard.press("Shift+U")
    expect(page.locator(TRAY)).to_have_count(before)


# Presses as soon as a die flies, and remembers how many still fly two frames later.
PRESS_IN_FLIGHT = """selector => {
  const flying = () => document.querySelectorAll(selector).length;
  const look = () => {
    if (!flying()) return requestAnimationFrame(look);
    const press = new PointerEvent('pointerdown', { bubbles: true });
    document.querySelector('.map').dispatchEvent(press);
    requestAnimationFrame(() => requestAnimationFrame(() => (window.stillFlying = flying())));
  };
  look();
}"""


def test_a_click_finishes_the_dice_of_a_round(visitors: Visitors, library: Library) -> None:
    visitor = visitors.arrive(motion=True)
    visitor.remember("settings", {"handover": False})
    then(table("w-pass"), END_TURN, shown=".end")(visitor, library)
    page = visitor.page
    page.evaluate(PRESS_IN_FLIGHT, f"{TRAY}.flying")
    page.get_by_role("button", name="Skip").click()
    page.wait_for_function("() => window.stillFlying !== undefined")
    assert page.evaluate("window.stillFlying") == 0


@pytest.mark.parametrize("device", [LOW_PHONE, ZOOMED], ids=["low", "zoomed"])
def test_places_dice_and_actions_share_a_low_window(stage: Stage, device: Device) -> None:
    page = stage.show("war-dice", device)
    assert out_of_sight(page, f"{TRAY}, .acts .btn, [data-place=quarry], [data-place=mill]") == []
    assert overflowing(page, NAMES) == []
    page.locator("[data-thing=tab-cards]").click()
    expect(page.locator("[data-thing=card-0]")).to_be_in_viewport()


@pytest.mark.parametrize("device", [SMALL_PHONE, LOW_SMALL_PHONE], ids=["small", "low"])
def test_what_is_asked_at_the_end_of_a_round_is_in_sight(stage: Stage, device: Device) -> None:
    page = stage.show("war-detaining", device)
    asked = page.locator(".detain h2").first
    expect(asked).to_be_in_viewport(ratio=1)
    expect(page.locator(".col [data-target]").first).to_be_in_viewport(ratio=1)
    told = page.locator(".col h1")
    assert page.evaluate(FOLLOWS, [asked.element_handle(), told.element_handle()])

"""What a thing on the table is: told where the mouse rests, the keys are, or a finger is held."""

from playwright.sync_api import Locator, Page, expect

from harness.page.looking import barriers
from harness.page.screens import SCREENS, Stage
from harness.page.visitors import NOTHING_ASKED, PHONE
from tests.page.playing import walk_to

HOLD = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  const more = { bubbles: true, pointerType: 'touch', ...at };
  element.dispatchEvent(new PointerEvent('pointerdown', more));
}"""
LIFT = """element => {
  element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
  element.click();
}"""
LONG = 2000  # milliseconds, longer than a mouse has to rest on a thing


def tip(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def test_the_mouse_rests_on_a_thing(stage: Stage) -> None:
    page = stage.show("buttons-roll")
    page.locator('[data-tip="risk"]').hover()
    expect(tip(page)).to_contain_text("exact chance")
    expect(tip(page).get_by_role("link")).to_have_text("B33")
    assert barriers(page) == []
    tip(page).hover()
    page.locator(".title").hover()
    expect(tip(page)).to_be_hidden()


def test_the_keys_are_on_a_thing_until_escape(stage: Stage) -> None:
    page = stage.show("buttons-roll")
    walk_to(page, '[data-tip="roll"]')
    expect(tip(page)).to_contain_text("Roll all dice")
    expect(page.locator('[data-tip="roll"]')).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(tip(page)).to_be_hidden()


def test_a_held_finger_asks_and_presses_nothing(stage: Stage) -> None:
    page = stage.show("buttons-roll", PHONE)
    roll = page.locator('[data-tip="roll"]')
    roll.evaluate(HOLD)
    expect(tip(page)).to_contain_text("Roll all dice")
    roll.evaluate(LIFT)
    assert page.evaluate(NOTHING_ASKED)
    page.locator("h1").tap()
    expect(tip(page)).to_be_hidden()


def test_a_new_screen_shows_no_tip_by_itself(stage: Stage) -> None:
    visitor = stage.visitors.arrive(PHONE)
    page = visitor.page
    page.clock.install()
    SCREENS["war-detaining"](visitor, stage.library)
    expect(page.locator("h1")).to_be_focused()
    page.clock.run_for(LONG)
    expect(tip(page)).to_be_hidden()


def test_things_of_the_other_game(stage: Stage) -> None:
    page = stage.show("war-turn")
    for name, words in (("space-hut", "build a section"), ("mill", "displaced dice")):
        page.locator(f'[data-tip="{name}"]').hover()
        expect(tip(page)).to_contain_text(words)
        page.keyboard.press("Escape")

"""The guided first games on the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from buttonbox.games import GAMES
from harness.page.looking import barriers
from harness.page.visitors import DESKTOP, PHONE, SMALL_PHONE, TIMEOUT, Device, Visitor, Visitors
from tests.page.learning import GUIDE, Learner, selector
from tests.page.playing import Finger, Hand, Keyboard, Mouse

MOUSE, FINGER = Mouse(TIMEOUT), Finger(TIMEOUT)  # a lesson waits for as long as it takes
WAYS: dict[str, tuple[Hand, Device, str]] = {
    "mouse": (MOUSE, DESKTOP, "buttons"),
    "keyboard": (Keyboard(), DESKTOP, "buttons"),
    "touch": (FINGER, PHONE, "buttons"),
    "war by mouse": (MOUSE, DESKTOP, "war"),
    "war by touch": (FINGER, PHONE, "war"),
}


def learner(visitor: Visitor, hand: Hand, game: str) -> Learner:
    page = visitor.go(f"/learn/{game}")
    page.locator(GUIDE).wait_for()
    return Learner(page, hand, game)


@pytest.mark.parametrize("way", WAYS)
def test_a_lesson_leads_to_a_real_game(visitors: Visitors, way: str) -> None:
    hand, device, game = WAYS[way]
    visitor = visitors.arrive(device)
    learner(visitor, hand, game).take_all()
    hand.press(visitor.page, f"{GUIDE} .btn.act")
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_newcomer_finds_the_lesson_at_home(visitors: Visitors) -> None:
    page = visitors.arrive().go("/")
    page.get_by_role("link", name="New?").first.click()
    expect(page.locator(GUIDE)).to_be_visible()


def test_a_lesson_can_be_left_and_taken_up(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    first = learner(visitor, MOUSE, "buttons")
    first.take(1, first.steps[0])
    first.expect_step(2)
    visitor.page.get_by_role("button", name="Skip").click()
    visitor.page.get_by_role("link", name="Learn by playing").first.click()
    first.expect_step(2)


def test_another_move_is_turned_down_kindly(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    visitor.remember("lesson-buttons", 2)
    page = learner(visitor, MOUSE, "buttons").page
    page.locator('[data-cell="13"]').click()
    expect(page.locator(GUIDE)).to_contain_text("press what is lit")
    expect(page.locator(".cell.laid")).to_have_count(0)


LONG_REST = 1000  # milliseconds; a tip comes before
LIT = "[data-tip]:focus"
APART = """([a, b]) => a.x >= b.x + b.width || b.x >= a.x + a.width
  || a.y >= b.y + b.height || b.y >= a.y + a.height"""


@pytest.mark.parametrize("device", [DESKTOP, SMALL_PHONE], ids=["desktop", "phone"])
def test_a_tip_is_asked_for_and_never_lies_over_the_guide(
    visitors: Visitors, device: Device
) -> None:
    visitor = visitors.arrive(device)
    visitor.page.clock.install()
    for step in (1, 2):
        visitor.go("/")
        visitor.page.evaluate("step => localStorage['buttonbox:lesson-buttons'] = step", step)
        page = learner(visitor, MOUSE, "buttons").page
        expect(page.locator(LIT)).to_have_count(1)  # the guide has put it there
        page.clock.fast_forward(LONG_REST)
        assert page.locator("[aria-describedby=tip]").count() == 0
        page.locator(LIT).hover()
        page.clock.fast_forward(LONG_REST)
        tip = page.get_by_role("tooltip")
        expect(tip).to_have_text(re.compile(r"\w+"))
        boxes = [each.bounding_box() for each in (tip, page.locator(GUIDE))]
        assert page.evaluate(APART, boxes), (step + 1, boxes)


SPOKEN_OF = {2: "hut-site", 8: "space-exam", 12: "hut-site", 17: "hut-site"}


@pytest.mark.parametrize("step", SPOKEN_OF)
def test_what_the_guide_speaks_of_is_seen_on_a_phone(visitors: Visitors, step: int) -> None:
    """Not only the tab that it lies behind, and not under what the guide says."""
    visitor = visitors.arrive(PHONE, motion=True)
    visitor.remember("lesson-war", step - 1)
    page = learner(visitor, FINGER, "war").page
    thing = page.locator(selector(SPOKEN_OF[step])).first
    expect(thing).to_be_in_viewport(ratio=0.9)
    boxes = [each.bounding_box() for each in (thing, page.locator(GUIDE))]
    assert page.evaluate(APART, boxes), boxes


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_nobody_to_throw_a_word_to(visitors: Visitors, game: str) -> None:
    page = learner(visitors.arrive(), MOUSE, game).page
    expect(page.locator(".log").first).to_be_attached()
    expect(page.get_by_role("button", name="React", include_hidden=True)).to_have_count(0)


def steps_of(page: Page, game: str) -> int:
    return len(Learner(page, MOUSE, game).steps)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_has_no_barrier_at_any_step(
    visitors: Visitors, game: str, device: Device
) -> None:
    visitor = visitors.arrive(device)
    found = []
    for step in range(steps_of(visitor.page, game)):
        visitor.go("/")
        visitor.page.evaluate(
            "([key, value]) => localStorage.setItem(key, value)",
            [f"buttonbox:lesson-{game}", str(step)],
        )
        learner(visitor, MOUSE, game)
        found += [f"{step + 1}: {each}" for each in barriers(visitor.page)]
    assert found == []

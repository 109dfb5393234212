"""What people do besides moving: ask why not, take back, ask for advice, wave, look back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from harness.page.looking import TWO_FRAMES
from harness.page.prepared import Library
from harness.page.screens import END_TURN, SCREENS, Stage, sit_down
from harness.page.situations import NAMES
from harness.page.visitors import NOTHING_ASKED, PHONE, Visitors

EXAMPLE = {"en": "Example:", "de": "Beispiel:", "fr": "Exemple\u00a0:", "it": "Esempio:"}
FRENCH = re.compile(r"\b(les|des|une)\b")
SHORTEST_LOOK = 500  # milliseconds in which a move is shown before the device goes on


def test_a_refused_move_says_why_with_its_rule(stage: Stage) -> None:
    page = stage.show("buttons-lay")
    page.locator(".cell.starred").first.click()
    note = page.get_by_role("alert")
    expect(note.get_by_role("link")).to_have_text(re.compile(r"B\d+"))
    expect(note).not_to_contain_text("refusal-")


def test_a_move_can_be_taken_back(stage: Stage) -> None:
    page = stage.show("war-dice")
    dice = page.locator("[data-tray] .d")
    before = dice.count()
    page.locator("[data-target]").first.click()
    expect(dice).to_have_count(before - 1)
    page.get_by_role("button", name="Undo").click()
    expect(dice).to_have_count(before)


def test_touch_confirms_each_move(stage: Stage) -> None:
    page = stage.show("buttons-lay", PHONE)
    laid = page.locator(".cell.laid")
    before = laid.count()
    page.locator(".cell.legal").first.tap()
    expect(page.locator(".cell.waiting")).to_have_count(1)
    expect(laid).to_have_count(before)
    page.get_by_role("button", name="Confirm", exact=True).tap()
    expect(laid).to_have_count(before + 1)


def test_advice_comes_in_words(stage: Stage) -> None:
    page = stage.show("buttons-roll")
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text(re.compile(r"Roll.*\d+%"))
    expect(hint).to_contain_text("risk of busting")


def test_a_reaction_reaches_the_others(visitors: Visitors, library: Library) -> None:
    host, guest = visitors.arrive(), visitors.arrive()
    host.go("/new/buttons?with=invite")
    host.press(".gobar .btn")
    guest.page.goto(host.page.locator(".lk input").input_value())
    guest.page.get_by_role("button", name=re.compile("ready")).click()
    guest.page.get_by_role("button", name="React").click()
    guest.page.get_by_role("button", name="Bravo").click()
    expect(host.page.locator(".opps").get_by_text("Bravo")).to_be_visible()


def test_a_game_goes_on_from_home(stage: Stage) -> None:
    page = stage.show("home-saved")
    page.get_by_role("link", name=re.compile("Continue")).click()
    expect(page.locator(".frame")).to_be_visible()


def test_keys_do_not_reach_the_table_below_the_settings(stage: Stage) -> None:
    page = stage.show("buttons-roll")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("r")
    assert page.evaluate(NOTHING_ASKED)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    assert not page.evaluate(NOTHING_ASKED)


def test_the_language_changes_at_once(stage: Stage) -> None:
    page = stage.show("buttons-roll")
    page.get_by_role("button", name="fr", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Lancer")).to_be_visible()


def test_the_log_leads_to_the_position(stage: Stage) -> None:
    page = stage.show("buttons-roll")
    page.locator(".log a").nth(2).click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_rematch_seats_the_same_people(stage: Stage) -> None:
    page = stage.show("buttons-end")
    over = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".frame")).to_be_visible()
    assert page.url != over
    for name in NAMES[1:]:
        expect(page.locator(".opps")).to_contain_text(name)


def place(page: Page) -> int:
    """Where the replay is."""
    return int(page.get_by_role("slider").input_value())


def test_keys_step_through_a_replay(stage: Stage) -> None:
    page = stage.show("replay-buttons")
    start = place(page)
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    assert place(page) == start + 1
    page.get_by_role("button", name="Settings").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    assert place(page) == start + 2


def test_a_record_can_be_saved_and_opened_as_a_file(stage: Stage, tmp_path: Path) -> None:
    page = stage.show("buttons-end")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "game.jsonl"
    saving.value.save_as(record)
    reader = stage.show("replay")
    reader.locator("input[type=file]").set_input_files(record)
    expect(reader.get_by_role("slider")).to_be_visible()


def test_what_happens_is_told_to_those_who_listen(stage: Stage) -> None:
    page = stage.show("war-dice")
    page.locator("[data-target]").first.click()
    expect(page.locator("[aria-live=polite]").last).to_contain_text("You place")


@pytest.mark.parametrize(
    ("part", "screen"),
    [
        ("game", "buttons-roll"),
        ("TableScreen", "buttons-roll"),
        ("beforehand", "set-up-bots"),
        ("GuideScreen", "learn-buttons"),
        ("ReplayScreen", "replay-buttons"),
        ("EndScreen", "buttons-end"),
    ],
)
def test_a_part_of_the_page_that_did_not_come_is_asked_for_again(
    visitors: Visitors, library: Library, part: str, screen: str
) -> None:
    visitor = visitors.arrive()
    visitor.expect_trouble("ERR_FAILED")
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.abort()

    visitor.context.route(f"**/assets/{part}-*.js", refuse, times=2)
    SCREENS[screen](visitor, library)
    assert refused


def test_a_round_is_counted_up_before_the_device_is_handed_over(
    visitors: Visitors, library: Library
) -> None:
    visitor = visitors.arrive()
    prepared = library.take("w-pass")
    sit_down(visitor, prepared)
    page = visitor.go(f"/t/{prepared.table}")
    page.locator(END_TURN).locator("visible=true").first.click()
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator("dialog.ho")).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("dialog.ho")).to_contain_text(NAMES[1])
    page.locator("dialog.ho .btn.act").click()
    expect(page.locator("[data-tray] .d").first).to_be_visible()
    expect(page.locator(".end")).to_have_count(0)


def test_the_rules_can_be_searched(stage: Stage) -> None:
    page = stage.show("rules-buttons")
    all_rules = page.locator(".rl").count()
    page.get_by_role("searchbox").fill("gold")
    expect(page.locator(".rl mark").first).to_be_visible()
    assert page.locator(".rl").count() < all_rules


@pytest.mark.parametrize(("language", "word"), EXAMPLE.items())
def test_examples_show_their_dice(stage: Stage, language: str, word: str) -> None:
    page = stage.show("rules-war", PHONE, language)
    example = page.locator("#W33 p")
    expect(example.locator("b")).to_have_text(word)
    expect(example.get_by_role("img", name="🟦⚃⚃").locator(".k-owl")).to_have_count(2)
    expect(example.get_by_role("img", name="🟥⚀⚀⚀").locator(".k-fox")).to_have_count(3)
    assert not re.search("[⚀-⚅🟥🟦]", example.inner_text())
    page.get_by_role("searchbox").fill("5 + 2 = 7")
    expect(page.locator(".rl mark")).to_have_text(["5 + 2 = 7"])


def test_late_rules_of_another_language_are_not_shown(stage: Stage) -> None:
    page = stage.show("rules-buttons")
    late: list[Route] = []
    page.route(re.compile(r"/api/rules/buttons\?lang=de"), lambda route: late.append(route))
    with page.expect_request(re.compile("lang=de")) as german:
        page.get_by_role("button", name="de", exact=True).click()
    page.get_by_role("button", name="fr", exact=True).click()
    rule = page.locator(".rl").first
    expect(rule).to_contain_text(FRENCH)
    with page.expect_event("requestfinished", lambda request: request == german.value):
        late[0].continue_()
    page.evaluate(TWO_FRAMES)
    expect(rule).to_contain_text(FRENCH)


def test_an_invitation_can_be_copied_where_the_line_is_not_secure(stage: Stage) -> None:
    page = stage.show("lobby")
    page.evaluate(
        """delete Navigator.prototype.clipboard;
        addEventListener('copy', () => { window.copied = document.activeElement.value; });"""
    )
    page.get_by_role("button", name="Copy").click()
    assert "/t/" in page.evaluate("window.copied")


def test_the_shortcuts_are_listed_and_the_focus_follows_the_screen(stage: Stage) -> None:
    page = stage.show("home-saved")
    page.get_by_role("link", name=re.compile("Continue")).first.click()
    expect(page.locator("h1:focus")).to_have_count(1)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_contain_text("get out")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_what_was_typed_survives_the_choice_of_the_other_game(stage: Stage) -> None:
    page = stage.show("set-up-war")
    page.get_by_label("Name at seat 2").fill("Opa")
    page.get_by_role("radio", name="War of the Buttons").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="BUTTONS", checked=True)).to_be_focused()
    expect(page.get_by_label("Name at seat 2")).to_have_value("Opa")
    page.get_by_label("Name at seat 2").fill(page.get_by_label("Name at seat 1").input_value())
    expect(page.get_by_role("alert")).to_contain_text("same name")
    expect(page.locator(".gobar .btn")).to_be_disabled()


def test_a_move_is_seen_before_the_device_is_handed_over(
    visitors: Visitors, library: Library
) -> None:
    """With motion on: the hand-over waits until the move was shown, and lies over the game."""
    visitor = visitors.arrive(motion=True)
    prepared = library.take("b-pass")
    sit_down(visitor, prepared)
    page = visitor.go(f"/t/{prepared.table}")
    hand_over = page.locator("dialog.ho")
    hand_over.locator(".btn.act").click()
    expect(hand_over).to_have_count(0)
    page.evaluate(
        """window.landed = null;
        new MutationObserver(() => {
          if (document.querySelector('dialog.ho')) window.landed ??= performance.now();
        }).observe(document.body, { subtree: true, childList: true });"""
    )
    asked = page.evaluate("performance.now()")
    page.keyboard.press("g")
    expect(hand_over).to_have_count(1)
    assert page.evaluate("window.landed") - asked > SHORTEST_LOOK
    expect(page.locator("main")).to_have_count(1)  # the game is still there, below

"""The replay: every step shows the right board, and everything fits at every size."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from harness.page.looking import out_of_sight, resize
from harness.page.screens import Stage
from harness.page.visitors import SIZES, Visitors

LONG = 900_000  # milliseconds: replays and analysis are made at low priority
CONTROLS = ".rp .key, .rp .btn, .rp .slide, .rp .now li"
BOARD = {"buttons": ".frame .cell", "war": ".map:not(.school)"}
CELLS = "() => [...document.querySelectorAll('.frame .cell')].map(cell => cell.ariaLabel)"
AT_REST = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
ROLLS = """async ([table, max]) => {
  const record = await (await fetch(`/api/tables/${table}/record`)).text();
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  const answer = await fetch('/api/replay', { method: 'POST', body: record, headers });
  const { events } = await answer.json();
  const stops = events.flatMap((_, i) => (events[i + 1]?.actor < 0 ? [] : [i + 1]));
  return stops.map((stop, at) => ({ at, roll: stop - (stops[at - 1] ?? 0) > 2 }))
    .filter(({ at, roll }) => roll && at > max / 2).map(({ at }) => at);
}"""


def labels(page: Page) -> list[str]:
    """The cells of the large board, as they are this moment."""
    found: list[str] = page.evaluate(CELLS)
    return found


def at_rest(page: Page) -> list[str]:
    """The cells once nothing moves any more."""
    page.wait_for_timeout(100)  # a movement begins with the next frame
    page.wait_for_function(AT_REST)
    expect(page.locator("[data-tumbling], .tumble")).to_have_count(0)
    return labels(page)


def test_a_step_back_and_a_jump_show_their_board_at_once(stage: Stage) -> None:
    page = stage.show("replay-buttons", motion=True)
    slider = page.get_by_role("slider")
    table = page.url.split("table=")[1].split("&")[0]
    first, *_, last = page.evaluate(ROLLS, [table, int(slider.get_attribute("max") or 0)])
    slider.fill(str(first))
    slider.blur()
    roll = at_rest(page)
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert slider.input_value() == str(first)
    assert labels(page) == roll == at_rest(page)
    slider.fill(str(last))
    jumped = labels(page)
    assert jumped == at_rest(page)
    assert jumped != roll


@pytest.mark.parametrize("game", BOARD)
def test_board_bar_and_chances_are_in_sight_at_every_size(stage: Stage, game: str) -> None:
    page = stage.show(f"replay-{game}")
    page.locator(".now li").first.wait_for(timeout=LONG)
    found = []
    for device in SIZES:
        resize(page, device)
        hidden = out_of_sight(page, f"{CONTROLS}, {BOARD[game]}")
        found += [f"{device.width} x {device.height}: {each}" for each in hidden]
    assert not found, "\n".join(found)


LEAVE_FOR_BODY = """element => element.dispatchEvent(
  new DragEvent('dragleave', { bubbles: true, relatedTarget: document.body }))"""
DRAG = "kind => dispatchEvent(new DragEvent(kind, { cancelable: true }))"


def test_a_file_that_is_dragged_off_or_not_read(visitors: Visitors, tmp_path: Path) -> None:
    """The place to drop it is lit while it is over the page; a dead server reads differently."""
    visitor = visitors.arrive()
    visitor.expect_trouble("422", "400", "ERR_FAILED", "pocket-pieces")
    page = visitor.go("/replay")
    page.locator(".drop").wait_for()
    lit = page.locator(".drop.over")
    for kind, count in (("dragover", 1), ("dragleave", 0), ("dragover", 1)):
        page.evaluate(DRAG, kind)
        expect(lit).to_have_count(count)
    page.locator(".drop").evaluate(LEAVE_FOR_BODY)
    expect(lit).to_have_count(1)  # it is still over the page
    file = tmp_path / "shopping.txt"
    file.write_text("two eggs\n")
    said = page.get_by_role("alert")
    page.locator("input[type=file]").set_input_files(file)
    expect(said).to_have_text("This record cannot be read.")
    expect(lit).to_have_count(0)
    for address in ("**/api/replay", "**/pocket.json"):  # nor can the pocket be fetched
        page.route(address, lambda route: route.abort())
    page.locator("input[type=file]").set_input_files(file)
    expect(said).to_contain_text("be reached. Check your connection")


def test_a_moment_is_shared_and_the_seats_stay_in_place(stage: Stage) -> None:
    page = stage.show("replay-buttons")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    names = page.locator(".opps").inner_text
    before = [line for line in names().splitlines() if line in ("Léo", "Nonna")]
    here = page.locator(".rp .lab b").inner_text()
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        assert [line for line in names().splitlines() if line in ("Léo", "Nonna")] == before
    expect(page.get_by_role("button", name="Share this moment")).to_be_visible()
    page.goto(address)
    expect(page.locator(".rp .lab b")).to_have_text(here)
    page.keyboard.press("Home")
    page.get_by_role("slider").fill("0")
    expect(page.locator(".rp .lab small")).to_have_text("Everything is set up")

"""After a game: the last round counted up, chances, every die checked, playing on, a bot's seat."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from buttonbox.server.dice.fair_dice import seal_of
from harness.page.prepared import Library, play_until, setup_for
from harness.page.screens import ALL_DRAWN, Stage, sit_down, table
from harness.page.situations import NAMES, SITUATIONS, last_moves
from harness.page.visitors import DESKTOP, PHONE, SMALL_PHONE, Visitors
from harness.servers import Json, eventually
from tests.page.playing import TO_RESULT

FINAL = {"buttons": "b-last", "war": "w-final"}
SEND = "message => window.line.send(JSON.stringify(message))"
PIPS = "123456"
OWN_TABLE = "JSON.parse(localStorage['buttonbox:tables'])[0]"
CLICK_ALL = "all => all.forEach((each) => each.click())"
LONG = 900_000  # milliseconds: replays and analysis are made at low priority


def end_the_game(page: Page, name: str) -> bool:
    """Make the move that ends a prepared game; whether it is won with it."""
    situation = next(each for each in SITUATIONS if each.name == name)
    match = play_until(setup_for(situation, NAMES), situation.wanted)
    move = {"type": "move", "id": "last", "seat": 0, "version": match.version}
    code = last_moves(match)[0]
    page.evaluate(SEND, {**move, "code": code})
    match.take(match.plan_move(0, code, match.version, "", 0))
    return 0 in match.game.ending(match.state).winners


def size_of(board: Locator) -> tuple[float, float]:
    """Width and height in the window."""
    box = board.bounding_box()
    assert box is not None
    return round(box["width"]), round(box["height"])


# Every tone that the page plays, by its pitch.
LISTEN = """window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) {
    super(context, options);
    window.tones.push(options.frequency);
  }
};"""
CHIME = 1047  # the winner's highest tone
BOARD = {"buttons": ".frame", "war": ".map:not(.school)"}


def count_up(page: Page) -> None:
    """Look at the last steps of War's last round; the header does not tell the result before."""
    head = page.locator(".end header")
    expect(head).to_contain_text("Not counted")  # the last choice is made
    while "5 / 5" not in head.inner_text():
        expect(page.locator(TO_RESULT)).to_be_hidden()
        expect(page.locator("header.bar")).not_to_contain_text("Game over")
        page.locator(".end .btn.act").click()


@pytest.mark.parametrize("game", FINAL)
def test_the_end_is_shown_before_the_result(
    visitors: Visitors, library: Library, game: str
) -> None:
    visitor = visitors.arrive()
    visitor.page.add_init_script(LISTEN)
    prepared = library.take(FINAL[game])
    sit_down(visitor, prepared)
    page = visitor.go(f"/t/{prepared.table}")
    page.locator("main h1").first.click()  # a browser is silent until it is touched
    board = page.locator(BOARD[game])
    size = size_of(board)
    won = end_the_game(page, FINAL[game])
    if game == "war":
        count_up(page)
    expect(page.locator(TO_RESULT)).to_have_text("To the result")
    expect(page.locator("header.bar")).to_contain_text("Game over")
    expect(page.locator("main.e")).to_be_hidden()
    assert size_of(board) == size
    assert (CHIME in page.evaluate("window.tones")) == won
    page.locator(TO_RESULT).click()
    expect(page.locator("main.e")).to_be_visible()
    page.reload()
    expect(page.locator("main.e")).to_be_visible()
    page.get_by_role("button", name="Look at the board").click(timeout=LONG)
    assert size_of(board) == size


def test_the_others_wait_until_a_round_is_counted_up(stage: Stage, url: str) -> None:
    page = stage.show("war-round-end")
    table = page.url.rsplit("/", 1)[1]
    expect(page.locator(".end")).to_be_visible()
    own = page.evaluate(OWN_TABLE)["tokens"][0]
    mine = {"tokens": [{"table": table, "token": own}]}
    eventually(lambda: page.request.post(f"{url}/api/mine", data=mine).json()[0]["your_turn"])
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator("[data-tray] .d")).to_have_count(0)
    skip = page.get_by_role("button", name="Skip")  # there again with what each answer brings
    page.add_locator_handler(skip, lambda: skip.evaluate_all(CLICK_ALL), no_wait_after=True)
    for _ in range(2):  # the markers of the school and of the quarry
        page.get_by_role("button", name=re.compile("^Build section")).first.click()
    expect(page.locator(".end")).to_be_hidden()
    expect(page.locator("[data-tray] .d").first).to_be_visible()


def test_a_turning_point_leads_into_the_replay(stage: Stage) -> None:
    page = stage.show("buttons-end")
    moment = page.locator(".moments button").first
    moment.wait_for(timeout=LONG)
    chips = page.get_by_role("radiogroup", name="Whose dice?").get_by_role("radio")
    expect(chips).to_have_count(len(NAMES) + 1)
    own = page.locator(".hist").get_attribute("aria-label")
    chips.last.click()
    expect(page.locator(".hist")).not_to_have_attribute("aria-label", own or "")
    chips.nth(1).click()
    expect(page.get_by_text(re.compile("chance of winning by|neither luck"))).to_be_visible()
    expect(page.get_by_role("button", name="Look at the board")).to_be_in_viewport()
    expect(page.get_by_role("img", name="Who was winning")).to_be_visible()
    words = moment.locator("span").inner_text()
    moment.click()
    place = page.locator(".rp .lab small")
    expect(place).to_be_visible()
    shown = re.sub(r"^You ", "Mia ", place.inner_text()).split(" ", 1)[1]
    assert shown.split(",")[0].split(" ", 1)[-1] in words


OF_WHAT = {
    "en": "chance of winning|winning chance|chances of winning|to win",
    "de": "Gewinnchance",
    "fr": "chances de gagner",
    "it": "probabilità di vincere",
}


def test_percentages_say_of_what(stage: Stage) -> None:
    """Beside the chart, at the turning points, and for luck and skill."""
    page = stage.show("buttons-end")
    page.locator(".moments button").first.wait_for(timeout=LONG)
    for language, words in OF_WHAT.items():
        page.locator(f".langs [lang={language}]").click()
        unit = page.locator("h2 small", has_text=re.compile(words))
        expect(unit).to_have_count(1)
        told = page.locator(".moments small, .moments em, main.e .two p").all_inner_texts()
        shares = [sentence for each in told for sentence in each.split(". ") if "%" in sentence]
        assert shares
        assert [each for each in shares if not re.search(words, each)] == []


def test_each_thing_that_fails_says_so_and_recovers(visitors: Visitors, library: Library) -> None:
    visitor = visitors.arrive(PHONE)
    visitor.expect_trouble("net::ERR_FAILED")
    prepared = library.take("b-end")
    sit_down(visitor, prepared)
    page = visitor.page
    page.route("**/record", lambda route: route.abort())
    page.route("**/rematch", lambda route: route.abort())
    visitor.go(f"/t/{prepared.table}")
    expect(page.get_by_role("alert")).to_have_count(1)
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("alert")).to_have_count(2)
    page.unroute("**/record")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(1)
    page.get_by_role("button", name="Save the record").scroll_into_view_if_needed()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click(timeout=LONG)
    assert download.value.suggested_filename.startswith("buttons-")
    page.get_by_role("button", name="Look at the board").click(timeout=LONG)
    expect(page.locator(".frame")).to_be_in_viewport()


COULD_SCROLL = "() => document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize("game", FINAL)
def test_the_board_is_looked_at_from_its_top(stage: Stage, game: str) -> None:
    """Wherever the reader was before, and although the page of the board is long, too."""
    page = stage.show(f"{game}-end", SMALL_PHONE)
    button = page.get_by_role("button", name="Look at the board")
    button.wait_for(timeout=LONG)
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    button.evaluate("button => button.click()")  # a press by hand would scroll to it
    page.locator("main.e").wait_for(state="detached")
    page.locator(ALL_DRAWN).wait_for()
    assert page.evaluate(COULD_SCROLL) > 0
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("ended", ["b-end", "w-late"])
def test_the_result_fits_a_laptop(visitors: Visitors, library: Library, ended: str) -> None:
    """With a name of sixteen letters, and once the bots have looked at the game."""
    visitor = visitors.arrive(DESKTOP)
    table(ended, "main.e")(visitor, library)
    page = visitor.page
    page.locator(".moments button").first.wait_for(timeout=LONG)
    assert page.evaluate(COULD_SCROLL) <= 0


def test_after_a_win_stronger_bots_are_suggested(stage: Stage, url: str) -> None:
    page = stage.show("buttons-end")
    levels = page.request.get(f"{url}/api/games").json()[0]["levels"]
    stronger = levels[levels.index("easy") + 1]
    page.get_by_role("button", name=f"Next: bots at level “{stronger}”").click()
    page.locator(".opps").wait_for()
    expect(page.locator(".opps").get_by_text(stronger)).to_have_count(len(NAMES) - 1)
    page.goto(f"{url}/")
    expect(page.get_by_label("How strong are the bots?").first).to_have_value(stronger)


def test_keys_jump_to_the_turning_points(stage: Stage) -> None:
    page = stage.show("replay-buttons")
    page.locator(".dot").first.wait_for(timeout=LONG)
    places = []
    for key in "12":
        page.keyboard.press(key)
        places.append(int(page.get_by_role("slider").input_value()))
    assert places[0] < places[1]


def test_every_die_is_checked_in_the_browser(stage: Stage) -> None:
    page = stage.show("war-end")
    page.get_by_role("button", name="Check every die").click()
    expect(page.get_by_text(re.compile(r"All \d+ dice and draws are right"))).to_be_visible()


def test_the_page_says_whether_its_own_randomness_was_counted_in(
    visitors: Visitors, library: Library
) -> None:
    visitor = visitors.arrive()
    prepared = library.take("b-end")
    own = {"table": prepared.table, "tokens": prepared.tokens, "invitations": []}
    visitor.remember("tables", [{**own, "seeds": {"0": "ab" * 32}}])  # the dice know another
    page = visitor.go(f"/t/{prepared.table}")
    expect(page.get_by_text("did not come from this browser")).to_be_visible()
    expect(page.get_by_text("The record agrees with itself")).to_be_visible()


def test_own_randomness_and_the_seal_outlive_a_reload(visitors: Visitors, url: str) -> None:
    visitor = visitors.arrive()
    page = visitor.go("/new/buttons?with=invite")
    visitor.press(".gobar .btn")
    page.locator(".lk input").wait_for()
    kept = page.evaluate(OWN_TABLE)
    page.reload()
    page.locator(".lk input").wait_for()
    for _ in range(page.get_by_role("button", name="A bot for").count()):
        page.get_by_role("button", name="A bot for").first.click()
    expect(page.locator(".frame")).to_be_visible()

    def fair_dice() -> Json:
        record = page.request.get(f"{url}/api/tables/{kept['table']}/record").text()
        told: Json = json.loads(record.splitlines()[0])["fair"]
        return told

    eventually(lambda: fair_dice()["seeds"][0] == kept["seeds"]["0"])
    fair = fair_dice()
    assert fair["commitment"] == kept["commitment"]
    seal = seal_of(fair["commitment"], fair["seats"], fair["commitments"])
    assert page.evaluate(OWN_TABLE) == {**kept, "seal": seal}


def tampered(record: str) -> str:
    """Cut after the third die, which shows something else."""
    lines = record.splitlines()
    dice = [number for number, line in enumerate(lines) if '"chance":"die' in line]
    last = dice[2]
    face = json.loads(lines[last])["chance"].split()[1]
    other = PIPS[PIPS.index(face) - 1]
    return "\n".join([*lines[:last], json.dumps({"chance": f"die {other}"})]) + "\n"


def test_a_tampered_die_is_found(stage: Stage, url: str, tmp_path: Path) -> None:
    page = stage.show("buttons-end")
    table = page.url.rsplit("/", 1)[1]
    record = page.request.get(f"{url}/api/tables/{table}/record").text()
    file = tmp_path / "tampered.jsonl"
    file.write_text(tampered(record))
    reader = stage.show("replay")
    reader.locator("input[type=file]").set_input_files(file)
    reader.get_by_role("button", name="Luck, skill and dice").click()
    reader.get_by_role("button", name="Check every die").click()
    expect(reader.get_by_text("is not the one that was fixed")).to_be_visible()
    reader.get_by_role("button", name="Show me where").click()
    slider = reader.get_by_role("slider")
    assert slider.input_value() == slider.get_attribute("max")


def test_a_record_is_played_on(stage: Stage) -> None:
    page = stage.show("replay-buttons")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="I am Léo").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".opps")).to_contain_text("Mia")
    expect(page.get_by_role("slider")).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_event(stage: Stage) -> None:
    page = stage.show("buttons-roll")
    line = page.locator(".log a").nth(3)
    words = line.locator("span").inner_text().split(" ", 1)[1]
    line.click()
    expect(page.locator(".rp .lab small")).to_contain_text(words.split(" ", 1)[1])


def test_a_bot_takes_the_seat_of_one_who_does_not_come(visitors: Visitors) -> None:
    host, friend = visitors.arrive(), visitors.arrive()
    host.go("/new/buttons?with=invite")
    host.press(".gobar .btn")
    link = host.page.locator(".lk input").input_value()
    for _ in range(host.page.get_by_role("button", name="A bot for").count()):
        host.page.get_by_role("button", name="A bot for").first.click()
    expect(host.page.locator(".frame")).to_be_visible()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Watch").click()
    expect(friend.page.locator(".frame")).to_be_visible()

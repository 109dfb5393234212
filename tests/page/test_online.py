"""People far apart: a guest's arrival, a bad connection, a bot that stands in, and a rematch."""

import asyncio
import json
import random
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from buttonbox.games.buttons import codes
from buttonbox.server.config import Config
from buttonbox.server.seats import tokens
from buttonbox.server.tables.autopilot import WaitingTimes
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.table_log import LiveClock
from harness.failing_network import Cable
from harness.matches import joined, setup_of
from harness.page.building import built_page
from harness.page.looking import overflowing
from harness.page.prepared import Library, Prepared, play_until, store_tables
from harness.page.screens import sit_down
from harness.page.situations import NAMES, last_star_of_a_round
from harness.page.speaking import LANGUAGES
from harness.page.visitors import PHONE, SMALL_PHONE, Visitor, Visitors
from harness.servers import TableAt, eventually, running
from tests.page.playing import Mouse, Player
from tests.page.whole_games import PLAYERS, expect_the_end
from tests.server.held import Here
from tests.server.in_process import Local, serving

LINE_IS_DOWN = "Connection lost"
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
READY = re.compile("ready")
LONGEST_GAME = 300  # seconds, on a busy machine
SOME_LOOKS = 12
STAND_IN = 2  # seconds until a bot plays for somebody who has left


@pytest.fixture
def cable(url: str) -> Iterator[Cable]:
    line = Cable(url)
    yield line
    line.close()


def invite(host: Visitor, game: str) -> str:
    """Set a table for two; the link that leads to the other seat."""
    page = host.go(f"/new/{game}?with=invite")
    host.press(".gobar .btn")
    return page.locator("main.lo .lk input").input_value()


def arrive(guest: Visitor, link: str, name: str = "Papa") -> Page:
    """Open the invitation and sit down."""
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name=READY).click()
    return guest.page


def play_on(*players: Player, looks: int | None = None) -> None:
    """Everybody at a page of their own, to the end, or looking at the table so many times."""
    deadline = time.monotonic() + LONGEST_GAME
    turns = 0
    playing = list(players)
    while playing and turns != looks:
        playing = [player for player in playing if player.act_if_asked()]
        turns += 1
        assert time.monotonic() < deadline, "the game did not end"


@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_by_invitation(visitors: Visitors, cable: Cable, game: str) -> None:
    host, guest, spectator = (visitors.arrive() for _ in range(3))
    link = invite(host, game)
    arrive(guest, link.replace(visitors.url, cable.url))
    expect(host.page.locator("main.lo")).to_be_hidden()
    at_home, away = (PLAYERS[game](each.page, Mouse()) for each in (host, guest))
    play_on(at_home, away, looks=SOME_LOOKS)
    spectator.page.goto(link.split("#")[0])
    guest.page.reload()
    expect(guest.page.locator("main h1")).to_be_visible()
    expect(spectator.page.get_by_text("You are watching")).to_be_visible()
    play_on(at_home, away, looks=SOME_LOOKS)
    guest.expect_trouble(*OFFLINE)
    cable.pull()
    expect(guest.page.get_by_text(LINE_IS_DOWN)).to_be_visible()
    guest.context.set_offline(True)  # only now: it would hold up the end of an open socket
    play_on(at_home, looks=SOME_LOOKS)
    cable.plug()
    guest.context.set_offline(False)
    expect(guest.page.get_by_text(LINE_IS_DOWN)).to_be_hidden()
    play_on(at_home, away)
    spectator.page.reload()  # who only looks on may still be shown an earlier round
    for visitor in (host, guest, spectator):
        expect_the_end(visitor.page)


def test_a_guest_arrives_once_and_chooses_a_name_and_a_gang(visitors: Visitors) -> None:
    host, guest, second = visitors.arrive(), visitors.arrive(PHONE, motion=True), visitors.arrive()
    second.expect_trouble("404", "400", "403", "409", "422")
    link = invite(host, "buttons")
    page = guest.page
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_contain_text("invites you to")
    expect(page.get_by_role("radio", name="Foxes")).to_be_disabled()  # the host's
    page.get_by_role("radio", name="Hedgehogs").tap()
    page.get_by_label("Your name").fill("Opa")
    expect(page.locator("main.lo")).to_have_count(0)
    expect(host.page.locator("main.lo")).to_be_visible()  # nothing starts before "I'm ready"
    page.get_by_role("button", name=READY).tap()
    expect(page.locator(".frame")).to_be_visible()
    assert "#" not in page.url
    expect(host.page.locator(".opps")).to_contain_text("Opa")
    expect(host.page.locator('.opps use[href="#e-hog"]')).not_to_have_count(0)
    second.page.goto(link)
    expect(second.page.get_by_role("heading", level=1)).to_contain_text("Someone already sits here")
    second.page.get_by_role("button", name="Watch").click()
    expect(second.page.get_by_text("You are watching")).to_be_visible()


def test_a_wrong_link_locks_nobody_out(visitors: Visitors) -> None:
    """Whoever sits at a table may open any link to it, and still has the seat."""
    visitor = visitors.arrive()
    visitor.expect_trouble("404", "400", "403", "422")
    visitor.go("/new/buttons")
    visitor.press(".gobar .btn")
    page = visitor.page
    expect(page.locator(".frame")).to_be_visible()
    table = page.url
    page.goto("about:blank")
    page.goto(f"{table}#junk")
    expect(page.get_by_role("heading", level=1)).to_contain_text("lead to a seat")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".frame")).to_be_visible()
    expect(page.get_by_text("You are watching")).to_have_count(0)


def tokens_at(page: Page) -> list[str]:
    """The tokens that the browser keeps."""
    tables = json.loads(page.evaluate("localStorage.getItem('buttonbox:tables')") or "[]")
    return [token for table in tables for token in table["tokens"] if token]


def test_a_bot_stands_in_and_the_owner_takes_over(visitors: Visitors, tmp_path: Path) -> None:
    page = str(built_page())
    with running(tmp_path / "t.sqlite", "--page", page, "--stand-in", str(STAND_IN)) as server:
        here = Visitors(visitors.browser, server.url)
        host, guest = here.arrive(), here.arrive()
        arrive(guest, invite(host, "buttons"))
        expect(host.page.locator(".frame")).to_be_visible()
        expect(guest.page.locator(".frame")).to_be_visible()
        at_home = PLAYERS["buttons"](host.page, Mouse())
        guest.page.goto("about:blank")
        expect(host.page.locator(".opps")).to_contain_text("away")
        deadline = time.monotonic() + LONGEST_GAME
        while not host.page.locator(".opps", has_text="bot plays").count():
            at_home.act_if_asked()
            assert time.monotonic() < deadline, "no bot has come"
        expect(host.page.locator(".log").first).to_contain_text("a bot plays on")
        guest.page.go_back()
        expect(host.page.locator(".opps")).not_to_contain_text("bot plays")
        assert len(tokens_at(guest.page)) == 1
        here.leave()


SECOND = 1000
LATE, LAST_STAR = "almostlate", "laststar00"  # the names of tables
LITTLE_TIME = 3  # seconds left at it
A_MINUTE = re.compile("1:00|0:5[0-9]")


def almost_late() -> Match:
    """A game in which the one to act has little time left."""
    match = joined(setup_of(kinds="ll", clock=LiveClock(600)), at=SECOND)
    seat, at = match.state.actor(), (601 - LITTLE_TIME) * SECOND
    match.take(match.plan_move(seat, codes.ROLL, match.version, "", at))
    assert match.state.actor() == seat
    return match


def last_star() -> Match:
    """A game in which the last star of a round lets a player begin the next, on their time."""
    return play_until(setup_of(kinds="ll", clock=LiveClock(600)), last_star_of_a_round)


@pytest.fixture
def late_table(tmp_path: Path) -> Iterator[tuple[Local, Match]]:
    """A server with these tables, where the late one has a minute for a move after taking over."""
    match, other, database = almost_late(), last_star(), tmp_path / "late.sqlite"
    rows = [(LATE, match.setup, match.entries), (LAST_STAR, other.setup, other.entries)]
    with ThreadPoolExecutor(1) as beside:  # the browser has this thread's event loop
        beside.submit(lambda: asyncio.run(store_tables(database, rows))).result()
    with serving(
        Config(str(database), built_page(), waiting_times=WaitingTimes(overtime=60))
    ) as server:
        yield server, match


def sit_alone(visitor: Visitor, table: str, kept: list[str | None], seat: int) -> Page:
    """Come to a table with the token of one seat."""
    own = [token if number == seat else None for number, token in enumerate(kept)]
    sit_down(visitor, Prepared(table, own))
    return visitor.go(f"/t/{table}")


def test_one_whose_time_is_up_takes_over(
    visitors: Visitors, late_table: tuple[Local, Match]
) -> None:
    server, match = late_table
    here = Visitors(visitors.browser, server.url)
    seat = match.state.actor()
    kept: list[str | None] = [tokens.token(match.setup, number) for number in range(2)]
    late = sit_alone(here.arrive(motion=True), LATE, kept, seat)
    other = sit_alone(here.arrive(), LATE, kept, 1 - seat)
    expect(late.get_by_role("alert")).to_contain_text("Your time is up: a bot plays for you.")
    expect(other.locator(".opps")).to_contain_text("bot plays")
    late.get_by_role("button", name="Take over").click()
    expect(late.get_by_role("alert")).to_have_count(0)
    expect(other.locator(".opps")).not_to_contain_text("bot plays")
    expect(late.locator(".clocks li").nth(seat)).to_contain_text(A_MINUTE)
    players = [PLAYERS["buttons"](page, Mouse()) for page in (late, other)]
    deadline = time.monotonic() + LONGEST_GAME
    while not late.evaluate("window.asked"):
        play_on(*players, looks=1)
        assert time.monotonic() < deadline, "the late one has not moved"
    late.wait_for_function("() => !window.unanswered")
    expect(late.get_by_role("alert")).to_have_count(0)
    assert "refusals_total{" not in server.metrics()
    here.leave()


def test_the_card_of_a_round_does_not_take_a_players_time(
    visitors: Visitors, late_table: tuple[Local, Match]
) -> None:
    server, match = late_table
    here = Visitors(visitors.browser, server.url)
    visitor = here.arrive(motion=True)
    visitor.remember("settings", {"handover": False})
    kept: list[str | None] = [tokens.token(match.setup, seat) for seat in range(2)]
    sit_down(visitor, Prepared(LAST_STAR, kept))
    page = visitor.go(f"/t/{LAST_STAR}")
    page.locator(".frame.stars .cell.may").first.click()
    expect(page.locator(".turn .st")).to_contain_text("still in")
    expect(page.locator("[aria-keyshortcuts=R]:enabled")).to_be_visible()
    expect(page.locator("[data-moment=round]")).to_have_count(0)
    here.leave()


@pytest.fixture
def server(url: str) -> Iterator[Here]:
    here = Here(url)
    yield here
    here.http.close()


def begun_by_two(server: Here, game: str, to_the_end: bool = False) -> TableAt:
    """A game of a host and a guest."""
    table = server.create(game, "lo")
    both = table.sit(0, 1)
    assert both.await_turn()
    if to_the_end:
        both.play_on(random.Random(7).choice)
    both.close()
    return table


def test_a_guest_has_the_same_seat_in_a_rematch(visitors: Visitors, server: Here) -> None:
    table = begun_by_two(server, "buttons", to_the_end=True)
    host_there, guest_there = visitors.arrive(), visitors.arrive(PHONE, motion=True)
    host = sit_alone(host_there, table.name, table.tokens, 0)
    guest = sit_alone(guest_there, table.name, table.tokens, 1)
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("link", name="Join them!").tap()
    for page in (host, guest):
        expect(page.locator(".frame")).to_be_visible()
        assert table.name not in page.url
    assert host.url == guest.url
    expect(guest.get_by_text("You are watching")).to_have_count(0)
    expect(host.locator(".opps")).to_contain_text("Player 1")
    expect(host.locator(".opps")).not_to_contain_text("away")
    expect(guest.locator(".opps")).to_contain_text("Player 0")


def test_a_new_link_ends_the_old_one_and_its_guest(visitors: Visitors, server: Here) -> None:
    host_there, guest_there = visitors.arrive(), visitors.arrive()
    guest_there.expect_trouble("403", "404", "WebSocket")
    table = server.create("buttons", "lo", come=False)
    host = sit_alone(host_there, table.name, table.tokens, 0)  # it has forgotten the invitation
    field = host.get_by_label("Link", exact=True)
    expect(field).not_to_have_value(re.compile("#"))
    host.get_by_role("button", name="New link").click()
    expect(field).to_have_value(re.compile("#"))
    expect(host.get_by_role("button", name="New link")).to_have_count(0)
    guest, link = guest_there.page, field.input_value()
    guest.goto(f"{server.url}/t/{table.name}#{table.invitations[1]}")
    title = guest.get_by_role("heading", level=1)
    expect(title).to_contain_text("lead to a seat")
    guest.goto("about:blank")
    arrive(guest_there, link)
    expect(guest.locator(".frame")).to_be_visible()
    expect(host.locator(".opps")).to_contain_text("Papa")
    eventually(lambda: '"chance"' in server.http.get(f"/api/tables/{table.name}/record").text)
    again = f"/api/tables/{table.name}/seats/1/invitation"
    server.http.post(again, headers={"authorization": f"Bearer {table.tokens[0]}"})
    expect(guest.get_by_role("status").get_by_text("The connection was closed")).to_be_visible()
    guest.get_by_role("button", name="Reload").click()
    expect(title).to_have_text("This seat is no longer yours")
    guest.get_by_role("button", name="Watch").click()
    expect(guest.get_by_text("You are watching")).to_be_visible()
    guest_there.go("/t/nosuchtabl")
    expect(title).to_have_text("This table no longer exists")


WATCHERS = {
    "en": ("One person is watching", "2 people are watching"),
    "de": ("Eine Person schaut zu", "2 Leute schauen zu"),
    "fr": ("Une personne regarde", "2 personnes regardent"),
    "it": ("Una persona guarda", "2 persone guardano"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_how_many_watch(
    visitors: Visitors, library: Library, language: str
) -> None:
    one, two = WATCHERS[language]
    prepared = library.take("b-roll")
    there = visitors.arrive(SMALL_PHONE, language)
    sit_down(there, prepared)
    player = there.go(f"/t/{prepared.table}")
    expect(player.locator(".frame")).to_be_visible()
    expect(player.get_by_role("status").filter(has_text=one)).to_have_count(0)
    first, second = (visitors.arrive(language=language) for _ in range(2))
    first.go(f"/t/{prepared.table}")
    expect(player.get_by_role("status").filter(has_text=one)).to_be_visible()
    second.go(f"/t/{prepared.table}")
    for page in (player, first.page, second.page):
        expect(page.get_by_role("status").filter(has_text=two)).to_be_visible()
    assert not overflowing(player, NAMES)
    second.context.close()
    expect(player.get_by_role("status").filter(has_text=one)).to_be_visible()
    expect(first.page.get_by_text(one)).to_have_count(0)  # the one who watches knows


def press_in_menu(page: Page, row: str, *names: str) -> None:
    """Open the menu of a game on home, and press what it offers."""
    page.locator(".gr", has_text=row).get_by_role("button", name="More").click()
    for name in names:
        page.locator(".gr .menu").get_by_role("button", name=name).click()


def test_the_menu_of_a_game_is_left_by_key(visitors: Visitors, library: Library) -> None:
    finished = library.take("b-end")
    visitor = visitors.arrive()
    own = {"table": finished.table, "tokens": finished.tokens, "invitations": []}
    visitor.remember("tables", [own])
    page = visitor.go("/")
    more = page.get_by_role("button", name="More")
    more.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".gr .menu button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".gr .menu")).to_have_count(0)
    expect(more).to_be_focused()


def test_games_left_and_deleted_stay_gone(
    visitors: Visitors, library: Library, server: Here
) -> None:
    finished, running_one = library.take("b-end"), begun_by_two(server, "war")
    own = [
        {"table": finished.table, "tokens": finished.tokens, "invitations": []},
        {"table": running_one.name, "tokens": [None, running_one.tokens[1]], "invitations": []},
    ]
    page = visitors.arrive().go("/")
    page.evaluate("own => localStorage.setItem('buttonbox:tables', JSON.stringify(own))", own)
    page.reload()
    rows = page.locator(".gr")
    expect(rows).to_have_count(2)
    press_in_menu(page, "War", "Leave this game", "Yes")
    expect(rows).to_have_count(1)
    press_in_menu(page, "BUTTONS", "Delete this game", "Yes")
    expect(rows).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(rows).to_have_count(0)
    assert tokens_at(page) == []
    left = server.http.get(f"/api/tables/{running_one.name}").json()
    assert left["seats"][1]["left"]
    assert server.http.get(f"/api/tables/{finished.table}").status_code == 404

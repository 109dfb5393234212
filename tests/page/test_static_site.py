"""The page as files on a host that knows nothing of it, alone or with a server elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from harness.page.building import built_page
from harness.page.static_host import hosting
from harness.page.visitors import Visitor, Visitors
from harness.servers import running
from tests.page.playing import Mouse
from tests.page.test_online import arrive, play_on
from tests.page.travelling import CAN_MOVE, expect_a_fair_end, play_now, traveller
from tests.page.whole_games import PLAYERS
from tools.site import has_pocket, write_site

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("built_pocket")]
FOLDER = "/club/games"
SERVERLESS = "This site has no server"
LOOKS = 12


@contextmanager
def visiting(browser: Browser, host: str) -> Iterator[Visitors]:
    """People who visit the site in its folder; their pages must not complain."""
    visitors = Visitors(browser, host + FOLDER)
    yield visitors
    visitors.leave()


def write(place: Path, server: str = "") -> None:
    write_site(built_page(), place.joinpath(*FOLDER.split("/")[1:]), server)


@pytest.fixture
def visitors(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a site without a server."""
    write(tmp_path)
    with hosting(tmp_path) as host, visiting(browser, host) as everybody:
        yield everybody


def invite(visitor: Visitor) -> Page:
    """Set a table for a friend."""
    page = visitor.go("/?new/buttons&with=invite")
    page.locator(".gobar .btn").click()
    return page


def test_it_plays_in_any_folder(visitors: Visitors) -> None:
    """A table survives a reload, and what needs a server says so."""
    visitor = traveller(visitors)
    page = visitor.go("/")
    play_now(page)
    page.locator(CAN_MOVE).first.click()
    expect(page.locator(".log b", has_text="You")).not_to_have_count(0)
    page.reload()
    PLAYERS["buttons"](page, Mouse()).play_on()
    expect_a_fair_end(page)
    expect(invite(visitor).get_by_text(SERVERLESS)).to_be_visible()


def test_friends_meet_on_the_server_of_the_site(browser: Browser, tmp_path: Path) -> None:
    """The link leads to the site, and both play a whole game."""
    files = tmp_path / "files"
    with (
        hosting(files) as host,
        running(tmp_path / "tables.sqlite", "--origin", host) as server,
        visiting(browser, host) as visitors,
    ):
        write(files, server.url)
        home, away = visitors.arrive(), visitors.arrive()
        link = invite(home).locator("main.lo .lk input").input_value()
        assert link.startswith(visitors.url)
        arrive(away, link)
        expect(home.page.locator("main.lo")).to_be_hidden()
        players = [PLAYERS["buttons"](each.page, Mouse()) for each in (home, away)]
        play_on(*players, looks=LOOKS)
        away.page.reload()
        play_on(*players)
        for each in (home, away):
            expect_a_fair_end(each.page)
        assert server.http.get("/api/games").status_code == 200


def test_it_fetches_the_games_if_its_server_cannot_be_reached(
    browser: Browser, tmp_path: Path
) -> None:
    files = tmp_path / "files"
    with running(tmp_path / "tables.sqlite") as server:
        write(files, server.url)
    with hosting(files) as host, visiting(browser, host) as visitors:
        visitor = traveller(visitors)
        visitor.expect_trouble("ERR_CONNECTION_REFUSED")
        page = visitor.go("/")
        play_now(page)
        assert page.evaluate("JSON.parse(localStorage.getItem('buttonbox:tables'))[0].here")


def test_a_page_without_the_pocket_makes_no_site(tmp_path: Path) -> None:
    assert not has_pocket(tmp_path)
    (tmp_path / "pocket.json").write_text('{"version":"","files":[]}')
    assert not has_pocket(tmp_path)
    (tmp_path / "pocket.json").write_text('{"version":"1","files":[{"role":"box"}]}')
    assert has_pocket(tmp_path)

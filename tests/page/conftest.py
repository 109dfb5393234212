"""A real server with prepared tables, and a real browser, once for each worker."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from harness.page.building import built_page
from harness.page.prepared import Library
from harness.page.screens import Stage
from harness.page.situations import NAMES, SITUATIONS
from harness.page.visitors import Visitors, launch
from harness.programs import CHROMIUM, ensure_or_skip
from harness.servers import running
from tests.page.travelling import offline_games

COPIES = 48  # of every situation: four languages, light and dark, and some more


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "offline_game" in metafunc.fixturenames:
        games = offline_games(metafunc.config.getoption("--offline-games"))
        metafunc.parametrize(
            "offline_game",
            games,
            ids=[f"{each.game}-{each.players}-{each.level}" for each in games],
        )


@pytest.fixture(scope="session")
def library() -> Library:
    return Library(SITUATIONS, NAMES, COPIES)


@pytest.fixture(scope="session")
def url(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that serves the built page; BUTTONBOX_URL names another one."""
    if given := os.environ.get("BUTTONBOX_URL"):
        yield given
        return
    database = tmp_path_factory.mktemp("page") / "tables.sqlite"
    library.write(database)
    with running(database, "--page", str(built_page())) as server:
        yield server.url


@pytest.fixture(scope="package")
def browser(url: str) -> Iterator[Browser]:
    """Start a browser, after everything that needs an event loop: beside it none can be started."""
    ensure_or_skip(CHROMIUM)
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture
def visitors(browser: Browser, url: str) -> Iterator[Visitors]:
    """People who come during the test; no page may complain."""
    everybody = Visitors(browser, url)
    yield everybody
    everybody.leave()


@pytest.fixture
def stage(visitors: Visitors, library: Library) -> Stage:
    """Leads visitors to any screen."""
    return Stage(visitors, library)

"""A real server with prepared tables, and a real browser, once for each worker."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.building import built_page, ensure_chromium
from tests.page.prepared import Library
from tests.page.screens import Stage
from tests.page.situations import NAMES, SITUATIONS
from tests.page.visitors import Visitors, launch
from tests.server.running import running

COPIES = 24  # of every situation: four languages, light and dark, and some more


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone before other tests come: while it is there, no event loop can be started."""
    ensure_chromium()
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def library() -> Library:
    return Library(SITUATIONS, NAMES, COPIES)


@pytest.fixture(scope="session")
def url(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that serves the built page."""
    database = tmp_path_factory.mktemp("page") / "tables.sqlite"
    library.write(database)
    with running(database, "--page", str(built_page())) as server:
        yield server.url


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

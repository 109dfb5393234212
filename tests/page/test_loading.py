"""What an address needs is asked for at once, not file after file."""

import re

import pytest
from playwright.sync_api import Route

from tests.page.prepared import Library
from tests.page.visitors import PHONE, Visitors


@pytest.mark.parametrize("situation", ["b-roll", "w-turn"])
def test_a_table_asks_for_all_before_the_first_script(
    visitors: Visitors, library: Library, situation: str
) -> None:
    """The page's first script never comes; all else is asked for nevertheless."""
    prepared = library.take(situation)
    visitor = visitors.arrive(PHONE)
    visitor.page.route(re.compile(r"/assets/page-.*\.js$"), never)
    with (
        visitor.page.expect_request(re.compile(r"/assets/TableScreen-.*\.js$")),
        visitor.page.expect_request(re.compile(r"/assets/en-.*\.ftl$")),
        visitor.page.expect_request(re.compile(r"/assets/parts-.*\.js$")),
        visitor.page.expect_websocket(lambda socket: prepared.table in socket.url),
    ):
        visitor.page.goto(f"{visitor.url}/t/{prepared.table}", wait_until="commit")


def never(route: Route) -> None:
    """Keep the script waiting."""

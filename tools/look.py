"""Check screens in every size and language and print what is wrong.

`python -m tools.look [screen ...]` checks the named screens, or all of them.
"""

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from harness.page.building import built_page
from harness.page.looking import out_of_sight, overflowing, resize, too_small
from harness.page.prepared import Library
from harness.page.screens import SCREENS, Stage, check_names
from harness.page.situations import NAMES, SITUATIONS
from harness.page.speaking import LANGUAGES, can_switch, language_of, switch
from harness.page.visitors import DESKTOP, SIZES, SMALL_PHONE, Device, Visitors, launch
from harness.servers import running

LEAST_TARGET = 24
COPIES = 16
# Dice and buttons must always be visible; in BUTTONS the whole board, too.
IN_SIGHT = {"buttons": ".tray, .btn.act:enabled, .frame .cell", "war": ".tray, .btn.act:enabled"}
# Pages, sheets and cards, which may cover a board.
SCROLLING = (
    *("buttons-end", "buttons-peek", "buttons-bust", "buttons-round"),
    *("war-end", "war-bonus"),
)


def must_be_in_sight(screen: str) -> str | None:
    """Return the selector of what must stay visible on this screen, if anything."""
    return None if screen in SCROLLING else IN_SIGHT.get(screen.split("-")[0])


def finds_at(page: Page, screen: str, device: Device) -> list[str]:
    """List what is wrong in a window of this size."""
    resize(page, device)
    found = overflowing(page, NAMES)
    selector = must_be_in_sight(screen)
    if selector:
        found += out_of_sight(page, selector)
    if device in (DESKTOP, SMALL_PHONE):
        found += too_small(page, LEAST_TARGET)
    place = f"{language_of(page)}, {device.width} x {device.height}"
    return [f"{place}: {each}" for each in found]


def pages_in_every_language(stage: Stage, screen: str) -> Iterable[Page]:
    """Show the screen in every language, switching in place where possible."""
    first, *others = LANGUAGES
    page = stage.show(screen, DESKTOP, first)
    yield page
    for language in others:
        resize(page, DESKTOP)
        if can_switch(page):
            switch(page, language)
        else:
            page = stage.show(screen, DESKTOP, language)
        yield page


def finds(stage: Stage, screen: str, sizes: Iterable[Device] = SIZES) -> list[str]:
    """List what is wrong with a screen in any language and size."""
    pages = pages_in_every_language(stage, screen)
    return [each for page in pages for size in sizes for each in finds_at(page, screen, size)]


def main(*wanted: str) -> None:
    """Print the problems of each screen."""
    check_names(wanted)
    library = Library(SITUATIONS, NAMES, COPIES)
    database = Path(tempfile.mkdtemp()) / "tables.sqlite"
    library.write(database)
    with running(database, "--page", str(built_page())) as server, sync_playwright() as playwright:
        stage = Stage(Visitors(launch(playwright), server.url), library)
        for screen in wanted or SCREENS:
            found = finds(stage, screen)
            print(screen, "ok" if not found else f"{len(found)} problems", flush=True)
            print(*(f"  {each}" for each in found), sep="\n", flush=True)
            stage.visitors.leave()


if __name__ == "__main__":
    main(*sys.argv[1:])

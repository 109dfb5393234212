"""Take screenshots of every screen: `make screenshots`.

Those for readers go to docs/screenshots: desktop and phone, light and dark. Those of other sizes,
for developers of the page, go to build/screenshots.
"""

import io
import sys
import tempfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from harness.page.building import ROOT, built_page
from harness.page.looking import resize
from harness.page.prepared import Library
from harness.page.screens import SCREENS, Stage, check_names
from harness.page.situations import SITUATIONS
from harness.page.visitors import (
    DESKTOP,
    LARGE,
    LOW_PHONE,
    LOW_TABLET,
    PHONE,
    SMALL_PHONE,
    TABLET,
    Device,
    Visitors,
    launch,
)
from harness.servers import running

SHOWN = ROOT / "docs" / "screenshots"
OTHERS = ROOT / "build" / "screenshots"
NAMES = ("Mia", "Papa", "Léo", "Nonna")
DEVICES = {"desktop": DESKTOP, "phone": PHONE}
OTHER_DEVICES = {
    "large": LARGE,
    "small-phone": SMALL_PHONE,
    "low-phone": LOW_PHONE,
    "tablet": TABLET,
    "low-tablet": LOW_TABLET,
}
THEMES = {"light": False, "dark": True}
COPIES = 12
COLOURS = 256  # fits one byte per pixel, which makes files a third of the size
# Tests check these; they look too similar to others to show to readers.
NOT_PICTURED = (
    *("buttons-watching", "war-turn", "war-watching", "war-freeing", "war-village"),
    *("home", "rules-war", "replay", "nowhere"),
)

PASSING = ("buttons-bust", "buttons-round")  # these advance automatically
ANALYSED = ("buttons-end", "war-end", "replay-buttons", "replay-war")
ANALYSIS = 900_000  # milliseconds that one may take on a busy machine


def take(page: Page, device: Device, dark: bool, file: Path) -> None:
    """Take one screenshot."""
    resize(page, device)
    page.emulate_media(color_scheme="dark" if dark else "light")
    with Image.open(io.BytesIO(page.screenshot(animations="disabled"))) as picture:
        small = picture.convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE)
        small.save(file, optimize=True)


def show(stage: Stage, screen: str, device: Device) -> Page:
    """Open a screen and wait until everything on it is drawn."""
    page = stage.show(screen, device)
    if screen in ANALYSED:
        # A low window hides the chart, but it is drawn anyway.
        page.locator(".graph .dot").first.wait_for(state="attached", timeout=ANALYSIS)
    return page


def pictures(screen: str) -> Iterator[tuple[Device, bool, Path]]:
    """List the screenshots of a screen: the window, whether it is dark, and the file."""
    for kind, device in DEVICES.items():
        for theme, dark in THEMES.items():
            yield device, dark, SHOWN / f"{screen}-{kind}-{theme}.png"
    for kind, device in OTHER_DEVICES.items():
        yield device, False, OTHERS / f"{screen}-{kind}.png"


def take_all(stage: Stage, screen: str) -> None:
    """Take all screenshots of one screen, in one visit with a mouse and one with touch."""
    for touch, wanted in groupby(sorted(pictures(screen), key=has_touch), key=has_touch):
        page = None
        for device, dark, file in wanted:
            if page is None or screen in PASSING:
                stage.visitors.leave()
                page = show(stage, screen, PHONE if touch else DESKTOP)
            take(page, device, dark, file)
    stage.visitors.leave()


def has_touch(picture: tuple[Device, bool, Path]) -> bool:
    return picture[0].touch


def main(*wanted: str) -> None:
    """Take the screenshots of all screens, or of the named ones."""
    check_names(wanted)
    for folder in (SHOWN, OTHERS):
        folder.mkdir(parents=True, exist_ok=True)
    library = Library(SITUATIONS, NAMES, COPIES)
    database = Path(tempfile.mkdtemp()) / "tables.sqlite"
    library.write(database)
    with running(database, "--page", str(built_page())) as server, sync_playwright() as playwright:
        stage = Stage(Visitors(launch(playwright), server.url), library)
        for screen in wanted or [each for each in SCREENS if each not in NOT_PICTURED]:
            take_all(stage, screen)
            print(screen, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

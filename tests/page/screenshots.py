"""Pictures of every screen, on a desktop and a phone, light and dark: `make screenshots`."""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.page.building import ROOT, built_page, ensure_chromium
from tests.page.prepared import Library
from tests.page.screens import SCREENS, Stage
from tests.page.situations import SITUATIONS
from tests.page.visitors import DESKTOP, PHONE, Visitors, launch
from tests.server.running import running

FOLDER = ROOT / "docs" / "screenshots"
NAMES = ("Mia", "Papa", "Léo", "Nonna")
DEVICES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = {"light": False, "dark": True}
COPIES = 16
COLOURS = 256  # as many as a picture may have in one byte: a third of the size
# These look like others: tests look at them, readers need not.
NOT_PICTURED = (
    *("buttons-watching", "war-turn", "war-watching", "war-freeing", "war-village"),
    *("home", "rules-war", "replay", "nowhere"),
)

ANALYSED = ("buttons-end", "war-end", "replay-buttons", "replay-war")
ANALYSIS = 120_000  # milliseconds that one may take


def take(stage: Stage, screen: str, kind: str, theme: str, folder: Path) -> None:
    """One picture, named after what it shows."""
    page = stage.show(screen, DEVICES[kind], dark=THEMES[theme])
    if screen in ANALYSED:
        page.locator(".graph .dot").first.wait_for(timeout=ANALYSIS)
    with Image.open(io.BytesIO(page.screenshot(animations="disabled"))) as picture:
        small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(folder / f"{screen}-{kind}-{theme}.png", optimize=True)
    stage.visitors.leave()


def main(folder: Path, *wanted: str) -> None:
    """All pictures, or those of the screens that are wanted."""
    ensure_chromium()
    folder.mkdir(parents=True, exist_ok=True)
    library = Library(SITUATIONS, NAMES, COPIES)
    database = Path(tempfile.mkdtemp()) / "tables.sqlite"
    library.write(database)
    with running(database, "--page", str(built_page())) as server, sync_playwright() as playwright:
        stage = Stage(Visitors(launch(playwright), server.url), library)
        for screen in wanted or [each for each in SCREENS if each not in NOT_PICTURED]:
            for kind in DEVICES:
                for theme in THEMES:
                    take(stage, screen, kind, theme, folder)
            print(screen, flush=True)


if __name__ == "__main__":
    main(FOLDER, *sys.argv[1:])

"""`python -m tools.icons`: draw the page's PNG icons from its SVG.

Each PNG contains a digest of the SVG, so that the tests notice outdated ones.
"""

import hashlib
import io
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import Browser, sync_playwright

from harness.page.visitors import launch

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SOURCE = PUBLIC / "icon.svg"
DIGEST = "source-sha256"
ROUNDED = re.compile(r' rx="42"')  # the icon's own corners
COLOURS = 64  # enough for flat areas with smooth edges
SAFE = 0.8  # a maskable icon may be cropped to a circle of this diameter


@dataclass(frozen=True)
class Icon:
    """A PNG: its size, and whether the system crops it to a shape."""

    name: str
    size: int
    shaped_by_system: bool = False
    scale: float = 1


ICONS = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable-512.png", 512, shaped_by_system=True, scale=SAFE),
    Icon("apple-touch-icon.png", 180, shaped_by_system=True),
)


def digest() -> str:
    """Return the digest of the SVG."""
    return hashlib.sha256(SOURCE.read_bytes()).hexdigest()


def drawing(icon: Icon) -> str:
    """Return a document that shows the icon in a window of its size."""
    svg = SOURCE.read_text(encoding="utf-8")
    colour = re.search(r'fill="(#\w+)"', svg)
    assert colour
    ground = colour[1] if icon.shaped_by_system else "transparent"
    if icon.shaped_by_system:
        svg = ROUNDED.sub("", svg)
    edge = icon.size * icon.scale
    place = f"position: absolute; inset: {(icon.size - edge) / 2}px; width: {edge}px"
    return f'<body style="margin: 0; background: {ground}"><div style="{place}">{svg}</div>'


def draw(browser: Browser, icon: Icon) -> bytes:
    """Draw an icon and return it as a small PNG."""
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    page.set_content(drawing(icon))
    image = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    page.close()
    note = PngInfo()
    note.add_text(DIGEST, digest())
    packed = io.BytesIO()
    few = image.convert("RGBA").quantize(COLOURS, Image.Quantize.FASTOCTREE)
    few.save(packed, "PNG", optimize=True, pnginfo=note)
    return packed.getvalue()


def main() -> int:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for icon in ICONS:
            (PUBLIC / icon.name).write_bytes(draw(browser, icon))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Inspect a screen in a browser: accessibility, clipped text, small targets."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from harness.page.building import AXE
from harness.page.visitors import Device

LOOKING = Path(__file__).with_name("looking.js").read_text().replace("export function", "function")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
RUN_AXE = """standards => axe.run({ runOnly: standards, resultTypes: ['violations'] }).then(found =>
  found.violations.flatMap(rule => rule.nodes.map(node =>
    `${rule.id}: ${node.target.join(' ')}: ${node.any.concat(node.all, node.none).map(
      each => each.message).join('; ').slice(0, 160)}`)))"""


def barriers(page: Page) -> list[str]:
    """Return the violations that axe-core finds, one line per element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN_AXE, STANDARDS)
    return found


def resize(page: Page, device: Device) -> None:
    """Resize the window and wait for the page to follow."""
    page.set_viewport_size({"width": device.width, "height": device.height})
    page.evaluate(TWO_FRAMES)


def overflowing(page: Page, names: Sequence[str] = ()) -> list[str]:
    """Return texts that do not fit; players' names may be clipped."""
    found: list[str] = page.evaluate(
        f"names => {{ {LOOKING} return overflowing(names); }}", list(names)
    )
    return found


def too_small(page: Page, least: int) -> list[str]:
    """Return buttons and links smaller than this many pixels."""
    found: list[str] = page.evaluate(f"least => {{ {LOOKING} return tooSmall(least); }}", least)
    return found


def out_of_sight(page: Page, selector: str) -> list[str]:
    """Return elements that are scrolled out of view or covered by others."""
    found: list[str] = page.evaluate(
        f"selector => {{ {LOOKING} return outOfSight(selector); }}", selector
    )
    return found

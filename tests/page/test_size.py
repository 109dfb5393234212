"""The page is small: it starts at once on a phone's connection."""

import gzip
import re
from pathlib import Path

import pytest

from harness.page.building import built_page

KILOBYTE = 1024
HOME_MOST = 52 * KILOBYTE
GAME_MOST = 98 * KILOBYTE
ALL_MOST = 160 * KILOBYTE
SCRIPT = re.compile(r"\bassets/([\w-]+\.js)")
STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["'`]\./([\w-]+\.js)["'`]""")


def packed(scripts: set[Path]) -> int:
    """What these scripts weigh on the wire."""
    return sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)


def with_imports(page: Path, names: list[str]) -> set[Path]:
    """These scripts and all that they import at once."""
    found: set[Path] = set()
    waiting = list(names)
    while waiting:
        script = page / "assets" / waiting.pop()
        if script not in found:
            found.add(script)
            waiting += STATIC_IMPORT.findall(script.read_text())
    return found


def first_scripts(page: Path, *lists: str) -> set[Path]:
    """What the page's HTML loads, also from its lists of files that an address needs early."""
    html = (page / "index.html").read_text()
    named = re.findall(r'(?:src|href)="\./assets/([\w-]+\.js)"', html)
    for name in lists:
        early = re.search(rf'"?{name}"?:\s*\[(.*?)\]', html)
        assert early, f"the page has no list of early files for {name}"
        named += SCRIPT.findall(early[1])
    tips = [each.name for each in (page / "assets").glob("Tips-*.js")]
    return with_imports(page, named + (tips if "table" in lists else []))


def test_home_is_small() -> None:
    assert packed(first_scripts(built_page(), "home")) <= HOME_MOST


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_a_game_is_small(game: str) -> None:
    scripts = first_scripts(built_page(), "table", game)
    assert len(scripts) > len(first_scripts(built_page(), "table"))
    assert packed(scripts) <= GAME_MOST


def test_all_javascript_together_is_small() -> None:
    assert packed(set((built_page() / "assets").glob("*.js"))) <= ALL_MOST

"""The icons under which phones and desktops keep the page, and the manifest that names them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from buttonbox.games import GAMES
from tools.icons import DIGEST, ICONS, PUBLIC, Icon, digest

INDEX = Path(__file__).parents[2] / "web" / "index.html"


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    return found


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon.name)
def test_icons_are_drawn_from_the_svg_as_it_is(icon: Icon) -> None:
    with Image.open(PUBLIC / icon.name) as image:
        assert image.size == (icon.size, icon.size)
        assert image.info[DIGEST] == digest(), "draw them anew: make icons"


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon.name)
def test_what_the_system_shapes_has_no_corners_of_its_own(icon: Icon) -> None:
    with Image.open(PUBLIC / icon.name) as image:
        corner = image.convert("RGBA").getpixel((0, 0))
    assert isinstance(corner, tuple)
    assert (corner[3] == 255) == icon.shaped_by_system


def test_the_manifest_names_icons_that_are_there_in_their_size() -> None:
    for icon in manifest()["icons"]:
        assert (PUBLIC / icon["src"]).is_file()
        if icon["type"] == "image/png":
            with Image.open(PUBLIC / icon["src"]) as image:
                assert icon["sizes"] == f"{image.width}x{image.height}"
    assert "maskable" in {icon.get("purpose") for icon in manifest()["icons"]}
    assert re.search(r'rel="apple-touch-icon" href="/apple-touch-icon.png"', INDEX.read_text())


def test_there_is_a_shortcut_to_each_game() -> None:
    urls = [shortcut["url"] for shortcut in manifest()["shortcuts"]]
    assert urls == [f"new/{game}?with=bots" for game in GAMES]


def test_addresses_in_the_manifest_are_relative_to_where_the_page_lies() -> None:
    found = manifest()
    addresses = [found["start_url"], found["scope"]]
    addresses += [each.get("src") or each["url"] for each in found["icons"] + found["shortcuts"]]
    assert not [address for address in addresses if address.startswith(("/", "http"))]

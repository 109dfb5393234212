"""What `make site` writes, and what it leaves alone; tests/page/test_static_site.py visits it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from buttonbox.games import GAMES
from tools import site
from tools.pocket.places import PUBLIC


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with the files that a site changes."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text('<head><base href="/" /></head>')
    (folder / "pocket.json").write_text('{"version":"1","files":[{"role":"box"}]}')
    for name in ("manifest.webmanifest", "share-target.js"):
        (folder / name).write_bytes((PUBLIC / name).read_bytes())
    return folder


def test_shortcuts_and_shared_records_open_at_the_one_address(page: Path, tmp_path: Path) -> None:
    """A plain host knows no others, and offline no 404.html leads to it."""
    site.write_site(page, tmp_path / "site")
    manifest = json.loads((tmp_path / "site" / "manifest.webmanifest").read_text())
    urls = [shortcut["url"] for shortcut in manifest["shortcuts"]]
    assert urls == [f"./?new/{game}&with=bots" for game in GAMES]
    assert "'./?replay&shared'" in (tmp_path / "site" / "share-target.js").read_text()


def test_only_a_site_is_written_over(page: Path, tmp_path: Path) -> None:
    place = tmp_path / "site"
    assert site.may_be_emptied(place)
    place.mkdir()
    assert site.may_be_emptied(place)
    site.write_site(page, place)
    assert site.may_be_emptied(place)
    assert not site.may_be_emptied(page)
    assert not site.may_be_emptied(tmp_path)
    assert not site.may_be_emptied(page / "index.html")


def test_a_server_is_named_by_its_origin() -> None:
    command = (sys.executable, "-m", "tools.site", "--server", "play.example")
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "play.example is not an origin such as https://example.org" in done.stderr

"""`make` builds the page again when something that goes into it has changed."""

import re
import subprocess

import pytest

from harness.page.building import ROOT

PAGE = "web/dist/index.html"


@pytest.fixture(scope="module")
def prerequisites() -> set[str]:
    """What the built page depends on, as make has read it."""
    listed = subprocess.run(
        ["make", "--print-data-base", "--question", PAGE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,  # 1 only says that something is to be done
    ).stdout
    rule = re.search(rf"^{PAGE}: (.*)$", listed, re.MULTILINE)
    assert rule
    return set(rule[1].split())


@pytest.mark.parametrize("folder", ["src", "public", "tools"])
def test_every_source_rebuilds_the_page(prerequisites: set[str], folder: str) -> None:
    files = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "web" / folder).rglob("*")
        if path.is_file() and "public/assets" not in path.as_posix()
    }
    assert files
    assert files <= prerequisites


@pytest.mark.parametrize(
    "name", ["index.html", "package.json", "svelte.config.js", "vite.config.ts"]
)
def test_every_setting_of_the_build_rebuilds_the_page(prerequisites: set[str], name: str) -> None:
    assert (ROOT / "web" / name).is_file()
    assert f"web/{name}" in prerequisites

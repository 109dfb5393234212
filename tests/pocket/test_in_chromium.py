"""The commands that measure the pocket in a browser."""

import re
import subprocess
import sys

import pytest

from harness.programs import CHROMIUM, ensure_or_skip

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.usefixtures("built_pocket")]


def said(module: str) -> str:
    """Measure once; what it says, whether or not this busy machine is fast enough."""
    ensure_or_skip(CHROMIUM)
    command = [sys.executable, "-m", f"tools.pocket.{module}", "--rounds", "1"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


def test_the_start_is_measured_beside_a_bare_pyodide() -> None:
    assert re.search(r"^\d+\.\d\d times as long", said("start_speed"), re.M)


def test_the_search_is_measured_beside_the_one_here() -> None:
    told = said("speed")
    assert [line.partition(":")[0] for line in told.splitlines()] == ["buttons", "war"]

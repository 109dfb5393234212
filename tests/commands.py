"""The command line, run as a user runs it."""

import os
import subprocess
import sys

ROUGH = ("Traceback", "Error:")
NOTICE = "the rules run interpreted"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "buttonbox", *arguments]


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments),
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )


def complaints(stderr: str) -> list[str]:
    """Return the lines without the notice about interpreted rules."""
    return [line for line in stderr.splitlines() if NOTICE not in line]


def assert_refused(arguments: list[str], complaint: str) -> None:
    """Check that a command fails with one clear line and code 2."""
    done = run(*arguments)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(complaints(done.stderr)) == 1
    assert not any(word in done.stderr for word in ROUGH)
    assert done.stdout == ""

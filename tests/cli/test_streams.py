"""Streams as a shell or a service may leave them: closed, broken, full, or of an old encoding."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from harness.servers import eventually
from tests.commands import ROUGH, command, complaints, run

posix = pytest.mark.skipif(os.name != "posix", reason="the shell closes streams")
FULL = Path("/dev/full")  # of Linux: every write fails


@pytest.mark.parametrize("arguments", [("rules", "war", "W33"), ("arena", "-h"), ("rules", "war")])
def test_an_encoding_that_lacks_characters_is_no_error(arguments: tuple[str, ...]) -> None:
    done = run(*arguments, PYTHONIOENCODING="ascii:strict")
    assert (done.returncode, complaints(done.stderr)) == (0, [])
    assert done.stdout.isascii()


def test_dice_and_boards_can_be_read_in_ascii() -> None:
    rule = run("rules", "war", "W33", PYTHONIOENCODING="ascii:strict").stdout
    assert re.search(r"\d\d\d+ \(more\sdice\)", rule)
    board = run("play", "war", PYTHONIOENCODING="ascii:strict").stdout
    assert "+- Locations ----" in board
    assert "# built . free x blocked" in board


@posix
@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_error(closing: str) -> None:
    line = f"{sys.executable} -m buttonbox play buttons --seed 1 {closing}"
    done = subprocess.run(line, shell=True, capture_output=True, text=True)
    assert (done.returncode, complaints(done.stderr)) == (0, [])


@pytest.mark.skipif(not FULL.exists(), reason="no device is always full here")
def test_a_full_disk_is_one_clear_line() -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            command("rules", "war"), stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert complaints(done.stderr) == ["buttonbox: No space left on device"]


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


@contextmanager
def serving(home: Path, port: int, redirection: str) -> Iterator[subprocess.Popen[str]]:
    """Run a server for other devices whose output goes nowhere."""
    line = f"exec {sys.executable} -m buttonbox serve --host 0.0.0.0 --port {port} {redirection}"
    environment = {**os.environ, "XDG_DATA_HOME": str(home)}
    read_end, its_end = os.pipe()
    process = subprocess.Popen(
        line, shell=True, env=environment, stdout=its_end, stderr=subprocess.PIPE, text=True
    )
    os.close(its_end)
    os.close(read_end)  # long before it is ready to print
    try:
        yield process
    finally:
        process.terminate()


@posix
@pytest.mark.parametrize("redirection", ["", ">&-"])
def test_a_server_goes_on_if_nobody_reads_its_address(tmp_path: Path, redirection: str) -> None:
    port = free_port()

    def answers() -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
        return False

    with serving(tmp_path, port, redirection) as process:
        eventually(lambda: process.poll() is not None or answers())
        assert answers()
    said = process.communicate()[1]
    assert not any(word in said for word in ROUGH)

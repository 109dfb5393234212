"""`buttonbox` alone: one address, a browser that opens, a code for phones, a port that is free."""

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
import segno

from buttonbox.cli.hosting.serve import DEFAULT_PORT, default_database
from buttonbox.cli.hosting.serve_notice import BORDER, NO_NETWORK, notice, qr_code
from buttonbox.cli.main import with_command
from buttonbox.cli.option_values import database, host_names
from buttonbox.server.listening import PortInUse, listen, listen_near, network_address
from harness.servers import eventually
from tests.commands import assert_refused, command

pty = pytest.importorskip("pty", reason="a terminal to print on, which Windows has not")
LOCAL = "127.0.0.1"
COLOURS = re.compile(r"\x1b\[[\d;]*m")
HALVES = {" ": (0, 0), "▄": (0, 1), "▀": (1, 0), "█": (1, 1)}
WRITE_ARGUMENT = "import pathlib, sys; pathlib.Path(sys.argv[1]).write_text(sys.argv[2])"


@contextmanager
def running(home: Path, *arguments: str, **more: str) -> Iterator[str]:
    """Run the command with its data in `home`; give the first line that it prints."""
    process = subprocess.Popen(
        command(*arguments),
        env={**os.environ, "XDG_DATA_HOME": str(home), **more},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline()
    finally:
        process.terminate()
        process.communicate()


def address_in(line: str) -> str:
    found = re.fullmatch(r"Buttonbox is at (\S+) \(.*Ctrl\+C stops it\)\n", line)
    assert found, line
    return found[1]


@contextmanager
def occupied(port: int) -> Iterator[int]:
    """Keep a port busy; if another program has it, it is busy anyway."""
    with socket.socket() as taken:
        with suppress(OSError):
            taken.bind((LOCAL, port))
            taken.listen()
        yield taken.getsockname()[1] or port


def test_without_a_command_it_serves_and_opens_the_page(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    script = tmp_path / "browser.py"
    script.write_text(WRITE_ARGUMENT)
    with running(tmp_path, BROWSER=f"{sys.executable} {script} {opened} %s") as line:
        address = address_in(line)
        eventually(lambda: opened.exists() and opened.read_text() == address)
        assert httpx.get(f"{address}/health").status_code == 200


def test_options_without_a_command_are_those_of_serve() -> None:
    assert with_command(["--host", "0.0.0.0"]) == ["serve", "--open", "--host", "0.0.0.0"]
    assert with_command([]) == ["serve", "--open"]
    for own in (["--version"], ["--help"], ["-h"], ["rules", "war"]):
        assert with_command(own) == own


def test_a_busy_port_means_the_next_free_one_and_it_is_said(tmp_path: Path) -> None:
    with occupied(DEFAULT_PORT), running(tmp_path, "serve") as line:
        port = int(address_in(line).rpartition(":")[2])
        assert port > DEFAULT_PORT
        assert f"(port {DEFAULT_PORT} is in use; " in line


def test_the_next_free_port_is_near() -> None:
    with occupied(0) as busy, listen_near(LOCAL, busy) as found:
        assert busy < found.getsockname()[1] < busy + 20
        with pytest.raises(PortInUse):
            listen(LOCAL, busy)


def test_a_port_that_was_asked_for_is_not_changed() -> None:
    """A proxy or a bookmark expects the server there."""
    with occupied(0) as busy:
        assert_refused(["serve", "--port", str(busy)], f"cannot listen on {LOCAL}, port {busy}")


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("--allowed-hosts", "https://a.example", "https://a.example is not a name such as"),
        ("--allowed-hosts", "a.example:8000", "a.example:8000 is not a name such as"),
        ("--bot-delay", "-1", "must be at least 0"),
        ("--database", "mysql://me:secret@host/games", "mysql://… is neither postgresql://… nor"),
        ("--database", "postgresql://me:secret@[", "postgresql://… is not an address such as"),
        ("--database", "postgresql://me:secret@host:port/x", "postgresql://… is not an address"),
        ("--keep-days", "-1", "must be more than 0"),
        ("--origin", "example.org", "example.org is not an origin such as https://"),
        ("--page", "missing", "there is no folder missing"),
        ("--rate", "0", "must be more than 0"),
        ("--rate", "nan", "nan is not a number"),
        ("--stand-in", "soon", "soon is not a number"),
        ("--tables-per-hour", "0", "0 is not a whole number from 1 on"),
    ],
)
def test_values_that_cannot_be_meant_are_refused(option: str, value: str, complaint: str) -> None:
    assert_refused(["serve", "--port", "0", f"{option}={value}"], f"{option}: {complaint}")


@pytest.mark.parametrize(
    "address",
    [
        "postgresql:///games?host=/run/postgresql",
        "postgresql://me:a:b@c@one.example:5432,two.example:5433/games",
        "postgres://[::1]:5432/games",
        "postgresql://database/games",
    ],
)
def test_addresses_of_postgresql(address: str) -> None:
    assert database(address) == address


def test_names_of_hosts_are_separated_by_commas() -> None:
    assert host_names("a.example, *.b.example,,::1") == ("a.example", "*.b.example", "::1")
    assert host_names("*") == ("*",)
    assert host_names("") == ()


def test_a_folder_or_a_file_in_the_way_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    hint = "; choose another file with --database"
    for path, complaint in (
        (tmp_path, f"{tmp_path}: not a file{hint}"),
        (tmp_path / "file" / "x", f"{tmp_path / 'file'}: File exists{hint}"),
    ):
        assert_refused(["serve", "--port", "0", "--database", str(path)], complaint)


def test_a_second_server_says_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    options = ("--port", "0", "--database", str(path))
    with running(tmp_path, "serve", *options) as line:
        assert address_in(line)
        complaint = f"{path}: another server is using this database: stop it, or choose another"
        assert_refused(["serve", *options], complaint)


def test_who_has_no_home_has_the_database_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container that runs as a user whom nobody has created."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 2**31 - 9)
    assert default_database() == Path("buttonbox", "tables.sqlite")


def test_one_line_is_enough_for_this_machine() -> None:
    assert notice(LOCAL, 8000, 8000) == f"Buttonbox is at http://{LOCAL}:8000 (Ctrl+C stops it)"
    assert notice("::1", 8000, 0) == "Buttonbox is at http://[::1]:8000 (Ctrl+C stops it)"


def in_terminal(home: Path, *arguments: str) -> list[str]:
    """Run the command in a terminal until it has printed all; return the lines."""
    terminal, its_side = pty.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(command(*arguments), stdout=its_side, env=environment)
    os.close(its_side)
    shown = b""
    try:
        while b"Ctrl+C" not in shown:  # printed at once, with all that follows
            shown += os.read(terminal, 65536)
    finally:
        process.terminate()
        process.wait()
    with suppress(OSError):  # the end, on Linux
        while more := os.read(terminal, 65536):
            shown += more
    os.close(terminal)
    return shown.decode().splitlines()


def test_phones_get_an_address_and_a_code(tmp_path: Path) -> None:
    own = network_address()
    first, *rest = in_terminal(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0")
    address = address_in(f"{first}\n")
    assert address.startswith(f"http://{LOCAL}:")
    if own is None:
        assert rest == [NO_NETWORK]
    else:
        phones = address.replace(LOCAL, own)
        assert rest[0] == f"Other devices on the same network: {phones}"
        assert rest[1:] == qr_code(phones).splitlines()


def test_the_code_says_the_address() -> None:
    address = "http://192.168.178.23:8000"
    lines = COLOURS.sub("", qr_code(address)).splitlines()
    drawn = [[HALVES[sign][half] for sign in line] for line in lines for half in (0, 1)]
    expected = [list(row) for row in segno.make_qr(address).matrix_iter(border=BORDER)]
    assert drawn[: len(expected)] == expected
    assert not any(map(any, drawn[len(expected) :]))


def test_a_file_or_pipe_gets_no_code(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0") as line:
        assert address_in(line)

"""A PostgreSQL server of the tests' own: fresh data, a free port, stopped at the end."""

import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

BINARIES = "/usr/lib/postgresql/*/bin"


def find_binaries() -> Path:
    """Where initdb and pg_ctl are; installed if they are missing and that is possible."""
    if not glob.glob(BINARIES) and not shutil.which("initdb") and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "postgresql"],
            check=False,
            capture_output=True,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
    found = sorted(glob.glob(BINARIES))
    if found:
        return Path(found[-1])
    on_path = shutil.which("initdb")
    if on_path is None:
        pytest.skip("PostgreSQL is not here and cannot be installed")
    return Path(on_path).parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = [entry.pw_name for entry in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A cluster of its own in a temporary folder."""

    def __init__(self) -> None:
        self.binaries, self.user, self.port = find_binaries(), unprivileged(), free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="buttonbox-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.data = str(self.folder / "data")
        self.run("initdb", "-D", self.data, "-U", "test", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.address = f"postgresql://test@127.0.0.1:{self.port}/postgres"

    def run(self, command: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.binaries / command), *arguments],
            check=True,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], "HOME": str(self.folder), "LC_ALL": "C.UTF-8"},
        )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1"
        options += f" -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", self.data, "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")


@contextmanager
def postgresql() -> Iterator[Postgres]:
    """A running server with an empty database."""
    server = Postgres()
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder)

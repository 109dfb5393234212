"""A PostgreSQL server for tests: fresh data, a free port, stopped at the end."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harness.programs import POSTGRESQL


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unprivileged() -> str | None:
    """Return the user to run PostgreSQL as; it refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = [entry.pw_name for entry in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A database cluster in a temporary folder; raises Missing without PostgreSQL."""

    def __init__(self) -> None:
        self.binaries = POSTGRESQL.ensure().resolve().parent  # may be a link
        self.user, self.port = unprivileged(), free_port()
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
    """Run a server with an empty database."""
    server = Postgres()
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder)

"""The files of a database: private, since they hold the keys of all seats, and used by one server.

Locks go by the file itself, so a second name for it (a link) is no second database.
"""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from buttonbox.server.store import StoreFailed

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside its file
LOST = "the database file has been deleted or replaced: stop the server and bring it back"


def open_private(path: str | Path, flags: int) -> int:
    """An opener for `open`: what it creates is for the owner alone."""
    return os.open(path, flags, PRIVATE_FILE)


def make_private_folder(folder: Path) -> None:
    """Create a folder and those above it, as far as they are missing."""
    if not folder.is_dir():
        make_private_folder(folder.parent)
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)


def make_private(path: Path) -> None:
    """Take away what others may do with a file, if it is ours."""
    with suppress(FileNotFoundError, PermissionError):
        if stat.S_IMODE(path.stat().st_mode) & ~PRIVATE_FILE:
            path.chmod(PRIVATE_FILE)


def check_writable(path: Path) -> None:
    """A file that is read-only on purpose is left alone, also by root, who could write it."""
    if path.exists() and not (path.stat().st_mode & stat.S_IWUSR and os.access(path, os.W_OK)):
        raise StoreFailed(f"{path}: the file is read-only")


class Claim:
    """One server's hold on a database file; others would not hear of its moves.

    Let go of it only after SQLite has closed the file: closing any descriptor of a file ends the
    locks that SQLite has on it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.descriptors: list[int] = []
        self.known: dict[Path, tuple[int, int]] = {}
        try:
            self._hold(path.with_name(path.name + ".lock"))
            self._hold(path)
        except BaseException:
            self.let_go()
            raise

    def _hold(self, path: Path) -> None:
        descriptor = open_private(path, os.O_RDWR | os.O_CREAT)
        self.descriptors.append(descriptor)
        make_private(path)
        if path == self.path and sys.platform != "linux":
            return  # elsewhere such a lock gets in the way of SQLite's own
        lock(descriptor, self.path)

    def know(self) -> None:
        """Remember which files they are, once SQLite has created all of them."""
        for path in (self.path, *(self.path.with_name(self.path.name + end) for end in BESIDE)):
            make_private(path)
        wal = self.path.with_name(self.path.name + BESIDE[0])
        self.known = {path: identity(path) for path in (self.path, wal)}

    def check(self) -> None:
        """Raise StoreFailed if what is written would be lost with a file that has no name now."""
        try:
            if any(identity(path) != known for path, known in self.known.items()):
                raise StoreFailed(LOST)
        except FileNotFoundError as error:
            raise StoreFailed(LOST) from error

    def let_go(self) -> None:
        while self.descriptors:
            os.close(self.descriptors.pop())


def identity(path: Path) -> tuple[int, int]:
    """The file behind a name."""
    found = path.stat()
    return found.st_dev, found.st_ino


def lock(descriptor: int, path: Path) -> None:
    """Hold the file for this process alone."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise StoreFailed(f"{path}: another server is using this database") from error

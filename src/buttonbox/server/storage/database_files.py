"""Keep the files of a SQLite database private, and locked by one server.

They hold the keys of all seats. Every system locks a file beside the database; on Linux the
database itself is locked as well, so that opening it through a hard link is noticed, too.
"""

import os
import sqlite3
import stat
import sys
from contextlib import suppress
from pathlib import Path

from buttonbox.server.storage.store import StoreFailed

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
BESIDE = ("-wal", "-shm")  # suffixes of the files that SQLite adds
IN_USE = "{}: another server is using this database: stop it, or choose another with --database"
LOST = "the database file has been deleted or replaced: stop the server and bring it back"


def open_private(path: str | Path, flags: int) -> int:
    """Open a file, readable only by its owner if it is new; an opener for `open`."""
    return os.open(path, flags, PRIVATE_FILE)


def make_private_folder(folder: Path) -> None:
    """Create a folder and its missing parents, accessible only to their owner."""
    if not folder.is_dir():
        make_private_folder(folder.parent)
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)


def make_private(path: Path) -> None:
    """Remove the permissions of others from a file, if it is ours."""
    with suppress(FileNotFoundError, PermissionError):
        if stat.S_IMODE(path.stat().st_mode) & ~PRIVATE_FILE:
            path.chmod(PRIVATE_FILE)


def check_writable(path: Path) -> None:
    """Raise StoreFailed for what is no file, or is read-only, even for root, who could write it."""
    if path.exists() and not path.is_file():
        raise StoreFailed(f"{path}: not a file; choose another file with --database")
    if path.exists() and not (path.stat().st_mode & stat.S_IWUSR and os.access(path, os.W_OK)):
        raise StoreFailed(f"{path}: the file is read-only")


class FileLock:
    """Locks a database file for one server, since a second one would miss the moves of the first.

    Release it only after SQLite has closed the file: closing any descriptor of a file ends the
    locks that SQLite has on it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[Path, tuple[int, int]] = {}
        self.beside = hold_beside(path)
        try:
            self.descriptor = hold_itself(path)
        except BaseException:
            self.beside.close()
            raise

    def remember_files(self) -> None:
        """Remember the identity of the files, once SQLite has created all of them."""
        for path in (self.path, *(self.path.with_name(self.path.name + end) for end in BESIDE)):
            make_private(path)
        wal = self.path.with_name(self.path.name + BESIDE[0])
        self.known = {path: identity(path) for path in (self.path, wal)}

    def check(self) -> None:
        """Raise StoreFailed if the files were deleted or replaced: writes would be lost."""
        try:
            if any(identity(path) != known for path, known in self.known.items()):
                raise StoreFailed(LOST)
        except FileNotFoundError as error:
            raise StoreFailed(LOST) from error

    def release(self) -> None:
        os.close(self.descriptor)
        self.beside.close()


def identity(path: Path) -> tuple[int, int]:
    """Return what identifies the file behind a name."""
    found = path.stat()
    return found.st_dev, found.st_ino


def hold_beside(path: Path) -> sqlite3.Connection:
    """Lock a database on any system: begin a transaction in a file beside it and never end it.

    SQLite knows how each system locks, and the lock ends with the process, however that dies.
    Raises StoreFailed if another server has it.
    """
    beside = path.with_name(path.name + ".lock")
    with suppress(FileExistsError):
        os.close(open_private(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL))
    make_private(beside)
    connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # no journal: nothing is ever written
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreFailed(IN_USE.format(path)) from error
        raise StoreFailed(f"{beside}: {error}") from error
    return connection


def hold_itself(path: Path) -> int:
    """Open a database file and, on Linux, lock it under all its names; return the descriptor.

    On other systems this lock would interfere with SQLite's own. Raises StoreFailed if another
    server has it.
    """
    descriptor = open_private(path, os.O_RDWR | os.O_CREAT)
    make_private(path)
    if sys.platform == "linux":
        import fcntl

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(descriptor)
            raise StoreFailed(IN_USE.format(path)) from error
    return descriptor

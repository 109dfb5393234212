"""Records as files on the command line."""

from argparse import ArgumentParser
from pathlib import Path

from buttonbox.core.errors import ButtonboxError, InvalidRecord, InvalidSettings
from buttonbox.core.history import History
from buttonbox.core.record import Record, read_record
from buttonbox.games import find_game

LONGEST = 16 * 1024 * 1024  # characters; of an endless file no more are read


class UnreadableRecord(ButtonboxError):
    """Raised for a file that is not a record, with its name."""


def add_record(parser: ArgumentParser) -> None:
    """Add the argument that names a record."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record, a .jsonl file")


def read_record_file(path: Path) -> Record:
    """Read a record from a file. Raises OSError or UnreadableRecord."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST)
        if len(text) == LONGEST:
            raise UnreadableRecord(f"{path}: too long for a record")
        return read_record(text, find_game)
    except UnicodeDecodeError as error:
        raise UnreadableRecord(f"{path}: not a text file") from error
    except InvalidRecord as error:
        raise UnreadableRecord(f"{path}: {error}") from error


def events_up_to(history: History, count: int | None) -> int:
    """Return how many events --to asks for, by default all. Raises InvalidSettings."""
    most = len(history.events)
    if count is not None and not 0 <= count <= most:
        raise InvalidSettings("--to", f"must be from 0 to {most}")
    return most if count is None else count

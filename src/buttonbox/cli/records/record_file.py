"""Records as files on the command line."""

from argparse import ArgumentParser
from pathlib import Path

from buttonbox.core.errors import InvalidRecord, InvalidSettings
from buttonbox.core.history import History
from buttonbox.core.record import Record, read_record
from buttonbox.games import find_game


def add_record(parser: ArgumentParser) -> None:
    """Add the argument that names a record."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record, a .jsonl file")


def read_record_file(path: Path) -> Record:
    """Read a record from a file. Raises OSError or InvalidRecord."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise InvalidRecord(1, f"{path} is not a text file") from error
    return read_record(text, find_game)


def events_up_to(history: History, count: int | None) -> int:
    """Return how many events --to asks for, by default all. Raises InvalidSettings."""
    most = len(history.events)
    if count is not None and not 0 <= count <= most:
        raise InvalidSettings("--to", f"must be from 0 to {most}")
    return most if count is None else count

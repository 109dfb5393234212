"""Reading a record from a file."""

from dataclasses import dataclass
from pathlib import Path

from buttonbox.cli.names import NAMES, printable
from buttonbox.core.errors import InvalidRecord, InvalidSettings
from buttonbox.core.game import Json
from buttonbox.core.history import History
from buttonbox.core.record import read_about, read_record
from buttonbox.games import find_game


@dataclass(frozen=True)
class RecordFile:
    """A game, and what its record says beside it."""

    history: History
    about: Json

    @property
    def names(self) -> tuple[str, ...]:
        """Those of the record, else ours."""
        given = self.about.get("names") or [""] * self.history.state.players
        pairs = zip(given, NAMES, strict=False)
        return tuple(printable(name.strip()) or ours for name, ours in pairs)

    def events_to(self, count: int | None) -> int:
        """How many events --to asks for; raises InvalidSettings."""
        most = len(self.history.events)
        if count is not None and not 0 <= count <= most:
            raise InvalidSettings("--to", f"must be from 0 to {most}")
        return most if count is None else count


def read_file(path: Path) -> RecordFile:
    """The record of a file; raises OSError or InvalidRecord."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise InvalidRecord(1, f"{path} is not text") from error
    return RecordFile(read_record(text, find_game), read_about(text))

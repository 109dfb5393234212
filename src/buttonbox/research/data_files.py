"""Rows as files: Parquet with a dataset card beside it, or a folder of records.

Parquet needs the extra `data` (pyarrow); records need nothing.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from buttonbox import __version__
from buttonbox.core.errors import ButtonboxError
from buttonbox.research.data import FIELDS, GameRow, Plan, to_record
from buttonbox.research.data_card import Totals, write_card

PARQUET = ".parquet"
COMPRESSION = "zstd"
METADATA = b"buttonbox"  # the key of our metadata in the file's schema


class MissingExtra(ButtonboxError):
    """Raised when a file needs a package that is not installed."""


class UnreadableFile(ButtonboxError):
    """Raised for a file that does not hold games."""


def check_target(path: Path) -> None:
    """Raise an error now rather than after the games: MissingExtra, ButtonboxError or OSError."""
    if path.suffix == PARQUET:
        _parquet()
        if not path.parent.is_dir():
            raise ButtonboxError(f"{path}: there is no folder {path.parent}")
    elif path.suffix:
        raise ButtonboxError(f"{path}: give a name that ends in {PARQUET}, or a folder for records")
    elif path.exists() and not path.is_dir():
        raise ButtonboxError(f"{path}: is a file; records need a folder")


def write_games(path: Path, plan: Plan, batches: Iterable[list[GameRow]]) -> Totals:
    """Write Parquet and its card if the name ends in .parquet, otherwise a folder of records.

    A Parquet file appears when it is complete; until then its name ends in .part.
    """
    totals = Totals()
    counted = totals.counting(batches)
    if path.suffix == PARQUET:
        write_parquet(path, plan, counted)
        write_card(path, plan, totals)
    else:
        write_records(path, counted)
    return totals


def write_records(folder: Path, batches: Iterable[list[GameRow]]) -> None:
    """Write each game to its own record, numbered from 1."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = (row for batch in batches for row in batch)
    for number, row in enumerate(rows, 1):
        (folder / f"{number:07}.jsonl").write_text(to_record(row), encoding="utf-8")


# Parquet.


def write_parquet(path: Path, plan: Plan, batches: Iterable[list[GameRow]]) -> None:
    """Write the games to a file, each batch a row group. Raises MissingExtra."""
    pyarrow, parquet = _parquet()
    made = json.dumps({"version": __version__, "plan": asdict(plan)}, default=dict)
    schema = _schema(pyarrow).with_metadata({METADATA: made.encode()})
    with (
        _replacing(path) as part,
        parquet.ParquetWriter(part, schema, compression=COMPRESSION) as writer,
    ):
        for batch in batches:
            writer.write_table(pyarrow.Table.from_pylist(batch, schema))


def read_parquet(path: Path) -> Iterator[GameRow]:
    """Yield the games of a file. Raises MissingExtra, or UnreadableFile if it holds no games."""
    pyarrow, parquet = _parquet()
    try:
        with parquet.ParquetFile(path) as file:
            if not file.schema_arrow.equals(_schema(pyarrow)):
                raise UnreadableFile(f"{path}: its columns are not those of Buttonbox")
            for batch in file.iter_batches():
                yield from cast(list[GameRow], batch.to_pylist())
    except pyarrow.ArrowInvalid as error:
        raise UnreadableFile(f"{path}: not a Parquet file") from error


def _schema(pyarrow: Any) -> Any:
    return pyarrow.schema([(field.name, _type(pyarrow, field.type)) for field in FIELDS])


def _type(pyarrow: Any, name: str) -> Any:
    if name.startswith("list<"):
        return pyarrow.list_(pyarrow.type_for_alias(name[5:-1]))
    return pyarrow.type_for_alias(name)


@contextmanager
def _replacing(path: Path) -> Iterator[Path]:
    """Yield a temporary path; it replaces the file on success and is deleted on failure."""
    part = path.with_name(f"{path.name}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _parquet() -> tuple[Any, Any]:
    """Import pyarrow and its Parquet module only here, so that nothing else needs them."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise MissingExtra("Parquet needs pyarrow: pip install 'buttonbox[data]'") from error

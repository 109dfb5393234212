"""Prepare tables in chosen situations, with the same dice each time."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import time

from msgspec.structs import replace

from buttonbox.core.randomness import Generator
from buttonbox.games import find_game
from buttonbox.server.seats import tokens
from buttonbox.server.storage.store import open_store
from buttonbox.server.tables.creation import EDITION
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.table_log import Entry, Seat, Setup
from harness.matches import joined

KINDS = {"l": "local", "o": "online", "b": "bot"}
SECRET = "5e" * 32
KEY = "ab" * 32
MOST_SEEDS = 400

Wanted = Callable[[Match], bool]
Row = tuple[str, Setup, list[Entry]]


@dataclass(frozen=True)
class Situation:
    """A game that should reach a certain situation when seat 0 acts, or at the end."""

    name: str  # with the number of a copy, ten characters: a table's name
    game: str
    wanted: Wanted
    kinds: str = "lbbb"
    begins: Wanted | None = None  # the first position: judging a whole game takes long


@dataclass(frozen=True)
class Prepared:
    """A prepared table in the database."""

    table: str
    tokens: list[str | None]  # of the seats played in this browser


def setup_for(situation: Situation, names: tuple[str, ...]) -> Setup:
    """Return seats by letter: l(ocal), o(nline), b(ot)."""
    seats = tuple(
        Seat(KINDS[kind], name, "easy" if kind == "b" else None)  # type: ignore[arg-type]
        for kind, name in zip(situation.kinds, names, strict=False)
    )
    settings = find_game(situation.game).settings(len(seats))
    return Setup(situation.game, settings, seats, 0, KEY, SECRET, edition=EDITION)


def play_until(setup: Setup, wanted: Wanted) -> Match:
    """Play random games until one reaches the situation."""
    now = round(1000 * time())
    for seed in range(MOST_SEEDS):
        generator = Generator(seed)
        match = joined(setup)
        while not match.over and not wanted(match):
            moves = match.state.legal_moves()
            code = moves[generator.below(len(moves))]
            match.take(match.plan_move(match.state.actor(), code, match.version, "", now))
        if wanted(match):
            return match
    raise LookupError("no game reached the situation")


class Library:
    """Copies of every situation; each is handed out once, so that tests do not interfere."""

    def __init__(self, situations: list[Situation], names: tuple[str, ...], copies: int) -> None:
        self.names = names
        self.copies = copies
        self.left: dict[str, list[Prepared]] = {}
        self.rows: list[Row] = []
        for situation in situations:
            self._prepare(situation)

    def _prepare(self, situation: Situation) -> None:
        setup = setup_for(situation, self.names)
        if situation.begins is not None:
            first = play_until(setup, situation.begins)
            setup = replace(setup, position=first.game.position(first.state))
        entries = play_until(setup, situation.wanted).entries
        for number in range(self.copies):
            table = f"{situation.name}{number:0{tokens.ID_LENGTH - len(situation.name)}}"
            self.rows.append((table, setup, entries))
            self.left.setdefault(situation.name, []).append(Prepared(table, own_tokens(setup)))

    def take(self, name: str) -> Prepared:
        """Return an unused copy."""
        return self.left[name].pop()

    def write(self, database: Path) -> None:
        """Store all copies in a new database."""
        asyncio.run(store_tables(database, self.rows))


async def store_tables(database: Path, rows: list[Row]) -> None:
    """Store tables in a database."""
    store = open_store(str(database))
    await store.open(lambda table, message: None)
    for table, setup, entries in rows:
        await store.create(table, setup, entries)
    await store.close()


def own_tokens(setup: Setup) -> list[str | None]:
    """Return what the browser of all local seats stores."""
    return [
        tokens.token(setup, seat) if each.kind == "local" else None
        for seat, each in enumerate(setup.seats)
    ]

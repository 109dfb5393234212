"""A table's game as its log says: synchronous, without storage, transport or clock."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from buttonbox.core.actors import CHANCE
from buttonbox.core.game import Json
from buttonbox.core.history import Event, History
from buttonbox.core.record import write_record
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.server.dice.fair_dice import FairDice
from buttonbox.server.dice.opening import Opening
from buttonbox.server.seats.seating import Seating
from buttonbox.server.tables.clock import SeatClocks
from buttonbox.server.tables.table_log import Entry, Setup
from buttonbox.server.tables.undo_limits import UndoLimits, undone_moves

LOG = 200  # events in a full view; facts of older ones are not kept
PIECE = 200  # entries between pauses while a long log is loaded
MOST_ENTRIES = 4000  # a long game has a thousand, but players who never stop rolling play for ever


# Of all tables: equal events are one object, so that the collector has few to look at.
shared_event = cache(Event)


class PlannedMove(list[Entry]):
    """The entries of a move and its chance events, with the state and facts they lead to."""

    __slots__ = ("facts", "state")
    state: State
    facts: dict[int, Json]  # by version


class MatchState:
    """The state of a table's game, rebuilt from its log."""

    def __init__(self, setup: Setup, entries: Iterable[Entry] = ()) -> None:
        self.seating = Seating(setup)
        self.game = find_game(setup.game)
        self.history = History(self.game, setup.settings, setup.position)
        self.state = self.history.state  # no property: a move reads it often; do not change it
        self.players = self.state.players
        self.event_facts = self.game.page.event_facts
        self.entries: list[Entry] = []
        self.opening = Opening(setup)
        self.facts: dict[int, Json] = {}  # about recent events, by version
        self.counted: dict[tuple[int, str], int] = {}  # the version that each message led to
        self.message: tuple[int, str] | None = None  # the last message, while its dice follow
        self.rematch = ""
        self.hints: Counter[int] = Counter()  # used, by seat
        self.deleted = False
        self.seat_clocks = SeatClocks(setup.clock, self.players)
        self.drawn = 0  # chance events so far
        self.undos = UndoLimits()
        self.dice: FairDice | None = None
        for _ in self.load(list(entries)):
            pass

    # Queries.

    @property
    def version(self) -> int:
        """Return the number of log entries."""
        return len(self.entries)

    @property
    def full(self) -> bool:
        """Whether the log has as many entries as it may: nobody can go on with the game."""
        return len(self.entries) >= MOST_ENTRIES

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over()

    @property
    def started(self) -> bool:
        """Whether there has been a die or a move."""
        return bool(self.history.events)

    @property
    def moves(self) -> int:
        """Return the number of moves, without those that were undone."""
        return len(self.history.events) - self.drawn

    @property
    def complete(self) -> bool:
        """Whether every seat is taken."""
        return len(self.joined) == self.players

    @property
    def setup(self) -> Setup:
        """Return the set-up, including players who have joined since."""
        return self.seating.setup

    @property
    def joined(self) -> set[int]:
        """Return the seats of bots and of people who have joined."""
        return self.seating.joined

    @property
    def bots_alone(self) -> bool:
        """Whether all seats belong to bots."""
        return all(seat.kind == "bot" for seat in self.setup.seats)

    def undo_seat(self) -> int | None:
        """Return the seat that may undo the last move of a game that goes on, or None."""
        seat = self._last_mover()
        return None if seat is None or self.undos.spent(seat) else seat

    def _last_mover(self) -> int | None:
        """Return the seat of the person whose move was the last event, or None."""
        seat = self.history.undoable_seat()
        if seat == CHANCE or self.seating.setup.seats[seat].kind == "bot":
            return None
        return seat

    def events_at(self, version: int) -> int:
        """Return the number of events in the record at this version; O(version)."""
        counts = {"move": 1, "chance": 1, "undo": -1}
        return sum(counts.get(entry.kind, 0) for entry in self.entries[:version])

    def revealed_secret(self) -> str | None:
        """Return the secret of the dice, or None before the game is over."""
        return self.setup.secret or None if self.over else None

    def record(self) -> str:
        """Write the game as a record, with names and fair dice."""
        about: dict[str, object] = {"names": [seat.name for seat in self.setup.seats]}
        if self.setup.secret:
            about["fair"] = self.opening.header(self.setup, self.over)
        return write_record(self.history, about | self.setup.about)

    # Carrying out entries.

    def load(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Carry out a stored log, yielding now and then; skip moves that are undone later."""
        undone = undone_moves(entries)
        for number, entry in enumerate(entries, 1):
            self._check_follows(entry)
            if entry.kind == "undo":
                self.undos.count(entry.actor)
            elif entry.code is None:
                self._carry_out(entry)
            elif entry.version not in undone:
                self._carry_out_event(entry, recent=number > len(entries) - LOG)
            self._note(entry)
            if number % PIECE == 0:
                yield

    def take(self, entries: Sequence[Entry]) -> None:
        """Carry out stored entries, which must follow the last one.

        A planned move has been played already, so its outcome is adopted.
        """
        if isinstance(entries, PlannedMove):
            self._adopt(entries)
            return
        for entry in entries:
            self._check_follows(entry)
            self._carry_out(entry)
            self._note(entry)

    def _adopt(self, planned: PlannedMove) -> None:
        self._check_follows(planned[0])
        self.facts |= planned.facts
        events = [shared_event(entry.actor, entry.code) for entry in planned]
        self.history.adopt(events, planned.state)
        self.state = planned.state
        self.drawn += len(planned) - 1
        self.undos.end_row(planned[-1].actor)
        self._note_move(planned)

    def _check_follows(self, entry: Entry) -> None:
        if entry.version != len(self.entries) + 1:
            raise ValueError(f"entry {entry.version} does not follow {self.version}")

    def _note_move(self, planned: PlannedMove) -> None:
        """Do what `_note` does for each entry, at once."""
        if self.seat_clocks.clock is not None:
            for entry in planned:
                self.seat_clocks.take(entry)
        self.entries.extend(planned)
        move = planned[0]
        self.message = (move.actor, move.client) if move.client else None
        if self.message is not None:
            self.counted[self.message] = planned[-1].version

    def _note(self, entry: Entry) -> None:
        """Add an entry to the log, and note which message it answers."""
        if self.setup.clock is not None:
            self.seat_clocks.take(entry)
        self.entries.append(entry)
        if entry.client:
            self.message = entry.actor, entry.client
            self.counted[self.message] = entry.version
        elif entry.kind == "chance" and self.message is not None:
            self.counted[self.message] = entry.version
        else:
            self.message = None

    def _carry_out(self, entry: Entry) -> None:
        self.seating.take(entry)
        self.opening.take(entry)
        if entry.kind == "rematch":
            self.rematch = entry.value
        elif entry.kind == "hint":
            self.hints[entry.actor] += 1
        elif entry.kind == "delete":
            self.deleted = True
        elif entry.kind == "undo":
            self.history.undo(entry.actor)
            self.state = self.history.state
            self.undos.count(entry.actor)
        elif entry.kind in ("move", "chance"):
            self._carry_out_event(entry)

    def _carry_out_event(self, entry: Entry, recent: bool = True) -> None:
        if entry.code is None or self.state.actor() != entry.actor:
            raise ValueError(f"entry {entry.version} is not an event of the player to move")
        if recent:
            self._learn(entry, self.state, self.facts)
        self.history.apply(entry.code)
        self.drawn += entry.kind == "chance"
        self.undos.end_row(entry.actor)

    def _learn(self, entry: Entry, state: State, learned: dict[int, Json]) -> None:
        """Note the facts about an event, before it is carried out, in `learned`."""
        assert entry.code is not None
        if found := self.event_facts(state, entry.code):
            learned[entry.version] = found

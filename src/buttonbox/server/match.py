"""The one authority at a table: synchronous, without storage, transport or clock.

A `plan_` method says what a request would add to the log, or raises Refused, and changes nothing.
Once the entries are stored, `take` carries them out. So nothing is ever shown that could be lost.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from msgspec.json import encode

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import ButtonboxError, IllegalMove, Values
from buttonbox.core.game import Json
from buttonbox.core.history import Event, History
from buttonbox.core.record import write_record
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.server.clock import Timer
from buttonbox.server.entries import Entry, Kind, Setup
from buttonbox.server.facts import TOLD_OF_DICE, facts
from buttonbox.server.fair import FairDice
from buttonbox.server.opening import Opening
from buttonbox.server.seating import Seating
from buttonbox.server.tokens import Signed
from buttonbox.server.undos import Undos, undone_moves


class Refused(ButtonboxError):
    """A request that changes nothing; `rule` is a rule of the game or a word of REFUSALS."""

    def __init__(
        self, rule: str, reason: str, case: str = "", values: Values = MappingProxyType({})
    ) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.case = case
        self.values = dict(values)


REFUSALS = {
    "message": "the message makes no sense",
    "seat": "the seat is not yours",
    "stale": "the table has moved on",
    "turn": "another seat is to act",
    "over": "the game is over",
    "waiting": "not everybody has arrived",
    "undo": "nothing to undo: a die has rolled or another player has moved since",
    "undos": "moves have been taken back too often",
    "seed": "a seed is committed to before the seal and opened before the first die",
    "invitation": "there is a newer link to this seat",
    "taken": "somebody else has taken the seat",
    "host": "only the host gives out a new link, for a guest's seat",
    "bots": "only the host gives a seat away, before the game, and nobody may have come to it",
    "delete": "only the host can delete a table, once the game is over or nobody else plays",
    "deleted": "the table has been deleted",
    "rate": "too many messages",
    "storage": "it could not be stored; try again",
    "bot": "a bot could not answer; try again",
    "busy": "the server is busy; try again in a moment",
    "hints": "there are no hints at this table",
}


def refused(word: str) -> Refused:
    """A refusal that no rule of the game gives."""
    return Refused(word, REFUSALS[word])


RESUME_EVERY = 10_000  # milliseconds: coming and going for ever fills no log
LOG = 200  # events that a full view holds at most: nobody is told more of older ones
# Whoever loads a long log lets others have their turn after so many entries.
PIECE = 200


class Planned(NamedTuple):
    """A move with its chance events, and the state they lead to."""

    entries: Sequence[Entry]
    state: State


class Match:
    """A table's game, as its log tells it."""

    def __init__(self, setup: Setup, entries: Iterable[Entry] = ()) -> None:
        self.seating = Seating(setup)
        self.game = find_game(setup.game)
        self.history = History(self.game, setup.settings, setup.position)
        self.players = self.history.state.players
        self.entries: list[Entry] = []
        self.opening = Opening(setup)
        self.facts: dict[int, Json] = {}  # what the log tells of a move, by the move's version
        self.counted: dict[tuple[int, str], int] = {}  # the version each message led to
        self.message: tuple[int, str] | None = None  # the last one, while dice follow on it
        self.rematch = ""
        self.hints: Counter[int] = Counter()  # used, by seat
        self.deleted = False
        self.timer = Timer(setup.clock, self.players)
        self.drawn = 0  # chance events so far
        self.undos = Undos()
        self.dice: FairDice | None = None
        self.planned: Planned | None = None
        for _ in self.load(list(entries)):
            pass

    # What it is like.

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def state(self) -> State:
        """The state now; not to be changed."""
        return self.history.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor() == NOBODY

    @property
    def started(self) -> bool:
        """Whether the first die or move has fallen."""
        return bool(self.history.events)

    @property
    def moves(self) -> int:
        """How many moves were made and not taken back."""
        return len(self.history.events) - self.drawn

    @property
    def complete(self) -> bool:
        """Whether everybody has arrived."""
        return len(self.joined) == self.players

    @property
    def setup(self) -> Setup:
        """How it was set up, with everybody who has come since."""
        return self.seating.setup

    @property
    def joined(self) -> set[int]:
        """The seats whose people have come, and those of bots."""
        return self.seating.joined

    @property
    def bots_alone(self) -> bool:
        """Whether no person has a seat."""
        return all(seat.kind == "bot" for seat in self.setup.seats)

    def undo_seat(self) -> int | None:
        """The person who may take back the last move; nobody once the secret is out."""
        seat = self._last_mover()
        return None if seat is None or self.undos.spent(seat) else seat

    def _last_mover(self) -> int | None:
        """The person whose move was the last event."""
        seat = self.history.undoable_seat()
        if seat == CHANCE or self.over or self.setup.seats[seat].kind == "bot":
            return None
        return seat

    def events_at(self, version: int) -> int:
        """How many events the record had at this version."""
        counts = {"move": 1, "chance": 1, "undo": -1}
        return sum(counts.get(entry.kind, 0) for entry in self.entries[:version])

    def revealed_secret(self) -> str | None:
        """The secret of the dice, once nothing can be foretold with it."""
        return self.setup.secret or None if self.over else None

    def record(self) -> str:
        """The game as a record, with names and fair dice."""
        about: dict[str, object] = {"names": [seat.name for seat in self.setup.seats]}
        if self.setup.secret:
            about["fair"] = self.opening.header(self.setup, self.over)
        return write_record(self.history, about | self.setup.about)

    # What a request would add.

    def plan_join(self, seat: int, at: int) -> list[Entry]:
        """A person takes the seat for the first time; nothing if it is known already."""
        return [] if seat in self.joined else [self._entry("join", seat, at)]

    def plan_guest(
        self, invited: Signed, grant: str, name: str, emblem: int | None, at: int
    ) -> list[Entry]:
        """A guest takes a seat by invitation; nothing if the same guest has it already."""
        seat, seating = invited.seat, self.seating
        if seating.grants.get(seat) == grant:
            return []
        if seating.is_taken(seat):
            raise refused("taken")
        if seating.invitations.get(seat) != invited.grant:
            raise refused("invitation")
        joining = encode(seating.joining(seat, grant, name, emblem)).decode()
        return [self._entry("join", seat, at, value=joining)]

    def plan_invite(self, host: int, seat: int, grant: str, at: int) -> list[Entry]:
        """A new invitation to a guest's seat: the old one and the guest's token end."""
        if self.setup.seats[host].kind != "local" or seat not in self.seating.invitations:
            raise refused("host")
        if self.setup.seats[seat].kind == "bot":
            raise refused("taken")
        if self.over:
            raise refused("over")
        return [self._entry("invite", seat, at, value=grant)]

    def plan_commit(self, seat: int, value: str, at: int) -> list[Entry]:
        """A page commits to its seed; the same commitment again counts once."""
        if self.opening.commitments.get(seat) == value:
            return []
        if not self.opening.may_commit(seat, value):
            raise refused("seed")
        return [self._entry("commit", seat, at, value=value)]

    def plan_seal(self, here: Container[int], at: int) -> list[Entry]:
        """Everybody has arrived: the commitments of all who are `here` count, and no others."""
        if self.opening.seal is not None or self.opening.old:
            return []
        if not self.complete:
            raise refused("waiting")
        return [self._entry("seal", CHANCE, at, value=self.opening.seal_text(self.setup, here))]

    def plan_seed(self, seat: int, value: str, at: int) -> list[Entry]:
        """A page opens its seed; the same one again counts once."""
        if self.opening.seeds.get(seat) == value:
            return []
        if not self.opening.may_open(seat, value):
            raise refused("seed")
        return [self._entry("seed", seat, at, value=value)]

    def plan_bot(self, host: int, seat: int, level: str, at: int) -> list[Entry]:
        """A bot takes a seat that nobody has come to; nothing if one has already."""
        seats = self.setup.seats
        if seat >= self.players or seats[host].kind != "local":
            raise refused("bots")
        if seats[seat].kind == "bot":
            return []
        if self.started or seat in self.joined:
            raise refused("bots")
        return [self._entry("bot", seat, at, value=level)]

    def plan_start(self, at: int) -> list[Entry]:
        """The first dice, once all is sealed; a seed that has not come is marked as late."""
        if self.started:
            return []
        if not self.complete or (self.opening.seal is None and not self.opening.old):
            raise refused("waiting")
        missing = enumerate(self.opening.missing(), self.version + 1)
        late = [Entry(version, "late", seat, at=at) for version, seat in missing]
        version = self.version + len(late)
        return [*late, *self._chance_from(self.state.clone(), version, self.drawn, at)]

    def plan_move(self, seat: int, code: int, version: int, client: str, at: int) -> list[Entry]:
        """A move and the chance events it brings about; nothing if it has been counted."""
        if self._is_counted(seat, client):
            return []
        self._check_turn(version)
        if not self.started and not (self.complete and self.opening.settled):
            raise refused("waiting")
        if self.state.actor() != seat:
            raise refused("turn")
        state = self._state_after(code)
        move = self._entry("move", seat, at, code, client)
        entries = [move, *self._chance_from(state, move.version, self.drawn, at)]
        self.planned = Planned(entries, state)
        return entries

    def _state_after(self, code: int) -> State:
        state = self.state.clone()
        try:
            state.apply(code)
        except IllegalMove as error:
            raise Refused(error.rule, error.reason, error.case, error.values) from error
        return state

    def plan_undo(self, seat: int, version: int, client: str, at: int) -> list[Entry]:
        """Take back the seat's last move, until the next die or another's move."""
        if self._is_counted(seat, client):
            return []
        self._check_turn(version)
        if self._last_mover() != seat:
            raise refused("undo")
        if self.undos.spent(seat):
            raise refused("undos")
        return [self._entry("undo", seat, at, self.history.events[-1].code, client)]

    def plan_rematch(self, seat: int, table: str, at: int) -> list[Entry]:
        """Another game of the same people; nothing if there is one already."""
        return [] if self.rematch else [self._entry("rematch", seat, at, value=table)]

    def plan_hint(self, seat: int, version: int, at: int) -> list[Entry]:
        """Make a hint known to all; nothing against bots alone or if this position has one."""
        self._check_turn(version)
        people = sum(each.kind != "bot" for each in self.setup.seats)
        last = self.entries[-1] if self.entries else None
        known = last is not None and last.kind == "hint" and last.actor == seat
        return [] if people < 2 or known else [self._entry("hint", seat, at)]

    def plan_leave(self, seat: int, level: str, at: int) -> list[Entry]:
        """The seat's person leaves for good and a bot plays on; nothing if it has happened."""
        if self.over or self.setup.seats[seat].kind == "bot":
            return []
        return [self._entry("leave", seat, at, value=level)]

    def plan_delete(self, host: int, at: int) -> list[Entry]:
        """The host deletes the table, once the game is over or nobody else plays."""
        if self.setup.seats[host].kind != "local" or (self._guests() and not self.over):
            raise refused("delete")
        return [self._entry("delete", host, at)]

    def _guests(self) -> set[int]:
        """Seats of people at other devices who have come and not left."""
        return {seat for seat in self.joined if self.setup.seats[seat].kind == "online"}

    def plan_resume(self, seat: int, at: int) -> list[Entry]:
        """The clock of a table that everybody had left goes on from now."""
        ticking = self.setup.clock is not None and self.started and not self.over
        last = self.entries[-1] if self.entries else None
        again = last is not None and last.kind == "resume" and at - last.at < RESUME_EVERY
        return [self._entry("resume", seat, at)] if ticking and not again else []

    def _is_counted(self, seat: int, client: str) -> bool:
        return bool(client) and (seat, client) in self.counted

    def _check_turn(self, version: int) -> None:
        if self.over:
            raise refused("over")
        if version != self.version:
            raise refused("stale")

    def _entry(
        self,
        kind: Kind,
        actor: int,
        at: int,
        code: int | None = None,
        client: str = "",
        value: str = "",
    ) -> Entry:
        if self.deleted:
            raise refused("deleted")
        return Entry(self.version + 1, kind, actor, code, client, value, at)

    def _chance_from(self, state: State, version: int, drawn: int, at: int) -> list[Entry]:
        """Chance events until somebody has to decide; `state` is played on."""
        if state.actor() != CHANCE:
            return []
        dice = self._dice_now()
        entries: list[Entry] = []
        while state.actor() == CHANCE:
            code = dice.draw(state, drawn + len(entries))
            state.apply(code)
            entries.append(Entry(version + len(entries) + 1, "chance", CHANCE, code, at=at))
        return entries

    def _dice_now(self) -> FairDice:
        """Made once the seeds are settled: with the first event."""
        if self.dice is not None:
            return self.dice
        dice = self.opening.dice()
        self.dice = dice if self.started else None
        return dice

    # Carrying out.

    def load(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Carry out a stored log, with pauses; moves taken back later are not played at all."""
        undone = undone_moves(entries)
        for number, entry in enumerate(entries, 1):
            self._check_follows(entry)
            if entry.kind == "undo":
                self.undos.count(entry.actor)
            elif entry.code is None:
                self._take_one(entry)
            elif entry.version not in undone:
                self._take_event(entry, told=number > len(entries) - LOG)
            self._note(entry)
            if number % PIECE == 0:
                yield

    def take(self, entries: Sequence[Entry]) -> None:
        """Carry out stored entries; they must follow on the last one."""
        planned, self.planned = self.planned, None
        if planned is not None and planned.entries is entries:
            self._take_planned(planned)
            return
        for entry in entries:
            self._check_follows(entry)
            self._take_one(entry)
            self._note(entry)

    def _take_planned(self, planned: Planned) -> None:
        """A move that was played when it was planned need not be played again."""
        entries = planned.entries
        self._check_follows(entries[0])
        self._learn_planned(entries)
        events = [Event(entry.actor, entry.code) for entry in entries if entry.code is not None]
        self.history.adopt(events, planned.state)
        self.drawn += len(entries) - 1
        self.undos.end_row(entries[-1].actor)
        for entry in entries:
            self._note(entry)

    def _check_follows(self, entry: Entry) -> None:
        if entry.version != self.version + 1:
            raise ValueError(f"entry {entry.version} does not follow on {self.version}")

    def _note(self, entry: Entry) -> None:
        """What every entry leaves behind."""
        if self.setup.clock is not None:
            self.timer.take(entry)
        self.entries.append(entry)
        if entry.client:
            self.message = entry.actor, entry.client
            self.counted[self.message] = entry.version
        elif entry.kind == "chance" and self.message is not None:
            self.counted[self.message] = entry.version
        else:
            self.message = None

    def _take_one(self, entry: Entry) -> None:
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
            self.undos.count(entry.actor)
        elif entry.kind in ("move", "chance"):
            self._take_event(entry)

    def _take_event(self, entry: Entry, told: bool = True) -> None:
        if entry.code is None or self.state.actor() != entry.actor:
            raise ValueError(f"entry {entry.version} is no event of the one to act")
        if told:
            self._learn(entry, self.state)
        self.history.apply(entry.code)
        self.drawn += entry.kind == "chance"
        self.undos.end_row(entry.actor)

    def _learn(self, entry: Entry, state: State) -> None:
        """Before an event is carried out: what the log will tell of it."""
        told = facts(self.game.name, state, entry.code) if entry.code is not None else None
        if told:
            self.facts[entry.version] = told

    def _learn_planned(self, entries: Sequence[Entry]) -> None:
        """The same of a move and its dice, which are played once more where dice have facts."""
        self._learn(entries[0], self.state)
        if len(entries) == 1 or self.game.name not in TOLD_OF_DICE:
            return
        state = self.state.clone()
        for entry, following in pairwise(entries):
            state.apply(entry.code or 0)
            self._learn(following, state)

"""The one authority at a table: what a request adds to the log, or why it is refused.

A `plan_` method returns the entries that a request would add, or raises Refused, and changes
nothing. Once they are stored, `take` carries them out, so nothing is shown that could be lost.
"""

from collections.abc import Container

from msgspec.json import encode

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import IllegalMove, InvalidMove
from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.server.dice.fair_dice import FairDice
from buttonbox.server.seats.tokens import Signed
from buttonbox.server.tables.match_state import MOST_ENTRIES, MatchState, PlannedMove
from buttonbox.server.tables.refusals import Refused, refused
from buttonbox.server.tables.table_log import Entry, Kind

RESUME_EVERY = 10_000  # milliseconds: reconnecting in a loop must not fill the log


class Match(MatchState):
    """Plans what a table's players and bots ask for."""

    def plan_join(self, seat: int, at: int) -> list[Entry]:
        """Let a person take a seat; nothing if the seat has joined before."""
        return [] if seat in self.joined else [self._entry("join", seat, at)]

    def plan_guest(
        self, invited: Signed, grant: str, name: str, emblem: int | None, at: int
    ) -> list[Entry]:
        """Let a guest take a seat by invitation; nothing if that guest has it already."""
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
        """Replace the invitation to a guest's seat; the old one and the guest's token end."""
        if self.setup.seats[host].kind != "local" or seat not in self.seating.invitations:
            raise refused("host")
        if self.setup.seats[seat].kind == "bot":
            raise refused("taken")
        if self.over:
            raise refused("over")
        return [self._entry("invite", seat, at, value=grant)]

    def plan_commit(self, seat: int, value: str, at: int) -> list[Entry]:
        """Commit a seat to its seed; nothing if the commitment is the same as before."""
        if self.opening.commitments.get(seat) == value:
            return []
        if not self.opening.may_commit(seat, value):
            raise refused("seed")
        return [self._entry("commit", seat, at, value=value)]

    def plan_seal(self, here: Container[int], at: int) -> list[Entry]:
        """Seal the commitments of the seats that are `here`, once every seat is taken."""
        if self.opening.seal is not None or self.opening.old:
            return []
        if not self.complete:
            raise refused("waiting")
        return [self._entry("seal", CHANCE, at, value=self.opening.seal_text(self.setup, here))]

    def plan_seed(self, seat: int, value: str, at: int) -> list[Entry]:
        """Open a seat's seed; nothing if it is open already."""
        if self.opening.seeds.get(seat) == value:
            return []
        if not self.opening.may_open(seat, value):
            raise refused("seed")
        return [self._entry("seed", seat, at, value=value)]

    def plan_bot(self, host: int, seat: int, level: str, at: int) -> list[Entry]:
        """Give an empty seat to a bot; nothing if a bot has it already."""
        seats = self.setup.seats
        if seat >= self.players or seats[host].kind != "local":
            raise refused("bots")
        if seats[seat].kind == "bot":
            return []
        if self.started or seat in self.joined:
            raise refused("bots")
        return [self._entry("bot", seat, at, value=level)]

    def plan_start(self, at: int) -> list[Entry]:
        """Roll the first dice after the seal; seeds that are still missing count as late."""
        if self.started:
            return []
        if not self.complete or (self.opening.seal is None and not self.opening.old):
            raise refused("waiting")
        missing = enumerate(self.opening.missing(), self.version + 1)
        late = [Entry(version, "late", seat, at=at) for version, seat in missing]
        version = self.version + len(late)
        return [*late, *self._chance_from(self.state.clone(), version, self.drawn, at, {})]

    def plan_move(self, seat: int, code: int, version: int, client: str, at: int) -> list[Entry]:
        """Make a move and the chance events that follow; nothing if the message is a repeat.

        Returns a PlannedMove unless it is empty.
        """
        if self._is_counted(seat, client):
            return []
        self._check_turn(version)
        if not self.history.events and not (self.complete and self.opening.settled):
            raise refused("waiting")
        if self.state.actor() != seat:
            raise refused("turn")
        state = self._state_after(code)
        move = self._entry("move", seat, at, code, client)
        planned = PlannedMove((move,))
        planned.state, planned.facts = state, {}
        self._learn(move, self.state, planned.facts)
        if state.is_chance():
            planned += self._chance_from(state, move.version, self.drawn, at, planned.facts)
        return planned

    def code_of(self, move: Json) -> int:
        """Return the code of a move that the page knows by its fields; raises Refused."""
        try:
            return self.game.page.code_of(move)
        except InvalidMove as error:
            raise refused("message") from error
        except IllegalMove as error:
            raise Refused(error.rule, error.reason, error.case, error.values) from error

    def _state_after(self, code: int) -> State:
        state = self.state.clone()
        try:
            state.apply(code)
        except IllegalMove as error:
            raise Refused(error.rule, error.reason, error.case, error.values) from error
        return state

    def plan_undo(self, seat: int, version: int, client: str, at: int) -> list[Entry]:
        """Undo the seat's last move, if no die or other player's move has followed."""
        if self._is_counted(seat, client):
            return []
        self._check_turn(version)
        if self._last_mover() != seat:
            raise refused("undo")
        if self.undos.spent(seat):
            raise refused("undos")
        return [self._entry("undo", seat, at, self.history.events[-1].code, client)]

    def plan_rematch(self, seat: int, table: str, at: int) -> list[Entry]:
        """Note the table of a rematch; nothing if there is one already."""
        return [] if self.rematch else [self._entry("rematch", seat, at, value=table)]

    def plan_hint(self, seat: int, version: int, at: int) -> list[Entry]:
        """Announce a hint; nothing if all others are bots or this position has had one."""
        self._check_turn(version)
        people = sum(each.kind != "bot" for each in self.setup.seats)
        last = self.entries[-1] if self.entries else None
        known = last is not None and last.kind == "hint" and last.actor == seat
        return [] if people < 2 or known else [self._entry("hint", seat, at)]

    def plan_leave(self, seat: int, level: str, at: int) -> list[Entry]:
        """Replace a person who leaves for good with a bot; nothing if that has happened."""
        if self.over or self.setup.seats[seat].kind == "bot":
            return []
        return [self._entry("leave", seat, at, value=level)]

    def plan_delete(self, host: int, at: int) -> list[Entry]:
        """Delete the table, once the game is over or if the host plays without guests."""
        if self.setup.seats[host].kind != "local" or (self._guests() and not self.over):
            raise refused("delete")
        return [self._entry("delete", host, at)]

    def _guests(self) -> set[int]:
        """Return the seats of people at other devices who have joined and not left."""
        return {seat for seat in self.joined if self.setup.seats[seat].kind == "online"}

    def plan_resume(self, seat: int, at: int, left_at: int = 0) -> list[Entry]:
        """Restart the clock of a table that everybody had left.

        The entry stores how much of the turn was used before. `left_at` is when the last player
        left, or 0 if that is not known.
        """
        ticking = self.setup.clock is not None and self.started and not (self.over or self.full)
        last = self.entries[-1] if self.entries else None
        again = last is not None and last.kind == "resume" and at - last.at < RESUME_EVERY
        used = max(0, left_at - self.seat_clocks.since)
        return [self._entry("resume", seat, at, value=str(used))] if ticking and not again else []

    def _is_counted(self, seat: int, client: str) -> bool:
        return bool(client) and (seat, client) in self.counted

    def _check_turn(self, version: int) -> None:
        # Every move passes here: these are `over`, `version` and `full` without their calls.
        if self.state.is_over():
            raise refused("over")
        if version != len(self.entries):
            raise refused("stale")
        if version >= MOST_ENTRIES:
            raise refused("full")

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
        return Entry(len(self.entries) + 1, kind, actor, code, client, value, at)

    def _chance_from(
        self, state: State, version: int, drawn: int, at: int, learned: dict[int, Json]
    ) -> list[Entry]:
        """Draw chance events until a player must move; changes `state` and fills `learned`."""
        dice = self._dice_now()
        entries: list[Entry] = []
        while state.is_chance():
            code = dice.draw(state, drawn + len(entries))
            entry = Entry(version + len(entries) + 1, "chance", CHANCE, code, at=at)
            self._learn(entry, state, learned)
            state.apply(code)
            entries.append(entry)
        return entries

    def _dice_now(self) -> FairDice:
        """Return the dice, which are fixed once the game has started."""
        if self.dice is not None:
            return self.dice
        dice = self.opening.dice()
        self.dice = dice if self.started else None
        return dice

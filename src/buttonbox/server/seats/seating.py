"""Who sits where at a table and which tokens are valid, from the log alone."""

from msgspec.json import decode
from msgspec.structs import replace

from buttonbox.server.seats import tokens
from buttonbox.server.seats.names import clean_name, distinct_name
from buttonbox.server.tables.table_log import Entry, Joining, Setup


class Seating:
    """The current seats: `setup` includes guests' names, and bots that have taken over."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        seats = list(enumerate(setup.seats))
        self.joined = {seat for seat, each in seats if each.kind == "bot"}
        self.left: set[int] = set()  # seats of people who have left for good
        first = tokens.OLD if setup.edition == 1 else tokens.FIRST
        people = [seat for seat, _ in seats if tokens.has_person(setup, seat)]
        online = [seat for seat in people if setup.seats[seat].kind == "online"]
        self.invitations = dict.fromkeys(online, first)  # the current grants, by seat
        self.grants = {seat: first for seat in people if not (first and seat in online)}

    def seat_of(self, token: str) -> int | None:
        """Return the seat of a valid token, unless a bot has it; else None."""
        seat = self.holder_of(token)
        return seat if seat is not None and tokens.has_person(self.setup, seat) else None

    def holder_of(self, token: str) -> int | None:
        """Return the seat of a valid token, even if a bot has taken over; else None."""
        signed = tokens.read_token(self.setup, token)
        if signed is None or self.grants.get(signed.seat) != signed.grant:
            return None
        return signed.seat

    def is_taken(self, seat: int) -> bool:
        """Whether a person or a bot has the seat."""
        return self.setup.seats[seat].kind == "bot" or seat in self.joined

    def emblem(self, seat: int) -> int:
        """Return the seat's emblem."""
        chosen = self.setup.seats[seat].emblem
        return seat if chosen is None else chosen

    def joining(self, seat: int, grant: str, name: str, emblem: int | None) -> Joining:
        """Return a guest's entry, with another name or emblem if those wanted are taken."""
        seats = self.setup.seats
        others = [other for other in range(len(seats)) if other != seat]
        found = clean_name(name) or seats[seat].name
        taken = {self.emblem(other) for other in others}
        return Joining(
            grant,
            distinct_name(found, [seats[other].name for other in others]),
            self.emblem(seat) if emblem is None or emblem in taken else emblem,
        )

    def take(self, entry: Entry) -> None:
        """Carry out a log entry, if it concerns the seats."""
        if entry.kind == "join":
            self._join(entry.actor, entry.value)
        elif entry.kind == "invite":
            self._invite(entry.actor, entry.value)
        elif entry.kind in ("bot", "leave"):
            self._change(entry.actor, kind="bot", level=entry.value)
            self.joined.add(entry.actor)
        if entry.kind == "leave":
            self.left.add(entry.actor)

    def _join(self, seat: int, value: str) -> None:
        self.joined.add(seat)
        if value:
            joining = decode(value, type=Joining)
            self.grants[seat] = joining.grant
            self._change(seat, name=joining.name, emblem=joining.emblem)

    def _invite(self, seat: int, grant: str) -> None:
        self.invitations[seat] = grant
        self.grants.pop(seat, None)
        self.joined.discard(seat)

    def _change(self, seat: int, **changes: object) -> None:
        seats = list(self.setup.seats)
        seats[seat] = replace(seats[seat], **changes)
        self.setup = replace(self.setup, seats=tuple(seats))

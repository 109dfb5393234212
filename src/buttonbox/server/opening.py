"""How the dice of a table come about: commitments, the seal, seeds. Read off the log alone.

1. Every page commits to a seed. 2. The seal names all commitments that count, while nobody's seed
is known. 3. The pages open their seeds; one that does not is marked as late. Then the dice fall.
"""

from collections import Counter
from collections.abc import Container

from msgspec.json import decode, encode

from buttonbox.core.game import Json
from buttonbox.server import fair
from buttonbox.server.entries import Entry, Seal, Setup

MOST_COMMITMENTS = 8  # of one seat: another device, or a browser that has forgotten its seed


class Opening:
    """The two rounds before the first die; at an old table (edition 1) they never happen."""

    def __init__(self, setup: Setup) -> None:
        self.old = setup.edition == 1
        self.secret = setup.secret
        self.players = len(setup.seats)
        self.commitment = _commitment(setup)
        self.commitments: dict[int, str] = {}
        self.commits: Counter[int] = Counter()
        self.seal: Seal | None = None
        self.seeds: dict[int, str] = {}
        self.late: set[int] = set()

    @property
    def settled(self) -> bool:
        """Whether the dice are fixed."""
        return self.old or (self.seal is not None and not self.missing())

    def missing(self) -> list[int]:
        """The seats whose commitment counts and whose seed has not come."""
        sealed = self.seal.commitments if self.seal else ()
        known = self.seeds.keys() | self.late
        return [seat for seat, each in enumerate(sealed) if each and seat not in known]

    def may_commit(self, seat: int, value: str) -> bool:
        """Whether this may be the seat's commitment; a later one replaces it until the seal."""
        free = self.commits[seat] < MOST_COMMITMENTS and fair.is_hex(value, fair.SEED_BYTES)
        return not self.old and self.seal is None and free

    def may_open(self, seat: int, seed: str) -> bool:
        """Whether this is the seed that the seat's sealed commitment stands for."""
        if self.seal is None or self.commitment is None or seat not in self.missing():
            return False
        mine = fair.player_commitment(self.commitment, seat, seed)
        return self.seal.commitments[seat] == mine

    def seal_text(self, setup: Setup, here: Container[int]) -> str:
        """The seal as it is stored. Only pages that are connected count: they can open."""
        kinds = tuple(seat.kind for seat in setup.seats)
        counted = tuple(
            self.commitments.get(seat) if kind != "bot" and seat in here else None
            for seat, kind in enumerate(kinds)
        )
        return encode(Seal(kinds, counted)).decode()

    def take(self, entry: Entry) -> None:
        """Carry out an entry of the log; others than these change nothing here."""
        seat = entry.actor
        if entry.kind == "commit":
            self.commitments[seat] = entry.value
            self.commits[seat] += 1
        elif entry.kind == "seal":
            self.seal = decode(entry.value, type=Seal)
        elif entry.kind == "seed":
            self.seeds[seat] = entry.value
        elif entry.kind == "late":
            self.late.add(seat)
        elif entry.kind in ("invite", "bot", "leave"):
            self.commitments.pop(seat, None)  # whoever could open it is gone

    def all_seeds(self) -> list[str | None]:
        """By seat; None where none came."""
        return [self.seeds.get(seat) for seat in range(self.players)]

    def dice(self) -> fair.FairDice:
        """The dice, once they are fixed."""
        if self.old:
            return fair.dice_1(self.secret, self.all_seeds())
        assert self.commitment is not None
        assert self.seal is not None
        seal = fair.seal_of(self.commitment, self.seal.seats, self.seal.commitments)
        return fair.dice_2(self.secret, seal, self.all_seeds())

    def header(self, setup: Setup, over: bool) -> Json:
        """The `fair` of a record; the secret only once the game is over."""
        seal = self.seal or Seal(tuple(seat.kind for seat in setup.seats), (None,) * self.players)
        sealed = {
            "version": 2,
            "seats": list(seal.seats),
            "commitments": list(seal.commitments),
        }
        return {
            **({} if self.old else sealed),
            "commitment": self.commitment,
            "seeds": self.all_seeds(),
            "secret": self.secret if over else None,
        }


def _commitment(setup: Setup) -> str | None:
    """What the server has committed to; an imported record has nothing of the kind."""
    if not setup.secret:
        return None
    if setup.edition == 1:
        return fair.commitment_1(setup.secret)
    return fair.server_commitment(setup.secret, setup.game, setup.settings, setup.position)

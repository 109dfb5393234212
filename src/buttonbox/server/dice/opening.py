"""How a table's dice are fixed before the game: commitments, the seal, seeds; from the log alone.

1. Every page commits to a seed. 2. The seal lists all commitments that count, while no seed is
known. 3. The pages open their seeds; a missing one is marked as late. Then the dice are rolled.
"""

from collections import Counter
from collections.abc import Container

from msgspec.json import decode, encode

from buttonbox.core.game import Json
from buttonbox.server.dice import fair_dice
from buttonbox.server.tables.table_log import Entry, Seal, Setup

MOST_COMMITMENTS = 8  # of one seat: it may change devices, or forget its seed


class Opening:
    """The two rounds before the first die; tables of edition 1 have none."""

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
        self.settled = self.old  # whether the dice are fixed

    def missing(self) -> list[int]:
        """Return the seats whose commitment counts and whose seed is missing."""
        sealed = self.seal.commitments if self.seal else ()
        known = self.seeds.keys() | self.late
        return [seat for seat, each in enumerate(sealed) if each and seat not in known]

    def may_commit(self, seat: int, value: str) -> bool:
        """Whether the seat may commit to this; until the seal a later commitment replaces it."""
        free = self.commits[seat] < MOST_COMMITMENTS and fair_dice.is_hex(
            value, fair_dice.SEED_BYTES
        )
        return not self.old and self.seal is None and free

    def may_open(self, seat: int, seed: str) -> bool:
        """Whether the seat's sealed commitment is to this seed, which a verifier will accept."""
        if self.seal is None or self.commitment is None or seat not in self.missing():
            return False
        if not fair_dice.is_hex(seed, fair_dice.SEED_BYTES):
            return False
        mine = fair_dice.player_commitment(self.commitment, seat, seed)
        return self.seal.commitments[seat] == mine

    def seal_text(self, setup: Setup, here: Container[int]) -> str:
        """Return the seal as it is stored; only connected pages count, because they can open."""
        kinds = tuple(seat.kind for seat in setup.seats)
        counted = tuple(
            self.commitments.get(seat) if kind != "bot" and seat in here else None
            for seat, kind in enumerate(kinds)
        )
        return encode(Seal(kinds, counted)).decode()

    def take(self, entry: Entry) -> None:
        """Carry out a log entry, if it concerns the opening."""
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
            self.commitments.pop(seat, None)  # nobody can open it now
        self.settled = self.old or (self.seal is not None and not self.missing())

    def all_seeds(self) -> list[str | None]:
        """Return the seeds by seat, None where one is missing."""
        return [self.seeds.get(seat) for seat in range(self.players)]

    def dice(self) -> fair_dice.FairDice:
        """Return the dice; only valid once they are settled."""
        if self.old:
            return fair_dice.dice_1(self.secret, self.all_seeds())
        assert self.commitment is not None
        assert self.seal is not None
        seal = fair_dice.seal_of(self.commitment, self.seal.seats, self.seal.commitments)
        return fair_dice.dice_2(self.secret, seal, self.all_seeds())

    def header(self, setup: Setup, over: bool) -> Json:
        """Return the `fair` header of a record, with the secret once the game is over."""
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
    """Return the server's commitment; None for an imported record."""
    if not setup.secret:
        return None
    if setup.edition == 1:
        return fair_dice.commitment_1(setup.secret)
    return fair_dice.server_commitment(setup.secret, setup.game, setup.settings, setup.position)

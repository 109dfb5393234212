"""Create matches without a server."""

from buttonbox.core.randomness import Generator
from buttonbox.games import find_game
from buttonbox.server.dice.fair_dice import player_commitment
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.table_log import Clock, Entry, Seat, Setup

SECRET = "5e" * 32
KEY = "ab" * 32
KINDS = {"l": "local", "o": "online", "b": "bot"}


def setup_of(
    game: str = "buttons", kinds: str = "lo", clock: Clock | None = None, edition: int = 2
) -> Setup:
    """Return a set-up with a seat for each letter: l(ocal), o(nline), b(ot)."""
    seats = tuple(Seat(KINDS[kind], f"Player {i}") for i, kind in enumerate(kinds))  # type: ignore[arg-type]
    settings = find_game(game).settings(len(kinds))
    return Setup(game, settings, seats, 0, KEY, SECRET, clock=clock, edition=edition)


def seed_of(seat: int) -> str:
    """Return the seed of a seat."""
    return f"{seat:02x}" * 32


def arrived(setup: Setup, at: int = 0) -> Match:
    """Return a match that everybody has joined."""
    match = Match(setup)
    for seat in range(match.players):
        match.take(match.plan_join(seat, at))
    return match


def commit(match: Match, seat: int, seed: str) -> None:
    """Commit a seat to a seed."""
    commitment = match.opening.commitment
    assert commitment is not None
    match.take(match.plan_commit(seat, player_commitment(commitment, seat, seed), 0))


def sealed(match: Match) -> Match:
    """Commit every person to a seed and seal the commitments."""
    people = [seat for seat, each in enumerate(match.setup.seats) if each.kind != "bot"]
    for seat in people:
        commit(match, seat, seed_of(seat))
    match.take(match.plan_seal(people, 0))
    return match


def joined(setup: Setup, at: int = 0) -> Match:
    """Return a match that everybody has joined, with the first dice rolled."""
    match = arrived(setup, at)
    if setup.edition > 1:
        sealed(match)
        for seat in match.opening.missing():
            match.take(match.plan_seed(seat, seed_of(seat), at))
    match.take(match.plan_start(at))
    return match


def any_move(match: Match, generator: Generator, at: int = 0) -> list[Entry]:
    """Plan a random move of the seat to act."""
    moves = match.state.legal_moves()
    code = moves[generator.below(len(moves))]
    return match.plan_move(match.state.actor(), code, match.version, "", at)


def play_out(match: Match, seed: int) -> None:
    """Play random moves to the end."""
    generator = Generator(seed)
    while not match.over:
        match.take(any_move(match, generator))

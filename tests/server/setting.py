"""Tables made without a server."""

from buttonbox.core.randomness import Generator
from buttonbox.games import find_game
from buttonbox.server.entries import Clock, Entry, Seat, Setup
from buttonbox.server.fair import player_commitment
from buttonbox.server.match import Match

SECRET = "5e" * 32
KEY = "ab" * 32
KINDS = {"l": "local", "o": "online", "b": "bot"}


def setup_of(
    game: str = "buttons", kinds: str = "lo", clock: Clock | None = None, edition: int = 2
) -> Setup:
    """A set-up with a seat for each letter: l(ocal), o(nline), b(ot)."""
    seats = tuple(Seat(KINDS[kind], f"Player {i}") for i, kind in enumerate(kinds))  # type: ignore[arg-type]
    settings = find_game(game).settings(len(kinds))
    return Setup(game, settings, seats, 0, KEY, SECRET, clock=clock, edition=edition)


def seed_of(seat: int) -> str:
    """The seed that a seat's page has drawn."""
    return f"{seat:02x}" * 32


def arrived(setup: Setup, at: int = 0) -> Match:
    """A match with everybody there."""
    match = Match(setup)
    for seat in range(match.players):
        match.take(match.plan_join(seat, at))
    return match


def commit(match: Match, seat: int, seed: str) -> None:
    """The seat's page commits to a seed."""
    told = match.opening.commitment
    assert told is not None
    match.take(match.plan_commit(seat, player_commitment(told, seat, seed), 0))


def sealed(match: Match) -> Match:
    """Every person's page has committed to a seed."""
    people = [seat for seat, each in enumerate(match.setup.seats) if each.kind != "bot"]
    for seat in people:
        commit(match, seat, seed_of(seat))
    match.take(match.plan_seal(people, 0))
    return match


def joined(setup: Setup, at: int = 0) -> Match:
    """A match with everybody there and the first dice rolled."""
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
    """Random moves to the end."""
    generator = Generator(seed)
    while not match.over:
        match.take(any_move(match, generator))

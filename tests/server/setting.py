"""Tables made without a server."""

from buttonbox.core.randomness import Generator
from buttonbox.games import find_game
from buttonbox.server.entries import Clock, Entry, Seat, Setup
from buttonbox.server.match import Match

SECRET = "5e" * 32
KEY = "ab" * 32
KINDS = {"l": "local", "o": "online", "b": "bot"}


def setup_of(game: str = "buttons", kinds: str = "lo", clock: Clock | None = None) -> Setup:
    """A set-up with a seat for each letter: l(ocal), o(nline), b(ot)."""
    seats = tuple(Seat(KINDS[kind], f"Player {i}") for i, kind in enumerate(kinds))  # type: ignore[arg-type]
    settings = find_game(game).settings(len(kinds))
    return Setup(game, settings, seats, 0, KEY, SECRET, clock=clock)


def joined(setup: Setup, at: int = 0) -> Match:
    """A match with everybody there and the first dice rolled."""
    match = Match(setup)
    for seat in range(match.players):
        match.take(match.plan_join(seat, at))
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

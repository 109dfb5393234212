"""What worker processes do for tables: choose a bot's move, rank moves for a hint."""

import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from buttonbox.bots.analysis.hints import MoveHint, find_hints
from buttonbox.bots.bot import Bot
from buttonbox.bots.levels import make_bot
from buttonbox.core.game import Json
from buttonbox.core.history import Event, History
from buttonbox.core.state import State
from buttonbox.games import find_game

DEFAULT_LEVEL = "easy"
STAND_IN_LEVEL = "expert"
HINT_LEVEL = "master"
FALLBACK_LEVEL = "easy"  # looks one move ahead: little can go wrong
KEPT_BOTS = 4  # in each worker process; each may hold a search tree of some megabytes


@dataclass(frozen=True)
class GameSnapshot:
    """A game in a form that can be sent to another process: its start and all events."""

    game: str
    settings: Json
    position: Json | None
    events: tuple[tuple[int, int], ...]

    @classmethod
    def from_history(cls, history: History) -> Self:
        """Take a snapshot of a game."""
        events = tuple((event.actor, event.code) for event in history.events)
        return cls(history.game.name, history.settings, history.position, events)

    def history(self) -> History:
        """Rebuild the game; costs a replay of all events."""
        events = [Event(actor, code) for actor, code in self.events]
        return History(find_game(self.game), self.settings, self.position, events)

    def state(self) -> State:
        """Return the state after all events; costs a replay of them."""
        return self.history().state


def choose_move(snapshot: GameSnapshot, level: str) -> int:
    """Return the move that a bot of this level makes."""
    return _bot(snapshot.game, level).choose(snapshot.state())


def rank_moves(snapshot: GameSnapshot, level: str) -> list[MoveHint]:
    """Return all legal moves as a bot of this level ranks them, best first, with reasons."""
    state = snapshot.state()
    return find_hints(snapshot.game, state, state.actor(), _bot(snapshot.game, level))


@lru_cache(maxsize=KEPT_BOTS)
def _bot(game: str, level: str) -> Bot:
    """Return a bot with a random seed; it keeps its search tree for the next decision."""
    return make_bot(game, level, secrets.randbits(64))

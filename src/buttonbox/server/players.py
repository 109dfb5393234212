"""The one place where the server meets the bots."""

import secrets
from dataclasses import dataclass

from buttonbox.bots.advise import Advice, advise
from buttonbox.bots.levels import make_bot
from buttonbox.bots.player import Bot
from buttonbox.core.game import Json
from buttonbox.core.history import Event, History
from buttonbox.core.state import State
from buttonbox.games import find_game

DEFAULT_LEVEL = "easy"
STAND_IN_LEVEL = "strong"
HINT_LEVEL = "master"
FALLBACK_LEVEL = "easy"  # looks one move ahead: little can go wrong


@dataclass(frozen=True)
class Situation:
    """A state as it can be sent to another process: the events that lead to it."""

    game: str
    settings: Json
    position: Json | None
    events: tuple[tuple[int, int], ...]

    def history(self) -> History:
        """The game so far."""
        events = [Event(actor, code) for actor, code in self.events]
        return History(find_game(self.game), self.settings, self.position, events)

    def state(self) -> State:
        """The state they fold to."""
        return self.history().state


def situation(history: History) -> Situation:
    """Where a game stands."""
    events = tuple((event.actor, event.code) for event in history.events)
    return Situation(history.game.name, history.settings, history.position, events)


def bot(game: str, level: str) -> Bot:
    """A bot of this strength, with a seed of its own."""
    return make_bot(game, level, secrets.randbits(64))


def choose(asked: Situation, level: str) -> int:
    """The move a bot of this level makes."""
    return bot(asked.game, level).choose(asked.state())


def consider(asked: Situation, level: str) -> list[Advice]:
    """All legal moves as a bot of this level judges them, the best first, with reasons."""
    state = asked.state()
    return advise(asked.game, state, state.actor(), bot=bot(asked.game, level))

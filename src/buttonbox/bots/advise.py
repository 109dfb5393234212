"""Advice for people: the best moves, how good they are, and why."""

from collections.abc import Iterator
from dataclasses import dataclass

from buttonbox.bots.buttons_reasons import buttons_reasons
from buttonbox.bots.player import Bot, Budget, Choice
from buttonbox.bots.reasons import Reason, reason
from buttonbox.bots.war_reasons import war_reasons
from buttonbox.core.actors import NOBODY
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.state import State
from buttonbox.games.buttons.rules import Buttons
from buttonbox.games.war.rules import War

ADVISER = "master"


class NotToAct(ButtonboxError):
    """There is no decision to advise on."""


@dataclass(frozen=True)
class Advice:
    """A legal move: its chance to win, between `low` and `high` (95 %), and what speaks of it."""

    code: int
    chance: float
    low: float
    high: float
    reasons: tuple[Reason, ...]


def advise(
    game_name: str,
    state: State,
    seat: int,
    budget: Budget | None = None,
    bot: Bot | None = None,
) -> list[Advice]:
    """All legal moves of the seat to act, the best first; without a bot the strongest is asked.

    The state is left as it is. Raises NotToAct if another seat, chance or nobody is to act.
    """
    if seat < 0 or state.actor() != seat:
        raise NotToAct(f"seat {seat} has nothing to decide now")
    adviser = bot or _strongest(game_name, budget)
    return [_advice(state, seat, choice) for choice in adviser.consider(state)]


def _strongest(game_name: str, budget: Budget | None) -> Bot:
    from buttonbox.bots.levels import make_bot

    return make_bot(game_name, ADVISER, 0, budget)


def _advice(state: State, seat: int, choice: Choice) -> Advice:
    after = state.clone()
    after.apply(choice.code)
    reasons = tuple(reasons_of(state, choice.code, after, seat)) or (reason("judged"),)
    return Advice(choice.code, choice.value, choice.low, choice.high, reasons)


def reasons_of(before: State, code: int, after: State, seat: int) -> Iterator[Reason]:
    """What can be said of a move in plain words, the end of the game first."""
    if after.actor() == NOBODY:
        yield reason("wins" if seat in after.winners() else "loses")
    if isinstance(before, Buttons) and isinstance(after, Buttons):
        yield from buttons_reasons(before, code, after, seat)
    elif isinstance(before, War) and isinstance(after, War):
        yield from war_reasons(before, code, after, seat)

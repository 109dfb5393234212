"""Hints for players: the best moves, how good they are, and why."""

from collections.abc import Iterator
from dataclasses import dataclass

from buttonbox.bots.analysis.reasons import COMMON_KEYS, Reason
from buttonbox.bots.bot import Bot, ScoredMove
from buttonbox.bots.registry import find_bots
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.state import State


class NothingToDecide(ButtonboxError):
    """Raised when it is not the seat's turn to decide."""


@dataclass(frozen=True)
class MoveHint:
    """A legal move, its chance to win (most likely between `low` and `high`) and reasons for it.

    If `exact`, the chance is proved.
    """

    code: int
    chance: float
    low: float
    high: float
    reasons: tuple[Reason, ...]
    exact: bool = False


def find_hints(game_name: str, state: State, seat: int, bot: Bot) -> list[MoveHint]:
    """Return a hint for each legal move of the seat, best first by the judgement of the bot.

    The state is not changed. Raises NothingToDecide if it is not the seat's turn.
    """
    if seat < 0 or state.actor() != seat:
        raise NothingToDecide(f"seat {seat} has nothing to decide now")
    return [_hint(game_name, state, seat, move) for move in bot.consider(state)]


def _hint(game_name: str, state: State, seat: int, move: ScoredMove) -> MoveHint:
    after = state.clone()
    after.apply(move.code)
    found = tuple(reasons(game_name, state, move.code, after, seat))
    given = found or (COMMON_KEYS.reason("judged"),)
    return MoveHint(move.code, move.value, move.low, move.high, given, move.exact)


def reasons(game_name: str, before: State, code: int, after: State, seat: int) -> Iterator[Reason]:
    """Yield the reasons for and against a move, beginning with the end of the game."""
    if after.is_over():
        yield COMMON_KEYS.reason("wins" if seat in after.winners() else "loses")
    explain = find_bots(game_name).explain
    if explain is not None:
        yield from explain(before, code, after, seat)

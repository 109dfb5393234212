"""Variants of Pebbles, each of which violates the interface in one way."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Self, cast

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import IllegalMove, InvalidMove
from buttonbox.core.game import Ending, Json
from buttonbox.core.memory.copying import copy_fields
from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State
from tests.core.pebbles import DIE, ONE, TWO, Pebbles, PebblesGame

HALF = 6

# States.


class WrongActor(Pebbles):
    def actor(self) -> int:
        return 7 if self.to_act > 0 else self.to_act


class WrongPlayers(Pebbles):
    def __init__(self, players: int = 2) -> None:
        super().__init__(players)
        self.players = 4


class RepeatsMove(Pebbles):
    def legal_moves(self) -> list[int]:
        return 2 * super().legal_moves()


class NoMoves(Pebbles):
    def legal_moves(self) -> list[int]:
        return [] if self.heap < 5 else super().legal_moves()


class MoveOutOfRange(Pebbles):
    def legal_moves(self) -> list[int]:
        return [*super().legal_moves(), DIE] if self.to_act >= 0 else []


class MovesOfChance(Pebbles):
    def legal_moves(self) -> list[int]:
        return [ONE] if self.to_act == CHANCE else super().legal_moves()


class ChanceOutOfTurn(Pebbles):
    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        return super().chance_outcomes() or [(DIE, Fraction(1))]


class RepeatsOutcome(Pebbles):
    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        return [(code, share / 2) for code, share in 2 * super().chance_outcomes()]


class OutcomeOutOfRange(Pebbles):
    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        return [(code - 1, share) for code, share in super().chance_outcomes()]


class FloatProbabilities(Pebbles):
    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        return [(code, cast(Fraction, float(share))) for code, share in super().chance_outcomes()]


class ImpossibleOutcome(Pebbles):
    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        known = super().chance_outcomes()
        return [*known, (DIE + 2, Fraction(0))] if len(known) == 2 else known


class TooProbable(Pebbles):
    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        return [(code, share + Fraction(1, 99)) for code, share in super().chance_outcomes()]


class DeafToTheDie(Pebbles):
    def take(self, count: int) -> None:
        super().take(1 if self.to_act == CHANCE else count)


class WinsEarly(Pebbles):
    def winners(self) -> tuple[int, ...]:
        return super().winners() or ((0,) if self.heap < 5 else ())


class LegalButUnlisted(Pebbles):
    def is_legal(self, code: int) -> bool:
        return super().is_legal(code) or (self.to_act >= 0 and code == TWO)


class ListedButIllegal(Pebbles):
    def is_legal(self, code: int) -> bool:
        return super().is_legal(code) and not (code == ONE and self.heap == HALF)


class TakesAnything(Pebbles):
    def apply(self, code: int) -> None:
        if self.is_legal(code):
            super().apply(code)


class RaisesSomethingElse(Pebbles):
    def refusal(self, code: int) -> IllegalMove:
        raise LookupError("lost")


class UnknownRule(Pebbles):
    def refusal(self, code: int) -> IllegalMove:
        return IllegalMove("P77", "not now")


class NoReason(Pebbles):
    def refusal(self, code: int) -> IllegalMove:
        return IllegalMove("P1", "")


class ChangedByRefusal(Pebbles):
    def refusal(self, code: int) -> IllegalMove:
        self.heap -= 1
        return super().refusal(code)


class SharedPebbles(Pebbles):
    """A clone and its original share their list of pebbles until one of them copies it."""

    is_clone = False

    def clone(self) -> Self:
        twin = super().clone()
        twin.pebbles = self.pebbles
        twin.is_clone = True
        return twin


class CloneChangesOriginal(SharedPebbles):
    def take(self, count: int) -> None:
        if not self.is_clone:
            self.pebbles = self.pebbles[:]
        super().take(count)


class OriginalChangesClone(SharedPebbles):
    def take(self, count: int) -> None:
        if self.is_clone:
            self.pebbles = self.pebbles[:]
        super().take(count)


class FreshClone(Pebbles):
    def clone(self) -> Self:
        return type(self)(self.players)


class LosesPebbles(Pebbles):
    def take(self, count: int) -> None:
        super().take(count)
        self.heap -= self.heap == HALF


class Crashes(Pebbles):
    def take(self, count: int) -> None:
        if self.heap < HALF:
            raise ZeroDivisionError
        super().take(count)


class NobodyWins(Pebbles):
    def winners(self) -> tuple[int, ...]:
        return ()


class StrangerWins(Pebbles):
    def winners(self) -> tuple[int, ...]:
        return (9,) if self.to_act == NOBODY else ()


class Endless(Pebbles):
    def take(self, count: int) -> None:
        self.turn = (self.turn + 1) % self.players
        self.to_act = self.turn


# Not broken, but not the states of the game either.


class Timid(Pebbles):
    def legal_moves(self) -> list[int]:
        return [move for move in super().legal_moves() if move != TWO]


class Biased(Pebbles):
    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        return [(DIE, Fraction(1))] if self.to_act == CHANCE else []


# Games.


class NoPlayers(PebblesGame):
    players = cast(tuple[int, int], ())


class TooManyPlayers(PebblesGame):
    players = (2, 5)


class NoChanceRange(PebblesGame):
    event_count = 2


class RepeatedEnding(PebblesGame):
    endings = ("most", "most")


class NoRules(PebblesGame):
    rules = RuleBook(Path(__file__))


class AmbiguousNotation(PebblesGame):
    def notation(self, code: int) -> str:
        return "one" if code == TWO else super().notation(code)


class UnreadableNotation(PebblesGame):
    def parse(self, text: str) -> int:
        if text == "toss":
            raise InvalidMove("what is a toss?")
        return super().parse(text)


class PositionIsNoJson(PebblesGame):
    def position(self, state: State) -> Json:
        return {**super().position(state), "heap": {1, 2}}


class PositionHasTuple(PebblesGame):
    def position(self, state: State) -> Json:
        position = super().position(state)
        return {**position, "pebbles": tuple(position["pebbles"])}


class PositionLosesTurn(PebblesGame):
    def from_position(self, position: Json) -> Pebbles:
        state = super().from_position(position)
        state.turn = 0
        return state


class PositionHidesChance(PebblesGame):
    """Tells whose turn it is, not whether the die is being tossed."""

    def position(self, state: State) -> Json:
        return {**super().position(state), "tossed": False}


class ReadsOtherStates(PebblesGame):
    """Positions look the same, but play otherwise."""

    def __init__(self, state_class: type[Pebbles]) -> None:
        self.read_class = state_class

    def from_position(self, position: Json) -> Pebbles:
        read = super().from_position(position)
        state = self.read_class(read.players)
        copy_fields(state, read)
        return state


class NoDrawing(PebblesGame):
    def draw(self, state: State, names: tuple[str, ...]) -> str:
        return " "


class LongDescription(PebblesGame):
    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        return "Once upon a time\nthere was a heap"


class NoDescription(PebblesGame):
    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        return ""


class StrangeEnding(PebblesGame):
    def ending(self, state: State) -> Ending:
        return Ending(state.winners(), "rain")


class OtherWinners(PebblesGame):
    def ending(self, state: State) -> Ending:
        return Ending((*state.winners(), 2), "shared")


class SettingsAreNoJson(PebblesGame):
    def settings(self, players: int, options: Mapping[str, Any] | None = None) -> Json:
        return {**super().settings(players, options), "heap": (12,)}


class WearsOut(PebblesGame):
    """From a certain game on everyone starts with a pebble, or with the other seat."""

    def __init__(self, good_games: int, other_seat: bool = False) -> None:
        self.good_games = good_games
        self.other_seat = other_seat

    def new(self, settings: Json) -> Pebbles:
        state = super().new(settings)
        self.good_games -= 1
        if self.good_games < 0:
            state.pebbles = [1] * state.players
            state.turn = state.to_act = int(self.other_seat)
        return state

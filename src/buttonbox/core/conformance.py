"""Checks that every game must pass, including games from other packages.

`check_game` plays random games and checks everything that `State` and `Game` promise. It uses only
their public methods and needs no test framework: a failed check raises a ConformanceError that
names the game, the number of players, the seed and the event.
"""

import json
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NoReturn

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.bounds import MAX_PLAYERS
from buttonbox.core.errors import ButtonboxError, IllegalMove
from buttonbox.core.game import Game, Json
from buttonbox.core.history import History, NothingToUndo
from buttonbox.core.randomness import Generator
from buttonbox.core.record import read_record, write_record
from buttonbox.core.state import State

SAMPLED = 64  # codes tried at each thorough check
REFUSED = 6  # illegal codes among them that are applied

Conserved = Callable[[State], Hashable]
Shows = Callable[[State, int, State], bool]


class ConformanceError(AssertionError):
    """A game violates the interface."""


def check_game(
    game: Game,
    seeds: Iterable[int],
    players: Iterable[int] | None = None,
    options: Mapping[str, Any] | None = None,
    conserved: Conserved = lambda state: None,
    shows: Shows = lambda before, code, after: True,
    every: int = 1,
    longest: int = 20_000,
) -> None:
    """Play a random game for each seed and number of players; raise at the first failed check.

    `conserved` must return the same value for every state of a game. `shows` returns whether a
    state shows the chance event that led to it. The expensive checks run at one in `every` events.
    A game of more than `longest` events counts as endless.
    """
    check_facts(game)
    check_notation(game)
    seeds = list(seeds)
    for count in game.players if players is None else players:
        for seed in seeds:
            _Walk(game, count, seed, options, conserved, shows, every, longest).run()


def check_facts(game: Game) -> None:
    """Check the game's own attributes."""
    if not game.players or min(game.players) < 1 or max(game.players) > MAX_PLAYERS:
        _fail(game.name, f"players must be numbers from 1 to {MAX_PLAYERS}")
    if not 0 < game.move_count <= game.event_count:
        _fail(game.name, "move_count must be from 1 to event_count")
    if not game.endings or len(set(game.endings)) < len(game.endings):
        _fail(game.name, "endings must be different names")
    if not game.rules.rules:
        _fail(game.name, "the rule book has no numbered rules")


def check_notation(game: Game) -> None:
    """Check that every code has a unique notation that parses back to it."""
    for code in range(game.event_count):
        text = game.notation(code)
        try:
            parsed = game.parse(text)
        except ButtonboxError as error:
            raise ConformanceError(
                f"{game.name}: {text!r}, the notation of code {code}, is refused: {error}"
            ) from error
        if parsed != code:
            _fail(game.name, f"{text!r}, the notation of code {code}, is read as {parsed}")


def random_event(state: State, generator: Generator) -> int:
    """Return a random legal move, or a chance event by its probability."""
    if state.is_chance():
        return generator.draw(state)
    return generator.choose(state.legal_moves())


def _fail(where: str, sentence: str) -> NoReturn:
    raise ConformanceError(f"{where}: {sentence}")


@dataclass
class _Walk:
    """One random game, checked at every event."""

    game: Game
    players: int
    seed: int
    options: Mapping[str, Any] | None
    conserved: Conserved
    shows: Shows
    every: int
    longest: int

    def __post_init__(self) -> None:
        self.history = History(self.game, self.game.settings(self.players, self.options))
        self.generator = Generator(self.seed)
        self.sampler = Generator(~self.seed)

    @property
    def state(self) -> State:
        return self.history.state

    def where(self) -> str:
        event = len(self.history.events)
        return f"{self.game.name}, {self.players} players, seed {self.seed}, event {event}"

    def fail(self, sentence: str) -> NoReturn:
        _fail(self.where(), sentence)

    def run(self) -> None:
        """Play to the end; errors name the event at which they occurred."""
        try:
            self.play()
            _check_end(self)
            _check_record(self)
            _check_repeatable(self)
        except ConformanceError:
            raise
        except Exception as error:
            raise ConformanceError(f"{self.where()}: raised {error!r}") from error

    def play(self) -> None:
        kept = self.conserved(self.state)
        _check_options(self)
        while not self.state.is_over():
            if self.sampler.below(self.every):
                self.history.apply(random_event(self.state, self.generator))
            else:
                _check_thoroughly(self)
                _step_and_back(self)
            _check_options(self)
            if self.conserved(self.state) != kept:
                self.fail(f"conserved was {kept!r} and is now {self.conserved(self.state)!r}")
            if len(self.history.events) > self.longest:
                self.fail("the game does not end")
        _check_thoroughly(self)


# What is checked at every event.


def _check_options(walk: _Walk) -> None:
    """Check the actor, the legal moves and the chance events."""
    state, actor = walk.state, walk.state.actor()
    if state.players != walk.players:
        walk.fail(f"the state has {state.players} players")
    if actor not in (CHANCE, NOBODY) and not 0 <= actor < state.players:
        walk.fail(f"the actor is {actor}: not a seat, CHANCE or NOBODY")
    _check_moves(walk, actor, state.legal_moves())
    _check_outcomes(walk, actor, state.chance_outcomes())
    if actor != NOBODY and state.winners():
        walk.fail(f"there are winners {state.winners()} before the game is over")


def _check_moves(walk: _Walk, actor: int, moves: list[int]) -> None:
    """Check that legal moves are unique and in range, and exist exactly when a seat acts."""
    if actor < 0 and moves:
        walk.fail(f"no seat is to move, but legal_moves returns {moves}")
    if actor >= 0 and not moves:
        walk.fail(f"seat {actor} is to move, but has no legal move")
    if len(set(moves)) < len(moves):
        walk.fail(f"legal_moves lists a move twice: {sorted(moves)}")
    for move in moves:
        if not 0 <= move < walk.game.move_count:
            walk.fail(f"the legal move {move} is outside the range of moves")


def _check_outcomes(walk: _Walk, actor: int, outcomes: list[tuple[int, Fraction]]) -> None:
    """Check that chance events are unique, in range, and that probabilities add up to 1."""
    if actor != CHANCE:
        if outcomes:
            walk.fail("it is not the turn of chance, but chance_outcomes returns some")
        return
    if len({code for code, _ in outcomes}) < len(outcomes):
        walk.fail(f"chance_outcomes lists an event twice: {sorted(outcomes)}")
    for code, probability in outcomes:
        if not walk.game.move_count <= code < walk.game.event_count:
            walk.fail(f"the chance event {code} is outside the range of chance events")
        if not isinstance(probability, Fraction) or probability <= 0:
            walk.fail(f"the probability {probability!r} of {code} is not a Fraction above 0")
    total = sum(probability for _, probability in outcomes)
    if total != 1:
        walk.fail(f"the probabilities of chance add up to {total}")


# Thorough checks, made at some events.


def _check_thoroughly(walk: _Walk) -> None:
    """Run the expensive checks."""
    position = walk.game.position(walk.state)
    codes = _sampled_codes(walk)
    _check_position(walk, position)
    _check_is_legal(walk, codes)
    _check_refusals(walk, codes, position)
    _check_clone(walk, position)
    _check_landings(walk)
    _check_words(walk)


def _legal_codes(state: State) -> set[int]:
    """Return every code that `apply` should accept."""
    return {*state.legal_moves(), *[code for code, _ in state.chance_outcomes()]}


def _sampled_codes(walk: _Walk) -> list[int]:
    """Return the legal codes, their neighbours (nearly legal ones), and some others."""
    legal = sorted(_legal_codes(walk.state))
    near = [code + step for code in legal[-1:] for step in (-1, 1)]
    others = [walk.sampler.below(walk.game.event_count) for _ in range(SAMPLED)]
    return [*legal, *near, *others]


def _check_is_legal(walk: _Walk, codes: list[int]) -> None:
    """Check `is_legal` against the lists, including both ends of the range and beyond."""
    legal = _legal_codes(walk.state)
    for code in [*codes, -1, 0, walk.game.event_count - 1, walk.game.event_count]:
        if walk.state.is_legal(code) != (code in legal):
            walk.fail(f"is_legal({code}) disagrees with the lists of legal events")


def _check_refusals(walk: _Walk, codes: list[int], position: Json) -> None:
    """Check that an illegal code is refused with a rule and changes nothing."""
    legal = _legal_codes(walk.state)
    illegal = [code for code in codes if code not in legal and 0 <= code < walk.game.event_count]
    for code in illegal[:REFUSED]:
        _check_refusal(walk, code)
        if walk.game.position(walk.state) != position:
            walk.fail(f"the refused code {code} changed the state")


def _check_refusal(walk: _Walk, code: int) -> None:
    try:
        walk.state.apply(code)
    except IllegalMove as refusal:
        if refusal.rule not in walk.game.rules.rules:
            walk.fail(f"code {code} is refused by {refusal.rule!r}, which is not in the rule book")
        if not refusal.reason:
            walk.fail(f"code {code} is refused without a reason")
    else:
        walk.fail(f"the illegal code {code} is not refused")


def _check_position(walk: _Walk, position: Json) -> None:
    """Check that a position is JSON and reads back as the same state."""
    try:
        read_back = json.loads(json.dumps(position))
    except (TypeError, ValueError) as error:
        raise ConformanceError(f"{walk.where()}: the position is not JSON: {error}") from error
    if read_back != position:
        walk.fail("the position changes when it is written as JSON and read again")
    difference = _first_difference(walk.game, walk.game.from_position(read_back), walk.state)
    if difference:
        walk.fail(f"the state read from its position differs in {difference}")


def _first_difference(game: Game, one: State, other: State) -> str:
    """Name a difference between two states; empty if there is none."""
    if game.position(one) != game.position(other):
        return "its position"
    if one.actor() != other.actor():
        return "its actor"
    if one.legal_moves() != other.legal_moves():
        return "its legal moves"
    if one.chance_outcomes() != other.chance_outcomes():
        return "its chance outcomes"
    return "" if one.winners() == other.winners() else "its winners"


def _check_clone(walk: _Walk, position: Json) -> None:
    """Check that a clone is equal and independent."""
    copy = walk.state.clone()
    difference = _first_difference(walk.game, copy, walk.state)
    if difference:
        walk.fail(f"a clone differs in {difference}")
    if not copy.is_over():
        copy.apply(random_event(copy, walk.sampler))
    if walk.game.position(walk.state) != position:
        walk.fail("an event of a clone changed the original")


def _check_landings(walk: _Walk) -> None:
    """Check that each chance event leads to the state it names, different from the others.

    Two may lead to the same state only at the end of a round, when dice are cleared.
    """
    seen: dict[str, int] = {}
    for code, _ in walk.state.chance_outcomes():
        after = walk.state.clone()
        after.apply(code)
        if not walk.shows(walk.state, code, after):
            walk.fail(f"{walk.game.notation(code)!r} does not show in the state it leads to")
        text = json.dumps(walk.game.position(after), sort_keys=True)
        if text in seen and after.round == walk.state.round:
            walk.fail(f"the chance events {seen[text]} and {code} lead to the same state")
        seen[text] = code


def _check_words(walk: _Walk) -> None:
    """Check that the state can be drawn and each legal move described in one line."""
    names = tuple(f"player {seat}" for seat in range(walk.players))
    if not walk.game.draw(walk.state, names).strip():
        walk.fail("the drawing of the state is empty")
    for move in walk.state.legal_moves():
        if len(walk.game.describe(walk.state, move, names).splitlines()) != 1:
            walk.fail(f"{walk.game.notation(move)!r} is not described in one line")


def _step_and_back(walk: _Walk) -> None:
    """Play one event: it leaves an earlier clone alone, and only its own seat can undo it."""
    before, copy = walk.game.position(walk.state), walk.state.clone()
    actor, code = walk.state.actor(), random_event(walk.state, walk.generator)
    walk.history.apply(code)
    if walk.game.position(copy) != before:
        walk.fail("an event changed an earlier clone")
    _check_undo_refused(walk, [seat for seat in [CHANCE, *range(walk.players)] if seat != actor])
    if actor == CHANCE:
        _check_undo_refused(walk, [CHANCE])
        return
    walk.history.undo(actor)
    folded = walk.history.fold(len(walk.history.events))
    if any(walk.game.position(state) != before for state in (walk.state, folded)):
        walk.fail(f"undoing {walk.game.notation(code)!r} does not restore the state before it")
    walk.history.apply(code)


def _check_undo_refused(walk: _Walk, seats: list[int]) -> None:
    """Check that undo goes back neither past chance nor past another player's move."""
    for seat in seats:
        try:
            walk.history.undo(seat)
        except NothingToUndo:
            continue
        walk.fail(f"seat {seat} could undo something that was not its own move")


# What is checked once the game is over.


def _check_end(walk: _Walk) -> None:
    """Check that there are winners and a known ending."""
    winners, ending = walk.state.winners(), walk.game.ending(walk.state)
    if not winners or not set(winners) <= set(range(walk.players)):
        walk.fail(f"the game is over, but its winners are {winners}")
    if ending.winners != winners:
        walk.fail(f"the ending names the winners {ending.winners}, the state {winners}")
    if ending.reason not in walk.game.endings:
        walk.fail(f"the ending {ending.reason!r} is not one of {walk.game.endings}")


def _check_record(walk: _Walk) -> None:
    """Check that the records of the whole game and of half of it are read back."""
    half = walk.history.events[: len(walk.history.events) // 2]
    for history in (walk.history, History(walk.game, walk.history.settings, events=half)):
        read = read_record(write_record(history), lambda name: walk.game).history
        if read.settings != history.settings or read.events != history.events:
            walk.fail("the record has other settings or events")
        if walk.game.position(read.state) != walk.game.position(history.state):
            walk.fail("the record leads to another state")


def _check_repeatable(walk: _Walk) -> None:
    """Check that the same seed gives the same game."""
    again = History(walk.game, walk.history.settings)
    generator = Generator(walk.seed)
    for event in walk.history.events:
        again.apply(random_event(again.state, generator))
        if again.events[-1] != event:
            walk.fail(f"played again with the same seed, event {len(again.events)} differs")
    if walk.game.position(again.state) != walk.game.position(walk.state):
        walk.fail("played again with the same seed, it ends in another state")

"""What is done with a record: played through, put on a table, played on."""

from msgspec.json import encode

from buttonbox.core.errors import InvalidRecord
from buttonbox.core.history import Event, History
from buttonbox.core.record import read_about, read_record
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.server.entries import Entry, Setup
from buttonbox.server.facts import facts, roller
from buttonbox.server.messages import Json, PlayOn, Replay, ReplayEvent
from buttonbox.server.players import Situation, situation
from buttonbox.server.setups import imported, played_on, record_names

MOST_EVENTS = 5000


def replay_json(text: str) -> bytes:
    """The replay as JSON; raises InvalidRecord."""
    check_length(text)
    return encode(replay(text))


def table_from(text: str, at: int) -> tuple[Setup, list[Entry]]:
    """A table to look at a record; raises InvalidRecord."""
    check_length(text)
    return imported(text, at)


def table_on_from(asked: PlayOn, at: int) -> Setup:
    """A table where a record is played on; raises a ButtonboxError."""
    check_length(asked.record)
    return played_on(asked, at)


def situation_of(text: str) -> Situation:
    """Where the game of a record stands; raises InvalidRecord."""
    check_length(text)
    return situation(read_record(text, find_game))


def check_length(text: str) -> None:
    """No game is as long; it would keep others waiting."""
    if text.count("\n") > MOST_EVENTS:
        raise InvalidRecord(MOST_EVENTS, f"a record has at most {MOST_EVENTS} events")


def replay(text: str) -> Replay:
    """Every event and every position; raises InvalidRecord."""
    history = read_record(text, find_game)
    about = read_about(text)
    events, positions = _walk(history)
    return Replay(
        game=history.game.name,
        settings=history.settings,
        names=record_names(about, history.state.players),
        events=events,
        positions=positions,
        fair=about.get("fair"),
    )


def _walk(history: History) -> tuple[list[ReplayEvent], list[Json]]:
    state = history.first_state()
    events: list[ReplayEvent] = []
    positions = [history.game.position(state)]
    for event in history.events:
        events.append(_event(history, state, event))
        state.apply(event.code)
        positions.append(history.game.position(state))
    return events, positions


def _event(history: History, state: State, event: Event) -> ReplayEvent:
    text = history.game.notation(event.code)
    told = facts(history.game.name, state, event.code)
    whose = roller(history.game.name, state)
    return ReplayEvent(event.actor, event.code, text, told, whose)

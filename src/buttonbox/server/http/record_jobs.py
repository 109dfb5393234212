"""Work on records, run in worker processes: replaying, importing, playing on."""

from msgspec.json import encode

from buttonbox.core.errors import InvalidRecord
from buttonbox.core.game import Game
from buttonbox.core.history import Event, History
from buttonbox.core.record import read_record
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.server.jobs.bot_jobs import GameSnapshot
from buttonbox.server.messages import Json, PlayOn, Replay, ReplayEvent
from buttonbox.server.tables.creation import imported, played_on, record_names
from buttonbox.server.tables.table_log import Entry, Setup

MOST_EVENTS = 5000


def replay_json(text: str) -> bytes:
    """Return the replay of a record as JSON; raises InvalidRecord."""
    check_length(text)
    return encode(replay(text))


def table_from(text: str, at: int) -> tuple[Setup, list[Entry]]:
    """Return a table that shows a record; raises InvalidRecord."""
    check_length(text)
    return imported(text, at)


def table_on_from(asked: PlayOn, at: int) -> Setup:
    """Return a new table that continues a record; raises a ButtonboxError."""
    check_length(asked.record)
    return played_on(asked, at)


def snapshot_of(text: str) -> GameSnapshot:
    """Return the final position of a record; raises InvalidRecord."""
    check_length(text)
    return GameSnapshot.from_history(read_record(text, find_game).history)


def check_length(text: str) -> None:
    """Refuse records longer than any game, which would block a worker."""
    if text.count("\n") > MOST_EVENTS:
        raise InvalidRecord(MOST_EVENTS, f"a record may have at most {MOST_EVENTS} events")


def replay(text: str) -> Replay:
    """Return every event and every position of a record; raises InvalidRecord."""
    record = read_record(text, find_game)
    history = record.history
    events, positions, facts = _walk(history)
    return Replay(
        game=history.game.name,
        settings=history.settings,
        names=record_names(record.names, history.state.players),
        events=events,
        positions=positions,
        facts=facts,
        fair=record.fair,
    )


def _walk(history: History) -> tuple[list[ReplayEvent], list[Json], list[Json | None]]:
    """Return the events, the positions, and what the page shows beside each position."""
    state = history.first_state()
    events: list[ReplayEvent] = []
    positions = [history.game.position(state)]
    facts = [_facts(history.game, state)]
    for event in history.events:
        events.append(_event(history, state, event))
        state.apply(event.code)
        positions.append(history.game.position(state))
        facts.append(_facts(history.game, state))
    facts[-1] = history.game.page.replay_facts(state)
    return events, positions, facts


def _facts(game: Game, state: State) -> Json | None:
    return None if state.is_chance() else game.page.replay_facts(state)


def _event(history: History, state: State, event: Event) -> ReplayEvent:
    text = history.game.notation(event.code)
    event_facts = history.game.page.event_facts(state, event.code)
    whose = history.game.page.next_roller(state)
    return ReplayEvent(event.actor, event.code, text, event_facts, whose)

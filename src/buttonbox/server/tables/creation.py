"""How tables come to be: asked for, played again, or read from a record."""

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from buttonbox.bots import levels
from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Game, Json
from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.record import read_record
from buttonbox.games import find_game
from buttonbox.server import messages
from buttonbox.server.dice import fair_dice
from buttonbox.server.jobs import bot_jobs
from buttonbox.server.seats import tokens
from buttonbox.server.seats.names import clean_name, distinct_name
from buttonbox.server.tables.table_log import Clock, DayClock, Entry, LiveClock, Seat, Setup

NAMES = ("Ada", "Ben", "Cleo", "Dan")
MOST_SECONDS = 24 * 60 * 60
MOST_DAYS = 60
EDITION = 2  # of new tables, see Setup


def new_setup(asked: messages.NewTable, at: int) -> Setup:
    """A set-up as asked for; raises a ButtonboxError that says what is wrong."""
    game = find_game(asked.game)
    if len(asked.seats) != asked.players:
        raise InvalidSettings("seats", f"must be {asked.players}, one for each player")
    return Setup(
        game=game.name,
        settings=draw_settings(game, asked.players, asked.options),
        seats=new_seats(asked.seats),
        created=at,
        key=tokens.new_key(),
        secret=fair_dice.new_secret(),
        options=asked.options,
        clock=_check_clock(asked.clock),
        hints=asked.hints,
        edition=EDITION,
    )


def rematch_setup(setup: Setup, at: int) -> Setup:
    """The same people and options once more, with new secrets."""
    game = find_game(setup.game)
    return Setup(
        game=setup.game,
        settings=draw_settings(game, len(setup.seats), setup.options),
        seats=_with_emblems(setup.seats),
        created=at,
        key=tokens.new_key(),
        secret=fair_dice.new_secret(),
        options=setup.options,
        clock=setup.clock,
        hints=setup.hints,
        edition=EDITION,
    )


def draw_settings(game: Game, players: int, options: Json) -> Json:
    """Return complete settings; the system's randomness decides what the options leave open."""
    return game.draw_settings(players, options, Generator(secrets.randbits(64)))


def new_seats(asked: Sequence[messages.NewSeat]) -> tuple[Seat, ...]:
    """Seats as asked for: no two look alike, by name or emblem."""
    seats: list[Seat] = []
    for number, each in enumerate(asked):
        seat = _seat(number, each)
        name = distinct_name(seat.name, [other.name for other in seats])
        seats.append(replace(seat, name=name))
    return _with_emblems(seats)


def _seat(number: int, asked: messages.NewSeat) -> Seat:
    name = clean_name(asked.name) or NAMES[number]
    if asked.kind != "bot":
        return Seat(asked.kind, name, emblem=asked.emblem)
    level = asked.level or bot_jobs.DEFAULT_LEVEL
    if level not in levels.LEVELS:
        raise InvalidSettings(f"seats[{number}].level", f"one of {', '.join(levels.LEVELS)}")
    return Seat("bot", name, level, asked.emblem)


def _with_emblems(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Give every seat an emblem of its own: the one asked for, its number's, or a free one."""
    taken = {seat.emblem for seat in seats}
    found: list[Seat] = []
    for number, seat in enumerate(seats):
        emblem = seat.emblem
        if emblem is None or emblem in [other.emblem for other in found]:
            free = [each for each in range(messages.EMBLEMS) if each not in taken]
            emblem = number if number in free else free[0]
            taken.add(emblem)
        found.append(replace(seat, emblem=emblem))
    return tuple(found)


def _check_clock(clock: Clock | None) -> Clock | None:
    if isinstance(clock, LiveClock) and not 10 <= clock.seconds <= MOST_SECONDS:
        raise InvalidSettings("clock.seconds", f"must be from 10 to {MOST_SECONDS}")
    if isinstance(clock, LiveClock) and not 0 <= clock.increment <= MOST_SECONDS:
        raise InvalidSettings("clock.increment", f"must be from 0 to {MOST_SECONDS}")
    if isinstance(clock, DayClock) and not 1 <= clock.days <= MOST_DAYS:
        raise InvalidSettings("clock.days", f"must be from 1 to {MOST_DAYS}")
    return clock


def imported(text: str, at: int) -> tuple[Setup, list[Entry]]:
    """A table to look at: its seats have no tokens; raises InvalidRecord."""
    record = read_record(text, find_game)
    history = record.history
    names = record_names(record.names, history.state.players)
    setup = Setup(
        game=history.game.name,
        settings=history.settings,
        seats=tuple(Seat("local", name) for name in names),
        created=at,
        key=tokens.new_key(),
        position=history.position,
        about={} if record.fair is None else {"fair": record.fair},
    )
    return setup, record_entries(history, at)


def played_on(asked: messages.PlayOn, at: int) -> Setup:
    """A new game, with dice of its own, from where a record stood; raises a ButtonboxError."""
    history = read_record(asked.record, find_game).history
    if len(asked.seats) != history.state.players:
        raise InvalidSettings("seats", f"must be {history.state.players}, one for each player")
    if asked.event > len(history.events):
        raise InvalidSettings("event", f"the record has {len(history.events)} events")
    state = history.fold(asked.event)
    if state.is_over():
        raise InvalidSettings("event", "the game is over there")
    return Setup(
        game=history.game.name,
        settings=history.settings,
        seats=new_seats(asked.seats),
        created=at,
        key=tokens.new_key(),
        secret=fair_dice.new_secret(),
        options={name: value for name, value in history.settings.items() if name != "players"},
        position=history.game.position(state),
        edition=EDITION,
    )


def record_entries(history: History, at: int) -> list[Entry]:
    """The events of a record as a log."""
    joins = [Entry(seat + 1, "join", seat, at=at) for seat in range(history.state.players)]
    events = [
        Entry(
            len(joins) + number,
            "chance" if event.actor == CHANCE else "move",
            event.actor,
            event.code,
            at=at,
        )
        for number, event in enumerate(history.events, 1)
    ]
    return joins + events


def record_names(given: list[str], players: int) -> list[str]:
    """The names a record gives, as far as they are names."""
    if given:
        return [clean_name(name) or NAMES[seat] for seat, name in enumerate(given)]
    return list(NAMES[:players])

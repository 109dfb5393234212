"""Games as rows of a table, one row per game: enough to restore its record and every state.

A row holds the settings and every event, so nothing is lost, and the hash of the last state, so a
replay can be checked. `data_files` writes rows to Parquet or as records.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from typing import Any, NamedTuple, TypedDict

from buttonbox.bots.arena.arena import combined_seed
from buttonbox.bots.arena.executors import check_stop, open_executor
from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Game
from buttonbox.core.history import History
from buttonbox.core.play import Player
from buttonbox.core.randomness import Generator
from buttonbox.core.record import write_record
from buttonbox.core.state import State
from buttonbox.games import find_game

BATCH = 250  # games that a worker plays at a time
HASH_BYTES = 16


class GameRow(TypedDict):
    """One game; `FIELDS` says what each field holds."""

    game: str
    players: int
    settings: str
    seed: int
    bots: list[str]
    actors: list[int]
    codes: list[int]
    choices: list[int]
    winners: list[int]
    ending: str
    rounds: int
    decisions: int
    hash: str


class Field(NamedTuple):
    """A column of the table: its name, its Arrow type and what it holds."""

    name: str
    type: str
    meaning: str


FIELDS = (
    Field("game", "string", "name of the game"),
    Field("players", "int8", "number of seats"),
    Field("settings", "string", "settings of the game, as JSON"),
    Field("seed", "uint64", "seed of this game's dice, settings and bots"),
    Field("bots", "list<string>", "the level of the bot in each seat"),
    Field("actors", "list<int8>", "for each event the seat that moved, or -1 for chance"),
    Field("codes", "list<int32>", "for each event its code; moves come before chance events"),
    Field("choices", "list<int16>", "for each event the number of legal moves, 0 for chance"),
    Field("winners", "list<int8>", "the winning seats"),
    Field("ending", "string", "how the game ended"),
    Field("rounds", "int16", "rounds played"),
    Field("decisions", "int32", "events that are moves"),
    Field("hash", "string", "hash of the last state"),
)


class InvalidRow(ButtonboxError):
    """Raised for a row that is not a game, or whose replay does not match it."""


class Decision(NamedTuple):
    """A decision in a game: the state before it, the seat, its legal moves and the one played."""

    state: State
    seat: int
    moves: list[int]
    code: int


@dataclass(frozen=True)
class Plan:
    """Which games to play: the game with its options, a bot for all seats, and a seed.

    With random bots or a budget of simulations the seed determines every game.
    """

    game: str
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    bot: str = "random"
    simulations: int | None = None


# Playing.


def play_games(plan: Plan, games: int, workers: int = 1) -> Iterator[list[GameRow]]:
    """Yield the games in order, in batches; they are the same for any number of workers.

    Raises UnknownGame, UnknownBot or InvalidSettings.
    """
    check_plan(plan)
    batches = (range(first, min(first + BATCH, games)) for first in range(0, games, BATCH))
    with open_executor(workers, None) as (executor, width):
        waiting = [executor.submit(play_batch, plan, batch) for batch in islice(batches, 2 * width)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [executor.submit(play_batch, plan, batch) for batch in islice(batches, 1)]


def check_plan(plan: Plan) -> None:
    """Set up one game, to fail early. Raises UnknownGame, UnknownBot or InvalidSettings."""
    game = find_game(plan.game)
    game.draw_settings(plan.players, plan.options, Generator(plan.seed))
    make_bot(game.name, plan.bot, plan.seed, _budget(plan))


def play_batch(plan: Plan, numbers: range) -> list[GameRow]:
    """Play the games with these numbers."""
    return [play_row(plan, number) for number in numbers]


def play_row(plan: Plan, number: int) -> GameRow:
    """Play game `number` of a plan."""
    check_stop()
    game = find_game(plan.game)
    seed = combined_seed(plan.seed, number)
    dice = Generator(seed)
    settings = game.draw_settings(plan.players, plan.options, dice)
    player = make_bot(game.name, plan.bot, seed, _budget(plan)).choose
    actors: list[int] = []
    codes: list[int] = []
    choices: list[int] = []
    state = game.new(settings)
    for actor, code, count in _play(state, player, dice):
        actors.append(actor)
        codes.append(code)
        choices.append(count)
    ending = game.ending(state)
    return {
        "game": game.name,
        "players": plan.players,
        "settings": json.dumps(settings),
        "seed": seed,
        "bots": [plan.bot] * plan.players,
        "actors": actors,
        "codes": codes,
        "choices": choices,
        "winners": list(ending.winners),
        "ending": ending.reason,
        "rounds": state.round,
        "decisions": len(actors) - actors.count(CHANCE),
        "hash": state_hash(game, state),
    }


def _budget(plan: Plan) -> Budget | None:
    return None if plan.simulations is None else Budget(simulations=plan.simulations)


def _play(state: State, player: Player, dice: Generator) -> Iterator[tuple[int, int, int]]:
    """Play to the end; yield actor, code and number of legal moves of each event."""
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            count = 0
            code = dice.draw(state)
        else:
            count = len(state.legal_moves())
            code = player(state)
        state.apply(code)
        yield actor, code, count


def state_hash(game: Game, state: State) -> str:
    """Return 32 hexadecimal digits that depend on nothing but the position."""
    text = json.dumps(game.position(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=HASH_BYTES).hexdigest()


# Reading.


def to_history(row: GameRow) -> History:
    """Replay a row, every event checked by the rules.

    Raises InvalidRow if an event is illegal, or if the replay does not match the row.
    """
    try:
        game = find_game(row["game"])
        history = History(game, json.loads(row["settings"]))
        for code in row["codes"]:
            history.apply(code)
    except (ButtonboxError, KeyError, TypeError, ValueError) as error:
        raise InvalidRow(f"not a game: {error}") from error
    if [event.actor for event in history.events] != list(row["actors"]):
        raise InvalidRow("the events belong to other seats than the row says")
    if state_hash(game, history.state) != row["hash"]:
        raise InvalidRow("the replay leads to another state than the row says")
    return history


def to_record(row: GameRow) -> str:
    """Return the record of a row: the text that `buttonbox replay` and `analyse` read."""
    return write_record(to_history(row))


def decisions(row: GameRow) -> Iterator[Decision]:
    """Yield every decision of a game, each with its own state.

    Raises InvalidRow for an event that is not legal.
    """
    try:
        state = find_game(row["game"]).new(json.loads(row["settings"]))
        for code in row["codes"]:
            if (seat := state.actor()) >= 0:
                yield Decision(state.clone(), seat, state.legal_moves(), code)
            state.apply(code)
    except ButtonboxError as error:
        raise InvalidRow(f"not a game: {error}") from error

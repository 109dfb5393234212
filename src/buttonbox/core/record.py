"""The save file: JSON lines, versioned.

The first line holds the game and its settings, each further line one event, and the last line the
result if the game is over. Reading a record replays it and checks every line. The first line may
also hold what does not affect the game: the players' `names` and how the dice were made (`fair`).

Records come from strangers. The reader accepts only what can be written as UTF-8 JSON again, is not
nested deeply and holds no long strings.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import ButtonboxError, InvalidRecord
from buttonbox.core.game import Game, Json
from buttonbox.core.history import History

VERSION = 1
ABOUT = ("names", "fair")  # optional fields of the first line
DEEPEST = 12  # of nested lists and objects; positions use half of it
LONGEST_TEXT = 200  # characters
LONGEST_NAME = 40
LONGEST_FAIR = 4000  # characters of JSON
LARGEST = 2**53  # larger numbers are not exact in every program


@dataclass(frozen=True)
class Record:
    """A recorded game, and the optional fields of its first line."""

    history: History
    about: Json  # `names` and `fair`, where the record has them

    @property
    def names(self) -> list[str]:
        """The players' names, one for each seat, or an empty list."""
        return list(self.about.get("names", []))

    @property
    def fair(self) -> Json | None:
        """How the dice were made, or None."""
        return self.about.get("fair")


def write_record(history: History, about: Json | None = None) -> str:
    """Return the history as text; `about` may hold `names` and `fair`."""
    notation = history.game.notation
    lines = [_line(_header(history) | (about or {}))]
    lines += [_event_line(notation, event.actor, event.code) for event in history.events]
    if history.state.is_over():
        lines.append(_line({"result": _result(history)}))
    return "".join(lines)


def _line(value: Json) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


@lru_cache(maxsize=1 << 15)  # more than a game has codes for all its seats
def _event_line(notation: Callable[[int], str], actor: int, code: int) -> str:
    text = notation(code)
    return _line({"chance": text} if actor == CHANCE else _move(actor, text))


def _header(history: History) -> dict[str, Any]:
    header = {"buttonbox": VERSION, "game": history.game.name, "settings": history.settings}
    return header if history.position is None else {**header, "position": history.position}


def _move(seat: int, text: str) -> dict[str, Any]:
    return {"seat": seat, "move": text}


def _result(history: History) -> dict[str, Any]:
    ending = history.game.ending(history.state)
    return {"winners": list(ending.winners), "ending": ending.reason}


def read_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """Read and replay a record; raises InvalidRecord with line and reason."""
    lines = [
        (number, _parse(number, line))
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip()
    ]
    if not lines:
        raise InvalidRecord(1, "the record is empty")
    number, header = lines[0]
    history = _read_header(number, header, find_game)
    for number, line in lines[1:]:
        _read_line(history, number, line)
        if "result" in line and number != lines[-1][0]:
            raise InvalidRecord(number, "lines follow the result")
    about = {name: header[name] for name in ABOUT if header.get(name) is not None}
    return Record(history, about)


def _parse(number: int, line: str) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(number, "not a line of JSON") from error
    if not isinstance(parsed, dict):
        raise InvalidRecord(number, "not a JSON object")
    if reason := _refusal(parsed, DEEPEST):
        raise InvalidRecord(number, reason)
    return parsed


def _refusal(value: Any, depth: int) -> str:
    """Return why a JSON value is not allowed in a record, or an empty string."""
    if isinstance(value, str):
        return _text_refusal(value)
    if isinstance(value, int | float):
        return "" if -LARGEST <= value <= LARGEST else "a number is too large"
    if value is None:
        return ""
    if depth == 0:
        return "lists and objects are nested too deeply"
    parts = [*value, *value.values()] if isinstance(value, dict) else value
    return next((reason for part in parts if (reason := _refusal(part, depth - 1))), "")


def _text_refusal(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        return f"a string has more than {LONGEST_TEXT} characters"
    if any("\ud800" <= character <= "\udfff" for character in text):
        return "half a character (a lone surrogate)"
    return ""


def _read_header(number: int, header: dict[str, Any], find_game: Callable[[str], Game]) -> History:
    if header.get("buttonbox") != VERSION:
        raise InvalidRecord(number, f"not a Buttonbox record of version {VERSION}")
    unknown = header.keys() - {"buttonbox", "game", "settings", "position", *ABOUT}
    if unknown or not isinstance(header.get("settings"), dict):
        raise InvalidRecord(number, "the first line must hold buttonbox, game, settings, position")
    try:
        game = find_game(str(header.get("game")))
        history = History(game, header["settings"], header.get("position"))
    except ButtonboxError as error:
        raise InvalidRecord(number, str(error)) from error
    _check_names(number, header.get("names"), history.state.players)
    _check_fair(number, header.get("fair"))
    return history


def _check_names(number: int, names: Any, players: int) -> None:
    if names is None:
        return
    if not isinstance(names, list) or len(names) != players:
        raise InvalidRecord(number, f"names must be a list of {players}, one for each seat")
    if not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names):
        raise InvalidRecord(number, f"names must be strings of at most {LONGEST_NAME} characters")


def _check_fair(number: int, fair: Any) -> None:
    """Check only the size; verifying the dice checks the content."""
    if fair is None:
        return
    if not isinstance(fair, dict):
        raise InvalidRecord(number, "fair must be a JSON object")
    if len(json.dumps(fair)) > LONGEST_FAIR:
        raise InvalidRecord(number, f"fair must have at most {LONGEST_FAIR} characters")


def _read_line(history: History, number: int, line: dict[str, Any]) -> None:
    if history.state.is_over():
        _check_result(history, number, line)
        return
    actor, text = _event(history, number, line)
    if actor != history.state.actor():
        raise InvalidRecord(number, f"it is the turn of {_name(history.state.actor())}")
    try:
        history.apply(history.game.parse(text))
    except ButtonboxError as error:
        raise InvalidRecord(number, f"{text!r}: {error}") from error


def _event(history: History, number: int, line: dict[str, Any]) -> tuple[int, str]:
    """Return the actor and the notation of an event line."""
    if line.keys() == {"chance"} and isinstance(line["chance"], str):
        return CHANCE, line["chance"]
    if line.keys() == {"seat", "move"} and isinstance(line["move"], str):
        seat = line["seat"]
        if type(seat) is int and 0 <= seat < history.state.players:
            return seat, line["move"]
        raise InvalidRecord(number, f"no such seat: {seat!r}")
    raise InvalidRecord(number, "neither a move, a chance event nor a result that belongs here")


def _check_result(history: History, number: int, line: dict[str, Any]) -> None:
    if line.keys() != {"result"}:
        raise InvalidRecord(number, "the game is over before this line")
    if line["result"] != _result(history):
        raise InvalidRecord(number, f"the result is {json.dumps(_result(history))}")


def _name(actor: int) -> str:
    return "chance" if actor == CHANCE else f"seat {actor}"

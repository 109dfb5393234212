"""The save file: JSON lines, versioned.

The first line names game and settings, each further line one event, the last one, if the game is
over, the result. Reading one plays it through and checks every line. The first line may also hold
what the game itself does not depend on: the players' `names` and how the dice were made (`fair`).
"""

import json
from collections.abc import Callable
from typing import Any

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import ButtonboxError, InvalidRecord
from buttonbox.core.game import Game, Json
from buttonbox.core.history import History

VERSION = 1
ABOUT = {"names": list, "fair": dict}  # what else the first line may hold


def write_record(history: History, about: Json | None = None) -> str:
    """The history as text; `about` may hold names and fair."""
    lines = [_header(history) | (about or {})]
    for event in history.events:
        text = history.game.notation(event.code)
        lines.append({"chance": text} if event.actor == CHANCE else _move(event.actor, text))
    if history.state.actor() == NOBODY:
        lines.append({"result": _result(history)})
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def _header(history: History) -> dict[str, Any]:
    header = {"buttonbox": VERSION, "game": history.game.name, "settings": history.settings}
    return header if history.position is None else {**header, "position": history.position}


def _move(seat: int, text: str) -> dict[str, Any]:
    return {"seat": seat, "move": text}


def _result(history: History) -> dict[str, Any]:
    ending = history.game.ending(history.state)
    return {"winners": list(ending.winners), "ending": ending.reason}


def read_record(text: str, find_game: Callable[[str], Game]) -> History:
    """The history that a text tells of; raises InvalidRecord with line and reason."""
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
    return history


def _parse(number: int, line: str) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(number, "not a line of JSON") from error
    if not isinstance(parsed, dict):
        raise InvalidRecord(number, "not a JSON object")
    return parsed


def _read_header(number: int, header: dict[str, Any], find_game: Callable[[str], Game]) -> History:
    if header.get("buttonbox") != VERSION:
        raise InvalidRecord(number, f"not a Buttonbox record of version {VERSION}")
    unknown = header.keys() - {"buttonbox", "game", "settings", "position"} - ABOUT.keys()
    if unknown or not isinstance(header.get("settings"), dict):
        raise InvalidRecord(number, "the first line must hold buttonbox, game, settings, position")
    _check_about(number, header)
    try:
        return History(
            find_game(str(header.get("game"))), header["settings"], header.get("position")
        )
    except ButtonboxError as error:
        raise InvalidRecord(number, str(error)) from error


def _check_about(number: int, header: dict[str, Any]) -> None:
    for name, kind in ABOUT.items():
        if name in header and not isinstance(header[name], kind):
            raise InvalidRecord(number, f"{name} must be a JSON {kind.__name__}")


def read_about(text: str) -> Json:
    """The names and fair of a record that `read_record` accepts."""
    first = next(line for line in text.split("\n") if line.strip())
    header = json.loads(first)
    return {name: header[name] for name in ABOUT if name in header}


def _read_line(history: History, number: int, line: dict[str, Any]) -> None:
    if history.state.actor() == NOBODY:
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
    """Who acted and what, in notation."""
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

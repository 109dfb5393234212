"""Values that owners of the printed game may replace with their own (WR1, WR5)."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from buttonbox.core.errors import InvalidSettings
from buttonbox.games.war import tables

Track = tuple[int, ...]
SPACES = 5


@dataclass(frozen=True)
class Values:
    """Buttons on the tracks and tiles, dice on the cards."""

    tracks: tuple[Track, ...] = tables.TRACKS
    tiles: tuple[Track, ...] = tables.TILES
    card_dice: tuple[int, ...] = tables.CARD_DICE


def read_values(data: Any) -> Values:
    """Values from JSON: {"tracks": {"quarry": [...]}, "tiles": [...], "card_dice": {...}}."""
    if not isinstance(data, dict) or data.keys() - {"tracks", "tiles", "card_dice"}:
        raise InvalidSettings("values", "must hold tracks, tiles or card_dice")
    values = Values()
    if "tracks" in data:
        values = replace(values, tracks=_read_tracks(data["tracks"]))
    if "tiles" in data:
        values = replace(values, tiles=_read_tiles(data["tiles"]))
    if "card_dice" in data:
        values = replace(values, card_dice=_read_card_dice(data["card_dice"]))
    return values


def read_values_file(path: Path) -> Any:
    """The JSON of a values file, checked."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise InvalidSettings(str(path), f"cannot be read as JSON: {error}") from error
    read_values(data)
    return data


def _read_tracks(data: Any) -> tuple[Track, ...]:
    if not isinstance(data, dict) or data.keys() - set(tables.LOCATIONS):
        raise InvalidSettings("values.tracks", "must hold quarry, forest or meadow", "W2")
    return tuple(
        _read_track(f"values.tracks.{name}", data[name], "W2") if name in data else printed
        for name, printed in zip(tables.LOCATIONS, tables.TRACKS, strict=True)
    )


def _read_tiles(data: Any) -> tuple[Track, ...]:
    if not isinstance(data, list) or len(data) != len(tables.TILES):
        raise InvalidSettings("values.tiles", "must be six tiles", "W3")
    return tuple(_read_track(f"values.tiles[{i}]", tile, "W3") for i, tile in enumerate(data))


def _read_track(field: str, data: Any, rule: str) -> Track:
    numbers = isinstance(data, list) and all(type(x) is int and 0 <= x <= 20 for x in data)
    if not numbers or len(data) != SPACES:
        raise InvalidSettings(field, "must be five numbers from 0 to 20", rule)
    return tuple(data)


def _read_card_dice(data: Any) -> tuple[int, ...]:
    if not isinstance(data, dict) or data.keys() - set(tables.CARD_NAMES):
        raise InvalidSettings("values.card_dice", "must hold numbers of dice by card name", "W7")
    for name, dice in data.items():
        if type(dice) is not int or not 2 <= dice <= 4:
            raise InvalidSettings(f"values.card_dice.{name}", "must be 2, 3 or 4", "W50")
    return tuple(data.get(card.name, card.dice) for card in tables.CARDS)

"""Values that owners of the printed game may replace with their own (WR1, WR5)."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from buttonbox.core.errors import InvalidSettings
from buttonbox.games.war import material

Track = tuple[int, ...]


@dataclass(frozen=True)
class Values:
    """Buttons on the tracks and tiles, dice on the cards."""

    tracks: tuple[Track, ...] = material.TRACKS
    tiles: tuple[Track, ...] = material.TILES
    card_dice: tuple[int, ...] = material.CARD_DICE


def read_values(data: Any) -> Values:
    """Read values from JSON; raises InvalidSettings.

    {"tracks": {"quarry": [...]}, "tiles": [...], "card_dice": {...}}, each of them optional.
    """
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


def read_values_file(path: str) -> Any:
    """Return the JSON of a values file, checked; raises InvalidSettings."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise InvalidSettings(path, f"cannot be read as JSON: {error}") from error
    read_values(data)
    return data


def _read_tracks(data: Any) -> tuple[Track, ...]:
    if not isinstance(data, dict) or data.keys() - set(material.LOCATIONS):
        raise InvalidSettings("values.tracks", "must hold quarry, forest or meadow", "W2")
    return tuple(
        _read_track(f"values.tracks.{name}", data[name], "W2") if name in data else printed
        for name, printed in zip(material.LOCATIONS, material.TRACKS, strict=True)
    )


def _read_tiles(data: Any) -> tuple[Track, ...]:
    if not isinstance(data, list) or len(data) != len(material.TILES):
        raise InvalidSettings("values.tiles", "must be six tiles", "W3")
    return tuple(_read_track(f"values.tiles[{i}]", tile, "W3") for i, tile in enumerate(data))


def _read_track(field: str, data: Any, rule: str) -> Track:
    numbers = isinstance(data, list) and all(type(x) is int and 0 <= x <= 20 for x in data)
    if not numbers or len(data) != material.SPACES:
        raise InvalidSettings(field, "must be five numbers from 0 to 20", rule)
    return tuple(data)


def _read_card_dice(data: Any) -> tuple[int, ...]:
    if not isinstance(data, dict) or data.keys() - set(material.CARD_NAMES):
        raise InvalidSettings("values.card_dice", "must hold numbers of dice by card name", "W7")
    for name, dice in data.items():
        if type(dice) is not int or not 2 <= dice <= 4:
            raise InvalidSettings(f"values.card_dice.{name}", "must be 2, 3 or 4", "W50")
    return tuple(data.get(card.name, card.dice) for card in material.CARDS)

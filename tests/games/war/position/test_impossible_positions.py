"""Impossible positions of War of the Buttons are refused with the field and the rule."""

import json
import re
from copy import deepcopy
from typing import Any

import pytest

from buttonbox.core.errors import InvalidPosition
from buttonbox.core.game import Json
from buttonbox.games.war.game import WAR
from tests.games.war.positions import group, position_json, seat, sold

TURN = position_json(
    2,
    seats={0: seat(front=[4, 4], buttons=7), 1: seat(front=[1], boys=[2], cards=["re-roll"])},
    quarry=group(1, 3, dice=2, space=2),
    display=["equals", sold(1, 2, dice=2, white=1)],
    school={"start": (1, 6)},
    round=2,
)
FOUR = position_json(4, seats={0: seat(front=[4]), 3: seat(front=[1])}, meadow=group(1, 6))
AFTER = position_json(
    2,
    seats={0: seat(cards=["re-roll", "turn-1s"], front=[1, 2])},
    round=2,
    phase="after-rolling",
)
ROLLING = {
    "players": 2,
    "round": 2,
    "phase": "rolling",
    "display": ["equals", "section"],
    "markers": {"quarry": "5", "forest": "free", "school": "build"},
    "seats": [{"front": [1, 2, 3]}, {"detention": [1, 2]}],
}
DETAINING = position_json(
    2, quarry=group(1, 5, dice=2), school={"snitch": (0, 5)}, phase="detaining"
)
BUILDING = position_json(
    2,
    quarry=group(1, 5, dice=2),
    phase="building",
    closing="quarry",
    marker="build",
    markers={"quarry": None},
)
OVER = position_json(2, seats={0: seat(stars=6)}, phase="over")
NEW_ROUND = {"players": 2, "round": 2, "phase": "laying-markers"}
BOYS = {
    "players": 2,
    "phase": "rolling-boys",
    "seats": [{"buttons": 2, "detention": [1, 2]}, {"buttons": 3}],
}
EIGHT = [1, 1, 1, 1, 1, 1, 1, 1]

IMPOSSIBLE: list[tuple[Json, Json, str, str]] = [
    # Kinds and names.
    (TURN, {"game": "buttons"}, "game", ""),
    (TURN, {"players": 5}, "players", ""),
    (TURN, {"players": True}, "players", ""),
    (TURN, {"players": None}, "players", ""),
    (TURN, {"colour": 1}, "colour", ""),
    (TURN, {"seats[0].button": 1}, "seats[0].button", ""),
    (TURN, {"seats": [{}]}, "seats", ""),
    (TURN, {"seats": 3}, "seats", ""),
    (TURN, {"seats[1]": []}, "seats[1]", ""),
    (TURN, {"phase": "dancing"}, "phase", ""),
    (TURN, {"acted": 1}, "acted", ""),
    (TURN, {"to_act": 2}, "to_act", ""),
    (TURN, {"seats[0].buttons": -1}, "seats[0].buttons", "W7"),
    (TURN, {"seats[0].buttons": 2.5}, "seats[0].buttons", "W7"),
    (TURN, {"seats[0].buttons": 10**30}, "seats[0].buttons", "W7"),
    (TURN, {"values": {"tracks": {"quarry": [1]}}}, "values.tracks.quarry", "W2"),
    # Material.
    (TURN, {"seats[0].front": [4, 4, 4]}, "seats[0]", "W1"),
    (TURN, {"seats[0].front": [4]}, "seats[0]", "W1"),
    (TURN, {"seats[0].front": [*EIGHT, 1]}, "seats[0].front", "W1"),
    (TURN, {"seats[0].front": [7, 4]}, "seats[0].front[0]", "W1"),
    (TURN, {"lake": [1]}, "lake", "W1"),
    (TURN, {"village_white": [1]}, "lake", "W1"),
    (TURN, {"seats[0].cards": ["re-roll"]}, "seats[1].cards[0]", "W7"),
    (TURN, {"discard": ["equals"]}, "discard[0]", "W7"),
    (TURN, {"seats[0].cards": ["section"] * 5}, "seats[0].cards[4]", "W7"),
    (TURN, {"seats[0].cards": ["ace"]}, "seats[0].cards[0]", ""),
    (TURN, {"removed": ["meadow-pay"]}, "removed[0]", "W13"),
    (TURN, {"seats[0].stars": 25}, "seats[0].stars", "W7"),
    (TURN, {"seats[0].stars": 20, "seats[1].stars": 5}, "seats", "W7"),
    (TURN, {"seats[0].brothers": 7, "seats[1].brothers": 6}, "seats", "W7"),
    (TURN, {"markers.forest": TURN["markers"]["quarry"]}, "markers.forest", "W7"),
    (TURN, {"markers.forest": None}, "markers.forest", "W12"),
    (TURN, {"seats[0].sections": [1, 1]}, "seats[0].sections[1]", "W8"),
    (TURN, {"seats[0].sections": [7]}, "seats[0].sections[0]", "W6"),
    (TURN, {"seats[1].detention": [2, None, None, None, 1]}, "seats[1].detention", "W6"),
    (TURN, {"seats[1].detention": [0]}, "seats[1].detention[0]", "W11"),
    # Places.
    (TURN, {"locations.meadow": {"space": 1, "brother": True}}, "locations.meadow", "W2"),
    (TURN, {"markers.meadow": "build"}, "markers.meadow", "W2"),
    (TURN, {"locations.quarry.value": 7}, "locations.quarry.value", "W31"),
    (TURN, {"locations.quarry.value": [3, 4]}, "locations.quarry.value", "W31"),
    (TURN, {"locations.quarry.dice": 0}, "locations.quarry", "W31"),
    (TURN, {"locations.quarry.space": 6}, "locations.quarry.space", "W2"),
    (TURN, {"locations.quarry.space": None}, "locations.quarry.space", "W2"),
    (TURN, {"locations.quarry.brother": True}, "locations.quarry", "W36"),
    (TURN, {"locations.forest": {"space": 2}}, "locations.forest", "W32"),
    (FOUR, {"seats[0].mill": [1], "seats[0].village": [1] * 6}, "locations", "W33"),
    (TURN, {"school.start": [{"seat": 1, "value": 6}] * 2}, "school.start", "W40"),
    (TURN, {"locations.quarry": []}, "locations.quarry", "W31"),
    (TURN, {"school.start.value": 0}, "school.start.value", "W40"),
    (TURN, {"school.detention": {"seat": 1, "value": 6}}, "school.detention", ""),
    (TURN, {"display[1].sold.value": 0}, "display[1].sold.value", "W31"),
    (TURN, {"display": ["equals"] * 3}, "display", "W13"),
    (TURN, {"seats[1].cards": []}, "display", "W50"),
    (FOUR, {"display[0]": None}, "display[0]", "W21"),
    (FOUR, {"tiles": True}, "laid", "W3"),
    (FOUR, {"laid": {"quarry": 1}}, "laid", "W3"),
    (FOUR, {"tiles": True, "laid": {"quarry": 1, "forest": 1}}, "laid.forest", "W3"),
    # Turns.
    (TURN, {"seats[0].front": [], "seats[0].village": EIGHT}, "seats[0].front", "W25"),
    (TURN, {"acted": True, "bonus": True}, "acted", "W26"),
    (TURN, {"acted": True, "seats[0].buttons": 0}, "acted", "W26"),
    (TURN, {"brother_used": True}, "brother_used", "W30"),
    (TURN, {"turn_seat": 1}, "turn_seat", "W24"),
    (TURN, {"next_start": 0}, "next_start", "W45"),
    (TURN, {"round": 0}, "round", "W20"),
    (TURN, {"closing": "exam"}, "closing", "W70"),
    (TURN, {"marker": "build+star"}, "marker", "W74"),
    (TURN, {"part": 1}, "part", "W74"),
    (TURN, {"used": ["re-roll"]}, "used", "W23"),
    (TURN, {"using": "re-roll"}, "using", "W23"),
    (TURN, {"phase": "village", "seats[0].village": []}, "seats[0]", "W1"),
    (FOUR, {"phase": "village", "acted": True}, "acted", "W55"),
    (FOUR, {"phase": "building", "acted": True}, "phase", "W8"),
    (FOUR, {"phase": "building", "seats[0].sections": [1, 2, 3, 4, 5, 6]}, "phase", "W8"),
    (FOUR, {"phase": "freeing", "acted": True}, "phase", "W8"),
    (TURN, {"phase": "freeing", "acted": True, "to_act": 1}, "phase", "W8"),
    # Before the turns.
    (TURN, {"phase": "rolling", "to_act": None}, "locations", "W76"),
    (ROLLING, {"to_act": 0}, "to_act", ""),
    (ROLLING, {"lake": [1]}, "lake", "W22"),
    (ROLLING, {"seats[1].front": [1]}, "seats[1].front", "W22"),
    (ROLLING, {"seats[0].front": EIGHT, "seats[1].front": [1] * 6}, "phase", "W22"),
    (ROLLING, {"seats[0].stars": 6}, "seats", "W75"),
    (ROLLING, {"seats[0].village": [1]}, "seats[0].village", "W76"),
    (ROLLING, {"round": 1}, "seats[0].buttons", "W14"),
    (ROLLING, {"phase": "rolling-white"}, "seats[0]", "W1"),
    (ROLLING, {"phase": "laying-cards"}, "seats[0].front", "W22"),
    (ROLLING, {"phase": "laying-cards", "seats[0].front": []}, "phase", "W13"),
    (NEW_ROUND, {"markers": {"forest": "5"}}, "markers", "W12"),
    (NEW_ROUND, {"markers": ROLLING["markers"]}, "phase", "W12"),
    (NEW_ROUND, {"seats": [{"sections": [1, 2, 3, 4, 5, 6]}, {}]}, "seats", "W75"),
    (BOYS, {"seats[1].detention": [1]}, "seats[0].detention", "W11"),
    (BOYS, {"seats[0].detention": [None, 1]}, "seats[0].detention", "W11"),
    (BOYS, {"seats[1].buttons": 2}, "seats[1].buttons", "W14"),
    (BOYS, {"seats[1].stars": 1}, "seats[1].stars", "W14"),
    (BOYS, {"seats[1].cards": ["equals"]}, "seats[1].cards", "W13"),
    (BOYS, {"markers": {"quarry": "5"}}, "markers", "W12"),
    (BOYS, {"display": ["equals"]}, "display", "W13"),
    (BOYS, {"round": 1}, "round", "W20"),
    (BOYS, {"phase": "laying-tiles"}, "phase", "W11"),
    (BOYS, {"phase": "laying-tiles", "seats[0].detention": []}, "tiles", "W3"),
    (BOYS, {"phase": "choosing-start", "seats[0].detention": []}, "seats[0].buttons", "W14"),
    # After rolling.
    (AFTER, {"to_act": 1}, "to_act", "W23"),
    (AFTER, {"used": ["turn-2s"]}, "used", "W23"),
    (AFTER, {"using": "turn-1s"}, "used", "W23"),
    (AFTER, {"used": ["turn-1s"]}, "used", "W23"),
    (AFTER, {"using": "re-roll", "used": ["re-roll"]}, "picked", "W23"),
    (AFTER, {"seats[0].front[7]": None}, "seats[0].front[7]", "W1"),
    (AFTER, {"phase": "re-rolling", "used": ["re-roll"]}, "seats", "W23"),
    (AFTER, {"phase": "re-rolling", "seats[0].front": [1]}, "used", "W23"),
    # The end of a round, and of the game.
    (DETAINING, {"to_act": 0}, "to_act", "W70"),
    (DETAINING, {"locations.quarry.value": 4}, "phase", "W70"),
    (DETAINING, {"closing": "exam"}, "closing", "W70"),
    (DETAINING, {"acted": True}, "acted", "W26"),
    (DETAINING, {"taken": ["build"]}, "taken", "W73"),
    (BUILDING, {"marker": None}, "marker", "W74"),
    (BUILDING, {"marker": "free"}, "marker", "W74"),
    (BUILDING, {"markers.quarry": "free"}, "markers.quarry", "W73"),
    (BUILDING, {"markers.forest": None}, "markers.forest", "W73"),
    (BUILDING, {"to_act": 0}, "to_act", "W73"),
    (BUILDING, {"closing": "forest"}, "closing", "W73"),
    (BUILDING, {"seats[1].sections": [1, 2, 3, 4, 5, 6]}, "phase", "W74"),
    (BUILDING, {"closing": "meadow"}, "closing", "W70"),
    (BUILDING, {"part": 2}, "part", "W74"),
    (BUILDING, {"start": 1, "next_start": 0}, "next_start", "W45"),
    (BUILDING, {"seats[0].front": [1], "seats[0].village": [1] * 7}, "seats", "W74"),
    (OVER, {"seats[0].stars": 5}, "phase", "W75"),
    (OVER, {"to_act": 0}, "to_act", ""),
    (OVER, {"markers.quarry": None}, "markers.quarry", "W73"),
]


def changed(data: Json, changes: Json) -> Json:
    """Return a copy with fields replaced, named by their paths."""
    copy: Json = deepcopy(data)
    for path, value in changes.items():
        *parents, last = [int(key) if key.isdigit() else key for key in re.findall(r"\w+", path)]
        parent: Any = copy
        for key in parents:
            parent = parent.setdefault(key, {}) if isinstance(parent, dict) else parent[key]
        parent[last] = value
    return copy


@pytest.mark.parametrize("base", [TURN, FOUR, AFTER, ROLLING, DETAINING, BUILDING, OVER, BOYS])
def test_what_the_impossible_positions_start_from_is_possible(base: Json) -> None:
    WAR.from_position(base)


@pytest.mark.parametrize(
    ("base", "changes", "field", "rule"),
    IMPOSSIBLE,
    ids=[json.dumps(changes) for _, changes, _, _ in IMPOSSIBLE],
)
def test_impossible(base: Json, changes: Json, field: str, rule: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        WAR.from_position(changed(base, changes))
    assert (caught.value.field, caught.value.rule) == (field, rule)
    assert caught.value.reason


def test_rules_named_exist() -> None:
    assert {rule for _, _, _, rule in IMPOSSIBLE} - {""} <= WAR.rules.rules.keys()

"""Situations of War of the Buttons in a few words.

    state = position(
        players=2,
        seats={0: seat(front=[4, 4], buttons=7), 1: seat(boys=[3, 5])},
        quarry=group(1, 3, dice=2, space=2),
        school={"exam": (1, 6)},
    )
    play(state, "quarry 4 4", "end")
    assert "forest 4" not in legal(state)

What is not said does not get in the way: the dice left over lie in the village as 1s, the white
ones too, so that the lake is empty; cards and markers are filled in; buttons are 0.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from buttonbox.core.game import Json
from buttonbox.core.randomness import Generator
from buttonbox.games.war import material
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War

DICE_OF_A_SEAT = ("front", "village", "mill")
SECTIONS_FIRST = ("section", *[name for name in material.CARD_NAMES if name != "section"])
PLAIN_MARKERS_FIRST = ("5", "brother+3", "2-brothers", "build", *material.MARKER_NAMES)


def seat(
    front: Iterable[int] = (),
    boys: Iterable[int | None] = (),
    cards: Iterable[str] = (),
    **rest: Any,
) -> Json:
    """Return a player: `boys` are the spots of the detention in order, None for a vacant one.

    The rest as in a position: white, village, mill, buttons, stars, brothers, sections.
    """
    return {"front": list(front), "detention": list(boys), "cards": list(cards), **rest}


def group(seat: int, value: int, dice: int = 1, white: int = 0, space: int = 1) -> Json:
    """Dice at a location."""
    return {"space": space, "seat": seat, "value": value, "dice": dice, "white": white}


def brother(space: int = 1) -> Json:
    """Return a lone big brother at a location."""
    return {"space": space, "brother": True}


def sold(seat: int, value: int, dice: int, white: int = 0) -> Json:
    """Return the dice beside a card that was bought; an entry of `display`."""
    return {"sold": {"seat": seat, "value": value, "dice": dice, "white": white}}


def position(players: int = 2, **parts: Any) -> War:
    """Return a state; the parts are those of `position_json`."""
    return WAR.from_position(position_json(players, **parts))


def position_json(
    players: int = 2,
    seats: Mapping[int, Json] | None = None,
    school: Mapping[str, tuple[int, int]] | None = None,
    display: Sequence[Any] | None = None,
    markers: Mapping[str, str | None] | None = None,
    quarry: Json | None = None,
    forest: Json | None = None,
    meadow: Json | None = None,
    **rest: Any,
) -> Json:
    """Return the JSON of a position, filled up; `school` maps a space to seat and value.

    A `display` that is too short leaves the other places empty, and no card in the draw pile.
    """
    locations = {"quarry": quarry, "forest": forest, "meadow": meadow}
    data: Json = {
        "game": "war",
        "players": players,
        "seats": [dict((seats or {}).get(i, {})) for i in range(players)],
        "locations": {name: place for name, place in locations.items() if place},
        "school": {space: {"seat": s, "value": v} for space, (s, v) in (school or {}).items()},
        **rest,
    }
    _fill_cards(data, display)
    _fill_markers(data, dict(markers or {}))
    _fill_dice(data)
    return data


def play(state: War, *texts: str) -> War:
    """Apply moves and chance events in notation; the state itself, for more."""
    for text in texts:
        state.apply(WAR.parse(text))
    return state


def legal(state: War) -> set[str]:
    """Return the legal moves, or the possible chance events, in notation."""
    outcomes = [code for code, _ in state.chance_outcomes()]
    return {WAR.notation(code) for code in state.legal_moves() or outcomes}


def legal_at(state: War, place: str) -> set[str]:
    """Return the legal moves whose notation begins with this word."""
    return {text for text in legal(state) if text.split()[0] == place}


def second_round(players: int, seed: int) -> Iterator[War]:
    """Every state of a random game from round 2 on; cards that chance seldom deals are owned."""
    cards = {0: seat(cards=["re-roll", "turn-1s"]), 1: seat(cards=["turn-2s", "turn-3s", "equals"])}
    state = position(players, seats=cards, phase="laying-markers", round=2)
    generator = Generator(seed)
    yield state
    while not state.is_over():
        moves = state.legal_moves()
        state.apply(moves[generator.below(len(moves))] if moves else generator.draw(state))
        yield state


# Filling up.


def _unused_cards(data: Json, display: Sequence[Any]) -> list[str]:
    """Cards named nowhere; section cards first."""
    named = [*data.get("discard", []), *data.get("removed", [])]
    named += [card for seat in data["seats"] for card in seat.get("cards", [])]
    named += [card for card in display if isinstance(card, str)]
    copies = Counter({card.name: card.copies for card in material.CARDS})
    if data["players"] < 4:
        del copies["meadow-pay"]
    copies -= Counter(named)
    return [name for name in SECTIONS_FIRST for _ in range(copies[name])]


def _fill_cards(data: Json, display: Sequence[Any] | None) -> None:
    if data.get("phase") in ("choosing-start", "laying-tiles", "rolling-boys"):
        return
    size = material.display_size(data["players"])
    unused = _unused_cards(data, display or [])
    if display is None:
        data["display"] = unused[:size]
        return
    data["display"] = [*display, *[None] * (size - len(display))]
    if None in data["display"]:
        data["removed"] = [*data.get("removed", []), *unused]


def _fill_markers(data: Json, markers: dict[str, str | None]) -> None:
    if data.get("phase") in ("choosing-start", "laying-tiles", "rolling-boys", "laying-markers"):
        data["markers"] = markers
        return
    copies = Counter({marker.name: marker.copies for marker in material.MARKERS})
    copies -= Counter([*filter(None, markers.values()), *data.get("taken", [])])
    copies -= Counter([data["marker"]] if data.get("marker") else [])
    unused = (name for name in dict.fromkeys(PLAIN_MARKERS_FIRST) if copies[name] > 0)
    for place in (*material.LOCATIONS[: material.locations(data["players"])], "school"):
        if place not in markers:
            markers[place] = next(unused)
    data["markers"] = markers


def _fill_dice(data: Json) -> None:
    """All dice lie somewhere once rolled: the rest as 1s in the village, or as 6s in front."""
    phase = data.get("phase", "turn")
    if phase in ("turn", "village", "building", "freeing", "detaining", "over"):
        coloured, white, value = "village", "village_white", 1
    elif phase == "after-rolling":
        coloured, white, value = "front", "lake", 6
    else:
        return
    groups = [*data["locations"].values(), *_sold_groups(data)]
    for index, seat in enumerate(data["seats"]):
        missing = material.COLOURED_DICE - _coloured(data, groups, index, seat)
        seat[coloured] = [*seat.get(coloured, []), *[value] * missing]
    lying = [*data.get("lake", []), *data.get("village_white", []), *data.get("mill_white", [])]
    lying += [die for seat in data["seats"] for die in seat.get("white", [])]
    missing = material.white_dice(data["players"]) - len(lying)
    missing -= sum(group.get("white", 0) for group in groups)
    data[white] = [*data.get(white, []), *[value] * missing]


def _sold_groups(data: Json) -> list[Json]:
    return [place["sold"] for place in data["display"] if isinstance(place, dict)]


def _coloured(data: Json, groups: list[Json], index: int, seat: Json) -> int:
    """Return how many coloured dice of a seat are spoken for."""
    dice: int = sum(len(seat.get(place, [])) for place in DICE_OF_A_SEAT)
    dice += sum(boy is not None for boy in seat.get("detention", []))
    dice += sum(die["seat"] == index for die in data["school"].values())
    if data.get("to_act", data.get("start", 0)) == index:
        dice += len(data.get("picked", []))
    dice += sum(group["dice"] for group in groups if group.get("seat") == index)
    return dice

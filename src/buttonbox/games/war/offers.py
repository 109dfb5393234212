"""What a page needs to draw the legal moves of War of the Buttons, and some facts."""

from collections.abc import Callable
from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.war import bonus, closing, codes, look, notation, phases, places, tables
from buttonbox.games.war.rules import War

SOURCES = notation.source_names()
VALUES = range(1, 7)


def offers(state: State) -> list[Json]:
    """Every legal move of the seat to act."""
    war = cast(War, state)
    return [{"code": code, **describe(war, code)} for code in state.legal_moves()]


def describe(state: War, code: int) -> Json:
    """A legal move: the range of codes that it lies in says what to tell of it."""
    first, tell = next(item for item in RANGES if code >= item[0])
    return tell(state, code - first)


# The dice action.


def _location(state: War, offset: int) -> Json:
    place, group = divmod(offset, codes.LOCATION)
    value, coloured, white, brother = _location_group(group)
    space = places.next_space(state, place)
    pays = state.track[5 * place + space - 1]
    if state.cards[15 * state.to_act + tables.QUARRY_PAY_CARD + place]:
        pays += tables.LOCATION_PAY
    dice = {"value": value, "coloured": coloured, "white": white, "brother": brother}
    return {"kind": "location", "place": place, **dice, "space": space, "pays": pays}


def _location_group(group: int) -> tuple[int, int, int, bool]:
    """Value, coloured and white dice, and whether a big brother comes along."""
    if group == codes.LONE:
        return 0, 0, 0, True
    value, pair = divmod(group, codes.GROUP)
    brother, dice = divmod(pair, codes.PAIRS)
    coloured, white = divmod(dice + 1, codes.WHITES)
    return value + 1, coloured, white, bool(brother)


def _card(state: War, offset: int) -> Json:
    slot, group = divmod(offset, codes.CARD_PLACE)
    value, pair = divmod(group, codes.CARD_GROUP)
    brother, dice = divmod(pair, codes.CARD_PAIRS)
    coloured, white = CARD_PAIRS[dice]
    return {
        "kind": "card",
        "slot": slot,
        "card": tables.CARD_NAMES[state.display[slot]],
        "value": value + 1,
        "coloured": coloured,
        "white": white,
        "brother": bool(brother),
        "costs": value + 1,
    }


def _card_pairs() -> dict[int, tuple[int, int]]:
    """Coloured and white dice by the number of their pair."""
    first = places.card_code(0, 1, 0, 1, 0)
    pairs = [(c, w) for c in range(5) for w in range(5) if 1 <= c + w <= 4]
    return {places.card_code(0, 1, c, w, 0) - first: (c, w) for c, w in pairs}


CARD_PAIRS = _card_pairs()


def _school(state: War, offset: int) -> Json:
    space, value = divmod(offset, 6)
    paid = bool(state.cards[15 * state.to_act + tables.SCHOOL_PAY_CARD])
    return {
        "kind": "school",
        "space": tables.SCHOOL[space],
        "value": value + 1,
        "costs": places.school_price(state, state.to_act, space),
        "pays": tables.SCHOOL_PAY if paid else 0,
    }


def _village_pay(state: War) -> int:
    return 2 if state.cards[15 * state.to_act + tables.VILLAGE_PAY_CARD] else 1


def _village(state: War, offset: int, die: str = "coloured") -> Json:
    pays = _village_pay(state)
    return {"kind": "village", "die": die, "value": offset + 1, "pays": pays}


def _white_village(state: War, offset: int) -> Json:
    return _village(state, offset, "white")


def _brother_village(state: War, offset: int) -> Json:
    return {"kind": "village", "die": "brother", "value": 0, "pays": _village_pay(state)}


# The bonus action and the choices.


def _lake(state: War, offset: int) -> Json:
    return {"kind": "lake", "value": offset + 1, "costs": tables.WHITE_PRICE}


def _turn(state: War, offset: int) -> Json:
    shown, wanted = offset // 5 + 1, bonus.turned_to(offset)
    return {"kind": "turn", "from": shown, "to": wanted, "costs": abs(wanted - shown)}


def _give(state: War, offset: int) -> Json:
    return {"kind": "give", "card": tables.CARD_NAMES[offset]}


def _free(state: War, offset: int) -> Json:
    return {"kind": "free", "spot": offset, "value": state.detention[4 * state.to_act + offset]}


def _build(state: War, offset: int) -> Json:
    return {"kind": "build", "section": offset}


def _detain(state: War, offset: int) -> Json:
    source, spot = divmod(offset, 4)
    value = closing.value_at(state, state.to_act, source)
    return {"kind": "detain", "source": SOURCES[source], "value": value, "spot": spot}


def _after_turn(state: War, offset: int) -> Json:
    return {"kind": "after-turn", "from": offset // 5 + 1, "to": bonus.turned_to(offset)}


def _after_pick(state: War, offset: int) -> Json:
    return {"kind": "after-pick", "value": offset + 1}


def _just(kind: str) -> Callable[[War, int], Json]:
    return lambda state, offset: {"kind": kind}


RANGES: list[tuple[int, Callable[[War, int], Json]]] = sorted(
    [
        (codes.TO_LOCATION, _location),
        (codes.TO_CARD, _card),
        (codes.TO_SCHOOL, _school),
        (codes.TO_VILLAGE, _village),
        (codes.WHITE_TO_VILLAGE, _white_village),
        (codes.BROTHER_TO_VILLAGE, _brother_village),
        (codes.VILLAGE_DONE, _just("village-done")),
        (codes.TAKE_WHITE, _lake),
        (codes.TURN_DIE, _turn),
        (codes.GIVE_CARD, _give),
        (codes.FREE, _free),
        (codes.BUILD, _build),
        (codes.DETAIN, _detain),
        (codes.AFTER_TURN, _after_turn),
        (codes.AFTER_PICK, _after_pick),
        (codes.AFTER_REROLL, _just("after-reroll")),
        (codes.AFTER_DONE, _just("after-done")),
        (codes.END_TURN, _just("end")),
    ],
    key=lambda item: -item[0],
)


# Facts beside the position.


def extra(state: State) -> Json:
    """Prices, counts and supplies that the page shows."""
    war = cast(War, state)
    seats = range(state.players)
    enders = closing.ender_mask(war)
    return {
        "prices": _prices(war) if state.actor() >= 0 else None,
        "needed": _needed(war) if state.actor() >= 0 else None,
        "exam": _counts(war, tables.EXAM),
        "snitch": _counts(war, tables.SNITCH),
        "enders": [seat for seat in seats if enders >> seat & 1],
        "points": [closing.points(war, seat) for seat in seats],
        "buildable": [_bits(look.buildable_sections(war, seat)) for seat in seats],
        "brothers_left": look.brother_supply(war),
        "stars_left": look.star_supply(war),
        "deck": sum(war.deck),
        "closing": phases.STEPS[war.closing] or None,
        "marker_owner": [_seat(closing.marker_seat(war, i)) for i in range(war.locations)],
    }


def scores(state: State) -> list[int]:
    """The points of each seat (W81)."""
    return [closing.points(cast(War, state), seat) for seat in range(state.players)]


def _prices(state: War) -> Json:
    """What the spaces of the school cost the seat to act (W42, W46 to W48)."""
    spaces = (tables.RESCUE, tables.BROTHER, tables.HUT, tables.STAR)
    return {
        tables.SCHOOL[space]: places.school_price(state, state.to_act, space) for space in spaces
    }


def _needed(state: War) -> Json:
    """For each location the fewest dice of each value, 1 to 6, that may be placed (W33)."""
    return {
        tables.LOCATIONS[place]: [
            places.dice_needed(state, state.to_act, place, value) for value in VALUES
        ]
        for place in range(state.locations)
    }


def _counts(state: War, space: int) -> Json | None:
    """Who has how many dice of the value that lies there (W70, W71)."""
    if state.school_seat[space] < 0:
        return None
    value = state.school_value[space]
    exam = space == tables.EXAM
    counts = [closing.count_showing(state, seat, value, exam) for seat in range(state.players)]
    leader = closing.single_most(state, value, exam)
    return {"value": value, "counts": counts, "leader": _seat(leader)}


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat

"""Draw the table of War of the Buttons in a terminal of 100 columns.

A die is its seat's letter and its value, such as `A4`; `w4` is a white die, `B` a big brother.
"""

from collections.abc import Iterator, Sequence

from buttonbox.games.war import material, phases, prices, supply
from buttonbox.games.war.actions import dice_action
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import blocked_sections, group_size, sections_built
from buttonbox.games.war.text.boxes import BORDERS, Box, beside, flow, stack
from buttonbox.games.war.text.labels import (
    WHEN,
    card_words,
    counted,
    marker_words,
    school_words,
    short_names,
)
from buttonbox.games.war.text.notation import SEATS
from buttonbox.games.war.text.prompts import prompt

COLUMNS = 100
LEFT = 52  # columns of the locations and cards; the school has the rest
NAME_COLUMNS = 14
LABEL = 9  # columns of the labels at the left of a panel
GANG_LABEL = 11
VALUES = range(1, 7)
BUILT, BLOCKED, FREE = "■", "▒", "□"
NOTHING = "-"
LEGEND = (
    f"A4 a die of seat A   w4 a white die   B a big brother   "
    f"{BUILT} built {FREE} free {BLOCKED} blocked   (card) face down"
)
LEAST_PRICES = {
    material.RESCUE: f"{prices.RESCUE_PRICE}",
    material.BROTHER: f"{prices.BROTHER_PRICE}",
    material.HUT: f"{prices.HUT_PRICE}+",
    material.STAR: f"{prices.STAR_PRICE}+",
}

Names = tuple[str, ...]


def draw(state: War, names: Names) -> str:
    """Draw the whole table."""
    names = short_names(names, NAME_COLUMNS)
    left = [_locations(state), _cards(state, names)]
    right = [_school(state, names), _commons(state)]
    lines = [
        *_headline(state, names),
        *beside(left, right, COLUMNS, LEFT),
        *_gangs(state, names),
        f" {LEGEND}",
    ]
    return "\n".join(lines)


def _headline(state: War, names: Names) -> list[str]:
    """Return the round and what is going on."""
    stage = f"round {state.round}" if state.round else "set-up"
    return [
        f" War of the Buttons, {stage}",
        *flow(" ►", prompt(state, names).split(), COLUMNS, indent=3),
    ]


# Dice.


def _dice(prefix: str, counts: Sequence[int]) -> Iterator[str]:
    """Yield a text for each die; counts[value] is how many show the value."""
    for value in VALUES:
        yield from [f"{prefix}{value}"] * counts[value]


def _seat_dice(counts: Sequence[Sequence[int]], seat: int) -> list[str]:
    """Return a text for each die of one seat."""
    return list(_dice(SEATS[seat], counts[seat]))


def _all_dice(state: War, counts: Sequence[Sequence[int]], white: Sequence[int]) -> list[str]:
    seats = range(state.players)
    return [die for seat in seats for die in _seat_dice(counts, seat)] + list(_dice("w", white))


def _group(seat: int, value: int, coloured: int, white: int, room: int) -> str:
    """List a group die by die, or count its dice if there is no room."""
    own, other = f"{SEATS[seat]}{value}", f"w{value}"
    listed = " ".join([own] * coloured + [other] * white)
    if len(listed) <= room:
        return listed
    counts = ((coloured, own), (white, other))
    return " ".join(f"{number}x{die}" for number, die in counts if number)


# The places.


def _locations(state: War) -> Box:
    lines = [line for place in range(state.locations) for line in _location(state, place)]
    return Box("Locations", lines)


def _location(state: War, place: int) -> list[str]:
    track = _track(state, place)
    room = LEFT - BORDERS - LABEL - len(track) - 2
    return [
        f"{material.LOCATIONS[place]:<{LABEL}}{track}  {_group_at(state, place, room)}",
        f"{'':<{LABEL}}bonus: {marker_words(state.markers[place])}",
    ]


def _track(state: War, place: int) -> str:
    """Show the pay of the five spaces, with the one reached in brackets."""
    pay = state.tracks[place]
    reached = state.space[place] - 1
    return "─".join(f"[{n}]" if space == reached else f" {n} " for space, n in enumerate(pay))


def _group_at(state: War, place: int, room: int) -> str:
    if state.lone_brother[place]:
        return "B, beaten by any"
    if group_size(state, place) == 0:
        return NOTHING
    return _group(
        state.group_seat[place],
        state.group_value[place],
        state.group_dice[place],
        state.group_white[place],
        room,
    )


def _cards(state: War, names: Names) -> Box:
    piles = f"draw pile {sum(state.deck)}, discarded {sum(state.discard)}"
    lines = [line for slot in range(state.display_size) for line in _card(state, slot, names)]
    return Box(f"Cards ({piles})", lines)


def _card(state: War, slot: int, names: Names) -> list[str]:
    label = f"{f'card{slot + 1}':<{LABEL}}"
    card = state.display[slot]
    if card < 0:
        return [label + _sold(state, slot, names), ""]
    title, effect = card_words(card)
    when = WHEN[material.CARDS[card].when]
    return [
        f"{label}{title}: {state.card_dice[card]} dice, {when}",
        f"{'':<{LABEL}}{effect}",
    ]


def _sold(state: War, slot: int, names: Names) -> str:
    seat = state.sold_seat[slot]
    if seat < 0:
        return NOTHING
    dice = (state.sold_value[slot], state.sold_dice[slot], state.sold_white[slot])
    return f"sold to {names[seat]} for {_group(seat, *dice, room=COLUMNS)}"


def _school(state: War, names: Names) -> Box:
    title = f"School (prices for {names[state.to_act]})" if state.to_act >= 0 else "School"
    lines = [_school_space(state, space) for space in range(len(material.SCHOOL))]
    bonus = f"{'':<{LABEL}}bonus: {marker_words(state.markers[material.AT_SCHOOL])}"
    return Box(title, [lines[material.EXAM], bonus, *lines[material.RESCUE :]])


def _school_space(state: War, space: int) -> str:
    seat = state.school_seat[space]
    die = f"{SEATS[seat]}{state.school_value[space]}" if seat >= 0 else NOTHING
    effect = f"{_price(state, space)}{school_words(space).effect}"
    return f"{material.SCHOOL[space]:<{LABEL}}{die:<4}{effect}"


def _price(state: War, space: int) -> str:
    """Return the price for the seat to move; if none is, the lowest possible price."""
    if space not in LEAST_PRICES:
        return ""
    if state.to_act < 0:
        return f"pay {LEAST_PRICES[space]}: "
    return f"pay {dice_action.school_price(state, state.to_act, space)}: "


def _commons(state: War) -> Box:
    inside = COLUMNS - LEFT - BORDERS
    dice = {
        "lake": list(_dice("w", state.lake)),
        "village": _all_dice(state, state.village, state.village_white),
        "mill": _all_dice(state, state.mill, state.mill_white),
    }
    lines = [
        line
        for label, items in dice.items()
        for line in flow(label, items or [NOTHING], inside, LABEL)
    ]
    return Box("Lake, village, mill", [*lines, _supply(state)])


def _supply(state: War) -> str:
    """Show what is left in the supply; both can run out (WR8)."""
    brothers = counted(supply.brother_supply(state), "big brother")
    return f"{'supply':<{LABEL}}{brothers}, {counted(supply.star_supply(state), 'star')}"


# The gangs.


def _gangs(state: War, names: Names) -> list[str]:
    """Draw two gangs side by side; an odd one gets its own row."""
    boxes = [_gang(state, seat, names[seat]) for seat in range(state.players)]
    lines = []
    for first in range(0, len(boxes) - 1, 2):
        lines += beside([boxes[first]], [boxes[first + 1]], COLUMNS, COLUMNS // 2)
    return lines + (stack(boxes[-1:], COLUMNS) if len(boxes) % 2 else [])


def _gang(state: War, seat: int, name: str) -> Box:
    inside = COLUMNS // 2 - BORDERS
    dice = _seat_dice(state.front, seat) + list(_dice("w", state.white[seat]))
    lines = [
        _wealth(state, seat),
        *flow("dice", dice or [NOTHING], inside, GANG_LABEL),
        f"{'hut':<{GANG_LABEL}}{_hut(state, seat)}",
        f"{'detention':<{GANG_LABEL}}{_detention(state, seat)}",
        *flow("cards", _owned(state, seat) or [NOTHING], inside, GANG_LABEL, ", "),
    ]
    return Box(_gang_title(state, seat, name), lines, heavy=seat == state.to_act)


def _gang_title(state: War, seat: int, name: str) -> str:
    marks = [f"{SEATS[seat]}: {name}"]
    if seat == state.start and state.phase != phases.CHOOSING_START:
        marks.append("start player")
    if dice_action.is_snitch(state, seat):
        marks.append("snitch")
    return ", ".join(marks)


def _wealth(state: War, seat: int) -> str:
    return "   ".join(
        (
            counted(state.buttons[seat], "button"),
            f"{state.stars[seat]} of {material.STARS_TO_END} stars",
            counted(state.brothers[seat], "big brother"),
        )
    )


def _hut(state: War, seat: int) -> str:
    sections = [f"{_section(state, seat, n)}{n + 1}" for n in range(material.SECTIONS)]
    return f"{'  '.join(sections)}   {sections_built(state, seat)} of {material.SECTIONS}"


def _section(state: War, seat: int, section: int) -> str:
    if state.sections[seat] >> section & 1:
        return BUILT
    return BLOCKED if blocked_sections(state, seat) >> section & 1 else FREE


def _detention(state: War, seat: int) -> str:
    """Show each spot under the section that it blocks (WR2)."""
    boys = state.detention[seat]
    return "  ".join(f"{SEATS[seat]}{boy}" if boy else f"{NOTHING} " for boy in boys).rstrip()


def _owned(state: War, seat: int) -> list[str]:
    """List the cards of a seat, those that lie face down in brackets (W51)."""
    return [
        f"({title})" if material.CARDS[card].when == "at-once" else title
        for card, title in _owned_titles(state, seat)
    ]


def _owned_titles(state: War, seat: int) -> Iterator[tuple[int, str]]:
    for card in range(len(material.CARDS)):
        copies = state.cards[seat][card]
        if copies:
            yield card, card_words(card).title + (f" x{copies}" if copies > 1 else "")

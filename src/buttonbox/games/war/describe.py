"""Moves of War of the Buttons in plain words, for a list to choose from."""

from bisect import bisect_right
from collections.abc import Callable

from buttonbox.games.war import closing, codes, look, places, tables
from buttonbox.games.war.notation import notation, source_names
from buttonbox.games.war.rules import War
from buttonbox.games.war.words import (
    SCHOOL,
    card_words,
    counted,
    dice_words,
    marker_words,
    school_words,
    short_names,
)

LONGEST = 89
NAME_COLUMNS = 11
Names = tuple[str, ...]


def describe(state: War, code: int, names: Names) -> str:
    """What a legal move means here, in one line."""
    first = FIRST_CODES[bisect_right(FIRST_CODES, code) - 1]
    return DESCRIBERS[first](state, code, short_names(names, NAME_COLUMNS))


def _parts(code: int) -> list[str]:
    """The words of a move's notation, which lists dice one by one."""
    return notation(code).split()


def _group(code: int) -> tuple[int, int, int, int]:
    """Value, coloured dice, white dice, big brothers; the value of a lone big brother is 0."""
    dice = _parts(code)[1:]
    brothers = dice.count("B")
    coloured = sum(die.isdigit() for die in dice)
    value = 0 if dice[0] == "B" else int(dice[0][-1])
    return value, coloured, len(dice) - coloured - brothers, brothers


# The dice action.


def _location(state: War, code: int, names: Names) -> str:
    place = code // codes.LOCATION
    start = f"{tables.LOCATIONS[place]}: {dice_words(*_group(code))}"
    pay = _earned(_location_pay(state, place))
    lines = [f"{start}, {text}{pay}" for text in _displacing(state, place, names)]
    return next((line for line in lines if len(line) <= LONGEST), lines[-1])


def _earned(buttons: int) -> str:
    return f"+{_buttons(buttons)}" if buttons else "no buttons"


def _buttons(number: int) -> str:
    return counted(number, "button")


def _location_pay(state: War, place: int) -> int:
    """W35 and the card of the place."""
    pay = state.track[5 * place + places.next_space(state, place) - 1]
    card = state.cards[15 * state.to_act + tables.QUARRY_PAY_CARD + place]
    return pay + (tables.LOCATION_PAY if card else 0)


def _displacing(state: War, place: int, names: Names) -> list[str]:
    """Whose group goes to the mill, at length and in short."""
    size = look.group_size(state, place)
    if size == 0:
        return [""]
    seat = state.group_seat[place]
    value = state.group_value[place]
    group = dice_words(value, size) if size > 1 else f"{value}"
    if seat == state.to_act:
        return [f"displacing your own {group}, ", "displacing your own, "]
    return [f"displacing {names[seat]}'s {group}, ", f"displacing {names[seat]}, "]


def _card(state: War, code: int, names: Names) -> str:
    slot = (code - codes.TO_CARD) // codes.CARD_PLACE
    title = card_words(state.display[slot]).title
    group = _group(code)
    return f"buy card {slot + 1}, {title}, with {dice_words(*group)} for {_buttons(group[0])}"


def _school(state: War, code: int, names: Names) -> str:
    space, offset = divmod(code - codes.TO_SCHOOL, codes.FACES)
    price = places.school_price(state, state.to_act, space)
    pay = f"pay {price}, " if price else ""
    card = state.cards[15 * state.to_act + tables.SCHOOL_PAY_CARD]
    income = f" ({_earned(tables.SCHOOL_PAY)})" if card else ""
    effect = _school_effect(state, space, offset + 1)
    return f"school, {school_words(space).title} with a {offset + 1}{income}: {pay}{effect}"


def _school_effect(state: War, space: int, value: int) -> str:
    if space == tables.EXAM:
        return f"the most {value}s earn {marker_words(state.markers[tables.AT_SCHOOL])}"
    if space == tables.SNITCH:
        return f"free a boy, shun locations; the most {value}s cost a boy"
    return school_words(space).effect


def _village(state: War, code: int, names: Names) -> str:
    """W55, WR3."""
    card = state.cards[15 * state.to_act + tables.VILLAGE_PAY_CARD]
    return f"village: {dice_words(*_group(code))}, {_earned(2 if card else 1)}"


def _village_done(state: War, code: int, names: Names) -> str:
    return "village: no more dice"


# The bonus action.


def _take_white(state: War, code: int, names: Names) -> str:
    value = code - codes.TAKE_WHITE + 1
    return f"take a white {value} from the lake for {_buttons(tables.WHITE_PRICE)}"


def _turn_die(state: War, code: int, names: Names) -> str:
    shown, wanted = _turn(code)
    return f"turn a {shown} into a {wanted} for {_buttons(abs(wanted - shown))}"


def _turn(code: int) -> tuple[int, int]:
    """What a die shows and what it is turned to."""
    shown, wanted = _parts(code)[1].split(">")
    return int(shown), int(wanted)


def _give_card(state: War, code: int, names: Names) -> str:
    return f"give up the {card_words(code - codes.GIVE_CARD).title} card to free a boy"


# Choices.


def _free(state: War, code: int, names: Names) -> str:
    spot = code - codes.FREE
    boy = f"free the {state.detention[4 * state.to_act + spot]} on spot {spot + 1}"
    built = state.sections[state.to_act] >> spot & 1
    return boy if built else f"{boy}, so that section {spot + 1} can be built"


def _build(state: War, code: int, names: Names) -> str:
    standing = look.sections_built(state, state.to_act) + 1
    return f"build section {code - codes.BUILD + 1}, {standing} of {tables.SECTIONS}"


def _detain(state: War, code: int, names: Names) -> str:
    source, spot = divmod(code - codes.DETAIN, tables.SPOTS)
    built = state.sections[state.to_act] >> spot & 1
    effect = "built already" if built else "now blocked"
    boy = f"the {closing.value_at(state, state.to_act, source)} {_where(source)}"
    return f"send {boy} to spot {spot + 1}: section {spot + 1} is {effect}"


def _where(source: int) -> str:
    """The place of a caught boy."""
    name = source_names()[source].partition("-")[0]
    if name in tables.SCHOOL:
        return f"on the {SCHOOL[name].title} space"
    if name.startswith("card"):
        return f"beside card {name[-1]}"
    return f"at the {name}" if name in tables.LOCATIONS else f"in the {name}"


# After rolling.


def _after_turn(state: War, code: int, names: Names) -> str:
    shown, wanted = _turn(code)
    return f"turn a {shown} into a {wanted} with your card"


def _after_pick(state: War, code: int, names: Names) -> str:
    return f"take up a {code - codes.AFTER_PICK + 1} to re-roll it"


def _after_reroll(state: War, code: int, names: Names) -> str:
    return f"re-roll the {counted(sum(state.picked), 'die', 'dice')} taken up"


def _after_done(state: War, code: int, names: Names) -> str:
    return "keep the dice as they are"


def _end_turn(state: War, code: int, names: Names) -> str:
    return "end the turn without a bonus action"


DESCRIBERS: dict[int, Callable[[War, int, Names], str]] = {  # by the first code of each kind
    codes.TO_LOCATION: _location,
    codes.TO_CARD: _card,
    codes.TO_SCHOOL: _school,
    codes.TO_VILLAGE: _village,
    codes.VILLAGE_DONE: _village_done,
    codes.TAKE_WHITE: _take_white,
    codes.TURN_DIE: _turn_die,
    codes.GIVE_CARD: _give_card,
    codes.FREE: _free,
    codes.BUILD: _build,
    codes.DETAIN: _detain,
    codes.AFTER_TURN: _after_turn,
    codes.AFTER_PICK: _after_pick,
    codes.AFTER_REROLL: _after_reroll,
    codes.AFTER_DONE: _after_done,
    codes.END_TURN: _end_turn,
}
FIRST_CODES = sorted(DESCRIBERS)

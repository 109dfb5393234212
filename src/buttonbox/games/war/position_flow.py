"""Who is to act and how far the round has come, read from a position.

How far a row of chance events has come is not written: it follows from what lies on the table.
"""

from collections.abc import Callable

from buttonbox.core import actors
from buttonbox.core.fields import Fields, require
from buttonbox.games.war import closing, look, phases, tables
from buttonbox.games.war.rules import War

AFTER_ROLLING_CARDS = tables.CARD_NAMES[tables.TURN_CARD : tables.REROLL_CARD + 1]

Progress = tuple[int, int]  # the fields `step` and `left` of the state


def read_flow(state: War, fields: Fields) -> None:
    """All that is neither on the table nor owned."""
    last = state.players - 1
    state.start = fields.number("start", 0, last, 0, "W10")
    state.next_start = fields.number("next_start", 0, last, usual_next_start(state), "W45")
    state.closing = fields.name("closing", phases.STEPS, usual_closing(state))
    state.acted = int(fields.flag("acted"))
    state.bonus = int(fields.flag("bonus"))
    state.brother_used = int(fields.flag("brother_used"))
    state.picked = fields.counts("picked", tables.COLOURED_DICE, "W1")
    state.using = _card(fields.name("using", AFTER_ROLLING_CARDS))
    state.used = sum({1 << card for _, card in fields.names("used", AFTER_ROLLING_CARDS, 4)})
    state.to_act = _read_actor(state, fields)
    state.turn_seat = fields.number("turn_seat", 0, last, usual_turn_seat(state), "W24")
    state.part = fields.number("part", 0, 2, usual_part(state), "W74")
    state.step, state.left = PROGRESS.get(state.phase, _at_rest)(state)


def _card(index: int) -> int:
    return tables.TURN_CARD + index if index >= 0 else -1


def _read_actor(state: War, fields: Fields) -> int:
    if state.phase <= phases.REROLLING or state.phase == phases.OVER:
        require("to_act" not in fields, "to_act", "no seat is to act in this phase")
        return actors.NOBODY if state.phase == phases.OVER else actors.CHANCE
    return fields.number("to_act", 0, state.players - 1, usual_actor(state))


# What may be left out.


def usual_next_start(state: War) -> int:
    """W45: who lies on the start player space, or the start player."""
    holder = state.school_seat[tables.START]
    return holder if holder >= 0 else state.start


def usual_closing(state: War) -> int:
    """The step of the round's end that belongs to the phase."""
    if state.phase == phases.DETAINING:
        return phases.CLOSING_SNITCH
    return phases.CLOSING_END if state.phase == phases.OVER else phases.NOT_CLOSING


def usual_actor(state: War) -> int:
    """The seat the table asks; -1 if it asks nobody."""
    if state.closing == phases.NOT_CLOSING:
        return state.start
    if state.closing == phases.CLOSING_SNITCH:
        return closing.punished_seat(state)
    return closing.marker_seat(state, marker_place(state))


def marker_place(state: War) -> int:
    """Whose marker the step of the round's end is about."""
    place = state.closing - phases.CLOSING_LOCATIONS
    return place if 0 <= place < 3 else tables.AT_SCHOOL


def usual_turn_seat(state: War) -> int:
    """Whose turn it is; between the turns of two rounds it does not matter."""
    in_turn = state.phase >= phases.TURN and state.closing == phases.NOT_CLOSING
    return max(state.to_act, 0) if in_turn else 0


def usual_part(state: War) -> int:
    """How far the marker in effect has come (W74)."""
    if state.closing == phases.NOT_CLOSING:
        return 0
    return {phases.BUILDING: 1, phases.FREEING: 2}.get(state.phase, 0)


# What can only be told from what is missing.


def removed_cards(state: War) -> list[int]:
    """Cards given up, which have left the game (W62)."""
    left = list(tables.CARD_COPIES)
    left[tables.MEADOW_PAY_CARD] = int(state.players == 4)
    display, owned = state.display, state.cards  # a compiled state makes a new list every time
    for card, (deck, discard) in enumerate(zip(state.deck, state.discard, strict=True)):
        left[card] -= deck + discard + sum(owned[card :: len(left)]) + display.count(card)
    return left


def taken_markers(state: War) -> list[int]:
    """Markers taken at this round's end: no longer on a place, not back in the pool."""
    lying = [*state.markers, state.marker]
    return [
        copies - pool - lying.count(kind) if state.round else 0
        for kind, (copies, pool) in enumerate(
            zip(tables.MARKER_COPIES, state.marker_pool, strict=True)
        )
    ]


def own_dice(counts: list[int], seat: int) -> list[int]:
    """The seat's part of dice counted by seat and value."""
    return counts[7 * seat : 7 * seat + 7]


def dice_to_roll(state: War, seat: int) -> int:
    """The seat's coloured dice neither in detention nor in front."""
    in_front = sum(own_dice(state.front, seat))
    return tables.COLOURED_DICE - look.boys(state, seat) - in_front


# How far chance has come: the fields `step` and `left`.


def _at_rest(state: War) -> Progress:
    return 0, 0


def _tiles_laid(state: War) -> Progress:
    return sum(state.tile_used), tables.STARTING_BOYS


def _boys_rolled(state: War) -> Progress:
    rolled = sum(look.boys(state, seat) for seat in range(state.players))
    return rolled // tables.STARTING_BOYS, tables.STARTING_BOYS - rolled % tables.STARTING_BOYS


def _markers_laid(state: War) -> Progress:
    return sum(marker >= 0 for marker in state.markers), _left_of_setup(state)


def _cards_laid(state: War) -> Progress:
    return sum(card >= 0 for card in state.display), _left_of_setup(state)


def _left_of_setup(state: War) -> int:
    """What the rules leave in `left` after the boys of the set-up."""
    return tables.STARTING_BOYS if state.round == 1 else 0


def _dice_rolled(state: War) -> Progress:
    for step in range(state.players):
        missing = dice_to_roll(state, (state.start + step) % state.players)
        if missing:
            return step, missing
    return state.players, 0


def _white_dice_rolled(state: War) -> Progress:
    return state.players, state.whites - sum(state.lake)


def _seats_asked(state: War) -> Progress:
    return (state.to_act - state.start) % state.players, 0


PROGRESS: dict[int, Callable[[War], Progress]] = {
    phases.LAYING_TILES: _tiles_laid,
    phases.ROLLING_BOYS: _boys_rolled,
    phases.LAYING_MARKERS: _markers_laid,
    phases.LAYING_CARDS: _cards_laid,
    phases.ROLLING: _dice_rolled,
    phases.ROLLING_WHITE: _white_dice_rolled,
    phases.REROLLING: _dice_rolled,
    phases.AFTER_ROLLING: _seats_asked,
}

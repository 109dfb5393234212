"""Read whose turn it is, who acts, and the progress of the round.

Positions do not store how many chance events of a series are done: that follows from the table.
"""

from collections.abc import Callable
from typing import NamedTuple

from buttonbox.core import actors
from buttonbox.core.json_reader import ObjectReader, require
from buttonbox.games.war import material, phases, round_end
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import boys_in_detention

AFTER_ROLLING_CARDS = material.CARD_NAMES[material.TURN_CARD : material.REROLL_CARD + 1]


class Progress(NamedTuple):
    """The progress of a series of chance events: three fields of the state."""

    laid: int = 0
    rolling_seat: int = -1
    dice_to_roll: int = 0


def read_turn(state: War, fields: ObjectReader) -> None:
    """Read everything that is neither on the table nor owned."""
    last = state.players - 1
    state.start = fields.number("start", 0, last, 0, "W10")
    state.next_start = fields.number("next_start", 0, last, usual_next_start(state), "W45")
    state.round_end_step = fields.name("closing", phases.ROUND_END_STEPS, usual_closing(state))
    state.acted = int(fields.flag("acted"))
    state.bonus = int(fields.flag("bonus"))
    state.brother_used = int(fields.flag("brother_used"))
    state.picked = fields.counts("picked", material.COLOURED_DICE, "W1")
    state.using = _card(fields.name("using", AFTER_ROLLING_CARDS))
    state.used = sum({1 << card for _, card in fields.names("used", AFTER_ROLLING_CARDS, 4)})
    state.to_act = _read_actor(state, fields)
    state.turn_seat = fields.number("turn_seat", 0, last, usual_turn_seat(state), "W24")
    state.marker_part = fields.number("part", 0, 2, usual_part(state), "W74")
    progress = PROGRESS.get(state.phase, _at_rest)(state)
    state.laid, state.rolling_seat, state.dice_to_roll = progress


def _card(index: int) -> int:
    return material.TURN_CARD + index if index >= 0 else -1


def _read_actor(state: War, fields: ObjectReader) -> int:
    if state.phase <= phases.REROLLING or state.phase == phases.OVER:
        require("to_act" not in fields, "to_act", "no seat is to move in this phase")
        return actors.NOBODY if state.phase == phases.OVER else actors.CHANCE
    return fields.number("to_act", 0, state.players - 1, usual_actor(state))


# Defaults of fields that may be left out.


def usual_next_start(state: War) -> int:
    """Return the seat on the start player space, or else the start player (W45)."""
    holder = state.school_seat[material.START]
    return holder if holder >= 0 else state.start


def usual_closing(state: War) -> int:
    """Return the step of the round end that belongs to the phase."""
    if state.phase == phases.DETAINING:
        return phases.SNITCH_STEP
    return phases.END_STEP if state.phase == phases.OVER else phases.NO_ROUND_END


def usual_actor(state: War) -> int:
    """Return the seat that the table suggests is to move; -1 if none."""
    if state.round_end_step == phases.NO_ROUND_END:
        return state.start
    if state.round_end_step == phases.SNITCH_STEP:
        return round_end.punished_seat(state)
    return round_end.marker_seat(state, round_end.marker_place(state))


def usual_turn_seat(state: War) -> int:
    """Return whose turn it is; 0 between rounds, when it does not matter."""
    in_turn = state.phase >= phases.TURN and state.round_end_step == phases.NO_ROUND_END
    return max(state.to_act, 0) if in_turn else 0


def usual_part(state: War) -> int:
    """Return how many parts of the marker in effect have been offered (W74)."""
    if state.round_end_step == phases.NO_ROUND_END:
        return 0
    return {phases.BUILDING: 1, phases.FREEING: 2}.get(state.phase, 0)


# What follows from missing cards, markers and dice.


def removed_cards(state: War) -> list[int]:
    """Count the cards given up, which have left the game, by kind (W62)."""
    left = list(material.CARD_COPIES)
    left[material.MEADOW_PAY_CARD] = int(state.players == 4)
    display, owned = state.display, state.cards  # a compiled state makes a new list every time
    for card, (deck, discard) in enumerate(zip(state.deck, state.discard, strict=True)):
        left[card] -= deck + discard + sum(cards[card] for cards in owned) + display.count(card)
    return left


def taken_markers(state: War) -> list[int]:
    """Count the markers taken at this round end, by kind: neither on a place nor in the pool."""
    lying = [*state.markers, state.marker]
    return [
        copies - pool - lying.count(kind) if state.round else 0
        for kind, (copies, pool) in enumerate(
            zip(material.MARKER_COPIES, state.marker_pool, strict=True)
        )
    ]


def dice_to_roll(state: War, seat: int) -> int:
    """Count a seat's coloured dice that are neither in detention nor in front."""
    in_front = sum(state.front[seat])
    return material.COLOURED_DICE - boys_in_detention(state, seat) - in_front


# The progress of chance.


def _at_rest(state: War) -> Progress:
    return Progress()


def _tiles_laid(state: War) -> Progress:
    return Progress(laid=sum(state.tile_used))


def _boys_rolled(state: War) -> Progress:
    rolled = sum(boys_in_detention(state, seat) for seat in range(state.players))
    seats, boys = divmod(rolled, material.STARTING_BOYS)
    return Progress(
        rolling_seat=(state.start + seats) % state.players,
        dice_to_roll=material.STARTING_BOYS - boys,
    )


def _markers_laid(state: War) -> Progress:
    return Progress(laid=sum(marker >= 0 for marker in state.markers))


def _cards_laid(state: War) -> Progress:
    return Progress(laid=sum(card >= 0 for card in state.display))


def _dice_rolled(state: War) -> Progress:
    for step in range(state.players):
        seat = (state.start + step) % state.players
        if missing := dice_to_roll(state, seat):
            return Progress(rolling_seat=seat, dice_to_roll=missing)
    return Progress()


def _white_dice_rolled(state: War) -> Progress:
    return Progress(dice_to_roll=state.whites - sum(state.lake))


def _seat_asked(state: War) -> Progress:
    return Progress(rolling_seat=state.to_act)


PROGRESS: dict[int, Callable[[War], Progress]] = {
    phases.LAYING_TILES: _tiles_laid,
    phases.ROLLING_BOYS: _boys_rolled,
    phases.LAYING_MARKERS: _markers_laid,
    phases.LAYING_CARDS: _cards_laid,
    phases.ROLLING: _dice_rolled,
    phases.ROLLING_WHITE: _white_dice_rolled,
    phases.REROLLING: _dice_rolled,
    phases.AFTER_ROLLING: _seat_asked,
}

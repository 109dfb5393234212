"""Reasons for and against a move of War of the Buttons."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from buttonbox.bots.analysis.reasons import Reason, ReasonKeys
from buttonbox.core.state import State
from buttonbox.games.war import material, moves, phases, round_end
from buttonbox.games.war.actions import dice_action
from buttonbox.games.war.moves import (
    BuyCard,
    Detain,
    FreeBoy,
    GiveCard,
    Move,
    PickUp,
    TakeWhite,
    ToLocation,
    ToSchool,
    TurnByCard,
    TurnDie,
)
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import boys_in_detention, group_size, has_dice, sections_built

# Every key with the names of its values. Seats, sections and spots count from 0.
REASON_KEYS = ReasonKeys(
    {
        "pays": ("buttons",),
        "costs": ("buttons",),
        "displaces": ("seat", "dice"),  # another player's group goes to the mill (W33)
        "displaces-own": ("dice",),
        "blocks": ("seat", "place"),  # this seat could place here before and no longer can
        "holds": ("place",),  # nobody who has dice left can displace the group
        "marker": (
            "place",
            "marker",
        ),  # the bonus marker for the player who holds the place (W71, W73)
        "threatens": ("seat",),  # the snitch would catch this seat as things stand (W70)
        "shuns-locations": (),  # the snitch's ban (W44)
        "starts": (),  # the next round (W45)
        "builds": ("sections",),  # sections built then
        "frees": ("boys",),  # boys left in detention then
        "unblocks": ("section",),
        "detains": ("section",),  # a boy next to a section, which blocks it
        "detains-harmless": ("section",),  # the same, but the section is already built
        "gains-stars": ("stars",),
        "gains-brothers": ("brothers",),
        "gains-card": ("card",),
        "gives-card": ("card",),
        "takes-white": ("value",),
        "turns": ("shown", "wanted"),
        "re-rolls": ("value",),
        "keeps-dice": ("dice",),  # dice in front for later turns
        "ends-round": (),
    }
)
reason = REASON_KEYS.reason

VALUES = range(1, 7)


def explain(before: State, code: int, after: State, seat: int) -> Iterator[Reason]:
    """Yield the reasons for a legal move, given the states before and after it."""
    yield from _reasons(cast(War, before), code, cast(War, after), seat)


def _reasons(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    move = moves.decode(code)
    if own_reasons := EXPLAINERS.get(type(move)):
        yield from own_reasons(before, move, after, seat)
    if after.round == before.round:
        yield from _buttons(before, after, seat)
    yield from _gains(before, after, seat)
    if after.round != before.round:
        yield reason("ends-round")


# What comes and goes, whatever the move is.


def _buttons(before: War, after: War, seat: int) -> Iterator[Reason]:
    change = after.buttons[seat] - before.buttons[seat]
    if change > 0:
        yield reason("pays", buttons=change)
    elif change < 0:
        yield reason("costs", buttons=-change)


def _gains(before: War, after: War, seat: int) -> Iterator[Reason]:
    """Yield stars, big brothers, sections and boys gained, including those still to choose (W8)."""
    chooses = after.actor() == seat
    stars = after.stars[seat] - before.stars[seat]
    brothers = after.brothers[seat] - before.brothers[seat]
    built, standing = (sections_built(state, seat) for state in (before, after))
    boys, left = (boys_in_detention(state, seat) for state in (before, after))
    if stars > 0:
        yield reason("gains-stars", stars=stars)
    if brothers > 0:
        yield reason("gains-brothers", brothers=brothers)
    if chooses and after.phase == phases.BUILDING:
        yield reason("builds", sections=standing + 1)
    elif standing > built:
        yield reason("builds", sections=standing)
    if chooses and after.phase == phases.FREEING:
        yield reason("frees", boys=left - 1)
    elif left < boys:
        yield reason("frees", boys=left)


# The dice action.


def _location(before: War, move: ToLocation, after: War, seat: int) -> Iterator[Reason]:
    place = move.place
    size = group_size(before, place)
    if size and before.group_seat[place] == seat:
        yield reason("displaces-own", dice=size)
    elif size:
        yield reason("displaces", seat=before.group_seat[place], dice=size)
    if after.round == before.round and not after.round_end_step:
        yield from _hold(before, after, seat, place)


def _hold(before: War, after: War, seat: int, place: int) -> Iterator[Reason]:
    """Yield whom the group keeps away, and what it would earn at the end of the round."""
    name = material.LOCATIONS[place]
    others = [other for other in range(after.players) if other != seat]
    for other in others:
        if can_place(before, other, place) and not can_place(after, other, place):
            yield reason("blocks", seat=other, place=name)
    if after.group_seat[place] == seat and after.group_dice[place]:
        if not any(can_place(after, other, place) for other in others):
            yield reason("holds", place=name)
        yield reason("marker", place=name, marker=material.MARKER_NAMES[after.markers[place]])


def can_place(state: War, seat: int, place: int) -> bool:
    """Return whether the seat could place its dice in front at the location (W33, W36, W44)."""
    if dice_action.is_snitch(state, seat) or not has_dice(state, seat):
        return False
    brother = state.brothers[seat] > 0
    for value in VALUES:
        dice = state.front[seat][value] + state.white[seat][value] + brother
        if dice >= dice_action.dice_needed(state, seat, place, value):
            return True
    return False


def _card(before: War, move: BuyCard, after: War, seat: int) -> Iterator[Reason]:
    yield reason("gains-card", card=material.CARD_NAMES[before.display[move.slot]])


def _school(before: War, move: ToSchool, after: War, seat: int) -> Iterator[Reason]:
    space = move.space
    goes_on = after.round == before.round and not after.round_end_step
    if space == material.START:
        yield reason("starts")
    elif space == material.SNITCH:
        yield reason("shuns-locations")
        if goes_on and (caught := round_end.punished_seat(after)) >= 0:
            yield reason("threatens", seat=caught)
    elif space == material.EXAM and goes_on and round_end.exam_seat(after) == seat:
        marker = material.MARKER_NAMES[after.markers[material.AT_SCHOOL]]
        yield reason("marker", place="school", marker=marker)


def _done(before: War, move: Move, after: War, seat: int) -> Iterator[Reason]:
    """Yield the dice that are left for later turns (W24)."""
    dice = sum(before.front[seat][value] + before.white[seat][value] for value in VALUES)
    if dice:
        yield reason("keeps-dice", dice=dice)


# The bonus action and the cards used after rolling.


def _lake(before: War, move: TakeWhite, after: War, seat: int) -> Iterator[Reason]:
    yield reason("takes-white", value=move.value)


def _turn(before: War, move: TurnDie | TurnByCard, after: War, seat: int) -> Iterator[Reason]:
    yield reason("turns", shown=move.shown, wanted=move.wanted)


def _give(before: War, move: GiveCard, after: War, seat: int) -> Iterator[Reason]:
    yield reason("gives-card", card=material.CARD_NAMES[move.card])


def _pick(before: War, move: PickUp, after: War, seat: int) -> Iterator[Reason]:
    yield reason("re-rolls", value=move.value)


# Choices.


def _free(before: War, move: FreeBoy, after: War, seat: int) -> Iterator[Reason]:
    if not before.sections[seat] >> move.spot & 1:
        yield reason("unblocks", section=move.spot)


def _detain(before: War, move: Detain, after: War, seat: int) -> Iterator[Reason]:
    standing = before.sections[seat] >> move.spot & 1
    yield reason("detains-harmless" if standing else "detains", section=move.spot)


EXPLAINERS: Mapping[type, Callable[[War, Any, War, int], Iterator[Reason]]] = {
    moves.ToLocation: _location,
    moves.BuyCard: _card,
    moves.ToSchool: _school,
    moves.LeaveVillage: _done,
    moves.TakeWhite: _lake,
    moves.TurnDie: _turn,
    moves.GiveCard: _give,
    moves.FreeBoy: _free,
    moves.Detain: _detain,
    moves.TurnByCard: _turn,
    moves.PickUp: _pick,
    moves.EndTurn: _done,
}

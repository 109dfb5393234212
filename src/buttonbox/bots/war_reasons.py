"""What a move of War of the Buttons has going for it, or against it."""

from bisect import bisect_right
from collections.abc import Callable, Iterator

from buttonbox.bots.reasons import Reason, reason
from buttonbox.games.war import bonus, closing, codes, look, phases, places, tables
from buttonbox.games.war.rules import War

VALUES = range(1, 7)


def war_reasons(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    """The reasons of a legal move that leads from one state to the other."""
    explain = EXPLAINERS[FIRST_CODES[bisect_right(FIRST_CODES, code) - 1]]
    if explain is not None:
        yield from explain(before, code, after, seat)
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
    """Stars, big brothers, sections and boys, also those still to be chosen (W8)."""
    chooses = after.actor() == seat
    stars = after.stars[seat] - before.stars[seat]
    brothers = after.brothers[seat] - before.brothers[seat]
    built, standing = (look.sections_built(state, seat) for state in (before, after))
    boys, left = (look.boys(state, seat) for state in (before, after))
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


def _location(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    place = code // codes.LOCATION
    size = look.group_size(before, place)
    if size and before.group_seat[place] == seat:
        yield reason("displaces-own", dice=size)
    elif size:
        yield reason("displaces", seat=before.group_seat[place], dice=size)
    if after.round == before.round and not after.closing:
        yield from _hold(before, after, seat, place)


def _hold(before: War, after: War, seat: int, place: int) -> Iterator[Reason]:
    """Whom the group keeps away, and what it would earn at the end of the round."""
    name = tables.LOCATIONS[place]
    others = [other for other in range(after.players) if other != seat]
    for other in others:
        if can_place(before, other, place) and not can_place(after, other, place):
            yield reason("blocks", seat=other, place=name)
    if after.group_seat[place] == seat and after.group_dice[place]:
        if not any(can_place(after, other, place) for other in others):
            yield reason("holds", place=name)
        yield reason("marker", place=name, marker=tables.MARKER_NAMES[after.markers[place]])


def can_place(state: War, seat: int, place: int) -> bool:
    """Whether the seat could place at the location with what lies before it (W33, W36, W44)."""
    if places.is_snitch(state, seat) or not look.has_dice(state, seat):
        return False
    brother = state.brothers[seat] > 0
    for value in VALUES:
        dice = state.front[7 * seat + value] + state.white[7 * seat + value] + brother
        if dice >= places.dice_needed(state, seat, place, value):
            return True
    return False


def _card(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    slot = (code - codes.TO_CARD) // codes.CARD_PLACE
    yield reason("gains-card", card=tables.CARD_NAMES[before.display[slot]])


def _school(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    space = (code - codes.TO_SCHOOL) // codes.FACES
    goes_on = after.round == before.round and not after.closing
    if space == tables.START:
        yield reason("starts")
    elif space == tables.SNITCH:
        yield reason("shuns-locations")
        if goes_on and (caught := closing.punished_seat(after)) >= 0:
            yield reason("threatens", seat=caught)
    elif space == tables.EXAM and goes_on and closing.exam_seat(after) == seat:
        marker = tables.MARKER_NAMES[after.markers[tables.AT_SCHOOL]]
        yield reason("marker", place="school", marker=marker)


def _done(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    """W24: what is not placed now is placed in later turns."""
    dice = sum(before.front[7 * seat + value] + before.white[7 * seat + value] for value in VALUES)
    if dice:
        yield reason("keeps-dice", dice=dice)


# The bonus action and the cards used after rolling.


def _lake(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    yield reason("takes-white", value=code - codes.TAKE_WHITE + 1)


def _turn(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    offset = code - (codes.TURN_DIE if code < codes.GIVE_CARD else codes.AFTER_TURN)
    yield reason("turns", shown=offset // 5 + 1, wanted=bonus.turned_to(offset))


def _give(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    yield reason("gives-card", card=tables.CARD_NAMES[code - codes.GIVE_CARD])


def _pick(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    yield reason("re-rolls", value=code - codes.AFTER_PICK + 1)


# Choices.


def _free(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    spot = code - codes.FREE
    if not before.sections[seat] >> spot & 1:
        yield reason("unblocks", section=spot)


def _detain(before: War, code: int, after: War, seat: int) -> Iterator[Reason]:
    spot = (code - codes.DETAIN) % tables.SPOTS
    standing = before.sections[seat] >> spot & 1
    yield reason("detains-harmless" if standing else "detains", section=spot)


Explainer = Callable[[War, int, War, int], Iterator[Reason]]

# By the first code of each range; None leaves it to what comes and goes.
EXPLAINERS: dict[int, Explainer | None] = {
    codes.TO_LOCATION: _location,
    codes.TO_CARD: _card,
    codes.TO_SCHOOL: _school,
    codes.TO_VILLAGE: None,
    codes.VILLAGE_DONE: _done,
    codes.TAKE_WHITE: _lake,
    codes.TURN_DIE: _turn,
    codes.GIVE_CARD: _give,
    codes.FREE: _free,
    codes.BUILD: None,
    codes.DETAIN: _detain,
    codes.AFTER_TURN: _turn,
    codes.AFTER_PICK: _pick,
    codes.AFTER_REROLL: None,
    codes.AFTER_DONE: None,
    codes.END_TURN: _done,
}
FIRST_CODES = sorted(EXPLAINERS)

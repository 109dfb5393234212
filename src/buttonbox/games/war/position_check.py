"""What no position can hold: more material than there is, or a phase that cannot be."""

from buttonbox.core.fields import require
from buttonbox.games.war import closing, look, phases, tables
from buttonbox.games.war.position_flow import own_dice, removed_cards
from buttonbox.games.war.position_phase import check_phase
from buttonbox.games.war.rules import War


def check_position(state: War) -> None:
    """Refuse an impossible position with the field and the rule."""
    for check in (_check_supplies, _check_coloured, _check_white, _check_tracks, _check_sold):
        check(state)
    _check_enders(state)
    check_phase(state)


def _check_supplies(state: War) -> None:
    require(look.brother_supply(state) >= 0, "seats", "more than 12 big brothers", "W7")
    require(look.star_supply(state) >= 0, "seats", "more than 24 stars", "W7")


# Dice.


def _check_coloured(state: War) -> None:
    """W1: eight dice each, all of them on the table once all have been rolled."""
    for seat in range(state.players):
        dice = _coloured_dice(state, seat)
        field = f"seats[{seat}]"
        require(dice <= tables.COLOURED_DICE, field, f"has {dice} dice, not 8", "W1")
        all_rolled = state.phase >= phases.ROLLING_WHITE and state.phase != phases.REROLLING
        require(dice == 8 or not all_rolled, field, f"has {dice} dice, not 8", "W1")


def _coloured_dice(state: War, seat: int) -> int:
    """How many dice of the seat's colour lie anywhere."""
    dice = look.boys(state, seat) + state.school_seat.count(seat)
    for counts in (state.front, state.village, state.mill):
        dice += sum(own_dice(counts, seat))
    for place in range(3):
        dice += state.group_dice[place] if state.group_seat[place] == seat else 0
        dice += state.sold_dice[place] if state.sold_seat[place] == seat else 0
    return dice + (sum(state.picked) if state.to_act == seat else 0)


def _check_white(state: War) -> None:
    """W1; W22: all lie on the table once they have been rolled."""
    dice = sum(state.lake) + sum(state.village_white) + sum(state.mill_white)
    dice += sum(state.white) + sum(state.group_white) + sum(state.sold_white)
    reason = f"{dice} white dice, not {state.whites}"
    require(dice <= state.whites, "lake", reason, "W1")
    require(dice == state.whites or state.phase < phases.AFTER_ROLLING, "lake", reason, "W1")


# Places.


def _check_tracks(state: War) -> None:
    """W32 to W36: a space reached holds a group or a lone big brother until the round's end."""
    for place, name in enumerate(tables.LOCATIONS):
        held = state.group_seat[place] >= 0 or state.lone_brother[place]
        gone = state.closing > phases.CLOSING_SNITCH  # WR14
        require(
            bool(held) or gone or not state.space[place],
            f"locations.{name}",
            "needs a group or a big brother on its space",
            "W32",
        )
    displaced = sum(state.mill) + sum(state.mill_white)
    reason = "dice in the mill, but no location has been placed at twice"
    require(not displaced or max(state.space) > 1, "locations", reason, "W33")


def _check_sold(state: War) -> None:
    """W50: dice beside a place paid for a card that is owned or has been given up."""
    unowned = 0
    for seat in range(state.players):
        unowned += max(0, state.sold_seat.count(seat) - state.hand[seat])
    reason = "dice beside a card that nobody owns or has given up"
    require(unowned <= sum(removed_cards(state)), "display", reason, "W50")
    for slot in range(3):
        dice = state.sold_dice[slot] + state.sold_white[slot]
        require(dice <= 4, f"display[{slot}]", "no card asks for more than 4 dice", "W50")


def _check_enders(state: War) -> None:
    """W75: the game is over at a round's end when somebody meets it, and only then."""
    met = closing.ender_mask(state) != 0
    if state.phase == phases.OVER:
        require(met, "phase", "nobody has six sections or six stars", "W75")
    if state.phase < phases.TURN:
        require(not met, "seats", "six sections or six stars end the game", "W75")

"""Refuse positions that cannot occur: too much material, or a table that fits no phase."""

from buttonbox.core.json_reader import require
from buttonbox.games.war import material, phases, supply, winner
from buttonbox.games.war.position.check_phase import check_phase
from buttonbox.games.war.position.turn import removed_cards
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import boys_in_detention


def check_position(state: War) -> None:
    """Raise InvalidPosition, with the field and the rule, if a position cannot occur."""
    for check in (_check_supplies, _check_coloured, _check_white, _check_tracks, _check_sold):
        check(state)
    _check_enders(state)
    check_phase(state)


def _check_supplies(state: War) -> None:
    require(supply.brother_supply(state) >= 0, "seats", "more than 12 big brothers", "W7")
    require(supply.star_supply(state) >= 0, "seats", "more than 24 stars", "W7")


# Dice.


def _check_coloured(state: War) -> None:
    """Check that nobody has more than eight dice, and eight once all are rolled (W1)."""
    for seat in range(state.players):
        dice = _coloured_dice(state, seat)
        field = f"seats[{seat}]"
        require(dice <= material.COLOURED_DICE, field, f"has {dice} dice, not 8", "W1")
        all_rolled = state.phase >= phases.ROLLING_WHITE and state.phase != phases.REROLLING
        require(dice == 8 or not all_rolled, field, f"has {dice} dice, not 8", "W1")


def _coloured_dice(state: War, seat: int) -> int:
    """Count the dice of a seat's colour, wherever they lie."""
    dice = boys_in_detention(state, seat) + state.school_seat.count(seat)
    for counts in (state.front, state.village, state.mill):
        dice += sum(counts[seat])
    for place in range(3):
        dice += state.group_dice[place] if state.group_seat[place] == seat else 0
        dice += state.sold_dice[place] if state.sold_seat[place] == seat else 0
    return dice + (sum(state.picked) if state.to_act == seat else 0)


def _check_white(state: War) -> None:
    """Check the white dice (W1), which all lie on the table once rolled (W22)."""
    dice = sum(state.lake) + sum(state.village_white) + sum(state.mill_white)
    dice += sum(map(sum, state.white)) + sum(state.group_white) + sum(state.sold_white)
    reason = f"{dice} white dice, not {state.whites}"
    require(dice <= state.whites, "lake", reason, "W1")
    require(dice == state.whites or state.phase < phases.AFTER_ROLLING, "lake", reason, "W1")


# Places.


def _check_tracks(state: War) -> None:
    """Check that a space reached holds a group or a lone big brother (W32 to W36)."""
    for place, name in enumerate(material.LOCATIONS):
        held = state.group_seat[place] >= 0 or state.lone_brother[place]
        gone = state.round_end_step > phases.SNITCH_STEP  # WR14
        require(
            bool(held) or gone or not state.space[place],
            f"locations.{name}",
            "needs a group or a big brother on its space",
            "W32",
        )
    displaced = sum(map(sum, state.mill)) + sum(state.mill_white)
    reason = "dice in the mill, but no location has been placed at twice"
    require(not displaced or max(state.space) > 1, "locations", reason, "W33")


def _check_sold(state: War) -> None:
    """Check that dice beside a place bought a card that is owned or was given up (W50)."""
    unowned = 0
    for seat in range(state.players):
        unowned += max(0, state.sold_seat.count(seat) - state.hand[seat])
    reason = "dice beside a card that nobody owns or has given up"
    require(unowned <= sum(removed_cards(state)), "display", reason, "W50")
    for slot in range(3):
        dice = state.sold_dice[slot] + state.sold_white[slot]
        require(dice <= 4, f"display[{slot}]", "no card asks for more than 4 dice", "W50")


def _check_enders(state: War) -> None:
    """Check that the game is over if somebody has finished, and only then (W75)."""
    met = winner.ender_mask(state) != 0
    if state.phase == phases.OVER:
        require(met, "phase", "nobody has six sections or six stars", "W75")
    if state.phase < phases.TURN:
        require(not met, "seats", "six sections or six stars end the game", "W75")

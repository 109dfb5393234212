"""Check the phases before the turns: set-up, the start of a round, rolling."""

from buttonbox.core.json_reader import require
from buttonbox.games.war import material, phases
from buttonbox.games.war.actions import after_rolling
from buttonbox.games.war.position.turn import dice_to_roll, removed_cards
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import boys_in_detention

REROLL = 1 << (material.REROLL_CARD - material.TURN_CARD)  # its bit in `used`


# The table and the seats.


def check_board_empty(state: War) -> None:
    """Check that nothing lies on the board between two rounds (W76)."""
    reason = "must be empty before the turns"
    require(not any(state.space), "locations", reason, "W76")
    require(max(state.school_seat) < 0, "school", reason, "W76")
    require(max(state.sold_seat) < 0, "display", "no card has been bought this round", "W76")
    for field in ("village_white", "mill_white"):
        require(not any(getattr(state, field)), field, reason, "W76")
    for seat in range(state.players):
        for field in ("white", "village", "mill"):
            dice = getattr(state, field)[seat]
            require(not any(dice), f"seats[{seat}].{field}", reason, "W76")


def check_fresh(state: War) -> None:
    """Check that nothing has been won or spent before the first turn (W11 to W14)."""
    if state.round > 1:
        return
    require(not any(state.discard), "discard", "no card has been discarded", "W13")
    require(not any(removed_cards(state)), "removed", "no card has been given up", "W62")
    for seat in range(state.players):
        path = f"seats[{seat}]"
        buttons = 2 + (seat - state.start) % state.players
        buttons = 0 if state.phase == phases.CHOOSING_START else buttons
        require(state.buttons[seat] == buttons, f"{path}.buttons", f"must be {buttons}", "W14")
        require(not state.hand[seat], f"{path}.cards", "no card has been bought", "W13")
        for field in ("stars", "brothers", "sections"):
            require(not getattr(state, field)[seat], f"{path}.{field}", "has none yet", "W14")
    _check_first_boys(state)


def _check_first_boys(state: War) -> None:
    """Check that boys lie on spots 1 to 3, rolled from the start player on (W11)."""
    rolled = 3 * state.players
    if state.phase <= phases.ROLLING_BOYS:
        rolled = sum(boys_in_detention(state, seat) for seat in range(state.players))
        limit = 3 * state.players - 1 if state.phase == phases.ROLLING_BOYS else 0
        require(rolled <= limit, "phase", f"{rolled} boys have been rolled", "W11")
    for step in range(state.players):
        seat = (state.start + step) % state.players
        boys = [boy > 0 for boy in state.detention[seat]]
        expected = [3 * step + spot < rolled for spot in range(3)] + [False]
        reason = "boys are rolled from the start player on, to spots 1 to 3"
        require(boys == expected, f"seats[{seat}].detention", reason, "W11")


def _check_nothing_rolled(state: War) -> None:
    require(not any(state.lake), "lake", "the white dice have not been rolled", "W22")
    for seat in range(state.players):
        require(
            not any(state.front[seat]), f"seats[{seat}].front", "no dice have been rolled", "W22"
        )


def check_set_up(state: War) -> None:
    _check_nothing_rolled(state)
    require(max(state.display) < 0, "display", "no card has been laid out", "W13")
    chosen = state.phase != phases.CHOOSING_START
    require(chosen or state.start == 0, "start", "has not been chosen", "W10")
    laying = state.phase == phases.LAYING_TILES
    require(not laying or bool(state.tiles), "tiles", "must be true to lay tiles", "W3")


def check_laying_markers(state: War) -> None:
    """Check the order of the markers (W12); the old cards are still on display (W21)."""
    _check_nothing_rolled(state)
    order = [*state.markers[: state.locations], state.markers[material.AT_SCHOOL]]
    laid = [marker >= 0 for marker in order]
    require(laid == sorted(laid, reverse=True), "markers", "must be laid in order", "W12")
    require(not laid[-1], "phase", "all markers have been laid", "W12")
    fresh = state.round == 1
    require(not fresh or max(state.display) < 0, "display", "no card has been laid out", "W13")


def check_laying_cards(state: War) -> None:
    _check_nothing_rolled(state)
    _check_markers_laid(state)
    laid = [card >= 0 for card in state.display[: state.display_size]]
    require(laid == sorted(laid, reverse=True), "display", "must be laid left to right", "W13")
    require(not laid[-1], "phase", "all cards have been laid out", "W13")
    require(any(state.deck), "phase", "there is no card to draw", "W21")


def _check_markers_laid(state: War) -> None:
    names = [*material.LOCATIONS[: state.locations], "school"]
    markers = [*state.markers[: state.locations], state.markers[material.AT_SCHOOL]]
    for name, marker in zip(names, markers, strict=True):
        require(marker >= 0, f"markers.{name}", "must name a bonus marker", "W12")


def check_dealt(state: War) -> None:
    """Check markers (W12) and cards (W13); a place is empty only for lack of cards (W21)."""
    if state.round_end_step > phases.SNITCH_STEP:
        return
    _check_markers_laid(state)
    filled = [max(state.display[i], state.sold_seat[i]) >= 0 for i in range(state.display_size)]
    short = not any(state.deck) and not any(state.discard)
    for slot, is_filled in enumerate(filled):
        reason = "must be a card or the dice beside one that was bought"
        require(is_filled or short, f"display[{slot}]", reason, "W21")
    require(filled == sorted(filled, reverse=True), "display", "filled left to right", "W13")


# Rolling.


def check_rolling(state: War) -> None:
    """Check that dice are rolled from the start player on, the white ones last (W22)."""
    require(not any(state.lake), "lake", "the white dice come after the coloured ones", "W22")
    require(state.rolling_seat >= 0, "phase", "all dice have been rolled", "W22")
    rolled = (state.rolling_seat - state.start) % state.players
    for step in range(rolled + 1, state.players):
        seat = (state.start + step) % state.players
        require(
            not any(state.front[seat]),
            f"seats[{seat}].front",
            "this seat has not rolled yet",
            "W22",
        )


def check_rolling_white(state: War) -> None:
    require(state.dice_to_roll > 0, "phase", "all white dice have been rolled", "W22")


def check_rerolling(state: War) -> None:
    """Check that one seat is re-rolling dice, with its card (W23)."""
    require(sum(state.lake) == state.whites, "lake", "must hold all white dice", "W22")
    rolling = [seat for seat in range(state.players) if dice_to_roll(state, seat)]
    require(len(rolling) == 1, "seats", "the dice of one seat are being re-rolled", "W23")
    _check_used(state, rolling[0])
    require(bool(state.used & REROLL), "used", "must name re-roll", "W23")


def _check_used(state: War, seat: int) -> None:
    for offset in range(4):
        owned = state.cards[seat][material.TURN_CARD + offset]
        used = state.used >> offset & 1
        require(not used or owned > 0, "used", f"a card that seat {seat} does not own", "W23")


def check_after_rolling(state: War) -> None:
    """Check that the seat can use a card, or has taken up dice to re-roll (W23)."""
    _check_used(state, state.to_act)
    # No card is in use at first, and again after a re-roll.
    in_use = REROLL if state.using < 0 else 1 << (state.using - material.TURN_CARD)
    untouched = state.using < 0 and state.used == 0
    named = untouched or state.used & in_use > 0
    require(named, "used", "must name the card in use", "W23")
    picking = state.using == material.REROLL_CARD
    require(picking == any(state.picked), "picked", "goes with using re-roll", "W23")
    can = picking or after_rolling.has_after_rolling(state, state.to_act)
    require(can, "to_act", "has no after-rolling card to use", "W23")

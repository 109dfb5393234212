"""Refuse positions that cannot occur, and name the rule."""

from collections.abc import Iterator
from itertools import combinations

from buttonbox.core.json_reader import refuse, require
from buttonbox.games.buttons import geometry, material, phases
from buttonbox.games.buttons.position.turn import (
    can_be_asked,
    clockwise,
    depot_dice,
    most_stars,
)
from buttonbox.games.buttons.rules import Buttons, count_bits, has_line

MOST_BEFORE = material.ENOUGH_STARS - 1  # the most stars before the game ends (B50)


def check_position(state: Buttons) -> None:
    """Raise InvalidPosition if no game can lead to this position."""
    if state.phase <= phases.DEALING:
        _check_set_up(state)
    elif state.phase < phases.SEWING:
        _check_round(state)
    else:
        _check_scoring(state)


# Cards and dice.


def check_cards(state: Buttons) -> None:
    """Check the cards of each player, and the one left out (B11)."""
    _check_left_out(state)
    hand = 2 if state.players == 2 else 1
    dealing = state.phase == phases.DEALING
    require(
        not dealing or state.dealt < hand * state.players, "phase", "all cards are dealt", "B12"
    )
    for seat in range(state.players):
        dealt = (state.dealt + state.players - 1 - seat) // state.players if dealing else hand
        expected = 0 if state.phase == phases.LEAVING_OUT else dealt
        held = state.cards[seat].bit_count()
        reason = f"must be {expected}, not {held}"
        require(held == expected, f"seats[{seat}].cards", reason, "B11")


def _check_left_out(state: Buttons) -> None:
    three, drawing = state.players == 3, state.phase == phases.LEAVING_OUT
    require(three or not drawing, "phase", "only three players leave a card out", "B11")
    if not three or drawing:
        require(state.left_out == 0, "left_out", "no card is out", "B11")
        return
    require(state.left_out != 0, "left_out", "must name the card that is out", "B11")
    require(state.left_out != 1 << material.RED, "left_out", "red never stays out", "B11")


def check_dice(state: Buttons) -> None:
    """Check which dice have been rolled (B31)."""
    if state.phase <= phases.DEALING:
        require(state.rolled == 0, "dice", "none is rolled before all cards are dealt", "B12")
    elif state.phase == phases.ROLLING:
        require(state.rolled < 2 + state.blacks, "dice.black", "all dice are rolled", "B31")
    elif state.phase in (phases.LAYING, phases.OFFERING):
        require(state.rolled > 0, "dice", "is missing", "B31")
        bust = state.status[state.active] == phases.BUST
        _check_black(state, [state.blacks + (depot_dice(state) if bust else 0)])
    elif state.rolled:
        gone = min((4 - state.blacks) // depot_dice(state), state.players - 1)
        _check_black(state, [4 - depot_dice(state) * i for i in range(gone + 1)])


def _check_black(state: Buttons, possible: list[int]) -> None:
    counts = " or ".join(map(str, possible))
    reason = f"must be {counts} dice, as the others lie on depots"
    require(state.rolled - 2 in possible, "dice.black", reason, "B34")


# Before the first round.


def _check_set_up(state: Buttons) -> None:
    require(state.round == 1, "round", "cards are dealt in round 1", "B11")
    require(state.active == 0, "active", "nobody's turn comes before all cards are dealt", "B12")
    for seat in range(state.players):
        path = f"seats[{seat}]"
        status = state.status[seat]
        require(status == phases.IN, f"{path}.status", "the round has not begun", "B12")
        require(state.buttons[seat] == 0, f"{path}.buttons", "the round has not begun", "B12")
        require(state.stars[seat] == 0, f"{path}.stars", "the game has not begun", "B12")
        require(state.due[seat] == 0, f"{path}.due", "the round has not begun", "B40")


# In a round.


def _check_round(state: Buttons) -> None:
    for seat in range(state.players):
        _check_player(state, seat)
    active = state.status[state.active]
    bust = state.phase == phases.OFFERING and active == phases.BUST
    require(active == phases.IN or bust, "active", "is out of the round", "B35")
    if state.phase == phases.LAYING:
        reason = f"seat {state.active} can lay nothing with these dice, so is bust"
        require(state.reachable() != 0, "phase", reason, "B33")
    elif state.phase == phases.OFFERING:
        _check_offer(state)


def _check_player(state: Buttons, seat: int) -> None:
    path = f"seats[{seat}]"
    _check_status(state, seat)
    require(state.due[seat] == 0, f"{path}.due", "the round is not over", "B40")
    require(not _ends(state.stars[seat]), f"{path}.stars", "end the game", "B50")


def _check_status(state: Buttons, seat: int) -> None:
    path, buttons = f"seats[{seat}]", state.buttons[seat]
    if state.status[seat] == phases.BUST:
        require(buttons == 0, f"{path}.buttons", "all came off when the player was bust", "B33")
    if state.status[seat] == phases.OUT:
        require(buttons != 0, f"{path}.status", "getting out takes a button on the board", "B34")


def _check_offer(state: Buttons) -> None:
    gold = geometry.words(state.gold_cell())
    asked = any(can_be_asked(state, seat) for seat in range(state.players))
    require(asked, "phase", f"nobody else can lay on {gold}", "B32")
    reason = f"seat {state.to_act} cannot be asked to lay on {gold}"
    require(can_be_asked(state, state.to_act), "to_act", reason, "B32")
    laid = state.buttons[state.active] & state.rolled_cells()
    if state.status[state.active] == phases.IN and not laid:
        reason = "the active player has laid none where the dice show"
        refuse(f"seats[{state.active}].buttons", reason, "B31")


# After a round.


def _check_scoring(state: Buttons) -> None:
    for seat in range(state.players):
        path = f"seats[{seat}]"
        status = state.status[seat]
        require(status != phases.IN, f"{path}.status", "the round is over", "B36")
        if status == phases.BUST:
            _check_bust(state, seat)
    if state.phase == phases.OVER:
        _check_over(state)
    else:
        _check_sewing(state)


def _check_bust(state: Buttons, seat: int) -> None:
    path = f"seats[{seat}]"
    _check_status(state, seat)
    require(state.due[seat] == 0, f"{path}.due", "a player who was bust gets nothing", "B42")
    reason = "would have ended the game before this round"
    require(not _ends(state.stars[seat]), f"{path}.stars", reason, "B50")


def _check_over(state: Buttons) -> None:
    reason = "nobody has five stars in a line or twelve in all"
    require(state.ender_mask() != 0, "phase", reason, "B50")
    for seat in range(state.players):
        if state.status[seat] == phases.OUT:
            _check_finished(state, seat)


def _check_finished(state: Buttons, seat: int) -> None:
    """Check that all stars are sewn and all buttons are off (B41)."""
    path, stars = f"seats[{seat}]", count_bits(state.stars[seat])
    require(state.buttons[seat] == 0, f"{path}.buttons", "come off with the last star", "B41")
    require(state.due[seat] == 0, f"{path}.due", "all stars are laid", "B41")
    require(stars > 0, f"{path}.stars", "a player who got out has at least one", "B40")
    _check_number(state, seat)


def _check_number(state: Buttons, seat: int) -> None:
    most = MOST_BEFORE + most_stars(state)
    reason = f"more than {most} are impossible: the game would have ended before"
    require(count_bits(state.stars[seat]) <= most, f"seats[{seat}].stars", reason, "B50")


def _check_sewing(state: Buttons) -> None:
    require(any(state.due), "phase", "nobody is due a star", "B40")
    waiting = False
    for seat in clockwise(state, state.start):
        if seat == state.to_act:
            _check_number(state, seat)
            _check_due(state, seat)
            waiting = True
        elif state.status[seat] == phases.OUT and waiting:
            _check_waiting(state, seat)
        elif state.status[seat] == phases.OUT:
            _check_finished(state, seat)


def _check_waiting(state: Buttons, seat: int) -> None:
    path = f"seats[{seat}]"
    reason = f"stay until seat {state.to_act} has laid all stars"
    require(state.buttons[seat] != 0, f"{path}.buttons", reason, "BR8")
    earned = state.earned(seat)
    require(state.due[seat] == earned, f"{path}.due", f"must be {earned}", "B40")
    require(
        not _ends(state.stars[seat]), f"{path}.stars", "would have ended the game before", "B50"
    )


def _check_due(state: Buttons, seat: int) -> None:
    """Check that stars due and stars perhaps sewn add up to what the buttons earned (B40)."""
    path = f"seats[{seat}]"
    require(state.buttons[seat] != 0, f"{path}.buttons", "lie where stars are due", "B41")
    copy = state.clone()
    buttons = state.buttons
    for sewn in _sewn_sets(state, seat):
        copy.buttons = [*buttons[:seat], buttons[seat] | sewn, *buttons[seat + 1 :]]
        laid = sewn.bit_count()
        if copy.earned(seat) == state.due[seat] + laid and not _ends(state.stars[seat] & ~sewn):
            return
    refuse(f"{path}.due", "does not fit buttons and stars", "B40")


def _sewn_sets(state: Buttons, seat: int) -> Iterator[int]:
    """Yield the sets of stars that may have replaced buttons in this round (B41)."""
    lie = state.buttons[seat]
    free = [cell for cell in geometry.listed(state.stars[seat]) if not geometry.beside(cell) & lie]
    for size in range(most_stars(state) - state.due[seat] + 1):
        for chosen in combinations(free, size):
            sewn = sum(1 << cell for cell in chosen)
            if not any(geometry.beside(cell) & sewn for cell in chosen):
                yield sewn


def _ends(stars: int) -> bool:
    return has_line(stars) or count_bits(stars) >= material.ENOUGH_STARS

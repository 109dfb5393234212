"""The bonus action (W60 to W62)."""

from buttonbox.games.war import codes, material, phases, prices, state
from buttonbox.games.war.state import Board


def turn_offset(shown: int, wanted: int) -> int:
    """Return the offset of turning a die, which must change its value."""
    return 5 * (shown - 1) + wanted - (2 if wanted > shown else 1)


def turned_to(offset: int) -> int:
    """Return what a die shows after the turn with this offset."""
    wanted = offset % 5 + 1
    return wanted + 1 if wanted > offset // 5 else wanted


# The price of each turn in buttons (W61).
TURN_PRICES = [prices.PIP_PRICE * abs(turned_to(offset) - offset // 5 - 1) for offset in range(30)]


def fill_bonus(b: Board, moves: list[int], count: int) -> int:
    """List the bonus actions that the seat to move can pay for (W60 to W62)."""
    seat = b.to_act
    if b.buttons[seat] >= prices.WHITE_PRICE:
        for value in range(1, 7):
            moves[count] = codes.TAKE_WHITE + value - 1
            count += b.lake[value] > 0
    if b.buttons[seat]:
        count = fill_turns(b, moves, count)
    if b.hand[seat] and state.boys_in_detention(b, seat):
        for card in range(material.CARD_KINDS):
            moves[count] = codes.GIVE_CARD + card
            count += b.cards[seat][card] > 0
    return count


def fill_turns(b: Board, moves: list[int], count: int) -> int:
    """List the turns of dice that the seat to move can pay for, one button per pip (W61)."""
    seat = b.to_act
    buttons = b.buttons[seat]
    for shown in range(1, 7):
        if b.front[seat][shown]:
            for offset in range(5 * shown - 5, 5 * shown):
                moves[count] = codes.TURN_DIE + offset
                count += TURN_PRICES[offset] <= buttons
    return count


def has_bonus(b: Board, seat: int) -> bool:
    """Return whether the seat can take any bonus action."""
    if b.buttons[seat] >= 1 and state.has_coloured(b, seat):
        return True
    if b.hand[seat] and state.boys_in_detention(b, seat):
        return True
    if b.buttons[seat] >= prices.WHITE_PRICE:
        for value in range(1, 7):
            if b.lake[value]:
                return True
    return False


def take_bonus(b: Board, code: int) -> None:
    """Take a white die, turn a die or give up a card (W60 to W62)."""
    b.bonus = 1
    if code < codes.TURN_DIE:
        b.buttons[b.to_act] -= prices.WHITE_PRICE
        b.lake[code - codes.TAKE_WHITE + 1] -= 1
        b.white[b.to_act][code - codes.TAKE_WHITE + 1] += 1
    elif code < codes.GIVE_CARD:
        turn_for_buttons(b, code - codes.TURN_DIE)
    else:
        b.cards[b.to_act][code - codes.GIVE_CARD] -= 1
        b.hand[b.to_act] -= 1
        b.phase = phases.FREEING


def turn_for_buttons(b: Board, offset: int) -> None:
    """Turn a die, for one button per pip (W61)."""
    shown = offset // 5 + 1
    wanted = turned_to(offset)
    b.buttons[b.to_act] -= wanted - shown if wanted > shown else shown - wanted
    b.front[b.to_act][shown] -= 1
    b.front[b.to_act][wanted] += 1

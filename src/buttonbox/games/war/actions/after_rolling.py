"""Cards used after rolling: turn the 1s, 2s or 3s, re-roll (W23, WR16)."""

from buttonbox.games.war import codes, material, state
from buttonbox.games.war.actions import bonus_action
from buttonbox.games.war.state import Board


def may_use(b: Board, seat: int, card: int) -> bool:
    """Return whether the seat owns the card and has not finished using it this round."""
    if not b.cards[seat][card]:
        return False
    return b.using == card or not b.used >> (card - material.TURN_CARD) & 1


def fill_after_rolling(b: Board, moves: list[int]) -> int:
    """List the moves: turn a die, pick up dice and re-roll them, or stop."""
    if b.using == material.REROLL_CARD:
        moves[0] = codes.AFTER_REROLL
        return fill_picks(b, moves, 1)
    moves[0] = codes.AFTER_DONE
    count = 1
    for shown in range(1, 4):
        if b.front[b.to_act][shown] and may_use(b, b.to_act, material.TURN_CARD + shown - 1):
            for other in range(5):
                moves[count] = codes.AFTER_TURN + 5 * (shown - 1) + other
                count += 1
    if may_use(b, b.to_act, material.REROLL_CARD):
        count = fill_picks(b, moves, count)
    return count


def fill_picks(b: Board, moves: list[int], count: int) -> int:
    """List the dice that can be picked up for the re-roll."""
    for value in range(1, 7):
        if b.front[b.to_act][value]:
            moves[count] = codes.AFTER_PICK + value - 1
            count += 1
    return count


def has_after_rolling(b: Board, seat: int) -> bool:
    """Return whether an after-rolling card of the seat could change a die."""
    for shown in range(1, 4):
        if b.front[seat][shown] and may_use(b, seat, material.TURN_CARD + shown - 1):
            return True
    return may_use(b, seat, material.REROLL_CARD) and state.has_coloured(b, seat)


def start_using(b: Board, card: int) -> None:
    """Use a card, once a round; this ends the use of the card before it (WR16)."""
    b.using = card
    b.used |= 1 << (card - material.TURN_CARD)


def turn_one(b: Board, offset: int) -> None:
    """Turn one die of the card's value to any other value."""
    shown = offset // 5 + 1
    wanted = bonus_action.turned_to(offset)
    start_using(b, material.TURN_CARD + shown - 1)
    b.front[b.to_act][shown] -= 1
    b.front[b.to_act][wanted] += 1


def pick_up(b: Board, value: int) -> None:
    """Pick up one die for the re-roll."""
    start_using(b, material.REROLL_CARD)
    b.front[b.to_act][value] -= 1
    b.picked[value] += 1

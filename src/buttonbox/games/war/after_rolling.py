"""Cards used after rolling: turn the 1s, 2s or 3s, re-roll (W23, WR16)."""

from buttonbox.games.war import bonus, codes, look, tables
from buttonbox.games.war.board import Board


def may_use(b: Board, seat: int, card: int) -> bool:
    """Owned, and not used this round or in use right now."""
    if not b.cards[15 * seat + card]:
        return False
    return b.using == card or not b.used >> (card - tables.TURN_CARD) & 1


def fill_after_rolling(b: Board, moves: list[int]) -> int:
    """Turn a die, take up dice and re-roll them, or be done."""
    if b.using == tables.REROLL_CARD:
        moves[0] = codes.AFTER_REROLL
        return fill_picks(b, moves, 1)
    moves[0] = codes.AFTER_DONE
    count = 1
    for shown in range(1, 4):
        if b.front[7 * b.to_act + shown] and may_use(b, b.to_act, tables.TURN_CARD + shown - 1):
            for other in range(5):
                moves[count] = codes.AFTER_TURN + 5 * (shown - 1) + other
                count += 1
    if may_use(b, b.to_act, tables.REROLL_CARD):
        count = fill_picks(b, moves, count)
    return count


def fill_picks(b: Board, moves: list[int], count: int) -> int:
    """The dice that can be taken up to be re-rolled."""
    for value in range(1, 7):
        if b.front[7 * b.to_act + value]:
            moves[count] = codes.AFTER_PICK + value - 1
            count += 1
    return count


def has_after_rolling(b: Board, seat: int) -> bool:
    """Whether an after-rolling card of the seat could change a die."""
    for shown in range(1, 4):
        if b.front[7 * seat + shown] and may_use(b, seat, tables.TURN_CARD + shown - 1):
            return True
    return may_use(b, seat, tables.REROLL_CARD) and look.has_coloured(b, seat)


def start_using(b: Board, card: int) -> None:
    """Each card once a round; taking up another one ends the use of the last (WR16)."""
    b.using = card
    b.used |= 1 << (card - tables.TURN_CARD)


def turn_one(b: Board, offset: int) -> None:
    """One die of the card's value to any other."""
    shown = offset // 5 + 1
    wanted = bonus.turned_to(offset)
    start_using(b, tables.TURN_CARD + shown - 1)
    b.front[7 * b.to_act + shown] -= 1
    b.front[7 * b.to_act + wanted] += 1


def pick_up(b: Board, value: int) -> None:
    """Take up one die to be re-rolled."""
    start_using(b, tables.REROLL_CARD)
    b.front[7 * b.to_act + value] -= 1
    b.picked[value] += 1

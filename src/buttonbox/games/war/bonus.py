"""The bonus action (W60 to W62), and building and freeing, whatever grants them (W8)."""

from buttonbox.games.war import codes, look, phases, tables
from buttonbox.games.war.board import Board


def turn_offset(shown: int, wanted: int) -> int:
    """Turning a die, packed without the turn that changes nothing."""
    return 5 * (shown - 1) + wanted - (2 if wanted > shown else 1)


def turned_to(offset: int) -> int:
    """What a turned die shows then."""
    wanted = offset % 5 + 1
    return wanted + 1 if wanted > offset // 5 else wanted


# The price of each turn in buttons (W61).
TURN_PIPS = [abs(turned_to(offset) - offset // 5 - 1) for offset in range(30)]


def fill_bonus(b: Board, moves: list[int], count: int) -> int:
    """W60 to W62."""
    seat = b.to_act
    if b.buttons[seat] >= tables.WHITE_PRICE:
        for value in range(1, 7):
            moves[count] = codes.TAKE_WHITE + value - 1
            count += b.lake[value] > 0
    if b.buttons[seat]:
        count = fill_turns(b, moves, count)
    if b.hand[seat] and look.boys(b, seat):
        for card in range(15):
            moves[count] = codes.GIVE_CARD + card
            count += b.cards[15 * seat + card] > 0
    return count


def fill_turns(b: Board, moves: list[int], count: int) -> int:
    """W61: one button a pip, up or down."""
    seat = b.to_act
    buttons = b.buttons[seat]
    for shown in range(1, 7):
        if b.front[7 * seat + shown]:
            for offset in range(5 * shown - 5, 5 * shown):
                moves[count] = codes.TURN_DIE + offset
                count += TURN_PIPS[offset] <= buttons
    return count


def has_bonus(b: Board, seat: int) -> bool:
    """Whether any bonus action is possible."""
    if b.buttons[seat] >= 1 and look.has_coloured(b, seat):
        return True
    if b.hand[seat] and look.boys(b, seat):
        return True
    if b.buttons[seat] >= tables.WHITE_PRICE:
        for value in range(1, 7):
            if b.lake[value]:
                return True
    return False


def take_bonus(b: Board, code: int) -> None:
    """W60 to W62."""
    b.bonus = 1
    if code < codes.TURN_DIE:
        b.buttons[b.to_act] -= tables.WHITE_PRICE
        b.lake[code - codes.TAKE_WHITE + 1] -= 1
        b.white[7 * b.to_act + code - codes.TAKE_WHITE + 1] += 1
    elif code < codes.GIVE_CARD:
        turn_for_buttons(b, code - codes.TURN_DIE)
    else:
        b.cards[15 * b.to_act + code - codes.GIVE_CARD] -= 1
        b.hand[b.to_act] -= 1
        b.phase = phases.FREEING


def turn_for_buttons(b: Board, offset: int) -> None:
    """W61."""
    shown = offset // 5 + 1
    wanted = turned_to(offset)
    b.buttons[b.to_act] -= wanted - shown if wanted > shown else shown - wanted
    b.front[7 * b.to_act + shown] -= 1
    b.front[7 * b.to_act + wanted] += 1


# Building and freeing, whatever grants them (W8, WR15).


def fill_sections(b: Board, moves: list[int]) -> int:
    """The sections that can be built."""
    open_sections = look.buildable_sections(b, b.to_act)
    count = 0
    for section in range(6):
        if open_sections >> section & 1:
            moves[count] = codes.BUILD + section
            count += 1
    return count


def fill_boys(b: Board, moves: list[int]) -> int:
    """The boys in detention."""
    count = 0
    for spot in range(4):
        if b.detention[4 * b.to_act + spot]:
            moves[count] = codes.FREE + spot
            count += 1
    return count


def free_boy(b: Board, spot: int) -> None:
    """The die keeps its value and lies in front."""
    b.front[7 * b.to_act + b.detention[4 * b.to_act + spot]] += 1
    b.detention[4 * b.to_act + spot] = 0

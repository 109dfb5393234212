"""The dice action: one or more dice to one place (W30 to W55).

Each place has a `fill_` that lists its legal moves and a function that carries one out. Where a
choice follows (which section, which boy), they set the phase and leave the rest to rules.py.
"""

from buttonbox.games.war import codes, look, phases, tables
from buttonbox.games.war.board import Board

CARD_BUILDS = tables.CARD_BUILDS
CARD_BROTHERS = tables.CARD_BROTHERS
CARD_STARS = tables.CARD_STARS

# The compound codes.


def location_code(place: int, value: int, coloured: int, white: int, brother: int) -> int:
    """A group to a location; a lone big brother has no value (W36)."""
    if coloured + white == 0:
        return codes.LOCATION * place + codes.LONE
    pair = codes.WHITES * coloured + white - 1
    return codes.LOCATION * place + codes.GROUP * (value - 1) + codes.PAIRS * brother + pair


def card_code(slot: int, value: int, coloured: int, white: int, brother: int) -> int:
    """A group beside a card, one to four dice and perhaps a big brother."""
    dice = coloured + white
    pair = dice * (dice + 1) // 2 - 1 + coloured
    return (
        codes.TO_CARD
        + codes.CARD_PLACE * slot
        + codes.CARD_GROUP * (value - 1)
        + codes.CARD_PAIRS * brother
        + pair
    )


# What is legal.


def fill_dice_actions(b: Board, moves: list[int], count: int) -> int:
    """A code is written first and stays only if it counts: few branches, so fast."""
    seat = b.to_act
    spaces = open_spaces(b, seat)
    for value in range(1, 7):
        coloured = b.front[7 * seat + value]
        if coloured + b.white[7 * seat + value] == 0:
            continue
        count = fill_locations(b, moves, count, value)
        count = fill_cards(b, moves, count, value)
        if coloured:
            count = fill_school(moves, count, value, spaces)
    count = fill_lone_brother(b, moves, count)
    return fill_village(b, moves, count)


def fill_locations(b: Board, moves: list[int], count: int, value: int) -> int:
    """W31: one or more dice of a value, and perhaps a big brother (W37); never a snitch (W44)."""
    seat = b.to_act
    if is_snitch(b, seat):
        return count
    for white in range(b.white[7 * seat + value] + 1):
        for coloured in range(white == 0, b.front[7 * seat + value] + 1):
            dice = coloured + white
            code = codes.GROUP * (value - 1) + codes.WHITES * coloured + white - 1
            count = fill_group(b, moves, count, code, strength(b, seat, dice, value))
            if b.brothers[seat]:
                code += codes.PAIRS
                count = fill_group(b, moves, count, code, strength(b, seat, dice + 1, value))
    return count


def fill_lone_brother(b: Board, moves: list[int], count: int) -> int:
    """W36: a big brother alone counts as one die of any value."""
    if b.brothers[b.to_act] == 0 or is_snitch(b, b.to_act):
        return count
    return fill_group(b, moves, count, codes.LONE, strength(b, b.to_act, 1, 6))


def fill_group(b: Board, moves: list[int], count: int, code: int, power: int) -> int:
    """The locations where a group of this strength may go (W32, W33)."""
    for place in range(b.locations):
        moves[count] = codes.LOCATION * place + code
        count += power > strength_at(b, place)
    return count


def strength(b: Board, seat: int, dice: int, value: int) -> int:
    """More dice beat fewer, then the value decides (W33); the equals card settles ties (WR4)."""
    return 7 * dice + value + b.cards[15 * seat + tables.EQUALS_CARD]


def strength_at(b: Board, place: int) -> int:
    """What a group has to exceed at the location; 0 if nothing lies there (W32, W36)."""
    return 7 * (b.group_dice[place] + b.group_white[place]) + b.group_value[place]


def dice_needed(b: Board, seat: int, place: int, value: int) -> int:
    """The fewest dice of this value that may be placed at the location (W32, W33, WR4)."""
    dice = 1
    while strength(b, seat, dice, value) <= strength_at(b, place):
        dice += 1
    return dice


def is_snitch(b: Board, seat: int) -> bool:
    """Whether the seat has snitched this round (W44)."""
    return b.school_seat[tables.SNITCH] == seat


def fill_cards(b: Board, moves: list[int], count: int, value: int) -> int:
    """W50: exactly the number of dice the card asks for, and the value in buttons."""
    seat = b.to_act
    dice = b.front[7 * seat + value] + b.white[7 * seat + value]
    if value > b.buttons[seat] or dice + b.brothers[seat] < 2:
        return count
    for slot in range(b.display_size):
        if b.display[slot] >= 0:
            count = fill_card_groups(b, moves, count, slot, value)
    return count


def fill_card_groups(b: Board, moves: list[int], count: int, slot: int, value: int) -> int:
    """All ways to make up the dice of one card with dice of one value."""
    seat = b.to_act
    for brother in range(2 if b.brothers[seat] else 1):
        dice = b.card_dice[b.display[slot]] - brother
        for white in range(b.white[7 * seat + value] + 1):
            coloured = dice - white
            moves[count] = card_code(slot, value, coloured, white, brother)
            count += (coloured >= 0) & (coloured <= b.front[7 * seat + value])
    return count


def fill_school(moves: list[int], count: int, value: int, spaces: int) -> int:
    """W40: one coloured die on an open space."""
    for space in range(7):
        moves[count] = codes.TO_SCHOOL + 6 * space + value - 1
        count += spaces >> space & 1
    return count


def fill_village(b: Board, moves: list[int], count: int) -> int:
    """W55: any die; a big brother, once in a dice action (W30)."""
    seat = b.to_act
    for value in range(1, 7):
        moves[count] = codes.TO_VILLAGE + value - 1
        count += b.front[7 * seat + value] > 0
    for value in range(1, 7):
        moves[count] = codes.WHITE_TO_VILLAGE + value - 1
        count += b.white[7 * seat + value] > 0
    moves[count] = codes.BROTHER_TO_VILLAGE
    count += b.brothers[seat] > 0 and not b.brother_used
    return count


def school_price(b: Board, seat: int, space: int) -> int:
    """W42, W46 to W48."""
    if space == tables.RESCUE:
        return tables.RESCUE_PRICE
    if space == tables.BROTHER:
        return tables.BROTHER_PRICE
    if space == tables.HUT:
        return tables.HUT_PRICE + look.sections_built(b, seat)
    if space == tables.STAR:
        return tables.STAR_PRICE + b.stars[seat]
    return 0


def open_spaces(b: Board, seat: int) -> int:
    """Bits of the spaces that are free and whose effect the seat can pay for (W40)."""
    possible = possible_spaces(b, seat)
    spaces = 0
    for space in range(7):
        free = b.school_seat[space] < 0
        payable = b.buttons[seat] >= school_price(b, seat, space)
        spaces |= possible & (free & payable) << space
    return spaces


def possible_spaces(b: Board, seat: int) -> int:
    """Bits of the spaces whose effect the seat could carry out in full (W40, WR6, WR8)."""
    boys = look.boys(b, seat) > 0
    brothers = look.brother_supply(b) >= tables.BROTHERS_AT_SCHOOL
    section = look.buildable_sections(b, seat) > 0
    star = look.star_supply(b) > 0
    return (
        1 << tables.EXAM
        | boys << tables.RESCUE
        | boys << tables.SNITCH
        | 1 << tables.START
        | brothers << tables.BROTHER
        | section << tables.HUT
        | star << tables.STAR
    )


# What a move does.


def act(b: Board, code: int) -> None:
    """Carry out a dice action, or one step of it in the village."""
    if code < codes.TO_CARD:
        go_to_location(b, code // codes.LOCATION, code % codes.LOCATION)
    elif code < codes.TO_SCHOOL:
        code -= codes.TO_CARD
        buy_card(b, code // codes.CARD_PLACE, code % codes.CARD_PLACE)
    elif code < codes.TO_VILLAGE:
        code -= codes.TO_SCHOOL
        go_to_school(b, code // 6, code % 6 + 1)
    else:
        go_to_village(b, code)


def go_to_location(b: Board, place: int, group: int) -> None:
    """Displace what lies there, place the group, take the pay (W32 to W37)."""
    clear_location(b, place)
    b.space[place] = next_space(b, place)
    if group == codes.LONE:
        b.brothers[b.to_act] -= 1
        b.lone_brother[place] = 1
    else:
        place_group(b, place, group // codes.GROUP + 1, group % codes.GROUP)
    b.buttons[b.to_act] += b.track[5 * place + b.space[place] - 1]
    if b.cards[15 * b.to_act + tables.QUARRY_PAY_CARD + place]:
        b.buttons[b.to_act] += tables.LOCATION_PAY
    b.acted = 1


def next_space(b: Board, place: int) -> int:
    """Where the next group goes; the track is endless (W32 to W34)."""
    return b.space[place] + 1 if b.space[place] < 5 else 5


def clear_location(b: Board, place: int) -> None:
    """W33: displaced dice go to the mill; W36: an old lone marker returns to the supply."""
    if b.group_dice[place]:
        b.mill[7 * b.group_seat[place] + b.group_value[place]] += b.group_dice[place]
    if b.group_white[place]:
        b.mill_white[b.group_value[place]] += b.group_white[place]
    b.group_seat[place] = -1
    b.group_value[place] = 0
    b.group_dice[place] = 0
    b.group_white[place] = 0
    b.lone_brother[place] = 0


def place_group(b: Board, place: int, value: int, pair: int) -> None:
    """W37: of a group with a big brother only the dice remain."""
    use_brother(b, pair // codes.PAIRS)
    coloured = (pair % codes.PAIRS + 1) // codes.WHITES
    white = (pair % codes.PAIRS + 1) % codes.WHITES
    b.front[7 * b.to_act + value] -= coloured
    b.white[7 * b.to_act + value] -= white
    b.group_seat[place] = b.to_act
    b.group_value[place] = value
    b.group_dice[place] = coloured
    b.group_white[place] = white


def use_brother(b: Board, count: int) -> None:
    """W30: it returns to the supply at the end of the turn."""
    b.brothers[b.to_act] -= count
    b.brother_used = count


def buy_card(b: Board, slot: int, group: int) -> None:
    """W50: pay the value, leave the dice at the card's place, take the card."""
    value = group // codes.CARD_GROUP + 1
    pair = group % codes.CARD_GROUP
    use_brother(b, pair // codes.CARD_PAIRS)
    pair = pair % codes.CARD_PAIRS
    dice = 1
    while pair >= (dice + 1) * (dice + 2) // 2 - 1:
        dice += 1
    coloured = pair + 1 - dice * (dice + 1) // 2
    b.buttons[b.to_act] -= value
    b.front[7 * b.to_act + value] -= coloured
    b.white[7 * b.to_act + value] -= dice - coloured
    b.sold_seat[slot] = b.to_act
    b.sold_value[slot] = value
    b.sold_dice[slot] = coloured
    b.sold_white[slot] = dice - coloured
    b.acted = 1
    take_card(b, b.display[slot])
    b.display[slot] = -1


def take_card(b: Board, card: int) -> None:
    """W51: an at-once effect happens now; what cannot happen is lost."""
    b.cards[15 * b.to_act + card] += 1
    b.hand[b.to_act] += 1
    look.give_brothers(b, b.to_act, CARD_BROTHERS[card])
    look.give_stars(b, b.to_act, CARD_STARS[card])
    if CARD_BUILDS[card] and look.buildable_sections(b, b.to_act):
        b.phase = phases.BUILDING


def go_to_school(b: Board, space: int, value: int) -> None:
    """W41 to W48; the school pay comes after the price (W27, WR9)."""
    b.front[7 * b.to_act + value] -= 1
    b.buttons[b.to_act] -= school_price(b, b.to_act, space)
    b.school_seat[space] = b.to_act
    b.school_value[space] = value
    b.acted = 1
    if space == tables.RESCUE or space == tables.SNITCH:
        b.phase = phases.FREEING
    elif space == tables.START:
        b.next_start = b.to_act
    elif space == tables.BROTHER:
        look.give_brothers(b, b.to_act, tables.BROTHERS_AT_SCHOOL)
    elif space == tables.HUT:
        b.phase = phases.BUILDING
    elif space == tables.STAR:
        look.give_stars(b, b.to_act, 1)
    if b.cards[15 * b.to_act + tables.SCHOOL_PAY_CARD]:
        b.buttons[b.to_act] += tables.SCHOOL_PAY


def go_to_village(b: Board, code: int) -> None:
    """W55: one die after the other, until done or until nothing is left to place."""
    if code == codes.VILLAGE_DONE:
        finish_village(b)
        return
    if code == codes.BROTHER_TO_VILLAGE:
        use_brother(b, 1)
    elif code >= codes.WHITE_TO_VILLAGE:
        b.white[7 * b.to_act + code - codes.WHITE_TO_VILLAGE + 1] -= 1
        b.village_white[code - codes.WHITE_TO_VILLAGE + 1] += 1
    else:
        b.front[7 * b.to_act + code - codes.TO_VILLAGE + 1] -= 1
        b.village[7 * b.to_act + code - codes.TO_VILLAGE + 1] += 1
    b.buttons[b.to_act] += 2 if b.cards[15 * b.to_act + tables.VILLAGE_PAY_CARD] else 1
    b.phase = phases.VILLAGE
    if not look.has_dice(b, b.to_act) and (b.brother_used or not b.brothers[b.to_act]):
        finish_village(b)


def finish_village(b: Board) -> None:
    """The dice action in the village is over."""
    b.acted = 1
    b.phase = phases.TURN

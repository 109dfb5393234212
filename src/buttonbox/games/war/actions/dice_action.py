"""The dice action: sending one or more dice to one place (W30 to W55).

Each place has a `fill_` function that lists its legal moves and a function that carries one out.
Where a choice follows (which section, which boy), they set the phase and leave the rest to
rules.py.
"""

from buttonbox.games.war import codes, material, phases, prices, state, supply
from buttonbox.games.war.state import Board

CARD_BUILDS = material.CARD_BUILDS
CARD_BROTHERS = material.CARD_BROTHERS
CARD_STARS = material.CARD_STARS

# The compound codes.


def location_code(place: int, value: int, coloured: int, white: int, brother: int) -> int:
    """Return the code of a group sent to a location; a lone big brother has no value (W36)."""
    if coloured + white == 0:
        return codes.LOCATION * place + codes.LONE
    pair = codes.WHITES * coloured + white - 1
    return codes.LOCATION * place + codes.GROUP * (value - 1) + codes.PAIRS * brother + pair


def card_code(slot: int, value: int, coloured: int, white: int, brother: int) -> int:
    """Return the code of buying a card with one to four dice and perhaps a big brother."""
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
    """List all dice actions.

    Every code is written first and counted only if it is legal: fewer branches are faster.
    """
    seat = b.to_act
    spaces = open_spaces(b, seat)
    for value in range(1, 7):
        coloured = b.front[seat][value]
        if coloured + b.white[seat][value] == 0:
            continue
        count = fill_locations(b, moves, count, value)
        count = fill_cards(b, moves, count, value)
        if coloured:
            count = fill_school(moves, count, value, spaces)
    count = fill_lone_brother(b, moves, count)
    return fill_village(b, moves, count)


def fill_locations(b: Board, moves: list[int], count: int, value: int) -> int:
    """List groups of a value for locations, with or without a big brother (W31, W37).

    A snitch places nothing there (W44).
    """
    seat = b.to_act
    if is_snitch(b, seat):
        return count
    for white in range(b.white[seat][value] + 1):
        for coloured in range(white == 0, b.front[seat][value] + 1):
            dice = coloured + white
            code = codes.GROUP * (value - 1) + codes.WHITES * coloured + white - 1
            count = fill_group(b, moves, count, code, strength(b, seat, dice, value))
            if b.brothers[seat]:
                code += codes.PAIRS
                count = fill_group(b, moves, count, code, strength(b, seat, dice + 1, value))
    return count


def fill_lone_brother(b: Board, moves: list[int], count: int) -> int:
    """List the locations for a big brother alone, who counts as one die of any value (W36)."""
    if b.brothers[b.to_act] == 0 or is_snitch(b, b.to_act):
        return count
    return fill_group(b, moves, count, codes.LONE, strength(b, b.to_act, 1, 6))


def fill_group(b: Board, moves: list[int], count: int, code: int, power: int) -> int:
    """List the locations where a group of this strength may go (W32, W33)."""
    for place in range(b.locations):
        moves[count] = codes.LOCATION * place + code
        count += power > strength_at(b, place)
    return count


def strength(b: Board, seat: int, dice: int, value: int) -> int:
    """Return a group's strength: more dice win, then the value (W33).

    With the equals card a seat also wins ties (WR4).
    """
    return 7 * dice + value + b.cards[seat][material.EQUALS_CARD]


def strength_at(b: Board, place: int) -> int:
    """Return the strength to exceed at a location; 0 if no dice lie there (W32, W36)."""
    return 7 * (b.group_dice[place] + b.group_white[place]) + b.group_value[place]


def dice_needed(b: Board, seat: int, place: int, value: int) -> int:
    """Return the fewest dice of a value that may be placed at a location (W32, W33, WR4)."""
    dice = 1
    while strength(b, seat, dice, value) <= strength_at(b, place):
        dice += 1
    return dice


def is_snitch(b: Board, seat: int) -> bool:
    """Return whether the seat has snitched this round (W44)."""
    return b.school_seat[material.SNITCH] == seat


def fill_cards(b: Board, moves: list[int], count: int, value: int) -> int:
    """List the purchases with dice of a value, whose price in buttons is that value (W50)."""
    seat = b.to_act
    dice = b.front[seat][value] + b.white[seat][value]
    if value > b.buttons[seat] or dice + b.brothers[seat] < 2:
        return count
    for slot in range(b.display_size):
        if b.display[slot] >= 0:
            count = fill_card_groups(b, moves, count, slot, value)
    return count


def fill_card_groups(b: Board, moves: list[int], count: int, slot: int, value: int) -> int:
    """List all ways to pay exactly the dice of a card with dice of one value (W50)."""
    seat = b.to_act
    for brother in range(2 if b.brothers[seat] else 1):
        dice = b.card_dice[b.display[slot]] - brother
        for white in range(b.white[seat][value] + 1):
            coloured = dice - white
            moves[count] = card_code(slot, value, coloured, white, brother)
            count += (coloured >= 0) & (coloured <= b.front[seat][value])
    return count


def fill_school(moves: list[int], count: int, value: int, spaces: int) -> int:
    """List the open spaces of the school for a coloured die of a value (W40)."""
    for space in range(7):
        moves[count] = codes.TO_SCHOOL + 6 * space + value - 1
        count += spaces >> space & 1
    return count


def fill_village(b: Board, moves: list[int], count: int) -> int:
    """List the dice that can go to the village (W55); a big brother only once (W30)."""
    seat = b.to_act
    for value in range(1, 7):
        moves[count] = codes.TO_VILLAGE + value - 1
        count += b.front[seat][value] > 0
    for value in range(1, 7):
        moves[count] = codes.WHITE_TO_VILLAGE + value - 1
        count += b.white[seat][value] > 0
    moves[count] = codes.BROTHER_TO_VILLAGE
    count += b.brothers[seat] > 0 and not b.brother_used
    return count


def school_price(b: Board, seat: int, space: int) -> int:
    """Return what a space of the school costs a seat (W42, W46 to W48)."""
    if space == material.RESCUE:
        return prices.RESCUE_PRICE
    if space == material.BROTHER:
        return prices.BROTHER_PRICE
    if space == material.HUT:
        return prices.HUT_PRICE + state.sections_built(b, seat)
    if space == material.STAR:
        return prices.STAR_PRICE + b.stars[seat]
    return 0


def open_spaces(b: Board, seat: int) -> int:
    """Return the spaces that are free, possible and affordable for a seat, as bits (W40)."""
    possible = possible_spaces(b, seat)
    spaces = 0
    for space in range(7):
        free = b.school_seat[space] < 0
        payable = b.buttons[seat] >= school_price(b, seat, space)
        spaces |= possible & (free & payable) << space
    return spaces


def possible_spaces(b: Board, seat: int) -> int:
    """Return the spaces whose effect a seat can carry out in full, as bits (W40, WR6, WR8)."""
    boys = state.boys_in_detention(b, seat) > 0
    brothers = supply.brother_supply(b) >= material.BROTHERS_AT_SCHOOL
    section = state.buildable_sections(b, seat) > 0
    star = supply.star_supply(b) > 0
    return (
        1 << material.EXAM
        | boys << material.RESCUE
        | boys << material.SNITCH
        | 1 << material.START
        | brothers << material.BROTHER
        | section << material.HUT
        | star << material.STAR
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
    """Displace the dice at a location, place the group and take the pay (W32 to W37)."""
    clear_location(b, place)
    b.buttons[b.to_act] += location_pay(b, place)
    b.space[place] = next_space(b, place)
    if group == codes.LONE:
        b.brothers[b.to_act] -= 1
        b.lone_brother[place] = 1
    else:
        place_group(b, place, group // codes.GROUP + 1, group % codes.GROUP)
    b.acted = 1


def location_pay(b: Board, place: int) -> int:
    """Return what the seat to move earns by a group at a location, card included (W35)."""
    pay = b.tracks[place][next_space(b, place) - 1]
    if b.cards[b.to_act][material.QUARRY_PAY_CARD + place]:
        pay += prices.LOCATION_PAY
    return pay


def next_space(b: Board, place: int) -> int:
    """Return the space that the next group takes; the last one repeats (W32 to W34)."""
    return min(b.space[place] + 1, material.SPACES)


def clear_location(b: Board, place: int) -> None:
    """Send displaced dice to the mill (W33); a lone big brother returns to the supply (W36)."""
    if b.group_dice[place]:
        b.mill[b.group_seat[place]][b.group_value[place]] += b.group_dice[place]
    if b.group_white[place]:
        b.mill_white[b.group_value[place]] += b.group_white[place]
    b.group_seat[place] = -1
    b.group_value[place] = 0
    b.group_dice[place] = 0
    b.group_white[place] = 0
    b.lone_brother[place] = 0


def place_group(b: Board, place: int, value: int, pair: int) -> None:
    """Put a group's dice at a location; its big brother does not stay (W37)."""
    use_brother(b, pair // codes.PAIRS)
    coloured = (pair % codes.PAIRS + 1) // codes.WHITES
    white = (pair % codes.PAIRS + 1) % codes.WHITES
    b.front[b.to_act][value] -= coloured
    b.white[b.to_act][value] -= white
    b.group_seat[place] = b.to_act
    b.group_value[place] = value
    b.group_dice[place] = coloured
    b.group_white[place] = white


def use_brother(b: Board, count: int) -> None:
    """Use up big brothers; they return to the supply at the end of the turn (W30)."""
    b.brothers[b.to_act] -= count
    b.brother_used = count


def buy_card(b: Board, slot: int, group: int) -> None:
    """Pay the value, leave the dice at the card's place and take the card (W50)."""
    value = group // codes.CARD_GROUP + 1
    pair = group % codes.CARD_GROUP
    use_brother(b, pair // codes.CARD_PAIRS)
    pair = pair % codes.CARD_PAIRS
    dice = 1
    while pair >= (dice + 1) * (dice + 2) // 2 - 1:
        dice += 1
    coloured = pair + 1 - dice * (dice + 1) // 2
    b.buttons[b.to_act] -= value
    b.front[b.to_act][value] -= coloured
    b.white[b.to_act][value] -= dice - coloured
    b.sold_seat[slot] = b.to_act
    b.sold_value[slot] = value
    b.sold_dice[slot] = coloured
    b.sold_white[slot] = dice - coloured
    b.acted = 1
    take_card(b, b.display[slot])
    b.display[slot] = -1


def take_card(b: Board, card: int) -> None:
    """Take a card; an immediate effect that is impossible is lost (W51)."""
    b.cards[b.to_act][card] += 1
    b.hand[b.to_act] += 1
    supply.give_brothers(b, b.to_act, CARD_BROTHERS[card])
    supply.give_stars(b, b.to_act, CARD_STARS[card])
    if CARD_BUILDS[card] and state.buildable_sections(b, b.to_act):
        b.phase = phases.BUILDING


def go_to_school(b: Board, space: int, value: int) -> None:
    """Send a die to school (W41 to W48); the school pay comes after the price (W27, WR9)."""
    b.front[b.to_act][value] -= 1
    b.buttons[b.to_act] -= school_price(b, b.to_act, space)
    b.school_seat[space] = b.to_act
    b.school_value[space] = value
    b.acted = 1
    if space == material.RESCUE or space == material.SNITCH:
        b.phase = phases.FREEING
    elif space == material.START:
        b.next_start = b.to_act
    elif space == material.BROTHER:
        supply.give_brothers(b, b.to_act, material.BROTHERS_AT_SCHOOL)
    elif space == material.HUT:
        b.phase = phases.BUILDING
    elif space == material.STAR:
        supply.give_stars(b, b.to_act, 1)
    if b.cards[b.to_act][material.SCHOOL_PAY_CARD]:
        b.buttons[b.to_act] += prices.SCHOOL_PAY


def go_to_village(b: Board, code: int) -> None:
    """Send a die to the village, or end the action there; it ends when nothing is left (W55)."""
    if code == codes.VILLAGE_DONE:
        finish_village(b)
        return
    if code == codes.BROTHER_TO_VILLAGE:
        use_brother(b, 1)
    elif code >= codes.WHITE_TO_VILLAGE:
        b.white[b.to_act][code - codes.WHITE_TO_VILLAGE + 1] -= 1
        b.village_white[code - codes.WHITE_TO_VILLAGE + 1] += 1
    else:
        b.front[b.to_act][code - codes.TO_VILLAGE + 1] -= 1
        b.village[b.to_act][code - codes.TO_VILLAGE + 1] += 1
    b.buttons[b.to_act] += village_pay(b)
    b.phase = phases.VILLAGE
    if not state.has_dice(b, b.to_act) and (b.brother_used or not b.brothers[b.to_act]):
        finish_village(b)


def village_pay(b: Board) -> int:
    """Return what a die in the village pays the seat to move (W55, WR3)."""
    if b.cards[b.to_act][material.VILLAGE_PAY_CARD]:
        return prices.VILLAGE_CARD_PAY
    return prices.VILLAGE_PAY


def finish_village(b: Board) -> None:
    """End the dice action in the village."""
    b.acted = 1
    b.phase = phases.TURN

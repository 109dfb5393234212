"""Moves of War of the Buttons that the search need not try.

A turn is a dice action and a bonus action in either order (W26). If the dice action does not use
the die of the bonus action, both orders end in the same state. So the search tries a bonus action
first only if the dice action uses it. It never pays to turn a die that then goes to the village.
"""

from buttonbox.games.war import codes, phases, prices
from buttonbox.games.war.actions import bonus_action, dice_action
from buttonbox.games.war.rules import War


def is_redundant(war: War, previous: int, move: int) -> bool:
    """Return whether another order of moves reaches the same or better; -1 is no previous move."""
    if war.phase == phases.VILLAGE:
        return is_village_die(previous) and is_village_die(move) and move < previous
    if war.phase == phases.AFTER_ROLLING:
        return is_pick(previous) and is_pick(move) and move < previous
    if war.phase != phases.TURN or war.acted:
        return False
    if is_paid_bonus(move):
        return not can_use(war, move)
    return war.bonus != 0 and is_paid_bonus(previous) and not uses(war, previous, move)


def is_village_die(move: int) -> bool:
    """Return whether the move puts a die or a big brother in the village."""
    return move >= codes.TO_VILLAGE and move <= codes.BROTHER_TO_VILLAGE


def is_pick(move: int) -> bool:
    """Return whether the move picks up a die for the re-roll card."""
    return move >= codes.AFTER_PICK and move < codes.AFTER_REROLL


def is_paid_bonus(move: int) -> bool:
    """Return whether the move takes a white die or turns a die (W60, W61)."""
    return move >= codes.TAKE_WHITE and move < codes.GIVE_CARD


def bonus_value(bonus: int) -> int:
    """Return the value of the die that a paid bonus action brings."""
    if bonus < codes.TURN_DIE:
        return bonus - codes.TAKE_WHITE + 1
    return bonus_action.turned_to(bonus - codes.TURN_DIE)


# Could any dice action use it?


def can_use(war: War, bonus: int) -> bool:
    """Return whether a dice action could need the die that the bonus action brings."""
    seat = war.to_act
    value = bonus_value(bonus)
    turned = bonus >= codes.TURN_DIE
    price = bonus_price(bonus)
    own = war.front[seat][value] + (1 if turned else 0)
    white = war.white[seat][value] + (0 if turned else 1)
    if fits_location(war, value, own + white) or fits_card(
        war, value, own if turned else white, own + white, war.buttons[seat] - price
    ):
        return True
    return turned and own == 1 and school_is_open(war, price)


def bonus_price(bonus: int) -> int:
    """Return what a paid bonus action costs (W60, W61)."""
    if bonus < codes.TURN_DIE:
        return prices.WHITE_PRICE
    offset = bonus - codes.TURN_DIE
    pips = bonus_action.turned_to(offset) - offset // 5 - 1
    return pips if pips > 0 else -pips


def fits_location(war: War, value: int, dice: int) -> bool:
    """Return whether this many dice, with a big brother if any, can go to a location."""
    seat = war.to_act
    if dice_action.is_snitch(war, seat):
        return False
    helped = dice + (1 if war.brothers[seat] else 0)
    for place in range(war.locations):
        if dice_action.strength(war, seat, helped, value) > dice_action.strength_at(war, place):
            return True
    return False


def fits_card(war: War, value: int, least: int, most: int, buttons: int) -> bool:
    """Return whether a card on display takes `least` to `most` dice of the value."""
    helped = most + (1 if war.brothers[war.to_act] else 0)
    if value > buttons:
        return False
    for slot in range(war.display_size):
        card = war.display[slot]
        if card >= 0 and least <= war.card_dice[card] and war.card_dice[card] <= helped:
            return True
    return False


def school_is_open(war: War, price: int) -> bool:
    """Return whether a space of the school is open after paying the price."""
    seat = war.to_act
    war.buttons[seat] -= price
    spaces = dice_action.open_spaces(war, seat)
    war.buttons[seat] += price
    return spaces != 0


# Does this dice action use it?


def uses(war: War, bonus: int, move: int) -> bool:
    """Return whether a dice action needs the die that the bonus action before it brought.

    It does if it takes all dice of that value and colour.
    """
    if move < codes.TO_CARD:
        return location_uses(war, bonus, move % codes.LOCATION)
    if move < codes.TO_SCHOOL:
        return card_uses(war, bonus, (move - codes.TO_CARD) % codes.CARD_PLACE)
    if move < codes.TO_VILLAGE:
        same = (move - codes.TO_SCHOOL) % 6 + 1 == bonus_value(bonus)
        return same and bonus >= codes.TURN_DIE and takes_all(war, bonus, 1, 0)
    return False


def location_uses(war: War, bonus: int, group: int) -> bool:
    """Return whether a group at a location takes all dice of the bonus action's kind."""
    if group == codes.LONE or group // codes.GROUP + 1 != bonus_value(bonus):
        return False
    pair = group % codes.GROUP % codes.PAIRS + 1
    return takes_all(war, bonus, pair // codes.WHITES, pair % codes.WHITES)


def card_uses(war: War, bonus: int, group: int) -> bool:
    """Return whether a group beside a card takes all dice of the bonus action's kind."""
    if group // codes.CARD_GROUP + 1 != bonus_value(bonus):
        return False
    pair = group % codes.CARD_GROUP % codes.CARD_PAIRS
    dice = 1
    while pair >= (dice + 1) * (dice + 2) // 2 - 1:
        dice += 1
    coloured = pair + 1 - dice * (dice + 1) // 2
    return takes_all(war, bonus, coloured, dice - coloured)


def takes_all(war: War, bonus: int, coloured: int, white: int) -> bool:
    """Return whether these are all dice of the bonus action's value and colour."""
    value = bonus_value(bonus)
    if bonus >= codes.TURN_DIE:
        return coloured == war.front[war.to_act][value]
    return white == war.white[war.to_act][value]

"""The codes of War of the Buttons: moves from 0, then chance events.

Never renumber them: records use them. moves.py decodes them; the compiled rules encode and decode
the compound ones in actions/.
"""

FACES = 6
WHITES = 7  # none to six white dice in a group
PAIRS = 9 * WHITES - 1  # coloured and white dice in a group, at least one die
GROUP = 2 * PAIRS  # the same without and with a big brother
LONE = FACES * GROUP  # a big brother alone: its value does not matter (W36)
LOCATION = LONE + 1
CARD_PAIRS = 14  # coloured and white dice beside a card, one to four in all
CARD_GROUP = 2 * CARD_PAIRS
CARD_PLACE = FACES * CARD_GROUP
DETAIN_SOURCES = 25  # 3 locations, 7 school spaces, 3 cards, 6 village and 6 mill values

TO_LOCATION = 0
TO_CARD = TO_LOCATION + 3 * LOCATION
TO_SCHOOL = TO_CARD + 3 * CARD_PLACE  # + 6 * space + value - 1
TO_VILLAGE = TO_SCHOOL + 7 * FACES  # + value - 1
WHITE_TO_VILLAGE = TO_VILLAGE + FACES  # + value - 1
BROTHER_TO_VILLAGE = WHITE_TO_VILLAGE + FACES
VILLAGE_DONE = BROTHER_TO_VILLAGE + 1
TAKE_WHITE = VILLAGE_DONE + 1  # + value - 1
TURN_DIE = TAKE_WHITE + FACES  # + 5 * (from - 1) + to, without from itself
GIVE_CARD = TURN_DIE + FACES * (FACES - 1)  # + card
FREE = GIVE_CARD + 15  # + spot
BUILD = FREE + 4  # + section
DETAIN = BUILD + 6  # + 4 * source + spot
AFTER_TURN = DETAIN + 4 * DETAIN_SOURCES  # + 5 * (from - 1) + to, without from itself
AFTER_PICK = AFTER_TURN + 3 * (FACES - 1)  # + value - 1: a die to re-roll
AFTER_REROLL = AFTER_PICK + FACES
AFTER_DONE = AFTER_REROLL + 1
END_TURN = AFTER_DONE + 1
MOVE_COUNT = END_TURN + 1

FACE = MOVE_COUNT - 1  # + 1 to 6: a die shows
START_SEAT = MOVE_COUNT + FACES  # + seat
TILE = START_SEAT + 4  # + tile
MARKER = TILE + 6  # + marker
CARD = MARKER + 11  # + card
EVENT_COUNT = CARD + 15

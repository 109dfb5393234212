"""The codes of BUTTONS: moves from 0, then chance events. Never renumber them: records use them."""

ROLL = 0
GET_OUT = 1
DECLINE = 2
LAY = 3  # + cell
SEW = LAY + 36  # + cell: put a star there
MOVE_COUNT = SEW + 36

FACE = MOVE_COUNT - 1  # + 1 to 6: a die shows
CARD = MOVE_COUNT + 6  # + colour: a button card is drawn
EVENT_COUNT = CARD + 4

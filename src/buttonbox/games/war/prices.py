"""What things cost in War of the Buttons, and what brings buttons in.

A card costs as many buttons as one of its dice shows (W50).
The tracks of the locations and the bonus markers pay as material.py says.
"""

RESCUE_PRICE = 8  # W42
BROTHER_PRICE = 2  # W46
HUT_PRICE = 5  # W47, + 1 for each section
STAR_PRICE = 5  # W48, + 1 for each star
WHITE_PRICE = 3  # W60
PIP_PRICE = 1  # W61

CARD_INCOME = 2  # W20
LOCATION_PAY = 2  # with the card of the location
SCHOOL_PAY = 2  # with the school card
VILLAGE_PAY = 1  # W55
VILLAGE_CARD_PAY = 2  # the same with the village card (WR3)

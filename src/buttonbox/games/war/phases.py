"""What is going on in a game of War of the Buttons: chance acts up to REROLLING, then a seat."""

CHOOSING_START = 0
LAYING_TILES = 1
ROLLING_BOYS = 2
LAYING_MARKERS = 3
LAYING_CARDS = 4
ROLLING = 5
ROLLING_WHITE = 6
REROLLING = 7
AFTER_ROLLING = 8
TURN = 9
VILLAGE = 10
BUILDING = 11
FREEING = 12
DETAINING = 13
OVER = 14
PHASES = (
    "choosing-start",
    "laying-tiles",
    "rolling-boys",
    "laying-markers",
    "laying-cards",
    "rolling",
    "rolling-white",
    "re-rolling",
    "after-rolling",
    "turn",
    "village",
    "building",
    "freeing",
    "detaining",
    "over",
)

# The steps of a round's end, in order (W70 to W75).
NOT_CLOSING = 0
CLOSING_SNITCH = 1
CLOSING_EXAM = 2
CLOSING_START = 3
CLOSING_LOCATIONS = 4  # quarry, then forest and meadow
CLOSING_END = 7
STEPS = ("", "snitch", "exam", "start", "quarry", "forest", "meadow", "end")

"""The phases of a game of War of the Buttons: up to REROLLING chance acts, then a seat."""

from typing import Literal, get_args

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
Phase = Literal[
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
]
PHASES: tuple[Phase, ...] = get_args(Phase)

# The steps of a round end, in order (W70 to W75).
NO_ROUND_END = 0
SNITCH_STEP = 1
EXAM_STEP = 2
START_STEP = 3
QUARRY_STEP = 4
FOREST_STEP = 5
MEADOW_STEP = 6
END_STEP = 7
LOCATION_STEPS = (QUARRY_STEP, FOREST_STEP, MEADOW_STEP)
ROUND_END_STEPS = ("", "snitch", "exam", "start", "quarry", "forest", "meadow", "end")

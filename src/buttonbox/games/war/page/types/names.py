"""The names that appear in what the page receives."""

from typing import Literal

from buttonbox.games.war.phases import Phase as Phase

Location = Literal["quarry", "forest", "meadow"]
Space = Literal["exam", "rescue", "snitch", "start", "brother", "hut", "star"]
MarkerPlace = Literal["quarry", "forest", "meadow", "school"]
CardName = Literal[
    "section",
    "school-pay",
    "quarry-pay",
    "forest-pay",
    "meadow-pay",
    "village-pay",
    "two-brothers",
    "three-brothers",
    "equals",
    "turn-1s",
    "turn-2s",
    "turn-3s",
    "re-roll",
    "one-star",
    "two-stars",
]
CardKind = Literal["at-once", "lasting", "after-rolling"]
MarkerName = Literal[
    "build+star",
    "build",
    "build+3",
    "build+4",
    "build+5",
    "build+free",
    "free",
    "free+3",
    "5",
    "brother+3",
    "2-brothers",
]
RoundEndStep = Literal["snitch", "exam", "start", "places", "end"]
Area = Literal["location", "school", "card", "village", "mill"]

"""The targets of the rules and of the search, beside OpenSpiel and interpreted Python."""

from harness.targets import at_most, times_faster

TARGETS = (
    at_most(0.5, "BUTTONS, random play: share of pig", "play buttons", "play pig"),
    at_most(2.0, "War, random play: share of pig", "play war", "play pig"),
    times_faster(40, "War, random play: faster than backgammon", "play backgammon", "play war"),
    times_faster(5, "BUTTONS, stepped: faster than pig", "step pig", "step buttons"),
    times_faster(10, "War, stepped: faster than backgammon", "step backgammon", "step war"),
    at_most(0.5, "BUTTONS, copy: share of pig", "copy buttons", "copy pig"),
    at_most(0.25, "War, copy: share of backgammon", "copy war", "copy backgammon"),
    times_faster(50, "BUTTONS: faster than interpreted", "interpreted buttons", "play buttons"),
    times_faster(50, "War: faster than interpreted", "interpreted war", "play war"),
    times_faster(0.5, "BUTTONS, search: times the speed of pig", "search pig", "search buttons"),
    times_faster(20, "War, search: faster than backgammon", "search backgammon", "search war"),
    at_most(512, "BUTTONS: bytes of a state", "size buttons"),
    at_most(1024, "War: bytes of a state", "size war"),
)

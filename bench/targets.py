"""The targets of rules, search and environments, beside others and interpreted Python."""

from harness.targets import at_least, at_most, times_faster

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
    times_faster(20, "BUTTONS, AEC: faster than connect_four", "AEC connect_four", "AEC buttons"),
    times_faster(20, "War, AEC: faster than connect_four", "AEC connect_four", "AEC war"),
    times_faster(
        1, "BUTTONS, OpenSpiel: times Python games", "OpenSpiel fastest", "OpenSpiel buttons"
    ),
    times_faster(1, "War, OpenSpiel: times Python games", "OpenSpiel fastest", "OpenSpiel war"),
    at_least(3, "BUTTONS, vector: million decisions/s", "vector buttons"),
    at_least(1, "War, vector: million decisions/s", "vector war"),
    at_least(5, "BUTTONS, vector: times pgx backgammon", "vector buttons", "vector backgammon"),
    at_least(5, "War, vector: times pgx backgammon", "vector war", "vector backgammon"),
    at_most(30, "Parquet: seconds a million decisions", "write Parquet"),
)

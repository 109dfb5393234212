"""The contestants, and how much work one sample is: each takes about a tenth of a second."""

from functools import partial

from bench.open_spiel import OpenSpielGame
from bench.ours import OurGame
from bench.search import OpenSpielSearch, OurSearch
from harness.measure import Contestant

SEED = 1
# States are copied in mid-game, as a search does it: OpenSpiel's states carry their history.
EVENTS_BEFORE_COPY = 100
COPIES = 100_000
DECISION = "ns a decision"
COPY = "ns a copy"
SIMULATION = "ns a simulation"


def contestants() -> list[Contestant]:
    """Return all contestants; targets refer to them by name."""
    buttons = OurGame("buttons", SEED)
    war = OurGame("war", SEED)
    pig = OpenSpielGame("pig(players=4)", SEED)
    backgammon = OpenSpielGame("backgammon", SEED)
    return [
        Contestant("play buttons", DECISION, partial(buttons.play, 10_000)),
        Contestant("play war", DECISION, partial(war.play, 2_000)),
        Contestant("play pig", DECISION, partial(pig.play, 5_000)),
        Contestant("play backgammon", DECISION, partial(backgammon.play, 100)),
        Contestant("interpreted buttons", DECISION, partial(buttons.play_interpreted, 100)),
        Contestant("interpreted war", DECISION, partial(war.play_interpreted, 30)),
        Contestant("step buttons", DECISION, partial(buttons.step, 1_000)),
        Contestant("step war", DECISION, partial(war.step, 500)),
        Contestant("step pig", DECISION, partial(pig.step, 200)),
        Contestant("step backgammon", DECISION, partial(backgammon.step, 60)),
        Contestant("copy buttons", COPY, partial(buttons.copy, COPIES, EVENTS_BEFORE_COPY)),
        Contestant("copy war", COPY, partial(war.copy, COPIES, EVENTS_BEFORE_COPY)),
        Contestant("copy pig", COPY, partial(pig.copy, COPIES, EVENTS_BEFORE_COPY)),
        Contestant("copy backgammon", COPY, partial(backgammon.copy, COPIES, EVENTS_BEFORE_COPY)),
        *searches(),
        Contestant("size buttons", "bytes", buttons.size),
        Contestant("size war", "bytes", war.size),
    ]


def searches() -> list[Contestant]:
    """Return the searches: plain UCT with random rollouts for two players."""
    buttons, war = OurSearch("buttons", SEED), OurSearch("war", SEED)
    pig, backgammon = OpenSpielSearch("pig", SEED), OpenSpielSearch("backgammon", SEED)
    return [
        Contestant("search buttons", SIMULATION, partial(buttons.simulate, 10_000)),
        Contestant("search war", SIMULATION, partial(war.simulate, 2_000)),
        Contestant("search pig", SIMULATION, partial(pig.simulate, 5_000)),
        Contestant("search backgammon", SIMULATION, partial(backgammon.simulate, 50)),
    ]

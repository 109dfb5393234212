"""All contestants, with as much work per sample as takes about a tenth of a second."""

from functools import partial

from bench.contestants.data import ParquetGames
from bench.contestants.environments import (
    CORES,
    PgxBackgammon,
    PythonGame,
    VectorSteps,
    agent_steps,
    connect_four,
    fastest_python_game,
)
from bench.contestants.open_spiel import OpenSpielGame
from bench.contestants.ours import OurGame
from bench.contestants.search import OpenSpielSearch, OurSearch
from harness.measure import Contestant

SEED = 1
# States are copied in mid-game, as in a search: OpenSpiel's states carry their history.
EVENTS_BEFORE_COPY = 100
COPIES = 100_000
DECISION = "ns a decision"
COPY = "ns a copy"
SIMULATION = "ns a simulation"
STEP = "ns a step"
ACTION = "ns an action"
MILLIONS = "million decisions/s"
PGX_GAMES = 64  # at once: more are slower on a CPU


def on_two_cores() -> list[Contestant]:
    """Return the contestants that use two cores."""
    buttons, war = VectorSteps("buttons", SEED), VectorSteps("war", SEED)
    backgammon = PgxBackgammon(SEED, PGX_GAMES, steps=64)
    return [
        Contestant("vector buttons", MILLIONS, partial(buttons.step, 100)),
        Contestant("vector war", MILLIONS, partial(war.step, 50)),
        Contestant("vector backgammon", MILLIONS, backgammon.step),
        Contestant("write Parquet", "s a million decisions", ParquetGames(SEED, CORES).write),
    ]


def on_one_core() -> list[Contestant]:
    """Return all other contestants; targets refer to them by name."""
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
        *environments(),
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


def environments() -> list[Contestant]:
    """Return the environments that step one game, for two players."""
    seen = [("buttons", agent_steps("buttons", SEED)), ("war", agent_steps("war", SEED))]
    driven = [(game, PythonGame(f"buttonbox_{game}", SEED)) for game in ("buttons", "war")]
    return [
        *(Contestant(f"AEC {name}", STEP, steps.step) for name, steps in seen),
        Contestant("AEC connect_four", STEP, connect_four(SEED).step),
        *(
            Contestant(f"OpenSpiel {name}", ACTION, partial(game.actions, 5))
            for name, game in driven
        ),
        Contestant("OpenSpiel fastest", ACTION, fastest_python_game(SEED)),
    ]

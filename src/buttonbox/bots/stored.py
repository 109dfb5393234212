"""The learned weights as small data files: one for each game and number of players."""

import json
from array import array
from functools import cache
from pathlib import Path

from buttonbox.bots import sizes
from buttonbox.bots.buttons_value import ButtonsValue
from buttonbox.bots.evaluator import Evaluator
from buttonbox.bots.network import Network
from buttonbox.bots.war_value import WarValue
from buttonbox.core.errors import ButtonboxError

FOLDER = Path(__file__).with_name("weights")
LAYERS = ("own", "others", "direct", "bias", "out")
VALUES: dict[str, tuple[int, type[ButtonsValue] | type[WarValue]]] = {
    "buttons": (sizes.BUTTONS_INPUTS, ButtonsValue),
    "war": (sizes.WAR_INPUTS, WarValue),
}


class NoWeights(ButtonboxError):
    """Weights are missing or do not fit."""


def new_network(game: str, hidden: int) -> Network:
    """A network of the size that the game's value needs, all weights 0."""
    return Network(VALUES[game][0], hidden)


def evaluator_of(game: str, network: Network) -> Evaluator:
    """The value of a game, as a network weighs it."""
    return VALUES[game][1](network)


def weights_file(game: str, players: int, folder: Path = FOLDER) -> Path:
    """Where the weights of a game lie."""
    return folder / f"{game}-{players}.json"


def save(network: Network, path: Path) -> None:
    """Write the weights, rounded to what matters: all of them or, if that fails, nothing."""
    layers = {name: [round(w, 4) for w in getattr(network, name)] for name in LAYERS}
    data = {"inputs": network.size, "hidden": network.hidden, **layers}
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    part.replace(path)


def load(game: str, path: Path) -> Network:
    """A network with the weights the file holds, which is read once; each has its own copy."""
    try:
        hidden, layers = _read(path)
        network = new_network(game, hidden)
        for name, layer in layers.items():
            _fill(network, name, layer)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NoWeights(f"{path}: no weights for {game}: {error}") from error
    return network


@cache
def _read(path: Path) -> tuple[int, dict[str, "array[float]"]]:
    data = json.loads(path.read_text(encoding="utf-8"))
    return data["hidden"], {name: array("f", data[name]) for name in LAYERS}


def _fill(network: Network, name: str, layer: "array[float]") -> None:
    """Put a layer in place."""
    wanted = len(getattr(network, name))
    if len(layer) != wanted:
        raise ValueError(f"{name} must have {wanted} weights, not {len(layer)}")
    setattr(network, name, layer[:])

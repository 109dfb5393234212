"""The learned weights: a small data file for each game and number of players."""

import json
from array import array
from functools import cache
from pathlib import Path

from buttonbox.bots.registry import LearnedValue, find_bots
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.network import Network
from buttonbox.core.errors import ButtonboxError

LAYERS = ("own", "others", "direct", "bias", "out")
Layers = dict[str, "array[float]"]


class NoWeights(ButtonboxError):
    """Raised when weights are missing or do not fit."""


def learned_value(game: str) -> LearnedValue:
    """Return what a game declares about its network; raises NoWeights if it has none."""
    value = find_bots(game).value
    if value is None:
        raise NoWeights(f"{game} has no network: its bots play by rollouts alone")
    return value


def new_network(game: str, hidden: int) -> Network:
    """Return a network for the game's inputs, with all weights 0."""
    return Network(learned_value(game).inputs, hidden)


def new_evaluator(game: str, network: Network) -> Evaluator:
    """Return an evaluator of the game that uses this network."""
    return learned_value(game).evaluator(network)


def weights_file(game: str, players: int, folder: Path | None = None) -> Path:
    """Return the path of the weights: those that the bots use, or in another folder."""
    return (folder or learned_value(game).weights) / f"{game}-{players}.json"


def save(network: Network, path: Path) -> None:
    """Write the weights, rounded to four digits, atomically."""
    layers = {name: [round(w, 4) for w in getattr(network, name)] for name in LAYERS}
    data = {"inputs": network.input_size, "hidden": network.hidden_size, **layers}
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    part.replace(path)


def load(game: str, path: Path) -> Network:
    """Return a network with the weights of the file, which is cached; raises NoWeights."""
    try:
        hidden, layers = _read(path)
        network = new_network(game, hidden)
        fill(network, layers)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NoWeights(f"{path}: no weights for {game}: {error}") from error
    return network


@cache
def _read(path: Path) -> tuple[int, Layers]:
    data = json.loads(path.read_text(encoding="utf-8"))
    return data["hidden"], {name: array("f", data[name]) for name in LAYERS}


def layers_of(network: Network) -> Layers:
    """Return a copy of all weights."""
    return {name: array("f", getattr(network, name)) for name in LAYERS}


def fill(network: Network, layers: Layers) -> None:
    """Copy weights into a network; raises ValueError if there are too many or too few."""
    for name, layer in layers.items():
        wanted = len(getattr(network, name))
        if len(layer) != wanted:
            raise ValueError(f"{name} must have {wanted} weights, not {len(layer)}")
        setattr(network, name, layer[:])

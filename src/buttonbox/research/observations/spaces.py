"""Observation and action spaces, shared by the PettingZoo and Gymnasium environments."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from buttonbox.core.game import Game
from buttonbox.core.state import State
from buttonbox.research.observations.encoder import Encoder, legal_mask
from buttonbox.research.observations.fields import highs

Numbers = NDArray[np.int8]
Observation = dict[str, Numbers]


def observation_space(game: Game, encoder: Encoder) -> spaces.Space[Any]:
    """Return the space of what a seat sees, with the mask of its legal moves."""
    high = np.array(highs(encoder.fields), dtype=np.int8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (game.move_count,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete[Any]:
    """Return the space of all moves; most are legal in some states only."""
    return spaces.Discrete(game.move_count)


def see(encoder: Encoder, state: State, seat: int) -> Numbers:
    """Return what a seat sees as a new array."""
    return np.frombuffer(encoder.observe(state, seat), np.int8)


def mask_of(state: State, moves: int) -> Numbers:
    """Return the mask of the legal moves as a new array."""
    return np.frombuffer(legal_mask(state, moves), np.int8)

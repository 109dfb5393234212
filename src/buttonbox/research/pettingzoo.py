"""The games as PettingZoo AEC environments: agents take turns.

`env` makes one, as does `pettingzoo.make("aec", "buttonbox/GAME-v0")` once this module is imported.
The checks of PettingZoo's usual wrappers are built in: a call in the wrong order or an action
outside the action space raises AssertionError; an illegal move loses the game, with a warning.
"""

import operator
import secrets
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from buttonbox.core.errors import IllegalMove
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.research.arguments import check_choice, checked_seed, first_state
from buttonbox.research.observations.encoder import legal_mask
from buttonbox.research.observations.fields import slices
from buttonbox.research.observations.spaces import Observation, action_space, observation_space
from buttonbox.research.outcome import returns
from buttonbox.research.registry import ENCODERS, make_encoder
from buttonbox.research.rendering import RENDER_MODES, Frame, agent_names, show

ILLEGAL_REWARD = -1.0


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game with an agent for each seat: `player_0`, `player_1` and so on.

    An observation is a dict of `observation`, with the fields of the game's encoder, and
    `action_mask`. Rewards come at the end and sum to 0; a sole winner gets 1. Chance is resolved
    inside, by a generator that `reset(seed=...)` seeds.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownGame, NoEncoder, or InvalidArgument for the other arguments."""
        super().__init__()
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.game = find_game(game)
        self._first = first_state(self.game, players, options)
        self._encoder = make_encoder(self.game.name, players)
        self.fields = slices(self._encoder.fields)
        self._moves = self.game.move_count
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"buttonbox_{self.game.name}_v0",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = list(agent_names(players))
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.observation_spaces = {
            name: observation_space(self.game, self._encoder) for name in self.possible_agents
        }
        self.action_spaces = {name: action_space(self.game) for name in self.possible_agents}
        self._state = self._first
        self._generator: Generator | None = None
        self._started = False  # reset at least once
        self._live = False  # a move is expected
        self._closed = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the agent's observation space, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the agent's action space, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed, keep using the current generator."""
        if self._closed:
            raise ClosedEnvironmentError("reset: this environment is closed")
        if seed is not None:
            self._generator = Generator(checked_seed(seed))
        elif self._generator is None:
            self._generator = Generator(secrets.randbits(63))
        self._state = self._first.clone()
        self._started = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._live = self._generator.settle(self._state)
        self.agent_selection = self.possible_agents[self._state.to_act]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what the agent sees; its mask is all 0 unless it is to move."""
        if not self._started:
            EnvLogger.error_observe_before_reset()
        state = self._state
        seat = self._seats[agent]
        may_move = self._live and state.to_act == seat
        mask = legal_mask(state, self._moves) if may_move else bytearray(self._moves)
        return {
            "observation": np.frombuffer(self._encoder.observe(state, seat), np.int8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def state(self) -> np.ndarray[Any, np.dtype[Any]]:
        """Return the whole table as seat 0 sees it: nothing is hidden in these games."""
        if not self._started:
            EnvLogger.error_state_before_reset()
        return np.frombuffer(self._encoder.observe(self._state, 0), np.int8)

    def step(self, action: Any) -> None:
        """Play a move for the agent whose turn it is, then chance up to the next decision."""
        if not self._live or self._generator is None:
            self._step_aside(action)
            return
        state = self._state
        try:
            state.apply(operator.index(action))
        except (IllegalMove, TypeError) as error:
            self._refuse(action, error)
            return
        if self._generator.settle(state):
            self.agent_selection = self.possible_agents[state.to_act]
        else:
            self._finish(state)
        if self.render_mode == "human":
            self.render()

    def _step_aside(self, action: Any) -> None:
        """Retire an agent after the end (its only action is None), or raise an error."""
        if self._closed:
            raise ClosedEnvironmentError("step: this environment is closed")
        if not self._started:
            EnvLogger.error_step_before_reset()
        elif not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            self._was_dead_step(action)

    def _refuse(self, action: Any, error: Exception) -> None:
        """End the game with a loss for an illegal move, as PettingZoo's own wrapper does."""
        space = self.action_space(self.agent_selection)
        if not space.contains(action):
            raise AssertionError(f"action {action!r} is not in action space {space}") from error
        EnvLogger.warn_on_illegal_move()
        EnvLogger.get_logger().warning("%s: %s", self.agent_selection, error)
        rewards = dict.fromkeys(self.agents, 0.0)
        rewards[self.agent_selection] = ILLEGAL_REWARD
        self._end(rewards)

    def _finish(self, state: State) -> None:
        """Give the rewards of a finished game."""
        self._end(dict(zip(self.agents, returns(state), strict=True)))

    def _end(self, rewards: dict[str, float]) -> None:
        """Terminate all agents; each then takes one more step, with None."""
        self._live = False
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Frame:
        """Return the table as text ("ansi") or picture ("rgb_array"), or print it ("human")."""
        if not self._started:
            EnvLogger.error_render_before_reset()
        if self.render_mode is None:
            gymnasium.logger.warn("render: this environment was made without a render mode")
            return None
        return show(self.game, self._state, self.render_mode)

    def close(self) -> None:
        """Close the environment; it can't be reset or stepped after that."""
        self._closed = True
        self._live = False


def env(game: str, players: int = 2, **arguments: Any) -> GameEnv:
    """Return a new environment of a game; the arguments are those of `GameEnv`."""
    return GameEnv(game, players, **arguments)


def register_all() -> None:
    """Register every game that has an encoder with PettingZoo; safe to call again."""
    for name in ENCODERS:
        identity = f"buttonbox/{name}-v0"
        if identity not in pettingzoo.aec_registry:
            pettingzoo.register("aec", identity, f"{__name__}:env", kwargs={"game": name})


register_all()

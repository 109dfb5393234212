"""The games as Gymnasium environments: one learner, others in the other seats.

Importing this module registers `buttonbox/GAME-v0` for every game with an encoder, for
`gymnasium.make` and `gymnasium.make_vec`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import error
from numpy.typing import NDArray

from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import IllegalMove
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.research.arguments import InvalidArgument, check_choice, drawn_seed, first_state
from buttonbox.research.observations.fields import slices
from buttonbox.research.observations.spaces import (
    Observation,
    action_space,
    mask_of,
    observation_space,
    see,
)
from buttonbox.research.outcome import returns
from buttonbox.research.registry import ENCODERS, make_encoder
from buttonbox.research.rendering import RENDER_MODES, Frame, show

RANDOM = "random"  # opponents that play any legal move, by the environment's own generator
LOSE, RAISE = "lose", "raise"  # what an illegal move does
ILLEGAL_REWARD = -1.0
SIMULATIONS = 100  # of a bot that searches, so that a seed determines its moves

Policy = Callable[[State], int]  # chooses a legal move; a bot's `choose` is one
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """A game from one seat's point of view; the environment plays the other seats.

    `opponents` is "random", the level of a bot, or a list with a level or a policy for each other
    seat, clockwise from the learner. An observation is a dict of `observation`, with the fields of
    the game's encoder, and `action_mask`, which allows everything once the game is over. The reward
    comes at the end: 1 for a sole winner, and all seats sum to 0. An illegal move loses the game
    with -1 and a warning, or raises InvalidAction if `illegal` is "raise".
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        learner: int = 0,
        opponents: str | Sequence[str | Policy] = RANDOM,
        options: Mapping[str, Any] | None = None,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownGame, NoEncoder, UnknownBot, or InvalidArgument for the others."""
        self.game = find_game(game)
        self._first = first_state(self.game, players, options)
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("illegal", illegal, (LOSE, RAISE))
        check_choice("learner", learner, range(players))
        self.render_mode = render_mode
        self._illegal = illegal
        self._learner = learner
        self._opponents = _opponents(opponents, players)
        self._encoder = make_encoder(self.game.name, players)
        self.fields = slices(self._encoder.fields)
        self.observation_space = observation_space(self.game, self._encoder)
        self.action_space = action_space(self.game)
        self._state = self._first
        self._generator: Generator | None = None
        self._policies: dict[int, Policy] = {}
        self._live = False
        self._closed = False
        self._seat_opponents(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; without a seed, keep using the current generator."""
        if self._closed:
            raise error.ClosedEnvironmentError("reset: this environment is closed")
        super().reset(seed=seed)
        if seed is not None or self._generator is None:
            first = drawn_seed(self.np_random)
            self._generator = Generator(first)
            self._seat_opponents(first)
        self._state = self._first.clone()
        self._advance(self._generator)
        self._live = True
        return self._observe(), self._info()

    def step(self, action: Any) -> Step:
        """Play the learner's move, then chance and the others up to its next one."""
        if not self._live or self._generator is None:
            raise self._not_ready()
        try:
            self._state.apply(self._code(action))
        except IllegalMove as refusal:
            return self._refuse(action, refusal)
        self._advance(self._generator)
        over = self._state.is_over()
        self._live = not over
        reward = returns(self._state)[self._learner] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal moves as booleans, as maskable learners expect them."""
        return mask_of(self._state, self.game.move_count).astype(np.bool_)

    def render(self) -> Frame:
        """Return the table as text ("ansi") or picture ("rgb_array"), or print it ("human")."""
        if self.render_mode is None:
            gymnasium.logger.warn("render: this environment was made without a render mode")
            return None
        if self._generator is None:
            raise error.ResetNeeded("render: call reset first")
        return show(self.game, self._state, self.render_mode)

    def close(self) -> None:
        """Close the environment; it can't be reset or stepped after that."""
        self._closed = True
        self._live = False

    def _seat_opponents(self, seed: int) -> None:
        """Put a policy into each seat but the learner's; None plays at random."""
        players = self._first.players
        self._policies = {}
        for number, opponent in enumerate(self._opponents, 1):
            if opponent != RANDOM:
                seat = (self._learner + number) % players
                self._policies[seat] = self._policy(opponent, seed + seat)

    def _policy(self, opponent: str | Policy, seed: int) -> Policy:
        if not isinstance(opponent, str):
            return opponent
        budget = Budget(simulations=SIMULATIONS)
        return make_bot(self.game.name, opponent, seed, budget).choose

    def _advance(self, generator: Generator) -> None:
        """Play chance and the opponents until the learner is to move or the game is over."""
        state = self._state
        while (seat := state.actor()) not in (self._learner, NOBODY):
            if seat == CHANCE:
                generator.settle(state)
            elif seat in self._policies:
                state.apply(self._policies[seat](state))
            else:
                state.apply(generator.choose(state.legal_moves()))

    def _code(self, action: Any) -> int:
        """Return the move that an action stands for; raises InvalidAction outside of the space."""
        if not self.action_space.contains(action):
            raise error.InvalidAction(f"action {action!r} is not in {self.action_space}")
        return int(action)

    def _refuse(self, action: SupportsIndex, refusal: IllegalMove) -> Step:
        """Raise InvalidAction, or end the game with a loss."""
        text = f"action {int(action)} ({self.game.notation(int(action))}) is not legal: {refusal}"
        if self._illegal == RAISE:
            raise error.InvalidAction(text) from refusal
        gymnasium.logger.warn(f"{text}; the game is lost")
        self._live = False
        return self._observe(), ILLEGAL_REWARD, True, False, self._info()

    def _not_ready(self) -> Exception:
        if self._closed:
            return error.ClosedEnvironmentError("step: this environment is closed")
        return error.ResetNeeded("step: call reset first, also after a game is over")

    def _observe(self) -> Observation:
        state, moves = self._state, self.game.move_count
        mask = np.ones(moves, np.int8) if state.is_over() else mask_of(state, moves)
        return {"observation": see(self._encoder, state, self._learner), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        """Return the observing seat; at the end, also what the game was worth to each."""
        info: dict[str, Any] = {"seat": self._learner}
        if self._state.is_over():
            info["returns"] = np.array(returns(self._state))
        return info


def _opponents(opponents: str | Sequence[str | Policy], players: int) -> tuple[str | Policy, ...]:
    """Return an opponent for each seat but the learner's; raises InvalidArgument."""
    if isinstance(opponents, str):
        return (opponents,) * (players - 1)
    if len(opponents) != players - 1:
        raise InvalidArgument("opponents", f"must be {players - 1}, one for each other seat")
    return tuple(opponents)


def register_all() -> None:
    """Register every game that has an encoder with Gymnasium; safe to call again."""
    for name in ENCODERS:
        identity = f"buttonbox/{name}-v0"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point=f"{__name__}:LearnerEnv",
                vector_entry_point="buttonbox.research.vector:GameVectorEnv",
                kwargs={"game": name},
                disable_env_checker=True,
            )


register_all()

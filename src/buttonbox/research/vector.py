"""Thousands of games at once as a Gymnasium vector environment, stepped in compiled code."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any

import numpy as np
from gymnasium import error
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.research.arguments import check_choice, check_least, drawn_seed, first_state
from buttonbox.research.observations.fields import slices
from buttonbox.research.observations.spaces import Observation, action_space, observation_space
from buttonbox.research.registry import make_encoder
from buttonbox.research.rendering import agent_names
from buttonbox.research.vector_block import EVERY_SEAT, Block

Array = NDArray[Any]
Seeds = int | Sequence[int | None] | None


@dataclass
class Arrays:
    """Everything that a step writes, a row for each game."""

    observations: Array
    masks: Array
    final_observations: Array
    returns: Array
    rewards: Array
    ended: Array
    pending: Array
    seats: Array

    @classmethod
    def empty(cls, games: int, size: int, moves: int, players: int) -> "Arrays":
        """Return arrays of zeros."""
        return cls(
            observations=np.zeros((games, size), np.int8),
            masks=np.zeros((games, moves), np.int8),
            final_observations=np.zeros((games, size), np.int8),
            returns=np.zeros((games, players), np.float64),
            rewards=np.zeros(games, np.float64),
            ended=np.zeros(games, np.uint8),
            pending=np.zeros(games, np.uint8),
            seats=np.zeros(games, np.int8),
        )

    def rows(self, part: slice) -> "Arrays":
        """Return some of the rows, as views."""
        return Arrays(*[getattr(self, field.name)[part] for field in fields(self)])


class GameVectorEnv(VectorEnv[Observation, Array, Array]):
    """Many games of one kind, all stepped by one call.

    Without a `learner`, you move for every seat in turn: `infos["seat"]` says whose move it is, the
    observation is that seat's, the reward belongs to the seat that just moved, and
    `infos["returns"]` has the result for every seat. With a `learner`, you move for that seat only
    and the others play at random.

    Game i is seeded with `seed + i` and its random numbers depend on nothing else. Once a game is
    over its mask allows everything, since the next step ignores the action. `copy=False` returns
    the environment's own arrays, which the next step overwrites: faster, but don't keep them.
    The games are split among `threads`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        learner: int | None = None,
        options: Mapping[str, Any] | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownGame, NoEncoder, or InvalidArgument for the other arguments."""
        self.game = find_game(game)
        first = first_state(self.game, players, options)
        check_least("num_envs", num_envs, 1)
        check_least("threads", threads, 1)
        check_choice("learner", learner, (None, *range(players)))
        check_choice("render_mode", render_mode, (None, "ansi"))
        encoder = make_encoder(self.game.name, players)
        self.fields = slices(encoder.fields)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": ["ansi"]}
        self.single_observation_space = observation_space(self.game, encoder)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._arrays = Arrays.empty(num_envs, encoder.size, self.game.move_count, players)
        self._actions = np.zeros(num_envs, np.int64)
        self._parts = _parts(num_envs, threads)
        self._blocks = [self._block(first, players, part, learner) for part in self._parts]
        self._threads = ThreadPoolExecutor(threads - 1) if len(self._parts) > 1 else None
        self._seeded = False
        self._ready = False

    def _block(self, first: State, players: int, part: slice, learner: int | None) -> Block:
        encoder = make_encoder(self.game.name, players)
        asked = EVERY_SEAT if learner is None else learner
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        return Block(first, encoder, self._arrays.rows(part), asked, same_step)

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games again, or those in `options["reset_mask"]`.

        Without a seed, keep using the current generators.
        """
        self._check_open("reset")
        selected = self._selected(options)
        self._seed(seed)
        self._run(lambda block, part: block.reset(selected[part]))
        self._ready = True
        return self._observations(), self._infos()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Play an action in every game; raises InvalidAction, and plays none, if one is illegal."""
        self._check_open("step")
        if not self._ready:
            raise error.ResetNeeded("step: call reset first")
        checked = self._checked(actions)
        self._run(lambda block, part: block.step(checked[part]))
        arrays = self._arrays
        ended = arrays.ended.astype(np.bool_)
        infos = self._infos()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            infos |= self._final_infos(ended)
        never = np.zeros(self.num_envs, np.bool_)
        return self._observations(), arrays.rewards.copy(), ended, never, infos

    def random_actions(self) -> Array:
        """Return a random legal action for every game, drawn in compiled code."""
        actions = np.zeros(self.num_envs, np.int64)
        self._run(lambda block, part: block.choose(actions[part]))
        return actions

    def game_state(self, number: int) -> State:
        """Return a copy of the state of one game."""
        for block, part in zip(self._blocks, self._parts, strict=True):
            if part.start <= number < part.stop:
                return block.state(number - part.start)
        raise IndexError(f"there are {self.num_envs} games, from 0")

    def render(self) -> tuple[Any, ...] | None:
        """Return the text of every game, if made with `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        states = [self.game_state(number) for number in range(self.num_envs)]
        return tuple(self.game.draw(state, agent_names(state.players)) for state in states)

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        if self._threads:
            self._threads.shutdown()

    def _run(self, work: Callable[[Block, slice], None]) -> None:
        """Let each thread work on its share of the games; the caller's thread takes the first."""
        others: list[Future[None]] = []
        if self._threads:
            pairs = zip(self._blocks[1:], self._parts[1:], strict=True)
            others = [self._threads.submit(work, block, part) for block, part in pairs]
        work(self._blocks[0], self._parts[0])
        for other in others:
            other.result()

    def _check_open(self, call: str) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError(f"{call}: this environment is closed")

    def _seed(self, seed: Seeds) -> None:
        """Seed the games; in a list of seeds, None leaves a game's random numbers alone."""
        if isinstance(seed, int):
            super().reset(seed=seed)
            seed = [seed + game for game in range(self.num_envs)]
        elif seed is None:
            seed = [None] * self.num_envs
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
        for block, part in zip(self._blocks, self._parts, strict=True):
            self._seed_block(block, seed[part])
        self._seeded = True

    def _seed_block(self, block: Block, seeds: Sequence[int | None]) -> None:
        for game, seed in enumerate(seeds):
            if seed is not None or not self._seeded:
                random, _ = seeding.np_random(seed)
                block.seed(game, drawn_seed(random))
                if game == 0:
                    block.seed_choices(drawn_seed(random))

    def _selected(self, options: dict[str, Any] | None) -> Array:
        """Return which games to reset, as bytes; raises TypeError or ValueError for a bad mask."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.uint8)
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError("options['reset_mask'] must be an array of booleans")
        if mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"options['reset_mask'] must be {self.num_envs} long, with one True")
        return mask.astype(np.uint8)

    def _checked(self, actions: Array) -> Array:
        """Return the actions for the blocks; raises InvalidAction or ResetNeeded."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise error.InvalidAction(
                f"actions must be {self.num_envs} integers, not {given.dtype} of {given.shape}"
            )
        if self.autoreset_mode is AutoresetMode.DISABLED and self._arrays.pending.any():
            raise error.ResetNeeded(f"game {int(self._arrays.pending.argmax())} is over: reset it")
        self._actions[:] = given
        for block, part in zip(self._blocks, self._parts, strict=True):
            wrong = block.first_illegal(self._actions[part])
            if wrong >= 0:
                raise self._illegal(part.start + wrong)
        return self._actions

    def _illegal(self, number: int) -> error.InvalidAction:
        """Return the error for an illegal action, with the rule that forbids it."""
        action = int(self._actions[number])
        if not 0 <= action < self.game.move_count:
            return error.InvalidAction(
                f"game {number}: action {action} is not in {self.single_action_space}"
            )
        refusal = self.game_state(number).refusal(action)
        notation = self.game.notation(action)
        return error.InvalidAction(f"game {number}: action {action} ({notation}): {refusal}")

    def _observations(self) -> Observation:
        seen, masks = self._arrays.observations, self._arrays.masks
        if self.copy:
            seen, masks = seen.copy(), masks.copy()
        return {"observation": seen, "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        """Return whose move it is, and what the games that ended were worth to each seat."""
        arrays = self._arrays
        return {
            "seat": arrays.seats.astype(np.int64),
            "_seat": np.ones(self.num_envs, np.bool_),
            "returns": arrays.returns.copy(),
            "_returns": arrays.ended.astype(np.bool_),
        }

    def _final_infos(self, ended: Array) -> dict[str, Any]:
        """Return the last observations of the games that ended and began again in this step."""
        final = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(ended):
            final[number] = {
                "observation": self._arrays.final_observations[number].copy(),
                "action_mask": np.ones(self.game.move_count, np.int8),
            }
        returns = self._arrays.returns.copy()
        info = {"returns": returns, "_returns": ended.copy()}
        return {
            "final_obs": final,
            "_final_obs": ended.copy(),
            "final_info": info,
            "_final_info": ended.copy(),
        }


def _mode(given: str | AutoresetMode) -> AutoresetMode:
    """Return an autoreset mode, given itself or its name; raises InvalidArgument."""
    if not isinstance(given, AutoresetMode):
        check_choice("autoreset_mode", given, [mode.value for mode in AutoresetMode])
    return AutoresetMode(given)


def _parts(games: int, threads: int) -> list[slice]:
    """Return the games of each thread, as equal as possible; no thread is idle."""
    count = min(threads, games)
    bounds = [games * number // count for number in range(count + 1)]
    return [slice(start, stop) for start, stop in pairwise(bounds)]

"""A checker for any Gymnasium vector environment, as `check_env` is for a single one.

`check_vector_env` plays random legal actions and raises AssertionError at the first thing that
breaks Gymnasium's contract: spaces, shapes and types; seeds; masks; autoreset in the mode that
`metadata["autoreset_mode"]` names; data that a later step changes; closing.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.passive_env_checker import data_shares_objects
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, iterate
from numpy.typing import NDArray

MASK = "action_mask"
AnyVectorEnv = VectorEnv[Any, Any, Any]
Make = Callable[[], AnyVectorEnv]
Bools = NDArray[np.bool_]


@dataclass
class Step:
    """What one call of `step` returned, and for which actions."""

    actions: Any
    observations: Any
    rewards: Any
    terminated: Any
    truncated: Any
    infos: dict[str, Any]

    def done(self) -> Bools:
        """Return which episodes ended."""
        done: Bools = np.logical_or(self.terminated, self.truncated)
        return done

    def data(self) -> tuple[Any, ...]:
        """Return everything that belongs to the caller now."""
        return (self.observations, self.rewards, self.terminated, self.truncated, self.infos)


@dataclass
class Driver:
    """Plays random actions, legal ones where there is a mask."""

    env: AnyVectorEnv
    seed: int
    observations: Any = None
    infos: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.random = np.random.default_rng(self.seed)
        self.mode = autoreset_mode(self.env)
        self.env.single_action_space.seed(self.seed)
        self.observations, self.infos = self.env.reset(seed=self.seed)

    def steps(self, count: int) -> Iterator[Step]:
        """Yield the results of this many steps."""
        for _ in range(count):
            yield self.step(self.actions())

    def actions(self) -> Any:
        """Return a random action for each episode, as an array."""
        space = self.env.single_action_space
        masks = find_masks(self.observations, self.infos)
        if masks is None:
            return np.array([space.sample() for _ in range(self.env.num_envs)])
        return np.array([space.sample(mask) for mask in masks])

    def step(self, actions: Any) -> Step:
        """Take one step; if the environment never resets by itself, reset what ended."""
        result = Step(actions, *self.env.step(actions))
        self.observations, self.infos = result.observations, result.infos
        if self.mode is AutoresetMode.DISABLED and result.done().any():
            options = {"reset_mask": result.done()}
            self.observations, self.infos = self.env.reset(options=options)
        return result


def check_vector_env(
    make: Make, steps: int = 500, seed: int = 123, reuses_data: bool = False
) -> None:
    """Check the vector environments that `make` returns; raises AssertionError.

    `steps` must be enough for some episode to end. `reuses_data` allows arrays that a later step
    overwrites, as documented for environments made with `copy=False`.
    """
    for check in (check_spaces, check_seeds, check_autoreset, check_close):
        check(make, steps, seed)
    if not reuses_data:
        check_data(make, steps, seed)


def autoreset_mode(env: AnyVectorEnv) -> AutoresetMode:
    """Return the mode that the environment declares."""
    mode = env.metadata.get("autoreset_mode")
    assert isinstance(mode, AutoresetMode), (
        f'metadata["autoreset_mode"] must be an AutoresetMode, not {mode!r}'
    )
    return mode


def find_masks(observations: Any, infos: dict[str, Any]) -> Any:
    """Return the masks of legal actions, in the observations or the infos; None without any."""
    if isinstance(observations, dict) and MASK in observations:
        return observations[MASK]
    return infos.get(MASK)


def unmasked(observation: Any) -> Any:
    """Return an observation without its mask, if it has one."""
    if isinstance(observation, dict):
        return {key: value for key, value in observation.items() if key != MASK}
    return observation


def check_spaces(make: Make, steps: int, seed: int) -> None:
    """Check that spaces are batches of the single ones and contain what is returned."""
    env = make()
    for name in ("observation", "action"):
        single, batched = getattr(env, f"single_{name}_space"), getattr(env, f"{name}_space")
        assert batch_space(single, env.num_envs) == batched, (
            f"{name}_space is not the batch of single_{name}_space"
        )
    driver = Driver(env, seed)
    assert driver.observations in env.observation_space, "reset: observations outside of the space"
    check_masks(env, driver.observations, driver.infos)
    for result in driver.steps(min(steps, 50)):
        assert result.actions in env.action_space, "random actions lie outside of the action space"
        check_types(env, result)
        check_masks(env, result.observations, result.infos)
    env.close()


def check_types(env: AnyVectorEnv, result: Step) -> None:
    """Check the shapes and types of what a step returned."""
    assert result.observations in env.observation_space, "step: observations outside of the space"
    assert isinstance(result.infos, dict), "step: infos must be a dict"
    for name in ("rewards", "terminated", "truncated"):
        array = getattr(result, name)
        assert isinstance(array, np.ndarray), f"step: {name} must be an array"
        assert array.shape == (env.num_envs,), f"step: {name} must have one entry for each episode"
    assert np.issubdtype(result.rewards.dtype, np.floating), "step: rewards must be floats"
    assert np.isfinite(result.rewards).all(), "step: rewards must be finite"
    for name in ("terminated", "truncated"):
        assert getattr(result, name).dtype == np.bool_, f"step: {name} must be booleans"


def check_masks(env: AnyVectorEnv, observations: Any, infos: dict[str, Any]) -> None:
    """Check that masks, if there are any, allow at least one action everywhere."""
    masks = find_masks(observations, infos)
    if masks is None:
        return
    assert masks.dtype == np.int8, f"masks must be of type int8, not {masks.dtype}"
    assert np.isin(masks, (0, 1)).all(), "masks must consist of 0 and 1"
    assert masks.any(axis=tuple(range(1, masks.ndim))).all(), "a mask allows no action at all"


def check_seeds(make: Make, steps: int, seed: int) -> None:
    """Check that a seed determines everything, in another environment and in the same one."""
    first, second = make(), make()
    driver, twin = Driver(first, seed), Driver(second, seed)
    assert data_equivalence(driver.observations, twin.observations, exact=True), (
        "two environments start differently with the same seed"
    )
    start = deepcopy(driver.observations)
    taken = []
    for number in range(steps):
        result = driver.step(driver.actions())
        taken.append(deepcopy(result))
        assert data_equivalence(result.data(), twin.step(result.actions).data(), exact=True), (
            f"step {number}: two environments with the same seed and actions differ"
        )
    again, _ = first.reset(seed=seed)
    assert data_equivalence(start, again, exact=True), "a second reset with the seed differs"
    check_other_seed(make, seed, start, taken)
    first.close()
    second.close()


def check_other_seed(make: Make, seed: int, start: Any, taken: list[Step]) -> None:
    """Check that with another seed the same actions lead to something else, sooner or later."""
    env = make()
    other = Driver(env, seed + env.num_envs)
    same = data_equivalence(start, other.observations, exact=True)
    for result in taken:
        if not same:
            break
        same = data_equivalence(result.data(), other.step(result.actions).data(), exact=True)
    assert not same, "another seed changes nothing"
    env.close()


def check_autoreset(make: Make, steps: int, seed: int) -> None:
    """Check what happens when an episode ends, by the mode that the environment declares."""
    env = make()
    driver = Driver(env, seed)
    check_end = {
        AutoresetMode.NEXT_STEP: check_next_step,
        AutoresetMode.SAME_STEP: check_same_step,
        AutoresetMode.DISABLED: check_disabled,
    }[driver.mode]
    twin = Driver(make(), seed)
    for number in range(steps):
        result = driver.step(driver.actions())
        twin.step(result.actions)
        if result.done().any():
            check_end(driver, twin, result)
            env.close()
            twin.env.close()
            return
        assert "final_obs" not in result.infos, f"step {number}: final_obs, but nothing ended"
    raise AssertionError(f"no episode ended in {steps} steps: check with more")


def check_next_step(driver: Driver, twin: Driver, result: Step) -> None:
    """Check that the step after an end resets, without a reward, whatever the action."""
    done = result.done()
    assert "final_obs" not in result.infos, "final_obs is for resets in the same step"
    actions = driver.actions()
    others = actions.copy()
    others[done] = [driver.env.single_action_space.sample(mask) for mask in _masks_at(driver, done)]
    after, changed = driver.step(actions), twin.step(others)
    assert not after.done()[done].any(), "the step after an end must not end anything"
    assert not np.any(after.rewards[done]), "the step after an end must have no reward"
    assert data_equivalence(after.data(), changed.data(), exact=True), (
        "the action in the step after an end must be ignored"
    )


def _masks_at(driver: Driver, done: Bools) -> list[Any]:
    """Return the masks of the episodes that ended, or None for each."""
    masks = find_masks(driver.observations, driver.infos)
    return [None] * int(done.sum()) if masks is None else list(masks[done])


def check_same_step(driver: Driver, twin: Driver, result: Step) -> None:
    """Check that an ended episode starts again at once, and its last observation is reported."""
    done, infos = result.done(), result.infos
    for key in ("final_obs", "final_info"):
        assert key in infos, f"an episode ended, but infos has no {key}"
        assert np.array_equal(infos[f"_{key}"], done), f"_{key} must say which episodes ended"
    current = list(iterate(driver.env.observation_space, result.observations))
    for number, final in enumerate(infos["final_obs"]):
        if not done[number]:
            assert final is None, f"episode {number} has not ended, but has a final_obs"
            continue
        assert final in driver.env.single_observation_space, "final_obs outside of the space"
        assert not data_equivalence(unmasked(final), unmasked(current[number]), exact=True), (
            "after an end the observation must be that of the new episode"
        )
    check_types(driver.env, driver.step(driver.actions()))


def check_disabled(driver: Driver, twin: Driver, result: Step) -> None:
    """Check that `reset_mask` starts what ended again, and leaves the others as they are."""
    done = result.done()
    before = list(iterate(driver.env.observation_space, result.observations))
    after = list(iterate(driver.env.observation_space, driver.observations))
    for number in np.flatnonzero(~done):
        assert data_equivalence(before[number], after[number], exact=True), (
            f"reset_mask: episode {number} was not to be reset"
        )
    check_types(driver.env, driver.step(driver.actions()))


def check_data(make: Make, steps: int, seed: int) -> None:
    """Check that what one call returned is not changed by later ones."""
    env = make()
    driver = Driver(env, seed)
    held = [("reset", (driver.observations, driver.infos))]
    copies = [deepcopy(held[0][1])]
    for result in driver.steps(min(steps, 50)):
        held.append((f"step {len(held)}", result.data()))
        copies.append(deepcopy(result.data()))
    for (name, data), copy in zip(held, copies, strict=True):
        assert data_equivalence(data, copy, exact=True), f"data of {name} was changed later"
    for (name, data), (later, other) in pairwise(held):
        assert not shares_memory(data, other), f"{name} and {later} share memory"
    env.close()


def shares_memory(data: tuple[Any, ...], later: tuple[Any, ...]) -> bool:
    """Return whether the observations or infos of two calls have an object in common."""
    return data_shares_objects((data[0], data[-1]), (later[0], later[-1]))


def check_close(make: Make, steps: int, seed: int) -> None:
    """Check that closing twice is fine."""
    env = make()
    env.reset(seed=seed)
    env.close()
    env.close()
    assert env.closed, "close: `closed` must be True afterwards"

"""The checker accepts what Gymnasium ships, and finds every fault it checks for."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from buttonbox.research.vector import GameVectorEnv
from buttonbox.research.vector_checker import check_vector_env

STEPS = 60


def cart_pole() -> Any:
    return gymnasium.make("CartPole-v1")


def taxi() -> Any:
    """An environment with masks, in its infos."""
    return gymnasium.make("Taxi-v4", max_episode_steps=30)


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("single", [cart_pole, taxi])
def test_gymnasium_in_one_process_passes(single: Callable[[], Any], mode: AutoresetMode) -> None:
    check_vector_env(lambda: SyncVectorEnv([single] * 3, autoreset_mode=mode), STEPS)


@pytest.mark.slow
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_gymnasium_in_several_processes_passes(mode: AutoresetMode) -> None:
    check_vector_env(lambda: AsyncVectorEnv([cart_pole] * 2, autoreset_mode=mode), STEPS)


def test_a_fault_of_gymnasium_is_found() -> None:
    """Gymnasium's CartPoleVectorEnv fails only because it is not marked as closed."""
    with pytest.raises(AssertionError, match="`closed` must be True"):
        check_vector_env(lambda: gymnasium.make_vec("CartPole-v1", 3, "vector_entry_point"), STEPS)


class Faulty(GameVectorEnv):
    """A vector environment with one fault."""

    def __init__(self, fault: str, mode: AutoresetMode = AutoresetMode.NEXT_STEP) -> None:
        super().__init__("buttons", 4, autoreset_mode=mode)
        self.fault = fault
        if fault == "mode":
            self.metadata = {}
        if fault == "space":
            self.action_space = self.single_action_space

    def reset(self, **arguments: Any) -> Any:
        if self.fault == "seed":
            arguments["seed"] = None
        if self.fault == "one seed" and arguments.get("seed") is not None:
            arguments["seed"] = 1
        if self.fault == "reset_mask":
            arguments["options"] = None
        return super().reset(**arguments)

    def step(self, actions: Any) -> Any:
        seen, rewards, terminated, truncated, infos = super().step(actions)
        seen = self.spoil(seen, infos)
        if self.fault == "type":
            terminated = terminated.astype(np.int8)
        if self.fault == "shape":
            rewards = rewards[:1]
        if self.fault == "reward":
            rewards = rewards + 1
        if self.fault == "final_obs":
            infos.pop("final_obs", None)
        return seen, rewards, terminated, truncated, infos

    def spoil(self, seen: Any, infos: Any) -> Any:
        """Spoil the observations, if that is the fault."""
        if self.fault == "data":
            return {**seen, "observation": self._arrays.observations}
        if self.fault == "outside":
            seen["observation"][0, 0] = 100
        if self.fault == "mask":
            seen["action_mask"][1] = 0
        if self.fault == "old observation":
            for number in np.flatnonzero(infos.get("_final_obs", [])):
                seen["observation"][number] = infos["final_obs"][number]["observation"]
        return seen


@pytest.mark.parametrize(
    ("fault", "mode", "told"),
    [
        ("mode", AutoresetMode.NEXT_STEP, "autoreset_mode"),
        ("space", AutoresetMode.NEXT_STEP, "action_space is not the batch"),
        ("seed", AutoresetMode.NEXT_STEP, "with the same seed"),
        ("one seed", AutoresetMode.NEXT_STEP, "another seed changes nothing"),
        ("outside", AutoresetMode.NEXT_STEP, "outside of the space"),
        ("mask", AutoresetMode.NEXT_STEP, "no action"),
        ("type", AutoresetMode.NEXT_STEP, "booleans"),
        ("shape", AutoresetMode.NEXT_STEP, "one entry"),
        ("reward", AutoresetMode.NEXT_STEP, "no reward"),
        ("data", AutoresetMode.NEXT_STEP, "was changed later"),
        ("final_obs", AutoresetMode.SAME_STEP, "no final_obs"),
        ("old observation", AutoresetMode.SAME_STEP, "new episode"),
        ("reset_mask", AutoresetMode.DISABLED, "was not to be reset"),
    ],
)
def test_a_fault_is_found(fault: str, mode: AutoresetMode, told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_vector_env(lambda: Faulty(fault, mode), steps=600)


def test_too_few_steps_are_told() -> None:
    with pytest.raises(AssertionError, match="no episode ended in 5 steps"):
        check_vector_env(lambda: GameVectorEnv("buttons", 2), steps=5)

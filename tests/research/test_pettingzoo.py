"""PettingZoo's own suite passes for both games, and bad input is answered in its own way."""

from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ClosedEnvironmentError, Error

from buttonbox.core.randomness import Generator
from buttonbox.games import UnknownGame, find_game
from buttonbox.research.arguments import InvalidArgument
from buttonbox.research.pettingzoo import GameEnv, env
from tests.research.kinds import every_kind
from tests.research.pettingzoo_suite import api_test, render_test, seed_test

# The suite knows by name the environments whose observations have a mask, ours are not among them;
# and after the end no move is legal.
MASKED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
masked = pytest.mark.filterwarnings(*MASKED)


def play(environment: GameEnv, seed: int) -> list[Any]:
    """Play random moves to the end; return the moves and rewards."""
    generator = Generator(seed)
    environment.reset(seed=seed)
    played: list[Any] = []
    for agent in environment.agent_iter():
        seen, reward, terminated, _, _ = environment.last()
        assert seen is not None
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        action = None if terminated else generator.choose(legal)
        played.append((agent, action, reward))
        environment.step(action)
    return played


@masked
@every_kind
def test_the_api_test_passes(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=150)


@every_kind
def test_the_seed_test_passes(game: str, players: int) -> None:
    seed_test(lambda: env(game, players), num_cycles=60)


@every_kind
def test_the_render_test_passes(game: str, players: int) -> None:
    render_test(lambda render_mode: env(game, players, render_mode=render_mode))


@every_kind
def test_a_game_ends_with_rewards_that_add_up_to_nothing(game: str, players: int) -> None:
    played = play(env(game, players), seed=1)
    rewards = [reward for _, action, reward in played if action is None]
    assert len(rewards) == players
    assert sum(rewards) == pytest.approx(0)
    assert max(rewards) > 0
    assert all(reward == 0 for _, action, reward in played if action is not None)


def test_a_game_is_that_of_the_rules() -> None:
    """The same seed and moves lead to the same end by the rules alone."""
    environment = env("buttons", 3)
    played = play(environment, seed=5)
    game, generator = find_game("buttons"), Generator(5)
    state = game.new(game.settings(3))
    for _, action, _ in played:
        if generator.settle(state):
            state.apply(action)
    assert state.is_over()
    rewards = {agent: reward for agent, action, reward in played if action is None}
    assert [rewards[f"player_{seat}"] > 0 for seat in state.winners()] == [True]


def test_a_reset_without_a_seed_goes_on_with_other_dice() -> None:
    environment = env("war", 2)
    environment.reset(seed=1)
    first = environment.state()
    environment.reset()
    assert not np.array_equal(first, environment.state())
    environment.reset(seed=1)
    assert np.array_equal(first, environment.state())


def test_an_agent_not_to_move_has_no_legal_action() -> None:
    environment = env("buttons", 2)
    environment.reset(seed=1)
    other = next(name for name in environment.agents if name != environment.agent_selection)
    assert not environment.observe(other)["action_mask"].any()


def test_a_picture_is_not_blank() -> None:
    environment = env("war", 4, render_mode="rgb_array")
    environment.reset(seed=1)
    frame = environment.render()
    assert isinstance(frame, np.ndarray)
    assert 0.01 < (frame < 128).mean() < 0.5


def test_pettingzoo_makes_it() -> None:
    made = pettingzoo.make("aec", "buttonbox/war-v0", players=3)
    assert isinstance(made, GameEnv)
    assert made.max_num_agents == 3


# Bad input.


def test_an_illegal_move_loses_the_game(caplog: pytest.LogCaptureFixture) -> None:
    environment = env("buttons", 3)
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(1)  # get out, without a button
    assert environment.rewards[agent] == -1
    assert all(environment.terminations.values())
    assert "Illegal move" in caplog.text
    assert "B34" in caplog.text
    for _ in range(3):
        environment.step(None)
    assert environment.agents == []


def test_an_action_by_the_mask_of_another_state_loses_the_game() -> None:
    environment = env("war", 2)
    environment.reset(seed=1)
    before = environment.last()[0]["action_mask"]
    environment.step(int(np.argmax(before)))
    agent = environment.agent_selection
    now = environment.last()[0]["action_mask"]
    environment.step(int(np.argmax(before > now)))
    assert environment.rewards[agent] == -1


@pytest.mark.parametrize("action", [-1, 75, 1.5, "roll", None])
def test_an_action_outside_of_the_space_is_refused(action: Any) -> None:
    environment = env("buttons", 2)
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        environment.step(action)


def test_after_the_end_only_none_is_an_action() -> None:
    environment = env("buttons", 2)
    environment.reset(seed=1)
    environment.step(1)
    with pytest.raises(ValueError, match="None"):
        environment.step(0)


def test_a_step_after_the_last_agent_is_gone_warns(caplog: pytest.LogCaptureFixture) -> None:
    environment = env("buttons", 2)
    play(environment, seed=1)
    environment.step(None)
    assert "Should reset() first" in caplog.text


@pytest.mark.parametrize("call", ["step", "observe", "render", "state"])
def test_before_a_reset_nothing_works(call: str) -> None:
    arguments = {"step": (0,), "observe": ("player_0",)}.get(call, ())
    with pytest.raises(AssertionError, match="reset"):
        getattr(env("buttons", 2, render_mode="ansi"), call)(*arguments)


@pytest.mark.parametrize("call", ["step", "reset"])
def test_a_closed_environment_stays_closed(call: str) -> None:
    environment = env("buttons", 2)
    environment.reset(seed=1)
    environment.close()
    environment.close()
    with pytest.raises(ClosedEnvironmentError, match=call):
        environment.step(0) if call == "step" else environment.reset()


@pytest.mark.parametrize("seed", [-1, "1", 1.5, True])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(Error, match="seed"):
        env("buttons", 2).reset(seed=seed)


def test_bad_arguments_are_named() -> None:
    with pytest.raises(InvalidArgument, match="players"):
        env("buttons", 5)
    with pytest.raises(InvalidArgument, match="render_mode"):
        env("buttons", 2, render_mode="svg")
    with pytest.raises(InvalidArgument, match="colour"):
        env("war", 2, options={"colour": "red"})
    with pytest.raises(UnknownGame, match="chess"):
        env("chess")


def test_options_reach_the_game() -> None:
    environment = env("war", 2, options={"tiles": True, "start": 1})
    environment.reset(seed=1)
    assert environment.agent_selection == "player_1"

"""Gymnasium's own checks pass for both games, and bad input is answered in its own way."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env

from buttonbox.bots.levels import UnknownBot
from buttonbox.core.state import State
from buttonbox.research.arguments import InvalidArgument
from buttonbox.research.gymnasium import LearnerEnv
from buttonbox.research.vector import GameVectorEnv
from tests.research.kinds import every_kind

# `check_env` plays any action of the space, and most are not legal.
checked = pytest.mark.filterwarnings("ignore:.*is not legal.*the game is lost")


def play(env: LearnerEnv, seed: int) -> tuple[list[int], float]:
    """Play random legal moves to the end; return the moves and the reward."""
    env.action_space.seed(seed)
    seen, _ = env.reset(seed=seed)
    moves: list[int] = []
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        moves.append(int(env.action_space.sample(seen["action_mask"])))
        seen, reward, over, truncated, _ = env.step(moves[-1])
        assert not truncated
        assert env.observation_space.contains(seen)
    return moves, reward


@checked
@every_kind
def test_check_env_passes(game: str, players: int) -> None:
    made = gymnasium.make(f"buttonbox.research.gymnasium:buttonbox/{game}-v0", players=players)
    check_env(made.unwrapped)


@every_kind
def test_a_seed_determines_a_whole_game(game: str, players: int) -> None:
    env = LearnerEnv(game, players, learner=players - 1)
    assert play(env, seed=3) == play(env, seed=3)


def test_the_learner_sees_itself_first_and_moves_alone() -> None:
    env = LearnerEnv("war", 3, learner=2)
    seen, info = env.reset(seed=1)
    assert info == {"seat": 2}
    assert env._state.actor() == 2
    assert seen["action_mask"].sum() == len(env._state.legal_moves())
    assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()


def test_rewards_of_all_seats_add_up_to_nothing() -> None:
    env = LearnerEnv("buttons", 4)
    moves, reward = play(env, seed=1)
    assert moves
    returns = env._info()["returns"]
    assert returns.sum() == pytest.approx(0)
    assert returns[0] == reward


def test_bots_and_policies_may_be_opponents() -> None:
    asked: list[int] = []

    def policy(state: State) -> int:
        asked.append(state.actor())
        return state.legal_moves()[0]

    env = LearnerEnv("buttons", 3, learner=1, opponents=["easy", policy])
    first, second = play(env, seed=2), play(env, seed=2)
    assert first == second
    assert set(asked) == {0}


def test_a_strong_opponent_wins_more_than_a_random_one() -> None:
    games = range(30)
    against_random = sum(play(LearnerEnv("buttons"), seed)[1] for seed in games)
    against_easy = sum(play(LearnerEnv("buttons", opponents="easy"), seed)[1] for seed in games)
    assert against_easy < against_random


@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array"])
def test_every_render_mode_shows_the_table(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = LearnerEnv("buttons", render_mode=mode)
    env.reset(seed=1)
    frame = env.render()
    shown = capsys.readouterr().out if mode == "human" else frame
    if mode == "rgb_array":
        assert isinstance(frame, np.ndarray)
        assert frame.dtype == np.uint8
    else:
        assert "player_1" in str(shown)


# Bad input.


def test_an_illegal_move_loses_or_raises() -> None:
    env = LearnerEnv("buttons")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match=r"\(out\).*B34"):
        _, reward, terminated, _, _ = env.step(1)
    assert (reward, terminated) == (-1, True)
    strict = LearnerEnv("buttons", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="B34"):
        strict.step(1)
    strict.step(0)


def test_an_action_by_the_mask_of_another_state_is_refused() -> None:
    env = LearnerEnv("war", illegal="raise")
    before, _ = env.reset(seed=1)
    now, *_ = env.step(int(np.argmax(before["action_mask"])))
    wrong = int(np.argmax(before["action_mask"] > now["action_mask"]))
    assert before["action_mask"][wrong]
    with pytest.raises(error.InvalidAction, match=f"action {wrong} "):
        env.step(wrong)


def test_a_reset_without_a_seed_goes_on_with_other_dice() -> None:
    env = LearnerEnv("war")
    env.reset()
    first, _ = env.reset(seed=1)
    other, _ = env.reset()
    again, _ = env.reset(seed=1)
    assert not np.array_equal(first["observation"], other["observation"])
    assert np.array_equal(first["observation"], again["observation"])


@pytest.mark.parametrize("action", [-1, 75, 0.5, "roll", None])
def test_an_action_outside_of_the_space_is_refused(action: Any) -> None:
    env = LearnerEnv("buttons")
    env.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="not in Discrete"):
        env.step(action)


def test_a_step_needs_a_reset_before_it_and_after_the_end() -> None:
    env = LearnerEnv("buttons")
    with pytest.raises(error.ResetNeeded):
        env.step(0)
    play(env, seed=1)
    with pytest.raises(error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("make", "action"),
    [
        (lambda: LearnerEnv("buttons"), 0),
        (lambda: GameVectorEnv("buttons", 2, threads=2), [0, 0]),
    ],
    ids=["one game", "vector"],
)
def test_a_closed_environment_stays_closed(make: Callable[[], Any], action: Any) -> None:
    env = make()
    env.reset(seed=1)
    env.close()
    with pytest.raises(error.ClosedEnvironmentError):
        env.step(action)
    with pytest.raises(error.ClosedEnvironmentError):
        env.reset()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"players": 5}, "players"),
        ({"learner": 2}, "learner"),
        ({"opponents": ["easy", "easy"]}, "opponents"),
        ({"illegal": "ignore"}, "illegal"),
        ({"render_mode": "svg"}, "render_mode"),
        ({"options": {"colour": 1}}, "colour"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(InvalidArgument, match=named):
        LearnerEnv("buttons", **arguments)


def test_bad_arguments_are_errors_of_gymnasium() -> None:
    with pytest.raises(error.Error, match="players: must be 2, 3 or 4"):
        gymnasium.make("buttonbox.research.gymnasium:buttonbox/war-v0", players=1)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="genius"):
        LearnerEnv("buttons", opponents="genius")

"""The vector environment plays the same games as single ones, whatever the threads."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from buttonbox.research.arguments import InvalidArgument
from buttonbox.research.gymnasium import LearnerEnv
from buttonbox.research.vector import GameVectorEnv
from buttonbox.research.vector_checker import check_vector_env
from tests.research.kinds import every_kind

MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in ("observation", "action_mask"))


@pytest.mark.parametrize("mode", MODES)
@every_kind
def test_it_plays_what_single_environments_play(
    game: str, players: int, mode: AutoresetMode
) -> None:
    ours = GameVectorEnv(game, 5, players, learner=1, autoreset_mode=mode, threads=2)
    theirs = SyncVectorEnv([lambda: LearnerEnv(game, players, 1)] * 5, autoreset_mode=mode)
    seen, _ = ours.reset(seed=7)
    theirs_seen, _ = theirs.reset(seed=7)
    ended = 0
    for _ in range(400):
        assert same(seen, theirs_seen)
        actions = ours.random_actions()
        seen, rewards, terminated, truncated, infos = ours.step(actions)
        theirs_seen, *others, theirs_infos = theirs.step(actions)
        for array, other in zip((rewards, terminated, truncated), others, strict=True):
            assert np.array_equal(array, other)
        for game_number in np.flatnonzero(infos.get("_final_obs", [])):
            final, other = infos["final_obs"], theirs_infos["final_obs"]
            assert same(final[game_number], other[game_number])
        ended += int(terminated.sum())
        if ended >= 3:
            return
    raise AssertionError("no game ended")


@every_kind
def test_threads_change_nothing(game: str, players: int) -> None:
    played = []
    for threads in (1, 3):
        env = GameVectorEnv(game, 7, players, threads=threads)
        env.reset(seed=1)
        rows = []
        for number in range(150):
            seen, rewards, terminated, _, infos = env.step(first_legal(env, number))
            rows.append((seen["observation"], rewards, terminated, infos["seat"]))
        env.close()
        played.append(rows)
    for one, other in zip(*played, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def first_legal(env: GameVectorEnv, number: int) -> np.ndarray[Any, Any]:
    """Return legal actions that depend on the masks alone, not always the first."""
    masks = env._arrays.masks
    return np.array([legal[number % len(legal)] for legal in map(np.flatnonzero, masks)])


@pytest.mark.parametrize("mode", list(AutoresetMode))
@every_kind
def test_the_checker_passes(game: str, players: int, mode: AutoresetMode) -> None:
    check_vector_env(
        lambda: GameVectorEnv(game, 4, players, autoreset_mode=mode, threads=2), steps=1000
    )


def test_every_seat_is_asked_and_the_returns_are_told() -> None:
    env = GameVectorEnv("buttons", 20, 3)
    _, infos = env.reset(seed=1)
    asked = set(infos["seat"].tolist())
    for _ in range(1000):
        moved = infos["seat"]
        _, rewards, terminated, _, infos = env.step(env.random_actions())
        asked |= set(infos["seat"].tolist())
        assert np.array_equal(infos["_returns"], terminated)
        for number in np.flatnonzero(terminated):
            assert infos["returns"][number].sum() == pytest.approx(0)
            assert rewards[number] == infos["returns"][number, moved[number]]
        if terminated.any():
            assert asked == {0, 1, 2}
            return
    raise AssertionError("no game ended")


def test_gymnasium_makes_it() -> None:
    env: Any = gymnasium.make_vec(
        "buttonbox.research.gymnasium:buttonbox/war-v0", num_envs=3, players=4
    )
    assert isinstance(env.unwrapped, GameVectorEnv)
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space


def test_without_copies_the_arrays_are_reused() -> None:
    env = GameVectorEnv("buttons", 2, copy=False)
    seen, _ = env.reset(seed=1)
    later, *_ = env.step(env.random_actions())
    assert np.shares_memory(seen["observation"], later["observation"])
    check_vector_env(lambda: GameVectorEnv("buttons", 2, copy=False), 1000, reuses_data=True)


def test_a_list_of_seeds_seeds_each_game() -> None:
    one, other = GameVectorEnv("war", 3), GameVectorEnv("war", 3, threads=3)
    seen, _ = one.reset(seed=10)
    assert same(seen, other.reset(seed=[10, 11, 12])[0])
    kept, _ = one.reset(seed=10)
    assert same(seen, kept)
    assert not same(seen, one.reset()[0])


def test_it_shows_its_games() -> None:
    env = GameVectorEnv("buttons", 2, render_mode="ansi")
    env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert len(frames) == 2
    assert "player_0" in frames[0]


# Bad input.


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    env = GameVectorEnv("buttons", 3, threads=2)
    seen, _ = env.reset(seed=1)
    with pytest.raises(error.InvalidAction, match=r"game 2: action 1 \(out\).*B34"):
        env.step(np.array([0, 0, 1]))
    with pytest.raises(error.InvalidAction, match="game 1: action 75 is not in"):
        env.step(np.array([0, 75, 1]))
    assert same(seen, env._observations())


def test_an_action_by_the_mask_of_another_game_is_refused() -> None:
    env = GameVectorEnv("war", 2)
    seen, _ = env.reset(seed=1)
    while not (seen["action_mask"][0] > seen["action_mask"][1]).any():
        seen, *_ = env.step(env.random_actions())
    wrong = int(np.argmax(seen["action_mask"][0] > seen["action_mask"][1]))
    with pytest.raises(error.InvalidAction, match=f"game 1: action {wrong} "):
        env.step(np.array([wrong, wrong]))


@pytest.mark.parametrize("actions", [[0], [0, 0, 0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], ["a"] * 3])
def test_actions_of_another_shape_or_type_are_refused(actions: Any) -> None:
    env = GameVectorEnv("buttons", 3)
    env.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="3 integers"):
        env.step(np.array(actions))


def test_a_step_needs_a_reset() -> None:
    with pytest.raises(error.ResetNeeded):
        GameVectorEnv("buttons").step(np.array([0]))


def test_what_ended_must_be_reset_if_nothing_does_it() -> None:
    env = GameVectorEnv("buttons", 4, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    terminated = np.zeros(4, np.bool_)
    while not terminated.any():
        _, _, terminated, _, _ = env.step(env.random_actions())
    with pytest.raises(error.ResetNeeded, match="reset it"):
        env.step(env.random_actions())
    env.reset(options={"reset_mask": terminated})
    env.step(env.random_actions())


@pytest.mark.parametrize(
    ("mask", "kind"),
    [
        ([1, 0], TypeError),
        ([False, False], ValueError),
        ([True], ValueError),
    ],
)
def test_a_bad_reset_mask_is_refused(mask: Any, kind: type[Exception]) -> None:
    env = GameVectorEnv("buttons", 2)
    env.reset(seed=1)
    with pytest.raises(kind, match="reset_mask"):
        env.reset(options={"reset_mask": np.array(mask)})


def test_a_reset_mask_is_an_array() -> None:
    with pytest.raises(TypeError, match="reset_mask"):
        GameVectorEnv("buttons", 2).reset(options={"reset_mask": [True, False]})


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"players": 5}, "players"),
        ({"learner": 2}, "learner"),
        ({"num_envs": 0}, "num_envs"),
        ({"threads": 0}, "threads"),
        ({"render_mode": "human"}, "render_mode"),
        ({"autoreset_mode": "Never"}, "autoreset_mode"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(InvalidArgument, match=named):
        GameVectorEnv("buttons", **arguments)


def test_seeds_must_be_as_many_as_games() -> None:
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        GameVectorEnv("buttons", 3).reset(seed=[1, 2])
    with pytest.raises(error.Error, match="zero"):
        GameVectorEnv("buttons", 3).reset(seed=-5)

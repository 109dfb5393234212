"""The benchmark of the environments measures what it says, and its result fits a document."""

import pytest

from bench.environments import AgentSteps, PythonGame, VectorSteps
from bench.report import document
from buttonbox.research.pettingzoo import env
from harness.measure import Contestant
from harness.targets import at_least


def test_recorded_games_are_played_again_to_their_end() -> None:
    steps = AgentSteps(env("buttons"), seed=1)
    assert steps.step() > 0
    assert steps.environment.agents == []
    assert all(actions[-2:] == [None, None] for _, actions in steps.games)


def test_steps_that_begin_a_game_are_no_decisions() -> None:
    steps = VectorSteps("buttons", seed=1)
    assert steps.step(1) > 0
    played = steps._play(150)
    assert 0 < played < 150 * steps.environment.num_envs
    steps.environment.close()


def test_actions_of_chance_count() -> None:
    game = PythonGame("buttonbox_buttons", seed=1)
    state = game.game.new_initial_state()
    assert game._actions_of(state) == len(state.history())


def test_the_document_says_what_was_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.report.machine", lambda: {"cpu": "abacus", "load": "0.1"})
    contestants = [Contestant("vector", "million decisions/s", lambda: 4.0)]
    targets = [at_least(3, "fast", "vector"), at_least(5, "faster", "vector")]
    told = document(contestants, {"vector": [4.0, 4.5, 3.5]}, targets)
    assert told.startswith("cpu abacus, load 0.1\n\n| target | median | range")
    assert "| fast   | 4.00   | 3.50 to 4.50 | at least 3 | yes |" in told
    assert "| faster | 4.00   | 3.50 to 4.50 | at least 5 | no  |" in told

"""OpenSpiel's own tests pass for both games, its algorithms run, and shimmy's route passes too."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, random_agent
from open_spiel.python.observation import make_observation
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import buttonbox.research.openspiel  # noqa: F401
from buttonbox.core.randomness import Generator
from buttonbox.games import find_game
from buttonbox.research.registry import make_encoder
from tests.research.kinds import every_kind
from tests.research.pettingzoo_suite import api_test


def load(game: str, players: int) -> Any:
    return pyspiel.load_game(f"buttonbox_{game}(players={players})")


def random_state(game: str, players: int, events: int) -> Any:
    """A state some random events into a game, at a decision."""
    generator = Generator(events)
    state = load(game, players).new_initial_state()
    while state.is_chance_node() or len(state.history()) < events:
        state.apply_action(generator.choose(state.legal_actions()))
    return state


@every_kind
def test_the_random_simulation_passes(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_a_state_survives_being_serialised(game: str) -> None:
    state = random_state(game, 3, 60)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, read = pyspiel.deserialize_game_and_state(text)
    assert str(read) == str(state)
    assert read.history() == state.history()


@every_kind
def test_a_game_is_that_of_the_rules(game: str, players: int) -> None:
    """The same events lead to the same position, chance and winners by the rules alone."""
    rules, generator = find_game(game), Generator(1)
    state, spiel = rules.new(rules.settings(players)), load(game, players).new_initial_state()
    while not state.is_over():
        if state.is_chance():
            outcomes = dict(spiel.chance_outcomes())
            exact = {code - rules.move_count: float(p) for code, p in state.chance_outcomes()}
            assert outcomes == pytest.approx(exact)
            code = generator.draw(state)
            spiel.apply_action(code - rules.move_count)
        else:
            assert spiel.legal_actions() == sorted(state.legal_moves())
            code = generator.choose(state.legal_moves())
            assert spiel.action_to_string(code) == rules.notation(code)
            spiel.apply_action(code)
        state.apply(code)
    assert spiel.is_terminal()
    assert sum(spiel.returns()) == pytest.approx(0)
    assert [seat for seat, won in enumerate(spiel.returns()) if won > 0] == list(state.winners())


@every_kind
def test_tensors_are_the_observations_of_the_encoder(game: str, players: int) -> None:
    state = random_state(game, players, 50)
    encoder = make_encoder(game, players)
    for seat in range(players):
        seen = list(encoder.observe(state.position, seat))
        assert state.observation_tensor(seat) == seen
        assert state.information_state_tensor(seat) == seen
        assert state.information_state_string(seat) == state.history_str()
    assert state.observation_string(0) != state.observation_string(1)


def test_an_observer_without_public_information_sees_nothing() -> None:
    state = random_state("buttons", 2, 30)
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    observer = make_observation(state.get_game(), private)
    assert observer.string_from(state, 0) == ""


def test_legal_actions_are_those_of_whoever_acts() -> None:
    state = load("war", 2).new_initial_state()
    assert state.is_chance_node()
    assert state.legal_actions() == [action for action, _ in state.chance_outcomes()]
    state = random_state("war", 2, 60)
    seat = state.current_player()
    assert state.legal_actions() == state.legal_actions(seat) != []
    assert state.legal_actions(1 - seat) == []


def test_a_state_goes_to_any_position_and_is_searched_there() -> None:
    game = find_game("buttons")
    dice = Generator(3)
    position = game.new(game.draw_settings(2, {}, dice))
    dice.settle(position)
    state = load("buttons", 2).new_initial_state()
    state.go_to(position)
    assert state.legal_actions() == position.legal_moves()
    state.apply_action(position.legal_moves()[0])
    assert str(state.clone()) == str(state)
    assert position.actor() >= 0, "the position itself is not played"


def test_a_copy_goes_its_own_way() -> None:
    state = random_state("war", 2, 80)
    before = str(state)
    child = state.child(state.legal_actions()[0])
    assert str(state) == before
    assert str(child) != before


def test_search_of_openspiel_plays() -> None:
    """Its MCTS in Python chooses a legal move; the one in C++ crashes on any Python game."""
    state = random_state("buttons", 2, 40)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 5, evaluator, random_state=random)
    assert bot.step(state) in state.legal_actions()


@every_kind
def test_the_learning_environment_of_openspiel_plays(game: str, players: int) -> None:
    """Its agents play whole games, chance drawn by it."""
    env = rl_environment.Environment(load(game, players))
    env.seed(1)
    actions = env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(seat, actions) for seat in range(players)]
    step = env.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = env.step([agent.step(step).action])
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.filterwarnings("ignore:Agent's m.* observation space value is")  # shimmy sets none
@every_kind
def test_shimmy_makes_a_pettingzoo_environment_of_it(game: str, players: int) -> None:
    env = OpenSpielCompatibilityV0(game_name=f"buttonbox_{game}", config={"players": players})
    api_test(env, num_cycles=20)


# Bad input.


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(pyspiel.SpielError, match="players: must be 2, 3 or 4"):
        load("buttons", players)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    state = load("buttons", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="B34"):
        state.apply_action(1)


def test_an_action_of_another_state_is_refused() -> None:
    state = random_state("war", 2, 60)
    before = set(state.legal_actions())
    while not before - set(state.legal_actions()) or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="is not legal"):
        state.apply_action(min(before - set(state.legal_actions())))


def test_observers_have_no_parameters() -> None:
    with pytest.raises(pyspiel.SpielError, match="no parameters"):
        make_observation(load("war", 2), None, {"colour": 1})

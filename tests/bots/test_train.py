"""Training by self-play works, and repeats by its seed."""

import json
from concurrent.futures import Executor
from dataclasses import replace
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev

import pytest

from buttonbox.bots.arena.executors import InlineExecutor, open_executor
from buttonbox.bots.bot import RandomBot
from buttonbox.bots.buttons.exact import ButtonsSolver
from buttonbox.bots.registry import GAME_BOTS, GameBots
from buttonbox.bots.search.leaf import LeafEvaluator
from buttonbox.bots.training.plan import TrainingPlan
from buttonbox.bots.training.search_play import SearchLearner
from buttonbox.bots.training.self_play import SelfPlay
from buttonbox.bots.training.shards import ShardedSelfPlay, play_shard
from buttonbox.bots.training.td_lambda import Learner
from buttonbox.bots.training.training_run import TrainingProgress, compare, measure, train
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.weights import (
    learned_value,
    load,
    new_evaluator,
    new_network,
    save,
    weights_file,
)
from buttonbox.cli.bots.train import log_file
from buttonbox.cli.main import main
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.rules import Buttons
from buttonbox.interpreted import is_compiled
from harness.bots.decision_set import positions_of, read_set

pytestmark = pytest.mark.slow

HIDDEN = 4


def small(game: str) -> TrainingPlan:
    """The plan of a game for a small network."""
    return replace(learned_value(game).training[2], hidden=HIDDEN)


compiled_only = pytest.mark.skipif(not is_compiled(), reason="too slow interpreted")


@compiled_only
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_weights(game: str, tmp_path: Path) -> None:
    for name in ("a", "b"):
        save(train(GAMES[game], 2, 40, seed=3, plan=small(game), trial_rounds=0), tmp_path / name)
    save(train(GAMES[game], 2, 40, seed=4, plan=small(game), trial_rounds=0), tmp_path / "c")
    first, second, other = ((tmp_path / name).read_text() for name in ("a", "b", "c"))
    assert first == second != other


def searched(games: int, seed: int) -> SelfPlay:
    """Self-play of War in which a search plays the second half of the games."""
    plan = replace(small("war"), searched=0.5, simulations=4)
    self_play = SelfPlay(GAMES["war"], 2, games, seed, plan)
    self_play.play_until(games)
    return self_play


@compiled_only
def test_the_same_seed_gives_the_same_weights_by_search() -> None:
    first, second, other = (list(searched(12, seed).learned.own) for seed in (3, 3, 4))
    assert first == second != other


@compiled_only
def test_a_search_plays_the_last_games() -> None:
    self_play = searched(12, seed=1)
    assert self_play.learner.games == self_play.searcher.games == 6
    assert self_play.searcher.length > 20


@compiled_only
def test_the_network_learns_from_moves_that_the_search_tried() -> None:
    plan = replace(small("war"), searched=1.0, simulations=60)
    self_play = SelfPlay(GAMES["war"], 2, 2, 1, plan)
    self_play.play_until(1)
    assert self_play.searcher.tree_states > self_play.searcher.length


def test_games_of_a_search_have_their_own_learning_rates() -> None:
    plan = replace(small("war"), rates=(0.08, 0.02), searched=0.5, searched_rates=(0.004, 0.001))
    rate = SelfPlay(GAMES["war"], 2, 100, 1, plan).rate
    found = [rate(done) for done in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert found == pytest.approx([0.08, 0.04, 0.004, 0.002, 0.001])
    whole = replace(plan, searched=0.0)
    assert SelfPlay(GAMES["war"], 2, 100, 1, whole).rate(1.0) == pytest.approx(0.02)


# Shards.


def sharded(games: int, seed: int, executor: Executor) -> list[float]:
    plan = replace(small("buttons"), shards=3)
    network = train(GAMES["buttons"], 2, games, seed, plan=plan, trial_rounds=0, executor=executor)
    return list(network.own)


@compiled_only
def test_the_same_seed_gives_the_same_weights_however_many_processes_play_the_shards() -> None:
    alone = InlineExecutor()
    first, other = sharded(90, 3, alone), sharded(90, 4, alone)
    with open_executor(2, None) as (executor, _):
        assert sharded(90, 3, executor) == first != other


@compiled_only
def test_shards_learn_from_different_games_and_are_averaged() -> None:
    plan = replace(small("buttons"), shards=2, averaged=0.0)
    training = ShardedSelfPlay(GAMES["buttons"], 2, 2, 1, plan, InlineExecutor())
    shards = [training.next_shard(number, 1) for number in range(2)]
    outs = [play_shard(shard)["out"] for shard in shards]
    assert outs[0] != outs[1]
    training.play_until(2)
    assert training.played == 2
    means = [fmean(weights) for weights in zip(*outs, strict=True)]
    assert list(training.learned.out) == pytest.approx(means, abs=1e-6)


@compiled_only
def test_shards_make_stronger() -> None:
    plan = replace(learned_value("buttons").training[2], shards=2)
    network = train(GAMES["buttons"], 2, 400, seed=1, plan=plan, trial_rounds=0)
    strength = measure(GAMES["buttons"], 2, network, RandomBot(Generator(1)), seed=1, rounds=20)
    assert strength is not None
    assert strength > 0.7


@compiled_only
def test_a_cluster_trains_the_same_weights(packaged: Path) -> None:
    from distributed import LocalCluster  # slow: not for the processes that import this module

    two = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]
    sharded_run = [*COMMAND, "--hidden", "3", "--shards", "2"]
    with two as cluster:
        assert main([*sharded_run, "--out", "there", "--cluster", cluster.scheduler_address]) == 0
    assert main([*sharded_run, "--out", "here"]) == 0
    there, here = (Path(name, "buttons-2.json").read_text() for name in ("there", "here"))
    assert there == here


def test_a_cluster_needs_shards(packaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--cluster", "127.0.0.1:1"]) == 2
    assert "--cluster: needs --shards" in capsys.readouterr().err


# Exact targets.


@compiled_only
def test_solved_positions_are_learned_with_their_exact_value() -> None:
    """The results of 100 games would leave an error of about 10 points."""
    errors = [abs(learned_chance(state) - chance) for state, chance in solved_turns(5)]
    assert fmean(errors) < 0.03


def solved_turns(count: int) -> list[tuple[State, float]]:
    """Return turns with a proved chance to win for the seat to move."""
    found = (each for game in read_set("buttons") for each in positions_of("buttons", game))
    turns = ((state, max(values.values())) for state, values in found if is_turn_of_two(state))
    return list(islice(turns, count))


def is_turn_of_two(state: State) -> bool:
    return isinstance(state, Buttons) and state.players == 2 and state.phase == phases.TURN


def learned_chance(state: State) -> float:
    """Return the chance of the seat to move after 100 games from this state."""
    network = new_network("buttons", 8)
    network.randomise(Generator(1))
    evaluator = new_evaluator("buttons", network)
    learner = SearchLearner(state, evaluator, network, Generator(2), ButtonsSolver(evaluator))
    learner.rate, learner.td_lambda = 0.01, 1.0
    learner.simulations = learner.random_permille = 0
    for _ in range(100):
        learner.play()
    return chance_of_mover(state, evaluator)


def chance_of_mover(state: State, evaluator: Evaluator) -> float:
    """Return the network's chance for the seat to move, or for the first seat if chance is next."""
    leaf_evaluator = LeafEvaluator(evaluator)
    leaf_evaluator.prepare(state)
    leaf_evaluator.evaluate_state(state)
    return leaf_evaluator.chances[max(state.actor(), 0)]


@compiled_only
def test_the_luck_of_the_dice_is_taken_out_of_what_is_learned() -> None:
    """With lambda 1 a state learns from the result of the game alone."""
    with_luck = [learned_from_a_game(Learner, seed) for seed in range(12)]
    without = [learned_from_a_game(SearchLearner, seed) for seed in range(12)]
    assert stdev(without) < stdev(with_luck) / 2


def learned_from_a_game(learner_class: type[Learner | SearchLearner], seed: int) -> float:
    """Return the chance of the start player at the beginning, after learning from one game."""
    network = load("buttons", weights_file("buttons", 2))
    evaluator, start = new_evaluator("buttons", network), GAMES["buttons"]
    state = start.new(start.settings(2))
    learner = learner_class(state, evaluator, network, Generator(seed))
    learner.rate, learner.td_lambda, learner.random_permille = 0.001, 1.0, 0
    if isinstance(learner, SearchLearner):
        learner.simulations = 0
    learner.play()
    return chance_of_mover(state, evaluator)


@compiled_only
def test_games_of_a_search_make_stronger() -> None:
    plan = replace(small("war"), searched=1.0, simulations=4)
    network = train(GAMES["war"], 2, 60, seed=1, plan=plan, trial_rounds=0)
    others = RandomBot(Generator(1))
    strength = measure(GAMES["war"], 2, network, others, seed=1, rounds=20)
    assert strength is not None
    assert strength > 0.7


@compiled_only
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_training_makes_stronger(game: str, players: int) -> None:
    network = train(GAMES[game], players, 200, seed=1, trial_rounds=0)
    others = RandomBot(Generator(1))
    strength = measure(GAMES[game], players, network, others, seed=1, rounds=20)
    assert strength is not None
    assert strength > 1.4 / players


@compiled_only
def test_every_step_is_reported() -> None:
    reports: list[TrainingProgress] = []
    plan = small("buttons")
    train(GAMES["buttons"], 2, 40, seed=1, report=reports.append, plan=plan, trial_rounds=1)
    assert [report.games for report in reports] == list(range(2, 41, 2))
    for report in reports:
        assert report.against_random is not None
        assert 0 <= report.against_random <= 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_packaged_weights_have_the_log_of_their_run(game: str, players: int) -> None:
    value = learned_value(game)
    path = weights_file(game, players)
    reports = [json.loads(line) for line in log_file(path).read_text().splitlines()]
    assert reports[-1]["games"] == value.training[players].games
    assert {(each["players"], each["seed"]) for each in reports} == {(players, 1)}
    assert load(game, path).hidden_size == value.training[players].hidden


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the weights that the bots of BUTTONS play with, for this test."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "packaged"
    value = replace(learned_value("buttons"), weights=folder)
    monkeypatch.setitem(GAME_BOTS.loaded, "buttons", GameBots(value))
    return folder


COMMAND = [
    *("train", "buttons", "--players", "2", "--games", "40"),
    *("--trials", "0", "--gate", "8", "--workers", "1"),
]


@compiled_only
def test_the_command_writes_weights_and_a_log_and_leaves_the_installed_ones_alone(
    packaged: Path,
) -> None:
    assert main(COMMAND) == 0
    assert json.loads(Path("weights/buttons-2.json").read_text())["hidden"] == 64
    lines = Path("weights/buttons-2.log.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["games"] == 40
    assert not packaged.exists()


@compiled_only
def test_weights_are_installed_with_their_log_if_there_are_none(packaged: Path) -> None:
    assert main([*COMMAND, "--install"]) == 0
    for name in ("buttons-2.json", "buttons-2.log.jsonl"):
        assert (packaged / name).read_text() == (Path("weights") / name).read_text()


@compiled_only
def test_weights_that_are_not_better_are_installed_only_by_force(
    packaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same weights once more win half of their games."""
    assert main([*COMMAND, "--install"]) == 0
    before = (packaged / "buttons-2.json").stat().st_mtime_ns
    assert main([*COMMAND, "--install"]) == 0
    assert "not shown to be better" in capsys.readouterr().out
    assert (packaged / "buttons-2.json").stat().st_mtime_ns == before
    assert main([*COMMAND, "--install", "always"]) == 0
    assert (packaged / "buttons-2.json").stat().st_mtime_ns > before


@compiled_only
def test_the_gate_knows_better_weights() -> None:
    plan = replace(small("war"), simulations=4)
    network = train(GAMES["war"], 2, 20, seed=1, plan=plan, trial_rounds=0)
    duel = compare(GAMES["war"], 2, network, seed=1, games=40, plan=plan)
    assert duel is not None
    assert duel.best[2] < 0.5


@compiled_only
def test_options_replace_parts_of_the_plan(packaged: Path) -> None:
    plan = ["--hidden", "3", "--rates", "0.1", "0.01", "--td-lambda", "0.5", "--averaged", "0"]
    assert main([*COMMAND, *plan, "--epsilon", "0", "0"]) == 0
    assert json.loads(Path("weights/buttons-2.json").read_text())["hidden"] == 3
    first = json.loads(Path("weights/buttons-2.log.jsonl").read_text().splitlines()[0])
    assert 0.05 < first["learning_rate"] <= 0.1


def test_a_plan_that_cannot_work_is_refused() -> None:
    with pytest.raises(InvalidSettings, match="--hidden"):
        replace(learned_value("war").training[2], hidden=10_000)
    with pytest.raises(InvalidSettings, match="--searched"):
        replace(learned_value("war").training[2], searched=1.5)


@compiled_only
def test_the_mean_of_the_last_games_is_what_is_learned() -> None:
    games = 50
    self_play = SelfPlay(GAMES["buttons"], 2, games, seed=1, plan=small("buttons"))
    self_play.play_until(round(games * (1 - learned_value("buttons").training[2].averaged)))
    assert self_play.learned is self_play.network
    sums = [0.0] * len(self_play.network.out)
    last = range(self_play.played, games)
    for played in last:
        self_play.play_until(played + 1)
        sums = [total + weight for total, weight in zip(sums, self_play.network.out, strict=True)]
    means = [total / len(last) for total in sums]
    assert list(self_play.learned.out) == pytest.approx(means, abs=1e-5)
    assert list(self_play.learned.out) != pytest.approx(list(self_play.network.out), abs=1e-5)


@compiled_only
def test_the_games_of_a_search_start_from_the_mean() -> None:
    plan = replace(small("war"), averaged=0.8, searched=0.5, simulations=1)
    self_play = SelfPlay(GAMES["war"], 2, 20, seed=1, plan=plan)
    self_play.play_until(10)
    mean = list(self_play.mean.out)
    assert mean != list(self_play.network.out)
    plan = replace(plan, searched_rates=(1e-9, 1e-9))  # learns nothing
    self_play.plan = plan
    self_play.play_until(12)
    assert list(self_play.network.out) == pytest.approx(mean, abs=1e-6)
    assert self_play.averaged == 2


@compiled_only
def test_boards_are_drawn_for_every_game() -> None:
    self_play = SelfPlay(GAMES["buttons"], 2, 20, seed=1, plan=small("buttons"))
    boards = set()
    for played in range(20):
        self_play.play_until(played + 1)
        seats = GAMES["buttons"].position(self_play.learner.first)["seats"]
        boards.add(tuple("".join(seat["layout"]) for seat in seats))
    assert len(boards) > 10

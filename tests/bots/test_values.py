"""What the learned values see, and their weights as data."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.value.weights import (
    NoWeights,
    load,
    new_evaluator,
    new_network,
    save,
    weights_file,
)
from buttonbox.core.randomness import Generator
from buttonbox.games import GAMES
from buttonbox.games.buttons import material


def boards() -> Iterator[int]:
    """Sets of free cells: none, all, and some at random."""
    yield 0
    yield material.ALL
    generator = Generator(4)
    for _ in range(5):
        yield generator.next() & generator.next() & material.ALL


@pytest.mark.parametrize("blacks", [1, 3])
@pytest.mark.parametrize("free", list(boards()))
def test_the_chance_of_a_bust_is_exact(free: int, blacks: int) -> None:
    rolls = list(product(range(6), repeat=1 + blacks))
    busts = sum(
        not any(free >> 6 * row + column & 1 for column in columns) for row, *columns in rolls
    )
    value = ButtonsValue(new_network("buttons", 1))
    assert value.bust_chance(free, blacks) == pytest.approx(busts / len(rolls))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_package_has_weights_for_every_game(game: str, players: int) -> None:
    network = load(game, weights_file(game, players))
    network.forward(players)
    assert sum(network.chances) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_value_is_for_its_own_game(game: str) -> None:
    other = next(name for name in GAMES if name != game)
    value = new_evaluator(game, new_network(game, 4))
    with pytest.raises(TypeError, match="this value is for"):
        value.attach(GAMES[other].new(GAMES[other].settings(2)))


def test_weights_are_the_same_after_saving(tmp_path: Path) -> None:
    network = new_network("war", 5)
    network.randomise(Generator(1))
    save(network, tmp_path / "first.json")
    save(load("war", tmp_path / "first.json"), tmp_path / "second.json")
    assert (tmp_path / "first.json").read_text() == (tmp_path / "second.json").read_text()


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    save(new_network("war", 5), tmp_path / "war.json")
    with pytest.raises(NoWeights, match=r"no weights for buttons: own must have 490 weights"):
        load("buttons", tmp_path / "war.json")


def test_missing_weights_are_named(tmp_path: Path) -> None:
    with pytest.raises(NoWeights, match=r"nothing\.json"):
        load("war", tmp_path / "nothing.json")


def test_a_network_starts_from_weights_that_differ() -> None:
    network = new_network("war", 5)
    network.randomise(Generator(1))
    for layer in (network.own, network.others, network.out):
        assert len(set(layer)) > len(layer) // 2
        assert min(layer) < 0 < max(layer)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_learned_value_makes_use_of_its_hidden_layer(game: str, players: int) -> None:
    network = load(game, weights_file(game, players))
    assert all(any(layer) for layer in (network.own, network.others, network.out))


def test_learning_changes_no_other_network_of_the_file() -> None:
    first, second = (load("war", weights_file("war", 2)) for _ in range(2))
    before = second.own[0]
    first.own[0] = before + 1
    assert second.own[0] == before
    assert load("war", weights_file("war", 2)).own[0] == before


def test_weights_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "war-2.json"
    path.write_text("the old ones", encoding="utf-8")
    (tmp_path / "war-2.json.part").mkdir()  # in the way
    with pytest.raises(OSError, match=r"\.part"):
        save(new_network("war", 4), path)
    assert path.read_text(encoding="utf-8") == "the old ones"

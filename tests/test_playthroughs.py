"""Golden games: each text in tests/data/playthroughs is written again and compared.

After a change that is meant to change them: `python -m tools.playthroughs`, and read the diff.
"""

from itertools import zip_longest

import pytest

from buttonbox.core.game import Game
from buttonbox.games import GAMES
from tools.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough, ending_of, play, write_text

each = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.path.stem)


@each
def test_the_game_is_played_as_it_was(playthrough: Playthrough) -> None:
    then = playthrough.path.read_text(encoding="utf-8").splitlines()
    now = write_text(playthrough, playthrough.stored_seed()).splitlines()
    for number, (new, old) in enumerate(zip_longest(now, then), 1):
        assert new == old, f"{playthrough.path.name}, line {number}"


@each
def test_the_game_ends_as_its_name_says(playthrough: Playthrough) -> None:
    assert ending_of(play(playthrough, playthrough.stored_seed())) == playthrough.ending


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_way_a_game_can_end_has_a_playthrough(game: Game) -> None:
    shown = {each.ending for each in PLAYTHROUGHS if each.game is game}
    missing = [ending for ending in game.endings if ending not in shown]
    assert not missing, f"no playthrough of {game.name} ends with {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_number_of_players_has_a_playthrough(game: Game) -> None:
    assert {each.players for each in PLAYTHROUGHS if each.game is game} == set(game.players)


def test_there_are_no_other_files() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {each.path.name for each in PLAYTHROUGHS}

"""What is measured of a search, natively and in the pocket."""

import pytest

from buttonbox.games import GAMES
from tools.pocket import search_speed


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_position_measured_is_searched(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_speed, "SIMULATIONS", 8)
    monkeypatch.setattr(search_speed, "POSITIONS", 2)
    found = search_speed.positions(game)
    assert len(found) == 2
    assert all(search_speed.search(game, state)[1] >= 8 for state in found)

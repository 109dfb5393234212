"""What the page's unit tests draw is what the server sends."""

import json

import pytest

from tests.games.page_samples import FOLDER, samples
from tools import page_types


@pytest.mark.parametrize("name", ["war.json", "buttons.json"])
def test_the_samples_of_the_page_are_up_to_date(name: str) -> None:
    recorded = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    current = json.loads(json.dumps(samples()[name]))
    assert recorded == current, "run: python -m tests.games.page_samples"


def test_the_types_of_the_games_are_up_to_date() -> None:
    found = page_types.outputs()
    assert {path.parent.name for path in found} == {"buttons", "war"}
    for path, text in found.items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m tools.page_types"

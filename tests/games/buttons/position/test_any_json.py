"""Whatever JSON comes in: a position that can be played on, or InvalidPosition."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import event, given, settings, strategies as st

from buttonbox.core.errors import InvalidPosition
from buttonbox.core.game import Json
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.game import BUTTONS
from tests.games.buttons.position.there_and_back import HAND_WRITTEN, check_on

VALUES = ["red", "1/2", "5/6", "in", "out", "bust", *phases.PHASES, "1b", ["1/1"], [1, 2]]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(deadline=None)
@given(JSON)
def test_any_json_that_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(InvalidPosition):
        BUTTONS.from_position(data)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of everything inside a JSON value."""
    keys = list(data) if isinstance(data, dict) else []
    keys = list(range(len(data))) if isinstance(data, list) else keys
    found = [place for key in keys for place in places(data[key], (*path, key))]
    return [*found, path] if path else found


@settings(deadline=None)
@given(st.data(), st.sampled_from(HAND_WRITTEN), st.integers(1, 3))
def test_any_change_of_a_position_is_a_position_or_refused(
    draw: st.DataObject, original: Json, changes: int
) -> None:
    data = deepcopy(original)
    for _ in range(changes):
        *path, last = draw.draw(st.sampled_from(places(data)))
        inside = data
        for key in path:
            inside = inside[key]
        inside[last] = deepcopy(draw.draw(JSON | st.integers(-1, 7) | st.sampled_from(VALUES)))
    try:
        state = BUTTONS.from_position(data)
    except InvalidPosition as refusal:
        event(refusal.field.partition("[")[0])
    else:
        check_on(state, steps=40)

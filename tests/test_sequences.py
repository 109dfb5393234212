"""Any sequence of legal moves and possible chance events keeps the invariants.

Random play rarely does the same odd thing again and again; Hypothesis does, and shrinks what fails.
"""

from collections.abc import Callable, Hashable

import pytest
from hypothesis import given, settings, strategies as st

from buttonbox.core.game import Game
from buttonbox.core.state import State
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.war.game import WAR
from tests.test_conformance import buttons_material, war_material

Material = Callable[[State], Hashable]
CHECKED = 10  # a position round trip at one in this many events

choices = st.lists(st.integers(0, 1 << 16), min_size=1, max_size=300)


def possible_codes(state: State) -> list[int]:
    """Return what can happen next, whoever acts."""
    if state.is_chance():
        return [code for code, _ in state.chance_outcomes()]
    return state.legal_moves()


@pytest.mark.parametrize(
    ("game", "material"), [(BUTTONS, buttons_material), (WAR, war_material)], ids=["buttons", "war"]
)
@given(players=st.integers(2, 4), numbers=choices)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_any_legal_sequence_keeps_the_invariants(
    game: Game, material: Material, players: int, numbers: list[int]
) -> None:
    state = game.new(game.settings(players))
    conserved = material(state)
    for step, number in enumerate(numbers):
        if state.is_over():
            break
        codes = possible_codes(state)
        assert len(codes) == len(set(codes)) > 0
        state.apply(codes[number % len(codes)])
        assert material(state) == conserved
        if step % CHECKED == 0:
            position = game.position(state)
            assert game.position(game.from_position(position)) == position
    assert bool(state.winners()) == state.is_over()

"""The steps of the round end that the page receives agree with what the rules do."""

from collections.abc import Iterator
from typing import cast

import pytest

from buttonbox.core.game import Json
from buttonbox.games.war.game import WAR
from buttonbox.games.war.page.events import event_facts
from buttonbox.games.war.page.round_end_story import describe_steps, stepwise_after
from buttonbox.games.war.page.types import RoundEnd
from buttonbox.games.war.position.write import write_position
from buttonbox.games.war.rules import War
from tests.games.random_play import random_states
from tests.games.war.positions import group, position, seat


def told(state: War, text: str) -> RoundEnd:
    return cast(RoundEnd, cast(Json, event_facts(state, WAR.parse(text)))["round_end"])


def moves_to_the_round_end(players: int, seed: int) -> Iterator[tuple[War, int, War]]:
    """Yield the states before and after each move that leads to a round end or through it."""
    states = cast(list[War], random_states(WAR, players, seed))
    for state in states:
        for code in state.legal_moves()[:3] if state.actor() >= 0 else ():
            if stepwise_after(state, code) is not None:
                after = state.clone()
                after.apply(code)
                yield state, code, after


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_story_ends_where_the_rules_do(players: int) -> None:
    """The steps together lead to the same state as the rules in one go."""
    seen = set()
    for before, code, after in moves_to_the_round_end(players, seed=7):
        twin = cast(War, stepwise_after(before, code))
        steps = describe_steps(before, code, twin)
        names = [step["step"] for step in steps]
        seen.update(names)
        assert ("end" in names) == (after.round > before.round or after.actor() == -2)
        assert twin.stars == after.stars
        assert twin.sections == after.sections
        assert twin.detention == after.detention
        if "end" not in names:
            assert twin.buttons == after.buttons
            assert twin.to_act == after.to_act or names == ["snitch"]
    assert seen == {"snitch", "caught", "exam", "start", "award", "choice", "end"}


@pytest.mark.parametrize("players", [2, 4])
def test_counts_name_the_places_of_all_their_dice(players: int) -> None:
    for before, code, _ in moves_to_the_round_end(players, seed=8):
        for step in describe_steps(before, code, cast(War, stepwise_after(before, code))):
            count = step["count"] if step["step"] in ("snitch", "exam") else None
            for row in cast(Json, count or {"rows": []})["rows"]:
                assert bool(row["count"]) == bool(row["where"])
                assert row["count"] >= len(row["where"])


def test_a_round_end_in_the_middle_of_a_round_is_not_told() -> None:
    state = position(seats={0: seat(front=[4]), 1: seat(front=[1])})
    assert "round_end" not in event_facts(state, WAR.parse("quarry 4"))


def caught_at_the_quarry() -> War:
    """Seat 1 is about to be caught at the quarry, which it holds with two; seat 0 has the exam."""
    return position(
        seats={0: seat(front=[6], boys=[]), 1: seat(boys=[])},
        quarry=group(1, 4, dice=2),
        school={"snitch": (0, 4), "exam": (0, 6)},
        markers={"quarry": "build+free", "forest": "2-brothers", "school": "5"},
        acted=False,
    )


def test_the_snitch_opens_the_round_end() -> None:
    first = told(caught_at_the_quarry(), "village 6")
    assert first["begins"]
    assert [step["step"] for step in first["steps"]] == ["snitch"]
    snitch = cast(Json, first["steps"][0])
    assert (snitch["punished"], snitch["full"]) == (1, False)
    assert snitch["count"]["rows"][1]["where"] == [
        {"name": "quarry", "area": "location", "place": "quarry"}
    ]
    assert first["board"] is not None
    assert first["board"]["position"]["locations"]["quarry"]["dice"] == 2


def test_a_caught_boy_a_marker_and_the_end_are_told_in_order() -> None:
    state = caught_at_the_quarry()
    state.apply(WAR.parse("village 6"))
    caught = told(state, "detain quarry 1")
    assert not caught["begins"]
    assert caught["board"] is not None
    assert caught["board"]["position"]["locations"]["quarry"]["dice"] == 1
    names = [step["step"] for step in caught["steps"]]
    assert names == ["caught", "exam", "award", "start", "award", "award"]
    assert cast(Json, caught["steps"][2])["seat"] == 0
    state.apply(WAR.parse("detain quarry 1"))

    built = told(state, "build 2")
    assert built["board"] is None
    assert built["steps"] == [
        {"step": "choice", "place": "quarry", "what": "build", "number": 2},
    ]
    state.apply(WAR.parse("build 2"))
    freed = told(state, "free 1")
    assert [step["step"] for step in freed["steps"]] == ["choice", "end"]
    assert freed["steps"][0] == {"step": "choice", "place": "quarry", "what": "free", "number": 1}
    assert cast(Json, freed["steps"][1]) == {
        "step": "end",
        "over": False,
        "seat": 1,
        "count": 1,
        "needed": 6,
        "what": "hut",
    }


def test_what_cannot_be_chosen_is_told_as_lost() -> None:
    """A marker that frees a boy, for one who has none in detention."""
    state = position(
        seats={0: seat(front=[6], boys=[])},
        quarry=group(0, 4, dice=1),
        markers={"quarry": "free+3", "forest": "5", "school": "build"},
    )
    while not (found := event_facts_with_round_end(state)):
        state.apply(state.legal_moves()[0])
    choices = [step for step in found["steps"] if step["step"] == "choice"]
    assert choices == [{"step": "choice", "place": "quarry", "what": "free", "number": None}]


def event_facts_with_round_end(state: War) -> RoundEnd | None:
    fact = cast(Json, event_facts(state, state.legal_moves()[0]))
    return cast(RoundEnd | None, fact.get("round_end"))


def test_telling_changes_nothing() -> None:
    for before, code, _ in moves_to_the_round_end(3, seed=9):
        position_before = write_position(before)
        event_facts(before, code)
        assert write_position(before) == position_before

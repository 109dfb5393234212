"""A refused move names the rule that forbids it and says why; nothing changes."""

from collections.abc import Iterator
from typing import cast

import pytest

from buttonbox.core.errors import IllegalMove
from buttonbox.core.game import Json
from buttonbox.core.randomness import Generator
from buttonbox.games.war import codes, phases
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from tests.games.random_play import random_states
from tests.games.war.positions import (
    group,
    play,
    position,
    position_json,
    seat,
    second_round,
    sold,
)
from tests.test_texts import messages

CODES_A_STATE = 15
TEXTS = messages("en")


def states() -> Iterator[War]:
    for players in (2, 3, 4):
        yield from second_round(players, seed=players)
        yield from cast(Iterator[War], random_states(WAR, players, 1, {"tiles": True}))


@pytest.mark.slow
def test_every_illegal_code_names_a_rule_and_changes_nothing() -> None:
    generator = Generator(1)
    seen = set()
    for state in states():
        seen.add(state.phase)
        before = WAR.position(state)
        for _ in range(CODES_A_STATE):
            code = generator.below(codes.EVENT_COUNT + 10) - 5
            if not state.is_legal(code):
                check_refusal(state, code)
        assert WAR.position(state) == before
    assert seen == set(range(len(phases.PHASES)))


def check_refusal(state: War, code: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        state.apply(code)
    assert caught.value.rule in WAR.rules.rules
    assert caught.value.reason
    check_text(caught.value)


def check_text(refusal: IllegalMove) -> None:
    """A case has a text, and the text's numbers come along."""
    key = f"refusal-{refusal.rule}-{refusal.case}"
    if refusal.case:
        assert TEXTS[key] <= set(refusal.values), key


# Typical refusals, with the particulars.

TURN = position_json(
    2,
    seats={
        0: seat(front=[2, 2, 5], boys=[6], sections=[2, 3], buttons=4),
        1: seat(front=[1], boys=[1], cards=["equals"]),
    },
    quarry=group(1, 5, dice=2),
    forest=group(1, 6),
    school={"exam": (1, 3)},
    display=["two-stars", sold(1, 4, dice=2)],
    lake=[6],
    round=2,
)
ACTED = {**TURN, "acted": True}
SNITCH = position_json(2, seats={0: seat(front=[5])}, school={"snitch": (0, 1)})
BROTHERS = position_json(
    2,
    seats={0: seat(front=[5], white=[3], brothers=1, buttons=9), 1: seat(brothers=10)},
    quarry=group(1, 5, dice=2),
    forest=group(1, 6),
)
RICH = position_json(
    2,
    seats={
        0: seat(front=[5, 5], buttons=99, sections=[1, 2, 3, 4, 5, 6], cards=["equals"], stars=12),
        1: seat(stars=12),
    },
    quarry=group(1, 6, dice=1, white=1),
    display=[],
)
VILLAGE = {**BROTHERS, "phase": "village", "brother_used": True}
BUILDING = position_json(
    2,
    seats={0: seat(front=[1], boys=[3], sections=[2])},
    school={"hut": (0, 4)},
    phase="building",
    acted=True,
)
FREEING = {**BUILDING, "phase": "freeing", "bonus": True, "removed": ["equals"]}
DETAINING = position_json(
    2,
    seats={1: seat(boys=[3])},
    quarry=group(1, 5, dice=2),
    school={"snitch": (0, 5)},
    phase="detaining",
)
AFTER = position_json(
    2,
    seats={0: seat(cards=["re-roll", "turn-1s"], front=[1])},
    used=["re-roll"],
    phase="after-rolling",
    round=2,
)
PICKED = {**AFTER, "using": "re-roll", "picked": [6]}
PICKED["seats"] = [{**AFTER["seats"][0], "front": [1, *[6] * 6]}, AFTER["seats"][1]]
OVER = position_json(2, seats={0: seat(stars=6)}, phase="over")
CHOOSING = WAR.position(WAR.new(WAR.settings(2)))
TILES = WAR.position(play(WAR.new(WAR.settings(2, {"tiles": True})), "start-player B", "tile 3"))
MARKERS = position_json(2, phase="laying-markers", round=2, markers={"quarry": "build"})

ONE_SIX = "the forest holds 1 die of value 6: place more dice"
TWO_FIVES = "the quarry holds 2 dice of value 5: place more dice, or 2 of a higher value"
TWO_SIXES = "the quarry holds 2 dice of value 6: place more dice, or 2 of an equal or higher value"
REFUSED: list[tuple[Json, str, str, str]] = [
    # Locations.
    (TURN, "quarry 2 2", "W33", TWO_FIVES),
    (TURN, "forest 5", "W33", ONE_SIX),
    (RICH, "quarry 5 5", "W33", TWO_SIXES),
    (TURN, "forest 2 2 2", "W31", "you have 2 coloured dice of value 2 in front, not 3"),
    (TURN, "forest 3", "W31", "you have no coloured die of value 3 in front"),
    (TURN, "forest w5", "W31", "you have no white die of value 5 in front"),
    (TURN, "forest 5 B", "W30", "you have no big brother"),
    (TURN, "forest B", "W30", "you have no big brother"),
    (TURN, "meadow 5", "W2", "the meadow is in play only with four players"),
    (SNITCH, "quarry 5", "W44", "you have snitched: you place nothing at locations this round"),
    (BROTHERS, "forest B", "W36", f"a big brother alone counts as one die; {ONE_SIX}"),
    # Cards.
    (TURN, "card1 2 2", "W50", "the card two-stars asks for 4 dice, not 2"),
    (TURN, "card1 2 2 2 2", "W50", "you have 2 coloured dice of value 2 in front, not 4"),
    (TURN, "card2 2 2", "W50", "the card at place 2 has been bought"),
    (TURN, "card3 2 2", "W13", "only 2 cards are on display"),
    (RICH, "card1 5 5", "W21", "there is no card at place 1"),
    # School.
    (TURN, "exam 5", "W40", "the exam space is taken"),
    (TURN, "start 6", "W40", "you have no coloured die of value 6 in front"),
    (TURN, "rescue 5", "W42", "freeing a boy costs 8 buttons, you have 4"),
    (TURN, "hut 5", "W47", "building costs 7 buttons, you have 4"),
    (TURN, "star 5", "W48", "a star costs 5 buttons, you have 4"),
    (BROTHERS, "brother 5", "WR8", "the supply holds 1 big brother, the space gives 2"),
    (BROTHERS, "rescue 5", "W42", "you have no boy in detention"),
    (BROTHERS, "snitch 5", "W43", "you have no boy in detention"),
    (RICH, "hut 5", "W47", "none of your sections can be built"),
    (RICH, "star 5", "WR8", "no star is left in the supply"),
    # Village.
    (TURN, "village 3", "W55", "you have no coloured die of value 3 in front"),
    (TURN, "village w3", "W65", "you have no white die of value 3 in front"),
    (TURN, "village B", "W30", "you have no big brother"),
    (TURN, "village done", "W55", "no dice action in the village has begun"),
    (VILLAGE, "village B", "W30", "a big brother has joined this dice action already"),
    (VILLAGE, "forest 5", "W26", "the dice action in the village comes first: go on or say done"),
    (VILLAGE, "turn 5>4", "W26", "the dice action in the village comes first: go on or say done"),
    # The turn and its bonus action.
    (TURN, "end", "W26", "a turn cannot end before its dice action"),
    (ACTED, "village 2", "W26", "the dice action of this turn is done"),
    ({**TURN, "bonus": True}, "lake 6", "W26", "the bonus action of this turn is done"),
    (TURN, "lake 1", "W60", "no white die of value 1 lies in the lake"),
    ({**TURN, "to_act": 1}, "lake 6", "W60", "a white die costs 3 buttons, you have 0"),
    (TURN, "turn 1>2", "W61", "you have no coloured die of value 1 in front"),
    ({**TURN, "to_act": 1}, "turn 1>2", "W61", "turning a 1 to a 2 costs 1 button, you have 0"),
    (TURN, "give equals", "W62", "you do not own the card equals"),
    (RICH, "give equals", "W62", "you have no boy in detention to free for a card"),
    (TURN, "build 5", "W8", "nothing lets you build now"),
    (TURN, "free 1", "W8", "nothing lets you free a boy now"),
    (TURN, "detain quarry 1", "W70", "boys are sent to detention only at the end of a round"),
    (TURN, "after 2>1", "W23", "after-rolling cards work only right after the roll"),
    (TURN, "die 3", "W24", "a player has to move: nothing is rolled or drawn now"),
    # Choices.
    (BUILDING, "build 1", "W6", "the boy on spot 1 blocks section 1"),
    (BUILDING, "build 2", "W8", "section 2 is built already"),
    (BUILDING, "end", "W8", "a section to build has to be chosen first"),
    (FREEING, "free 2", "W8", "no boy is on spot 2"),
    (FREEING, "village 1", "W8", "a boy to free has to be chosen first"),
    (DETAINING, "detain forest 2", "W70", "you have no coloured die at the forest"),
    (DETAINING, "detain snitch 2", "W70", "you have no coloured die on the snitch space"),
    (DETAINING, "detain village-2 2", "W70", "you have no coloured die of value 2 in the village"),
    (DETAINING, "detain quarry 1", "W70", "spot 1 is taken"),
    (DETAINING, "end", "W70", "a die has to be sent to detention first"),
    # After rolling.
    (AFTER, "after 2>1", "W23", "you do not own the card turn-2s"),
    (AFTER, "reroll 1", "W23", "the card re-roll has been used this round"),
    (AFTER, "reroll go", "W23", "no dice have been taken up to be re-rolled"),
    (AFTER, "village 1", "W23", "the after-rolling cards come first: use them or say done"),
    (PICKED, "after 1>2", "W23", "the dice taken up have to be re-rolled first"),
    (PICKED, "after done", "W23", "the dice taken up have to be re-rolled first"),
    (PICKED, "reroll 2", "W23", "you have no coloured die of value 2 in front"),
    # Chance, and the end.
    (CHOOSING, "start-player C", "W10", "seat 2 is not at the table"),
    (CHOOSING, "die 1", "W10", "this cannot come up now: the start player is being drawn"),
    (CHOOSING, "end", "W10", "no player can move now: the start player is being drawn"),
    (TILES, "tile 3", "W3", "tile 3 has been laid already"),
    (MARKERS, "marker build", "W12", "the marker build has been laid already"),
    (OVER, "end", "W75", "the game is over"),
]


@pytest.mark.parametrize(
    ("data", "text", "rule", "reason"), REFUSED, ids=[f"{row[1]}-{row[2]}" for row in REFUSED]
)
def test_refused(data: Json, text: str, rule: str, reason: str) -> None:
    state = WAR.from_position(data)
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert (caught.value.rule, caught.value.reason) == (rule, reason)
    check_text(caught.value)


@pytest.mark.parametrize("code", [-1000, -1, codes.EVENT_COUNT, 10_000])
@pytest.mark.parametrize("data", [TURN, VILLAGE, BUILDING, AFTER, CHOOSING, OVER])
def test_what_is_no_code_at_all_is_refused(data: Json, code: int) -> None:
    check_refusal(WAR.from_position(data), code)


def test_a_card_that_cannot_be_paid_is_refused() -> None:
    """W50: the price is the value of the dice."""
    state = position(seats={0: seat(front=[5, 5], buttons=4)}, display=["equals", "turn-1s"])
    refusal = state.refusal(WAR.parse("card2 5 5"))
    assert (refusal.rule, refusal.reason) == (
        "W50",
        "a card with dice of 5 costs 5 buttons, you have 4",
    )


DEAR = position_json(
    2,
    seats={0: seat(front=[5, 5, 3, 3], buttons=4, boys=[1], sections=[1])},
    display=["turn-1s"],
)
WEAK = {"chosen": 2, "shown": 2, "dice": 2, "value": 5, "more": 3, "least": 6}


@pytest.mark.parametrize(
    ("data", "text", "case", "values"),
    [
        (TURN, "quarry 2 2", "weak", WEAK),
        (TURN, "forest 5", "weak", {**WEAK, "chosen": 1, "shown": 5, "dice": 1, "value": 6}
         | {"more": 2, "least": 0}),
        (BROTHERS, "forest B", "weak", {"dice": 1, "value": 6, "more": 2, "least": 0}),
        (DEAR, "card1 5 5", "price", {"price": 5, "have": 4, "dice": 2, "cheaper": 3}),
        (DEAR, "card1 5", "dice", {"wanted": 2, "chosen": 1}),
        (DEAR, "star 5", "price", {"price": 5, "have": 4}),
        (DEAR, "hut 5", "price", {"price": 6, "have": 4}),
        (DEAR, "rescue 5", "price", {"price": 8, "have": 4}),
        (BUILDING, "build 1", "blocked", {"section": 1}),
    ],
)  # fmt: skip
def test_a_refusal_tells_the_numbers_of_its_case(
    data: Json, text: str, case: str, values: Json
) -> None:
    refusal = WAR.from_position(data).refusal(WAR.parse(text))
    assert (refusal.case, refusal.values) == (case, values)


def test_a_section_that_stands_is_not_called_blocked() -> None:
    """W6: a boy may sit next to a section that is built already."""
    state = position(seats={0: seat(boys=[3], sections=[1])}, school={"hut": (0, 4)},
                     phase="building", acted=True)  # fmt: skip
    refusal = state.refusal(WAR.parse("build 1"))
    assert (refusal.rule, refusal.case) == ("W8", "built")

"""What the log shows of an event: busts, getting out, stars and their reasons, ends of rounds."""

from collections.abc import Iterator
from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import geometry
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.page.events import event_facts
from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.positions import STRIPES, load, play, seat, start

BUST = seat(status="bust")


def led_to(state: Buttons, *texts: str) -> Json:
    """Carry out all events but the last, and return the facts of the last."""
    *before, last = [text for each in texts for text in spread(each)]
    return cast(Json, event_facts(play(state, *before), BUTTONS.parse(last)))


def spread(text: str) -> list[str]:
    """`dice 5 6` as one event for each die."""
    return [f"die {face}" for face in text.split()[1:]] if text.startswith("dice ") else [text]


def cell(name: str) -> int:
    row, column = map(int, name.split("/"))
    return 6 * (row - 1) + column - 1


def test_a_bust_tells_what_closes_every_rolled_column() -> None:
    state = load(seat("5/2 4/3", "5/1 1/1"), seat(), seat())
    told = led_to(state, "roll", "dice 5 3 2 1 3 2")
    assert told["die"] == 2
    assert told["bust"] == {
        "row": 5,
        "columns": [3, 2, 1, 3, 2],
        "closed": [
            {"cell": cell("5/1"), "cause": "star", "by": []},
            {"cell": cell("5/2"), "cause": "button", "by": [cell("5/2")]},
            {"cell": cell("5/3"), "cause": "beside", "by": [cell("4/3"), cell("5/2")]},
        ],
        "lost": 2,
        "stars": 2,
        "dice": 1,
    }


def test_every_event_tells_what_it_is() -> None:
    state = load(seat("5/2"), seat(), seat())
    assert led_to(state, "roll") == {"move": {"kind": "roll"}}
    assert led_to(state, "roll", "die 5") == {"die": 5}
    play(state, "die 5", "die 5", "die 4", "die 4", "die 4", "die 4")
    laid = led_to(state, "lay 5/5")
    assert laid == {"move": {"kind": "lay", "cell": cell("5/5"), "gold": False}}
    play(state, "lay 5/5")
    offered = led_to(state, "lay 5/5")
    assert offered == {"move": {"kind": "lay", "cell": cell("5/5"), "gold": True}}
    assert led_to(state, "pass") == {"move": {"kind": "pass"}}


def test_getting_out_tells_with_what() -> None:
    state = load(seat("5/2 4/3"), seat(), seat())
    assert led_to(state, "out") == {"move": {"kind": "out"}, "out": {"buttons": 2, "stars": 1}}


def test_the_last_one_out_has_everybodys_stars_explained() -> None:
    mine = seat("1/1 1/3 1/5 2/2 2/4 2/6", layout=STRIPES, cards="red")
    state = load(mine, seat("3/3", status="out"), BUST, BUST)
    told = led_to(state, "out")
    assert told["out"] == {"buttons": 6, "stars": 4}
    assert told["scored"] == [["out", "red", "yellow", "card-red"], ["out"], [], []]


def test_the_last_bust_ends_a_round_without_stars() -> None:
    state = load(seat("5/2"), BUST)
    told = led_to(state, "roll", "dice 5 2 2 2")
    assert told["bust"]["lost"] == 1
    assert told["scored"] == [[], []]
    assert told["ended"] == 1


def test_the_last_star_ends_the_round() -> None:
    state = load(seat("3/3", status="out"), BUST, phase="sewing", round=4)
    told = led_to(state, "star 3/3")
    assert told == {"move": {"kind": "star", "cell": cell("3/3")}, "ended": 4}


def test_whole_games_agree_with_the_rules() -> None:
    """Tags are as many as the stars due, and a bust loses as many buttons as lay there."""
    seen: set[str] = set()
    for seed in range(12):
        for before, code, after in events(start(2 + seed % 3), Generator(seed)):
            told = cast(Json, event_facts(before, code))
            seen |= told.keys()
            check(before, after, told)
    assert seen == {"move", "die", "card", "bust", "out", "scored", "ended"}


def events(state: Buttons, generator: Generator) -> Iterator[tuple[Buttons, int, Buttons]]:
    """Yield every event of a random game."""
    while not state.is_over():
        before, legal = state.clone(), state.legal_moves()
        chance = state.is_chance()
        code = generator.draw(state) if chance else legal[generator.below(len(legal))]
        state.apply(code)
        yield before, code, state.clone()


def check(before: Buttons, after: Buttons, told: Json) -> None:
    assert ("ended" in told) == (after.round != before.round or after.is_over())
    if "scored" in told and "ended" not in told:
        assert [len(tags) for tags in told["scored"]] == list(after.due[: after.players])
    if "bust" in told:
        bust = told["bust"]
        assert bust["lost"] == before.buttons[before.active].bit_count()
        assert after.buttons[before.active] == 0
        rolled = {6 * (bust["row"] - 1) + column - 1 for column in bust["columns"]}
        assert rolled == {each["cell"] for each in bust["closed"]}
        assert not rolled & set(geometry.listed(before.open_cells(before.active)))

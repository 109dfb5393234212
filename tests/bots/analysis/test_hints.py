"""Hints: every legal move with its chance, and reasons that are true."""

from typing import Any

import pytest

from buttonbox.bots.analysis.hints import MoveHint, NothingToDecide, find_hints
from buttonbox.bots.analysis.reasons import COMMON_KEYS
from buttonbox.bots.bot import RandomBot, ScoredMove
from buttonbox.bots.registry import find_bots
from buttonbox.core.actors import CHANCE
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES, find_game
from buttonbox.games.buttons.odds import odds
from buttonbox.games.buttons.rules import Buttons
from buttonbox.games.war.rules import War
from tests.games.buttons.positions import STRIPES, load as buttons, seat as board
from tests.games.random_play import random_states
from tests.games.war.positions import group, position as war, seat as gang

Said = dict[str, list[dict[str, Any]]]


class Fond(RandomBot):
    """Likes the last legal move best, the first one least."""

    def consider(self, state: State) -> list[ScoredMove]:
        moves = state.legal_moves()
        return [
            ScoredMove(code, 0.9 - i / 1000, 0.1, 0.95) for i, code in enumerate(reversed(moves))
        ]


def hints_for(state: State) -> list[MoveHint]:
    name = "buttons" if isinstance(state, Buttons) else "war"
    return find_hints(name, state, state.actor(), bot=Fond(Generator(1)))


def said(state: State, text: str) -> Said:
    """Return the reasons for one move, by key."""
    code = find_game("buttons" if isinstance(state, Buttons) else "war").parse(text)
    (found,) = [hint for hint in hints_for(state) if hint.code == code]
    reasons: Said = {}
    for given in found.reasons:
        reasons.setdefault(given.key, []).append(given.values)
    return reasons


# Whatever the position.


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("players", [2, 4])
def test_every_legal_move_has_reasons_of_the_table(game: Game, players: int) -> None:
    table = {**COMMON_KEYS, **find_bots(game.name).reason_keys}
    keys = set()
    for state in random_states(game, players, seed=players):
        if state.actor() < 0:
            continue
        before = game.position(state)
        found = hints_for(state)
        assert [hint.code for hint in found] == state.legal_moves()[::-1]
        assert game.position(state) == before
        for given in [given for hint in found for given in hint.reasons]:
            assert table[given.key] == tuple(given.values)
            keys.add(given.key)
        assert all(hint.reasons for hint in found)
    assert len(keys) >= 10


def test_chances_and_intervals_are_the_bot_s() -> None:
    first, *_ = hints_for(buttons(board("1/1"), board()))
    assert (first.chance, first.low, first.high) == (0.9, 0.1, 0.95)


def test_only_the_player_to_move_gets_hints() -> None:
    state = buttons(board("1/1"), board())
    bot = RandomBot(Generator(1))
    for seat in (1, CHANCE, 7):
        with pytest.raises(NothingToDecide, match=f"seat {seat} has nothing to decide"):
            find_hints("buttons", state, seat, bot=bot)
    assert len(find_hints("buttons", state, 0, bot=bot)) == 2


def test_reasons_keep_to_the_table() -> None:
    with pytest.raises(ValueError, match="pays needs"):
        find_bots("war").reason_keys.reason("pays", chance=0.5)


# BUTTONS.


def near_stars() -> Buttons:
    """Two red buttons, a third would pay; seat 0 holds the red card."""
    return buttons(board("1/1 1/3", layout=STRIPES), board())


def test_a_roll_tells_risk_stake_and_hope() -> None:
    state = near_stars()
    exact = odds(state)
    assert said(state, "roll") == {
        "bust-risk": [{"chance": float(exact.bust)}],
        "at-stake": [{"stars": 1}],
        "more-stars": [{"chance": float(exact.stars[3])}],
    }


def test_without_a_button_nothing_is_at_stake() -> None:
    assert said(buttons(board(), board()), "roll") == {"bust-risk": [{"chance": 0.0}]}


def test_getting_out_is_safe_and_pays() -> None:
    assert said(near_stars(), "out") == {"stars": [{"stars": 1}], "safe": [{}]}


def laying() -> Buttons:
    return buttons(board("1/1 1/3", layout=STRIPES), board(), phase="laying", dice="5 1 2 2 2 2")


def test_laying_tells_the_colour_the_stars_and_the_next_risk() -> None:
    """Then 2, 4, 6, 5, 3 and 5 cells of the rows are open to five black dice."""
    reasons = said(laying(), "lay 5/2")
    assert reasons["colour"] == [{"colour": "red", "buttons": 3}]
    assert reasons["stars"] == [{"stars": 3}]
    risk = sum(closed**5 for closed in (4, 2, 0, 1, 3, 1)) / 6**6
    assert reasons["next-bust-risk"] == [{"chance": pytest.approx(risk)}]


def test_declining_keeps_cells_open() -> None:
    """A button in the corner closes itself and two neighbours."""
    state = buttons(board("1/2"), board(), phase="offering", dice="1 1 2 2 2 2", active=0, to_act=1)
    assert said(state, "pass")["keeps-open"] == [{"cells": 3}]


def test_a_star_tells_line_and_total() -> None:
    own = board("1/5 3/3 5/1", "1/1 1/2 1/3 6/6", status="out", due=1)
    state = buttons(own, board(status="bust"), phase="sewing", to_act=0)
    assert said(state, "star 1/5") == {"line": [{"stars": 4}], "total": [{"stars": 5}]}
    assert said(state, "star 3/3")["line"] == [{"stars": 2}]


def test_the_star_that_wins() -> None:
    own = board("1/5 3/3 5/1", "1/1 1/2 1/3 1/4", status="out", due=1)
    state = buttons(own, board(status="bust"), phase="sewing", to_act=0)
    assert "wins" in said(state, "star 1/5")
    assert "wins" not in said(state, "star 3/3")


# War of the Buttons.


def contested() -> War:
    """Seat 1 holds the quarry with a single 3 and has a 5 left."""
    return war(
        seats={0: gang(front=[4, 4], buttons=7), 1: gang(front=[5])},
        quarry=group(1, 3),
        markers={"quarry": "build"},
    )


def test_a_group_tells_what_it_pays_displaces_and_blocks() -> None:
    assert said(contested(), "quarry 4 4") == {
        "displaces": [{"seat": 1, "dice": 1}],
        "blocks": [{"seat": 1, "place": "quarry"}],
        "holds": [{"place": "quarry"}],
        "marker": [{"place": "quarry", "marker": "build"}],
        "pays": [{"buttons": 3}],
    }


def test_a_group_that_can_be_beaten_blocks_nobody() -> None:
    reasons = said(contested(), "quarry 4")
    assert reasons["displaces"] == [{"seat": 1, "dice": 1}]
    assert not {"blocks", "holds"} & reasons.keys()


def test_displacing_oneself() -> None:
    state = war(seats={0: gang(front=[4, 4])}, quarry=group(0, 3))
    assert said(state, "quarry 4")["displaces-own"] == [{"dice": 1}]


def test_the_school_tells_price_and_effect() -> None:
    state = war(seats={0: gang(front=[4, 2], buttons=9, boys=[3]), 1: gang(front=[5])})
    assert said(state, "hut 4") == {"costs": [{"buttons": 5}], "builds": [{"sections": 1}]}
    assert said(state, "star 4") == {"costs": [{"buttons": 5}], "gains-stars": [{"stars": 1}]}
    assert said(state, "rescue 4") == {"costs": [{"buttons": 8}], "frees": [{"boys": 0}]}
    assert said(state, "start 4") == {"starts": [{}]}
    assert said(state, "brother 4") == {
        "costs": [{"buttons": 2}],
        "gains-brothers": [{"brothers": 2}],
    }


def test_the_exam_is_worth_it_for_who_has_the_most() -> None:
    most = war(seats={0: gang(front=[4, 2]), 1: gang(front=[5])}, markers={"school": "5"})
    assert said(most, "exam 4")["marker"] == [{"place": "school", "marker": "5"}]
    fewer = war(
        seats={0: gang(front=[4, 2]), 1: gang(front=[5])},
        quarry=group(1, 4, dice=2),
        markers={"school": "5"},
    )
    assert "marker" not in said(fewer, "exam 4")


def test_the_snitch_threatens_who_shows_most() -> None:
    state = war(
        seats={0: gang(front=[4, 2], boys=[3]), 1: gang(front=[5])}, quarry=group(1, 4, dice=2)
    )
    assert said(state, "snitch 4") == {
        "shuns-locations": [{}],
        "threatens": [{"seat": 1}],
        "frees": [{"boys": 0}],
    }


def test_a_card_and_the_bonus_action() -> None:
    state = war(
        seats={0: gang(front=[2, 2, 6], buttons=9), 1: gang(front=[5])},
        display=["two-brothers", "equals"],
        lake=[6],
    )
    assert said(state, "card1 2 2") == {
        "gains-card": [{"card": "two-brothers"}],
        "costs": [{"buttons": 2}],
        "gains-brothers": [{"brothers": 2}],
    }
    assert said(state, "lake 6") == {"takes-white": [{"value": 6}], "costs": [{"buttons": 3}]}
    assert said(state, "turn 2>6") == {
        "turns": [{"shown": 2, "wanted": 6}],
        "costs": [{"buttons": 4}],
    }


def test_a_move_that_ends_the_round_says_so() -> None:
    state = war(seats={0: gang(front=[4])})
    assert "ends-round" in said(state, "village 4")

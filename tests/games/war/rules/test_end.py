"""W80 and W81: who wins."""

from typing import Any

from buttonbox.games.war import winner
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from tests.games.war.positions import play, position, seat

HUT = [1, 2, 3, 4, 5, 6]


def ended(players: int = 2, **seats: Any) -> War:
    """Play the last die of the game."""
    own = {int(name[1:]): data for name, data in seats.items()}
    state = position(players, seats=own)
    return play(state, "village 1")


def test_w80_one_player_meets_it_and_wins_whatever_the_points() -> None:
    state = ended(s0=seat(front=[1]), s1=seat(sections=HUT))
    state2 = ended(s0=seat(front=[1], stars=5, buttons=0), s1=seat(stars=6))
    assert (state.winners(), WAR.ending(state).reason) == ((1,), "hut")
    assert (state2.winners(), WAR.ending(state2).reason) == ((1,), "stars")
    both = ended(s0=seat(front=[1]), s1=seat(stars=6, sections=HUT))
    assert WAR.ending(both).reason == "both"


def test_w81_points_for_cards_stars_sections_and_full_fives() -> None:
    state = ended(
        s0=seat(front=[1], stars=6, cards=["equals", "section"], sections=[1]),
        s1=seat(sections=HUT, village=[2]),
    )
    assert winner.points(state, 0) == 6 + 2 + 1 + 0
    assert winner.points(state, 1) == 6
    assert (state.winners(), WAR.ending(state).reason) == ((0,), "points")


def test_w81_others_count_too_and_may_win() -> None:
    state = position(
        3,
        seats={
            0: seat(stars=6),
            1: seat(sections=HUT),
            2: seat(front=[1], stars=5, sections=[1, 2], buttons=4),
        },
        to_act=2,
        start=2,
    )
    play(state, "village 1")
    assert state.buttons[2] == 5
    assert winner.points(state, 2) == 8
    assert state.winners() == (2,)


def test_w81_tied_points_then_buttons_then_a_shared_win() -> None:
    richer = ended(s0=seat(front=[1], stars=6), s1=seat(sections=HUT))
    assert (richer.winners(), WAR.ending(richer).reason) == ((0,), "buttons")
    state = position(
        3, seats={0: seat(stars=6), 1: seat(sections=HUT), 2: seat(front=[1])}, to_act=2, start=2
    )
    play(state, "village 1")
    assert (state.winners(), WAR.ending(state).reason) == ((0, 1), "shared")

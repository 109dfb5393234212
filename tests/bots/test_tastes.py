"""Players with a taste, who look for strategies that self-play has never found."""

import pytest

from buttonbox.bots.level import searches
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games.war import moves
from buttonbox.interpreted import is_compiled
from harness.bots.tastes import TASTES, TastefulBot, Trial, play
from tests.bots.positions import positions

ALWAYS = 10**6


def tasteful(trial: Trial) -> TastefulBot:
    return TastefulBot(SearchBot("war", Generator(1), searches(8)), trial)


def can_buy_a_star(state: State) -> bool:
    return any(TASTES["stars"](moves.decode(code)) for code in state.legal_moves())


def test_a_taste_decides_if_it_is_strong_enough() -> None:
    state = next(each for each in positions("war", 2, 400) if can_buy_a_star(each))
    likes = tasteful(Trial("stars", 2.0, ALWAYS)).choose(state)
    avoids = tasteful(Trial("sections, no stars", 2.0, ALWAYS)).choose(state)
    assert TASTES["stars"](moves.decode(likes))
    assert not TASTES["stars"](moves.decode(avoids))


def test_an_opening_ends_with_its_rounds() -> None:
    state = next(each for each in positions("war", 2, 400) if can_buy_a_star(each))
    plain = SearchBot("war", Generator(1), searches(8)).choose(state)
    assert tasteful(Trial("stars", 2.0, state.round - 1)).choose(state) == plain


@pytest.mark.skipif(not is_compiled(), reason="too slow interpreted")
def test_a_player_with_a_taste_plays_whole_games() -> None:
    assert play(Trial("no cards", 0.1, 3), 0).share in (0, 0.5, 1)

"""The play loop: whom it asks for moves, who draws chance, who observes."""

import pytest

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import IllegalMove
from buttonbox.core.game import Game
from buttonbox.core.history import Event, History
from buttonbox.core.play import Player, play_game, random_player
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.games.buttons.game import BUTTONS
from tests.core.pebbles import PebblesGame

ALL_GAMES = {**GAMES, "pebbles": PebblesGame()}  # with a foreign one in plain Python
every_game = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)


def played(game: Game, seed: int, players: list[Player] | None = None) -> History:
    history = History(game, game.settings(3))
    generator = Generator(seed)
    play_game(history, players or [random_player(generator)] * 3, generator)
    return history


@every_game
def test_it_plays_to_the_end(game: Game) -> None:
    history = played(game, 1)
    assert history.state.is_over()
    assert history.state.winners()


@every_game
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    assert played(game, 1).events == played(game, 1).events
    assert played(game, 1).events != played(game, 2).events


@every_game
def test_each_seat_is_asked_for_its_own_moves(game: Game) -> None:
    asked: list[Event] = []

    def player(seat: int) -> Player:
        choose = random_player(Generator(seat))

        def answer(state: State) -> int:
            assert state.actor() == seat
            code = choose(state)
            asked.append(Event(seat, code))
            return code

        return answer

    history = played(game, 1, [player(seat) for seat in range(3)])
    assert asked == [event for event in history.events if event.actor != CHANCE]
    assert {event.actor for event in asked} == {0, 1, 2}


def test_every_event_is_told_after_it_happened() -> None:
    history = History(BUTTONS, BUTTONS.settings(2))
    told: list[Event] = []

    def listen(heard: History) -> None:
        assert heard is history
        told.append(heard.events[-1])
        assert len(told) == len(heard.events)

    generator = Generator(4)
    play_game(history, [random_player(generator)] * 2, generator, listen)
    assert told == history.events


def test_it_plays_on_from_the_middle() -> None:
    whole = played(BUTTONS, 5)
    history = History(BUTTONS, whole.settings, events=whole.events[:30])
    generator = Generator(6)
    play_game(history, [random_player(generator)] * 3, generator)
    assert history.events[:30] == whole.events[:30]
    assert history.state.is_over()


def test_a_player_who_breaks_the_rules_is_refused() -> None:
    """B34: nobody gets out without a button."""
    history = History(BUTTONS, BUTTONS.settings(2))
    with pytest.raises(IllegalMove, match="B34"):
        play_game(history, [lambda state: BUTTONS.parse("out")] * 2, Generator(1))
    assert all(event.actor == CHANCE for event in history.events)


@every_game
def test_a_random_player_picks_any_legal_move(game: Game) -> None:
    history = History(game, game.settings(2))
    while len(history.state.legal_moves()) < 2:
        state = history.state
        chance = state.is_chance()
        history.apply(state.chance_outcomes()[0][0] if chance else state.legal_moves()[0])
    choose = random_player(Generator(8))
    picked = {choose(history.state) for _ in range(2000)}
    assert picked == set(history.state.legal_moves())

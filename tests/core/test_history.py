"""The history of a game, and what can be undone."""

import pytest

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import IllegalMove, InvalidSettings
from buttonbox.core.game import Game
from buttonbox.core.history import Event, History, NothingToUndo
from buttonbox.games import GAMES
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.war.game import WAR
from tests.core.played import begun, finished


def at_first_decision(game: Game) -> History:
    """Return a new game in which chance has set the table."""
    history = History(game, game.settings(2))
    while history.state.is_chance():
        history.apply(history.state.chance_outcomes()[0][0])
    return history


def test_apply_remembers_who_did_what() -> None:
    history = at_first_decision(BUTTONS)
    before = list(history.events)
    seat = history.state.actor()
    history.apply(BUTTONS.parse("roll"))
    assert history.events == [*before, Event(seat, BUTTONS.parse("roll"))]
    assert all(event.actor == CHANCE for event in before)


def test_a_refused_move_is_not_remembered() -> None:
    history = at_first_decision(BUTTONS)
    before = list(history.events)
    with pytest.raises(IllegalMove):
        history.apply(BUTTONS.parse("out"))
    assert history.events == before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_state_is_what_the_events_fold_to(game: Game) -> None:
    history = finished(game)
    again = History(game, history.settings, events=history.events)
    assert game.position(again.state) == game.position(history.state)
    assert again.state.is_over()


def test_a_part_of_the_events_folds_to_an_earlier_state() -> None:
    history = begun(WAR, 60)
    earlier = History(WAR, history.settings, events=history.events[:40])
    assert WAR.position(history.fold(40)) == WAR.position(earlier.state)


def test_a_game_can_begin_at_a_position() -> None:
    history = begun(BUTTONS, 20)
    position = BUTTONS.position(history.state)
    later = History(BUTTONS, history.settings, position)
    assert BUTTONS.position(later.state) == position
    assert later.events == []


def test_impossible_settings_are_refused() -> None:
    with pytest.raises(InvalidSettings, match="players"):
        History(BUTTONS, {"players": 5})


def test_settings_and_position_must_agree() -> None:
    position = BUTTONS.position(begun(BUTTONS, 20).state)
    other = 2 if position["players"] == 3 else 3
    with pytest.raises(InvalidSettings, match="the position has"):
        History(BUTTONS, BUTTONS.settings(other), position)


# Undo.


def test_undo_restores_the_state_before() -> None:
    history = at_first_decision(WAR)
    seat, before = history.state.actor(), WAR.position(history.state)
    history.apply(history.state.legal_moves()[0])
    assert WAR.position(history.state) != before
    history.undo(seat)
    assert WAR.position(history.state) == before


def test_undo_goes_on_while_the_moves_are_the_seats_own() -> None:
    """In the village die after die is placed by one seat."""
    history = at_first_decision(WAR)
    seat, before = history.state.actor(), WAR.position(history.state)
    count = len(history.events)
    for _ in range(2):
        village = next(
            move for move in history.state.legal_moves() if WAR.notation(move).startswith("village")
        )
        history.apply(village)
    history.undo(seat)
    history.undo(seat)
    assert WAR.position(history.state) == before
    assert len(history.events) == count


def test_undo_is_refused_past_chance() -> None:
    history = at_first_decision(BUTTONS)
    seat = history.state.actor()
    with pytest.raises(NothingToUndo, match="a die has rolled"):
        history.undo(seat)
    history.apply(BUTTONS.parse("roll"))
    history.apply(BUTTONS.parse("die 3"))
    with pytest.raises(NothingToUndo, match="a die has rolled"):
        history.undo(seat)


def test_undo_is_refused_past_another_players_move() -> None:
    history = at_first_decision(WAR)
    seat = history.state.actor()
    while history.state.actor() == seat:
        history.apply(history.state.legal_moves()[0])
    other = history.state.actor()
    with pytest.raises(NothingToUndo):
        history.undo(other)
    history.apply(history.state.legal_moves()[0])
    with pytest.raises(NothingToUndo, match="another player has moved"):
        history.undo(seat)


def test_undo_is_refused_to_chance_and_before_the_first_event() -> None:
    history = History(BUTTONS, BUTTONS.settings(2))
    for seat in (CHANCE, NOBODY, 0, 1):
        with pytest.raises(NothingToUndo):
            history.undo(seat)
    history.apply(BUTTONS.parse("card red"))
    with pytest.raises(NothingToUndo):
        history.undo(CHANCE)
    assert len(history.events) == 1


def test_undoable_seat() -> None:
    history = History(BUTTONS, BUTTONS.settings(2))
    assert history.undoable_seat() == CHANCE
    history = at_first_decision(BUTTONS)
    assert history.undoable_seat() == CHANCE
    seat = history.state.actor()
    history.apply(BUTTONS.parse("roll"))
    assert history.undoable_seat() == seat
    history.undo(seat)
    assert history.undoable_seat() == CHANCE


def test_undo_in_a_game_begun_at_a_position_stops_there() -> None:
    begin = at_first_decision(BUTTONS)
    position = BUTTONS.position(begin.state)
    history = History(BUTTONS, begin.settings, position)
    seat = history.state.actor()
    history.apply(BUTTONS.parse("roll"))
    history.undo(seat)
    assert BUTTONS.position(history.state) == position
    with pytest.raises(NothingToUndo):
        history.undo(seat)

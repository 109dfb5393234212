"""The guided first games: legal by the real rules, and complete."""

import pytest

from buttonbox.core.actors import NOBODY
from buttonbox.games import GAMES
from buttonbox.server.http import lessons, rules
from buttonbox.server.http.lessons import READER, lesson, read_script
from buttonbox.server.messages import Lesson
from harness.servers import Server

SHORTEST, LONGEST = 12, 36  # steps: three to five minutes


def lesson_of(name: str) -> Lesson:
    """Folds every event, so that an illegal one fails here."""
    found = lesson(name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_legal_and_takes_a_few_minutes(name: str) -> None:
    assert SHORTEST <= len(lesson_of(name).steps) <= LONGEST


@pytest.mark.parametrize("name", GAMES)
def test_every_wanted_move_is_offered_to_the_reader(name: str) -> None:
    now = None
    for step in lesson_of(name).steps:
        now = step.beats[-1].now if step.beats else now
        assert now is not None
        offered = {offer["code"] for offer in now.legal_moves or []}
        assert set(step.wanted) <= offered, step.say


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_waits_for_nothing_but_the_reader(name: str) -> None:
    """Nobody has to act in the end of a scene, and dice never lie in the air."""
    for step in lesson_of(name).steps:
        assert [beat.now.actor for beat in step.beats if beat.now.actor == -1] == []


@pytest.mark.parametrize("name", GAMES)
def test_only_the_reader_is_told_moves(name: str) -> None:
    for step in lesson_of(name).steps:
        for beat in step.beats:
            assert (beat.now.legal_moves is not None) == (beat.now.actor == READER)


@pytest.mark.parametrize("name", GAMES)
def test_the_names_fit_the_seats(name: str) -> None:
    path = GAMES[name].lesson
    assert path is not None
    script = read_script(path)
    settings = GAMES[name].settings(
        script.settings["players"],
        {key: value for key, value in script.settings.items() if key != "players"},
    )
    assert settings == script.settings
    assert len(script.names) == settings["players"]
    for scene in script.scenes:
        assert GAMES[name].from_position(scene.start).players == settings["players"]


def test_the_lesson_of_buttons_is_won_with_five_in_a_line() -> None:
    now = lesson_of("buttons").steps[-1].beats[-1].now
    assert now.actor == NOBODY
    assert now.result is not None
    assert (now.result.winners, now.result.ending) == ([READER], "line")


def test_a_lesson_can_be_fetched(server: Server) -> None:
    answer = server.http.get("/api/lessons/buttons")
    assert answer.status_code == 200
    assert answer.json()["steps"][0]["say"] == "welcome"
    assert server.http.get("/api/lessons/chess").status_code == 404


def test_only_real_games_are_kept_in_memory() -> None:
    for number in range(20):
        assert lessons.lesson(f"no game {number}") is None
        assert rules.rules(f"no game {number}", "en") is None
        assert rules.rules("war", f"no language {number}") == rules.rules("war", "en")
    assert lessons._played.cache_info().currsize <= len(GAMES)
    assert rules._read.cache_info().currsize <= len(GAMES) * len(rules.LANGUAGES)

"""Observations hold what their fields say, for every state and seat."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from pebbles.game import PEBBLES

from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES, find_game
from buttonbox.games.buttons import material
from buttonbox.games.buttons.layouts import by_seat
from buttonbox.games.buttons.rules import Buttons
from buttonbox.games.war import material as war_material
from buttonbox.games.war.game import WAR
from buttonbox.research.observations.encoder import Encoder, PlainEncoder, legal_mask
from buttonbox.research.observations.fields import Field, spans
from buttonbox.research.registry import ENCODERS, NoEncoder, make_encoder, register
from tests.research.kinds import every_kind

STATES = 400


def random_states(game: str, players: int, count: int = STATES) -> Iterator[State]:
    """Yield the states of random games, including those in which chance acts."""
    rules, generator = find_game(game), Generator(players)
    state = rules.new(rules.settings(players))
    for _ in range(count):
        if state.is_over():
            state = rules.new(rules.settings(players))
        yield state
        chance = state.is_chance()
        state.apply(generator.draw(state) if chance else generator.choose(state.legal_moves()))


def by_field(encoder: Encoder, row: Sequence[int]) -> dict[str, list[int]]:
    return {field.name: list(row[start:stop]) for field, start, stop in spans(encoder.fields)}


def one_hot(size: int, index: int) -> list[int]:
    return [int(i == index) for i in range(size)]


def bits(size: int, cells: int) -> list[int]:
    return [cells >> i & 1 for i in range(size)]


@every_kind
def test_numbers_stay_within_their_fields(game: str, players: int) -> None:
    encoder = make_encoder(game, players)
    for state in random_states(game, players):
        row = encoder.observe(state, players - 1)
        for field, start, stop in spans(encoder.fields):
            assert max(row[start:stop]) <= field.high, field.name


@every_kind
def test_names_of_fields_are_unique(game: str, players: int) -> None:
    names = [field.name for field in make_encoder(game, players).fields]
    assert len(set(names)) == len(names)


@every_kind
def test_states_that_look_alike_have_the_same_moves(game: str, players: int) -> None:
    """An observation misses nothing that decides what is legal or whose turn it is."""
    seen: dict[bytes, tuple[int, list[int]]] = {}
    encoder = make_encoder(game, players)
    for state in random_states(game, players, 2000):
        key = bytes(encoder.observe(state, 0))
        assert seen.setdefault(key, (state.actor(), state.legal_moves())) == (
            state.actor(),
            state.legal_moves(),
        )


def expected_buttons(state: Any, seat: int) -> dict[str, list[int]]:
    """Return the expected observation of BUTTONS, computed independently."""
    said = {
        "phase": one_hot(8, state.phase),
        "white": one_hot(6, state.white - 1),
        "gold": one_hot(6, state.gold - 1),
        "black": [list(state.black).count(face) for face in range(1, 7)],
        "rolled": [state.rolled],
        "blacks": [state.blacks],
        "left_out": bits(4, state.left_out),
    }
    for ahead in range(state.players):
        other, at = (seat + ahead) % state.players, f"seat{ahead}."
        said |= {
            at + "buttons": bits(36, state.buttons[other]),
            at + "stars": bits(36, state.stars[other]),
            at + "cards": bits(4, state.cards[other]),
            at + "status": one_hot(3, state.status[other]),
            at + "due": [state.due[other]],
            at + "to_act": [int(state.actor() == other)],
            at + "active": [int(state.active == other)],
            at + "start": [int(state.start == other)],
        }
        for colour, name in enumerate(material.COLOURS):
            said[at + name] = bits(36, state.colours[other][colour])
    return said


@pytest.mark.parametrize("players", [2, 3, 4])
def test_buttons_says_what_lies_on_the_table(players: int) -> None:
    encoder = make_encoder("buttons", players)
    for number, state in enumerate(random_states("buttons", players)):
        seat = number % players
        assert by_field(encoder, encoder.observe(state, seat)) == expected_buttons(state, seat)


def expected_war_table(state: Any) -> dict[str, list[int]]:
    """Return the expected fields of War that are the same for every seat."""
    return {
        "phase": one_hot(15, state.phase),
        "round_end": one_hot(7, state.round_end_step - 1),
        "marker": one_hot(11, state.marker),
        "marker_part": [state.marker_part],
        "acted": [state.acted],
        "bonus": [state.bonus],
        "brother_used": [state.brother_used],
        "using": one_hot(4, state.using - war_material.TURN_CARD),
        "used": bits(4, state.used),
        "dice_to_roll": [state.dice_to_roll],
        "laid": [state.laid],
        "tiles": [state.tiles],
        "tile_used": list(state.tile_used),
        "tracks": [value for track in state.tracks for value in track],
        "deck": list(state.deck),
        "discard": list(state.discard),
        "marker_pool": list(state.marker_pool),
        "lake": list(state.lake)[1:],
        "village_white": list(state.village_white)[1:],
        "mill_white": list(state.mill_white)[1:],
        "picked": list(state.picked)[1:],
    }


def expected_war_places(state: Any, seat: int) -> dict[str, list[int]]:
    """Return the expected fields of the locations, the school and the display."""

    def owner(other: int) -> list[int]:
        return one_hot(state.players, (other - seat) % state.players if other >= 0 else -1)

    said = {"school.marker": one_hot(11, state.markers[3])}
    for place, name in enumerate(war_material.LOCATIONS):
        said |= {
            f"{name}.marker": one_hot(11, state.markers[place]),
            f"{name}.owner": owner(state.group_seat[place]),
            f"{name}.space": [state.space[place]],
            f"{name}.value": [state.group_value[place]],
            f"{name}.coloured": [state.group_dice[place]],
            f"{name}.white": [state.group_white[place]],
            f"{name}.brother": [state.lone_brother[place]],
        }
    for space, name in enumerate(war_material.SCHOOL):
        said[f"school.{name}.owner"] = owner(state.school_seat[space])
        said[f"school.{name}.value"] = [state.school_value[space]]
    for slot in range(3):
        said |= {
            f"card{slot + 1}.kind": one_hot(15, state.display[slot]),
            f"card{slot + 1}.owner": owner(state.sold_seat[slot]),
            f"card{slot + 1}.value": [state.sold_value[slot]],
            f"card{slot + 1}.coloured": [state.sold_dice[slot]],
            f"card{slot + 1}.white": [state.sold_white[slot]],
        }
    return said


def expected_war_seat(state: Any, seat: int) -> dict[str, list[int]]:
    """Return the expected fields of one seat."""
    return {
        "front": list(state.front[seat])[1:],
        "white": list(state.white[seat])[1:],
        "village": list(state.village[seat])[1:],
        "mill": list(state.mill[seat])[1:],
        "detention": list(state.detention[seat]),
        "cards": list(state.cards[seat]),
        "sections": bits(6, state.sections[seat]),
        "stars": [state.stars[seat]],
        "brothers": [state.brothers[seat]],
        "buttons": [min(state.buttons[seat], 127)],
        "more_buttons": [min(max(state.buttons[seat] - 127, 0), 127)],
        "to_act": [int(state.actor() == seat)],
        "turn": [int(state.turn_seat == seat)],
        "start": [int(state.start == seat)],
        "next_start": [int(state.next_start == seat)],
        "rolling": [int(state.rolling_seat == seat)],
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_war_says_what_lies_on_the_table(players: int) -> None:
    encoder = make_encoder("war", players)
    for number, state in enumerate(random_states("war", players)):
        seat = number % players
        said = expected_war_table(state) | expected_war_places(state, seat)
        for ahead in range(players):
            own = expected_war_seat(state, (seat + ahead) % players)
            said |= {f"seat{ahead}.{name}": values for name, values in own.items()}
        assert by_field(encoder, encoder.observe(state, seat)) == said


def test_a_rich_player_of_war_is_seen_as_such() -> None:
    state: Any = WAR.new(WAR.settings(2))
    state.buttons = [130, 5000, 0, 0]
    encoder = make_encoder("war", 2)
    seen = by_field(encoder, encoder.observe(state, 0))
    assert (seen["seat0.buttons"], seen["seat0.more_buttons"]) == ([127], [3])
    assert (seen["seat1.buttons"], seen["seat1.more_buttons"]) == ([127], [127])


def test_the_mask_is_that_of_the_legal_moves() -> None:
    for name, game in GAMES.items():
        for state in random_states(name, 2):
            mask = legal_mask(state, game.move_count)
            assert [code for code, legal in enumerate(mask) if legal] == sorted(state.legal_moves())


def test_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Buttons"):
        make_encoder("buttons", 2).observe(WAR.new(WAR.settings(2)), 0)


@pytest.mark.parametrize(("players", "seat"), [(3, 0), (2, 2), (2, -1)])
def test_another_number_of_players_is_refused(players: int, seat: int) -> None:
    with pytest.raises(ValueError, match="2 players"):
        make_encoder("buttons", 2).observe(Buttons(players, by_seat([])), seat)


def test_a_game_without_an_encoder_is_named() -> None:
    with pytest.raises(NoEncoder, match="chess"):
        make_encoder("chess", 2)


class PebblesEncoder(PlainEncoder):
    """An encoder of a third game, in plain Python."""

    def __init__(self, players: int) -> None:
        fields = [
            Field("heap", 1, 127, "pebbles left"),
            Field("own", players, 127, "pebbles taken"),
        ]
        super().__init__(PEBBLES.new(PEBBLES.settings(players)), fields)

    def values(self, state: Any, seat: int) -> list[int]:
        taken = state.pebbles
        return [state.heap, *taken[seat:], *taken[:seat]]


@pytest.fixture
def _pebbles() -> Iterator[None]:
    register("pebbles", PebblesEncoder)
    yield
    ENCODERS.unregister("pebbles")


@pytest.mark.usefixtures("_pebbles")
def test_a_third_game_may_have_an_encoder() -> None:
    state: Any = PEBBLES.new(PEBBLES.settings(2))
    state.heap, state.pebbles = 4, [1, 2]
    assert list(make_encoder("pebbles", 2).observe(state, 1)) == [4, 2, 1]


def test_an_encoder_that_writes_too_much_is_told() -> None:
    encoder = PebblesEncoder(2)
    state: Any = PEBBLES.new(PEBBLES.settings(2))
    state.heap = 200
    with pytest.raises(ValueError, match="3 numbers from 0 to 127"):
        encoder.observe(state, 0)

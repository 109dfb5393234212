"""The conformance kit: a foreign game passes, and every check can fail."""

from typing import Self

import pytest

from buttonbox.core.conformance import ConformanceError, check_game
from buttonbox.core.game import Json
from tests.core import broken_pebbles as broken
from tests.core.pebbles import Pebbles, PebblesGame, all_pebbles, die_shows

SEEDS = range(5)
NEVER = 10**6  # thorough checks at one in this many events


def playing(state_class: type[Pebbles]) -> PebblesGame:
    """Return the game, but with these states."""
    game = PebblesGame()
    game.state_class = state_class
    return game


def test_a_foreign_game_passes() -> None:
    check_game(PebblesGame(), SEEDS, conserved=all_pebbles, shows=die_shows)


def test_numbers_of_players_can_be_chosen() -> None:
    class ThreeOnly(PebblesGame):
        def new(self, settings: Json) -> Pebbles:
            assert settings["players"] == 3
            return super().new(settings)

    check_game(ThreeOnly(), SEEDS, players=[3])


def test_closer_looks_can_be_rarer() -> None:
    looks: dict[int, int] = {}

    def count_looks(every: int) -> None:
        class Counting(PebblesGame):
            def from_position(self, position: Json) -> Pebbles:
                looks[every] = looks.get(every, 0) + 1
                return super().from_position(position)

        check_game(Counting(), SEEDS, every=every)

    count_looks(1)
    count_looks(3)
    assert looks[3] < looks[1]


def test_options_reach_the_settings() -> None:
    with pytest.raises(ValueError, match="heap: no such option"):
        check_game(PebblesGame(), SEEDS, options={"heap": 3})


def test_a_failure_names_game_players_seed_and_event() -> None:
    with pytest.raises(
        ConformanceError, match=r"^pebbles, 3 players, seed 4, event \d+: the game is over"
    ):
        check_game(playing(broken.NobodyWins), [4], players=[3])


BROKEN_STATES: dict[type[Pebbles], str] = {
    broken.WrongActor: "the actor is 7",
    broken.WrongPlayers: "the state has 4 players",
    broken.RepeatsMove: "lists a move twice",
    broken.NoMoves: "is to move, but has no legal move",
    broken.MoveOutOfRange: "the legal move 3 is outside",
    broken.MovesOfChance: "no seat is to move, but legal_moves",
    broken.ChanceOutOfTurn: "it is not the turn of chance",
    broken.RepeatsOutcome: "lists an event twice",
    broken.OutcomeOutOfRange: "the chance event 2 is outside",
    broken.FloatProbabilities: "is not a Fraction above 0",
    broken.ImpossibleOutcome: "is not a Fraction above 0",
    broken.TooProbable: "add up to",
    broken.DeafToTheDie: "does not show in the state it leads to",
    broken.WinsEarly: "before the game is over",
    broken.LegalButUnlisted: r"is_legal\(1\) disagrees with",
    broken.ListedButIllegal: r"is_legal\(0\) disagrees with",
    broken.TakesAnything: "is not refused",
    broken.RaisesSomethingElse: "raised LookupError",
    broken.UnknownRule: "'P77', which is not in the rule book",
    broken.NoReason: "without a reason",
    broken.ChangedByRefusal: "changed the state",
    broken.CloneChangesOriginal: "an event of a clone changed the original",
    broken.OriginalChangesClone: "an event changed an earlier clone",
    broken.FreshClone: "a clone differs in its position",
    broken.LosesPebbles: "conserved was 12 and is now 11",
    broken.Crashes: "raised ZeroDivisionError",
    broken.NobodyWins: "the game is over, but its winners are",
    broken.StrangerWins: r"the game is over, but its winners are \(9,\)",
}


@pytest.mark.parametrize("state_class", BROKEN_STATES)
def test_a_broken_state_is_found(state_class: type[Pebbles]) -> None:
    with pytest.raises(ConformanceError, match=BROKEN_STATES[state_class]):
        check_game(playing(state_class), SEEDS, conserved=all_pebbles, shows=die_shows, every=2)


def test_outcomes_that_lead_to_one_state_are_found() -> None:
    with pytest.raises(ConformanceError, match="the chance events 3 and 4 lead to the same state"):
        check_game(playing(broken.DeafToTheDie), SEEDS)


def test_outcomes_may_lead_to_one_state_where_a_round_ends() -> None:
    class EndsRounds(broken.DeafToTheDie):
        def take(self, count: int) -> None:
            self.round += 1
            super().take(count)

        def clone(self) -> Self:
            twin = super().clone()
            twin.round = self.round
            return twin

    check_game(playing(EndsRounds), SEEDS)


BROKEN_GAMES: dict[type[PebblesGame], str] = {
    broken.NoPlayers: "players must be",
    broken.TooManyPlayers: "players must be numbers from 1 to 4",
    broken.NoChanceRange: "move_count must be",
    broken.RepeatedEnding: "endings must be",
    broken.NoRules: "no numbered rules",
    broken.AmbiguousNotation: "'one', the notation of code 0, is read as 1",
    broken.UnreadableNotation: "'toss', the notation of code 2, is refused: what is a toss",
    broken.PositionIsNoJson: "the position is not JSON",
    broken.PositionHasTuple: "the position changes when it is written",
    broken.PositionLosesTurn: "differs in its position",
    broken.PositionHidesChance: "differs in its actor",
    broken.NoDrawing: "the drawing of the state is empty",
    broken.LongDescription: "'one' is not described in one line",
    broken.NoDescription: "'one' is not described in one line",
    broken.StrangeEnding: "the ending 'rain' is not one of",
    broken.OtherWinners: "the ending names the winners",
    broken.SettingsAreNoJson: "the record has other settings",
}


@pytest.mark.parametrize("game_class", BROKEN_GAMES)
def test_a_broken_game_is_found(game_class: type[PebblesGame]) -> None:
    with pytest.raises(ConformanceError, match=BROKEN_GAMES[game_class]):
        check_game(game_class(), SEEDS)


@pytest.mark.parametrize(
    ("state_class", "difference"),
    [
        (broken.Timid, "its legal moves"),
        (broken.Biased, "its chance outcomes"),
        (broken.StrangerWins, "its winners"),
    ],
)
def test_a_position_that_plays_otherwise_is_found(
    state_class: type[Pebbles], difference: str
) -> None:
    with pytest.raises(ConformanceError, match=f"read from its position differs in {difference}"):
        check_game(broken.ReadsOtherStates(state_class), SEEDS)


def test_an_endless_game_is_found() -> None:
    with pytest.raises(ConformanceError, match="event 101: the game does not end"):
        check_game(playing(broken.Endless), SEEDS, every=NEVER, longest=100)


# A game that is not the same each time. Its record is read after three games, and it is played
# again after four.


@pytest.mark.parametrize(
    ("game", "every", "sentence"),
    [
        (broken.WearsOut(1), 1, "does not restore the state before it"),
        (broken.WearsOut(2), NEVER, "the record leads to another state"),
        (broken.WearsOut(4), NEVER, "same seed, it ends in another state"),
        (broken.WearsOut(4, other_seat=True), NEVER, "same seed, event 1 differs"),
    ],
)
def test_a_game_that_cannot_be_repeated_is_found(
    game: broken.WearsOut, every: int, sentence: str
) -> None:
    with pytest.raises(ConformanceError, match=sentence):
        check_game(game, [0], every=every)

"""Every level plays by the rules, within its budget, by its own generator."""

import pytest

from buttonbox.bots.bot import Bot, Budget
from buttonbox.bots.level import ONE_PLY, by_players, errs, searches
from buttonbox.bots.levels import BOTS, LEVELS, UnknownBot, find_level, levels_of, make_bot
from buttonbox.bots.registry import find_bots
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.randomness import Generator, Playout
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.interpreted import is_compiled
from tests.bots.positions import positions

POSITIONS = 10_000 if is_compiled() else 20
FEW = 20 if is_compiled() else 3
TINY = Budget(simulations=3)
EARLIER_NAMES = ("random", "novice", "easy", "strong", "master", "uct")


def one_step(game: str, level: str) -> bool:
    """Return whether the level plays one ply deep."""
    return level in LEVELS[1:] and find_level(game, level).budget == ONE_PLY


def errs_in(game: str, level: str) -> bool:
    """Return whether the level errs with two players."""
    return level in LEVELS[1:] and find_level(game, level).noise is not None


def test_every_ladder_goes_from_novice_to_master() -> None:
    for game in GAMES:
        ladder = tuple(find_bots(game).ladder)
        assert ladder == tuple(level for level in LEVELS if level in ladder)
        assert (ladder[0], ladder[-1]) == (LEVELS[1], LEVELS[-1])
        assert levels_of(game) == ("random", *ladder)


def test_a_level_that_a_game_lacks_plays_like_the_next_weaker_one() -> None:
    assert "champion" not in levels_of("buttons")
    assert find_level("buttons", "champion") == find_level("buttons", "strong")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_level_that_searches_has_more_simulations_even_where_time_is_short(
    game: str, players: int
) -> None:
    levels = [level.for_players(players) for level in find_bots(game).ladder.values()]
    least = [level.budget.simulations or 0 for level in levels if level.noise is None]
    assert least == sorted(set(least))


@pytest.mark.parametrize("name", EARLIER_NAMES)
def test_the_names_in_old_tables_and_commands_still_work(name: str) -> None:
    assert make_bot("war", name, 1, TINY)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'wizard'; there are: random, novice"):
        make_bot("war", "wizard", 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_bot_ever_returns_an_illegal_move(game: str, players: int) -> None:
    bots = [make_bot(game, name, 3, TINY) for name in BOTS]
    for number, state in enumerate(positions(game, players, POSITIONS // 3 + 1)):
        before = GAMES[game].position(state)
        move = bots[number % len(bots)].choose(state)
        assert move in state.legal_moves()
        assert GAMES[game].position(state) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", BOTS)
def test_the_same_seed_gives_the_same_moves(game: str, level: str) -> None:
    def moves() -> list[int]:
        bot = make_bot(game, level, 7, Budget(simulations=60))
        return [bot.choose(state) for state in positions(game, 2, FEW)]

    assert moves() == moves()


@pytest.mark.parametrize(
    ("game", "level"),
    [(game, level) for game in GAMES for level in levels_of(game) if errs_in(game, level)],
)
def test_levels_that_err_search_as_deep_whatever_the_budget(game: str, level: str) -> None:
    state = positions(game, 2, 1)[0]
    bots = [make_bot(game, level, 7, budget) for budget in (None, Budget(simulations=60))]
    assert len({tuple(bot.consider(state)) for bot in bots}) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", BOTS)
def test_all_moves_are_considered_the_best_first(game: str, level: str) -> None:
    bot = make_bot(game, level, 7, Budget(simulations=60))
    for state in positions(game, 3, FEW):
        choices = bot.consider(state)
        assert sorted(choice.code for choice in choices) == sorted(state.legal_moves())
        for choice in choices:
            assert 0 <= choice.low <= choice.value <= choice.high <= 1
        if one_step(game, level):  # the others go by how often they tried a move
            values = [choice.value for choice in choices]
            assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", BOTS)
def test_win_chances_add_up_to_1(game: str, level: str) -> None:
    bot = make_bot(game, level, 7, Budget(simulations=20))
    for state in positions(game, 4, 5):
        assert sum(bot.win_chances(state)) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", BOTS)
def test_win_chances_are_exact_at_the_end(game: str, level: str) -> None:
    bot = make_bot(game, level, 7, Budget(simulations=20))
    state = finished(game)
    winners = state.winners()
    assert bot.win_chances(state) == [(seat in winners) / len(winners) for seat in range(2)]


def finished(game: str) -> State:
    state = GAMES[game].new(GAMES[game].settings(2))
    Playout(Generator(1)).finish(state)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_win_chances_before_chance_acts_add_up_to_1(game: str) -> None:
    state = GAMES[game].new(GAMES[game].settings(2))
    assert state.is_chance()
    for level in ("easy", "uct"):
        bot: Bot = make_bot(game, level, 7, Budget(simulations=20))
        assert sum(bot.win_chances(state)) == pytest.approx(1)


def test_a_level_may_play_differently_with_more_players() -> None:
    """With each number of players it plays exactly like the level given for it."""
    levels = {2: searches(3), 3: searches(40), 4: errs(2.0)}
    mixed = by_players(levels[2], levels[3], levels[4])
    for players, level in levels.items():
        state = positions("war", players, 1)[0]
        bot, plain = (SearchBot("war", Generator(7), each) for each in (mixed, level))
        assert bot.consider(state) == plain.consider(state)
        assert bot.move_weights(state) == plain.move_weights(state)


def test_another_budget_holds_for_any_number_of_players_but_not_for_levels_that_err() -> None:
    changed = by_players(searches(3), searches(40), errs(2.0)).with_budget(TINY)
    assert changed.for_players(2).budget == changed.for_players(3).budget == TINY
    assert changed.for_players(4) == errs(2.0)

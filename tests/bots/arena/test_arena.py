"""Matches: who sits where, the same luck for all, and the same result wherever they are played."""

import json
import os
import pty
import signal
import subprocess
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest

from buttonbox.bots.arena.arena import (
    Block,
    Entrant,
    GameFailed,
    SharedChance,
    make_blocks,
    mean_share,
    play_block,
    play_blocks,
    play_match,
)
from buttonbox.bots.arena.executors import InlineExecutor, open_executor
from buttonbox.bots.arena.ratings import GameResult
from buttonbox.bots.bot import Bot, Budget, RandomBot
from buttonbox.bots.levels import make_bot
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES, find_game
from tests.commands import assert_refused, command, run

pytestmark = pytest.mark.slow


class Steady(RandomBot):
    """Plays random moves, but always the same one in the same situation."""

    def choose(self, state: State) -> int:
        moves = state.legal_moves()
        return Generator(sum(moves) + state.round).choose(moves)


class Cheat(RandomBot):
    """Plays a move that is never legal."""

    def choose(self, state: State) -> int:
        return -1


def sample_bot(game: str, level: str, seed: int, budget: Budget | None) -> Bot:
    """A bot factory that other processes can import."""
    return {"steady": Steady, "cheat": Cheat}.get(level, RandomBot)(Generator(seed))


def entrants(*levels: str) -> list[Entrant]:
    return [Entrant(f"{level}{number}", level) for number, level in enumerate(levels)]


def played(
    blocks: Sequence[Block], workers: int = 1, cluster: str | None = None
) -> list[GameResult]:
    with open_executor(workers, cluster) as crew:
        return [game for block in play_blocks(blocks, sample_bot, *crew) for game in block]


# Who sits where.


@pytest.mark.parametrize(
    ("count", "players"), [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4), (4, 2), (4, 3), (5, 2)]
)
def test_everybody_sits_equally_often_in_every_seat(count: int, players: int) -> None:
    everybody = entrants(*["random"] * count)
    blocks = make_blocks("war", everybody, players, 10_000, 1)
    period = next(i for i, block in enumerate(blocks[1:], 1) if same_seats(block, blocks[0]))
    seats = Counter(
        (entrant.name, seat)
        for block in blocks[:period]
        for seating in block.seatings
        for seat, entrant in enumerate(seating)
    )
    assert len(seats) == count * players
    assert len(set(seats.values())) == 1


def same_seats(one: Block, other: Block) -> bool:
    return one.seatings == other.seatings


def test_blocks_have_every_rotation_once_and_games_are_enough() -> None:
    a, b, c, d = entrants(*["random"] * 4)
    blocks = make_blocks("war", [a, b, c, d], 4, 30, 1)
    assert sum(len(block.seatings) for block in blocks) == 32
    assert (a, b, c, d) in blocks[0].seatings
    assert set(blocks[0].seatings) == {(a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c)}
    assert len({block.seatings for block in blocks}) == 6  # who sits left of whom changes too


def test_one_against_three_of_a_kind_takes_every_seat() -> None:
    one, other = entrants("random", "random")
    (block,) = make_blocks("war", [one, other, other, other], 4, 4, 1)
    assert sorted(seating.index(one) for seating in block.seatings) == [0, 1, 2, 3]


def test_a_bot_does_not_play_itself() -> None:
    only = Entrant("a", "random")
    with pytest.raises(InvalidSettings, match="two different bots"):
        make_blocks("war", [only, only], 2, 4, 1)


# The same luck.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_decides_alike_has_the_same_game_in_every_rotation(game: str, players: int) -> None:
    for block in make_blocks(game, entrants(*["steady"] * players), players, 8, 3):
        shares = {result.shares for result in play_block(block, sample_bot)}
        assert len(shares) == 1


def test_blocks_and_seeds_have_luck_of_their_own() -> None:
    def shares(seed: int) -> list[tuple[float, ...]]:
        blocks = make_blocks("war", entrants("steady", "steady"), 2, 40, seed)
        return [game.shares for game in played(blocks)]

    assert len(set(shares(1))) > 1
    assert shares(1) != shares(2)


def test_luck_gets_back_in_step_with_each_round() -> None:
    """The next round starts with the same dice, however many were rolled before."""
    game = find_game("buttons")
    luck, late = SharedChance(1, 2), SharedChance(1, 2)
    state = game.new(game.settings(2))
    for _ in range(3):
        luck.draw(state)
    after = state.clone()
    after.round = 2
    assert [luck.draw(after) for _ in range(2)] == [late.draw(after) for _ in range(2)]


def test_luck_is_fair() -> None:
    game = find_game("buttons")
    state = game.new(game.settings(2))
    generator = Generator(1)
    while not state.is_chance() or state.chance_outcomes()[0][1].denominator != 6:
        state.apply(generator.draw(state) if state.is_chance() else state.legal_moves()[0])
    faces = Counter(SharedChance(7, block).draw(state) for block in range(3000))
    expected = 3000 / 6
    assert len(faces) == 6
    assert sum((count - expected) ** 2 / expected for count in faces.values()) < 20.5  # 99.9 %


# The same result wherever it is played.


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_determines_the_results_however_many_workers(game: str) -> None:
    blocks = make_blocks(game, entrants("random", "steady", "random"), 3, 18, 5)
    alone = played(blocks)
    assert len(alone) == 18
    assert alone == played(blocks)
    assert alone == played(blocks, workers=2)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_fails_is_reported_from_wherever_it_was_played(workers: int) -> None:
    blocks = make_blocks("war", entrants("random", "cheat"), 2, 8, 4)
    with pytest.raises(GameFailed, match=r"war, seed 4, block 0, cheat1 and random0: .*\(W"):
        played(blocks, workers)


def test_play_can_be_left_early() -> None:
    blocks = make_blocks("buttons", entrants("random", "steady"), 2, 10_000, 1)
    with open_executor(2, None) as crew:
        first = next(play_blocks(blocks, sample_bot, *crew))
    assert first == play_block(blocks[0], sample_bot)
    assert first == next(play_blocks(blocks, sample_bot, InlineExecutor(), 1))


def test_the_mean_share_of_a_block() -> None:
    block = [
        GameResult(("a", "b", "b"), (1.0, 0.0, 0.0)),
        GameResult(("b", "b", "a"), (0.0, 0.5, 0.5)),
    ]
    assert mean_share("a", block) == 0.75
    assert mean_share("b", block) == 0.125
    assert mean_share("c", block) is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_match_every_seat_has_the_same_dice(players: int) -> None:
    """Bots that decide in the same way win exactly their share."""
    champion, other = Steady(Generator(1)), Steady(Generator(2))
    share = play_match("war", champion, other, players, rounds=3, seed=1)
    assert share == pytest.approx(1 / players)


def test_the_better_bot_wins_a_match() -> None:
    champion = make_bot("buttons", "expert", 1)
    assert play_match("buttons", champion, RandomBot(Generator(1)), 2, rounds=10, seed=1) > 0.8


# As a user runs it.


def test_two_dask_workers_give_the_same_result_as_none() -> None:
    from distributed import LocalCluster  # slow: not for the processes that import this module

    match = ["buttons", "--bots", "random,strong@8", "--games", "4", "--seed", "3", "--json"]
    blocks = make_blocks("war", entrants("random", "steady"), 2, 12, 5)
    two = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]
    with two as cluster:
        address = cluster.scheduler_address
        assert played(blocks, cluster=address) == played(blocks)
        there = run("arena", *match, "--cluster", address)
    here = run("arena", *match, "--workers", "1")
    assert there.returncode == 0, there.stderr
    assert there.stdout == here.stdout != ""


def test_the_table_the_json_and_the_plot(tmp_path: Path) -> None:
    out = tmp_path / "made" / "for it"
    done = run(
        "arena", "war", "--bots", "random,random@1,random@2", "--games", "9", "--out", str(out)
    )
    assert done.returncode == 0, done.stderr
    assert "War of the Buttons, 3 players, 9 games, seed 1\n" in done.stdout
    report = json.loads((out / "arena.json").read_text())
    assert report["games"] == 9
    assert sum(standing["won"] for standing in report["standings"]) == pytest.approx(9)
    assert {rating["name"] for rating in report["ratings"]} == {"random", "random@1", "random@2"}
    picture = ElementTree.parse(out / "ratings.svg").getroot()
    texts = [element.text for element in picture.iter() if element.text]
    assert "War of the Buttons: strength after 9 games" in texts
    assert any("random@2: " in text for text in texts)  # the description
    assert picture.get("role") == "img"


def test_play_stops_when_the_sequential_test_has_decided() -> None:
    match = ["war", "--bots", "random,random@1", "--games", "4000", "--until", "0.9", "--json"]
    one, two = (json.loads(run("arena", *match, "--workers", workers).stdout) for workers in "12")
    assert one == two
    assert one["until"] == {"bot": "random", "share": 0.9, "verdict": "below"}
    assert one["games"] < 400


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_what_was_played(workers: str) -> None:
    match = ["buttons", "--bots", "random,random@1", "--games", "20000", "--workers", workers]
    screen, terminal = pty.openpty()
    playing = subprocess.Popen(
        command("arena", *match),
        stdout=subprocess.PIPE,
        stderr=terminal,
        text=True,
        start_new_session=True,
        # As in a terminal, also where the tests run in the background, which ignores Ctrl+C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    os.close(terminal)
    shown = b""
    while b"100/10000" not in shown:
        shown += os.read(screen, 1000)
    os.killpg(playing.pid, signal.SIGINT)
    printed, _ = playing.communicate()
    os.close(screen)
    assert playing.returncode == 0
    assert ", interrupted\n" in printed
    games = int(printed.split(" games")[0].split()[-1])
    assert 200 <= games < 20_000


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess", "--bots", "random,easy"], "invalid choice: 'chess'"),
        (["war"], "required: --bots"),
        (["war", "--bots", "random"], "--bots: must name at least two"),
        (["war", "--bots", "random,random"], "--bots: at least two different bots"),
        (["war", "--bots", "random,deep-blue"], "'deep-blue'"),
        (["war", "--bots", "random,easy@soon"], "'easy@soon': a budget looks like 200 or 0.05s"),
        (["war", "--bots", "random,easy@-1s"], "'easy@-1s': a budget"),
        (["war", "--bots", "random,easy", "--games", "0"], "--games: must be at least 1"),
        (["war", "--bots", "random,easy", "--players", "5"], "invalid choice: 5"),
        (["war", "--bots", "random,easy", "--workers", "0"], "--workers: must be at least 1"),
        (["war", "--bots", "random,easy", "--time", "0"], "--time: must be more than 0"),
        (["war", "--bots", "random,easy", "--time", "1", "--simulations", "1"], "not allowed with"),
        (["war", "--bots", "random,easy", "--until", "1"], "--until: must be between 0 and 1"),
        (["war", "--bots", "random,easy", "--out", "/dev/null/x"], "/dev/null"),
        (["war", "--bots", "random,easy", "--cluster", "nowhere"], "no Dask scheduler answers"),
    ],
)
def test_bad_input_gets_one_clear_line_and_code_2(arguments: list[str], complaint: str) -> None:
    assert_refused(["arena", *arguments], complaint)

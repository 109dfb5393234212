"""What a changed server and its friends at the table try, and what stops or shows it."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from buttonbox.core.record import read_record
from buttonbox.games import find_game
from buttonbox.server.dice import fair_dice
from buttonbox.server.dice.fair_dice import UnfairDice, Verdict, player_commitment
from buttonbox.server.tables.creation import rematch_setup
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.refusals import Refused
from harness.matches import arrived, commit, joined, play_out, sealed, seed_of, setup_of

PAGE, FRIEND = 0, 1
OTHER = "ab" * 32


def check(text: str) -> Verdict:
    record = read_record(text, find_game)
    return fair_dice.verify(record.history, record.fair)


def played(match: Match) -> str:
    play_out(match, 3)
    return match.record()


def test_a_friend_cannot_repeat_the_page_s_commitment_and_seed() -> None:
    """A copy would let the friend follow the page; the seat's number makes it worthless."""
    match = arrived(setup_of(kinds="lo"))
    commit(match, PAGE, seed_of(PAGE))
    copied = match.opening.commitments[PAGE]
    match.take(match.plan_commit(FRIEND, copied, 0))
    match.take(match.plan_seal([PAGE, FRIEND], 0))
    match.take(match.plan_seed(PAGE, seed_of(PAGE), 0))
    assert not match.opening.may_open(FRIEND, seed_of(PAGE))
    match.opening.seeds[FRIEND] = seed_of(PAGE)  # a server that takes it all the same
    match.take(match.plan_start(0))
    with pytest.raises(UnfairDice, match=r"seeds\[1\]: not the seed"):
        check(played(match))


def test_a_commitment_from_another_table_opens_nothing() -> None:
    """What a page has promised and opened elsewhere cannot be put to use at this table."""
    elsewhere = arrived(replace(setup_of(kinds="lo"), secret="77" * 32))
    commit(elsewhere, PAGE, seed_of(PAGE))
    match = arrived(setup_of(kinds="lo"))
    match.take(match.plan_commit(PAGE, elsewhere.opening.commitments[PAGE], 0))
    match.take(match.plan_seal([PAGE], 0))
    assert not match.opening.may_open(PAGE, seed_of(PAGE))


def test_seats_cannot_be_swapped_after_the_game() -> None:
    def swap(fair: Any) -> None:
        for field in ("seats", "commitments", "seeds"):
            fair[field].reverse()

    with pytest.raises(UnfairDice, match="not the seed"):
        check(with_fair(played(joined(setup_of(kinds="oo"))), swap))


@pytest.mark.parametrize("change", ["friend", "page"])
def test_a_second_seal_is_another_seal(change: str) -> None:
    """The server shows one seal, learns the seed, and plays under another: the page kept the first.

    The second record agrees with itself. Comparing the seal finds it.
    """
    first = sealed(arrived(setup_of(kinds="lo")))
    second = arrived(setup_of(kinds="lo"))
    commit(second, PAGE, seed_of(PAGE))
    if change == "friend":
        commit(second, FRIEND, OTHER)
    second.take(second.plan_seal([PAGE, FRIEND], 0))
    second.take(second.plan_seed(PAGE, seed_of(PAGE), 0))
    second.take(second.plan_start(0))
    verdict = check(played(second))
    assert PAGE in verdict.opened
    assert verdict.seal != seal_of(first)


def seal_of(match: Match) -> str:
    seal, commitment = match.opening.seal, match.opening.commitment
    assert seal is not None
    assert commitment is not None
    return fair_dice.seal_of(commitment, seal.seats, seal.commitments)


def test_a_page_that_comes_back_with_another_seed_does_not_change_the_seal() -> None:
    match = sealed(arrived(setup_of(kinds="lo")))
    before = seal_of(match)
    mine = player_commitment(str(match.opening.commitment), FRIEND, OTHER)
    with pytest.raises(Refused):
        match.plan_commit(FRIEND, mine, 0)
    with pytest.raises(Refused):
        match.plan_seed(FRIEND, OTHER, 0)
    assert seal_of(match) == before


def test_a_guest_who_takes_the_seat_after_the_seal_cannot_choose_a_seed() -> None:
    match = sealed(arrived(setup_of(kinds="lo")))
    match.take(match.plan_invite(PAGE, FRIEND, "new", 0))
    match.take(match.plan_join(FRIEND, 0))
    with pytest.raises(Refused):
        commit(match, FRIEND, OTHER)
    match.take(match.plan_seed(PAGE, seed_of(PAGE), 0))
    match.take(match.plan_start(0))
    assert check(played(match)).withheld == [FRIEND]


def test_a_seat_that_is_left_after_the_seal_stays_in_it() -> None:
    match = sealed(arrived(setup_of(kinds="lo")))
    match.take(match.plan_leave(FRIEND, "easy", 0))
    match.take(match.plan_seed(PAGE, seed_of(PAGE), 0))
    match.take(match.plan_start(0))
    verdict = check(played(match))
    assert (verdict.opened, verdict.withheld) == ([PAGE], [FRIEND])


def test_a_rematch_has_another_secret() -> None:
    setup = setup_of(kinds="lo")
    again = [Match(rematch_setup(setup, 0)).opening for _ in range(2)]
    assert len({setup.secret, *(each.secret for each in again)}) == 3
    assert again[0].commitment != again[1].commitment
    assert all(not each.commitments and each.seal is None for each in again)


def test_a_sealed_game_cannot_pass_for_an_older_one() -> None:
    def downgrade(fair: Any) -> None:
        for field in ("version", "seats", "commitments"):
            del fair[field]

    with pytest.raises(UnfairDice, match="not the one that the server committed to"):
        check(with_fair(played(joined(setup_of(kinds="lo"))), downgrade))


def test_a_seed_that_is_dropped_is_another_game_and_leaves_a_mark() -> None:
    """With or without each sealed seed: that is all the choice there is."""
    games = set()
    for dropped in ([], [0], [1], [0, 1]):
        match = sealed(arrived(setup_of(kinds="lo")))
        for seat in {0, 1}.difference(dropped):
            match.take(match.plan_seed(seat, seed_of(seat), 0))
        match.take(match.plan_start(0))
        text = played(match)
        assert check(text).withheld == dropped
        games.add(text.split("\n", 1)[1])
    assert len(games) == 4


def with_fair(record: str, change: Any) -> str:
    """The record with another `fair`."""
    header, rest = record.split("\n", 1)
    told = json.loads(header)
    change(told["fair"])
    return json.dumps(told) + "\n" + rest

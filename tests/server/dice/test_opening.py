"""The two rounds before the first die: commitments, the seal, seeds."""

from collections.abc import Callable

import pytest
from msgspec import ValidationError
from msgspec.json import decode, encode

from buttonbox.server.dice import fair_dice
from buttonbox.server.messages import Seed
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.refusals import Refused
from buttonbox.server.tables.table_log import Entry
from harness.matches import (
    SECRET,
    arrived,
    commit,
    joined,
    play_out,
    sealed,
    seed_of,
    setup_of,
)

OTHER = "ab" * 32


def refusal(plan: Callable[[], list[Entry]]) -> str:
    with pytest.raises(Refused) as refused:
        plan()
    return refused.value.rule


def open_all(match: Match) -> None:
    for seat in match.opening.missing():
        match.take(match.plan_seed(seat, seed_of(seat), 0))


def test_no_die_falls_before_the_seal_and_no_seed_is_taken() -> None:
    match = arrived(setup_of(kinds="lo"))
    assert refusal(lambda: match.plan_start(0)) == "waiting"
    assert refusal(lambda: match.plan_seed(0, seed_of(0), 0)) == "seed"
    sealed(match)
    assert not match.opening.settled
    open_all(match)
    assert match.opening.settled
    match.take(match.plan_start(0))
    assert match.started


def test_nothing_is_sealed_before_everybody_has_arrived() -> None:
    match = Match(setup_of(kinds="lo"))
    match.take(match.plan_join(0, 0))
    commit(match, 0, seed_of(0))
    assert refusal(lambda: match.plan_seal([0], 0)) == "waiting"


def test_a_seed_that_no_verifier_accepts_is_not_taken() -> None:
    seed = seed_of(0) + "\n"
    with pytest.raises(ValidationError):
        decode(encode({"type": "seed", "seat": 0, "value": seed}), type=Seed)
    match = arrived(setup_of(kinds="lo"))
    commit(match, 0, seed)
    match.take(match.plan_seal([0], 0))
    assert refusal(lambda: match.plan_seed(0, seed, 0)) == "seed"


def test_only_the_seed_that_was_committed_to_is_taken() -> None:
    match = sealed(arrived(setup_of(kinds="lo")))
    for seed in (OTHER, seed_of(1), "", "xy"):
        assert not match.opening.may_open(0, seed)
    assert refusal(lambda: match.plan_seed(0, OTHER, 0)) == "seed"
    match.take(match.plan_seed(0, seed_of(0), 0))
    assert match.plan_seed(0, seed_of(0), 0) == []


def test_nobody_commits_after_the_seal() -> None:
    match = sealed(arrived(setup_of(kinds="lb")))
    mine = fair_dice.player_commitment(str(match.opening.commitment), 0, OTHER)
    assert refusal(lambda: match.plan_commit(0, mine, 0)) == "seed"


def test_a_later_commitment_replaces_the_first_but_not_for_ever() -> None:
    match = arrived(setup_of(kinds="lb"))
    for number in range(8):
        commit(match, 0, f"{number:02x}" * 32)
    assert refusal(lambda: match.plan_commit(0, OTHER, 0)) == "seed"
    match.take(match.plan_seal([0], 0))
    assert refusal(lambda: match.plan_seed(0, "06" * 32, 0)) == "seed"
    match.take(match.plan_seed(0, "07" * 32, 0))


def test_only_pages_that_are_connected_are_sealed() -> None:
    match = arrived(setup_of(kinds="loo"))
    for seat in range(3):
        commit(match, seat, seed_of(seat))
    match.take(match.plan_seal([0, 2], 0))
    assert match.opening.seal is not None
    assert [each is None for each in match.opening.seal.commitments] == [False, True, False]
    open_all(match)
    match.take(match.plan_start(0))
    play_out(match, 1)
    verdict = fair_dice.verify(match.history, match.opening.header(match.setup, over=True))
    assert (verdict.opened, verdict.withheld, verdict.silent) == ([0, 2], [], [1])


def test_a_seed_that_does_not_come_leaves_a_mark() -> None:
    match = sealed(arrived(setup_of(kinds="lo")))
    match.take(match.plan_seed(1, seed_of(1), 0))
    entries = match.plan_start(0)
    assert (entries[0].kind, entries[0].actor) == ("late", 0)
    assert [entry.version for entry in entries] == [
        match.version + 1 + i for i in range(len(entries))
    ]
    match.take(entries)
    assert refusal(lambda: match.plan_seed(0, seed_of(0), 0)) == "seed"
    play_out(match, 1)
    verdict = fair_dice.verify(match.history, match.opening.header(match.setup, over=True))
    assert (verdict.opened, verdict.withheld, verdict.silent) == ([1], [0], [])


@pytest.mark.parametrize("cut", range(11))
def test_a_crash_in_the_middle_changes_nothing(cut: int) -> None:
    """Whatever of the opening is stored, the rest follows from it as if nothing had happened."""
    setup = setup_of(kinds="lol")
    whole = joined(setup).entries
    match = Match(setup, whole[:cut])
    for entry in whole[cut:]:
        if entry.kind == "join":
            match.take(match.plan_join(entry.actor, 0))
        elif entry.kind == "commit":
            match.take(match.plan_commit(entry.actor, entry.value, 0))
        elif entry.kind == "seal":
            match.take(match.plan_seal(range(3), 0))
        elif entry.kind == "seed":
            match.take(match.plan_seed(entry.actor, entry.value, 0))
    match.take(match.plan_start(0))
    assert match.entries == whole


def test_every_seed_and_the_settings_change_the_dice() -> None:
    def dice(change: Callable[[Match], object]) -> list[int]:
        match = sealed(arrived(setup_of("war", "lo")))
        change(match)
        return [match.opening.dice().throw(event, 6).number for event in range(40)]

    def other_kind(match: Match) -> None:
        assert match.opening.seal is not None
        match.opening.seal = type(match.opening.seal)(
            ("local", "local"), match.opening.seal.commitments
        )

    def give(seat: int) -> Callable[[Match], None]:
        return lambda match: match.opening.seeds.update({seat: seed_of(seat)})

    found = [dice(change) for change in (lambda match: None, give(0), give(1), other_kind)]
    assert len({tuple(each) for each in found}) == 4


def test_a_bot_has_no_seed() -> None:
    match = arrived(setup_of(kinds="lb"))
    told = str(match.opening.commitment)
    match.take(
        match.plan_commit(1, fair_dice.player_commitment(told, 1, OTHER), 0)
    )  # not by any page
    match.take(match.plan_seal([0, 1], 0))
    assert match.opening.seal is not None
    assert match.opening.seal.commitments == (None, None)


def test_another_secret_or_other_settings_are_another_commitment() -> None:
    terms = ("war", {"players": 2, "start": None, "tiles": False}, None)
    first = fair_dice.server_commitment(SECRET, *terms)
    assert first == fair_dice.server_commitment(
        SECRET, "war", dict(reversed(terms[1].items())), None
    )
    others = [
        fair_dice.server_commitment("00" * 32, *terms),
        fair_dice.server_commitment(SECRET, "buttons", *terms[1:]),
        fair_dice.server_commitment(SECRET, "war", {**terms[1], "tiles": True}, None),
        fair_dice.server_commitment(SECRET, "war", terms[1], {}),
    ]
    assert len({first, *others}) == 5

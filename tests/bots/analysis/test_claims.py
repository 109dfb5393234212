"""Claimed mistakes are checked by rollouts from both moves (harness/bots/claims.py)."""

from dataclasses import replace

import pytest

from buttonbox.bots.arena.luck import LuckMeter
from buttonbox.bots.bot import Budget, win_shares
from buttonbox.bots.level import ONE_PLY
from buttonbox.bots.levels import make_bot
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from harness.bots import claims
from harness.bots.claims import Claim, Rollout, check_claim, rollout, until_dice
from harness.bots.decision_set import read_set

BLUNDER = 0.3  # of a win


def proved_blunder() -> Claim:
    """Return a move of two-player BUTTONS that is proved to lose a lot."""
    for game in read_set("buttons"):
        for number, values in game["positions"]:
            worst, *_, best = sorted(values, key=values.get)
            loss = values[best] - values[worst]
            if game["players"] == 2 and loss > BLUNDER:
                codes = tuple(game["codes"][:number])
                return Claim("buttons", codes, int(worst), int(best), loss)
    raise AssertionError("the set has no such position")


def test_play_from_both_moves_confirms_a_proved_blunder() -> None:
    claim = proved_blunder()
    _, low, high = check_claim(claim, rollouts=20)
    assert low > 0
    assert low - 0.1 < claim.loss < high + 0.1  # the players are not perfect


def test_seats_decide_until_dice_fall_or_the_game_ends() -> None:
    claim = proved_blunder()
    state = claim.position()
    for move in (claim.better, claim.played):
        after = until_dice(claim.game, state, move, ONE_PLY)
        assert after.is_chance() or after.is_over()
        if after.is_over():
            seat = state.actor()
            assert rollout(claim.game, after, seat, seed=1) == win_shares(after)[seat]


def test_moves_that_lead_to_the_same_are_soon_found_equal() -> None:
    blunder = proved_blunder()
    same = replace(blunder, better=blunder.played)
    assert check_claim(same, rollouts=10**9) == (0, 0, 0)


def test_every_player_goes_on_from_both_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = [Budget(simulations=1), Budget(simulations=2)]
    plan = replace(claims.ROLLOUTS["buttons"], until_dice=tuple(budgets))
    monkeypatch.setitem(claims.ROLLOUTS, "buttons", plan)
    seen = []

    def watched(game: str, state: State, move: int, budget: Budget) -> State:
        seen.append((move, budget))
        return until_dice(game, state, move, budget)

    monkeypatch.setattr(claims, "until_dice", watched)
    claim = proved_blunder()
    check_claim(claim, rollouts=10)
    assert seen == [(move, each) for each in budgets for move in (claim.better, claim.played)]


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_rollout_of_war_ends_with_its_last_round(
    rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rolled: list[int] = []

    class Watched(LuckMeter):
        def play_chance(self, state: State) -> None:
            rolled.append(state.round)
            super().play_chance(state)

    monkeypatch.setattr(claims, "LuckMeter", Watched)
    monkeypatch.setitem(claims.ROLLOUTS, "war", Rollout((ONE_PLY,), ONE_PLY, rounds))
    state = end_of_first_round()
    rollout("war", state, seat=0, seed=1)
    assert set(rolled) == set(range(state.round, state.round + rounds))


def end_of_first_round() -> State:
    """Return a state of War with three players before the dice of the second round."""
    state = Claim("war", (), 0, 0, 0.0, players=3).position()
    bot, dice = make_bot("war", "master", 1, ONE_PLY), Generator(1)
    while state.round < 2:
        state.apply(dice.draw(state) if state.is_chance() else bot.choose(state))
    assert state.is_chance()
    assert state.players == 3
    return state

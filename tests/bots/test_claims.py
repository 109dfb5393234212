"""The check of claimed mistakes by play from both moves (harness/claims.py)."""

from buttonbox.bots.bot import win_shares
from buttonbox.core.state import State
from buttonbox.games import GAMES
from harness.claims import Claim, check_claim, rollout, until_dice
from harness.decision_set import read_set

BLUNDER = 0.3  # of a win


def proved_blunder() -> Claim:
    """Return a move in BUTTONS with two players that is proved to give away much."""
    for game in read_set("buttons"):
        for number, values in game["positions"]:
            worst, *_, best = sorted(values, key=values.get)
            loss = values[best] - values[worst]
            if game["players"] == 2 and loss > BLUNDER:
                codes = tuple(game["codes"][:number])
                return Claim("buttons", codes, int(worst), int(best), loss)
    raise AssertionError("the set has no such position")


def position(claim: Claim) -> State:
    """Return the position in which the move was played."""
    state = GAMES[claim.game].new(GAMES[claim.game].settings(2))
    for code in claim.codes:
        state.apply(code)
    return state


def test_play_from_both_moves_confirms_a_proved_blunder() -> None:
    claim = proved_blunder()
    _, low, high = check_claim(claim, rollouts=20)
    assert low > 0
    assert low - 0.1 < claim.loss < high + 0.1  # the players are not perfect


def test_seats_decide_until_dice_fall_or_the_game_ends() -> None:
    claim = proved_blunder()
    for move in (claim.better, claim.played):
        after = until_dice(claim.game, position(claim), move)
        assert after.is_chance() or after.is_over()
        if after.is_over():
            seat = position(claim).actor()
            assert rollout(claim.game, after, seat, seed=1) == win_shares(after)[seat]

"""The situations that tests and screenshots look at."""

from typing import cast

from buttonbox.games.buttons import codes as buttons_codes, phases as buttons_phases
from buttonbox.games.buttons.rules import Buttons
from buttonbox.games.war import phases as war_phases
from buttonbox.games.war.page.facts import scores
from buttonbox.games.war.page.legal_moves import legal_moves
from buttonbox.games.war.rules import War
from buttonbox.server.tables.match import Match
from harness.page.prepared import Situation, Wanted

MIDDLE_ROUND = 3
LATE_ROUND = 4
LEAD = 3  # points
FEW_EVENTS = 140
LONGEST_NAME = "Großmama Therese"  # sixteen letters, the most allowed
NAMES = ("Mia", LONGEST_NAME, "Léo", "Nonna")


def asked(match: Match, seat: int = 0) -> bool:
    """Return whether it is the seat's turn."""
    return match.state.actor() == seat


def buttons(phase: int, least_moves: int = 1, least_round: int = MIDDLE_ROUND) -> Wanted:
    """Look for a phase of BUTTONS in which seat 0 has a choice."""

    def wanted(match: Match) -> bool:
        state = cast(Buttons, match.state)
        late = state.round >= least_round and state.phase == phase
        return asked(match) and late and len(state.legal_moves()) >= least_moves

    return wanted


def about_to_bust(least_buttons: int = 4) -> Wanted:
    """Look for a roll of seat 0 that will be a costly bust; the dice are fixed already."""

    def wanted(match: Match) -> bool:
        state = cast(Buttons, match.state)
        if not asked(match) or state.phase != buttons_phases.TURN:
            return False
        if state.buttons[0].bit_count() < least_buttons:
            return False
        rolled = match.plan_move(0, buttons_codes.ROLL, match.version, "", 0)
        after = state.clone()
        for entry in rolled:
            after.apply(cast(int, entry.code))
        return after.round == state.round and after.status[0] == buttons_phases.BUST

    return wanted


def last_star_of_a_round(match: Match) -> bool:
    """Look for seat 0 placing the last star of a round of BUTTONS that is not the last."""
    state = cast(Buttons, match.state)
    if not asked(match) or state.phase != buttons_phases.SEWING or state.round < 2:
        return False
    after = state.clone()
    after.apply(state.legal_moves()[0])
    return after.round > state.round


def war(phase: int, *kinds: str, least_round: int = 2) -> Wanted:
    """Look for a phase of War with legal moves of all these kinds."""

    def wanted(match: Match) -> bool:
        state = cast(War, match.state)
        if not asked(match) or state.phase != phase or state.round < least_round:
            return False
        return set(kinds) <= {offer["kind"] for offer in legal_moves(state)}

    return wanted


def last_of_the_round(match: Match) -> bool:
    """Look for a move of seat 0 that ends a round of War after everybody has built something."""
    state = cast(War, match.state)
    if not asked(match) or state.phase != war_phases.TURN or state.round < MIDDLE_ROUND:
        return False
    ends = [offer["code"] for offer in legal_moves(state) if offer["kind"] == "end"]
    return any(ends_the_round(state, code) for code in ends)


def ends_the_round(state: War, code: int) -> bool:
    after = state.clone()
    after.apply(code)
    return after.round_end_step != war_phases.NO_ROUND_END or after.round > state.round


def last_before_another_begins(match: Match) -> bool:
    """Look for a move that ends a round of War without a choice; seat 1 starts the next."""
    if not last_of_the_round(match):
        return False
    state = cast(War, match.state.clone())
    number = state.round
    state.apply(next(each["code"] for each in legal_moves(state) if each["kind"] == "end"))
    return state.round > number and state.start == 1


def ahead(match: Match) -> bool:
    """Look for a turn of seat 0, late in a game of War in which it is ahead."""
    own, *others = scores(match.state)
    return war(war_phases.TURN, least_round=LATE_ROUND)(match) and own - max(others) >= LEAD


def last_moves(match: Match) -> list[int]:
    """Return the moves with which the seat to act ends the game."""
    found = []
    for code in match.state.legal_moves():
        state = match.state.clone()
        state.apply(code)
        if state.is_over():
            found.append(code)
    return found


def before_the_end(match: Match) -> bool:
    """Return whether seat 0 can end the game."""
    return asked(match) and bool(last_moves(match))


def over(match: Match) -> bool:
    """Return whether the game is over and seat 0 among the winners."""
    return match.over and 0 in match.game.ending(match.state).winners


def soon_over(match: Match) -> bool:
    """Return whether seat 0 has won after few events, so that judging them takes little time."""
    return over(match) and len(match.history.events) <= FEW_EVENTS


SITUATIONS = [
    Situation("b-roll", "buttons", buttons(buttons_phases.TURN, 2)),
    Situation("b-lay", "buttons", buttons(buttons_phases.LAYING, 3)),
    Situation("b-offer", "buttons", buttons(buttons_phases.OFFERING, 2)),
    Situation("b-sew", "buttons", buttons(buttons_phases.SEWING, 3)),
    Situation("b-bust", "buttons", about_to_bust()),
    Situation("b-pbust", "buttons", about_to_bust(2), "ll"),
    Situation("b-round", "buttons", last_star_of_a_round),
    Situation("b-pass", "buttons", buttons(buttons_phases.TURN, 2), "ll"),
    Situation("b-last", "buttons", before_the_end, "lbbb"),
    Situation("b-end", "buttons", over, "lbbb"),
    Situation("w-turn", "war", war(war_phases.TURN, "location", "school", "lake", "turn")),
    Situation("w-card", "war", war(war_phases.AFTER_ROLLING)),
    Situation("w-shop", "war", war(war_phases.VILLAGE)),
    Situation("w-build", "war", war(war_phases.BUILDING)),
    Situation("w-free", "war", war(war_phases.FREEING)),
    Situation("w-caught", "war", war(war_phases.DETAINING, "detain")),
    Situation("w-last", "war", last_of_the_round),
    Situation("w-pass", "war", last_before_another_begins, "ll"),
    Situation("w-final", "war", before_the_end),
    Situation("w-end", "war", over),
    Situation("w-late", "war", soon_over, begins=ahead),
]

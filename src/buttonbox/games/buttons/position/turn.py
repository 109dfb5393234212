"""Read whose turn it is, who acts, the stars due and the round."""

from buttonbox.core import actors
from buttonbox.core.json_reader import ObjectReader, require
from buttonbox.games.buttons import geometry, material, phases
from buttonbox.games.buttons.rules import Buttons, count_bits

LAST_ROUND = 10**9  # fits in the 32 bits of a compiled state, with room to play on
CHANCE_PHASES = (phases.LEAVING_OUT, phases.DEALING, phases.ROLLING)
ACTOR_RULES = ("B11", "B11", "B30", "B31", "B31", "B32", "BR8", "B50")  # by phase


def depot_dice(state: Buttons) -> int:
    """Return how many dice a player leaving the round removes (B33, B34)."""
    return 2 if state.players == 2 else 1


def most_stars(state: Buttons) -> int:
    """Return the most stars of a round: getting out, four colours, each card (B40)."""
    return 7 if state.players == 2 else 6


def clockwise(state: Buttons, seat: int) -> list[int]:
    """Return all seats clockwise, beginning with this one."""
    return [(seat + i) % state.players for i in range(state.players)]


def can_be_asked(state: Buttons, seat: int) -> bool:
    """Return whether a seat may be offered the gold cell (B32)."""
    legal = state.open_cells(seat) >> state.gold_cell() & 1
    return bool(seat != state.active and state.status[seat] == phases.IN and legal)


def has_sewn(state: Buttons, seat: int) -> bool:
    """Return whether stars on the board may be from this round."""
    if state.status[seat] != phases.OUT or state.phase < phases.SEWING:
        return False
    return state.buttons[seat] == 0 or seat == state.to_act


def earliest_round(state: Buttons) -> int:
    """Return the first round in which players can have these stars."""
    rounds = [1]
    for seat in range(state.players):
        stars, laid = state.stars[seat], state.buttons[seat]
        if has_sewn(state, seat):
            rounds.append(_scored_rounds(state, stars, laid, state.due[seat]))
        else:
            rounds.append(1 + _scored_rounds(state, stars, 0, 0))
    return max(rounds)


def _scored_rounds(state: Buttons, stars: int, laid: int, due: int) -> int:
    """Return how many rounds the stars take, including those due on buttons still there.

    Stars of one round never lie side by side (B21, B41).
    """
    by_number = -(-(count_bits(stars) + due) // most_stars(state))
    touching = any(geometry.beside(cell) & (stars | laid) for cell in geometry.listed(stars))
    return max(by_number, 2 if touching else 0)


def read_turn(state: Buttons, fields: ObjectReader) -> None:
    """Read who started the round (B12) and whose turn it is, or was last."""
    if state.phase > phases.DEALING:
        holders = [seat for seat in range(4) if state.cards[seat] >> material.RED & 1]
        state.start = holders[0]
    start = fields.number("start", 0, state.players - 1, state.start)
    require(start == state.start, "start", f"must be {state.start}, who holds red", "B12")
    state.active = fields.number("active", 0, state.players - 1, _first_in(state))


def _first_in(state: Buttons) -> int:
    in_round = [s for s in clockwise(state, state.start) if state.status[s] == phases.IN]
    return (in_round or [state.start])[0]


def read_due(state: Buttons, seats: list[ObjectReader]) -> None:
    """Read the stars due; by default those that the buttons earn (B40)."""
    due = [
        seat.number("due", 0, most_stars(state), _earned(state, number), "B40")
        for number, seat in enumerate(seats)
    ]
    state.due = due + [0] * (4 - len(due))


def _earned(state: Buttons, seat: int) -> int:
    scored = state.phase == phases.SEWING and state.status[seat] == phases.OUT
    return state.earned(seat) if scored and state.buttons[seat] else 0


def read_actor(state: Buttons, fields: ObjectReader) -> None:
    """Read who acts; that follows from the rest, except who is offered the gold cell (B32)."""
    state.to_act = _usual_actor(state)
    if "to_act" not in fields:
        return
    seat = fields.number("to_act", 0, state.players - 1, 0)
    if state.phase == phases.OFFERING:
        state.to_act = seat
    who = {actors.CHANCE: "chance", actors.NOBODY: "nobody"}.get(state.to_act)
    reason = f"{who or f'seat {state.to_act}'} is to move"
    require(seat == state.to_act, "to_act", reason, ACTOR_RULES[state.phase])


def _usual_actor(state: Buttons) -> int:
    if state.phase == phases.OVER:
        return actors.NOBODY
    if state.phase in CHANCE_PHASES:
        return actors.CHANCE
    candidates: list[int] = []
    if state.phase == phases.OFFERING:
        candidates = [s for s in clockwise(state, state.active) if can_be_asked(state, s)]
    elif state.phase == phases.SEWING:
        candidates = [s for s in clockwise(state, state.start) if state.due[s]]
    return (candidates or [state.active])[0]


def read_round(state: Buttons, fields: ObjectReader) -> None:
    """Read the round; by default the first one possible."""
    earliest = earliest_round(state)
    state.round = fields.number("round", 1, LAST_ROUND, earliest)
    reason = f"these stars are possible from round {earliest} on"
    require(state.round >= earliest, "round", reason, "B41")

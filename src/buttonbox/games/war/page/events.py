"""What the log shows of an event beyond its notation: what it did, and the round end after it."""

from typing import cast

from buttonbox.core.state import State
from buttonbox.games.war import codes, moves, phases
from buttonbox.games.war.page import facts
from buttonbox.games.war.page.legal_moves import describe
from buttonbox.games.war.page.names import CARDS
from buttonbox.games.war.page.round_end_story import describe_steps, stepwise_after
from buttonbox.games.war.page.types import (
    ChanceFacts,
    Group,
    MoveFacts,
    Position,
    RoundEnd,
    RoundEndBoard,
)
from buttonbox.games.war.position.write import write_position
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import group_size


def event_facts(state: State, code: int) -> MoveFacts | ChanceFacts:
    """Return the facts of a legal event, before it is carried out."""
    war, event = cast(War, state), moves.decode(code)
    if war.is_chance():
        return CHANCE_FACTS[event]
    fields: MoveFacts = {"move": describe(war, event)}
    if isinstance(event, moves.ToLocation) and (out := _displaced(war, event.place)):
        fields["out"] = out
    if found := _round_end(war, code):
        fields["round_end"] = found
    return fields


def _displaced(state: War, place: int) -> Group | None:
    """Return the group that the move displaces to the mill (W33)."""
    if not group_size(state, place):
        return None
    return {
        "seat": state.group_seat[place],
        "value": state.group_value[place],
        "dice": state.group_dice[place],
        "white": state.group_white[place],
    }


def _round_end(state: War, code: int) -> RoundEnd | None:
    """Return what the move leads to at the round end; None before it."""
    copy = stepwise_after(state, code)
    if copy is None:
        return None
    begins = not state.round_end_step
    counted = begins or state.round_end_step == phases.SNITCH_STEP
    board = _board(copy) if counted else None
    return {
        "begins": begins,
        "round": state.round,
        "board": board,
        "steps": describe_steps(state, code, copy),
    }


def _board(state: War) -> RoundEndBoard:
    return {"position": cast(Position, write_position(state)), "facts": facts.facts(state)}


def _chance(event: moves.Event) -> ChanceFacts:
    if isinstance(event, moves.CardLaid):
        return {"chance": "new-card", "card": CARDS[event.card]}
    if isinstance(event, moves.MarkerLaid):
        return {"chance": "marker"}
    if isinstance(event, moves.TileLaid):
        return {"chance": "tile"}
    if isinstance(event, moves.StartPlayerDrawn):
        return {"chance": "start-player", "value": event.seat}
    assert isinstance(event, moves.DieRolled)
    return {"chance": "die", "value": event.value}


CHANCE_FACTS = {event: _chance(event) for event in moves.EVENTS[codes.MOVE_COUNT :]}

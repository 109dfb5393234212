"""What the page's unit tests draw: real positions with what the server sends beside them.

python -m tests.games.page_samples brings web/test-data up to date.
"""

import json
from pathlib import Path

from buttonbox.core.game import Game, Json
from buttonbox.core.state import State
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.war.game import WAR
from tests.games.war.positions import group, position_json, seat

FOLDER = Path(__file__).parents[2] / "web" / "test-data"
# Round 4 of four players, the first one to move.
WAR_TURN = {
    "game": "war",
    "players": 4,
    "round": 4,
    "phase": "turn",
    "start": 1,
    "to_act": 0,
    "locations": {
        "quarry": {"space": 2, "seat": 1, "value": 4, "dice": 2, "white": 0},
        "forest": {"space": 2, "seat": 2, "value": 3, "dice": 2, "white": 1},
        "meadow": {"space": 1, "brother": True},
    },
    "school": {"exam": {"seat": 0, "value": 5}, "snitch": {"seat": 3, "value": 3}},
    "lake": [1, 2, 3, 6],
    "display": ["turn-2s", "section", {"sold": {"seat": 1, "value": 1, "dice": 2, "white": 0}}],
    "markers": {"quarry": "build", "forest": "free+3", "meadow": "build+star", "school": "5"},
    "seats": [
        {
            "buttons": 7,
            "stars": 2,
            "brothers": 1,
            "sections": [2, 5, 6],
            "detention": [2, None, 4, None],
            "front": [1, 3, 5, 5],
            "white": [4],
            "village": [1],
        },
        {
            "buttons": 6,
            "detention": [1, None, None, 6],
            "front": [3],
            "village": [2],
            "cards": ["two-brothers"],
        },
        {
            "buttons": 11,
            "brothers": 2,
            "village": [1],
            "front": [6],
            "detention": [3, 2, None, None],
        }
        | {"mill": [5, 5]},
        {"buttons": 4, "mill": [2, 2], "front": [1, 4, 4, 6], "detention": [5, None, None, None]},
    ],
}
# Seat 0 ends the round; seat 1 is caught, then builds and frees a boy with the quarry's marker.
WAR_ROUND_END = position_json(
    seats={0: seat(front=[6], boys=[]), 1: seat(boys=[])},
    quarry=group(1, 4, dice=2),
    school={"snitch": (0, 4), "exam": (0, 6)},
    markers={"quarry": "build+free", "forest": "2-brothers", "school": "5"},
)
WAR_ROUND_END_MOVES = ("village 6", "detain quarry 1", "build 2", "free 1")


def now(game: Game, state: State) -> Json:
    """Return what the server sends of a position to the seat to move."""
    actor = state.actor()
    moves = game.page.moves(state) if actor >= 0 else None
    return {
        "position": game.position(state),
        "actor": actor,
        "legal_moves": moves,
        "undo": None,
        "facts": game.page.facts(state),
        "result": None,
        "secret": None,
        "clocks": None,
    }


def war_samples() -> Json:
    """Return a turn, and every step of a round end."""
    state = WAR.from_position(WAR_ROUND_END)
    steps = [{"event": None, "now": now(WAR, state)}]
    for version, text in enumerate(WAR_ROUND_END_MOVES, 1):
        code, actor = WAR.parse(text), state.actor()
        facts = WAR.page.event_facts(state, code)
        state.apply(code)
        event = {"version": version, "kind": "move", "actor": actor, "code": code, "text": text}
        steps.append({"event": event | {"facts": facts}, "now": now(WAR, state)})
    assert state.is_chance()  # the next round begins
    return {"turn": now(WAR, WAR.from_position(WAR_TURN)), "roundEnd": steps}


def buttons_samples() -> Json:
    """Return the recorded tables, with what the server sends beside their positions today."""
    samples: Json = json.loads((FOLDER / "buttons.json").read_text(encoding="utf-8"))
    for table in samples.values():
        sent = table["now"]
        state = BUTTONS.from_position(sent["position"])
        sent["facts"] = BUTTONS.page.facts(state)
        if sent["legal_moves"] is not None:
            sent["legal_moves"] = BUTTONS.page.moves(state)
    return samples


def samples() -> dict[str, Json]:
    """Return the content of each file."""
    return {"war.json": war_samples(), "buttons.json": buttons_samples()}


if __name__ == "__main__":
    for name, content in samples().items():
        (FOLDER / name).write_text(json.dumps(content) + "\n", encoding="utf-8")

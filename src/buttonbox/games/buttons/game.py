"""BUTTONS as a game of the box."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Ending, Json
from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State
from buttonbox.games.buttons import board, codes, describe, notation, position, view
from buttonbox.games.buttons.layouts import (
    DEFAULT_LAYOUTS,
    board_of,
    check_rows,
    colour_cells,
    own_layouts,
)
from buttonbox.games.buttons.rules import Buttons, count_bits, has_line

LONGEST_NAME = 40  # of a layout


class ButtonsGame:
    """Keeps the protocol `core.game.Game`."""

    name = "buttons"
    title = "BUTTONS"
    players = (2, 3, 4)
    move_count = codes.MOVE_COUNT
    event_count = codes.EVENT_COUNT
    endings = ("line", "twelve", "both", "most-stars", "shared")
    rules = RuleBook(Path(__file__).with_name("RULES.md"))

    def settings(self, players: int, options: Mapping[str, Any] | None = None) -> Json:
        """Options: `layouts`, for each seat the name of one of ours or {"name", "rows"}."""
        options = dict(options or {})
        if players not in self.players or type(players) is not int:
            raise InvalidSettings("players", "must be 2, 3 or 4")
        layouts = options.pop("layouts", list(DEFAULT_LAYOUTS[:players]))
        if options:
            raise InvalidSettings(next(iter(options)), "no such option")
        if not isinstance(layouts, list) or len(layouts) != players:
            raise InvalidSettings("layouts", f"must be a list of {players}, one for each seat")
        _check_boards([_layout(f"layouts[{i}]", layout)[0] for i, layout in enumerate(layouts)])
        return {"players": players, "layouts": layouts}

    def new(self, settings: Json) -> Buttons:
        players, options = _split(settings)
        checked = self.settings(players, options)
        rows = [_layout("layouts", layout)[1] for layout in checked["layouts"]]
        colours = [cells for seat_rows in rows for cells in colour_cells(seat_rows)]
        return Buttons(players, colours + [0] * (16 - len(colours)))

    def notation(self, code: int) -> str:
        return notation.notation(code)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def position(self, state: State) -> Json:
        return position.write_position(cast(Buttons, state))

    def from_position(self, data: Json) -> Buttons:
        return position.read_position(data)

    def ending(self, state: State) -> Ending:
        """B50, B51: `line` or `twelve` stars or `both` by one player; several are compared."""
        winners = state.winners()
        return Ending(winners, _reason(cast(Buttons, state), winners))

    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        return describe.describe(cast(Buttons, state), code, names)

    def draw(self, state: State, names: tuple[str, ...]) -> str:
        return view.draw(cast(Buttons, state), names)


def _split(settings: Json) -> tuple[int, Json]:
    """The number of players and the options of complete settings."""
    options = dict(settings)
    return options.pop("players", 0), options


def _layout(field: str, layout: Any) -> tuple[str, list[str]]:
    """Name and rows of a seat's layout."""
    if isinstance(layout, str):
        if layout not in own_layouts():
            raise InvalidSettings(field, f"no layout is called {layout!r}", "B1")
        return layout, own_layouts()[layout]
    if not isinstance(layout, dict) or layout.keys() != {"name", "rows"}:
        raise InvalidSettings(field, 'must be a name or {"name", "rows"}', "B1")
    name = layout["name"]
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise InvalidSettings(f"{field}.name", f"must be 1 to {LONGEST_NAME} characters", "B1")
    check_rows(field, layout["rows"])
    return name, layout["rows"]


def _check_boards(names: list[str]) -> None:
    """B10."""
    boards = [board_of(name) for name in names]
    if len(set(boards)) < len(boards):
        raise InvalidSettings("layouts", "no two players share a board", "B10")


def _reason(state: Buttons, winners: tuple[int, ...]) -> str:
    if len(winners) > 1:
        return "shared"
    if state.ender_mask().bit_count() > 1:
        return "most-stars"
    stars = state.stars[winners[0]]
    if not has_line(stars):
        return "twelve"
    return "both" if count_bits(stars) >= board.ENOUGH_STARS else "line"


BUTTONS = ButtonsGame()

"""The Game implementation of BUTTONS."""

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import (
    Chances,
    CommandOption,
    Ending,
    Game,
    Json,
    OddsReport,
    PageView,
    TableWriter,
)
from buttonbox.core.randomness import Generator
from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State
from buttonbox.games.buttons import codes, material, odds, rolling
from buttonbox.games.buttons.layouts import (
    DEFAULT_LAYOUTS,
    LayoutPool,
    board_of,
    by_seat,
    check_rows,
    colour_cells,
    draw_layouts,
    own_layouts,
    read_pool,
)
from buttonbox.games.buttons.page import attempted_moves, events, facts, legal_moves
from buttonbox.games.buttons.page.seat_cache import SeatCache
from buttonbox.games.buttons.position import write
from buttonbox.games.buttons.rules import Buttons, count_bits, has_line
from buttonbox.games.buttons.text import describe, notation, terminal

LONGEST_NAME = 40  # of a layout


class ButtonsGame(Game):
    """BUTTONS: lay buttons where the dice allow, get out in time, sew stars."""

    name = "buttons"
    title = "BUTTONS"
    players = (2, 3, 4)
    move_count = codes.MOVE_COUNT
    event_count = codes.EVENT_COUNT
    endings = ("line", "twelve", "both", "most-stars", "shared")
    rules = RuleBook(Path(__file__).with_name("RULES.md"))
    command_options = (
        CommandOption("layouts", "draw the boards from these layouts (BR1)", "FILE", read_pool),
    )

    def settings(self, players: int, options: Mapping[str, Any] | None = None) -> Json:
        """Options: `layouts`, for each seat the name of one of ours or {"name", "rows"}."""
        options = dict(options or {})
        layouts = options.pop("layouts", DEFAULT_LAYOUTS)
        settings = super().settings(players, options)
        if layouts is DEFAULT_LAYOUTS:
            layouts = list(DEFAULT_LAYOUTS[:players])
        if not isinstance(layouts, list) or len(layouts) != players:
            raise InvalidSettings("layouts", f"must be a list of {players}, one for each seat")
        _check_boards([_layout(f"layouts[{i}]", layout)[0] for i, layout in enumerate(layouts)])
        return {**settings, "layouts": layouts}

    def draw_settings(self, players: int, options: Mapping[str, Any], generator: Generator) -> Json:
        """Draw the boards (B10) unless they are given; from a LayoutPool if there is one."""
        given = options.get("layouts")
        if players not in self.players or not (given is None or isinstance(given, LayoutPool)):
            return self.settings(players, options)
        drawn: list[Any] = draw_layouts(given or own_layouts(), players, generator)
        if given:
            drawn = [{"name": name, "rows": given[name]} for name in drawn]
        return self.settings(players, {**options, "layouts": drawn})

    def new(self, settings: Json) -> Buttons:
        checked = self.check_settings(settings)
        players = checked["players"]
        rows = [_layout("layouts", layout)[1] for layout in checked["layouts"]]
        return Buttons(players, by_seat([colour_cells(seat_rows) for seat_rows in rows]))

    def notation(self, code: int) -> str:
        return notation.notation(code)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def position(self, state: State) -> Json:
        return write.write_position(cast(Buttons, state))

    def from_position(self, data: Json) -> Buttons:
        return write.read_position(data)

    def ending(self, state: State) -> Ending:
        """Return how the game ended.

        By one player: `line`, `twelve` or `both` (B50); by several: `most-stars` or `shared` (B51).
        """
        winners = state.winners()
        return Ending(winners, _reason(cast(Buttons, state), winners))

    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        return describe.describe(cast(Buttons, state), code, names)

    def draw(self, state: State, names: tuple[str, ...]) -> str:
        return terminal.draw(cast(Buttons, state), names)

    def chances(self) -> Chances:
        return {
            "die": _results(codes.FACE + 1, material.SIZE),
            "card": _results(codes.CARD, len(material.COLOURS)),
        }

    def odds(self, state: State) -> OddsReport:
        return odds.report(cast(Buttons, state))

    @cached_property
    def page(self) -> PageView:
        return ButtonsPage(self)


class ButtonsPage(PageView):
    """What the page of BUTTONS needs."""

    def moves(self, state: State) -> list[Json]:
        return legal_moves.legal_moves(state)

    def facts(self, state: State) -> Json:
        return facts.facts(state)

    def replay_facts(self, state: State) -> Json:
        return facts.replay_facts(state)

    def code_of(self, move: Json) -> int:
        return attempted_moves.code_of(move)

    def scores(self, state: State) -> list[int]:
        return facts.scores(state)

    def writer(self, players: int, encoded: Callable[[Json], Any]) -> TableWriter:
        return SeatCache(players, encoded)

    def event_facts(self, state: State, code: int) -> Json:
        return cast(Json, events.event_facts(state, code))

    def stateless_facts(self, code: int) -> Json:
        return cast(Json, events.stateless_facts(code))

    def next_roller(self, state: State) -> int | None:
        return rolling.roller(state)


def _layout(field: str, layout: Any) -> tuple[str, list[str]]:
    """Return the name and rows of a seat's layout."""
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
    """Check that no two seats share a board (B10)."""
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
    return "both" if count_bits(stars) >= material.ENOUGH_STARS else "line"


def _results(first: int, count: int) -> list[tuple[str, int]]:
    """List equally likely results in the form that `Game.chances` returns."""
    return [(notation.notation(code), 1) for code in range(first, first + count)]


BUTTONS = ButtonsGame()

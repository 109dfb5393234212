"""The Game implementation of War of the Buttons."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from buttonbox.core.bounds import MAX_PLAYERS
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Chances, CommandOption, Ending, Game, Json, PageView
from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State
from buttonbox.games.war import codes, material, rolling, winner
from buttonbox.games.war.house_values import Values, read_values, read_values_file
from buttonbox.games.war.page import attempted_moves, events, facts, legal_moves
from buttonbox.games.war.page.types import ENDINGS_BY_POINTS
from buttonbox.games.war.position import write
from buttonbox.games.war.rules import War
from buttonbox.games.war.text import describe, notation, terminal

DIE_FACES = 6


class WarGame(Game):
    """War of the Buttons: place dice, earn buttons, be the first to finish the hut."""

    name = "war"
    title = "War of the Buttons"
    players = (2, 3, 4)
    move_count = codes.MOVE_COUNT
    event_count = codes.EVENT_COUNT
    endings = ("hut", "stars", "both", *ENDINGS_BY_POINTS)
    rules = RuleBook(Path(__file__).with_name("RULES.md"))
    command_options = (
        CommandOption("tiles", "with track tiles (W3)"),
        CommandOption(
            "values",
            "use the values of your printed game (WR1, WR5)",
            "FILE",
            read_values_file,
        ),
    )

    def settings(self, players: int, options: Mapping[str, Any] | None = None) -> Json:
        """Options: `tiles`, `start` (a seat, or null for chance), `values` (own values)."""
        options = dict(options or {})
        tiles, start = options.pop("tiles", False), options.pop("start", None)
        values = options.pop("values", None)
        settings = super().settings(players, options)
        if type(tiles) is not bool:
            raise InvalidSettings("tiles", "must be true or false", "W3")
        if start is not None and (type(start) is not int or not 0 <= start < players):
            raise InvalidSettings("start", f"must be null or a seat, 0 to {players - 1}", "W10")
        settings |= {"tiles": tiles, "start": start}
        if values is not None:
            read_values(values)
            settings["values"] = values
        return settings

    def new(self, settings: Json) -> War:
        checked = self.check_settings(settings)
        state = War(checked["players"])
        apply_values(state, read_values(checked.get("values", {})))
        start = checked["start"]
        state.begin(-1 if start is None else start, checked["tiles"])
        return state

    def notation(self, code: int) -> str:
        return notation.notation(code)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def position(self, state: State) -> Json:
        return write.write_position(cast(War, state))

    def from_position(self, data: Json) -> War:
        return write.read_position(data)

    def ending(self, state: State) -> Ending:
        """Return how the game ended.

        By one player: `hut`, `stars` or `both` (W80); by several: `points` or `buttons` (W81).
        """
        winners = state.winners()
        return Ending(winners, _reason(cast(War, state), winners))

    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        return describe.describe(cast(War, state), code, names)

    def draw(self, state: State, names: tuple[str, ...]) -> str:
        return terminal.draw(cast(War, state), names)

    def chances(self) -> Chances:
        return {
            "die": _results(codes.FACE + 1, [1] * DIE_FACES),
            "start-player": _results(codes.START_SEAT, [1] * MAX_PLAYERS),
            "tile": _results(codes.TILE, [1] * len(material.TILES)),
            "marker": _results(codes.MARKER, material.MARKER_COPIES),
            "new-card": _results(codes.CARD, material.CARD_COPIES),
        }

    @cached_property
    def page(self) -> PageView:
        return WarPage(self)


class WarPage(PageView):
    """What the page of War of the Buttons needs."""

    def moves(self, state: State) -> list[Json]:
        return legal_moves.legal_moves(state)

    def facts(self, state: State) -> Json:
        return cast(Json, facts.facts(state))

    def replay_facts(self, state: State) -> Json:
        return cast(Json, facts.replay_facts(state))

    def code_of(self, move: Json) -> int:
        return attempted_moves.code_of(move)

    def scores(self, state: State) -> list[int]:
        return facts.scores(state)

    def event_facts(self, state: State, code: int) -> Json:
        return cast(Json, events.event_facts(state, code))

    def next_roller(self, state: State) -> int | None:
        return rolling.roller(state)


def apply_values(state: War, values: Values) -> None:
    """Lay out the printed tracks, the tiles and the cards' dice."""
    state.tracks = [list(track) for track in values.tracks]
    state.tile_values = [list(tile) for tile in values.tiles]
    state.card_dice = list(values.card_dice)


def _reason(state: War, winners: tuple[int, ...]) -> str:
    if len(winners) > 1:
        return "shared"
    seat = winners[0]
    if winner.ender_mask(state).bit_count() > 1:
        best = winner.points(state, seat)
        tied = [other for other in range(state.players) if winner.points(state, other) == best]
        return "points" if len(tied) == 1 else "buttons"
    if state.sections[seat] != material.ALL_SECTIONS:
        return "stars"
    return "both" if state.stars[seat] >= material.STARS_TO_END else "hut"


def _results(first: int, copies: Sequence[int]) -> list[tuple[str, int]]:
    """List results with their number of copies, in the form that `Game.chances` returns."""
    return [(notation.notation(code), count) for code, count in enumerate(copies, first)]


WAR = WarGame()

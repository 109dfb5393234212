"""War of the Buttons as a game of the box."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Ending, Json
from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State
from buttonbox.games.war import closing, codes, describe, notation, position, tables, view
from buttonbox.games.war.rules import War
from buttonbox.games.war.values import Values, read_values


class WarGame:
    """Keeps the protocol `core.game.Game`."""

    name = "war"
    title = "War of the Buttons"
    players = (2, 3, 4)
    move_count = codes.MOVE_COUNT
    event_count = codes.EVENT_COUNT
    endings = ("hut", "stars", "both", "points", "buttons", "shared")
    rules = RuleBook(Path(__file__).with_name("RULES.md"))

    def settings(self, players: int, options: Mapping[str, Any] | None = None) -> Json:
        """Options: `tiles`, `start` (a seat, or null for chance), `values` (own values)."""
        options = dict(options or {})
        if players not in self.players or type(players) is not int:
            raise InvalidSettings("players", "must be 2, 3 or 4")
        tiles = options.pop("tiles", False)
        if type(tiles) is not bool:
            raise InvalidSettings("tiles", "must be true or false", "W3")
        start = options.pop("start", None)
        if start is not None and (type(start) is not int or not 0 <= start < players):
            raise InvalidSettings("start", f"must be null or a seat, 0 to {players - 1}", "W10")
        values = options.pop("values", None)
        if options:
            raise InvalidSettings(next(iter(options)), "no such option")
        settings = {"players": players, "tiles": tiles, "start": start}
        if values is None:
            return settings
        read_values(values)
        return {**settings, "values": values}

    def new(self, settings: Json) -> War:
        options = dict(settings)
        checked = self.settings(options.pop("players", 0), options)
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
        return position.write_position(cast(War, state))

    def from_position(self, data: Json) -> War:
        return position.read_position(data)

    def ending(self, state: State) -> Ending:
        """W80: `hut`, `stars` or `both` by one player; W81: `points` or `buttons` decide."""
        winners = state.winners()
        return Ending(winners, _reason(cast(War, state), winners))

    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        return describe.describe(cast(War, state), code, names)

    def draw(self, state: State, names: tuple[str, ...]) -> str:
        return view.draw(cast(War, state), names)


def apply_values(state: War, values: Values) -> None:
    """Lay out the printed tracks, the tiles and the cards' dice."""
    state.track = [value for track in values.tracks for value in track]
    state.tile_values = [value for tile in values.tiles for value in tile]
    state.card_dice = list(values.card_dice)


def _reason(state: War, winners: tuple[int, ...]) -> str:
    if len(winners) > 1:
        return "shared"
    winner = winners[0]
    if closing.ender_mask(state).bit_count() > 1:
        best = closing.points(state, winner)
        tied = [seat for seat in range(state.players) if closing.points(state, seat) == best]
        return "points" if len(tied) == 1 else "buttons"
    if state.sections[winner] != 63:
        return "stars"
    return "both" if state.stars[winner] >= tables.STARS_TO_END else "hut"


WAR = WarGame()

"""What an event did."""

from typing import Literal, NotRequired, TypedDict

from buttonbox.games.war.page.types.moves import Move
from buttonbox.games.war.page.types.names import CardName
from buttonbox.games.war.page.types.position import Group
from buttonbox.games.war.page.types.round_end import RoundEnd


class MoveFacts(TypedDict):
    """What a move did: the group it displaced (W33), and the round end that followed."""

    move: Move
    out: NotRequired[Group]
    round_end: NotRequired[RoundEnd]


class ChanceFacts(TypedDict):
    """A chance event; `value` is what a die shows, or the start player's seat."""

    chance: Literal["die", "start-player", "tile", "marker", "new-card"]
    value: NotRequired[int]
    card: NotRequired[CardName]

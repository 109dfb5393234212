"""What happened at the end of a round (W70 to W76)."""

from typing import Literal, TypedDict

from buttonbox.games.war.page.types.facts import Facts
from buttonbox.games.war.page.types.moves import Source
from buttonbox.games.war.page.types.names import MarkerName, MarkerPlace
from buttonbox.games.war.page.types.position import Position


class CountRow(TypedDict):
    """A seat's dice of the counted value, and the places where they lie."""

    seat: int
    count: int
    where: list[Source]


class Count(TypedDict):
    """A count for the snitch or the exam; `leader` alone has the most."""

    value: int
    rows: list[CountRow]
    leader: int | None


class SnitchStep(TypedDict):
    """W70: `punished` has to send a boy to detention; `full` if the leader's spots are taken."""

    step: Literal["snitch"]
    count: Count | None
    punished: int | None
    full: bool


class CaughtStep(TypedDict):
    """W70: where the boy was, and the spot he sits on now."""

    step: Literal["caught"]
    seat: int
    source: Source
    spot: int


class ExamStep(TypedDict):
    """W71: how many dice of the exam's value each seat shows; null without an exam."""

    step: Literal["exam"]
    count: Count | None


class StartStep(TypedDict):
    """W72: who starts the next round, and whether a die decided that."""

    step: Literal["start"]
    seat: int
    moved: bool


class AwardStep(TypedDict):
    """W71, W73: who gets the marker of a place; `white` if only white dice lie there."""

    step: Literal["award"]
    place: MarkerPlace
    marker: MarkerName | None
    seat: int | None
    white: bool


class ChoiceStep(TypedDict):
    """W74: the section built or the spot freed with a marker; null if that was impossible."""

    step: Literal["choice"]
    place: MarkerPlace
    what: Literal["build", "free"]
    number: int | None


class EndStep(TypedDict):
    """W75: whether the game is over, and who is nearest to ending it with what.

    The seat has `count` of the `needed` sections or stars.
    """

    step: Literal["end"]
    over: bool
    seat: int
    count: int
    needed: int
    what: Literal["hut", "star"]


Told = SnitchStep | CaughtStep | ExamStep | StartStep | AwardStep | ChoiceStep | EndStep


class RoundEndBoard(TypedDict):
    """The table at a moment of the round end."""

    position: Position
    facts: Facts


class RoundEnd(TypedDict):
    """What a move made happen at the round end, in order.

    `board` is the table before the counts of these steps; null if that is unchanged.
    `begins` marks the first steps of a round end.
    """

    begins: bool
    round: int
    board: RoundEndBoard | None
    steps: list[Told]

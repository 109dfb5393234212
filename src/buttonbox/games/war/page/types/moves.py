"""Legal moves."""

from typing import Literal, TypedDict

from buttonbox.games.war.page.types.names import Area, CardName, Location, Space


class Placed(TypedDict):
    """The dice of one value that a move places, and whether a big brother joins them."""

    value: int
    coloured: int
    white: int
    brother: bool


class ToLocation(Placed):
    """A group enters a location; `space` is the one it reaches."""

    kind: Literal["location"]
    place: int
    space: int
    pays: int


class ToCard(Placed):
    """A group buys a card."""

    kind: Literal["card"]
    slot: int
    card: CardName
    costs: int


class ToSchool(TypedDict):
    """A coloured die goes to school."""

    kind: Literal["school"]
    space: Space
    value: int
    costs: int
    pays: int


class ToVillage(TypedDict):
    """A die or a big brother goes to the village."""

    kind: Literal["village"]
    die: Literal["coloured", "white", "brother"]
    value: int
    pays: int


class TakeWhite(TypedDict):
    """A white die from the lake."""

    kind: Literal["lake"]
    value: int
    costs: int


TurnDie = TypedDict(
    "TurnDie", {"kind": Literal["turn"], "from": int, "to": int, "costs": int}
)  # `from` is a keyword
TurnDie.__doc__ = "The player turns one of their dice."


class GiveCard(TypedDict):
    """A card is given up to free a boy."""

    kind: Literal["give"]
    card: CardName


class FreeBoy(TypedDict):
    """A boy leaves detention; `spot` counts from 0."""

    kind: Literal["free"]
    spot: int
    value: int


class Build(TypedDict):
    """A section is built; `section` counts from 0."""

    kind: Literal["build"]
    section: int


class Source(TypedDict):
    """Where a caught boy is: `name` is unique, `place` a location or a space of the school."""

    name: str
    area: Area
    place: Location | Space | None


class Detain(TypedDict):
    """A caught boy goes to detention; `spot` counts from 0, `loses` is what leaving costs."""

    kind: Literal["detain"]
    source: Source
    value: int
    spot: int
    loses: Literal["badge", "exam", "still-yours", "nothing"]


AfterTurn = TypedDict(
    "AfterTurn", {"kind": Literal["after-turn"], "card": CardName, "from": int, "to": int}
)
AfterTurn.__doc__ = "A card turns one of the player's dice after rolling."


class AfterPick(TypedDict):
    """A die is taken up to be re-rolled."""

    kind: Literal["after-pick"]
    value: int


class VillageDone(TypedDict):
    """Nothing more goes to the village."""

    kind: Literal["village-done"]


class AfterReroll(TypedDict):
    """The dice taken up are rolled again."""

    kind: Literal["after-reroll"]


class AfterDone(TypedDict):
    """No more cards are used after rolling."""

    kind: Literal["after-done"]


class EndTurn(TypedDict):
    """The turn ends."""

    kind: Literal["end"]


Move = (
    ToLocation
    | ToCard
    | ToSchool
    | ToVillage
    | TakeWhite
    | TurnDie
    | GiveCard
    | FreeBoy
    | Build
    | Detain
    | AfterTurn
    | AfterPick
    | VillageDone
    | AfterReroll
    | AfterDone
    | EndTurn
)

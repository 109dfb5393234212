"""The observation of War of the Buttons, field by field."""

from collections.abc import Iterator

from buttonbox.games.war import material, phases
from buttonbox.research.observations.fields import LARGEST, Field, for_each_seat

DICE = 14  # the most dice that can lie in one place: eight of a colour and six white ones
STEPS = ", ".join(phases.ROUND_END_STEPS[1:])
CARDS = ", ".join(material.CARD_NAMES)
MARKERS = ", ".join(material.MARKER_NAMES)
AFTER_ROLLING = ", ".join(material.CARD_NAMES[material.TURN_CARD : material.REROLL_CARD + 1])

COURSE = (
    Field("phase", len(phases.PHASES), 1, "what happens now, one-hot: " + ", ".join(phases.PHASES)),
    Field(
        "round_end", len(phases.ROUND_END_STEPS) - 1, 1, "step of a round end, one-hot: " + STEPS
    ),
    Field("marker", material.MARKER_KINDS, 1, "marker taking effect, one-hot: " + MARKERS),
    Field("marker_part", 1, 2, "how many of its parts have been offered"),
    Field("acted", 1, 1, "whether the dice action of this turn is done"),
    Field("bonus", 1, 1, "whether the bonus action of this turn is done"),
    Field("brother_used", 1, 1, "whether a big brother is in use this turn"),
    Field("using", 4, 1, "after-rolling card in use, one-hot: " + AFTER_ROLLING),
    Field("used", 4, 1, "after-rolling cards used this round, in the same order"),
    Field("dice_to_roll", 1, DICE, "dice still to be rolled"),
    Field("laid", 1, 4, "tiles, markers or cards laid out so far"),
)
SUPPLY = (
    Field("tiles", 1, 1, "whether the game is played with track tiles"),
    Field("tile_used", material.TILE_KINDS, 1, "track tiles that lie on a location"),
    Field("tracks", 15, LARGEST, "what each space pays: quarry, forest, meadow, five spaces each"),
    Field("deck", material.CARD_KINDS, 4, "cards in the draw pile by kind: " + CARDS),
    Field("discard", material.CARD_KINDS, 4, "cards in the discard pile by kind"),
    Field("marker_pool", material.MARKER_KINDS, 2, "markers not laid out by kind, as in marker"),
    Field("lake", 6, 6, "white dice in the lake by value"),
    Field("village_white", 6, 6, "white dice in the village by value"),
    Field("mill_white", 6, 6, "white dice in the mill by value"),
    Field("picked", 6, 8, "dice taken up to be re-rolled, by value"),
)
SEAT = (
    Field("front", 6, 8, "coloured dice in front by value"),
    Field("white", 6, 6, "white dice in front by value"),
    Field("village", 6, 8, "coloured dice in the village by value"),
    Field("mill", 6, 8, "coloured dice in the mill by value"),
    Field("detention", 4, 6, "value of the boy on each spot, 0 if vacant"),
    Field("cards", material.CARD_KINDS, 4, "cards owned by kind, as in deck"),
    Field("sections", material.SECTIONS, 1, "sections of the hut built"),
    Field("stars", 1, material.STARS, "stars"),
    Field("brothers", 1, material.BROTHERS, "big brothers"),
    Field("buttons", 1, LARGEST, "buttons, at most 127"),
    Field("more_buttons", 1, LARGEST, "buttons beyond 127, at most 127"),
    Field("to_act", 1, 1, "whether the seat is to move"),
    Field("turn", 1, 1, "whether it is the seat's turn"),
    Field("start", 1, 1, "whether the seat is the start player"),
    Field("next_start", 1, 1, "whether the seat starts the next round"),
    Field("rolling", 1, 1, "whether the seat rolls, or may use its after-rolling cards"),
)


def locations(players: int) -> Iterator[Field]:
    """Yield the fields of the three locations."""
    for name in material.LOCATIONS:
        yield Field(
            f"{name}.marker", material.MARKER_KINDS, 1, "bonus marker, one-hot, kinds as in marker"
        )
        yield Field(f"{name}.owner", players, 1, "whose group lies here, one-hot, observer first")
        yield Field(f"{name}.space", 1, material.SPACES, "space reached, 0 if none")
        yield Field(f"{name}.value", 1, 6, "value of the group")
        yield Field(f"{name}.coloured", 1, 8, "coloured dice of the group")
        yield Field(f"{name}.white", 1, 6, "white dice of the group")
        yield Field(f"{name}.brother", 1, 1, "whether a lone big brother marks the space")


def school(players: int) -> Iterator[Field]:
    """Yield the fields of the school."""
    yield Field(
        "school.marker", material.MARKER_KINDS, 1, "bonus marker, one-hot, kinds as in marker"
    )
    for name in material.SCHOOL:
        yield Field(f"school.{name}.owner", players, 1, "whose die lies here, one-hot")
        yield Field(f"school.{name}.value", 1, 6, "its value")


def display(players: int) -> Iterator[Field]:
    """Yield the fields of the cards on display and of the dice beside their places."""
    for slot in range(1, 4):
        yield Field(
            f"card{slot}.kind", material.CARD_KINDS, 1, "card on display, one-hot, kinds as in deck"
        )
        yield Field(f"card{slot}.owner", players, 1, "whose dice lie beside it, one-hot")
        yield Field(f"card{slot}.value", 1, 6, "value of these dice")
        yield Field(f"card{slot}.coloured", 1, 4, "coloured ones among them")
        yield Field(f"card{slot}.white", 1, 4, "white ones among them")


def fields(players: int) -> tuple[Field, ...]:
    """Return all fields: the table, then each seat, the observer first, clockwise."""
    table = (*COURSE, *SUPPLY, *locations(players), *school(players), *display(players))
    return (*table, *for_each_seat(players, SEAT))

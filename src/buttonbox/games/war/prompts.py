"""What is going on at the table of War of the Buttons: who decides what, and why."""

from collections.abc import Callable

from buttonbox.games.war import after_rolling, closing, look, phases, tables
from buttonbox.games.war.rules import War
from buttonbox.games.war.words import card_words, counted, joined, marker_words

Names = tuple[str, ...]


def prompt(state: War, names: Names) -> str:
    """A sentence or two on the present phase."""
    return PROMPTS[state.phase](state, names)


# What chance does.


def _roller(state: War, names: Names) -> str:
    """Whose dice are being rolled."""
    return names[(state.start + state.step) % state.players]


def _dice_left(state: War) -> str:
    return counted(state.left, "die", "dice")


def _choosing_start(state: War, names: Names) -> str:
    return "The start player is drawn."


def _laying_tiles(state: War, names: Names) -> str:
    return f"A track tile is drawn for the {tables.LOCATIONS[state.step]}."


def _rolling_boys(state: War, names: Names) -> str:
    return f"{_roller(state, names)} rolls the boys in detention: {_dice_left(state)} to go."


def _laying_markers(state: War, names: Names) -> str:
    place = tables.LOCATIONS[state.step] if state.step < state.locations else "school"
    return f"A bonus marker is drawn for the {place}."


def _laying_cards(state: War, names: Names) -> str:
    return f"Card {state.step + 1} is drawn."


def _rolling(state: War, names: Names) -> str:
    return f"{_roller(state, names)} rolls: {_dice_left(state)} to go."


def _rolling_white(state: War, names: Names) -> str:
    return f"{names[state.start]} rolls the white dice into the lake: {_dice_left(state)} to go."


def _rerolling(state: War, names: Names) -> str:
    return f"{_roller(state, names)} re-rolls: {_dice_left(state)} to go."


# What a player does.


def _after_rolling(state: War, names: Names) -> str:
    name = names[state.to_act]
    if state.using == tables.REROLL_CARD:
        dice = [str(value) for value in range(1, 7) for _ in range(state.picked[value])]
        return f"{name} takes up dice to re-roll them together; so far {joined(dice)}."
    usable = [
        card_words(card).title
        for card in range(tables.TURN_CARD, tables.REROLL_CARD + 1)
        if after_rolling.may_use(state, state.to_act, card)
    ]
    return f"{name} may change the roll with a card: {joined(usable, 'or')}."


def _turn(state: War, names: Names) -> str:
    turn = f"{names[state.to_act]}'s turn"
    if state.acted:
        return f"{turn}: the dice are placed; now a bonus action, or end the turn."
    if state.bonus:
        return f"{turn}: the bonus action is done; now place dice."
    return f"{turn}: place dice; a bonus action may come before or after."


def _village(state: War, names: Names) -> str:
    return f"{names[state.to_act]} is in the village: another die, or done."


def _building(state: War, names: Names) -> str:
    return f"{_granted(state, names, 'builds', _build_grants(state))} Which section?"


def _freeing(state: War, names: Names) -> str:
    return f"{_granted(state, names, 'frees a boy', _free_grants(state))} Which one?"


def _granted(state: War, names: Names, deed: str, grants: list[str]) -> str:
    """Who may do something, and why: at the end of a round thanks to a bonus marker."""
    name = names[state.to_act]
    if not state.closing:
        return f"{name} {deed}" + (f" ({joined(grants, 'or')})." if grants else ".")
    marker = marker_words(state.marker)
    if state.closing == phases.CLOSING_EXAM:
        value = state.school_value[tables.EXAM]
        return f"End of the round, exam: {name} shows the most {value}s and earns: {marker}."
    place = tables.LOCATIONS[state.closing - phases.CLOSING_LOCATIONS]
    return f"End of the round, {place}: {name}'s group earns: {marker}."


def _build_grants(state: War) -> list[str]:
    """What may have let the seat build just now; the table does not always tell which."""
    grants = _held_spaces(state, (tables.HUT,))
    return [*grants, "card"] if state.to_act in state.sold_seat else grants


def _free_grants(state: War) -> list[str]:
    """A card given up is a bonus action, the school a dice action."""
    grants = _held_spaces(state, (tables.RESCUE, tables.SNITCH)) if state.acted else []
    return [*grants, "card given up"] if state.bonus else grants


def _held_spaces(state: War, spaces: tuple[int, ...]) -> list[str]:
    """Those of the school's spaces on which the seat has a die."""
    return [tables.SCHOOL[space] for space in spaces if state.school_seat[space] == state.to_act]


def _detaining(state: War, names: Names) -> str:
    value = state.school_value[tables.SNITCH]
    return (
        f"End of the round, snitch: {names[state.to_act]} shows the most {value}s "
        "and sends a boy to detention. Which one, and where?"
    )


# The end.


def _over(state: War, names: Names) -> str:
    winners = [names[seat] for seat in state.winners()]
    won = f"{winners[0]} wins" if len(winners) == 1 else f"{joined(winners)} share the win"
    return f"The game is over: {won} {_feat(state, names)}."


def _feat(state: War, names: Names) -> str:
    """W80: what ended the game; W81: of several, points and then buttons."""
    if closing.ender_mask(state).bit_count() > 1:
        return _on_points(state, names)
    winner = state.winners()[0]
    hut = ["a finished hut"] if look.sections_built(state, winner) == tables.SECTIONS else []
    enough = state.stars[winner] >= tables.STARS_TO_END
    stars = [counted(state.stars[winner], "star")] if enough else []
    return f"with {joined(hut + stars)}"


def _on_points(state: War, names: Names) -> str:
    points = [closing.points(state, seat) for seat in range(state.players)]
    tie = points.count(max(points)) > len(state.winners())
    listed = ", ".join(f"{name} {number}" for name, number in zip(names, points, strict=True))
    return f"on points ({listed})" + ("; buttons broke the tie" if tie else "")


PROMPTS: dict[int, Callable[[War, Names], str]] = {
    phases.CHOOSING_START: _choosing_start,
    phases.LAYING_TILES: _laying_tiles,
    phases.ROLLING_BOYS: _rolling_boys,
    phases.LAYING_MARKERS: _laying_markers,
    phases.LAYING_CARDS: _laying_cards,
    phases.ROLLING: _rolling,
    phases.ROLLING_WHITE: _rolling_white,
    phases.REROLLING: _rerolling,
    phases.AFTER_ROLLING: _after_rolling,
    phases.TURN: _turn,
    phases.VILLAGE: _village,
    phases.BUILDING: _building,
    phases.FREEING: _freeing,
    phases.DETAINING: _detaining,
    phases.OVER: _over,
}

"""Say what is going on in War of the Buttons: who decides what, and why."""

from collections.abc import Callable

from buttonbox.games.war import material, phases, round_end, winner
from buttonbox.games.war.actions import after_rolling
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import sections_built
from buttonbox.games.war.text.labels import card_words, counted, joined, marker_words

Names = tuple[str, ...]


def prompt(state: War, names: Names) -> str:
    """Describe the current phase in a sentence or two."""
    return PROMPTS[state.phase](state, names)


# What chance does.


def _roller(state: War, names: Names) -> str:
    """Return the name of the player whose dice are being rolled."""
    return names[state.rolling_seat]


def _dice_left(state: War) -> str:
    return counted(state.dice_to_roll, "die", "dice")


def _choosing_start(state: War, names: Names) -> str:
    return "The start player is drawn."


def _laying_tiles(state: War, names: Names) -> str:
    return f"A track tile is drawn for the {material.LOCATIONS[state.laid]}."


def _rolling_boys(state: War, names: Names) -> str:
    return f"{_roller(state, names)} rolls the boys in detention: {_dice_left(state)} to go."


def _laying_markers(state: War, names: Names) -> str:
    place = material.LOCATIONS[state.laid] if state.laid < state.locations else "school"
    return f"A bonus marker is drawn for the {place}."


def _laying_cards(state: War, names: Names) -> str:
    return f"Card {state.laid + 1} is drawn."


def _rolling(state: War, names: Names) -> str:
    return f"{_roller(state, names)} rolls: {_dice_left(state)} to go."


def _rolling_white(state: War, names: Names) -> str:
    return f"{names[state.start]} rolls the white dice into the lake: {_dice_left(state)} to go."


def _rerolling(state: War, names: Names) -> str:
    return f"{_roller(state, names)} re-rolls: {_dice_left(state)} to go."


# What a player does.


def _after_rolling(state: War, names: Names) -> str:
    name = names[state.to_act]
    if state.using == material.REROLL_CARD:
        dice = [str(value) for value in range(1, 7) for _ in range(state.picked[value])]
        return f"{name} takes up dice to re-roll them together; so far {joined(dice)}."
    usable = [
        card_words(card).title
        for card in range(material.TURN_CARD, material.REROLL_CARD + 1)
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
    """Say who may do something, and why; at a round end a bonus marker grants it."""
    name = names[state.to_act]
    if not state.round_end_step:
        return f"{name} {deed}" + (f" ({joined(grants, 'or')})." if grants else ".")
    marker = marker_words(state.marker)
    if state.round_end_step == phases.EXAM_STEP:
        value = state.school_value[material.EXAM]
        return f"End of the round, exam: {name} shows the most {value}s and earns: {marker}."
    place = material.LOCATIONS[round_end.marker_place(state)]
    return f"End of the round, {place}: {name}'s group earns: {marker}."


def _build_grants(state: War) -> list[str]:
    """Return what may have let the seat build; the table does not always show which."""
    grants = _held_spaces(state, (material.HUT,))
    return [*grants, "card"] if state.to_act in state.sold_seat else grants


def _free_grants(state: War) -> list[str]:
    """Return what may have let the seat free a boy: the school, or a card given up."""
    grants = _held_spaces(state, (material.RESCUE, material.SNITCH)) if state.acted else []
    return [*grants, "card given up"] if state.bonus else grants


def _held_spaces(state: War, spaces: tuple[int, ...]) -> list[str]:
    """Return the names of those spaces on which the seat to move has a die."""
    return [material.SCHOOL[space] for space in spaces if state.school_seat[space] == state.to_act]


def _detaining(state: War, names: Names) -> str:
    value = state.school_value[material.SNITCH]
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
    """Say what ended the game (W80), or how points and buttons decided it (W81)."""
    if winner.ender_mask(state).bit_count() > 1:
        return _on_points(state, names)
    seat = state.winners()[0]
    hut = ["a finished hut"] if sections_built(state, seat) == material.SECTIONS else []
    enough = state.stars[seat] >= material.STARS_TO_END
    stars = [counted(state.stars[seat], "star")] if enough else []
    return f"with {joined(hut + stars)}"


def _on_points(state: War, names: Names) -> str:
    points = [winner.points(state, seat) for seat in range(state.players)]
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

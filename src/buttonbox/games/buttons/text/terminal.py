"""Draw a state of BUTTONS in a terminal: every board, the dice, and what comes next."""

from buttonbox.games.buttons import geometry, material, phases
from buttonbox.games.buttons.layouts import cells_to_rows
from buttonbox.games.buttons.rules import Buttons, count_bits
from buttonbox.games.buttons.text.notation import cell_name

CELL = 3  # a letter and room for the brackets of a button
WIDTH = CELL * material.SIZE
MARGIN = 2  # for the numbers of the rows


def draw(state: Buttons, names: tuple[str, ...]) -> str:
    """Draw the boards side by side, at most 80 columns wide; (r) is a button, * a star."""
    panels = [_panel(state, seat, names[seat]) for seat in range(state.players)]
    # Four boards just fit; fewer have room for wider gaps.
    gap = "| " if state.players == 4 else " |  "
    margins = [" "] * (len(panels[0]) - material.SIZE) + [str(i + 1) for i in range(material.SIZE)]
    rows = [
        f"{margin:{MARGIN}}{gap.join(row)}".rstrip()
        for margin, row in zip(margins, zip(*panels, strict=True), strict=True)
    ]
    return "\n".join([_headline(state, names), *_dice_lines(state), "", *rows])


def _panel(state: Buttons, seat: int, name: str) -> list[str]:
    """Return the lines of one player: name, cards, standing, board."""
    mark = "> " if seat == state.to_act else "  "
    lines = [
        mark + name,
        "  " + _cards(state.cards[seat]),
        f"  {phases.STATUSES[state.status[seat]]}, {_stars(count_bits(state.stars[seat]))}",
        "".join(f" {column + 1} " for column in range(material.SIZE)),
        *_board(state, seat),
    ]
    return [f"{line:{WIDTH}.{WIDTH}}" for line in lines]


def _board(state: Buttons, seat: int) -> list[str]:
    letters = "".join(cells_to_rows(state.colours[seat]))
    shown = [f" {letter} " for letter in letters]
    for cell in geometry.listed(state.buttons[seat]):
        shown[cell] = f"({letters[cell]})"
    for cell in geometry.listed(state.stars[seat]):
        shown[cell] = " * "
    return ["".join(shown[i : i + material.SIZE]) for i in range(0, geometry.COUNT, material.SIZE)]


def _cards(cards: int) -> str:
    held = [name for colour, name in enumerate(material.COLOURS) if cards >> colour & 1]
    return ", ".join(held) or "no card yet"


def _stars(count: int) -> str:
    return f"{count} star" if count == 1 else f"{count} stars"


def _headline(state: Buttons, names: tuple[str, ...]) -> str:
    """Return the round and what comes next."""
    left_out = f" (without {_cards(state.left_out)})" if state.left_out else ""
    return f"Round {state.round}{left_out}: {_next(state, names)}"


def _next(state: Buttons, names: tuple[str, ...]) -> str:
    if state.phase == phases.OVER:
        winners = [names[seat] for seat in state.winners()]
        end = "wins" if len(winners) == 1 else "share the win"
        return f"the game is over, {' and '.join(winners)} {end}"
    if state.phase == phases.LEAVING_OUT:
        return "a card is drawn to stay out"
    if state.phase == phases.DEALING:
        return "the button cards are dealt"
    if state.phase == phases.ROLLING:
        return f"{names[state.active]} rolls"
    return f"{names[state.to_act]} {_choice(state)}"


def _choice(state: Buttons) -> str:
    """Say what the player to move decides."""
    if state.phase == phases.TURN:
        return "rolls or gets out"
    if state.phase == phases.LAYING:
        return f"lays a button in row {state.white}"
    if state.phase == phases.OFFERING:
        return f"may lay a button on {cell_name(state.gold_cell())}"
    return f"has {_stars(state.due[state.to_act])} to put in place of buttons"


def _dice_lines(state: Buttons) -> list[str]:
    """Return the dice of the roll, or those in play and the roll before."""
    if state.phase in (phases.ROLLING, phases.LAYING, phases.OFFERING):
        return [f"Dice: {_roll(state)}"]
    lines = []
    if state.phase == phases.TURN:
        lines.append(f"Dice in play: white, gold, {state.blacks} black")
    if state.rolled:
        lines.append(f"Last roll: {_roll(state)}")
    return lines


def _roll(state: Buttons) -> str:
    """List faces, with a dot for each die still rolling."""
    count = 2 + state.blacks if state.phase == phases.ROLLING else state.rolled
    faces = [str(face or ".") for face in [state.white, state.gold, *state.black]][:count]
    return f"white {faces[0]} (row), gold {faces[1]}, black {' '.join(faces[2:])} (columns)"

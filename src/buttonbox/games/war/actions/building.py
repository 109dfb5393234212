"""Building a section and freeing a boy, whatever grants it (W8, WR15)."""

from buttonbox.games.war import codes, material, state
from buttonbox.games.war.state import Board


def fill_sections(b: Board, moves: list[int]) -> int:
    """List the sections that can be built."""
    open_sections = state.buildable_sections(b, b.to_act)
    count = 0
    for section in range(material.SECTIONS):
        if open_sections >> section & 1:
            moves[count] = codes.BUILD + section
            count += 1
    return count


def fill_boys(b: Board, moves: list[int]) -> int:
    """List the boys in detention."""
    count = 0
    for spot in range(material.SPOTS):
        if b.detention[b.to_act][spot]:
            moves[count] = codes.FREE + spot
            count += 1
    return count


def free_boy(b: Board, spot: int) -> None:
    """Put a boy in front of the player; the die keeps its value."""
    b.front[b.to_act][b.detention[b.to_act][spot]] += 1
    b.detention[b.to_act][spot] = 0

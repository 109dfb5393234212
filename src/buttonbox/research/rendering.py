"""Render a game for an environment: as text, or as a picture of that text."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from buttonbox.core.game import Game
from buttonbox.core.state import State

RENDER_MODES = ("human", "ansi", "rgb_array")
COLUMNS, LINES = 104, 52  # of a picture; larger only if the text is
WIDTH, HEIGHT = 6, 12  # of a character
MARGIN = 8
INK, PAPER = (34, 34, 34), (255, 255, 255)
# Pillow's built-in font lacks these characters.
PLAIN = str.maketrans("─━│┃┌┐└┘┏┓┗┛►▒■□★●", "--||++++++++>%#o**")

Picture = NDArray[np.uint8]
Frame = str | Picture | None


def agent_names(players: int) -> tuple[str, ...]:
    """Return the names of the seats, as PettingZoo expects them."""
    return tuple(f"player_{seat}" for seat in range(players))


def show(game: Game, state: State, mode: str) -> Frame:
    """Return the frame of a render mode; "human" prints the text instead."""
    text = game.draw(state, agent_names(state.players))
    if mode == "ansi":
        return text
    if mode == "rgb_array":
        return text_picture(text)
    print(text)
    return None


def text_picture(text: str) -> Picture:
    """Return a picture of a text in a monospaced font: rows, columns, RGB."""
    lines = text.translate(PLAIN).encode("latin-1", "replace").decode("latin-1").splitlines()
    columns = max([COLUMNS, *map(len, lines)])
    size = (WIDTH * columns + 2 * MARGIN, HEIGHT * max(LINES, len(lines)) + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for number, line in enumerate(lines):
        draw.text((MARGIN, MARGIN + HEIGHT * number), line, fill=INK, font=font)
    return np.asarray(image).copy()

"""SVG plots with titles, descriptions and dashes for screen readers and colour-blind readers."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from buttonbox.bots.arena.ratings import Rating

# Colours that the colour-blind can tell apart (Okabe and Ito), dark enough on white.
COLOURS = ("#0072b2", "#d55e00", "#007a5a", "#aa4499")
DASHES = ("none", "8 4", "2 3", "12 3 2 3")
INK = "#222222"
FAINT = "#d8d8d8"
FONT = "font-family:system-ui,sans-serif;font-size:13px"
BIG = "font-size:16px;font-weight:600"


@dataclass(frozen=True)
class Mark:
    """A numbered point on a line, with a text for the description."""

    at: int
    line: int
    text: str


def tag(name: str, text: str = "", /, **attributes: str | float) -> str:
    """Return an element with escaped text; `stroke_width=2` becomes stroke-width="2"."""
    written = "".join(
        f' {key.replace("_", "-")}="{escape(_number(value))}"' for key, value in attributes.items()
    )
    shown = escape("".join(filter(str.isprintable, text)))  # XML has no control characters
    return f"<{name}{written}>{shown}</{name}>" if shown else f"<{name}{written}/>"


def _number(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def document(title: str, description: str, width: float, height: float, parts: list[str]) -> str:
    """Return a complete SVG file."""
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" '
        f'viewBox="0 0 {_number(width)} {_number(height)}" style="{FONT}">'
    )
    about = [tag("title", title, id="title"), tag("desc", description, id="desc")]
    paper = tag("rect", width="100%", height="100%", fill="white")
    heading = tag("text", title, x=16, y=26, fill=INK, style=BIG)
    return "\n".join([opening, *about, paper, heading, *parts, "</svg>"]) + "\n"


# Ratings.

ROW = 34
LABELS = 150
PLOT = 420
TOP = 50


def ratings_svg(ratings: Sequence[Rating], title: str) -> str:
    """Plot a dot with its 95 % interval for each player."""
    step = _step(max(r.high for r in ratings) - min(r.low for r in ratings))
    low = step * math.floor(min(rating.low for rating in ratings) / step)
    high = step * math.ceil(max(rating.high for rating in ratings) / step)
    bottom = TOP + ROW * len(ratings)
    parts = [*_axis(low, high, step, bottom)]
    for row, rating in enumerate(ratings):
        parts += _rating_row(rating, TOP + ROW * (row + 0.5), low, high)
    parts.append(tag("text", "Elo, 95 % interval", x=LABELS, y=bottom + 40, fill=INK))
    description = "; ".join(
        f"{r.name}: {r.elo:+.0f}, from {r.low:+.0f} to {r.high:+.0f}" for r in ratings
    )
    return document(title, description, LABELS + PLOT + 90, bottom + 56, parts)


def _step(reach: float) -> float:
    """Return a round distance between grid lines, for about six of them."""
    rough = max(reach, 1.0) / 6
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)


def _across(value: float, low: float, high: float) -> float:
    return LABELS + PLOT * (value - low) / (high - low)


def _axis(low: float, high: float, step: float, bottom: float) -> Iterator[str]:
    """Yield the grid lines and their numbers."""
    for i in range(round((high - low) / step) + 1):
        x = _across(low + step * i, low, high)
        yield tag("line", x1=x, x2=x, y1=TOP, y2=bottom, stroke=FAINT)
        label = f"{low + step * i:+.0f}"
        yield tag("text", label, x=x, y=bottom + 18, fill=INK, text_anchor="middle")


def _rating_row(rating: Rating, y: float, low: float, high: float) -> list[str]:
    left, dot, right = (_across(v, low, high) for v in (rating.low, rating.elo, rating.high))
    number = f"{rating.elo:+.0f}"
    return [
        tag("text", rating.name, x=LABELS - 14, y=y + 4, fill=INK, text_anchor="end"),
        tag("line", x1=left, x2=right, y1=y, y2=y, stroke=COLOURS[0], stroke_width=3),
        tag("circle", cx=dot, cy=y, r=6, fill=COLOURS[0]),
        tag("text", number, x=LABELS + PLOT + 14, y=y + 4, fill=INK),
    ]


# Chances over a game.

LEFT = 52
WIDE = 760
TALL = 300


def chances_svg(
    title: str, names: Sequence[str], chances: Sequence[Sequence[float]], marks: Sequence[Mark]
) -> str:
    """Plot a line for each seat, `chances[i][seat]` after i events, with numbered marks."""
    last = max(len(chances) - 1, 1)
    parts = [*_percent_grid(), *_event_axis(last)]
    for seat, name in enumerate(names):
        parts += _chance_line(seat, name, [point[seat] for point in chances], last)
    for number, mark in enumerate(marks, 1):
        parts += _mark(number, mark, chances[mark.at][mark.line], last)
    description = _describe_chances(names, chances, marks)
    return document(title, description, LEFT + WIDE + 30, TOP + TALL + 100, parts)


def _describe_chances(
    names: Sequence[str], chances: Sequence[Sequence[float]], marks: Sequence[Mark]
) -> str:
    """Describe the lines in words."""
    seats = [
        f"{name}: from {first:.0%} to {end:.0%}"
        for name, first, end in zip(names, chances[0], chances[-1], strict=True)
    ]
    turns = [f"{number}: {mark.text}" for number, mark in enumerate(marks, 1)]
    return f"The chance to win over {len(chances) - 1} events. " + "; ".join([*seats, *turns])


def _place(at: int, chance: float, last: int) -> tuple[float, float]:
    return LEFT + WIDE * at / last, TOP + TALL * (1 - chance)


def _percent_grid() -> Iterator[str]:
    for percent in range(0, 101, 25):
        y = TOP + TALL * (1 - percent / 100)
        yield tag("line", x1=LEFT, x2=LEFT + WIDE, y1=y, y2=y, stroke=FAINT)
        yield tag("text", f"{percent} %", x=LEFT - 8, y=y + 4, fill=INK, text_anchor="end")


def _event_axis(last: int) -> Iterator[str]:
    step = max(1, round(_step(last)))
    for at in range(0, last + 1, step):
        x, y = _place(at, 0, last)
        yield tag("text", str(at), x=x, y=y + 20, fill=INK, text_anchor="middle")
    yield tag("text", "event", x=LEFT + WIDE, y=TOP + TALL + 40, fill=INK, text_anchor="end")


def _chance_line(seat: int, name: str, line: Sequence[float], last: int) -> list[str]:
    """Return the line and its entry in the legend."""
    places = [_place(at, chance, last) for at, chance in enumerate(line)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    style = {"stroke": COLOURS[seat], "stroke_dasharray": DASHES[seat], "stroke_width": "2.5"}
    x, y = LEFT + 180 * seat, TOP + TALL + 66
    return [
        tag("polyline", points=points, fill="none", **style),
        tag("line", x1=x, x2=x + 44, y1=y, y2=y, **style),
        tag("text", name, x=x + 52, y=y + 4, fill=INK),
    ]


def _mark(number: int, mark: Mark, chance: float, last: int) -> list[str]:
    x, y = _place(mark.at, chance, last)
    return [
        tag("circle", cx=x, cy=y, r=10, fill="white", stroke=INK, stroke_width=1.5),
        tag("text", str(number), x=x, y=y + 4.5, fill=INK, text_anchor="middle"),
    ]

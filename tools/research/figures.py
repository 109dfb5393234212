"""Draw the figures of docs/research from its metrics; needs matplotlib (extra `figures`)."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from buttonbox.games import find_game

mpl.use("svg")
# Reproducible files, with text as text.
mpl.rcParams.update({"svg.hashsalt": "buttonbox", "svg.fonttype": "none", "font.size": 9})

Json = dict[str, Any]
SIZE = (4.2, 2.8)
BINS = 24
COLOURS = {2: "#8c5a2b", 3: "#c9983f", 4: "#4f7a6b"}


def draw_figures(tables: Sequence[Json], folder: Path) -> list[Path]:
    """Draw every figure into the folder and return the files."""
    paths = []
    for game in dict.fromkeys(table["game"] for table in tables):
        own = [table for table in tables if table["game"] == game]
        for name, draw in FIGURES.items():
            if name != "busts" or own[0]["busts"]:
                paths.append(_save(folder / f"{game}-{name}.svg", draw, own))
    return paths


def _save(path: Path, draw: Callable[[Axes, Sequence[Json]], None], tables: Sequence[Json]) -> Path:
    figure = Figure(SIZE, layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_title(find_game(tables[0]["game"]).title)
    draw(axes, tables)
    figure.savefig(path, metadata={"Date": None})
    return path


def _label(table: Json) -> str:
    return f"{table['players']} players"


def _branching(axes: Axes, tables: Sequence[Json]) -> None:
    for table in tables:
        counts = {int(moves): count for moves, count in table["choices"].items()}
        total = sum(counts.values())
        share, shares = 0.0, []
        for moves in sorted(counts):
            share += counts[moves] / total
            shares.append(share)
        axes.step(sorted(counts), shares, where="post", label=_label(table), color=_colour(table))
    axes.set(xlabel="legal moves, at most", ylabel="share of decisions", xscale="log", ylim=(0, 1))
    axes.legend(frameon=False)


def _length(axes: Axes, tables: Sequence[Json]) -> None:
    most = max(max(table["lengths"]) for table in tables)
    for table in tables:
        lengths = table["lengths"]
        axes.hist(
            lengths,
            bins=BINS,
            range=(0, most),
            weights=[1 / len(lengths)] * len(lengths),
            histtype="step",
            label=_label(table),
            color=_colour(table),
        )
    axes.set(xlabel="decisions in a game", ylabel="share of games")
    axes.legend(frameon=False)


def _leads(axes: Axes, tables: Sequence[Json]) -> None:
    for table in tables:
        counts = {int(changes): count for changes, count in table["lead_changes"].items()}
        total = sum(counts.values())
        xs = range(max(counts) + 1)
        axes.plot(
            xs,
            [counts.get(x, 0) / total for x in xs],
            marker="o",
            markersize=3,
            label=_label(table),
            color=_colour(table),
        )
    axes.set(xlabel="changes of the lead", ylabel="share of games")
    axes.legend(frameon=False)


def _seats(axes: Axes, tables: Sequence[Json]) -> None:
    """Plot shares relative to an even one, so that all player counts fit in one figure."""
    position = 0
    ticks: list[tuple[int, str]] = []
    for table in tables:
        for seat, estimate in enumerate(table["shape"]["seats"]):
            values = [estimate[key] * table["players"] for key in ("value", "low", "high")]
            axes.errorbar(
                position,
                values[0],
                [[values[0] - values[1]], [values[2] - values[0]]],
                fmt="o",
                markersize=3,
                color=_colour(table),
            )
            ticks.append((position, str(seat + 1)))
            position += 1
        position += 1
    axes.axhline(1, linewidth=0.5, color="grey")
    axes.set_xticks([x for x, _ in ticks], [text for _, text in ticks])
    axes.set(xlabel="seat, at tables of 2, 3 and 4", ylabel="wins against an even share")


def _stakes(axes: Axes, tables: Sequence[Json]) -> None:
    for table in tables:
        for position, key in enumerate(("luck_share", "volatility", "decision_spread")):
            estimate = table["stakes"][key]
            value = estimate["value"]
            axes.bar(
                position + 0.25 * (table["players"] - 3),
                value,
                0.22,
                yerr=[[value - estimate["low"]], [estimate["high"] - value]],
                label=_label(table) if position == 0 else None,
                color=_colour(table),
            )
    axes.set_xticks(range(3), ["share of luck", "volatility", "decision spread"])
    axes.set_ylim(0, 1)
    axes.legend(frameon=False)


def _busts(axes: Axes, tables: Sequence[Json]) -> None:
    for table in tables:
        rates = {int(buttons): rate for buttons, rate in table["busts"].items()}
        known = [buttons for buttons in rates if rates[buttons]["rolls"] >= 100]
        axes.plot(
            known,
            [rates[buttons]["exact"] for buttons in known],
            label=_label(table),
            color=_colour(table),
        )
        axes.plot(
            known,
            [rates[buttons]["observed"] for buttons in known],
            "x",
            markersize=4,
            color=_colour(table),
        )
    axes.set(xlabel="buttons on the own board", ylabel="rolls that are a bust", ylim=(0, None))
    axes.legend(frameon=False)


def _colour(table: Json) -> str:
    return COLOURS[table["players"]]


FIGURES: dict[str, Callable[[Axes, Sequence[Json]], None]] = {
    "branching": _branching,
    "length": _length,
    "leads": _leads,
    "seats": _seats,
    "stakes": _stakes,
    "busts": _busts,
}

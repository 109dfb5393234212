"""`buttonbox analyse`: what luck and skill did in a recorded game."""

import argparse
import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from buttonbox.bots.analyse import Account, Analysis, analyse
from buttonbox.bots.player import Budget
from buttonbox.bots.plot import Mark, chances_svg
from buttonbox.bots.turning import Better, TurningPoint
from buttonbox.cli.names import event_text
from buttonbox.cli.progress import progress
from buttonbox.cli.record_file import read_file
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Json
from buttonbox.core.history import History

SIMULATIONS = 400
COLUMNS = ("start", "luck", "skill", "others", "drift", "end")
LEGEND = """skill: what the own decisions gave away; drift: the judge's second thoughts
start + luck + skill + others + drift = end"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox analyse`."""
    parser.add_argument("file", type=Path, metavar="RECORD", help="a record")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the chances")
    parser.add_argument("--level", default="strong", help="the bot that judges (%(default)s)")
    parser.add_argument(
        "--simulations", type=int, default=SIMULATIONS, metavar="N", help="a look (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the judge (%(default)s)")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Analyse, draw and print."""
    from buttonbox.bots.levels import make_bot

    if arguments.simulations < 0:
        raise InvalidSettings("--simulations", "must be at least 0")
    record = read_file(arguments.file)
    history, names = record.history, record.names
    budget = Budget(simulations=arguments.simulations)
    judge = make_bot(history.game.name, arguments.level, arguments.seed, budget)
    bar = progress(len(history.events) + 1, history.game.title)
    found = analyse(history, judge, lambda: next(bar))
    for _ in bar:
        pass  # to its end
    if arguments.svg is not None:
        arguments.svg.write_text(draw(history, found, names), encoding="utf-8")
    print(
        json.dumps(as_json(history, found, names))
        if arguments.json
        else table(history, found, names)
    )


def as_json(history: History, found: Analysis, names: tuple[str, ...]) -> Json:
    """Everything; moves in notation."""
    steps = [
        {
            **asdict(step),
            "code": history.game.notation(step.code),
            "best": history.game.notation(step.best),
            "chances": chances,
        }
        for step, chances in zip(found.steps, found.chances[1:], strict=True)
    ]
    return {
        "game": history.game.name,
        "names": names,
        "finished": found.finished,
        "start": found.chances[0],
        "events": steps,
        "accounts": [asdict(account) for account in found.accounts],
        "turning_points": [_point_json(history, point) for point in found.turning_points],
    }


def _point_json(history: History, point: TurningPoint) -> Json:
    better = point.better
    named = better and {**asdict(better), "code": history.game.notation(better.code)}
    return {**asdict(point), "better": named}


# For people.


def point_text(history: History, names: tuple[str, ...], point: TurningPoint) -> str:
    """A turning point: what happened, whom it helped and hurt most, and the better move."""
    changes = point.changes
    seats = sorted({changes.index(max(changes)), changes.index(min(changes))})
    swings = ", ".join(f"{names[seat]} {changes[seat]:+.0%}" for seat in seats)
    told = ", ".join(
        event_text(history.game, event, names)
        for event in history.events[point.first : point.event]
    )
    return f"event {point.event}, {told}: {swings}{better_text(history, point.better)}"


def better_text(history: History, better: Better | None) -> str:
    """The better move, if there was one."""
    if better is None:
        return ""
    return f"; better: {history.game.notation(better.code)} ({better.chance:.0%} to win)"


def draw(history: History, found: Analysis, names: tuple[str, ...]) -> str:
    """The chances as SVG; a mark sits on the line that changed most."""
    marks = []
    for point in found.turning_points:
        line = max(range(len(names)), key=lambda seat: abs(point.changes[seat]))
        marks.append(Mark(point.event, line, point_text(history, names, point)))
    return chances_svg(f"{history.game.title}: chances to win", names, found.chances, marks)


def table(history: History, found: Analysis, names: tuple[str, ...]) -> str:
    """The accounts and the turning points."""
    width = max(map(len, names))
    state = "" if found.finished else ", not finished"
    lines = [f"{history.game.title}, {len(found.steps)} events{state}"]
    lines.append(" " * width + "".join(f"{column:>9}" for column in COLUMNS))
    lines += [
        _row(name, account, width) for name, account in zip(names, found.accounts, strict=True)
    ]
    lines.append(LEGEND)
    if found.turning_points:
        lines.append("turning points")
    for number, point in enumerate(found.turning_points, 1):
        lines.append(f"{number}) {point_text(history, names, point)}")
    return "\n".join(lines)


def _row(name: str, account: Account, width: int) -> str:
    numbers = [getattr(account, column) for column in COLUMNS]
    shown = [f"{numbers[0]:9.1%}", *[f"{number:+9.1%}" for number in numbers[1:-1]]]
    return f"{name:{width}}{''.join(shown)}{numbers[-1]:9.1%}"

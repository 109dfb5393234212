"""`buttonbox analyse`: find luck, skill and turning points in a recorded game."""

import argparse
import json
from argparse import Namespace
from dataclasses import asdict

from buttonbox.bots.analysis.game_analysis import Account, Analysis, analyse
from buttonbox.bots.analysis.turning_points import Alternative, TurningPoint
from buttonbox.cli.names import event_text, player_names
from buttonbox.cli.option_values import new_file
from buttonbox.cli.records.record_file import add_record, read_record_file
from buttonbox.cli.shared_options import check_least
from buttonbox.cli.svg import Mark, chances_svg
from buttonbox.cli.terminal import progress, table
from buttonbox.core.game import Json
from buttonbox.core.history import History

COMPARING, LAST_LOOK = 4, 16  # how many times the simulations per event
COLUMNS = ("start", "luck", "skill", "others", "drift", "end")
LEGEND = """skill: how a player's own moves compare with the judge's; drift: changes in its estimate
start + luck + skill + others + drift = end"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `buttonbox analyse`."""
    add_record(parser)
    parser.add_argument("--json", action="store_true", help="print the whole analysis as JSON")
    parser.add_argument(
        "--svg", type=new_file, metavar="FILE", help="also plot the chances to win as SVG"
    )
    parser.add_argument(
        "--level",
        default="master",
        help="level of the bot that judges the events (default: %(default)s)",
    )
    parser.add_argument(
        "--simulations",
        type=int,
        metavar="N",
        help="simulations per event; comparing two moves takes four times as many, confirming a "
        "mistake sixteen times (default: as many as on the page)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="seed of the judge (default: %(default)s)"
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Analyse the game, print the analysis, and plot it with --svg."""
    from buttonbox.bots.analysis.judges import Effort, find_effort, make_judges

    check_least(arguments, simulations=0)
    record = read_record_file(arguments.record)
    history, names = record.history, player_names(record)
    effort = find_effort(history.game.name)
    if (simulations := arguments.simulations) is not None:
        effort = Effort(simulations, COMPARING * simulations, LAST_LOOK * simulations)
    judges = make_judges(history.game.name, arguments.seed, effort, arguments.level)
    bar = progress(len(history.events) + 1, history.game.title)
    analysis = analyse(history, judges, lambda: next(bar))
    for _ in bar:
        pass  # finish the bar
    if arguments.svg is not None:
        arguments.svg.write_text(draw(history, analysis, names), encoding="utf-8")
    print(
        json.dumps(as_json(history, analysis, names))
        if arguments.json
        else report_text(history, analysis, names)
    )


def as_json(history: History, analysis: Analysis, names: tuple[str, ...]) -> Json:
    """Return the analysis as JSON, with moves in notation."""
    events = [
        {
            **asdict(event),
            "code": history.game.notation(event.code),
            "best": history.game.notation(event.best),
            "chances": chances,
        }
        for event, chances in zip(analysis.events, analysis.chances[1:], strict=True)
    ]
    return {
        "game": history.game.name,
        "names": names,
        "finished": analysis.finished,
        "start": analysis.chances[0],
        "events": events,
        "accounts": [asdict(account) for account in analysis.accounts],
        "turning_points": [_point_json(history, point) for point in analysis.turning_points],
    }


def _point_json(history: History, point: TurningPoint) -> Json:
    better = point.better
    named = better and {**asdict(better), "code": history.game.notation(better.code)}
    return {**asdict(point), "better": named}


# For people.


def point_text(history: History, names: tuple[str, ...], point: TurningPoint) -> str:
    """Describe a turning point: what happened, whom it helped and hurt most, a better move."""
    changes = point.changes
    seats = sorted({changes.index(max(changes)), changes.index(min(changes))})
    swings = ", ".join(f"{names[seat]} {changes[seat]:+.0%}" for seat in seats)
    happened = ", ".join(
        event_text(history.game, event, names)
        for event in history.events[point.first : point.event]
    )
    return f"event {point.event}, {happened}: {swings}{better_text(history, point.better)}"


def better_text(history: History, better: Alternative | None) -> str:
    """Describe the better move, if there was one."""
    if better is None:
        return ""
    return f"; better: {history.game.notation(better.code)} ({better.chance:.0%} to win)"


def draw(history: History, analysis: Analysis, names: tuple[str, ...]) -> str:
    """Draw the chances as SVG, with turning points marked on the line that changed most."""
    marks = []
    for point in analysis.turning_points:
        line = max(range(len(names)), key=lambda seat: abs(point.changes[seat]))
        marks.append(Mark(point.event, line, point_text(history, names, point)))
    return chances_svg(f"{history.game.title}: chances to win", names, analysis.chances, marks)


def report_text(history: History, analysis: Analysis, names: tuple[str, ...]) -> str:
    """Format the accounts and the turning points for people."""
    state = "" if analysis.finished else ", not finished"
    rows = [_row(name, each) for name, each in zip(names, analysis.accounts, strict=True)]
    lines = [
        f"{history.game.title}, {len(analysis.events)} events{state}",
        table([("", *COLUMNS), *rows]),
        LEGEND,
    ]
    if analysis.turning_points:
        lines.append("turning points")
    for number, point in enumerate(analysis.turning_points, 1):
        lines.append(f"{number}) {point_text(history, names, point)}")
    return "\n".join(lines)


def _row(name: str, account: Account) -> tuple[str, ...]:
    start, *changes, end = (getattr(account, column) for column in COLUMNS)
    return (name, f"{start:.1%}", *(f"{change:+.1%}" for change in changes), f"{end:.1%}")

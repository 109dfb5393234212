"""Tables, progress bars and help texts in the terminal."""

import argparse
import io
import sys

import pytest

from buttonbox.cli.main import build_parser
from buttonbox.cli.rules import explain_rule
from buttonbox.cli.terminal import progress, table
from buttonbox.games import GAMES

NARROW = 40


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_table_is_aligned() -> None:
    rows = [("bot", "won", "share"), ("strong", "12", "60.0%"), ("a", "8", "9.5%")]
    assert table(rows).splitlines() == [
        "bot     won  share",
        "strong   12  60.0%",
        "a         8   9.5%",
    ]


def test_progress_is_drawn_in_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream, bars in ((Terminal(), 5), (io.StringIO(), 0)):
        monkeypatch.setattr(sys, "stderr", stream)
        assert list(progress(4, "games")) == [0, 1, 2, 3]
        assert stream.getvalue().count("\rgames [") == bars
        assert ("4/4" in stream.getvalue()) is bool(bars)


def test_progress_is_drawn_at_most_a_hundred_times(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    assert len(list(progress(10_000, "games"))) == 10_000
    assert stream.getvalue().count("\r") == 101


def test_progress_stays_on_one_line_of_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("COLUMNS", str(NARROW))
    for label in ("BUTTONS", "War of the Buttons, batches of games for everybody"):
        list(progress(1000, label))
    lines = stream.getvalue().replace("\x1b[K", "").replace("\n", "").split("\r")
    assert max(map(len, lines)) < NARROW
    assert "####] 1000/1000" in stream.getvalue()


def test_a_rule_fits_into_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, widest in ((NARROW, NARROW), (5, NARROW), (200, 96)):
        monkeypatch.setenv("COLUMNS", str(columns))
        lines = explain_rule(GAMES["war"], "W33").splitlines()
        assert widest / 2 < max(map(len, lines)) <= widest


def commands() -> dict[str, argparse.ArgumentParser]:
    """Return the parsers of all subcommands."""
    found = [action for action in build_parser()._actions if action.dest == "command"]
    return dict(found[0].choices or {})


@pytest.mark.parametrize("name", commands())
def test_every_command_and_option_has_a_help_text(name: str) -> None:
    parser = commands()[name]
    assert parser.description
    assert parser.description[0].isupper()
    assert parser.description.endswith(".")
    assert all(action.help for action in parser._actions)
    assert parser.format_help()

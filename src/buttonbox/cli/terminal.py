"""Text for the terminal: streams, safe text, tables and progress bars."""

import codecs
import io
import os
import shutil
import sys
import time
from collections.abc import Iterator, Sequence

MAX_TEXT = 500  # characters printed of untrusted text
BAR_WIDTH = 40
WIDEST, NARROWEST = 96, 40  # columns to fill with text
# What the rules and the boards look like where only ASCII can be shown.
DRAWN, PLAIN = "⚀⚁⚂⚃⚄⚅►─━│┃┌┐└┘┏┓┗┛■□▒", "123456>--||++++++++#.x"


def prepare_streams() -> None:
    """Make all streams usable, also where one is closed or its encoding lacks characters.

    Pipes on Windows and old terminals lack most of Unicode: dice become digits there, frames lines,
    and "?" stands for everything else.
    """
    codecs.register_error(plain_text.__name__, plain_text)
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=plain_text.__name__)


def plain_text(error: UnicodeError) -> tuple[str, int]:
    """Return what to print for characters that an encoding lacks; an error handler of `codecs`."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    shown = dict(zip(DRAWN, PLAIN, strict=True)) | {"…": "..."}
    return "".join(shown.get(each, "?") for each in lacking), error.end


def discard_output() -> None:
    """Print nothing more, because nobody reads it: a closed pipe would fail again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def text_width() -> int:
    """Return how many columns a text may fill."""
    columns = shutil.get_terminal_size(fallback=(WIDEST, 0)).columns
    return max(NARROWEST, min(WIDEST, columns))


def explained(error: Exception) -> str:
    """Return what went wrong: of a file, its name and the reason, without the error's number."""
    if not isinstance(error, OSError) or error.strerror is None:
        return str(error)
    return error.strerror if error.filename is None else f"{error.filename}: {error.strerror}"


def printable(text: str) -> str:
    """Make text from a file or a stranger safe for the terminal.

    Control characters, escape sequences and marks that change the direction of text are written
    out, such as \\x1b and \\u202e. Long texts are cut.
    """
    shown = "".join(each if each.isprintable() else _escaped(each) for each in text[:MAX_TEXT])
    return shown if len(text) <= MAX_TEXT else f"{shown} …"


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")


def table(rows: Sequence[Sequence[str]]) -> str:
    """Align cells in columns: the first column to the left, all others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def progress(total: int, label: str) -> Iterator[int]:
    """Count from 0 to total - 1 with a progress bar on stderr, if that is a terminal.

    The bar is drawn at most a hundred times.
    """
    drawn = sys.stderr.isatty()
    step = max(1, total // 100)
    started = time.monotonic()
    for done in range(total):
        if drawn and done % step == 0:
            _draw_bar(label, done, total, started)
        yield done
    if drawn:
        _draw_bar(label, total, total, started)
        print(file=sys.stderr)


def _draw_bar(label: str, done: int, total: int, started: float) -> None:
    spent = time.monotonic() - started
    left = f"{_clock(spent / done * (total - done))} left" if 0 < done < total else _clock(spent)
    count = f"{done}/{total}, {left}"
    columns = shutil.get_terminal_size().columns  # a longer line would not be drawn over
    width = max(1, min(BAR_WIDTH, columns - len(f"{label} [] {count} ")))
    filled = width * done // total if total else width
    line = f"{label} [{'#' * filled}{'.' * (width - filled)}] {count}"
    print(f"\r{line[: columns - 1]}\x1b[K", end="", file=sys.stderr, flush=True)


def _clock(seconds: float) -> str:
    """Format a duration as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"

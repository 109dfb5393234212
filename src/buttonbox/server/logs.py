"""Log one JSON object per line to standard error. No log line ever contains a token."""

import json
import logging
import sys
import time
from collections.abc import Callable

REPEAT_SECONDS = 60.0  # before the same warning is logged again
MOST_KEPT = 1000  # warnings
MOST_CHARACTERS = 200
OWN_HANDLER = ("buttonbox", "uvicorn", "asyncio")
PLAIN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """Formats time, level, message and the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        for name, value in record.__dict__.items():
            if name not in PLAIN and name != "color_message":
                line[name] = str(value)
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)


class RepeatFilter(logging.Filter):
    """Passes the same warning once a minute; the next one says how many were left out.

    Warnings are the same if the first lines of their format strings are. A client that can cause
    an error can cause it any number of times.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[
            tuple[str, str], tuple[float, int]
        ] = {}  # when it last passed, and how many were left out since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, str(record.msg).partition("\n")[0][:MOST_CHARACTERS])
        now = self.clock()
        at, left_out = self.seen.get(key, (-REPEAT_SECONDS, 0))
        if now - at < REPEAT_SECONDS:
            self.seen[key] = (at, left_out + 1)
            return False
        if len(self.seen) >= MOST_KEPT:
            self.seen.clear()
        self.seen[key] = (now, 0)
        if left_out:
            record.left_out = left_out
        return True


def set_up(level: str) -> None:
    """Write the logs of the server, uvicorn and asyncio as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatFilter())
    for name in (*OWN_HANDLER, "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in OWN_HANDLER else []
        logger.propagate = name not in OWN_HANDLER
        logger.setLevel(level.upper())

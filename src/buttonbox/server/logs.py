"""One JSON object a line on standard error; never a token: they are in no address and no log."""

import json
import logging
import sys
import time
from collections.abc import Callable

SELDOM = 60.0  # seconds between two lines of the same complaint
MOST_KEPT = 1000  # complaints
MOST_CHARACTERS = 200
PLAIN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """Time, level, message, and whatever was given as `extra`."""

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


class Seldom(logging.Filter):
    """Lets the same complaint through once a minute; the next line says how many were left out.

    The same is what has the same text before anything is put into it: a client that can provoke
    an error can provoke it without end.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}  # when it was let through

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, str(record.msg)[:MOST_CHARACTERS])
        now = self.clock()
        at, left_out = self.seen.get(key, (-SELDOM, 0))
        if now - at < SELDOM:
            self.seen[key] = (at, left_out + 1)
            return False
        if len(self.seen) >= MOST_KEPT:
            self.seen.clear()
        self.seen[key] = (now, 0)
        if left_out:
            record.left_out = left_out
        return True


def set_up(level: str) -> None:
    """The server's own log and uvicorn's, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    for name in ("buttonbox", "uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("buttonbox", "uvicorn") else []
        logger.propagate = name not in ("buttonbox", "uvicorn")
        logger.setLevel(level.upper())

"""One JSON object a line on standard error; never a token: they are in no address and no log."""

import json
import logging
import sys
import time

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


def set_up(level: str) -> None:
    """The server's own log and uvicorn's, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("buttonbox", "uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("buttonbox", "uvicorn") else []
        logger.propagate = name not in ("buttonbox", "uvicorn")
        logger.setLevel(level.upper())

"""A static host: serves the files of a folder and nothing else."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Files(SimpleHTTPRequestHandler):
    """Python's own file server."""

    def log_message(self, *arguments: object) -> None:
        """Do not log requests."""


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """Serve a folder inside a with block; yield its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()

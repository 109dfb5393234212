"""A worker process that runs one job at a time, and the server's handle on it.

Messages are pickles preceded by their length, over stdin and stdout. The process is a fresh
interpreter, because a fork would copy sockets and locks. It exits when its stdin closes, however
the server ended.
"""

import asyncio
import os
import pickle
import queue
import struct
import sys
import threading
import traceback
from collections.abc import Mapping
from typing import Any, BinaryIO

from buttonbox.bots.registry import GAME_BOTS, GameBots
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Game
from buttonbox.games import GAMES

LENGTH = struct.Struct("!Q")
START_SECONDS = 60.0
BUFFER = 1024 * 1024
MAIN = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
sys.path[:] = sys.argv[2:]
from buttonbox.server.jobs.worker import main
main(int(sys.argv[1]))
"""


class JobFailed(Exception):
    """A job has no result: its process ended, took too long, or could not send it."""


class Worker:
    """The server's handle: starts the process when needed, and again when it is lost."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self.process: asyncio.subprocess.Process | None = None

    async def call(self, request: bytes, seconds: float) -> Any:
        """Run a job and return its result; raises what it raises, or JobFailed on a timeout."""
        done = False
        try:
            process = await self._started()
            async with asyncio.timeout(seconds):
                answer = await _exchange(process, request)
            done = True
        except TimeoutError as error:
            raise JobFailed("it took too long") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            raise JobFailed("its process ended") from error
        finally:
            if not done:
                await self.stop()
        return _result(answer)

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is not None and self.process.returncode is None:
            return self.process
        await self.stop()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", MAIN, str(self.nice), *sys.path),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=BUFFER,
        )
        async with asyncio.timeout(START_SECONDS):
            await _read(self.process)  # it reports when it is ready
            await _pass_on_games(self.process)
        return self.process

    async def stop(self) -> None:
        """Kill the process and wait until it has gone."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.communicate()  # unread output would keep the pipe open


async def _pass_on_games(process: asyncio.subprocess.Process) -> None:
    """Register in the worker what a program has registered here; raises JobFailed.

    Games of packages and of the environment it finds by itself.
    """
    entries = (GAMES.registered(), GAME_BOTS.registered())
    if not any(entries):
        return
    try:
        _result(await _exchange(process, pickle.dumps((adopt_games, entries))))
    except (pickle.PicklingError, AttributeError, ImportError, TypeError) as error:
        raise JobFailed(f"a registered game cannot be passed to it: {error}") from error


async def _exchange(process: asyncio.subprocess.Process, request: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(request)) + request)
    await process.stdin.drain()
    return await _read(process)


async def _read(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return await process.stdout.readexactly(length)


def _result(answer: bytes) -> Any:
    returned, value = pickle.loads(answer)
    if returned:
        return value
    raise value


# In the worker process.


def main(nice: int) -> None:
    """Run jobs from stdin until it closes."""
    if hasattr(os, "nice"):
        os.nice(nice)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a job prints must not get between the answers
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    _send(answers, b"")
    while True:
        _send(answers, perform(requests.get()))


def _listen(stream: BinaryIO, requests: queue.SimpleQueue[bytes]) -> None:
    """Read requests in a thread, to notice the end of the server during a job."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        requests.put(stream.read(*LENGTH.unpack(head)))
    os._exit(0)


def _send(stream: BinaryIO, message: bytes) -> None:
    stream.write(LENGTH.pack(len(message)) + message)
    stream.flush()


def adopt_games(games: Mapping[str, Game], bots: Mapping[str, GameBots]) -> None:
    """Register the games of the server's process, and what its bots know of them."""
    GAMES.adopt(games)
    GAME_BOTS.adopt(bots)


def perform(request: bytes) -> bytes:
    """Run a job and return its pickled result or exception."""
    try:
        work, args = pickle.loads(request)
        result = work(*args)
    except Exception as error:
        return _failure(error)
    try:
        return pickle.dumps((True, result))
    except Exception as error:
        return _failure(JobFailed(f"its result cannot be sent: {error}"))


def _failure(error: Exception) -> bytes:
    """Pickle the exception, or a JobFailed with its text if it cannot be pickled."""
    if not isinstance(error, ButtonboxError):
        error.add_note("In a worker:\n" + traceback.format_exc())
    try:
        answer = pickle.dumps((False, error))
        pickle.loads(answer)
    except Exception:
        return pickle.dumps((False, JobFailed(f"{type(error).__name__}: {error}")))
    return answer

"""A process that does one piece of work at a time, and its end in the server.

Messages are pickles with their length in front, over stdin and stdout. The process is a fresh
interpreter: a fork would copy sockets and locks. It ends when its stdin does, however the server
ended.
"""

import asyncio
import os
import pickle
import queue
import struct
import sys
import threading
import traceback
from typing import Any, BinaryIO

from buttonbox.core.errors import ButtonboxError

LENGTH = struct.Struct("!Q")
START_SECONDS = 60.0
BUFFER = 1024 * 1024
MAIN = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
sys.path[:] = sys.argv[2:]
from buttonbox.server.worker import main
main(int(sys.argv[1]))
"""


class WorkFailed(Exception):
    """The work has no answer: its process ended, took too long, or could not send it."""


class Worker:
    """The server's end: starts the process when it is needed, and again when it is lost."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self.process: asyncio.subprocess.Process | None = None

    async def call(self, request: bytes, seconds: float) -> Any:
        """What the work returns or raises; raises WorkFailed after so many seconds of work."""
        done = False
        try:
            process = await self._started()
            async with asyncio.timeout(seconds):
                answer = await _exchange(process, request)
            done = True
        except TimeoutError as error:
            raise WorkFailed("it took too long") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            raise WorkFailed("its process ended") from error
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
            await _read(self.process)  # it says when it is ready
        return self.process

    async def stop(self) -> None:
        """End the process, whatever it is doing, and wait until it has gone."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.communicate()  # reads what is left, which would keep the pipe open


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


# In the process.


def main(nice: int) -> None:
    """Do the work that comes in, until nothing can come any more."""
    if hasattr(os, "nice"):
        os.nice(nice)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what the work prints must not get between the answers
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    _send(answers, b"")
    while True:
        _send(answers, perform(requests.get()))


def _listen(stream: BinaryIO, requests: queue.SimpleQueue[bytes]) -> None:
    """In a thread, to notice the server's end in the middle of some work."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        requests.put(stream.read(*LENGTH.unpack(head)))
    os._exit(0)


def _send(stream: BinaryIO, message: bytes) -> None:
    stream.write(LENGTH.pack(len(message)) + message)
    stream.flush()


def perform(request: bytes) -> bytes:
    """The answer to a request; an exception is an answer, too."""
    try:
        work, args = pickle.loads(request)
        result = work(*args)
    except Exception as error:
        return _failure(error)
    try:
        return pickle.dumps((True, result))
    except Exception as error:
        return _failure(WorkFailed(f"its answer cannot be sent: {error}"))


def _failure(error: Exception) -> bytes:
    """The exception if it can travel, else its text."""
    if not isinstance(error, ButtonboxError):
        error.add_note("In a worker:\n" + traceback.format_exc())
    try:
        answer = pickle.dumps((False, error))
        pickle.loads(answer)
    except Exception:
        return pickle.dumps((False, WorkFailed(f"{type(error).__name__}: {error}")))
    return answer

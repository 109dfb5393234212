"""Where games of the arena are played: here, on all cores, or on a Dask cluster.

Each is an executor, so that whoever hands out work need not know which. `stopping` tells work in
progress that nobody waits for it any more.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.synchronize import Event
from typing import Any, ParamSpec, TypeVar

from buttonbox.core.errors import ButtonboxError

CONNECTING = "10s"  # how long to wait for a cluster
P = ParamSpec("P")
T = TypeVar("T")


class NoCluster(ButtonboxError):
    """There is no cluster to work on."""


class Stopped(Exception):
    """Work was given up because nobody waits for it."""


class Here(Executor):
    """Does its work at once, in this process."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(work(*args, **kwargs))
        return future


@contextmanager
def executor_of(workers: int, cluster: str | None) -> Iterator[tuple[Executor, int]]:
    """An executor, and how much work it can do at a time."""
    if cluster is not None:
        with _cluster(cluster) as found:
            yield found
    elif workers == 1:
        yield Here(), 1
    else:
        with _processes(workers) as pool:
            yield pool, workers


# Processes of this machine.


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh interpreters; on the way out they stop at the next move."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _prepare_process, (stop,)) as pool:
        try:
            yield pool
        finally:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


_stop: Event | None = None


def _prepare_process(stop: Event) -> None:
    global _stop
    _stop = stop
    follow_parent()


def follow_parent() -> None:
    """In a new process: leave Ctrl+C to the parent, and end when it ends, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


def check_stop() -> None:
    """Raise Stopped if the work in progress is not wanted any more."""
    if _stop is not None and _stop.is_set():
        raise Stopped


# A cluster.


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster; they need Buttonbox, in the same version."""
    client = _connect(address)
    try:
        threads = sum(client.nthreads().values())
        if threads == 0:
            raise NoCluster(f"--cluster: {address} has no workers")
        yield client.get_executor(pure=False), threads
    finally:
        client.close()


def _connect(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster("--cluster needs Dask: pip install 'buttonbox[cluster]'") from error
    try:
        return Client(address, timeout=CONNECTING)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(f"--cluster: no Dask scheduler answers at {address}") from error

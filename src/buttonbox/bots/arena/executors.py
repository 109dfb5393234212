"""Executors for the arena: this process, all cores of this machine, or a Dask cluster.

Running work calls `check_stop` to find out whether its result is still wanted.
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

CONNECT_TIMEOUT = "10s"  # for a cluster
P = ParamSpec("P")
T = TypeVar("T")


class NoCluster(ButtonboxError):
    """Raised when there is no cluster or it has no workers."""


class Stopped(Exception):
    """Raised by `check_stop` when the result is no longer wanted."""


class InlineExecutor(Executor):
    """Runs each call immediately, in this process."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(work(*args, **kwargs))
        return future


@contextmanager
def open_executor(workers: int, cluster: str | None) -> Iterator[tuple[Executor, int]]:
    """Open an executor; also yield how many calls it runs at a time.

    Raises NoCluster.
    """
    if cluster is not None:
        with _cluster(cluster) as found:
            yield found
    elif workers == 1:
        yield InlineExecutor(), 1
    else:
        with _processes(workers) as pool:
            yield pool, workers


# Processes on this machine.


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Start fresh interpreters; on exit they stop at their next move."""
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
    """Make a new process ignore Ctrl+C and exit when its parent exits, for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


def check_stop() -> None:
    """Raise Stopped if the result of this work is no longer wanted."""
    if _stop is not None and _stop.is_set():
        raise Stopped


# A cluster.


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Connect to a Dask cluster; its workers need the same version of Buttonbox."""
    client = _connect(address)
    try:
        threads = sum(client.nthreads().values())
        if threads == 0:
            raise NoCluster(f"the Dask cluster at {address} has no workers")
        yield client.get_executor(pure=False), threads
    finally:
        client.close()


def _connect(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster("Dask is not installed: pip install 'buttonbox[dask]'") from error
    try:
        return Client(address, timeout=CONNECT_TIMEOUT)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(f"no Dask scheduler answers at {address}") from error

"""CPU time and memory of a process, read from /proc; core pinning and file limits."""

import os
import resource
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
UTIME = 11  # fields after the name in /proc/PID/stat
STIME = 12
RESIDENT = 1  # field of /proc/PID/statm
CORES = sorted(os.sched_getaffinity(0))  # read before this process is pinned to some of them


def cpu_seconds(pid: int) -> float:
    """Return the user and system CPU time of all threads so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[UTIME]) + int(fields[STIME])) / TICKS


def family_cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process and of its descendants that are still running."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    children = [int(each) for task in tasks for each in (task / "children").read_text().split()]
    return cpu_seconds(pid) + sum(map(family_cpu_seconds, children))


def resident_bytes(pid: int) -> int:
    """Return the resident memory of the process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[RESIDENT]) * PAGE


def allow_open_files() -> None:
    """Raise the limit of open files; servers started later inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def keep_apart(pid: int) -> None:
    """Pin the server to one core and this process to the others, if there are several."""
    if len(CORES) < 2:
        return
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {CORES[0]})
    os.sched_setaffinity(0, set(CORES[1:]))

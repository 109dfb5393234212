"""What a server process costs, read from /proc; and room for many connections."""

import os
import resource
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
UTIME = 11  # fields after the name in /proc/PID/stat
STIME = 12
RESIDENT = 1  # field of /proc/PID/statm
CORES = sorted(os.sched_getaffinity(0))  # before the load has moved to some of them


def cpu_seconds(pid: int) -> float:
    """CPU time of all threads of the process so far, the system's for it included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[UTIME]) + int(fields[STIME])) / TICKS


def resident_bytes(pid: int) -> int:
    """Memory the process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[RESIDENT]) * PAGE


def allow_open_files() -> None:
    """As many as the system lets us have; servers started later inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def keep_apart(pid: int) -> None:
    """The server on one core, the load on another, where there are two."""
    if len(CORES) < 2:
        return
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {CORES[0]})
    os.sched_setaffinity(0, set(CORES[1:]))

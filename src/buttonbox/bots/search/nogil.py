"""The interpreted version of nogil.pyx: the GIL stays held."""


class Task:
    """Work in small steps; compiled, it uses no Python objects and needs no GIL."""

    def work(self, steps: int) -> None:
        """Do this many steps."""


class Lock:
    """A mutex between tasks; interpreted, the GIL does its work."""

    def acquire(self) -> None:
        """Wait until no other task holds the lock."""

    def release(self) -> None:
        """Release the lock to the next task."""


def run(task: Task, steps: int) -> None:
    """Run some steps of a task; compiled, other threads run meanwhile."""
    task.work(steps)

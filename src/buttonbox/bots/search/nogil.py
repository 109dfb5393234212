"""The interpreted version of nogil.pyx: the GIL stays held."""


class Task:
    """Work in small steps that touches no Python objects once compiled."""

    def work(self, steps: int) -> None:
        """Do this many steps."""


class Lock:
    """Let one task at a time go on; interpreted, nothing runs meanwhile anyway."""

    def acquire(self) -> None:
        """Wait until no other task holds the lock."""

    def release(self) -> None:
        """Let the next task go on."""


def run(task: Task, steps: int) -> None:
    """Run some steps of a task; compiled, other threads run meanwhile."""
    task.work(steps)

"""The interpreted version of nogil.pyx: the GIL stays held."""


class Task:
    """Work in small steps that touches no Python objects once compiled."""

    def work(self, steps: int) -> None:
        """Do this many steps."""


def run(task: Task, steps: int) -> None:
    """Run some steps of a task; compiled, other threads run meanwhile."""
    task.work(steps)

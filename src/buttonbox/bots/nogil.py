"""The interpreted twin of nogil.pyx: the lock cannot be let go of, and a copy goes by fields."""

from buttonbox.core.state import State


class Task:
    """Work in steps that needs no Python object."""

    def work(self, steps: int) -> None:
        """Do so many steps."""


def release(task: Task, steps: int) -> None:
    """Do some steps of a task while other threads go on."""
    task.work(steps)


def become(target: State, source: State) -> None:
    """Make a state equal to another of its type."""
    for name, value in vars(source).items():
        setattr(target, name, value[:] if isinstance(value, list) else value)


def check_plain(target: State, source: State) -> None:
    """Only states of one type can be copied so."""
    if type(target) is not type(source):
        raise TypeError(f"{type(target).__name__} cannot become {type(source).__name__}")

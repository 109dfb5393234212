"""Copy states field by field: the interpreted version of copying.pyx."""

from copy import deepcopy
from typing import Any


def copy_into(target: object, source: object) -> None:
    """Copy all fields to another state of the same type, without checks."""
    for name, value in vars(source).items():
        setattr(target, name, _copied(value))


def copy_fields(target: object, source: object) -> None:
    """Copy all fields to another state of the same type, including Python objects."""
    copy_into(target, source)


def check_plain(target: object, source: object) -> None:
    """Raise TypeError unless `copy_into` can copy one state into the other."""
    if type(target) is not type(source):
        raise TypeError(f"{type(target).__name__} cannot be copied from {type(source).__name__}")


def _copied(value: Any) -> Any:
    """Copy a field; numbers and lists of them, the common case, skip `deepcopy`."""
    if type(value) is int:
        return value
    if type(value) is list:
        kinds = set(map(type, value))
        if kinds <= {int}:
            return value[:]
        if kinds == {list}:
            return [_copied(row) for row in value]
    return deepcopy(value)

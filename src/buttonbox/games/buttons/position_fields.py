"""Reading JSON field by field: a value of the right kind, or InvalidPosition with its path."""

from collections.abc import Collection, Sequence
from typing import Any, NoReturn

from buttonbox.core.errors import InvalidPosition

Listed = list[tuple[str, Any]]  # the entries of a list with their paths


def refuse(field: str, reason: str, rule: str = "") -> NoReturn:
    """The position cannot be."""
    raise InvalidPosition(field, reason, rule)


def require(possible: bool, field: str, reason: str, rule: str = "") -> None:
    """Refuse the position unless this holds."""
    if not possible:
        refuse(field, reason, rule)


def read_number(data: Any, field: str, low: int, high: int, rule: str = "") -> int:
    """A whole number within bounds."""
    if type(data) is not int or not low <= data <= high:
        refuse(field, f"must be a number from {low} to {high}", rule)
    return data


def read_name(data: Any, field: str, names: Sequence[str], rule: str = "") -> int:
    """The index of one of the names."""
    if not isinstance(data, str) or data not in names:
        refuse(field, f"must be one of: {', '.join(names)}", rule)
    return names.index(data)


class Fields:
    """A JSON object and where it is; a field that is null is left out."""

    def __init__(self, data: Any, path: str, known: Collection[str]) -> None:
        self.path = path
        if not isinstance(data, dict):
            refuse(path or "position", "must be a JSON object")
        self.data = data
        for key in data:
            require(key in known, self.at(key), "no such field")

    def __contains__(self, key: str) -> bool:
        return self.data.get(key) is not None

    def at(self, key: str) -> str:
        """The path of a field."""
        return f"{self.path}.{key}" if self.path else key

    def number(self, key: str, low: int, high: int, default: int, rule: str = "") -> int:
        """A number, or the default."""
        if key not in self:
            return default
        return read_number(self.data[key], self.at(key), low, high, rule)

    def name(self, key: str, names: Sequence[str], default: int, rule: str = "") -> int:
        """The index of a name, or the default."""
        if key not in self:
            return default
        return read_name(self.data[key], self.at(key), names, rule)

    def entries(self, key: str, longest: int, rule: str = "") -> Listed:
        """The entries of a list with their paths; none if it is left out."""
        data = self.data[key] if key in self else []
        if not isinstance(data, list) or len(data) > longest:
            refuse(self.at(key), f"must be a list of at most {longest}", rule)
        return [(f"{self.at(key)}[{i}]", entry) for i, entry in enumerate(data)]

    def child(self, key: str, known: Collection[str]) -> "Fields":
        """An object inside; empty if it is left out."""
        return Fields(self.data[key] if key in self else {}, self.at(key), known)

"""Read JSON field by field; a wrong value raises InvalidPosition with its path."""

from collections.abc import Collection, Sequence
from typing import Any, NoReturn

from buttonbox.core.errors import InvalidPosition

Listed = list[tuple[str, Any]]  # the entries of a list with their paths


def refuse(field: str, reason: str, rule: str = "") -> NoReturn:
    """Raise InvalidPosition."""
    raise InvalidPosition(field, reason, rule)


def require(possible: bool, field: str, reason: str, rule: str = "") -> None:
    """Raise InvalidPosition unless the condition holds."""
    if not possible:
        refuse(field, reason, rule)


def read_number(data: Any, field: str, low: int, high: int, rule: str = "") -> int:
    """Return a whole number within bounds."""
    if type(data) is not int or not low <= data <= high:
        refuse(field, f"must be a number from {low} to {high}", rule)
    return data


def read_name(data: Any, field: str, names: Sequence[str], rule: str = "") -> int:
    """Return the index of one of the names."""
    if not isinstance(data, str) or data not in names:
        refuse(field, f"must be one of: {', '.join(names)}", rule)
    return names.index(data)


def read_list(data: Any, field: str, longest: int, rule: str = "") -> Listed:
    """Return the entries of a list, each with its path."""
    if not isinstance(data, list) or len(data) > longest:
        refuse(field, f"must be a list of at most {longest}", rule)
    return [(f"{field}[{i}]", entry) for i, entry in enumerate(data)]


class ObjectReader:
    """Reads the fields of a JSON object at a path; null fields count as missing."""

    def __init__(self, data: Any, path: str, known: Collection[str], rule: str = "") -> None:
        self.path = path
        if not isinstance(data, dict):
            refuse(path or "position", "must be a JSON object", rule)
        self.data = data
        for key in data:
            require(key in known, self.at(key), "no such field")

    def __contains__(self, key: str) -> bool:
        return self.data.get(key) is not None

    def at(self, key: str) -> str:
        """Return the path of a field."""
        return f"{self.path}.{key}" if self.path else str(key)

    def number(
        self, key: str, low: int, high: int, default: int | None = None, rule: str = ""
    ) -> int:
        """Return a number; without a default the field is required."""
        if key not in self and default is not None:
            return default
        return read_number(self.data.get(key), self.at(key), low, high, rule)

    def flag(self, key: str) -> bool:
        """Return a boolean; false if missing."""
        if key not in self:
            return False
        require(type(self.data[key]) is bool, self.at(key), "must be true or false")
        return bool(self.data[key])

    def name(self, key: str, names: Sequence[str], default: int = -1, rule: str = "") -> int:
        """Return the index of a name, or the default."""
        return read_name(self.data[key], self.at(key), names, rule) if key in self else default

    def entries(self, key: str, longest: int, rule: str = "") -> Listed:
        """Return the entries of a list; none if it is missing."""
        return read_list(self.data[key], self.at(key), longest, rule) if key in self else []

    def names(self, key: str, names: Sequence[str], longest: int) -> list[tuple[str, int]]:
        """Return the indices of a list of names, with their paths."""
        return [
            (field, read_name(entry, field, names)) for field, entry in self.entries(key, longest)
        ]

    def counts(self, key: str, longest: int, rule: str = "") -> list[int]:
        """Count dice listed by value; the result has indices 0 to 6."""
        counts = [0] * 7
        for field, entry in self.entries(key, longest, rule):
            counts[read_number(entry, field, 1, 6, rule)] += 1
        return counts

    def child(self, key: str, known: Collection[str], rule: str = "") -> "ObjectReader":
        """Return a reader of a nested object; empty if it is missing."""
        return ObjectReader(self.data[key] if key in self else {}, self.at(key), known, rule)

"""Errors that a user can cause, each with a message of one clear line.

*Illegal* means that the rules forbid a move here; *invalid* means that an input makes no sense.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any


class ButtonboxError(ValueError):
    """Base class of all errors that a user can fix; instances can be pickled."""

    def __reduce__(self) -> tuple[Callable[..., Exception], tuple[object, ...]]:
        return _rebuilt, (type(self), self.args, vars(self))


def _rebuilt(kind: type[Exception], args: tuple[object, ...], fields: dict[str, Any]) -> Exception:
    """Rebuild a pickled error without calling its __init__."""
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


Values = Mapping[str, int | str]


class Refusal(ButtonboxError):
    """A request was refused; nothing has changed.

    `rule` and `case` identify the problem and `values` holds its numbers and names, so that the
    page can explain it in the reader's language. `reason` explains it in English.
    """

    def __init__(
        self, rule: str, reason: str, case: str = "", values: Values = MappingProxyType({})
    ) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.case = case
        self.values = dict(values)


class IllegalMove(Refusal):
    """The rules forbid the move; `rule` is the number of one of them."""


class InvalidMove(ButtonboxError):
    """The text is not a move of this game."""


class InvalidField(ButtonboxError):
    """A field of the input is wrong; `rule` is the rule it breaks, or empty."""

    def __init__(self, field: str, reason: str, rule: str = "") -> None:
        super().__init__(f"{field}: {reason}" + (f" ({rule})" if rule else ""))
        self.field = field
        self.reason = reason
        self.rule = rule


class InvalidSettings(InvalidField):
    """A game cannot start with these settings."""


class InvalidPosition(InvalidField):
    """A position that no game can reach."""


class InvalidRecord(ButtonboxError):
    """A record that is damaged or contains an impossible game."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

"""What can be wrong, each as one clear line for a person.

*Illegal* is a move that the rules forbid here; *invalid* is an input that means nothing at all.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any


class ButtonboxError(ValueError):
    """Base of everything that a user can put right; can travel between processes."""

    def __reduce__(self) -> tuple[Callable[..., Exception], tuple[object, ...]]:
        return _rebuilt, (type(self), self.args, vars(self))


def _rebuilt(kind: type[Exception], args: tuple[object, ...], fields: dict[str, Any]) -> Exception:
    """An error as it was, whatever its __init__ takes."""
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


Values = Mapping[str, int | str]


class IllegalMove(ButtonboxError):
    """The rules forbid the move; the state has not changed.

    `case` names what exactly is wrong and `values` holds its numbers and names, so that a page
    can say it in the reader's language; `reason` is the same in English.
    """

    def __init__(
        self, rule: str, reason: str, case: str = "", values: Values = MappingProxyType({})
    ) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.case = case
        self.values = dict(values)


class InvalidMove(ButtonboxError):
    """The text is no move of this game."""


class InvalidField(ButtonboxError):
    """A field of the input cannot be; `rule` is the rule it breaks, or empty."""

    def __init__(self, field: str, reason: str, rule: str = "") -> None:
        super().__init__(f"{field}: {reason}" + (f" ({rule})" if rule else ""))
        self.field = field
        self.reason = reason
        self.rule = rule


class InvalidSettings(InvalidField):
    """A game cannot be set up like this."""


class InvalidPosition(InvalidField):
    """A position that cannot arise."""


class InvalidRecord(ButtonboxError):
    """A record that is damaged or tells of an impossible game."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

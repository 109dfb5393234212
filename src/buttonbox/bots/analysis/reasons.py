"""Reasons for a move: a key and values, which the page puts into words in any language."""

from dataclasses import dataclass

Value = int | float | str


@dataclass(frozen=True)
class Reason:
    """A key with its values."""

    key: str
    values: dict[str, Value]


class ReasonKeys(dict[str, tuple[str, ...]]):
    """The keys of reasons, each with the names of its values."""

    def reason(self, key: str, **values: Value) -> Reason:
        """Return a reason; raises ValueError unless its values are those of the key."""
        if self[key] != tuple(values):
            raise ValueError(f"{key} needs the values {self[key]}, not {tuple(values)}")
        return Reason(key, values)


# Reasons that apply to any game.
COMMON_KEYS = ReasonKeys(
    {
        "wins": (),  # the game is over, and this seat is among the winners
        "loses": (),  # the game is over, and it is not
        "judged": (),  # no plain reason: the search prefers it
    }
)

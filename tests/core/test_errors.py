"""Error messages for people."""

import pickle

import pytest

from buttonbox.core.errors import (
    ButtonboxError,
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    InvalidRecord,
    InvalidSettings,
)


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("W33", "too few dice"),
        IllegalMove("W50", "costs 6", "price", {"price": 6, "have": 5}),
        InvalidMove("'x' is no move"),
        InvalidSettings("players", "must be 2", "B10"),
        InvalidPosition("seats[0]", "nine dice"),
        InvalidRecord(3, "not JSON"),
    ],
)
def test_errors_travel_between_processes(error: ButtonboxError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


class Derived(ButtonboxError):
    """The arguments of its __init__ are not its args."""

    def __init__(self, a: int, b: int) -> None:
        self.total = a + b
        super().__init__(f"{a} and {b}")


def test_notes_and_derived_fields_travel_too() -> None:
    error = Derived(1, 2)
    error.add_note("seen in a worker")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.total, again.__notes__) == ("1 and 2", 3, ["seen in a worker"])


def test_errors_say_what_and_which_rule() -> None:
    assert str(IllegalMove("W33", "too few dice")) == "too few dice (W33)"
    assert str(InvalidSettings("players", "must be 2")) == "players: must be 2"
    assert str(InvalidPosition("a", "b", "W1")) == "a: b (W1)"
    assert str(InvalidRecord(3, "not JSON")) == "line 3: not JSON"

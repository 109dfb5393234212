"""Entries are built in, or come from packages, the environment or a program."""

import sys
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from buttonbox.core import registry
from buttonbox.core.registry import BadEntry, Registry

OWN = {"maximum": "sys:maxsize", "missing": "buttonbox:missing", "lost": "no.such.module:X"}


def numbers() -> Registry[int]:
    return Registry("tests.numbers", OWN)


def test_an_entry_is_imported_when_it_is_asked_for() -> None:
    assert numbers()["maximum"] == sys.maxsize
    assert list(numbers()) == list(OWN)
    assert "unknown" not in numbers()


@pytest.mark.parametrize("name", ["missing", "lost"])
def test_a_bad_reference_is_named_in_one_line(name: str) -> None:
    with pytest.raises(BadEntry, match=f"tests.numbers: '{OWN[name]}' cannot be loaded"):
        numbers()[name]


def test_a_program_registers_and_unregisters() -> None:
    known = numbers()
    known.register("seven", 7)
    assert known["seven"] == 7
    assert list(known) == [*OWN, "seven"]
    with pytest.raises(BadEntry, match="'seven' is registered already"):
        known.register("seven", 8)
    known.unregister("seven")
    assert "seven" not in known


def test_another_process_adopts_what_was_registered() -> None:
    here, there = numbers(), numbers()
    here.register("seven", 7)
    here.register("eight", 8)
    there.register("eight", 88)
    assert here.registered() == {"seven": 7, "eight": 8}
    there.adopt(here.registered())
    assert (there["seven"], there["eight"]) == (7, 88)


def test_the_environment_adds_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESTS_NUMBERS", "width=sys:hexversion, maximum=sys:hexversion")
    known = numbers()
    assert list(known) == [*OWN, "width"]
    assert known["width"] == sys.hexversion
    assert known["maximum"] == sys.maxsize, "what the box has is not replaced"


def test_an_installed_package_adds_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("version", "sys:hexversion", "tests.numbers")
    monkeypatch.setattr(
        registry, "entry_points", lambda group: EntryPoints([point]).select(group=group)
    )
    assert numbers()["version"] == sys.hexversion
    assert "version" not in Registry[int]("tests.others", {})

"""Registries of objects by name: built-in ones, and those of other packages.

An entry is a name and either an object or a reference "module:object", which is imported on first
use. Entries come from three places; an entry never replaces one from an earlier place:

1. built-in entries, one line each in the module that creates the registry;
2. installed packages, through the entry point group that the registry is named after;
3. the registry's environment variable, such as BUTTONBOX_GAMES="pebbles=pebbles.game:PEBBLES",
   separated by commas.

`register` adds an object in this process only. To pass such objects to another process, give what
`registered` returns to `adopt` over there.
"""

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Generic, TypeVar, cast

from buttonbox.core.errors import ButtonboxError

T = TypeVar("T")


class BadEntry(ButtonboxError):
    """Raised for an entry that is registered twice, badly written, or cannot be imported."""


class Registry(Mapping[str, T], Generic[T]):
    """A mapping from names to objects, each imported on first use."""

    def __init__(self, group: str, own: Mapping[str, str]) -> None:
        self.group = group
        self.variable = group.upper().replace(".", "_")
        self.references = dict(own)
        self.loaded: dict[str, T] = {}
        self.complete = False  # whether packages and the environment have been searched

    def register(self, name: str, entry: T) -> None:
        """Add an object in this process; raises BadEntry if the name is taken."""
        if name in self:
            raise BadEntry(f"{self.group}: {name!r} is registered already")
        self.loaded[name] = entry
        self.references[name] = ""

    def unregister(self, name: str) -> None:
        """Remove an entry from this process; raises KeyError if there is none."""
        self._complete()
        del self.references[name]
        self.loaded.pop(name, None)

    def registered(self) -> dict[str, T]:
        """Return the entries that were added by `register`, for another process."""
        return {name: self.loaded[name] for name, text in self.references.items() if not text}

    def adopt(self, entries: Mapping[str, T]) -> None:
        """Register another process's entries, except those already known here."""
        for name, entry in entries.items():
            if name not in self:
                self.register(name, entry)

    def __getitem__(self, name: str) -> T:
        self._complete()
        reference = self.references[name]
        if name not in self.loaded:
            self.loaded[name] = cast(T, self._load(reference))
        return self.loaded[name]

    def __iter__(self) -> Iterator[str]:
        self._complete()
        return iter(list(self.references))

    def __len__(self) -> int:
        self._complete()
        return len(self.references)

    def __contains__(self, name: object) -> bool:
        self._complete()
        return name in self.references

    def _complete(self) -> None:
        """Add the entries of installed packages and of the environment, once."""
        if self.complete:
            return
        self.complete = True
        for point in entry_points(group=self.group):
            self.references.setdefault(point.name, point.value)
        for entry in filter(None, os.environ.get(self.variable, "").split(",")):
            name, _, reference = entry.strip().partition("=")
            self.references.setdefault(name, reference)

    def _load(self, reference: str) -> object:
        module, _, name = reference.partition(":")
        try:
            return getattr(import_module(module), name)
        except (ImportError, AttributeError, ValueError) as error:
            raise BadEntry(f"{self.group}: {reference!r} cannot be loaded: {error}") from error

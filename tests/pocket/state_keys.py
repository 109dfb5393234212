"""Fields of a state that its key does not depend on, here and inside the pocket.

A search takes states with the same key for the same state. Runs natively and inside the pocket, so
it imports nothing but the package and the standard library.
"""

from buttonbox.core.history import History
from buttonbox.core.memory.fingerprint import visible_key
from buttonbox.core.state import State
from buttonbox.games import GAMES, find_game


def fields(state: State) -> dict[str, object]:
    """Return the numbers, and rows of numbers, of a state."""
    found = {name: getattr(state, name) for name in dir(state) if not name.startswith("_")}
    return {name: value for name, value in found.items() if type(value) in (int, list)}


def changed(value: object) -> object:
    """Return another value: of a row, only the last number changes."""
    if isinstance(value, list):
        return [*value[:-1], changed(value[-1])]
    assert isinstance(value, int)
    return 1 - value if value in (0, 1) else 0


def ignored(game: str) -> list[str]:
    """Return the fields whose last number may change while the key stays the same."""
    found = find_game(game)
    state = History(found, found.settings(players=max(found.players))).state
    missed = []
    for name, value in fields(state).items():
        other = state.clone()
        setattr(other, name, changed(value))
        if visible_key(other) == visible_key(state):
            missed.append(f"{game}.{name}")
    return missed


if __name__ == "__main__":
    print("\n".join(name for game in GAMES for name in ignored(game)))

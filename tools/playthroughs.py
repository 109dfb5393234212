"""Write whole games as readable text to tests/data/playthroughs: one for every ending.

Run `python -m tools.playthroughs` after a change that is meant to change them. A file keeps its
seed as long as it leads to the same ending; otherwise a new seed is chosen.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count, groupby
from pathlib import Path
from textwrap import fill
from typing import Any

from buttonbox.core.game import Game
from buttonbox.core.history import Event, History
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game

FOLDER = Path(__file__).parents[1] / "tests" / "data" / "playthroughs"
SEARCHED = 5000  # seeds tried for the shortest game
LISTED = 12  # legal moves shown at a decision
WIDTH = 100
SEATS = "ABCD"


@dataclass(frozen=True)
class Playthrough:
    """A random game that ends in a certain way."""

    game_name: str
    ending: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def game(self) -> Game:
        return find_game(self.game_name)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game_name}-{self.ending}.txt"

    def stored_seed(self) -> int:
        """Return the seed that the file names."""
        match = re.search(r"^seed (\d+)$", self.path.read_text(encoding="utf-8"), re.MULTILINE)
        assert match, f"{self.path.name} names no seed"
        return int(match[1])


PLAYTHROUGHS = [
    Playthrough("buttons", "line", 2),
    Playthrough("buttons", "twelve", 2),
    Playthrough("buttons", "both", 2),
    Playthrough("buttons", "most-stars", 4),
    Playthrough("buttons", "shared", 3),
    Playthrough("war", "hut", 2, {"start": 1}),
    Playthrough("war", "stars", 2),
    Playthrough("war", "both", 3),
    Playthrough("war", "points", 4, {"tiles": True}),
    Playthrough("war", "buttons", 2),
    Playthrough("war", "shared", 2),
]


def play(playthrough: Playthrough, seed: int) -> History:
    """Play a random game; moves are picked by their order as text, not in the list."""
    game, generator = playthrough.game, Generator(seed)
    history = History(game, game.settings(playthrough.players, playthrough.options))
    while not history.state.is_over():
        if history.state.is_chance():
            history.apply(generator.draw(history.state))
        else:
            moves = sorted(history.state.legal_moves(), key=game.notation)
            history.apply(moves[generator.below(len(moves))])
    return history


def ending_of(history: History) -> str:
    return history.game.ending(history.state).reason


# The text.


def write_text(playthrough: Playthrough, seed: int) -> str:
    """Return the whole game: every event, the choices, and a position for each round."""
    history = play(playthrough, seed)
    lines = [*header(history, seed), *story(history), *result(history)]
    return "\n".join(lines) + "\n"


def header(history: History, seed: int) -> Iterator[str]:
    yield history.game.title
    yield f"settings {json.dumps(history.settings)}"
    yield f"seed {seed}"


def story(history: History) -> Iterator[str]:
    """Yield the events, with chance events in one paragraph and a position for each round."""
    game, state, last_round = history.game, history.first_state(), 0
    for by_chance, run in groupby(enumerate(history.events, 1), lambda item: item[1].actor < 0):
        if by_chance:
            yield chance_events(game, state, list(run))
            continue
        for number, event in run:
            if state.round > last_round:
                last_round = state.round
                yield from ["", f"Round {last_round}", *position(game, state), ""]
            yield f"{number:5} {SEATS[event.actor]} {game.notation(event.code)}"
            yield choices(game, state)
            state.apply(event.code)


def chance_events(game: Game, state: State, run: list[tuple[int, Event]]) -> str:
    """Return what chance did and how likely it was, and advance the state."""
    texts = []
    for _, event in run:
        probability = dict(state.chance_outcomes())[event.code]
        texts.append(f"{game.notation(event.code)} ({probability})")
        state.apply(event.code)
    return paragraph(f"{run[0][0]:5} chance: ", texts)


def choices(game: Game, state: State) -> str:
    """Return the legal moves, or the first of them and their number."""
    texts = sorted(game.notation(move) for move in state.legal_moves())
    more = ["..."] if len(texts) > LISTED else []
    return paragraph(f"{'':10}of {len(texts)}: ", texts[:LISTED] + more)


def paragraph(start: str, texts: list[str]) -> str:
    """Wrap a list; no line breaks inside a text."""
    return wrapped(start, ", ".join(text.replace(" ", "\xa0") for text in texts))


def wrapped(start: str, text: str) -> str:
    lines = fill(
        text,
        WIDTH,
        initial_indent=start,
        subsequent_indent=" " * 10,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return lines.replace("\xa0", " ")


def position(game: Game, state: State) -> Iterator[str]:
    """Return the position, one field or seat per line."""
    fields = game.position(state)
    seats = fields.pop("seats")
    for name, value in [*fields.items(), *zip(SEATS, seats, strict=False)]:
        yield wrapped(f"  {name} ", json.dumps(value))


def result(history: History) -> Iterator[str]:
    ending = history.game.ending(history.state)
    yield ""
    yield "The end"
    yield from position(history.game, history.state)
    yield ""
    yield f"won by {', '.join(SEATS[seat] for seat in ending.winners)}: {ending.reason}"


# Writing the files.


def find_seed(playthrough: Playthrough) -> int:
    """Return the seed of the shortest game among the first seeds, or the first with the ending."""
    found: dict[int, int] = {}
    for seed in count():
        if found and seed >= SEARCHED:
            break
        history = play(playthrough, seed)
        if ending_of(history) == playthrough.ending:
            found[seed] = len(history.events)
    return min(found, key=lambda seed: found[seed])


def seed_for(playthrough: Playthrough) -> int:
    """Return the stored seed, if it still leads to the ending."""
    if playthrough.path.exists():
        seed = playthrough.stored_seed()
        if ending_of(play(playthrough, seed)) == playthrough.ending:
            return seed
    return find_seed(playthrough)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for playthrough in PLAYTHROUGHS:
        text = write_text(playthrough, seed_for(playthrough))
        playthrough.path.write_text(text, encoding="utf-8")
        print(playthrough.path.name, len(text.splitlines()), "lines")


if __name__ == "__main__":
    main()

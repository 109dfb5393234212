"""`python -m bench.strategies`: look for strategies in War that self-play has never found.

Each strategy is a taste: a player who searches like the other one, but values some moves by a few
points more (or less) than the search does, in every round or in the first ones only (a seeded
opening). If a taste won more than half of the games against the player without it, the network
would have missed something. The table is written to docs/strength.md.
"""

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.arena.ratings import wilson
from buttonbox.bots.bot import Bot, win_shares
from buttonbox.bots.level import searches
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.games.war import material, moves
from buttonbox.games.war.rules import War
from harness.bots.strength_page import write_table

SIMULATIONS = 100
GAMES = 200
SEED = 77_000
OPENING = 3  # rounds

Taste = Callable[[moves.Event], int]  # 1 for moves it likes, -1 for those it avoids


def _school(*spaces: int) -> Taste:
    return lambda move: isinstance(move, moves.ToSchool) and move.space in spaces


def _kind(*kinds: type) -> Taste:
    return lambda move: isinstance(move, kinds)


def _both(likes: Taste, avoids: Taste) -> Taste:
    return lambda move: likes(move) - avoids(move)


TASTES: dict[str, Taste] = {
    "no taste": lambda move: 0,
    "stars": _school(material.STAR),
    "stars, no sections": _both(_school(material.STAR), _school(material.HUT)),
    "sections": _school(material.HUT),
    "sections, no stars": _both(_school(material.HUT), _school(material.STAR)),
    "cards": _kind(moves.BuyCard),
    "no cards": lambda move: -isinstance(move, moves.BuyCard),
    "big brothers": _school(material.BROTHER),
    "exam": _school(material.EXAM),
    "snitch": _school(material.SNITCH),
    "rescue": _school(material.RESCUE),
    "white dice": _kind(moves.TakeWhite),
    "locations": _kind(moves.ToLocation),
}


@dataclass(frozen=True)
class Trial:
    """A taste, what it is worth in chance to win, and the rounds it lasts."""

    name: str
    worth: float
    rounds: int


@dataclass(frozen=True)
class Ending:
    """How a game ended for the player with the taste."""

    share: float
    stars: bool  # whether it had six stars
    sections: bool  # whether it had six sections


class TastefulBot:
    """Searches, then prefers the moves of its taste."""

    def __init__(self, bot: SearchBot, trial: Trial) -> None:
        self.bot = bot
        self.trial = trial

    def choose(self, state: State) -> int:
        """Return the move with the best value, taste included."""
        if state.round > self.trial.rounds:
            return self.bot.choose(state)
        taste, worth = TASTES[self.trial.name], self.trial.worth
        found = self.bot.consider(state)
        return max(found, key=lambda each: each.value + worth * taste(moves.decode(each.code))).code


def play(trial: Trial, number: int) -> Ending:
    """Play one game of two; the player with the taste starts every other one."""
    game = find_game("war")
    dice = Generator(SEED + number // 2)
    seat = number % 2
    state = game.new(game.settings(2))
    bots = [SearchBot("war", Generator(2 * number + i), searches(SIMULATIONS)) for i in (0, 1)]
    tasteful = TastefulBot(bots[seat], trial)
    players: list[Bot | TastefulBot] = [tasteful if i == seat else bots[i] for i in (0, 1)]
    while (actor := state.actor()) != NOBODY:
        state.apply(dice.draw(state) if actor == CHANCE else players[actor].choose(state))
    assert isinstance(state, War)
    stars = state.stars[seat] >= material.STARS_TO_END
    return Ending(win_shares(state)[seat], stars, state.sections[seat] == material.ALL_SECTIONS)


def row_text(trial: Trial, endings: list[Ending]) -> str:
    """Format one line of the table."""
    won, games = sum(each.share for each in endings), len(endings)
    low, high = wilson(won, games)
    when = "every round" if trial.rounds > OPENING else f"rounds 1 to {trial.rounds}"
    stars, sections = (
        sum(getattr(each, kind) for each in endings) for kind in ("stars", "sections")
    )
    return (
        f"| {trial.name} | {100 * trial.worth:.0f} | {when} | **{won / games:.1%}** "
        f"| {low:.1%} to {high:.1%} | {stars} | {sections} |"
    )


def main() -> int:
    """Play every taste, weak and strong and as an opening, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.strategies", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games per line of the table")
    parser.add_argument("--taste", choices=tuple(TASTES), action="append", help="only this one")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    wanted = parser.parse_args()
    lines = [
        "| taste | points | when | won | 95 % interval | six stars | six sections |",
        "|---|---|---|---|---|---|---|",
    ]
    with open_executor(wanted.workers, None) as (executor, _):
        for trial in trials(wanted.taste or list(TASTES)):
            endings = list(executor.map(partial(play, trial), range(wanted.games)))
            lines.append(row_text(trial, endings))
            print(lines[-1], flush=True)
    if not wanted.taste:
        write_table("strategies", "\n".join(lines))
    return 0


def trials(names: list[str]) -> list[Trial]:
    """Return the trials of these tastes; without a taste there is only one."""
    always = 10**6
    found = []
    for name in names:
        found.append(Trial(name, 0.02, always))
        if name != "no taste":
            found += [Trial(name, 0.1, always), Trial(name, 0.1, OPENING)]
    return found


if __name__ == "__main__":
    sys.exit(main())

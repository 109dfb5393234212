"""Players of War with a taste: they search, but prefer or avoid some moves.

`bench/strategies.py` looks for tastes that win; a test makes sure that they have an effect.
"""

from collections.abc import Callable
from dataclasses import dataclass

from buttonbox.bots.bot import Bot, win_shares
from buttonbox.bots.level import searches
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.games.war import material, moves
from buttonbox.games.war.rules import War

SIMULATIONS = 100
SEED = 77_000

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
    """Play a game for two; the player with the taste has the first seat in every other one."""
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

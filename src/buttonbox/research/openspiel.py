"""The games as OpenSpiel Python games, with a chance node for every die and every card.

Importing this module registers `buttonbox_GAME` for every game with an encoder, for
`pyspiel.load_game("buttonbox_GAME(players=3)")`. OpenSpiel numbers chance events apart from moves:
chance action 0 is the game's first event after its moves.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import IllegalMove, InvalidSettings
from buttonbox.core.game import Game
from buttonbox.core.randomness import chance_cases
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.research.outcome import returns
from buttonbox.research.registry import ENCODERS, make_encoder

DEFAULT_PLAYERS = 2
MAX_LENGTH = 100_000  # decisions; random games are far shorter, but the rules set no limit
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def game_type(game: Game) -> Any:
    """Return what OpenSpiel needs to know about a game before loading it."""
    return pyspiel.GameType(
        short_name=f"buttonbox_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": DEFAULT_PLAYERS},
    )


def game_info(game: Game, players: int) -> Any:
    """Return the sizes and utilities of a game with this many players."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.move_count,
        max_chance_outcomes=game.event_count - game.move_count,
        num_players=players,
        min_utility=-1.0 / (players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MAX_LENGTH,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel, with `players` as its parameter.

    OpenSpiel wants a class for each game, which `register_all` derives from this one.
    """

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises SpielError for a number of players that the game does not have."""
        game = find_game(self.name)
        players = int((params or {}).get("players", DEFAULT_PLAYERS))
        try:
            self.first = game.new(game.settings(players))
        except InvalidSettings as error:
            raise pyspiel.SpielError(f"{game.title}: {error}") from error
        super().__init__(game_type(game), game_info(game, players), dict(params or {}))
        self.game = game
        self.encoder = make_encoder(self.name, players)

    def new_initial_state(self) -> "SpielState":
        """Return the state before anything has been dealt or rolled."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return an observer; nothing is hidden, so everyone sees the same."""
        if iig_obs_type is not None and not iig_obs_type.public_info:
            return IIGObserverForPublicInfoGame(iig_obs_type, params)
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; it has few attributes, as OpenSpiel copies them all."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.first.clone()
        self.moves = game.game.move_count  # chance actions count from here
        self.actor = self._actor()  # cached: OpenSpiel asks for it several times per action

    def _actor(self) -> int:
        actor = self.position.to_act
        return TERMINAL if actor == NOBODY else actor

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's number for chance or the end."""
        return self.actor

    def legal_actions(self, *player: int) -> list[int]:
        """Return the legal actions; for the seat to move, without going through C++."""
        if self.actor >= 0 and player in ((), (self.actor,)):
            return sorted(self.position.legal_moves())
        return list(super().legal_actions(*player))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome of the next die or card with its probability."""
        return list(distribution(tuple(chance_cases(self.position)), self.moves))

    def _apply_action(self, action: int) -> None:
        offset = self.moves if self.actor == CHANCE else 0
        try:
            self.position.apply(action + offset)
        except IllegalMove as error:
            raise pyspiel.SpielError(f"action {action} is not legal: {error}") from error
        self.actor = self._actor()

    def _action_to_string(self, player: int, action: int) -> str:
        offset = self.moves if player == CHANCE else 0
        return str(self.get_game().game.notation(action + offset))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.actor == TERMINAL

    def returns(self) -> list[float]:
        """Return what the game is worth to each seat; 0 while it goes on."""
        return returns(self.position)

    def go_to(self, position: State) -> None:
        """Jump to any position of the game, without the history that leads there.

        The state can then be searched and played on, but not serialised.
        """
        self.position = position.clone()
        self.actor = self._actor()

    def __str__(self) -> str:
        return position_text(self.get_game().game, self.position)


class SpielObserver:
    """Observes a state as a seat sees it.

    The tensor has the fields of the game's encoder, also by name in `dict`. With perfect recall the
    string is the whole history; the tensor stays the same, since the future depends on the position
    alone.
    """

    def __init__(self, game: SpielGame, recall: bool, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"observers of {game.game.title} have no parameters: {params}")
        self.game = game.game
        self.encoder = game.encoder
        self.recall = recall
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees of a state."""
        self.tensor[:] = np.frombuffer(self.encoder.observe(state.position, player), np.int8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees of a state as text."""
        if self.recall:
            return str(state.history_str())
        return f"{player}: {position_text(self.game, state.position)}"


@lru_cache(maxsize=4096)  # a die is the same each time
def distribution(cases: tuple[tuple[int, int], ...], moves: int) -> list[tuple[int, float]]:
    """Return chance actions with their probabilities, given each code's number of equal cases."""
    total = sum(weight for _, weight in cases)
    return [(code - moves, weight / total) for code, weight in cases]


def position_text(game: Game, state: State) -> str:
    """Return a state as one line of JSON."""
    return json.dumps(game.position(state), separators=(",", ":"))


def register_all() -> None:
    """Register every game that has an encoder with OpenSpiel; safe to call again."""
    known = set(pyspiel.registered_names())
    for name in ENCODERS:
        described = game_type(find_game(name))
        if described.short_name not in known:
            pyspiel.register_game(
                described, type(f"SpielGame_{name}", (SpielGame,), {"name": name})
            )


register_all()

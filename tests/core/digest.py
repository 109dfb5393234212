"""A digest of random games, as a short text: `python -m tests.core.digest war 4 300`.

The same whether the rules run compiled or interpreted.
"""

import hashlib
import json
import sys

from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator
from buttonbox.games import find_game


def digest_game(game: Game, players: int, seed: int) -> str:
    """Return all legal moves and events of a random game, and its last state."""
    state, generator = game.new(game.settings(players)), Generator(seed)
    digest = hashlib.sha256()
    while not state.is_over():
        moves = state.legal_moves()
        chance = state.is_chance()
        code = generator.draw(state) if chance else moves[generator.below(len(moves))]
        digest.update(f"{state.actor()} {moves} {code}\n".encode())
        state.apply(code)
    digest.update(json.dumps([game.position(state), state.winners()], sort_keys=True).encode())
    return digest.hexdigest()


def main(name: str, players: str, games: str) -> None:
    for seed in range(int(games)):
        print(seed, digest_game(find_game(name), int(players), seed))


if __name__ == "__main__":
    main(*sys.argv[1:])

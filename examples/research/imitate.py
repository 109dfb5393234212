"""Learn to play BUTTONS from recorded games with a small table, and beat random moves.

buttonbox simulate buttons --players 2 --games 300 --seed 1 --bot master --simulations 0 \\
        --out games.parquet
python examples/research/imitate.py games.parquet
"""

import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import cast

import buttonbox
from buttonbox.core.play import random_player
from buttonbox.core.state import State
from buttonbox.games.buttons.codes import GET_OUT, LAY, ROLL, SEW
from buttonbox.games.buttons.rules import Buttons
from buttonbox.research.data import decisions
from buttonbox.research.data_files import read_parquet

game = buttonbox.find_game("buttons")


def kind(state: State, code: int) -> tuple[str, int]:
    """Return the table's key for a move: the risk of a roll, or the buttons of a cell's colour."""
    board = cast(Buttons, state)
    seat = state.actor()
    if code in (ROLL, GET_OUT):
        return game.notation(code), int(20 * Fraction(game.odds(state).data["bust"]))
    for cells in board.colours[seat] if LAY <= code < SEW else []:
        if cells >> code - LAY & 1:
            return "lay", (cells & board.buttons[seat]).bit_count()
    return "other", 0


offered: Counter[tuple[str, int]] = Counter()
chosen: Counter[tuple[str, int]] = Counter()
for row in read_parquet(Path(sys.argv[1])):
    for state, _, moves, code in decisions(row):
        offered.update(kind(state, move) for move in moves)
        chosen[kind(state, code)] += 1


def imitate(state: State) -> int:
    """Choose the move whose kind was chosen most often; avoid risks never seen."""
    kinds = {code: kind(state, code) for code in state.legal_moves()}
    return max(kinds, key=lambda code: (chosen[kinds[code]] / (offered[kinds[code]] or 1), code))


dice = buttonbox.Generator(seed=1)
won = 0
for number in range(100):
    history = buttonbox.History(game, game.draw_settings(2, {}, dice))
    players = [imitate, random_player(dice)]
    buttonbox.play_game(history, players if number % 2 == 0 else players[::-1], dice)
    won += number % 2 in history.state.winners()
print(f"the imitator wins {won} of 100 against random moves")

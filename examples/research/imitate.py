"""Imitate good games of BUTTONS with a small table, and beat random moves with it.

buttonbox simulate buttons --players 2 --games 300 --seed 1 --bot master --simulations 0 \\
        --out games.parquet
python examples/research/imitate.py games.parquet
"""

import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random
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
    """Return the kind of a move: its risk for a roll, its surroundings for a cell."""
    board = cast(Buttons, state)
    seat = state.actor()
    if code in (ROLL, GET_OUT):
        return game.notation(code), int(20 * Fraction(game.odds(state).data["bust"]))
    if code >= SEW:
        stars, row, column = board.stars[seat], (code - SEW) // 6, (code - SEW) % 6
        lines = (stars >> 6 * row & 0b111111, stars >> column & 0x41041041)
        return "sew", max(line.bit_count() for line in lines)
    for cells in board.colours[seat] if code >= LAY else []:
        if cells >> code - LAY & 1:
            return "lay", (cells & board.buttons[seat]).bit_count()
    return "decline", 0


offered: Counter[tuple[str, int]] = Counter()
chosen: Counter[tuple[str, int]] = Counter()
for row in read_parquet(Path(sys.argv[1])):
    for state, _, moves, code in decisions(row):
        if len(moves) > 1:
            offered.update(kind(state, move) for move in moves)
            chosen[kind(state, code)] += 1


def imitate(state: State) -> int:
    """Roll or get out as often as the games did at this risk; lay and sew where they did most."""
    moves = state.legal_moves()
    kinds = [kind(state, code) for code in moves]
    rates = [(chosen[each] + 0.1) / (offered[each] + 1) for each in kinds]
    if ROLL in moves:
        return random.choices(moves, rates)[0]
    return moves[rates.index(max(rates))]


random = Random(1)
dice = buttonbox.Generator(seed=1)
won = 0
for number in range(100):
    history = buttonbox.History(game, game.draw_settings(2, {}, dice))
    players = [imitate, random_player(dice)]
    buttonbox.play_game(history, players if number % 2 == 0 else players[::-1], dice)
    won += number % 2 in history.state.winners()
print(f"the imitator wins {won} of 100 against random moves")

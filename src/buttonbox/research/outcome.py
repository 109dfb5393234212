"""What a finished game is worth to each seat."""

from buttonbox.core.state import State


def seat_return(winners: int, players: int, seat: int) -> float:
    """Return what the seat wins or loses, given the bits of the winners; all seats add up to 0.

    A sole winner gets 1, and the others lose 1 between them. Several winners share equally; if all
    share, everybody gets 0. While the game goes on, with no winner, everybody has 0.
    """
    count = 0
    for other in range(players):
        count += winners >> other & 1
    if count == 0 or count == players:
        return 0.0
    share = 1.0 / count if winners >> seat & 1 else 0.0
    return (share * players - 1.0) / (players - 1.0)


def returns(state: State) -> list[float]:
    """Return what a game is worth to each seat: 0 for all while it goes on."""
    winners = 0
    for seat in state.winners():
        winners |= 1 << seat
    return [seat_return(winners, state.players, seat) for seat in range(state.players)]

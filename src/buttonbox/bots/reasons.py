"""Why a move is worth considering: a key and values, for a page to put in any language."""

from dataclasses import dataclass

Value = int | float | str

# Every key with the names of its values. Seats, sections and spots count from 0.
KEYS: dict[str, tuple[str, ...]] = {
    # Any game.
    "wins": (),  # the game is over, and this seat is among the winners
    "loses": (),  # the game is over, and it is not
    "judged": (),  # nothing plain to say: the search has its reasons
    # BUTTONS.
    "bust-risk": ("chance",),  # of a bust in this roll (B33)
    "next-bust-risk": ("chance",),  # of a bust in the own next roll with as many dice
    "at-stake": ("stars",),  # what a bust would lose
    "more-stars": ("chance",),  # that this roll makes the buttons worth more stars
    "stars": ("stars",),  # what the buttons are worth after the move (B40)
    "safe": (),  # nothing can be lost any more in this round
    "colour": ("colour", "buttons"),  # so many buttons on this colour, the new one included
    "keeps-open": ("cells",),  # cells that a button would close
    "line": ("stars",),  # stars among some five in a line, the new one included (B50)
    "total": ("stars",),  # stars on the board, the new one included
    # War of the Buttons.
    "pays": ("buttons",),
    "costs": ("buttons",),
    "displaces": ("seat", "dice"),  # another's group goes to the mill (W33)
    "displaces-own": ("dice",),
    "blocks": ("seat", "place"),  # this seat could place here before, and now cannot
    "holds": ("place",),  # nobody who has dice left can displace the group
    "marker": ("place", "marker"),  # the bonus marker for who holds the place (W71, W73)
    "threatens": ("seat",),  # the snitch would catch this seat as things stand (W70)
    "shuns-locations": (),  # the snitch's ban (W44)
    "starts": (),  # the next round (W45)
    "builds": ("sections",),  # so many sections then
    "frees": ("boys",),  # so many boys are left in detention then
    "unblocks": ("section",),
    "detains": ("section",),  # a boy next to a section, which is blocked now
    "detains-harmless": ("section",),  # the same, but the section stands already
    "gains-stars": ("stars",),
    "gains-brothers": ("brothers",),
    "gains-card": ("card",),
    "gives-card": ("card",),
    "takes-white": ("value",),
    "turns": ("shown", "wanted"),
    "re-rolls": ("value",),
    "keeps-dice": ("dice",),  # dice in front for later turns
    "ends-round": (),
}


@dataclass(frozen=True)
class Reason:
    """A key of `KEYS` with its values."""

    key: str
    values: dict[str, Value]


def reason(key: str, **values: Value) -> Reason:
    """A reason that keeps to the table."""
    if KEYS[key] != tuple(values):
        raise ValueError(f"{key} needs the values {KEYS[key]}, not {tuple(values)}")
    return Reason(key, values)

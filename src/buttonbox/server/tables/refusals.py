"""Why a table refuses a request."""

from buttonbox.core.errors import Refusal


class Refused(Refusal):
    """The table refuses a request; `rule` is a rule of the game or a key of REFUSALS."""


REFUSALS = {
    "message": "the message cannot be understood",
    "seat": "the seat is not yours",
    "stale": "the table has moved on",
    "turn": "it is another seat's turn",
    "over": "the game is over",
    "full": "the game has become too long to go on",
    "waiting": "not everybody has arrived",
    "undo": "nothing to undo: a die has rolled or another player has moved since",
    "undos": "moves have been taken back too often",
    "seed": "a seed must be committed to before the seal and opened before the first die",
    "invitation": "there is a newer link to this seat",
    "taken": "somebody else has taken the seat",
    "host": "only the host can make a new link, for a guest's seat",
    "bots": "only the host can give an empty seat to a bot, before the game starts",
    "delete": "only the host can delete a table, once the game is over or nobody else plays",
    "deleted": "the table has been deleted",
    "rate": "too many messages",
    "storage": "storing it failed; try again",
    "bot": "the bot failed to answer; try again",
    "busy": "the server is busy; try again in a moment",
    "hints": "there are no hints at this table",
}


def refused(word: str) -> Refused:
    """Return the refusal for a key of REFUSALS."""
    return Refused(word, REFUSALS[word])

"""How long the server waits before it acts for somebody, or again."""

from dataclasses import dataclass


@dataclass(frozen=True)
class WaitingTimes:
    """How long the server waits, in seconds."""

    bot_delay: float = 0.8  # before a bot moves, so that people can follow
    seeds: float = 1.5  # for each of the two rounds of the fair dice
    stand_in: float = 180  # before a bot plays for somebody who is away
    overtime: float = 10  # per move of a player who takes over after running out of time
    retry: float = 1.0  # before retrying after a bot or the database failed
    catch_up: float = 2  # between polls for entries of other processes

"""`buttonbox play`: play a game in the terminal against bots."""

import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path

from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.cli.names import DEFAULT_NAMES, actor_name
from buttonbox.cli.option_values import new_file
from buttonbox.cli.rules import explain_rule
from buttonbox.cli.shared_options import add_table, make_generator, read_settings
from buttonbox.cli.terminal import explained, printable, text_width
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Game, NoOdds
from buttonbox.core.history import Event, History
from buttonbox.core.play import Player
from buttonbox.core.randomness import Generator
from buttonbox.core.record import write_record
from buttonbox.games import GAMES, find_game

HARD_SPACE = "\N{NO-BREAK SPACE}"  # so that a choice fits on one line
SEAT = 0
MAX_EXPLAINED = 16  # up to this many moves are listed with their meaning
HELP = (
    "Type a number or a move. Also: ? NUMBER (what a move means), undo, rules NUMBER (for example "
    "rules {rule}), board, save FILE, help, quit."
)


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options of `buttonbox play`."""
    parser.add_argument(
        "game", nargs="?", choices=tuple(GAMES), help="the game (asked for if left out)"
    )
    add_table(parser)
    parser.add_argument(
        "--level", choices=LEVELS, default="easy", help="level of the bots (default: %(default)s)"
    )
    parser.add_argument(
        "--save", type=new_file, metavar="FILE", help="write the record to this file at the end"
    )
    parser.set_defaults(run=run)


class Quit(Exception):
    """Raised when the player leaves the game."""


class TerminalGame:
    """A game with a person in seat 0 and bots in the others."""

    def __init__(self, history: History, bots: Sequence[Player], generator: Generator) -> None:
        self.history = history
        self.bots = bots
        self.generator = generator
        self.names = DEFAULT_NAMES[: history.state.players]
        self.shown = 0  # events already shown

    def play(self) -> None:
        """Play until the game is over. Raises Quit if the player leaves."""
        print(f"{self.history.game.title}. You are {self.names[SEAT]}.")
        print(self.help())
        while (actor := self.history.state.actor()) != NOBODY:
            if actor == SEAT:
                self.show()
                self.ask()
            else:
                self.step(actor)
        self.show()
        self.show_result()

    def step(self, actor: int) -> None:
        """Let chance or a bot act."""
        state = self.history.state
        chance = actor == CHANCE
        self.history.apply(self.generator.draw(state) if chance else self.bots[actor](state))

    def show(self) -> None:
        """Print what has happened since the last time, and the board."""
        news = self.history.events[self.shown :]
        for line in news_lines(self.history.game, news, self.names):
            print(textwrap.fill(line, text_width(), subsequent_indent="    "))
        self.shown = len(self.history.events)
        print(self.history.game.draw(self.history.state, self.names))

    def ask(self) -> None:
        """Read input until the player has moved or undone a move."""
        moves = sorted(self.history.state.legal_moves(), key=self.first_word)
        print(self.move_list(moves))
        with suppress(NoOdds):
            print(f"  {self.history.game.odds(self.history.state).summary}")
        while True:
            text = read_line(f"{self.names[SEAT]}> ").strip()
            try:
                if self.answer(text, moves):
                    return
            except (ButtonboxError, OSError) as error:
                print(f"  {printable(explained(error))}")

    def answer(self, text: str, moves: list[int]) -> bool:
        """Carry out one line of input; return whether the board has changed."""
        word, _, rest = text.partition(" ")
        if word in ("quit", "exit"):
            raise Quit
        if word == "undo":
            self.undo()
        elif word in ("", "help", "?", "board", "rules", "save"):
            print(self.information(word, rest.strip(), moves))
            return False
        else:
            self.history.apply(pick(self.history.game, text, moves))
        return True

    def information(self, word: str, rest: str, moves: list[int]) -> str:
        """Return the answer to a command that does not change the board."""
        history = self.history
        if word == "rules" and rest:
            return explain_rule(history.game, rest)
        if word == "?" and rest:
            return history.game.describe(history.state, pick(history.game, rest, moves), self.names)
        if word == "save" and rest:
            return save(history, Path(rest))
        if word == "board":
            return f"{history.game.draw(history.state, self.names)}\n{self.move_list(moves)}"
        return self.help()

    def help(self) -> str:
        """Return the list of commands, with a rule of this game as an example."""
        rules = list(self.history.game.rules.rules)
        return textwrap.fill(HELP.format(rule=rules[len(rules) // 2]), text_width())

    def first_word(self, code: int) -> str:
        """Return the first word of a move; moves are listed by it."""
        return self.history.game.notation(code).split()[0]

    def move_list(self, moves: list[int]) -> str:
        """List the moves: a few with their meaning, many grouped by place."""
        game, state = self.history.game, self.history.state
        if len(moves) > MAX_EXPLAINED:
            return moves_by_place(game, moves)
        lines = [(game.notation(code), game.describe(state, code, self.names)) for code in moves]
        width = max(len(text) for text, _ in lines)
        return "\n".join(
            f"{number:>4}) {text:<{width}}  {meaning}"
            for number, (text, meaning) in enumerate(lines, 1)
        )

    def undo(self) -> None:
        """Undo the player's last move, if nothing has happened since."""
        self.history.undo(SEAT)
        self.shown = len(self.history.events)

    def show_result(self) -> None:
        """Print who won and how."""
        ending = self.history.game.ending(self.history.state)
        winners = " and ".join(self.names[seat] for seat in ending.winners)
        print(f"The game is over ({ending.reason}). Won by: {winners}.")


def read_line(prompt: str) -> str:
    """Read a line of input. Raises Quit at the end of input."""
    try:
        return input(prompt)
    except EOFError as error:
        raise Quit from error


def news_lines(game: Game, events: Sequence[Event], names: tuple[str, ...]) -> Iterator[str]:
    """Yield a line for each run of events by the same actor."""
    for actor, group in groupby(events, key=lambda event: event.actor):
        yield f"  {actor_name(actor, names)}: " + ", ".join(
            game.notation(event.code) for event in group
        )


def pick(game: Game, text: str, moves: list[int]) -> int:
    """Return the move that a number in the list or a notation stands for."""
    if text.isdecimal() and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1]
    return game.parse(text)


def moves_by_place(game: Game, moves: list[int]) -> str:
    """List the moves with their numbers, one line for each place."""
    texts = [(number, *game.notation(code).split(" ", 1)) for number, code in enumerate(moves, 1)]
    lines = []
    for place, group in groupby(texts, key=lambda item: str(item[1])):
        choices = [f"{number}) {rest[0] if rest else place}" for number, _, *rest in group]
        line = f"{place:>8}  " + "   ".join(choice.replace(" ", HARD_SPACE) for choice in choices)
        lines.append(textwrap.fill(line, text_width(), subsequent_indent=" " * 10))
    return "\n".join(lines).replace(HARD_SPACE, " ")


def choose_game() -> Game:
    """Ask which game, by number or name."""
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        print(f"{number}) {game.title} ({game.name})")
    while True:
        text = read_line("Which game? ").strip().lower()
        if text.isdecimal() and 1 <= int(text) <= len(games):
            return games[int(text) - 1]
        if text in GAMES:
            return GAMES[text]


def save(history: History, path: Path) -> str:
    """Write the record and return a message for the player."""
    path.write_text(write_record(history), encoding="utf-8")
    return f"  saved to {path}"


def run(arguments: Namespace) -> None:
    """Play a game; --save also saves an unfinished one."""
    generator = make_generator(arguments)
    try:
        game = find_game(arguments.game) if arguments.game else choose_game()
        settings = read_settings(game, arguments, generator)
        history = History(game, settings)
        bots = [make_bot(game.name, arguments.level, generator.next()).choose] * settings["players"]
        try:
            TerminalGame(history, bots, generator).play()
        finally:
            if arguments.save is not None:
                print(save(history, arguments.save))
    except Quit:
        print("Goodbye.")

"""Options that several commands share, and game settings read from them."""

import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import CommandOption, Game, Json
from buttonbox.core.randomness import Generator
from buttonbox.games import GAMES


def add_game(parser: ArgumentParser) -> None:
    """Add the argument that names a game."""
    parser.add_argument("game", choices=tuple(GAMES), help="the game")


def add_players(parser: ArgumentParser, help_text: str) -> None:
    """Add the option for the number of players."""
    parser.add_argument("--players", type=int, choices=player_counts(), help=help_text)


def add_workers(parser: ArgumentParser) -> None:
    """Add the option for the number of worker processes."""
    parser.add_argument(
        "--workers", type=int, metavar="K", help="worker processes (default: one per core)"
    )


def add_table(parser: ArgumentParser) -> None:
    """Add the options of a table, with those of every game."""
    add_players(parser, "number of players (default: the most)")
    parser.add_argument("--seed", type=int, help="seed of the dice and the bots (default: random)")
    for name, owners in _options().items():
        option = owners[0][1]
        text = "; ".join(f"{game.name}: {each.help}" for game, each in owners)
        if option.read is None:
            parser.add_argument(f"--{name}", action="store_true", help=text)
        else:
            parser.add_argument(f"--{name}", metavar=option.metavar, help=text)


def check_least(arguments: Namespace, **least: int) -> None:
    """Raise InvalidSettings if one of the named options was given and is too small."""
    for name, bound in least.items():
        value = getattr(arguments, name)
        if value is not None and value < bound:
            raise InvalidSettings(f"--{name}", f"must be at least {bound}")


def player_counts() -> list[int]:
    """Return every number of players that some game allows."""
    return sorted({players for game in GAMES.values() for players in game.players})


def _options() -> dict[str, list[tuple[Game, CommandOption]]]:
    """Return the options of all games by name; games may share one."""
    found: dict[str, list[tuple[Game, CommandOption]]] = {}
    for game in GAMES.values():
        for option in game.command_options:
            found.setdefault(option.name, []).append((game, option))
    return found


def make_generator(arguments: Namespace) -> Generator:
    """Return a generator with the given seed, or a random one."""
    return Generator(secrets.randbits(64) if arguments.seed is None else arguments.seed)


def read_settings(game: Game, arguments: Namespace, generator: Generator) -> Json:
    """Return checked settings; the generator decides what the options leave open."""
    return game.draw_settings(
        read_players(game, arguments), read_options(game, arguments), generator
    )


def read_players(game: Game, arguments: Namespace) -> int:
    """Return the number of players, by default the most."""
    return arguments.players or max(game.players)


def read_options(game: Game, arguments: Namespace) -> Json:
    """Return the given options of this game; raises InvalidSettings for another game's."""
    return {option.name: value for option, value in _given(game, arguments)}


def _given(game: Game, arguments: Namespace) -> Iterator[tuple[CommandOption, object]]:
    """Yield the options that were given; raises InvalidSettings for those of other games."""
    for name, owners in _options().items():
        text = getattr(arguments, name.replace("-", "_"))
        if not text:
            continue
        own = [option for other, option in owners if other is game]
        if not own:
            names = " and ".join(other.name for other, _ in owners)
            raise InvalidSettings(f"--{name}", f"is for {names} only")
        yield own[0], own[0].read(text) if own[0].read else True

"""Both games pass the conformance kit, with all numbers of players and all options."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from buttonbox.core.conformance import check_game
from buttonbox.core.history import History
from buttonbox.core.play import play_game, random_player
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games.buttons import (
    codes as buttons_codes,
    material as board,
    phases as buttons_phases,
)
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from buttonbox.games.war import codes as war_codes, material, phases as war_phases
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])

# BUTTONS.


def buttons_material(state: State) -> tuple[Any, ...]:
    """Boards, cards and dice; what must hold as True, what must stay the same as it is."""
    buttons = cast(Buttons, state)
    hands = [buttons.left_out, *buttons.cards]
    depots = sum(status != buttons_phases.IN for status in buttons.status[: buttons.players])
    return (
        sum(hands) == buttons.left_out | union(buttons.cards),  # no card in two places
        union(buttons.cards).bit_count() == buttons.dealt,
        buttons.blacks + depots * (2 if buttons.players == 2 else 1),
        all(is_well_laid(buttons, seat) for seat in range(buttons.players)),
        tuple(buttons.colours),
    )


def union(sets: list[int]) -> int:
    joined = 0
    for each in sets:
        joined |= each
    return joined


def is_well_laid(state: Buttons, seat: int) -> bool:
    """B20, B21; while stars are laid they lie among buttons."""
    laid, stars = state.buttons[seat], state.stars[seat]
    across = laid & board.NOT_FIRST_COLUMN & (laid & board.NOT_LAST_COLUMN) << 1
    return not (laid & stars or laid & laid << board.SIZE or across or laid & ~board.ALL)


def buttons_shows(before: State, code: int, after: State) -> bool:
    """Return whether the state shows the event: a dealt card, or a die until the round is over."""
    old, new = cast(Buttons, before), cast(Buttons, after)
    if code >= buttons_codes.CARD:
        card = 1 << code - buttons_codes.CARD
        if old.phase == buttons_phases.LEAVING_OUT:
            return new.left_out == card
        return bool(new.cards[old.dealt % old.players] & card)
    dice = [new.white, new.gold, *new.black]
    return new.round > old.round or dice[old.rolled] == code - buttons_codes.FACE


@every_number_of_players
@pytest.mark.parametrize("sides", ["a", "b"])
def test_buttons_keeps_the_contract(players: int, sides: str) -> None:
    layouts = [f"{number}{sides}" for number in range(1, players + 1)]
    check_game(
        BUTTONS,
        range(3),
        players=[players],
        options={"layouts": layouts},
        conserved=buttons_material,
        shows=buttons_shows,
        every=8,
    )


@every_number_of_players
def test_stars_stay_on_the_board(players: int) -> None:
    """B41."""

    def kept(before: State, code: int, after: State) -> bool:
        old, new = cast(Buttons, before), cast(Buttons, after)
        return all(one & ~other == 0 for one, other in zip(old.stars, new.stars, strict=True))

    watch(History(BUTTONS, BUTTONS.settings(players)), kept)


# War of the Buttons.


def war_material(state: State) -> tuple[Any, ...]:
    """Dice by seat, white dice, and whether everything else is within its limits."""
    war = cast(War, state)
    return (
        *[coloured_dice(war, seat) for seat in range(war.players)],
        white_dice(war),
        has_all_markers(war),
        all(
            count <= copies for count, copies in zip(cards(war), material.CARD_COPIES, strict=True)
        ),
        is_within_limits(war),
    )


def coloured_dice(state: War, seat: int) -> int:
    """Return the seat's dice in all places and in hand (W1)."""
    boys = sum(die > 0 for die in state.detention[seat])
    piles = [pile[seat] for pile in (state.front, state.village, state.mill)]
    at_locations = zip(state.group_seat, state.group_dice, strict=True)
    beside_cards = zip(state.sold_seat, state.sold_dice, strict=True)
    taken_up = state.picked if state.to_act == seat else []
    return (
        boys
        + sum(sum(pile) for pile in piles)
        + sum(dice for owner, dice in [*at_locations, *beside_cards] if owner == seat)
        + state.school_seat.count(seat)
        + sum(taken_up)
        + dice_in_hand(state, seat, boys)
    )


def dice_in_hand(state: War, seat: int, boys: int) -> int:
    """Return the seat's coloured dice that are still to be rolled."""
    turn, rolling = ((s - state.start) % state.players for s in (seat, state.rolling_seat))
    if state.phase < war_phases.ROLLING or (state.phase == war_phases.ROLLING and turn > rolling):
        return material.COLOURED_DICE - boys
    in_hand = state.phase in (war_phases.ROLLING, war_phases.REROLLING)
    return state.dice_to_roll if in_hand and seat == state.rolling_seat else 0


def white_dice(state: War) -> int:
    """White dice in all places and in hand (W1)."""
    piles = (state.lake, *state.white, state.village_white, state.mill_white)
    in_hand = state.whites if state.phase <= war_phases.ROLLING else 0
    rolling = state.dice_to_roll if state.phase == war_phases.ROLLING_WHITE else 0
    placed = sum(state.group_white) + sum(state.sold_white)
    return sum(sum(pile) for pile in piles) + placed + in_hand + rolling


def has_all_markers(state: War) -> bool:
    """Twelve bonus markers, but those that took effect while a round ends (W12, W73)."""
    laid = [*state.markers, state.marker]
    counts = [pool + laid.count(kind) for kind, pool in enumerate(state.marker_pool)]
    complete = sum(counts) == sum(material.MARKER_COPIES)
    possible = all(n <= most for n, most in zip(counts, material.MARKER_COPIES, strict=True))
    return possible and (complete or state.round == 0 or state.round_end_step > 0)


def cards(state: War) -> list[int]:
    """Return how many cards of each kind are in the game."""
    return [
        state.deck[kind]
        + state.discard[kind]
        + state.display.count(kind)
        + sum(state.cards[seat][kind] for seat in range(state.players))
        for kind in range(len(material.CARDS))
    ]


def is_within_limits(state: War) -> bool:
    """Big brothers, stars, sticks (W7), buttons (W27), and hands that count the cards owned."""
    brothers = sum(state.brothers) + sum(state.lone_brother) + state.brother_used
    hands = [sum(state.cards[seat]) for seat in range(4)]
    return (
        0 <= brothers <= material.BROTHERS
        and min(state.brothers) >= 0
        and 0 <= sum(state.stars) <= material.STARS
        and all(0 <= sections < 2**material.SECTIONS for sections in state.sections)
        and min(state.buttons) >= 0
        and state.hand == hands
    )


def war_shows(before: State, code: int, after: State) -> bool:
    """Return whether the start player, tile, marker, card or die is where the event put it."""
    old, new = cast(War, before), cast(War, after)
    if old.phase == war_phases.CHOOSING_START:
        return new.start == code - war_codes.START_SEAT
    if old.phase == war_phases.LAYING_TILES:
        return new.tracks[old.laid] == new.tile_values[code - war_codes.TILE]
    if old.phase == war_phases.LAYING_MARKERS:
        place = old.laid if old.laid < old.locations else material.AT_SCHOOL
        return new.markers[place] == code - war_codes.MARKER
    if old.phase == war_phases.LAYING_CARDS:
        return new.display[old.laid] == code - war_codes.CARD
    return die_shows(old, code - war_codes.FACE, new)


def die_shows(old: War, value: int, new: War) -> bool:
    """Return whether the die lies in detention, in the lake or in front."""
    seat = old.rolling_seat
    if old.phase == war_phases.ROLLING_BOYS:
        return new.detention[seat][material.STARTING_BOYS - old.dice_to_roll] == value
    if old.phase == war_phases.ROLLING_WHITE:
        return new.lake[value] == old.lake[value] + 1
    return new.front[seat][value] == old.front[seat][value] + 1


OWN_VALUES = {"tracks": {"forest": [9, 0, 0, 0, 20]}, "card_dice": {"section": 2}}


@every_number_of_players
@pytest.mark.parametrize(
    "options",
    [{}, {"tiles": True}, {"start": 1}, {"tiles": True, "start": 0, "values": OWN_VALUES}],
    ids=["plain", "tiles", "start", "all"],
)
@pytest.mark.slow
def test_war_keeps_the_contract(players: int, options: dict[str, Any]) -> None:
    check_game(
        WAR,
        range(4),
        players=[players],
        options=options,
        conserved=war_material,
        shows=war_shows,
        every=10,
    )


@every_number_of_players
def test_cards_leave_the_game_only_when_given_up(players: int) -> None:
    """W62: one card of the kind that the move names."""

    def kept(before: State, code: int, after: State) -> bool:
        expected = cards(cast(War, before))
        if war_codes.GIVE_CARD <= code < war_codes.FREE:
            expected[code - war_codes.GIVE_CARD] -= 1
        return cards(cast(War, after)) == expected

    watch(History(WAR, WAR.settings(players)), kept)


@every_number_of_players
def test_huts_and_stars_are_never_lost(players: int) -> None:
    def kept(before: State, code: int, after: State) -> bool:
        old, new = cast(War, before), cast(War, after)
        huts = zip(old.sections, new.sections, strict=True)
        stars = zip(old.stars, new.stars, strict=True)
        return all(one & ~two == 0 for one, two in huts) and all(one <= two for one, two in stars)

    watch(History(WAR, WAR.settings(players)), kept)


def watch(history: History, kept: Callable[[State, int, State], bool]) -> None:
    """Play a random game; what is to be kept is compared before and after each event."""
    before = [history.state.clone()]

    def compare(history: History) -> None:
        event = history.events[-1]
        sentence = f"event {len(history.events)}: {history.game.notation(event.code)}"
        assert kept(before[0], event.code, history.state), sentence
        before[0] = history.state.clone()

    generator = Generator(1)
    players = [random_player(generator)] * history.state.players
    play_game(history, players, generator, compare)

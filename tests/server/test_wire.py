"""What goes over the wire."""

from msgspec.json import decode, encode
from msgspec.structs import replace

from buttonbox.games import GAMES
from buttonbox.server.messages import Events, Now
from buttonbox.server.views import VIEWS
from buttonbox.server.wire import with_offers
from tests.games.random_play import random_states


def test_offers_written_into_a_text_are_those_of_a_message() -> None:
    for game in GAMES.values():
        for state in random_states(game, 2, seed=1):
            offers = VIEWS[game.name].offers(state)
            now = Now(game.position(state), state.actor(), None, {}, None, None)
            plain = Events(7, [], now)
            offering = replace(plain, now=replace(now, offers=offers))
            told = with_offers(encode(plain), offers)
            assert decode(told, type=Events) == offering

"""What goes over the wire."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import get_args

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from buttonbox.games import GAMES
from buttonbox.server.messages import Events, FromPage, Now
from buttonbox.server.session import ANSWERS, BAD_MESSAGE, TOO_MANY
from buttonbox.server.views import VIEWS
from buttonbox.server.wire import PIECE, with_offers
from tests.games.random_play import random_states
from tests.server.running import TIMEOUT, Deaf, Person, Server, eventually

TEXT = b'{"type":"ping"}'
PONG = {"type": "pong"}


def raw(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


WHOLE = raw(Opcode.TEXT, TEXT)
FRAGMENTS = [raw(Opcode.TEXT, TEXT[:5], fin=False), raw(Opcode.CONT, TEXT[5:])]
LONG = raw(Opcode.TEXT, TEXT + b" " * 200)
PING = raw(Opcode.PING, b"there?")
VERY_LONG = raw(Opcode.TEXT, TEXT + b" " * 3 * PIECE)


@pytest.fixture
def person(server: Server) -> Iterator[Person]:
    """A spectator."""
    found = server.create("buttons", "oo").sit()
    yield found
    found.close()


@pytest.mark.parametrize(
    "packets",
    [
        [WHOLE, WHOLE],
        [WHOLE + WHOLE],
        [WHOLE, WHOLE[:4], WHOLE[4:]],
        [WHOLE[:1], WHOLE[1:], WHOLE],
        [WHOLE + WHOLE[:9], WHOLE[9:]],
        [LONG, WHOLE],
        [*FRAGMENTS, WHOLE],
        [WHOLE, FRAGMENTS[0], PING, FRAGMENTS[1]],
        [WHOLE, raw(Opcode.PONG, b"here"), WHOLE],
        [VERY_LONG + WHOLE],
        [WHOLE + VERY_LONG[:-1], VERY_LONG[-1:]],
    ],
)
def test_texts_arrive_however_they_are_packed(person: Person, packets: list[bytes]) -> None:
    for packet in packets:
        person.socket.socket.sendall(packet)
    assert [person.until_type("pong") for _ in range(2)] == [PONG, PONG]


def test_many_texts_of_one_packet_are_all_answered(person: Person) -> None:
    count = 2 * PIECE // len(WHOLE)
    person.socket.socket.sendall(count * WHOLE)
    assert [person.until_type("pong") for _ in range(count)] == [PONG] * count


def test_a_flood_in_one_packet_ends_the_connection(server: Server) -> None:
    person = server.create("buttons", "oo").sit()
    person.socket.socket.sendall(20 * PIECE // len(WHOLE) * WHOLE)
    with pytest.raises(ConnectionClosed) as closed:
        person.until_type("what never comes")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_MANY


def heard(line: socket.socket, wanted: bytes, said: bytes = b"") -> bool:
    """Whether that is in what comes next after one has said so; soon, or not at all."""
    line.settimeout(0.1)
    line.sendall(said)
    with suppress(TimeoutError):
        data = line.recv(1 << 16)
        assert data, "the server has hung up"
        return wanted in data
    return False


def test_a_flood_after_the_goodbye_is_not_read(server: Server) -> None:
    rude = Deaf(server.create("buttons", "oo"))
    eventually(lambda: heard(rude.socket, b"101"))
    rude.say(type="ping")
    eventually(lambda: heard(rude.socket, BAD_MESSAGE.to_bytes(2)))
    rude.socket.sendall(2 * PIECE * b"\xff")  # as a frame it would end the connection
    eventually(lambda: heard(rude.socket, b"there?", said=PING))
    rude.socket.settimeout(TIMEOUT)
    while rude.socket.recv(1 << 16):  # who does not say goodbye is hung up on all the same
        pass
    rude.close()


@pytest.mark.parametrize(
    "packets",
    [
        [FRAGMENTS[0], WHOLE],  # a text within a text
        [FRAGMENTS[1]],  # the rest of nothing
        [b"\x81\x7d{"],  # without a mask
        [Frame(Opcode.TEXT, TEXT).serialize(mask=False)],
        [b"\xf1" + WHOLE[1:]],  # with bits that mean nothing
        [b"\x83" + WHOLE[1:]],  # of a kind that there is not
        [raw(Opcode.TEXT, b"\xff\xfe")],  # no text
    ],
)
def test_frames_that_break_the_protocol_end_the_connection(
    person: Person, packets: list[bytes]
) -> None:
    for packet in packets:
        person.socket.socket.sendall(packet)
    with pytest.raises(ConnectionClosed):
        person.until_type("pong", "refused")
    again = Person(person.server, person.table)
    again.say(type="hello", tokens=[], have=None)
    assert again.until_type("table")["version"] == person.version
    again.close()


def test_offers_written_into_a_text_are_those_of_a_message() -> None:
    for game in GAMES.values():
        for state in random_states(game, 2, seed=1):
            offers = VIEWS[game.name].offers(state)
            now = Now(game.position(state), state.actor(), None, {}, None, None)
            plain = Events(7, [], now)
            offering = replace(plain, now=replace(now, offers=offers))
            told = with_offers(encode(plain), offers)
            assert decode(told, type=Events) == offering


def test_every_kind_of_message_is_answered() -> None:
    assert set(ANSWERS) == set(get_args(FromPage))

"""What goes over the wire."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from buttonbox.games import GAMES
from buttonbox.server.messages import Events, FromPage, Now
from buttonbox.server.protection.graceful_close import LINGER_BYTES
from buttonbox.server.protection.limits import Limits
from buttonbox.server.ws.close_codes import BAD_MESSAGE, TOO_MANY
from buttonbox.server.ws.frames import frame_size, payload_of, text_frame, with_legal_moves
from buttonbox.server.ws.session import ANSWERS
from harness.servers import Deaf, Person, Server, running
from tests.games.random_play import random_states
from tests.server.asgi_servers import SERVES, any_server

TEXT = b'{"type":"ping"}'
PONG = {"type": "pong"}


def raw(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


WHOLE = raw(Opcode.TEXT, TEXT)
FRAGMENTS = [raw(Opcode.TEXT, TEXT[:5], fin=False), raw(Opcode.CONT, TEXT[5:])]
LONG = raw(Opcode.TEXT, TEXT + b" " * 200)
PING = raw(Opcode.PING, b"there?")
VERY_LONG = raw(Opcode.TEXT, TEXT + b" " * 1500)


@pytest.fixture(scope="module", params=["buttonbox", *SERVES])
def any_connection(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server with the fast connection, and others with ASGI's."""
    with any_server(request.param, tmp_path_factory.mktemp("wire")) as started:
        yield started


@pytest.fixture
def person(any_connection: Server) -> Iterator[Person]:
    """A spectator."""
    found = any_connection.create("buttons", "oo").sit()
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
    count = 50
    person.socket.socket.sendall(count * WHOLE)
    assert [person.until_type("pong") for _ in range(count)] == [PONG] * count


def test_a_flood_in_one_packet_ends_the_connection(server: Server) -> None:
    person = server.create("buttons", "oo").sit()
    person.socket.socket.sendall(500 * WHOLE)
    assert closing(person) == (TOO_MANY, "too many messages")


EMPTY_FRAGMENT = raw(Opcode.CONT, b"", fin=False)


def closing(person: Person) -> tuple[int, str]:
    """The code and the reason with which the server closes this connection."""
    with pytest.raises(ConnectionClosed) as closed:
        person.until_type("what never comes")
    assert closed.value.rcvd is not None, "the closing frame was lost"
    return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize(
    ("flood", "reason"),
    [
        (200 * PING, "too many frames"),
        (200 * raw(Opcode.PING, b""), "too many frames"),
        (200 * raw(Opcode.PONG, b"x" * 125), "too many frames"),
        (10 * (FRAGMENTS[0] + FRAGMENTS[1]) + PING, "too many frames"),
        (FRAGMENTS[0] + 18 * EMPTY_FRAGMENT, "too many fragments"),
    ],
    ids=["pings", "empty pings", "pongs", "fragmented texts", "empty fragments"],
)
def test_frames_that_bring_no_message_are_rationed(
    server: Server, flood: bytes, reason: str
) -> None:
    limited = 'limits_reached_total{{reason="{}"}}'.format(reason.removeprefix("too many "))
    other = server.create("buttons", "oo").sit()
    person = server.create("buttons", "oo").sit()
    person.socket.socket.sendall(flood)
    assert closing(person) == (TOO_MANY, reason)
    assert limited in server.http.get("/metrics").text
    other.say(type="ping")
    assert other.until_type("pong")
    other.close()


def test_no_more_pings_are_answered_than_are_allowed(server: Server) -> None:
    flooding = Deaf(server.create("buttons", "oo"))
    flooding.say(type="hello")
    flooding.socket.sendall(1000 * PING)
    told = b""
    while data := flooding.socket.recv(1 << 16):
        told += data
    assert 0 < told.count(b"there?") <= Limits().frame_burst + 1
    flooding.close()


def test_bytes_are_rationed(tmp_path: Path) -> None:
    limits = Limits()
    most = limits.message_burst * limits.message_bytes // limits.frame_bytes
    with running(tmp_path / "t.sqlite", "--rate", "1") as server:
        person = server.create("buttons", "oo").sit()
        person.socket.socket.sendall((most + 2) * raw(Opcode.TEXT, b" " * (limits.frame_bytes - 8)))
        assert closing(person) == (TOO_MANY, "too many bytes")


def test_after_the_goodbye_nothing_is_read_and_nothing_reset(server: Server) -> None:
    rude = Deaf(server.create("buttons", "oo"))
    rude.say(type="ping")
    told = b""
    while data := rude.socket.recv(1 << 16):  # up to the end of what the server has to say
        told += data
    assert BAD_MESSAGE.to_bytes(2) in told
    for _ in range(LINGER_BYTES // 2 // 4096):
        rude.socket.sendall(4096 * b"\xff")  # as frames they would end the connection
    with pytest.raises(OSError, match=r"reset|pipe"):  # but not without end
        rude.socket.sendall(40 * LINGER_BYTES * b"\xff")
    rude.close()


def test_a_frame_is_measured_by_its_head() -> None:
    for size in (0, 1, 125, 126, 65535, 65536):
        whole = raw(Opcode.TEXT, b"x" * size)
        assert frame_size(b"before" + whole + b"after", 6) == len(whole)
    assert frame_size(WHOLE, len(WHOLE) - 1) == 0
    assert frame_size(LONG[:3], 0) == 0


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


def test_legal_moves_written_into_a_text_are_those_of_a_message() -> None:
    for game in GAMES.values():
        for state in random_states(game, 2, seed=1):
            moves = game.page.moves(state)
            now = Now(game.position(state), state.actor(), None, {}, None, None)
            plain = Events(7, [], now)
            offering = replace(plain, now=replace(now, legal_moves=moves))
            told = with_legal_moves(text_frame(encode(plain)), moves)
            assert decode(payload_of(told)) == decode(encode(offering))


def test_legal_moves_are_not_written_into_a_text_that_ends_otherwise() -> None:
    now = Now({}, 0, None, {}, None, None)
    for text in (encode(Events(7, [], replace(now, legal_moves=[]))), encode(now), b""):
        with pytest.raises(ValueError, match="empty legal moves"):
            with_legal_moves(text_frame(text), [])


def test_every_kind_of_message_is_answered() -> None:
    assert set(ANSWERS) == set(get_args(FromPage))

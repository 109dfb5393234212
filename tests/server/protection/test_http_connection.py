"""Endless requests and too many connections: refused early, with the reason."""

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from buttonbox.server.config import Config
from buttonbox.server.metrics import Metrics
from buttonbox.server.protection.connection_limits import SPARE_FILES, Gate, raise_file_limit
from buttonbox.server.protection.limits import Limits
from harness.failing_network import BROKEN
from harness.servers import TIMEOUT, Person, Server, TableAt, eventually
from tests.server.in_process import STRANGER, Local, heard, serving, tables

START = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
SHORT = 0.3  # seconds
FEW = 5


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    limits = Limits(connections_per_address=FEW)
    with serving(Config(tables(tmp_path_factory.mktemp("limits")), limits=limits)) as started:
        yield started


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server that waits for a request so briefly that a busy machine may miss it."""
    limits = Limits(head_seconds=SHORT, body_seconds=SHORT)
    with serving(Config(tables(tmp_path_factory.mktemp("hasty")), limits=limits)) as started:
        yield started


def eventually_counts(server: Local, line: str) -> None:
    """Ask for the metrics until they have the line; a hasty server may miss the request."""

    def has_it() -> bool:
        try:
            return line in server.metrics()
        except httpx.HTTPError:
            return False

    eventually(has_it)


def send_without_end(line: socket.socket, piece: bytes) -> None:
    """Until the server hangs up; in a thread, so that the answer can be read meanwhile."""

    def pour() -> None:
        try:
            while True:
                line.sendall(piece)
        except OSError:
            pass

    threading.Thread(target=pour, daemon=True).start()


@pytest.mark.parametrize(
    ("start", "piece", "limit"),
    [
        (START + b"X-Long: ", b"x" * 1000, "head_bytes"),
        (START, b"X-Many: x\r\n" * 1000, "head_bytes"),
        (b"GET /", b"x" * 1000, "head_bytes"),
        (CHUNKED, b"X-Trailer: x\r\n" * 100, "head_bytes"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x=y;" * 100, "head_bytes"),
    ],
    ids=["one header", "headers", "address", "trailers", "chunk extensions"],
)
def test_a_head_without_end_is_refused(
    local: Local, start: bytes, piece: bytes, limit: str
) -> None:
    with local.connect() as line:
        line.sendall(start)
        send_without_end(line, piece)
        told = line.recv(1 << 16)
    assert told.startswith(b"HTTP/1.1 431 ")
    assert f'limits_reached_total{{reason="{limit}"}}' in local.metrics()


def test_too_many_headers_are_refused(local: Local) -> None:
    with local.connect() as line:
        line.sendall(START + b"a:b\r\n" * 200 + b"\r\n")
        assert heard(line).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    ("half", "limit"),
    [
        (START, "head_seconds"),
        (POST + b"Content-Length: 10\r\n\r\n{", "body_seconds"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", "body_seconds"),
    ],
    ids=["head", "body", "chunks"],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    hasty: Local, half: bytes, limit: str
) -> None:
    with hasty.connect() as line:
        line.sendall(half)
        assert heard(line).startswith(b"HTTP/1.1 408 ")
    eventually_counts(hasty, f'limits_reached_total{{reason="{limit}"}}')


LONG = 4_000_000  # bytes, far more than the buffers of the system
LONG_REQUEST = b"GET /long.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def long_page(folder: Path) -> Path:
    """A page with a long file, which is sent from memory in one piece."""
    (folder / "index.html").write_text("<title>page</title>")
    (folder / "long.txt").write_text("x" * LONG)
    return folder


def open_files(path: Path) -> int:
    """Count how often this process has a file open, where the system tells."""
    return sum(os.path.realpath(each) == str(path) for each in Path("/proc/self/fd").glob("*"))


def test_a_response_that_is_not_read_is_not_kept(tmp_path: Path) -> None:
    limits = Limits(reading_seconds=SHORT)
    with serving(Config(tables(tmp_path), page=long_page(tmp_path), limits=limits)) as server:
        with server.connect() as line:
            line.sendall(LONG_REQUEST)
            eventually_counts(server, 'limits_reached_total{reason="reading"} 1')
        with server.http() as http:
            assert len(http.get("/long.txt").content) == LONG


def test_an_address_cannot_keep_many_responses_unread(tmp_path: Path) -> None:
    limits = Limits(unfinished_bytes=3 * LONG // 2)
    with serving(Config(tables(tmp_path), page=long_page(tmp_path), limits=limits)) as server:
        with server.connect() as first, server.connect() as second:
            first.sendall(LONG_REQUEST)
            second.sendall(LONG_REQUEST)
            eventually_counts(server, 'limits_reached_total{reason="unread"} 1')
        with server.http() as http:
            assert len(http.get("/long.txt").content) == LONG


def test_an_address_cannot_keep_many_bodies_unfinished(tmp_path: Path) -> None:
    length = b"Content-Length: 60000\r\n\r\n"
    limits = Limits(unfinished_bytes=100_000)
    with serving(Config(tables(tmp_path), limits=limits)) as server:
        with server.connect() as first, server.connect() as second:
            first.sendall(POST + length + 59_999 * b" ")
            second.sendall(POST + length + 59_999 * b" ")
            eventually_counts(server, 'limits_reached_total{reason="unfinished"}')
            with server.http("127.0.0.78") as other:
                assert other.post("/api/mine", content=60_000 * b" ").status_code == 400
        for _ in range(3):
            with server.http() as http:
                assert http.post("/api/mine", content=60_000 * b" ").status_code == 400


UPGRADE = (
    b"GET /api/tables/0123456789/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize("name", ["long.bin", "long.txt"], ids=["from disk", "from memory"])
def test_no_websocket_begins_while_a_response_waits_to_be_read(tmp_path: Path, name: str) -> None:
    """The response would wait for ever, with its open file; so would the count of unread bytes."""
    page = long_page(tmp_path)
    (page / "long.bin").write_bytes(bytes(LONG))
    limits = Limits(unfinished_bytes=3 * LONG // 2)
    with serving(Config(tables(tmp_path), page=page, limits=limits)) as server:
        for _ in range(3):
            with server.connect() as line:
                line.sendall(b"GET /%s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % name.encode())
                assert line.recv(9) == b"HTTP/1.1 "
                line.sendall(UPGRADE + b"\r\n")
                assert b" 101 " not in heard(line)
        assert 'limits_reached_total{reason="upgrade"} 3' in server.metrics()
        eventually(lambda: not open_files(page / "long.bin"))
        with server.http() as http:
            assert len(http.get(f"/{name}").content) == LONG


@pytest.mark.parametrize(
    "header",
    [b"X-Long: " + b"x" * 9000, b"Content-Length: 1", b"Transfer-Encoding: chunked"],
    ids=["a long line", "a body", "a body in chunks"],
)
def test_a_handshake_that_cannot_be_read_is_refused(local: Local, header: bytes) -> None:
    with local.connect() as line:
        line.sendall(UPGRADE + header + b"\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 400 ")


def test_a_connection_without_a_request_is_closed_without_a_word(hasty: Local) -> None:
    with hasty.connect() as line:
        assert heard(line) == b""


def test_a_second_request_on_a_connection_has_the_same_limits(local: Local) -> None:
    with local.connect() as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b" 200 " in line.recv(1 << 16)
        line.sendall(START + b"X-Long: " + b"x" * 20_000)
        assert b" 431 " in heard(line)


def test_a_crowd_of_requests_on_one_connection_is_refused(local: Local) -> None:
    with local.connect() as line:
        line.sendall(300 * (START + b"\r\n"))
        assert heard(line).count(b"HTTP/1.1 ") <= 10
    assert 'limits_reached_total{reason="pipeline"}' in local.metrics()


def test_a_body_in_chunks_is_a_body(local: Local) -> None:
    with local.http() as http:
        answer = http.post("/api/mine", content=iter([b'{"tok', b'ens":[]}']))
        assert answer.status_code == 200


def test_an_address_has_only_so_many_connections(local: Local) -> None:
    with ExitStack() as stack:
        for _ in range(FEW):
            stack.enter_context(local.connect())
        with local.connect() as line:
            assert heard(line).startswith(b"HTTP/1.1 429 ")
        with local.http("127.0.0.78") as other:
            assert other.get("/health").status_code == 200
        many = [stack.enter_context(local.connect("127.0.0.1")) for _ in range(2 * FEW)]
        many[-1].sendall(b"GET /health HTTP/1.0\r\n\r\n")  # a proxy carries many clients
        assert b" 200 " in heard(many[-1])

    def again() -> bool:
        with local.connect() as line:
            line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
            return b" 200 " in heard(line)

    eventually(again)


def test_an_address_cannot_connect_again_and_again(tmp_path: Path) -> None:
    limits = Limits(arrivals_per_second=0.001, arrival_burst=FEW)
    with serving(Config(tables(tmp_path), limits=limits)) as server:
        for _ in range(FEW):
            with server.connect() as line:
                line.sendall(b"no request\r\n\r\n")
                assert heard(line).startswith(b"HTTP/1.1 400 ")
        with server.connect() as line:
            assert heard(line).startswith(b"HTTP/1.1 429 ")
        for _ in range(2 * FEW):
            assert 'limits_reached_total{reason="arrivals"} 1' in server.metrics()  # a proxy's


def test_every_connection_that_has_ended_is_counted_out(local: Local) -> None:
    """After all that is done to this server above, and some WebSockets, too."""
    address = local.url.replace("http", "ws") + "/api/tables/0123456789/socket"
    for _ in range(3):
        with connect(address) as visitor:
            assert "no such table" in str(visitor.recv(TIMEOUT))
            with pytest.raises(ConnectionClosed):
                visitor.recv(TIMEOUT)
    with local.connect() as line:
        line.sendall(START + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 4")  # it has no key
    eventually(lambda: "buttonbox_sockets 1.0\n" in local.metrics())


def test_when_files_run_short_people_at_tables_play_on(tmp_path: Path) -> None:
    room = 20
    with (
        serving(Config(tables(tmp_path)), files=SPARE_FILES + room) as local,
        local.http("127.0.0.1") as http,
    ):
        server = Server.__new__(Server)
        server.url, server.http = local.url, http
        table = server.create("buttons", "ll")
        person = table.sit(0, 1)
        with ExitStack() as stack:
            lines = [stack.enter_context(local.connect(f"127.0.1.{i}")) for i in range(2 * room)]
            assert heard(lines[-1]).startswith(b"HTTP/1.1 429 ")
            person.seed(0)
            person.seed(1)
            person.await_turn()
            assert person.move(person.now["legal_moves"][0]["code"])["type"] == "accepted"
        person.close()
        eventually(lambda: can_sit(table))
        assert 'limits_reached_total{reason="files"}' in local.metrics()


def can_sit(table: TableAt) -> bool:
    """Whether a newcomer gets in."""
    try:
        Person(table.server, table.name).close()
    except (*BROKEN, InvalidStatus):
        return False
    return True


def test_connections_are_counted_by_household() -> None:
    gate = Gate(Limits(connections_per_address=2), Metrics(), trusted=())
    assert gate.admit("2001:db8::1")
    assert gate.admit("2001:db8::2")
    assert not gate.admit("2001:db8::3")
    assert gate.admit("2001:db8:0:1::1")
    gate.leave("2001:db8::1")
    assert gate.admit("2001:db8::3")
    assert gate.open == 3


def test_one_address_cannot_fill_the_memory_of_a_small_machine() -> None:
    limits = Limits()
    assert limits.connections_per_address * limits.queued_bytes <= 64 * 1024 * 1024
    assert limits.unfinished_bytes <= 64 * 1024 * 1024


def test_as_many_files_as_allowed_are_asked_for() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_stranger_is_no_proxy() -> None:
    assert STRANGER not in Config("").proxies

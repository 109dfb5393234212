"""Every route has a limit that honest visitors never reach, and refusing is cheap."""

import json
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from buttonbox.server.config import Config
from buttonbox.server.protection.allowed_hosts import Hosts, own_names
from buttonbox.server.protection.limits import Limits
from buttonbox.server.protection.middleware import PAUSE
from harness.servers import TIMEOUT
from tests.server.held import Here
from tests.server.in_process import STRANGER, Local, serving, tables

ROUTES = [
    "/",
    "/nothing",
    "/assets/none.js",
    "/api/nothing",
    "/health",
    "/metrics",
    "/openapi.json",
]
SEATS = [{"kind": "local"}, {"kind": "bot"}]
FILES = 40


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server that lets hardly anything through."""
    limits = Limits(
        requests_per_second=0.001, request_burst=2, pages_per_second=0.001, page_burst=2
    )
    with serving(Config(tables(tmp_path_factory.mktemp("strict")), limits=limits)) as started:
        yield started


@pytest.mark.parametrize("number", range(len(ROUTES)), ids=ROUTES)
def test_every_route_has_its_limit(strict: Local, number: int) -> None:
    with strict.http(f"127.0.2.{number + 1}") as http:
        answers = [http.get(ROUTES[number]) for _ in range(3)]
    assert [answer.status_code == 429 for answer in answers] == [False, False, True]
    assert answers[2].json()["error"] == "rate"
    assert answers[2].headers["connection"] == "close"
    assert answers[2].elapsed.total_seconds() >= PAUSE, "asking again at once should not pay"


def test_handshakes_have_their_limit(strict: Local) -> None:
    address = strict.url.replace("http", "ws") + "/api/tables/0123456789/socket"
    for _ in range(2):
        with connect(address, source_address=("127.0.3.1", 0)):
            pass
    with pytest.raises(InvalidStatus) as refused:
        connect(address, source_address=("127.0.3.1", 0))
    assert refused.value.response.status_code == 429


def test_one_address_above_its_limit_is_nobody_elses_business(strict: Local) -> None:
    with strict.http("127.0.4.1") as greedy, strict.http("127.0.4.2") as other:
        for _ in range(2):
            greedy.get("/health")
        asking = threading.Thread(target=lambda: greedy.get("/health"))
        asking.start()
        assert other.get("/health").status_code == 200
        asking.join()


def visit(local: Local, paths: list[str]) -> list[int]:
    """Open the page as a browser does: all files, six at a time, then a table."""
    limits = httpx.Limits(max_connections=6)
    transport = httpx.HTTPTransport(local_address=STRANGER, limits=limits)
    with httpx.Client(base_url=local.url, transport=transport, timeout=60) as http:
        with ThreadPoolExecutor(6) as browser:
            codes = list(browser.map(lambda path: http.get(path).status_code, paths))
        body = {"game": "buttons", "players": 2, "seats": SEATS}
        codes.append(http.post("/api/mine", json={"tokens": []}).status_code)
        codes.append(http.get("/api/rules/buttons").status_code)
        codes.append(http.post("/api/tables", json=body).status_code)
    return codes


def test_a_household_that_opens_the_page_at_once_meets_no_limit(tmp_path: Path) -> None:
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    for number in range(FILES):
        (assets / f"{number}.js").write_text("export {};")
    paths = ["/", *(f"/assets/{number}.js" for number in range(FILES))]
    config = Config(tables(tmp_path), page=tmp_path / "page")
    with serving(config) as local, ThreadPoolExecutor(10) as household:
        visits = list(household.map(lambda _: visit(local, paths), range(10)))
        counted = Counter(code for codes in visits for code in codes)
        assert "limits_reached_total{" not in local.metrics()
    assert counted == {200: 10 * (len(paths) + 2), 201: 10}


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("192.168.1.7", 200),
        ("localhost:8000", 200),
        ("raspberrypi", 200),
        ("raspberrypi.local:8000", 200),
        ("PI.FRITZ.BOX.", 200),
        ("games.example.org", 200),
        ("a.b.example.net:8000", 200),
        ("example.net", 421),
        ("evil.example", 421),
        ("127.0.0.1.evil.example:8000", 421),
        ("localhost.evil.example", 421),
        ("[", 200),
        ("x" * 300 + ".example", 421),
    ],
)
def test_only_own_names_are_answered(hosts: Local, host: str, status: int) -> None:
    with hosts.http() as http:
        answer = http.get("/health", headers={"Host": host})
    assert answer.status_code == status
    if status == 421:
        assert "--allowed-hosts" in answer.json()["reason"]


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server with public names."""
    folder = tmp_path_factory.mktemp("hosts")
    names = ("games.example.org", "*.example.net")
    with serving(Config(tables(folder), hosts=names, proxies=f"127.0.0.1,{STRANGER}")) as started:
        yield started


def test_the_host_given_and_those_of_origins_are_own_names() -> None:
    own = Hosts(own_names("tables.example.org", ["https://page.example.org"]))
    assert own.allow("tables.example.org:8000")
    assert own.allow("page.example.org")
    assert not own.allow("example.org")
    assert Hosts(["*"]).allow("anything.example")


@pytest.mark.parametrize(
    ("origin", "scheme", "status"),
    [
        ("http://games.example.org", "http", 200),
        ("https://games.example.org", "https", 200),
        ("https://games.example.org:443", "https", 200),
        ("https://games.example.org", "http", 200),  # the proxy does not say that it has TLS
        ("http://games.example.org", "https", 403),
        ("http://games.example.org:8000", "http", 403),
        ("https://evil.example", "https", 403),
        ("null", "http", 403),
        ("", "http", 403),
        ("http://[", "http", 400),
        ("http://[::1", "https", 400),
    ],
)
def test_only_own_pages_may_act(hosts: Local, origin: str, scheme: str, status: int) -> None:
    headers = {"Host": "games.example.org", "Origin": origin, "X-Forwarded-Proto": scheme}
    with hosts.http("127.0.0.1") as http:
        answer = http.post("/api/mine", json={"tokens": []}, headers=headers)
    assert answer.status_code == status
    if status != 200:
        assert answer.json()["error"] == "origin"


def test_an_address_may_not_be_endless(hosts: Local) -> None:
    with hosts.http() as http:
        assert http.get("/api/lessons/" + "x" * 3000).status_code == 414
        assert http.get("/health?" + "x" * 3000).status_code == 414


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/play-on"])
@pytest.mark.parametrize("body", [b"\xff", b'{"a":"\xff"}', b'{"game":"\xed\xa0\x80"}'])
def test_a_body_that_is_no_text_is_a_bad_request(hosts: Local, path: str, body: bytes) -> None:
    with hosts.http() as http:
        assert http.post(path, content=body).status_code == 400


def test_invitations_are_limited_like_tables(tmp_path: Path) -> None:
    """Each takes room in the database for ever."""
    limits = Limits(tables_per_hour=3)
    body = {"game": "war", "players": 2, "seats": [{"kind": "local"}, {"kind": "online"}]}
    with serving(Config(tables(tmp_path), limits=limits)) as local, local.http() as http:
        made = http.post("/api/tables", json=body).json()
        path = f"/api/tables/{made['table']}/seats/1/invitation"
        token = {"authorization": f"Bearer {made['tokens'][0]}"}
        assert [http.post(path, headers=token).status_code for _ in range(3)] == [201, 201, 429]


def test_hints_are_limited_for_all_tables_of_an_address(tmp_path: Path) -> None:
    """However many connections ask: each question copies the game."""
    limits = Limits(hints_per_second=0.001, hint_burst=1)
    with serving(Config(tables(tmp_path), limits=limits)) as local:
        here = Here(local.url)
        answers = []
        for _ in range(2):
            person = here.create("buttons", "ll").sit(0, 1)
            assert person.await_turn()
            person.say(type="hint", seat=person.now["actor"])
            answers.append(person.until_type("hint", "refused"))
            person.close()
        here.http.close()
        assert [answer["type"] for answer in answers] == ["hint", "refused"]
        assert answers[1]["rule"] == "busy"
        assert 'limits_reached_total{reason="hints"} 1' in local.metrics()


def test_one_address_does_not_take_the_places_of_all_spectators(tmp_path: Path) -> None:
    limits = Limits(spectators=3, spectators_per_address=2)
    body = {"game": "war", "players": 2, "seats": SEATS}
    with serving(Config(tables(tmp_path), limits=limits)) as local, ExitStack() as stack:
        with local.http() as http:
            name = http.post("/api/tables", json=body).json()["table"]
        address = f"{local.url.replace('http', 'ws')}/api/tables/{name}/socket"
        answers = []
        for source in (STRANGER, STRANGER, STRANGER, "127.0.0.78", "127.0.0.79"):
            visitor = stack.enter_context(connect(address, source_address=(source, 0)))
            visitor.send('{"type":"hello"}')
            answers.append(json.loads(visitor.recv(TIMEOUT))["type"])
        assert answers == ["table", "table", "closed", "table", "closed"]

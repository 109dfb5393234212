"""A server that is a part of another site: in a folder of it, or in a frame."""

from collections.abc import Iterator

import pytest

from buttonbox.server.http.root_path import without_root
from harness.servers import Server, running
from tests.commands import assert_refused

INDEX = '<!doctype html><base href="/" /><script src="./assets/page.js"></script>'
CLUB = "https://club.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "page" / "index.html").write_text(INDEX)
    (folder / "page" / "assets" / "page.js").write_text("export {};")
    options = ("--root-path", "/games/", "--frame-ancestors", CLUB, "--frame-ancestors", "self")
    with running(folder / "t.sqlite", "--page", str(folder / "page"), *options) as started:
        yield started


def test_the_address_that_is_printed_has_the_path(server: Server) -> None:
    assert server.url.endswith("/games")


@pytest.mark.parametrize("path", ["", "/", "/rules/war", "/t/0123456789"])
def test_the_page_is_told_where_it_lies(server: Server, path: str) -> None:
    answer = server.http.get(server.url + path)
    assert answer.status_code == 200
    assert answer.text == INDEX.replace('href="/"', 'href="/games/"')


def test_files_and_requests_are_found_below_the_path(server: Server) -> None:
    assert server.http.get("/assets/page.js").text == "export {};"
    assert server.http.get("/health").status_code == 200
    assert server.http.get("/api/nothing").status_code == 404
    assert server.http.get("/openapi.json").json()["servers"] == [{"url": "/games"}]


def test_a_table_is_played_at_below_the_path(server: Server) -> None:
    person = server.create("buttons", "ll").sit(0, 1)
    person.seed(0)
    assert person.await_turn()
    assert person.move(person.now["legal_moves"][0]["code"])["type"] == "accepted"
    person.close()


def test_a_proxy_may_take_the_path_off(server: Server) -> None:
    bare = server.url.removesuffix("/games")
    assert server.http.get(f"{bare}/health").status_code == 200
    assert '"/games/"' in server.http.get(f"{bare}/").text


@pytest.mark.parametrize(
    ("path", "root_path", "rest"),
    [
        ("/t/x", "", "/t/x"),
        ("/", "", "/"),
        ("/a/b/t/x", "/a/b", "/t/x"),
        ("/a/b", "/a/b", "/"),
        ("/a/better", "/a/b", "/a/better"),
        ("/a/b/a/b/x", "/a/b", "/a/b/x"),
    ],
)
def test_only_the_whole_path_is_taken_off(path: str, root_path: str, rest: str) -> None:
    assert without_root(path, root_path) == rest


@pytest.mark.parametrize("path", ["/", "/assets/page.js", "/api/nothing"])
def test_the_sites_named_may_show_it_in_a_frame(server: Server, path: str) -> None:
    policy = server.http.get(path).headers["content-security-policy"]
    assert policy.endswith(f"; frame-ancestors {CLUB} 'self'")


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("--root-path", "games", "games is not a path such as /games"),
        ("--root-path", '/"><script>', "is not a path"),
        ("--root-path", "//evil.example", "is not a path"),
        ("--frame-ancestors", "example.org", "example.org is not an origin"),
        ("--frame-ancestors", "https://a.example; script-src *", "is not an origin"),
    ],
)
def test_what_cannot_be_is_refused(option: str, value: str, complaint: str) -> None:
    assert_refused(["serve", option, value], complaint)

"""The page's own files: found, compressed, cached, and never anything outside their folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.servers import Server, eventually, running

INDEX = "<!doctype html><title>Buttonbox</title><script>let a = 1;</script>" + "<p>hello</p>" * 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "page" / "index.html").write_text(INDEX)
    (folder / "page" / "assets" / "main-abc.js").write_text("export {};" * 200)
    (folder / "page" / "assets" / "font.woff2").write_bytes(bytes(5000))
    (folder / "page" / "outside.txt").symlink_to(folder / "secret.txt")
    (folder / "secret.txt").write_text("secret")
    with running(folder / "t.sqlite", "--page", str(folder / "page")) as started:
        yield started


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/0123456789", "/rules/war", "/%00"])
def test_unknown_paths_are_the_page(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.text == INDEX
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(server: Server) -> None:
    answer = server.http.get("/assets/main-abc.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    again = server.http.get(
        "/assets/main-abc.js", headers={"If-None-Match": answer.headers["etag"]}
    )
    assert again.status_code == 304
    assert again.content == b""


def test_one_who_cannot_unpack_gets_it_plain(server: Server) -> None:
    answer = server.http.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text == INDEX


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2f..%2fsecret.txt",
        "/outside.txt",
        "//etc/passwd",
    ],
)
def test_nothing_outside_is_served(server: Server, path: str) -> None:
    assert "secret" not in server.http.get(path).text
    assert "root:" not in server.http.get(path).text


def test_scripts_inside_the_page_are_allowed_by_hash(server: Server) -> None:
    policy = server.http.get("/").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval' 'sha256-" in policy
    assert "'unsafe-eval'" not in policy
    assert "unsafe-inline" not in policy.split("style-src")[0]


@pytest.mark.parametrize(
    "path",
    ["/assets/main-old.js", "/assets/", "/assets", "/health/", "/metrics/x", "/sw.js", "/x.txt"],
)
def test_what_should_be_a_file_is_never_the_page(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"
    assert "<" not in answer.text


@pytest.mark.parametrize("known", ["{}", "W/{}", '"x", {}', '"x",W/{}', "*"])
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_what_the_browser_has_is_not_sent_again(server: Server, known: str, encoding: str) -> None:
    accept = {"Accept-Encoding": encoding}
    first = server.http.get("/", headers=accept).headers
    tag = first["etag"]
    again = server.http.get("/", headers={**accept, "If-None-Match": known.format(tag)})
    assert again.status_code == 304
    assert again.headers["etag"] == tag
    assert again.headers["content-security-policy"] == first["content-security-policy"]
    assert again.content == b""


def test_compressed_and_plain_have_tags_of_their_own(server: Server) -> None:
    encodings = ("gzip", "identity", "gzip;q=0", "br, gzip ;q=0.5")
    answers = [server.http.get("/", headers={"Accept-Encoding": each}) for each in encodings]
    packed, plain, refused, weak = (answer.headers["etag"] for answer in answers)
    assert packed == weak != plain == refused
    other = {"Accept-Encoding": "identity", "If-None-Match": packed}
    assert server.http.get("/", headers=other).status_code == 200


def test_what_is_packed_already_is_not_compressed(server: Server) -> None:
    answer = server.http.get("/assets/font.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == bytes(5000)


def test_a_part_of_a_file_can_be_asked_for(server: Server) -> None:
    answer = server.http.get("/assets/font.woff2", headers={"Range": "bytes=10-19"})
    assert answer.status_code == 206
    assert answer.headers["content-range"] == "bytes 10-19/5000"
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == bytes(10)


def test_many_parts_of_a_file_are_sent_as_the_whole_file(server: Server) -> None:
    answer = server.http.get("/assets/font.woff2", headers={"Range": "bytes=10-19,30-39"})
    assert answer.status_code == 200
    assert answer.content == bytes(5000)


def test_only_reading_is_allowed(server: Server) -> None:
    assert server.http.head("/").headers["content-type"] == "text/html; charset=utf-8"
    for path in ("/", "/assets/font.woff2", "/rules/war"):
        answer = server.http.post(path)
        assert answer.status_code == 405
        assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.slow
def test_a_new_build_is_noticed(tmp_path: Path) -> None:
    index = tmp_path / "page" / "index.html"
    index.parent.mkdir()
    index.write_text("old")
    with running(tmp_path / "t.sqlite", "--page", str(index.parent)) as server:
        assert server.http.get("/").text == "old"
        index.unlink()
        index.with_name("half-built.txt").write_text("")
        assert server.http.get("/").text == "old"
        index.write_text("newer")
        eventually(lambda: server.http.get("/").text == "newer")
        assert server.http.get("/half-built.txt").status_code == 200


def test_without_a_page_there_is_a_hint(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", "--page", str(tmp_path)) as bare:
        answer = bare.http.get("/")
        assert answer.status_code == 404
        assert answer.text.count("\n") == 1

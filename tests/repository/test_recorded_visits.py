"""The requests of a browser can be recorded and repeated."""

from pathlib import Path

import httpx

from harness.recorded_visits import Recorder, ask_again, requests_in
from harness.servers import running


def test_requests_are_told_apart_and_half_a_request_is_none() -> None:
    said = (
        b"POST /a HTTP/1.1\r\nContent-Length: 3\r\nHost: x\r\n\r\nabcGET /b HTTP/1.1\r\n\r\nGET /c"
    )
    first, second = requests_in(said)
    assert (first.method, first.path, first.body) == ("POST", "/a", b"abc")
    assert first.headers == {"host": "x"}
    assert (second.method, second.path) == ("GET", "/b")
    assert requests_in(said[:40]) == []


def test_requests_on_their_way_are_recorded_and_made_again(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        recorder = Recorder(server.url)
        with httpx.Client(base_url=recorder.url) as client:
            assert client.get("/api/games").status_code == 200
            recorder.forget()
            assert client.get("/health").status_code == 200
            assert client.post("/api/mine", json={"tokens": []}).status_code == 200
        recorder.close()
        assert recorder.paths() == ["/health", "/api/mine"]
        assert ask_again(recorder.connections(), server.url) == 2

"""Everything is imported before the first request: an import would hold up all tables."""

import subprocess
import sys
from pathlib import Path

# In a fresh interpreter, since other tests have imported much already.
PROGRAM = """
import encodings.idna, http.client, json, os, signal, sys, threading
from websockets.sync.client import connect
from buttonbox.server import run
from buttonbox.server.config import Config
from buttonbox.server.listening import listen

listening = listen("127.0.0.1", 0)
port = listening.getsockname()[1]

def ask(method, path, body=None):
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request(method, path, body, {"Content-Type": "application/json"})
    answer = line.getresponse()
    text = answer.read()
    assert answer.status < 300, (path, text)
    return text

def visit():
    before = set(sys.modules)
    seats = [{"kind": "local", "name": "Ada"}, {"kind": "bot", "name": "Ben"}]
    asked = {"game": "war", "players": 2, "seats": seats}
    table = json.loads(ask("POST", "/api/tables", json.dumps(asked)))["table"]
    for path in ("/health", "/metrics", "/openapi.json", "/api/games", f"/api/tables/{table}"):
        ask("GET", path)
    ask("POST", "/api/replay", ask("GET", f"/api/tables/{table}/record"))
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket") as line:
        line.send(json.dumps({"type": "hello", "tokens": []}))
        line.recv()
    print(*sorted(set(sys.modules) - before))

def visit_and_stop():
    try:
        visit()
    finally:
        os.kill(os.getpid(), signal.SIGTERM)

ready = threading.Thread(target=visit_and_stop).start
run.serve(Config(sys.argv[1]), listening, "error", ready)
"""


def test_no_request_imports_anything(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "tables.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    assert done.stdout.split() == []

"""The files of a database are private and locked, and the server notices if they go."""

import asyncio
import gzip
import os
import resource
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from buttonbox.server.storage import backup as backups, sqlite_writer
from buttonbox.server.storage.backup import BadBackup, backup, read
from buttonbox.server.storage.database_files import hold_beside
from buttonbox.server.storage.store import Store, StoreFailed, open_store
from harness.matches import setup_of
from harness.servers import Server, eventually, running
from tests.server.storage.test_store import with_store


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def nothing(store: Store) -> None:
    pass


def test_only_the_owner_reads_the_files(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.sqlite"

    async def work(store: Store) -> None:
        await store.create("private000", setup_of())
        assert {mode(each) for each in path.parent.iterdir()} == {0o600}
        assert len(list(path.parent.iterdir())) == 4  # itself, -wal, -shm, .lock
        await backup(store, tmp_path / "all.jsonl.gz")

    before = os.umask(0)
    try:
        with_store(str(path), work)
    finally:
        os.umask(before)
    assert [mode(folder) for folder in (path.parent, path.parent.parent)] == [0o700] * 2
    assert mode(tmp_path / "all.jsonl.gz") == 0o600


def test_what_others_could_read_becomes_private(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    part = tmp_path / "all.jsonl.gz.part"
    with_store(str(path), nothing)
    path.chmod(0o644)
    part.touch(0o644)

    async def work(store: Store) -> None:
        assert mode(path) == 0o600
        await backup(store, tmp_path / "all.jsonl.gz")

    with_store(str(path), work)
    assert mode(tmp_path / "all.jsonl.gz") == 0o600


@pytest.mark.parametrize("plant", [os.link, os.symlink])
def test_a_backup_is_not_written_to_a_file_that_somebody_has_planted(
    tmp_path: Path, plant: Callable[[Path, Path], None]
) -> None:
    spy, file = tmp_path / "spy", tmp_path / "all.jsonl.gz"
    spy.touch(0o666)
    plant(spy, tmp_path / "all.jsonl.gz.part")

    async def work(store: Store) -> None:
        await backup(store, file)

    with_store(str(tmp_path / "tables.sqlite"), work)
    assert spy.read_bytes() == b""
    assert list(read(file)) == []


@pytest.mark.parametrize("way", ["symbolic link", "hard link", "lock removed"])
def test_a_second_name_lets_no_second_server_in(tmp_path: Path, way: str) -> None:
    path, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"

    async def work(store: Store) -> None:
        if way == "symbolic link":
            other.symlink_to(path)
        elif way == "hard link":
            other.hardlink_to(path)
        else:
            path.with_name("tables.sqlite.lock").unlink()
        second = open_store(str(path if way == "lock removed" else other))
        with pytest.raises(StoreFailed, match="another server"):
            await second.open(lambda table, message: None)
        await store.create("stillworks", setup_of())

    with_store(str(path), work)


@pytest.mark.parametrize("system", ["win32", "darwin"])
@pytest.mark.parametrize("name", ["tables.sqlite", "linked.sqlite"])
def test_no_second_server_gets_in_where_only_the_file_beside_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, name: str
) -> None:
    path = tmp_path / "tables.sqlite"
    (tmp_path / "linked.sqlite").symlink_to(path)

    async def work(store: Store) -> None:
        second = open_store(str(tmp_path / name))
        with pytest.raises(StoreFailed, match="another server"):
            await second.open(lambda table, message: None)

    monkeypatch.setattr(sys, "platform", system)
    with_store(str(path), work)


HOLD = """
import sys
from pathlib import Path
from buttonbox.server.storage.database_files import hold_beside
held = hold_beside(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_the_lock_of_every_system_lasts_as_long_as_its_process(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(StoreFailed, match="another server"):
            hold_beside(path)
        holder.kill()
    hold_beside(path).close()


def test_a_spoilt_lock_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.with_name("tables.sqlite.lock").write_bytes(b"no database" * 100)
    with pytest.raises(StoreFailed, match=r"tables\.sqlite\.lock: file is not a database"):
        hold_beside(path)


def test_a_read_only_file_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with_store(str(path), nothing)
    path.chmod(0o444)
    with pytest.raises(RuntimeError) as failed:
        Server(str(path))
    assert str(failed.value).strip() == f"buttonbox: {path}: the file is read-only"


def test_a_pipe_is_refused_and_keeps_its_permissions(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    with pytest.raises(StoreFailed, match="pipe: not a file; choose another file with --database"):
        with_store(str(pipe), nothing)
    assert mode(pipe) == 0o666


@pytest.mark.parametrize("end", ["", "-wal"])
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_goes_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str, replaced: bool
) -> None:
    monkeypatch.setattr(sqlite_writer, "CHECKPOINT_SECONDS", 0.001)
    path = tmp_path / "tables.sqlite"
    file, away = tmp_path / f"tables.sqlite{end}", tmp_path / "away"

    async def refused(store: Store) -> bool:
        try:
            await store.touch(["anything00"], 1)
        except StoreFailed as error:
            return "deleted or replaced" in str(error)
        return False

    async def work(store: Store) -> None:
        await store.create("before0000", setup_of())
        await store.check()
        file.rename(away)
        if replaced:
            file.write_bytes(away.read_bytes())
        with pytest.raises(StoreFailed, match="deleted or replaced"):
            await store.check()
        assert await refused(store)
        away.rename(file)
        while await refused(store):
            await asyncio.sleep(0.01)
        await store.check()

    with_store(str(path), work)


def test_health_tells_that_the_file_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with running(path) as server:
        assert server.http.get("/health").status_code == 200
        path.unlink()
        answer = server.http.get("/health")
        assert answer.status_code == 503
        assert "deleted or replaced" in answer.json()["reason"]
        assert str(tmp_path) not in answer.text

        def refused() -> bool:
            body = {"game": "war", "players": 2, "seats": [{"kind": "local"}] * 2}
            return server.http.post("/api/tables", json=body).status_code == 503

        eventually(refused)


def test_health_tells_of_a_full_disk_until_there_is_room(tmp_path: Path) -> None:
    body = {"game": "war", "players": 2, "seats": [{"kind": "local"}] * 2}
    with running(tmp_path / "tables.sqlite") as server:

        def room(size: int) -> None:
            """How big a file of the server may become."""
            most = (size, resource.RLIM_INFINITY)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, most)

        room(0)
        assert server.http.post("/api/tables", json=body).status_code == 503
        answer = server.http.get("/health")
        assert (answer.status_code, answer.json()["error"]) == (503, "storage")
        assert server.http.get("/health").status_code == 503
        room(resource.RLIM_INFINITY)
        assert server.http.get("/health").status_code == 200
        assert server.http.post("/api/tables", json=body).status_code == 201


# Backups of others.


def packed(path: Path, *lines: bytes) -> Path:
    with gzip.open(path, "wb") as file:
        file.write(b"\n".join([b'{"buttonbox_backup":1}', *lines, b'{"tables":1}']) + b"\n")
    return path


@pytest.mark.parametrize(
    "line",
    [
        b'{"table":"\xff"}',
        b'{"table":"../../etc/x","setup":{"game":"war","settings":{},"seats":[],"created":0,'
        b'"key":""},"entries":[]}',
        b'{"table":' + b"[" * 100_000,
        b" " * 3_000_000,
    ],
    ids=["no text", "no name", "deep", "long"],
)
def test_a_hostile_backup_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: bytes
) -> None:
    monkeypatch.setattr(backups, "MOST_BYTES", 1_000_000)
    with pytest.raises(BadBackup):
        list(read(packed(tmp_path / "hostile.gz", line)))

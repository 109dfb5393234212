"""The pocket as it is built: small, complete, and playing the same games as this machine."""

import gzip
import hashlib
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from buttonbox.games import GAMES
from tests.pocket import state_keys
from tools.pocket.headers import for_32_bits
from tools.pocket.manifest import MOST_BYTES
from tools.pocket.python_files import compiled, is_kept
from tools.pocket.same_games import differing, in_pocket
from tools.pocket.side_modules import SUFFIX

RANDOM_GAMES = 30  # of each kind; `make pocket-same` plays a thousand
BOT_GAMES = 1


def listed_files(folder: Path) -> list[dict[str, Any]]:
    """The files that the manifest lists."""
    files: list[dict[str, Any]] = json.loads((folder / "pocket.json").read_text())["files"]
    return files


def test_headers_are_for_32_bits() -> None:
    config = "#define SIZEOF_LONG 8\n#define SIZEOF_INT 4\n#define HAVE_GCC_UINT128_T 1\n"
    assert for_32_bits(config).splitlines() == [
        "#define SIZEOF_LONG 4",
        "#define SIZEOF_INT 4",
        "/* no HAVE_GCC_UINT128_T */",
    ]


def test_the_library_is_trimmed_of_what_no_table_needs() -> None:
    assert [name for name in ("asyncio/tasks.py", "json/__init__.py") if not is_kept(name)] == []
    assert [
        name for name in ("unittest/mock.py", "pdb.py", "encodings/cp037.py") if is_kept(name)
    ] == []


def test_bytecode_has_no_documentation() -> None:
    name, code = compiled("a/b.py", b'"""Words."""\nNUMBER = 1\n')
    assert name == "a/b.pyc"
    assert b"NUMBER" in code
    assert b"Words" not in code


@pytest.mark.slow
def test_the_manifest_names_every_file(built_pocket: Path) -> None:
    listed = listed_files(built_pocket)
    assert {each["file"] for each in listed} == {
        path.relative_to(built_pocket).as_posix()
        for path in (built_pocket / "assets/pocket").iterdir()
    }
    for each in listed:
        data = (built_pocket / each["file"]).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (each["bytes"], each["sha256"])
    assert sum(each["compressed"] for each in listed) <= MOST_BYTES


@pytest.mark.slow
def test_the_box_has_modules_compiled_or_as_bytecode(built_pocket: Path) -> None:
    [box] = [each for each in listed_files(built_pocket) if each["role"] == "box"]
    packed = gzip.decompress((built_pocket / box["file"]).read_bytes())
    names = zipfile.ZipFile(io.BytesIO(packed)).namelist()
    stems = [name.partition(".")[0] for name in names if not name.endswith((".json", ".md"))]
    assert len(stems) == len(set(stems))
    assert "buttonbox/games/war/rules" + SUFFIX in names


@pytest.mark.slow
@pytest.mark.usefixtures("built_pocket")
def test_the_same_games_are_played_here_and_in_the_pocket() -> None:
    assert differing(RANDOM_GAMES, BOT_GAMES) == []


@pytest.mark.slow
@pytest.mark.usefixtures("built_pocket")
def test_the_key_of_a_state_depends_on_every_field() -> None:
    assert [name for game in GAMES for name in state_keys.ignored(game)] == []
    assert in_pocket(Path(state_keys.__file__)).strip() == ""

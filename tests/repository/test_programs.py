"""The browser and the database are found wherever they are; what is missing is one clear line."""

from pathlib import Path

import pytest

from harness import programs
from harness.programs import Missing, Program, ensure_or_skip, newest


def executable(path: Path) -> Path:
    path.parent.mkdir(parents=True)
    path.touch(0o755)
    return path


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    """A program that is nowhere on this machine and in no package."""
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    pattern = str(tmp_path / "usual" / "*" / "dicebox")
    return Program("Dicebox", "DICEBOX", ("dicebox",), (pattern,), "dicebox", "shake one")


def test_a_program_is_found_in_the_environment_the_path_and_the_usual_folders(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = executable(tmp_path / "usual" / "9" / "dicebox")
    assert program.find() == usual
    on_path = executable(tmp_path / "path" / "dicebox")
    assert program.find() == on_path
    monkeypatch.setenv("DICEBOX", "/elsewhere/dicebox")
    assert program.find() == Path("/elsewhere/dicebox")


def test_the_newest_version_is_taken(tmp_path: Path) -> None:
    for version in ("9", "16", "10"):
        executable(tmp_path / version / "bin" / "initdb")
    found = newest((str(tmp_path / "none" / "*"), str(tmp_path / "*" / "bin" / "initdb")))
    assert found == tmp_path / "16" / "bin" / "initdb"


def test_without_apt_one_line_says_what_is_missing(program: Program) -> None:
    with pytest.raises(Missing) as missing:
        program.ensure()
    assert str(missing.value) == "Dicebox is missing: shake one, or set DICEBOX"


@pytest.mark.parametrize(
    ("ci", "outcome"),
    [("", pytest.skip.Exception), ("0", pytest.skip.Exception), ("true", Missing)],
)
def test_tests_are_skipped_but_not_in_ci(
    program: Program, ci: str, outcome: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome):
        ensure_or_skip(program)


def test_nobody_but_root_installs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert not programs.install("dicebox")


def test_a_missing_program_fails_make_only_in_ci(
    program: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(programs, "CHROMIUM", program)
    monkeypatch.setattr(programs, "POSTGRESQL", program)
    for ci, code in (("", 0), ("1", 1)):
        monkeypatch.setenv("CI", ci)
        assert programs.main() == code
        assert "Dicebox is missing" in capsys.readouterr().err

"""Files for GitHub: valid by their schemas, and for the versions of Python that we name."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from cibuildwheel.schema import get_schema
from msgspec import yaml

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
ISSUES = GITHUB / "ISSUE_TEMPLATE"
FORMS = sorted(set(ISSUES.glob("*.yml")) - {ISSUES / "config.yml"})
USES = re.compile(r"uses: (\S+)(.*)")
PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40}")
VERSION = re.compile(r"Programming Language :: Python :: (3\.\d+)")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def versions() -> list[str]:
    """Return every version of Python that the package says it runs on."""
    return VERSION.findall("\n".join(project()["project"]["classifiers"]))


def run(*command: str | Path) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", WORKFLOWS),
        ("dependabot", [GITHUB / "dependabot.yml"]),
        ("github-issue-forms", FORMS),
        ("github-issue-config", [ISSUES / "config.yml"]),
    ],
)
def test_files_are_valid_by_their_schema(schema: str, files: list[Path]) -> None:
    run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *files)


def test_every_version_is_tested_on_every_system() -> None:
    jobs = yaml.decode((GITHUB / "workflows" / "test.yml").read_bytes())["jobs"]
    matrices = [job["strategy"]["matrix"] for job in jobs.values()]
    assert [matrix["python"] for matrix in matrices] == [versions()] * len(matrices)
    systems = " ".join(
        [jobs["everything"]["runs-on"], *jobs["elsewhere"]["strategy"]["matrix"]["system"]]
    )
    assert all(system in systems for system in ("ubuntu", "macos", "windows"))


def test_settings_for_wheels_are_valid_by_their_schema(tmp_path: Path) -> None:
    schema, settings = tmp_path / "schema.json", tmp_path / "settings.json"
    schema.write_text(json.dumps(get_schema()))
    check = (sys.executable, "-m", "check_jsonschema", "--schemafile", schema, settings)
    written = project()["tool"]["cibuildwheel"]
    settings.write_text(json.dumps(written))
    run(*check)
    settings.write_text(json.dumps({**written, "arch": ["auto64"]}))
    with pytest.raises(AssertionError, match="arch"):
        run(*check)


@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_wheels_are_built_for_every_version(system: str) -> None:
    """cibuildwheel itself reads the settings, and names what it would build."""
    found = run(
        sys.executable, "-m", "cibuildwheel", "--platform", system, "--print-build-identifiers"
    )
    built = {line.partition("-")[0] for line in found.split()}
    assert built == {f"cp{version.replace('.', '')}" for version in versions()}


def test_only_the_release_may_publish_and_it_needs_no_password() -> None:
    rights = {path.stem: yaml.decode(path.read_bytes()) for path in WORKFLOWS}
    assert all(workflow["permissions"] == {"contents": "read"} for workflow in rights.values())
    writing = [
        (name, job)
        for name, workflow in rights.items()
        for job, settings in workflow["jobs"].items()
        if "write" in settings.get("permissions", {}).values()
    ]
    assert writing == [("release", "publish")]
    assert not [path.name for path in WORKFLOWS if "secrets." in path.read_text()]


def test_actions_are_pinned_to_a_commit_and_say_which_version_that_is() -> None:
    """A tag can be moved to other code; Dependabot updates both."""
    found = [each for path in WORKFLOWS for each in USES.findall(path.read_text())]
    used = [(action, note) for action, note in found if not action.startswith("./")]
    assert used
    assert [each for each in used if not PINNED.fullmatch(each[0])] == []
    assert [each for each in used if not re.fullmatch(r" # v\d+\.\d+\.\d+", each[1])] == []


def test_a_bug_report_asks_for_the_record() -> None:
    form = yaml.decode((ISSUES / "bug.yml").read_bytes())
    assert "record" in [field.get("id") for field in form["body"]]


def test_the_version_is_written_once() -> None:
    assert "version" not in project()["project"]
    assert project()["tool"]["setuptools"]["dynamic"]["version"] == {
        "attr": "buttonbox.__version__"
    }
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text())

"""Documents: their examples run, their links work, and new results replace old ones."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import buttonbox
from harness.markdown import markdown_table, put_result

ROOT = Path(__file__).parents[2]
GUIDES = sorted(path.name for path in ROOT.glob("*.md"))
LINK = re.compile(r"\]\(([^)#\s]+)")
FETCHED = re.compile(r"""(?:src|rel="stylesheet" href)=["']https?://""")
PATH = re.compile(r"`((?:src|web|tools|harness|examples|tests)/[\w./-]+)`")
TABLE = "| what | reached |\n| ---- | ------- |\n| p99  | 3       |"


def test_a_new_result_replaces_the_old_one_and_nothing_else(tmp_path: Path) -> None:
    document = tmp_path / "speed.md"
    document.write_text("# Speed\n\ntext\n\n## The result\n\nold\n\n## More\n\nmore\n")
    for _ in range(2):
        put_result(document, markdown_table([("what", "reached"), ("p99", "3")]))
        told = f"# Speed\n\ntext\n\n## More\n\nmore\n\n## The result\n\n{TABLE}\n"
        assert document.read_text() == told


def examples(document: Path) -> str:
    """Return the Python examples of a document, one after the other."""
    return "\n".join(re.findall(r"```python\n(.*?)```", document.read_text(), re.DOTALL))


def run_examples(document: Path) -> None:
    exec(compile(examples(document), document.name, "exec"), {"__name__": document.stem})


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_examples(ROOT / "README.md")
    assert capsys.readouterr().out.startswith("Ending(winners=(")


def test_the_bot_of_the_example_beats_random_moves(capsys: pytest.CaptureFixture[str]) -> None:
    run_examples(ROOT / "docs" / "write-a-bot.md")
    won = re.search(r"wins (\d+) of 20", capsys.readouterr().out)
    assert won
    assert int(won[1]) >= 14


# Tests of their own run these and look at what they print.
RUN_ELSEWHERE = {"research/environments.md", "write-a-bot.md"}
PAGES = sorted(
    {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")} - RUN_ELSEWHERE
)


@pytest.mark.parametrize("name", PAGES)
def test_examples_in_the_documentation_run(name: str) -> None:
    run_examples(ROOT / "docs" / name)


@pytest.mark.slow
def test_the_documentation_builds_without_a_warning(tmp_path: Path) -> None:
    """Also proves that links between pages and to their headings lead somewhere."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    pages = list(tmp_path.glob("*.html"))
    assert len(pages) > 10
    fetched = [page.name for page in pages if FETCHED.search(page.read_text())]
    assert fetched == [], "pages load something from another host"


@pytest.mark.parametrize("name", GUIDES)
def test_links_of_the_guides_lead_to_files(name: str) -> None:
    text = (ROOT / name).read_text()
    links = {link for link in LINK.findall(text) if not link.startswith(("http", "#"))}
    assert [link for link in sorted(links) if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "docs/where-to-change.md"])
def test_every_path_that_a_map_names_exists(name: str) -> None:
    named = set(PATH.findall((ROOT / name).read_text()))
    assert len(named) > 20
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_the_api_page_names_everything_that_the_package_exports() -> None:
    page = (ROOT / "docs" / "api.md").read_text()
    assert [name for name in buttonbox.__all__ if not re.search(rf"\.{name}\b", page)] == []


def test_every_public_name_can_be_imported() -> None:
    for name in buttonbox.__all__:
        assert getattr(buttonbox, name).__class__ is not type(None)
    listed = [name for names in buttonbox.MODULES.values() for name in names]
    assert sorted(listed) == sorted(buttonbox.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = buttonbox.nothing

"""Update the tables of docs/strength.md, each between two comments with its name."""

from pathlib import Path

PAGE = Path("docs/strength.md")


def write_table(name: str, text: str) -> None:
    """Replace the table with this name; the page must have a place for it."""
    page = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"{PAGE} has no place for a table called {name!r}")
    scratch = PAGE.with_suffix(".tmp")  # other commands may read the page meanwhile
    scratch.write_text(f"{before}{begin}{text.rstrip()}\n{end}{after}", encoding="utf-8")
    scratch.replace(PAGE)

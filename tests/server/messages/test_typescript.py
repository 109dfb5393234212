"""The page's types are those of the server."""

from pathlib import Path

from tools.typescript import typescript

PAGE_TYPES = Path(__file__).parents[3] / "web" / "src" / "lib" / "connection" / "messages.ts"


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert PAGE_TYPES.read_text(encoding="utf-8") == typescript(), (
        "run: python -m tools.typescript > web/src/lib/connection/messages.ts"
    )


def test_messages_are_told_by_their_type() -> None:
    text = typescript()
    assert 'export interface Move {\n  type: "move";\n  id: string;\n' in text
    assert "  legal_moves: Json[] | null;\n" in text
    assert "  values: Record<string, number | string>;\n" in text
    assert "export type FromPage = Hello | Move |" in text

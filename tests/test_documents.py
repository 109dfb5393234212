"""Results of benchmark and soak in their documents."""

from pathlib import Path

from bench_server.document import markdown_table, put_result

TABLE = "| what | reached |\n| ---- | ------- |\n| p99  | 3       |"


def test_a_new_result_replaces_the_old_one_and_nothing_else(tmp_path: Path) -> None:
    document = tmp_path / "speed.md"
    document.write_text("# Speed\n\ntext\n\n## The result\n\nold\n\n## More\n\nmore\n")
    for _ in range(2):
        put_result(document, markdown_table([("what", "reached"), ("p99", "3")]))
        told = f"# Speed\n\ntext\n\n## More\n\nmore\n\n## The result\n\n{TABLE}\n"
        assert document.read_text() == told

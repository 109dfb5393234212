"""The page about environments: every example runs, and its tables list the fields as they are."""

import re
from pathlib import Path

import pytest

from tools.observation_tables import DOCUMENT, with_tables

EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)


def run_examples(document: Path) -> None:
    exec(compile("\n".join(EXAMPLE.findall(document.read_text())), document.name, "exec"), {})


@pytest.mark.slow
def test_the_examples_run_and_learn(capsys: pytest.CaptureFixture[str]) -> None:
    run_examples(DOCUMENT)
    told = capsys.readouterr().out
    learnt = [float(reward) for reward in re.findall(r"mean reward.* (\S+)\n", told)]
    assert len(learnt) == 2
    assert all(reward > 0.1 for reward in learnt), "random play gets 0"
    assert "returns [" in told


def test_the_tables_list_every_field() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert with_tables(text) == text, "run `python -m tools.observation_tables`"
    assert text.count("| seatN.") > 20

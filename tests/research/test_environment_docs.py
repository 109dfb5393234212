"""The page about environments: every example runs, and its tables list the fields as they are."""

import re

import pytest

from tools.observation_tables import DOCUMENT, with_tables

EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)
EXAMPLES = EXAMPLE.findall(DOCUMENT.read_text(encoding="utf-8"))
LEARNERS = [code for code in EXAMPLES if "mean reward" in code]
OTHERS = [code for code in EXAMPLES if code not in LEARNERS]


def run(example: str) -> None:
    """Run an example as a reader would who copies this one alone."""
    exec(compile(example, DOCUMENT.name, "exec"), {})


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(LEARNERS)))
def test_the_examples_that_learn_do(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    run(LEARNERS[number])
    reward = re.search(r"mean reward.* (\S+)\n", capsys.readouterr().out)
    assert reward
    assert float(reward[1]) > 0.1, "random play gets 0"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(OTHERS)))
def test_the_other_examples_run(number: int) -> None:
    run(OTHERS[number])


def test_there_is_an_example_for_every_environment_of_thirty_lines_or_so() -> None:
    assert len(LEARNERS) == 3, "PettingZoo, Gymnasium, vectors"
    assert any("pyspiel" in code for code in OTHERS)
    assert max(code.count("\n") for code in EXAMPLES) <= 36


def test_the_tables_list_every_field() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert with_tables(text) == text, "run `python -m tools.observation_tables`"
    assert text.count("| seatN.") > 20

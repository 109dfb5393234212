"""No rule goes untested: every number is in the name of a test."""

import re
from pathlib import Path

from buttonbox.games.buttons.game import BUTTONS

TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)


def test_every_rule_is_in_the_name_of_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    names = [name for file in files for name in TEST.findall(file.read_text(encoding="utf-8"))]
    tested = {word.upper() for name in names for word in name.split("_")}
    assert set(BUTTONS.rules.rules) <= tested

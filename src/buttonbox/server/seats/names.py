"""Players' names: without invisible characters, and distinct at each table."""

import unicodedata
from collections.abc import Collection

LONGEST = 16  # visible letters
MOST_MARKS = 2  # accents on one letter
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn"}  # control, format (zero width, direction), not for text
# Letters of other alphabets that look like Latin ones, in either case.
CYRILLIC = str.maketrans("авекмнорстухіјѕһԁԛԝ", "abekmhopctyxijshdqw")
GREEK = str.maketrans("αβεζηικμνορτυχ", "abezhikmnoptyx")
LOOK_ALIKES = CYRILLIC | GREEK
BLANKS = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters without a shape
VARIATIONS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))  # selectors


def clean_name(text: str) -> str:
    """Return the name as it is shown, which may be empty."""
    visible = "".join(letter for letter in text if letter.isspace() or _is_visible(letter))
    spaced = " ".join(visible.split())
    return _shortened(unicodedata.normalize("NFC", spaced), LONGEST)


def distinct_name(name: str, others: Collection[str]) -> str:
    """Return the name, with a number if another player's looks the same."""
    taken = {_looks(other) for other in others}
    found, number = name, 1
    while _looks(found) in taken:
        number += 1
        found = f"{_shortened(name, LONGEST - 2)} {number}"
    return found


def _is_visible(letter: str) -> bool:
    if letter in BLANKS or any(ord(letter) in each for each in VARIATIONS):
        return False
    return unicodedata.category(letter) not in INVISIBLE


def _shortened(text: str, longest: int) -> str:
    """Return at most `longest` letters, each with a few accents."""
    kept: list[str] = []
    letters = marks = 0
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        letters += not is_mark
        if letters > longest:
            break
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept).strip()


def _looks(name: str) -> str:
    """Return the same text for names that people may take for one another.

    Also across alphabets: a Cyrillic letter must not make a second Ada. Accents count: Zoe and Zoé
    are told apart.
    """
    return unicodedata.normalize("NFKC", name).casefold().translate(LOOK_ALIKES)

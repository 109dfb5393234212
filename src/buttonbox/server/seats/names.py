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


def clean_name(text: str) -> str:
    """Return the name as it is shown, which may be empty."""
    spaced = " ".join(text.split())
    visible = "".join(letter for letter in spaced if _is_visible(letter))
    return _shortened(unicodedata.normalize("NFC", visible), LONGEST)


def distinct_name(name: str, others: Collection[str]) -> str:
    """Return the name, with a number if another player's looks the same."""
    taken = {_looks(other) for other in others}
    found, number = name, 1
    while _looks(found) in taken:
        number += 1
        found = f"{_shortened(name, LONGEST - 2)} {number}"
    return found


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter) not in INVISIBLE and letter not in BLANKS


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

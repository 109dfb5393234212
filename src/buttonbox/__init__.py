"""BUTTONS and War of the Buttons, two dice games about buttons, playable again."""

import os

from buttonbox import interpreted

__version__ = "0.1.0"

if os.environ.get(interpreted.SWITCH):
    interpreted.prefer_source()

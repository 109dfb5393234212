"""BUTTONS and War of the Buttons, two dice games about buttons, playable again."""

from buttonbox import interpreted

__version__ = "0.1.0"

if interpreted.is_wanted():
    interpreted.prefer_source()

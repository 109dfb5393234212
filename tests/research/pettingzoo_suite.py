"""PettingZoo's own tests; importing them imports an environment of its old interface, too."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

__all__ = ["api_test", "render_test", "seed_test"]

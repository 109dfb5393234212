"""The page is small: it starts at once on a phone's line."""

import gzip

from tests.page.building import built_page

MOST_JAVASCRIPT = 120 * 1024


def test_all_javascript_together_is_small() -> None:
    scripts = (built_page() / "assets").glob("*.js")
    assert sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) <= MOST_JAVASCRIPT

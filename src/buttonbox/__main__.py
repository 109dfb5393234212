"""`python -m buttonbox` is the command `buttonbox`."""

import sys

from buttonbox.cli.main import main

sys.exit(main())

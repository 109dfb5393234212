"""What clients may do per second or hour."""

import time

from buttonbox.server.protection.limits import Limits
from buttonbox.server.protection.token_buckets import Buckets

HOUR = 3600


def buckets(per_second: float, burst: float) -> Buckets:
    """Return buckets that refill as time passes."""
    return Buckets(per_second, burst, time.monotonic)


class Rates:
    """Token buckets for everything whose rate is limited, by address if nothing else is said."""

    def __init__(self, limits: Limits) -> None:
        self.requests = buckets(limits.requests_per_second, limits.request_burst)
        self.pages = buckets(limits.pages_per_second, limits.page_burst)
        self.reactions = buckets(  # by table and seat
            limits.reactions_per_second, limits.reaction_burst
        )
        self.hints = buckets(limits.hints_per_second, limits.hint_burst)
        self.tickets = buckets(limits.tickets_per_second, limits.ticket_burst)
        self.new_tables = buckets(limits.tables_per_hour / HOUR, limits.tables_per_hour)
        self.imported_bytes = buckets(
            limits.import_bytes_per_hour / HOUR, limits.import_bytes_per_hour
        )

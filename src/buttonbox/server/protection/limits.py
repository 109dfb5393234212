"""The limits on clients, as numbers; the other files here enforce them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Limits per client address, connection and table."""

    frame_bytes: int = 16 * 1024
    address_bytes: int = 2048  # of the path and query of a request
    head_bytes: int = 16 * 1024  # of a request without its body
    head_seconds: float = 10
    headers: int = 100
    body_bytes: int = 64 * 1024
    body_seconds: float = 30
    reading_seconds: float = 20  # in which a client must read some of a long response
    reading_bytes: int = 16 * 1024
    unfinished_bytes: int = 16 * 1024 * 1024  # of unread responses and bodies, per address
    record_bytes: int = 1024 * 1024
    messages_per_second: float = 30
    message_burst: int = 200
    message_bytes: int = 1024  # on average, per message
    frames_per_second: float = 2  # without a message: pings, pongs, fragments
    frame_burst: int = 20
    fragments: int = 16  # per message
    requests_per_second: float = 30
    request_burst: int = 100
    pages_per_second: float = 100  # files of the page, about 40 for each visitor
    page_burst: int = 600
    reactions_per_second: float = 1  # per seat
    reaction_burst: int = 3
    hints_per_second: float = 4  # per address; each copies the whole game, even if it is refused
    hint_burst: int = 20
    tables_per_hour: int = 120
    tickets_per_second: float = 20  # tables of POST /api/mine; loading a long one takes 10 ms
    ticket_burst: int = 600
    import_bytes_per_hour: int = 16 * 1024 * 1024  # per address
    connections_per_address: int = 200
    arrivals_per_second: float = 50  # new connections, per address
    arrival_burst: int = 400
    spectators: int = 200  # per table
    spectators_per_address: int = 100  # per table, so that nobody keeps all others away
    watched_bots: int = 3  # games between bots that one address may watch at a time
    queued_bytes: int = 256 * 1024  # waiting for a connection that does not read; a table has 40 KB
    hello_seconds: float = 10

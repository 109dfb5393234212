"""The codes with which the server closes a WebSocket (RFC 6455, 7.4)."""

INTERNAL = 1011
RESTARTING = 1012
UNAVAILABLE = 1013
MESSAGE_TOO_BIG = 1009
BAD_MESSAGE = 4400
FORBIDDEN = 4403
NO_TABLE = 4404
TOO_LATE = 4408
SEAT_ENDED = 4410  # the token is no longer valid
TOO_MANY = 4429  # a limit is reached

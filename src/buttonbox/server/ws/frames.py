"""WebSocket frames (RFC 6455, 5.2): encoded once for all receivers, measured when they arrive."""

from struct import Struct, pack

from msgspec.json import Encoder

from buttonbox.server.messages import Events, Json, ToPage

FINAL_TEXT = 0x81  # first byte of an unfragmented text frame
FINAL_BINARY = 0x82
MASKED = 0x80
LENGTH_16 = 126  # marks a length of two bytes
LENGTH_64 = 127  # marks a length of eight bytes
LENGTH_BYTES = {LENGTH_16: 2, LENGTH_64: 8}
HEAD, MASK = 2, 4  # bytes of a short frame before its payload

# How an encoded Events message without legal moves ends: `legal_moves` is the last field of `now`,
# and `now` the last field of the message.
NO_LEGAL_MOVES = b'"legal_moves":null}}'


Frame = bytes  # a text message to pages, head included; compression is off, so all get the same

pack_16 = Struct("!BBH").pack
encoder = Encoder()
# Reused, because a new buffer would have to grow several times for every move.
events_buffer = bytearray()
moves_buffer = bytearray()


def frame_of(message: ToPage) -> Frame:
    """Encode a message once, however many receive it."""
    return text_frame(encoder.encode(message))


def events_frame(events: Events) -> Frame:
    """Encode what a move has changed, as `frame_of` would."""
    encoder.encode_into(events, events_buffer)
    return text_frame(events_buffer)


def text_frame(payload: bytes | bytearray) -> Frame:
    """Return an unmasked text frame with this payload."""
    size = len(payload)
    if size < LENGTH_16:
        return bytes((FINAL_TEXT, size)) + payload
    if size < 1 << 16:
        return pack_16(FINAL_TEXT, LENGTH_16, size) + payload
    return pack("!BBQ", FINAL_TEXT, LENGTH_64, size) + payload


def payload_of(frame: Frame) -> bytes:
    """Return the message of a frame as JSON."""
    return frame[HEAD + LENGTH_BYTES.get(frame[1], 0) :]


def with_legal_moves(events: Frame, moves: list[Json]) -> Frame:
    """Put the legal moves into the frame of an Events message that has none.

    Raises ValueError if the message does not end with an empty `legal_moves` field.
    """
    if not events.endswith(NO_LEGAL_MOVES):
        raise ValueError("an Events message must end with its empty legal moves")
    encoder.encode_into(moves, moves_buffer)
    start = payload_of(events)[: -len(NO_LEGAL_MOVES)]
    return text_frame(b"".join((start, b'"legal_moves":', moves_buffer, b"}}")))


def is_short_text(data: bytes) -> bool:
    """Whether the bytes are exactly one masked, unfragmented text frame with a short payload."""
    size = len(data) - HEAD - MASK
    return 0 <= size < LENGTH_16 and data[0] == FINAL_TEXT and data[1] == MASKED + size


def frame_size(data: bytes, at: int) -> int:
    """Return the size in bytes of the frame at this offset; 0 if its head is incomplete."""
    if len(data) < at + HEAD:
        return 0
    size = data[at + 1] & ~MASKED
    mask = MASK if data[at + 1] & MASKED else 0
    if size < LENGTH_16:
        return HEAD + mask + size
    more = 2 if size == LENGTH_16 else 8
    if len(data) < at + HEAD + more:
        return 0
    return HEAD + more + mask + int.from_bytes(data[at + HEAD : at + HEAD + more])

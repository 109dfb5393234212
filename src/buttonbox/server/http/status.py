"""HTTP requests about the server: health and metrics."""

from starlette.requests import Request
from starlette.responses import Response

from buttonbox import __version__
from buttonbox.server import messages
from buttonbox.server.http.requests import HttpProblem, get_hub, json_response
from buttonbox.server.storage.store import StoreFailed


async def health(request: Request) -> Response:
    try:
        await get_hub(request).store.check()
    except StoreFailed as error:
        raise HttpProblem(503, "storage", str(error)) from error
    return json_response(messages.Health("ok", __version__))


async def metrics(request: Request) -> Response:
    """Import Prometheus only here: a server in a browser is without it."""
    from prometheus_client import CONTENT_TYPE_LATEST

    from buttonbox.server.exposition import exposition

    text = exposition(get_hub(request).metrics)
    return Response(text, 200, {"Cache-Control": "no-store"}, CONTENT_TYPE_LATEST)

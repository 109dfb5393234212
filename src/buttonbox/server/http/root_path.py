"""Middleware for a server that lies in a folder of a site, such as /games."""

from starlette.types import ASGIApp, Receive, Scope, Send


class RootPath:
    """Takes the root path off the path of each request.

    A proxy may have taken it off already: a path without it is left as it is.
    """

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, "path": without_root(scope["path"], self.root_path)}
        await self.app(scope, receive, send)


def without_root(path: str, root_path: str) -> str:
    """Return a path as if the server lay at the root of its site."""
    rest = path.removeprefix(root_path)
    return rest or "/" if f"{path}/".startswith(f"{root_path}/") else path

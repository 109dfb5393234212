"""The ASGI application: the API, the page, and what protects both."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from buttonbox.server.api_app import api_app
from buttonbox.server.config import Config
from buttonbox.server.http.root_path import RootPath
from buttonbox.server.http.security import Guard
from buttonbox.server.http.static import Page, find_page
from buttonbox.server.protection.allowed_hosts import Hosts
from buttonbox.server.protection.middleware import RateLimit
from buttonbox.server.protection.proxy_headers import ProxyHeaders
from buttonbox.server.storage.store import open_store
from buttonbox.server.tables.hub import Hub


def create_app(config: Config) -> Starlette:
    """Return an application for any ASGI server; its lifespan opens and closes `app.state.hub`."""
    hub = Hub(config, open_store(config.database))

    page = Page(config.page or find_page(), config.root_path, config.frame_ancestors)
    return api_app(
        hub,
        pages=[Route("/{path:path}", page)],
        middleware=[
            Middleware(RootPath, root_path=config.root_path),
            Middleware(ProxyHeaders, proxies=config.proxies),
            Middleware(RateLimit, hub=hub),
            Middleware(
                Guard,
                origins=config.origins,
                hosts=Hosts(config.hosts),
                address_bytes=config.limits.address_bytes,
                ancestors=config.frame_ancestors,
            ),
        ],
    )

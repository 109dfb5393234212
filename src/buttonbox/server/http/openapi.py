"""The OpenAPI document, built from the declared operations and message types."""

import re
from functools import cache
from typing import Any

import msgspec

from buttonbox import __version__
from buttonbox.server.http.api import OPERATIONS, Operation
from buttonbox.server.http.requests import JSON, TEXT
from buttonbox.server.messages import SEAT_ID, TABLE_ID, Problem

STREAM = "text/event-stream"
REF = "#/components/schemas/{name}"
PROBLEMS = {
    400: "The request is malformed",
    403: "The token or invitation is not valid for this table",
    404: "Not found",
    409: "Not possible in the present state of the table",
    413: "The body is too large",
    422: "The values are not valid",
    429: "Too many requests",
    503: "The server is busy, or its database does not respond",
}
PATTERNS = {"table": TABLE_ID, "game": "^[a-z]{1,20}$", "seat": SEAT_ID}


@cache
def document() -> dict[str, Any]:
    """Return the whole document."""
    kinds = [each for op in OPERATIONS for each in (op.request, op.response) if _is_json(each)]
    _, schemas = msgspec.json.schema_components([*kinds, Problem], ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Buttonbox", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _is_json(kind: Any) -> bool:
    return kind is not None and kind is not str


def _operation(operation: Operation) -> dict[str, Any]:
    problems = (*operation.problems, 429, 503)
    described: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": operation.handler.__name__,
        "parameters": [*_path_parameters(operation), *_query_parameters(operation)],
        "responses": {
            str(operation.status): {"description": "Success", "content": _response(operation)},
            **{str(status): _problem(status) for status in problems},
        },
    }
    if operation.request is not None:
        described["requestBody"] = {"required": True, "content": _content(operation.request)}
    if operation.bearer:
        described["security"] = [{"seat": []}]
    return described


def _path_parameters(operation: Operation) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": PATTERNS[name]},
        }
        for name in re.findall(r"{(\w+)}", operation.path)
    ]


def _query_parameters(operation: Operation) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": {"type": "string"}} for name in operation.query]


def _response(operation: Operation) -> dict[str, Any]:
    """Describe the response; for a stream, the schema is that of each event's data."""
    content = _content(operation.response)
    return {STREAM: content[JSON]} if operation.stream else content


def _content(kind: Any) -> dict[str, Any]:
    if not _is_json(kind):
        return {TEXT: {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {JSON: {"schema": schema}}


def _problem(status: int) -> dict[str, Any]:
    return {"description": PROBLEMS[status], "content": _content(Problem)}

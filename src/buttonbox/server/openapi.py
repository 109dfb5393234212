"""The OpenAPI file, made from the declared operations and message types."""

import re
from functools import cache
from typing import Any

import msgspec

from buttonbox import __version__
from buttonbox.server.api import OPERATIONS, STREAM, TEXT, Operation
from buttonbox.server.messages import Problem
from buttonbox.server.requests import JSON

REF = "#/components/schemas/{name}"
PROBLEMS = {
    400: "The body makes no sense",
    403: "The token is not of this table",
    404: "There is none of this name",
    409: "Not now",
    413: "The body is too large",
    422: "It cannot be set up like this",
    429: "Too many requests",
    503: "The server is busy, or its database does not answer",
}
PATTERNS = {"table": "^[A-Za-z0-9_-]{10}$", "game": "^[a-z]{1,20}$", "seat": "^[0-3]$"}


@cache
def document() -> dict[str, Any]:
    """The whole file."""
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
        "operationId": operation.work.__name__,
        "parameters": [*_path_parameters(operation), *_query_parameters(operation)],
        "responses": {
            str(operation.status): {"description": "Done", "content": _answer(operation)},
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


def _answer(operation: Operation) -> dict[str, Any]:
    """Of a stream, the schema is that of each event's data."""
    content = _content(operation.response)
    return {STREAM: content[JSON]} if operation.stream else content


def _content(kind: Any) -> dict[str, Any]:
    if not _is_json(kind):
        return {TEXT: {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {JSON: {"schema": schema}}


def _problem(status: int) -> dict[str, Any]:
    return {"description": PROBLEMS[status], "content": _content(Problem)}

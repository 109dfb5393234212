"""HTTP requests for the rules and the guided first games."""

from starlette.requests import Request
from starlette.responses import Response

from buttonbox.server.http import lessons, rules
from buttonbox.server.http.requests import HttpProblem, json_response


async def show_rules(request: Request) -> Response:
    language = request.query_params.get("lang", "en")
    found = rules.rules(request.path_params["game"], language)
    if found is None:
        raise HttpProblem(404, "game", "there is no such game")
    return json_response(found)


async def show_lesson(request: Request) -> Response:
    found = lessons.lesson(request.path_params["game"])
    if found is None:
        raise HttpProblem(404, "game", "there is no such game")
    return json_response(found)

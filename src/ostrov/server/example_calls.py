"""The calls that show worked examples of the rules."""

from __future__ import annotations

from starlette.responses import Response

from ostrov.examples import Example, UnknownExample, example
from ostrov.protocol.example import ExampleList, ExamplePage, ExamplePosition, TriedSteps
from ostrov.server.routes import Call, json_response, route
from ostrov.table import Problem
from ostrov.table.example_viewer import example_list, example_page, position_after

FOR_AN_HOUR = "public, max-age=3600"


@route("GET", "/api/examples", answer=ExampleList, guest=False)
async def list_examples(call: Call) -> Response:
    """The worked examples in English, and the clauses that each of them shows."""
    response = json_response(example_list())
    response.headers["Cache-Control"] = FOR_AN_HOUR
    return response


@route("GET", "/api/examples/{example}", answer=ExamplePage, guest=False)
async def show_example(call: Call) -> ExamplePage:
    """One example: its map, its position, and what is prepared to be tried."""
    return example_page(example_of(call))


@route("POST", "/api/examples/{example}", body=TriedSteps, answer=ExamplePosition, guest=False)
async def try_steps(call: Call) -> ExamplePosition:
    """The position after some steps, or why the rules refuse one of them. Nothing is kept."""
    return position_after(example_of(call), call.body.steps, call.body.seat)


def example_of(call: Call) -> Example:
    """The example that the path names."""
    try:
        return example(str(call.request.path_params["example"]))
    except UnknownExample as error:
        raise Problem("no-such-example", str(error)) from None

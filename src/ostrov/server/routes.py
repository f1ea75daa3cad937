"""One table of routes: it validates what comes, encodes what goes, and describes itself (`openapi`)."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ostrov.protocol.commands import ClientCommand
from ostrov.server.commands import read_command
from ostrov.server.guests import guest_of
from ostrov.server.logs import log
from ostrov.server.origin import is_foreign
from ostrov.server.problems import malformed, no_guest, slow_down, status_of
from ostrov.storage import Guest
from ostrov.table import Problem

if TYPE_CHECKING:
    from ostrov.server.service import Service

JSON = "application/json"
LINES = "application/x-ndjson"


@dataclass(slots=True)
class Call:
    """One request: who asks, for what, with which body."""

    service: Service
    request: Request
    guest: Guest | None
    body: Any = None

    @property
    def me(self) -> Guest:
        """Who asks; Problem when nobody does."""
        if self.guest is None:
            raise no_guest()
        return self.guest

    @property
    def table(self) -> str:
        """The table that the path names."""
        return str(self.request.path_params["table"])


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class ApiRoute:
    """A call of the API."""

    method: str
    path: str
    handler: Handler
    body: Any
    answer: Any
    media: str
    status: int
    guest: bool
    query: tuple[str, ...]
    takes: str | None
    """What the handler reads itself, when it is no JSON."""

    async def respond(self, request: Request) -> Response:
        """Checks, calls, encodes; every expected failure is a problem with a code."""
        start = time.perf_counter()
        service: Service = request.app.state.service
        try:
            response = await self._respond(service, request)
        except Problem as problem:
            response = problem_response(problem)
        except ClientDisconnect:
            response = Response(status_code=400)
        milliseconds = round(1000 * (time.perf_counter() - start), 1)
        facts = {"method": self.method, "route": self.path, "status": response.status_code}
        log.info("request", extra={**facts, "milliseconds": milliseconds})
        return response

    async def _respond(self, service: Service, request: Request) -> Response:
        if wait := service.requests.take(address_of(request)):
            raise slow_down(wait)
        if is_foreign(request, service.settings.origins):
            raise Problem("foreign-origin", "Pages of other origins may not use this.")
        call = Call(service, request, await guest_of(service.store, request))
        if self.guest:
            assert call.me
        if self.body is not None:
            call.body = read_body(await read_limited(request, service.settings.limits.body_bytes), self.body)
        found = await self.handler(call)
        if isinstance(found, Response):
            return found
        return json_response(found, self.status)


ROUTES: list[ApiRoute] = []


def route(
    method: str,
    path: str,
    *,
    body: Any = None,
    answer: Any = None,
    media: str = JSON,
    status: int = 200,
    guest: bool = True,
    query: tuple[str, ...] = (),
    takes: str | None = None,
) -> Callable[[Handler], Handler]:
    """Adds a handler to the table. Its docstring is its description."""

    def add(handler: Handler) -> Handler:
        ROUTES.append(ApiRoute(method, path, handler, body, answer, media, status, guest, query, takes))
        return handler

    return add


def json_response(document: Any, status: int = 200) -> Response:
    """Anything that msgspec knows, as JSON."""
    return Response(msgspec.json.encode(document), status, media_type=JSON)


def problem_response(problem: Problem) -> Response:
    """A problem with its status; how long to wait when it was too much."""
    response = json_response(problem.body(), status_of(problem))
    if "seconds" in problem.facts:
        response.headers["Retry-After"] = str(int(problem.facts["seconds"]) + 1)
    return response


def address_of(request: Request) -> str:
    """Where a request comes from, as far as the server can know."""
    return request.client.host if request.client else ""


async def read_limited(request: Request, limit: int) -> bytes:
    """The body; Problem when it is too large, before all of it was read."""
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > limit:
            raise Problem("too-large", f"A body has at most {limit} bytes.", facts={"limit": limit})
    return found


def read_body(data: bytes, kind: Any) -> Any:
    """A body of that kind; Problem with the place of the error."""
    if kind is ClientCommand:
        return read_command(data)
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise malformed(f"{error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise malformed("That is no JSON.") from None

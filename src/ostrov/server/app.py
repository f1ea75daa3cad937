"""The application: routes, headers, and what runs as long as it does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from ostrov.server.calls import CALLS
from ostrov.server.local import Local
from ostrov.server.logs import log
from ostrov.server.openapi import document
from ostrov.server.pages import STATIC, Client
from ostrov.server.routes import json_response, problem_response
from ostrov.server.security import SecureHeaders
from ostrov.server.service import Service
from ostrov.server.settings import Settings
from ostrov.server.socket import table_socket
from ostrov.storage import Store
from ostrov.table import Problem


def make_app(
    database: str,
    settings: Settings | None = None,
    *,
    static: Path = STATIC,
    local: Local | None = None,
) -> Starlette:
    """An application that opens the database when it starts and closes it when it ends."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(database)
        app.state.service = service = await Service.start(store, chosen)
        if local is not None:
            await local.prepare(service)
        log.info("started")
        try:
            yield
        finally:
            await service.stop()
            await store.close()
            log.info("stopped")

    calls = [Route(one.path, one.respond, methods=[one.method]) for one in CALLS]
    return Starlette(
        routes=[
            *calls,
            Route("/api/openapi.json", describe),
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            *(local.routes() if local else []),
            *Client(static).routes(),
        ],
        middleware=[Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=2000)],
        exception_handlers={HTTPException: on_http_error, Exception: on_defect},
        lifespan=lifespan,
    )


async def describe(request: Request) -> Response:
    """The OpenAPI document."""
    return json_response(document(CALLS))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What no route answers."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = problem_response(Problem("no-such-method", "This address does not know that method."))
    else:
        response = problem_response(Problem("no-such-page", "There is nothing at this address."))
        response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def on_defect(request: Request, error: Exception) -> Response:
    """An error of the program: it is in the log, not in the answer."""
    return problem_response(Problem("defect", "The server failed."))

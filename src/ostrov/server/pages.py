"""The browser client: files that were built into `static/`, and one page for every address of it."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles

from ostrov.server.head_words import HeadWords
from ostrov.server.pictures import Pictures
from ostrov.server.previews import NAMED, Previews
from ostrov.server.routes import address_of

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>ostrov</title></head>
<body><h1>The browser client is not built</h1>
<p>This server works, but its pages are missing from the installation. In a checkout,
<code>python3 run.py play</code> builds them; programs can use <a href="/api/openapi.json">the API</a>.</p>
</body></html>
"""
PAGES = (
    "/",
    "/new",
    "/t/{table}",
    "/j/{invitation}",
    "/r/{table}",
    "/replay/{replay}",
    "/example-game",
    "/rules",
    "/rules/{topic}",
)
TITLE = re.compile(r"<title>.*?</title>\s*")
FOR_EVER = "public, max-age=31536000, immutable"
mimetypes.add_type("text/javascript", ".js")  # some systems say otherwise, and browsers then refuse it
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class Client:
    """The files of the client, or a page that says that there are none."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self.previews = Previews(HeadWords(folder / "head"))
        self.pictures = Pictures()
        self.files = StaticFiles(directory=folder, check_dir=False)

    def routes(self) -> list[BaseRoute]:
        """The addresses of the client; `file` must come after all others."""
        pages = [Route(path, self.page) for path in PAGES]
        return [*self.pictures.routes(), *pages, Route("/{path:path}", self.file)]

    async def page(self, request: Request) -> Response:
        """The one page; the client finds its way by the address."""
        return await self._page(request, 200)

    async def _page(self, request: Request, status: int) -> Response:
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        head = await self._head(request)
        page = TITLE.sub("", index.read_text("utf-8")).replace("</head>", f"{head}\n</head>", 1)
        return HTMLResponse(page, status, {"Cache-Control": "no-cache", "Vary": "Accept-Language"})

    async def _head(self, request: Request) -> str:
        """What the head says of this very address; in general only, to whoever asks too much."""
        service = request.app.state.service
        place = request.url.path.split("/")[1]
        id = str(next(iter(request.path_params.values()), ""))
        if place in NAMED and service.requests.take(address_of(request)):
            place = ""
        accepted = request.headers.get("accept-language", "")
        found = await self.previews.of(service, place, id, accepted)
        return found.tags(str(request.base_url).rstrip("/"), request.url.path)

    async def file(self, request: Request) -> Response:
        """A file of the client. Names in `assets/` change with what is in them.

        Where there is none, people get the page, which says so in their language; programs get a problem.
        """
        path = request.path_params["path"]
        try:
            if not self.folder.is_dir():
                raise HTTPException(404)
            response = await self.files.get_response(path, request.scope)
        except HTTPException as error:
            if error.status_code == 404 and _is_person(request):
                return await self._page(request, 404)
            raise
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response


def _is_person(request: Request) -> bool:
    """A browser that goes to an address, which is not one of the API or of a file that a page loads."""
    first = request.url.path.split("/")[1]
    return first not in ("api", "assets") and "text/html" in request.headers.get("accept", "")

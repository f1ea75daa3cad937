"""The pictures of previews: what strangers may see of a table, else a board of no particular game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ostrov.draw.preview import preview
from ostrov.draw.sample import play
from ostrov.server.routes import address_of, problem_response
from ostrov.server.service import Service
from ostrov.table import Problem

PNG = "image/png"
AT_HAND = 64
"""Pictures that a process keeps; about 150 KB each."""
A_MINUTE, A_DAY = "public, max-age=60", "public, max-age=86400"
GENERAL = "general"


class Pictures:
    """Answers with pictures, those that are wanted again from memory."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, bytes] = OrderedDict()

    def routes(self) -> list[Route]:
        """The addresses that previews name."""
        return [
            Route("/preview.png", self.general),
            Route("/preview/t/{table}.png", self.table),
            Route("/preview/replay/{replay}.png", self.replay),
        ]

    async def general(self, request: Request) -> Response:
        """The board of no particular game."""
        return await self._answer(request, GENERAL, sample, A_DAY)

    async def table(self, request: Request) -> Response:
        """The board of a table, as far as a stranger may see it."""
        service: Service = request.app.state.service
        try:
            table = await service.seen_by_strangers(request.path_params["table"])
            found = table.picture()
        except Problem:
            return await self._answer(request, GENERAL, sample, A_MINUTE)
        key = f"{table.id} {'over' if table.has_ended else table.seq}"
        return await self._answer(request, key, found.png, A_DAY if table.has_ended else A_MINUTE)

    async def replay(self, request: Request) -> Response:
        """The end of a record that was opened."""
        service: Service = request.app.state.service
        id = request.path_params["replay"]
        try:
            found = await service.replays.picture(id)
        except Problem:
            return await self._answer(request, GENERAL, sample, A_MINUTE)
        return await self._answer(request, f"replay {id}", found.png, A_DAY)

    async def _answer(self, request: Request, key: str, draw: Callable[[], bytes], kept: str) -> Response:
        """A picture that is at hand, or is drawn now; who wants too many waits."""
        if key not in self._drawn:
            try:
                self._drawn[key] = await request.app.state.service.drawn(address_of(request), draw)
            except Problem as problem:
                return problem_response(problem)
            while len(self._drawn) > AT_HAND:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        return Response(self._drawn[key], media_type=PNG, headers={"Cache-Control": kept})


@cache
def sample() -> bytes:
    """A game in progress, the same one always."""
    game = play()
    return preview(game.layout, game.describe())

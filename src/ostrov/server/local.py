"""What the own computer shows: a table with a link that lets its player in, or a record."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Protocol

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ostrov.examples import EXAMPLE_GAME
from ostrov.game.game import Game
from ostrov.protocol.commands import Start
from ostrov.server.guests import COOKIE, COOKIE_SECONDS, new_guest
from ostrov.server.replays import id_of
from ostrov.server.service import Service
from ostrov.table import TablePlan


class Local(Protocol):
    """Something that is there when the server starts."""

    @property
    def path(self) -> str:
        """Where the browser finds it."""
        ...

    async def prepare(self, service: Service) -> None:
        """Makes it."""
        ...

    def routes(self) -> list[Route]:
        """Addresses of its own."""
        ...


@dataclass(slots=True)
class LocalTable:
    """A game that starts with the server, and the secret address of its player."""

    plan: TablePlan
    name: str
    seed: int | None
    key: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    _token: str = ""
    _table: str = ""

    @property
    def path(self) -> str:
        """Whoever opens it is the player."""
        return f"/enter/{self.key}"

    async def prepare(self, service: Service) -> None:
        """Makes the player and the table, and begins."""
        guest, self._token = await new_guest(service.store, self.name)
        live = await service.hub.create(self.plan, guest, self.seed)
        await live.submit(Start("start"), guest.id)
        self._table = live.id

    def routes(self) -> list[Route]:
        """The address that lets the player in."""
        return [Route("/enter/{key}", self.enter)]

    async def enter(self, request: Request) -> Response:
        """Gives the browser the player's cookie and sends it to the table."""
        if not secrets.compare_digest(request.path_params["key"].encode(), self.key.encode()):
            return RedirectResponse("/", 303)
        response = RedirectResponse(f"/t/{self._table}", 303)
        response.set_cookie(COOKIE, self._token, COOKIE_SECONDS, httponly=True, samesite="lax")
        return response


@dataclass(frozen=True, slots=True)
class LocalReplay:
    """A record that was read from a file."""

    game: Game

    @property
    def path(self) -> str:
        """Its page."""
        return f"/replay/{id_of(self.game)}"

    async def prepare(self, service: Service) -> None:
        """Has it ready."""
        await service.replays.add(self.game)

    def routes(self) -> list[Route]:
        """The page is one of the client's."""
        return []


@dataclass(frozen=True, slots=True)
class LocalExample:
    """The example game, which every server has."""

    path: str = f"/{EXAMPLE_GAME}"

    async def prepare(self, service: Service) -> None:
        """It is there already."""

    def routes(self) -> list[Route]:
        """The page is one of the client's."""
        return []

"""Tables that a program has played to a wanted position; a browser then takes over the seat of their host."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, Page
from tests.server.player import Guest, Player

Scene = dict[str, Any]
Wish = Callable[[list[Player]], bool]
Policy = Callable[[Player], str | None]
T = TypeVar("T")

ACTIONS = 1500
"""More than any wish here takes."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A table, and the tokens of the people at it, the host first."""

    address: str
    table: str
    tokens: tuple[str, ...]

    @property
    def url(self) -> str:
        """The address of its page."""
        return f"{self.address}/t/{self.table}"

    def enter(self, page: Page, person: int = 0) -> None:
        """Opens the table as one of its people."""
        become(page.context, self.address, self.tokens[person])
        page.goto(self.url)

    def commands(self, person: int, *commands: dict[str, Any]) -> None:
        """Commands of one of its people; each must be obeyed."""
        guest = Guest(self.address, "", self.tokens[person], "")

        async def send() -> None:
            player = await guest.sit(self.table)
            for command in commands:
                await player.done(**command)
            await player.leave()

        wait_for(send())

    def play_on(self, wish: Wish, policy: str | Policy = "") -> None:
        """Plays for all people until the wish comes true; whoever looks on sees it happen."""

        async def play() -> None:
            people = []
            for token in self.tokens:
                me = await Guest(self.address, "", token, "").call("GET", "/api/me")
                people.append(await Guest(self.address, "", token, me["guest"]).sit(self.table))
            await _play(people, wish, policy)
            for person in people:
                await person.leave()

        wait_for(play())


def become(context: BrowserContext, address: str, token: str) -> None:
    """A window belongs to a guest from now on."""
    context.add_cookies([{"name": "ostrov", "value": token, "url": address}])


def wait_for(deed: Coroutine[Any, Any, T]) -> T:
    """Does it in a thread of its own: the test's thread has the loop of the browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, deed).result()


def prepare(
    address: str,
    wish: Wish,
    *,
    seats: tuple[str, ...],
    liked: str | Policy = "",
    name: str = "Olena",
    **wishes: Any,
) -> Prepared:
    """Plays until the wish comes true while somebody here is to act.

    Seats are `me`, `open` (for people) or bots. People do what is `liked` whenever they can: a kind of
    action, or what a policy says; `name` is that of the host.
    """
    return wait_for(_prepare(address, wish, seats, liked, name, wishes))


async def _prepare(
    address: str, wish: Wish, seats: tuple[str, ...], liked: str | Policy, name: str, wishes: dict[str, Any]
) -> Prepared:
    host = await Guest.make(address, name)
    made = await host.make_table(list(seats), **wishes)
    table = made["table"]["id"]
    people = [await host.sit(table)]
    for number, seat in enumerate(seats):
        if seat == "open":
            guest = await Guest.make(address, "Petr")
            await guest.accept(made["invitations"]["seat"])
            people.append(await guest.sit(table))
            await people[-1].done("sit", seat=number)
    await people[0].done("start")
    await _play(people, wish, liked)
    for person in people:
        await person.leave()
    return Prepared(address, table, tuple(person.guest.token for person in people))


async def _play(people: list[Player], wish: Wish, liked: str | Policy) -> None:
    luck = random.Random(1)
    for _ in range(ACTIONS):
        acting = await _next_to_act(people)
        if wish(people):
            return
        assert acting, "the game was over before the wish came true"
        answer = await acting.done("play", action=_liked(acting, liked) or acting.choice(luck))
        await _until_all_heard(people, answer["seq"])
    raise AssertionError(f"the wish did not come true in {ACTIONS} actions")


def _liked(player: Player, liked: str | Policy) -> str | None:
    assert player.scene is not None
    if callable(liked):
        return liked(player)
    return next((one["text"] for one in player.scene["legal"] if one["kind"] == liked), None)


async def _next_to_act(people: list[Player]) -> Player | None:
    """Whoever the game waits for, when all have heard of it; nobody when it is over."""
    waits = [asyncio.create_task(_until_asked(one)) for one in people]
    _, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    await _until_all_heard(people, max(one.seq for one in people))
    return next((one for one in people if one.my_turn), None)


async def _until_asked(player: Player) -> None:
    await player.until(lambda: player.my_turn or player.ended)


async def _until_all_heard(people: list[Player], seq: int) -> None:
    for person in people:
        await person.until(lambda person=person: person.seq >= seq)  # type: ignore[misc]

"""People answer the offers of bots, through a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from tests.server.player import Guest, Player
from tests.server.running import UNHURRIED, running

from ostrov import Action, Game, View
from ostrov.bots import BotRng
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.registry import BOTS, BotEntry
from ostrov.engine.base.common_offers import common_offers
from ostrov.engine.core.moves import Moves
from ostrov.server.driver import patience
from ostrov.table.bot_turn import next_bot


class Hawker(GreedyBot):
    """Offers something in every turn, and ends it when the answers are there."""

    def choose(self, view: View, legal: Sequence[Action], luck: BotRng) -> Action | None:
        """The first offer that it can make; one is enough."""
        state, seat = view.blanked(), view.seat
        assert state is not None
        assert seat is not None
        found = Moves()
        if state.active == seat and state.offer[seat] == 0:
            common_offers(self.rules, state, seat, found)
        ends = [action for action in legal if action.kind == "end turn"]
        if found.n and ends:
            return self.notation.action(found.action[0])
        return ends[0] if ends else super().choose(view, legal, luck)


@pytest.fixture(params=[0, 10], ids=["at once", "after a pause"])
def pace(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Milliseconds before a bot acts, at a server that knows the hawker."""
    monkeypatch.setitem(BOTS, "hawker", BotEntry(Hawker, quick=True))
    return int(request.param)


async def meet(address: str, pace: int) -> Player:
    """A person with a hawker at a table; both found, then the person is offered something."""
    guest = await Guest.make(address)
    page = await guest.make_table(["me", "hawker"], options={"board_setup": "variable"}, pace=pace)
    player = await guest.sit(page["table"]["id"])
    await player.done("start")

    def offers() -> bool:
        return bool(player.scene and player.scene["offers"])

    for _ in range(200):
        await player.until(lambda: player.my_turn or offers())
        if offers():
            return player
        assert player.scene is not None
        kinds = {one["kind"]: one["text"] for one in player.scene["legal"]}
        answer = await player.do("play", action=kinds.get("end turn") or player.scene["legal"][0]["text"])
        reached = answer.get("seq", 0)
        await player.until(lambda reached=reached: player.seq >= reached)  # type: ignore[misc]
    raise AssertionError("nothing was ever offered")


def test_a_bot_does_nothing_before_a_person_has_answered(database: str, pace: int) -> None:
    async def run(address: str) -> None:
        player = await meet(address, pace)
        seq = player.seq
        await asyncio.sleep(0.5)
        assert player.seq == seq  # the offer stands
        await player.done("play", action="decline blue" if player.seat == 0 else "decline red")
        await player.until(lambda: player.my_turn)
        await player.leave()

    with running(database, UNHURRIED._replace(answer_seconds=3600)) as address:
        asyncio.run(run(address))


def test_a_person_who_does_not_answer_stops_nobody(database: str, pace: int) -> None:
    async def run(address: str) -> None:
        player = await meet(address, pace)
        await player.until(lambda: player.my_turn)
        await player.leave()

    with running(database, UNHURRIED._replace(answer_seconds=0.2)) as address:
        asyncio.run(run(address))


def test_who_let_an_offer_pass_is_waited_for_a_quarter_as_long() -> None:
    turn = next_bot(Game.new(1), dict.fromkeys(range(4), "greedy"), seq=1, seed=1)
    assert turn is not None
    assert patience(replace(turn, waits=True), 16) == 16
    assert patience(replace(turn, waits=True, ignored=True), 16) == 4

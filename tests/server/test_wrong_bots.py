"""Bots that fail or cheat: somebody else acts for them, and the log says so. No table stands still."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import pytest
from tests.server.player import Guest

from ostrov import Action, View
from ostrov.bots import BotRng
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.registry import BOTS, BotEntry

ACTIONS = 6


class Cheat(GreedyBot):
    """Would end a turn that has not begun."""

    def choose(self, view: View, legal: Sequence[Action], luck: BotRng) -> Action | None:
        """The same whatever is asked."""
        assert view.seat is not None
        return self.notation.parse("end turn", view.seat)


class Clumsy(GreedyBot):
    """Never gets to the point."""

    def choose(self, view: View, legal: Sequence[Action], luck: BotRng) -> Action | None:
        """Fails."""
        raise RuntimeError("lost the thread")


@pytest.mark.parametrize("pace", [0, 10], ids=["at once", "after a pause"])
@pytest.mark.parametrize("kind", [Cheat, Clumsy])
def test_the_substitute_acts_for_a_bot_that_cannot(
    address: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    kind: type[GreedyBot],
    pace: int,
) -> None:
    async def run() -> None:
        guest = await Guest.make(address)
        page = await guest.make_table(["me", "wrong"], options={"board_setup": "variable"}, pace=pace)
        player = await guest.sit(page["table"]["id"])
        await player.done("start")
        answers = await player.play(actions=ACTIONS)
        assert len(answers) == ACTIONS
        await player.leave()

    monkeypatch.setitem(BOTS, "wrong", BotEntry(kind, quick=True))
    with caplog.at_level(logging.ERROR, "ostrov.server"):
        asyncio.run(asyncio.wait_for(run(), 30))
    told = [record for record in caplog.records if "the substitute acts" in record.message]
    assert told
    assert (vars(told[0])["bot"], vars(told[0])["seat"]) == ("wrong", 1)

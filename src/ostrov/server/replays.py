"""Records that people open in the browser: checked once, then shown step by step like finished games."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from ostrov.examples import EXAMPLE_GAME, example_record
from ostrov.game.game import Game
from ostrov.game.record import RecordError, dumps, loads, text_of
from ostrov.game.refusal import IllegalAction
from ostrov.protocol.replay import Moment
from ostrov.storage.records import Records
from ostrov.table import Problem
from ostrov.table.picture import BoardPicture, picture_of
from ostrov.table.record_viewer import record_story
from ostrov.table.replay import moment

T = TypeVar("T")

AT_HAND = 16
"""Games that a process has ready; others are read from the database again."""
ID_LENGTH = 32


class Shown:
    """A game that is looked at, and its story as it goes out."""

    def __init__(self, game: Game, id: str | None = None) -> None:
        self.game = game
        self.id = id or id_of(game)
        story = record_story(self.id, game)
        self.names = [seat.name for seat in story.table.seats if seat.name is not None]
        self.story = msgspec.json.encode(story)


class Replays:
    """What was opened here lately. Games are read in one thread of their own, one at a time."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._at_hand: OrderedDict[str, Shown] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replay")

    async def open(self, data: bytes) -> str:
        """Checks a record by replaying it and keeps it; its id. Problem with the line when it is wrong."""
        try:
            shown = await self._apart(lambda: Shown(loads(text_of(data))))
        except RecordError as error:
            raise bad_record(error) from None
        await self._keep(shown)
        return shown.id

    async def add(self, game: Game) -> str:
        """Keeps a game that was checked before; its id."""
        shown = Shown(game)
        await self._keep(shown)
        return shown.id

    async def story(self, id: str) -> bytes:
        """The story of a record in JSON; Problem when it is not here any more."""
        return (await self._find(id)).story

    async def moment(self, id: str, number: int) -> Moment:
        """The position after a step; Problem when there is no such record or step."""
        game = (await self._find(id)).game
        return await self._apart(lambda: moment(game, number))

    async def names(self, id: str) -> list[str]:
        """Who played, where a record tells more than colours; Problem when there is no such record."""
        return (await self._find(id)).names

    async def picture(self, id: str) -> BoardPicture:
        """The last position of a record; Problem when there is no such record."""
        game = (await self._find(id)).game
        return await self._apart(lambda: picture_of(game, ended=True))

    def stop(self) -> None:
        """Ends the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _keep(self, shown: Shown) -> None:
        await self._records.keep(shown.id, dumps(shown.game), time.time())
        self._lay(shown)

    def _lay(self, shown: Shown) -> Shown:
        """Has it at hand; what was not looked at for longest makes room."""
        self._at_hand[shown.id] = shown
        self._at_hand.move_to_end(shown.id)
        if len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        return shown

    async def _find(self, id: str) -> Shown:
        if found := self._at_hand.get(id):
            return self._lay(found)
        text = await self._text(id)
        if text is None:
            raise Problem("no-such-replay", "There is no such record here any more: open its file again.")
        return self._lay(await self._apart(lambda: Shown(loads(text), id)))

    async def _text(self, id: str) -> str | None:
        """The record of this name, which every process has or finds in the database."""
        if id == EXAMPLE_GAME:
            return example_record()
        return await self._records.text(id) if len(id) == ID_LENGTH else None

    async def _apart(self, work: Callable[[], T]) -> T:
        """Work that would hold up the tables."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def id_of(game: Game) -> str:
    """The same record always has the same id, and nobody guesses it."""
    return hashlib.sha256(dumps(game).encode()).hexdigest()[:ID_LENGTH]


def bad_record(error: RecordError) -> Problem:
    """What is wrong with a record: the line, and the clause where it breaks a rule."""
    broken = error.problem.refusal.clause if isinstance(error.problem, IllegalAction) else None
    words = str(error).removeprefix(f"line {error.line}: ")
    return Problem("bad-record", f"{error}.", broken, {"line": error.line, "problem": words})

"""Moves a table on when nobody does: bots act after a pause that follows what happened, clocks run out."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from ostrov.protocol.commands import BotPlay, BotsPlay, Tick
from ostrov.server.logs import log
from ostrov.server.session import TableSession
from ostrov.server.thinking import Thinkers
from ostrov.table import BotTurn, Problem

LONGEST_SLEEP = 3600.0
IGNORED = 0.25
"""The part of the time for answers that people are given who let the last offer of this turn pass."""
WRONG = ("refused", "malformed")
"""Problems with an action that are the bot's own fault."""


async def drive(live: TableSession, thinkers: Thinkers, answer_seconds: float) -> None:
    """Runs as long as the table is in memory. Another process may drive it too: the log decides."""
    while True:
        live.changed.clear()
        try:
            if turn := live.table.bot_turn():
                await _let_act(live, turn, thinkers, answer_seconds)
            elif (due := live.table.due(time.time())) is None:
                await live.changed.wait()
            elif not await _changed_within(live, min(due - time.time(), LONGEST_SLEEP)):
                await live.submit(Tick(), None)
        except Problem as problem:  # somebody was faster, or the tick came too early
            log.debug("not driven", extra={"table": live.id, "problem": problem.code})
            await _changed_within(live, 0.1)
        except Exception:
            log.exception("driving failed", extra={"table": live.id})
            await _changed_within(live, 5)


async def _let_act(live: TableSession, turn: BotTurn, thinkers: Thinkers, answer_seconds: float) -> None:
    """The bot thinks while the pause runs, a slow one in another process; then it acts, if it still may.

    One that has made an offer waits for the answers of people first. Without pauses quick bots act together:
    one entry in the log for each action, one message for all.
    """
    if turn.waits:
        await _pass(live, turn, time.monotonic() + patience(turn, answer_seconds))
        if not _still(live, turn):
            return
    elif turn.quick and live.table.pace == 0 and await _together(live, turn):
        return
    begun = time.monotonic()
    action = await _thought(live, turn, thinkers)
    await _pass(live, turn, begun + live.table.pause(action))
    try:
        await _do(live, turn, action)
    except Problem as problem:
        if problem.code not in WRONG:
            raise
        log.error("a bot chose what it may not; the substitute acts", extra=_whose(live, turn))
        await _do(live, turn, turn.by_substitute().choose())


def patience(turn: BotTurn, answer_seconds: float) -> float:
    """How long a bot waits for people to answer its offer."""
    return answer_seconds * IGNORED if turn.ignored else answer_seconds


async def _together(live: TableSession, turn: BotTurn) -> bool:
    """Quick bots act; False when one of them could not, so that the next is better asked alone."""
    try:
        await live.submit(BotsPlay(seq=turn.seq), None)
    except Problem as problem:
        if problem.code not in WRONG:
            raise
        return False
    except Exception:
        log.exception("bots could not act together", extra=_whose(live, turn))
        return False
    return True


async def _do(live: TableSession, turn: BotTurn, action: str) -> None:
    await live.submit(BotPlay(seat=turn.seat, action=action, seq=turn.seq), None)


async def _thought(live: TableSession, turn: BotTurn, thinkers: Thinkers) -> str:
    """What a bot chooses; if it comes to no decision, the substitute does, so that the game goes on."""
    try:
        return turn.choose() if turn.quick else await thinkers.choose(turn)
    except Exception:
        log.exception("a bot came to no decision; the substitute acts", extra=_whose(live, turn))
        return turn.by_substitute().choose()


def _whose(live: TableSession, turn: BotTurn) -> dict[str, object]:
    """What the log says of a decision."""
    return {"table": live.id, "seat": turn.seat, "bot": turn.level}


async def _pass(live: TableSession, turn: BotTurn, ready: float) -> None:
    """Lets time pass until then, as long as the decision is still to be made."""
    while (left := ready - time.monotonic()) > 0 and _still(live, turn):
        live.changed.clear()
        await _changed_within(live, left)


def _still(live: TableSession, turn: BotTurn) -> bool:
    """The decision is still to be made."""
    now = live.table.bot_turn()
    return now is not None and (now.seat, now.seq) == (turn.seat, turn.seq)


async def _changed_within(live: TableSession, seconds: float) -> bool:
    """Waits for a change, but not longer; whether there was one."""
    with suppress(TimeoutError):
        await asyncio.wait_for(live.changed.wait(), max(0.0, seconds))
        return True
    return False

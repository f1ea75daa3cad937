"""A command and its answer, whichever way it came."""

from __future__ import annotations

from collections.abc import Callable

from ostrov.protocol.commands import ClientCommand, Rematch, RematchAt, word_of
from ostrov.protocol.messages import Answer
from ostrov.server.hub import new_id, new_seed
from ostrov.server.logs import log
from ostrov.server.problems import no_guest
from ostrov.server.session import TableSession
from ostrov.storage import Guest
from ostrov.table import Problem


async def carry_out(
    live: TableSession,
    guest: Guest | None,
    command: ClientCommand,
    send: Callable[[Answer], None] | None = None,
) -> Answer:
    """Submits a command. `send` gets a good answer before anybody hears what the command did.

    Who watches a game late is no part of it: the answer is the same whatever has happened since.
    """
    if guest is None:
        return refused(command.id, no_guest())
    shown = await live.shown_to(guest.id)
    if shown is not live.table and shown.stage == "playing" and guest.id != live.table.host:
        return refused(command.id, Problem("not-seated", "Those who watch have no part in the game."))
    reached: list[int] = []

    def answered(seq: int) -> None:
        reached.append(seq)
        if send is not None:
            send(Answer(command.id, True, seq))

    if isinstance(command, Rematch):
        command = RematchAt(command.id, command.order, table=new_id(), seed=new_seed())
    try:
        await live.submit(command, guest.id, answered)
    except Problem as problem:
        return refused(command.id, problem)
    except Exception:  # the connection goes on; the log has what is wrong
        log.exception("a command failed", extra={"table": live.id, "do": word_of(type(command))})
        return refused(command.id, Problem("defect", "The server failed; the table is as it was."))
    return Answer(command.id, True, reached[0])


def refused(id: str | None, problem: Problem) -> Answer:
    """The answer to a command that was not done."""
    return Answer(id, False, problem=problem.body())

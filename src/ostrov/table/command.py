"""A command on its way through a table: what is asked for, by whom, when."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from ostrov.protocol.commands import CommandBody, word_of

Body = TypeVar("Body", bound=CommandBody, covariant=True)


class Command(Struct, Generic[Body], frozen=True):
    """A command of the right shape, as the border of the program has read it."""

    body: Body
    by: str | None
    """A guest; None for the table itself."""
    now: float

    @property
    def do(self) -> str:
        """The word by which the command is called."""
        return word_of(type(self.body))

    @property
    def guest(self) -> str:
        """Who sent it; only for commands of guests."""
        assert self.by is not None, "a command of the table itself has no guest"
        return self.by

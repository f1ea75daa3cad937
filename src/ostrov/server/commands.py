"""Reads the commands of clients: the one place where bytes become commands. What they mean is the table's."""

from __future__ import annotations

from typing import Any

import msgspec

from ostrov.protocol.commands import CLIENT_WORDS, ClientCommand
from ostrov.protocol.words import ID_LENGTH
from ostrov.server.problems import malformed
from ostrov.table import Problem

_decoder = msgspec.json.Decoder(ClientCommand)


def read_command(text: str | bytes) -> ClientCommand:
    """A command from its JSON; Problem with the place of the error."""
    try:
        command: ClientCommand = _decoder.decode(text)
        return command
    except msgspec.ValidationError as error:
        word = _loose(text).get("do")
        if isinstance(word, str) and word not in CLIENT_WORDS:
            raise Problem("unknown-command", "There is no such command.", facts={"do": word[:40]}) from None
        raise malformed(f"{error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise malformed("That is no JSON.") from None


def id_of(text: str | bytes) -> str | None:
    """The id of a command that could not be read, so that the client knows which one it was."""
    id = _loose(text).get("id")
    return id if isinstance(id, str) and len(id) <= ID_LENGTH else None


def _loose(text: str | bytes) -> dict[str, Any]:
    """Any JSON object; an empty one for everything else."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}

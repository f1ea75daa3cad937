"""The shape of commands: what each may say, checked before anything is decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ostrov.table.problem import Problem, malformed

Json = dict[str, Any]

ID_LENGTH = 40
TEXT_LENGTH = 2000
Check = Callable[[Any], bool]


def _whole(value: Any) -> bool:
    return type(value) is int


def _text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= TEXT_LENGTH


def _flag(value: Any) -> bool:
    return type(value) is bool


def _text_or_null(value: Any) -> bool:
    return value is None or _text(value)


CLIENT_COMMANDS: dict[str, dict[str, Check]] = {
    "sit": {"seat": _whole},
    "stand": {},
    "bot": {"seat": _whole, "level": _text_or_null},
    "remove": {"guest": _text},
    "start": {},
    "play": {"action": _text},
    "why": {"action": _text},
    "undo": {},
    "say": {"text": _text},
    "takeover": {"seat": _whole},
    "return": {"seat": _whole},
    "time": {},
    "abort": {"agree": _flag},
    "rematch": {"order": _text},
    "pace": {"milliseconds": _whole},
    "watching": {"allowed": _flag, "delay": _whole},
}
"""What players and watchers may send, with the keys beside `do` and `id`."""

GUEST_COMMANDS: dict[str, dict[str, Check]] = {"join": {"name": _text}, "leave": {}}
"""What a server says for a guest whom it has let in."""

OWN_COMMANDS: dict[str, dict[str, Check]] = {
    "tick": {},
    "away": {"guest": _text},
    "back": {"guest": _text},
    "bot-play": {"seat": _whole, "action": _text, "seq": _whole},
    "bots-play": {"seq": _whole},
}
"""What a server says for the table itself."""

SERVER_KEYS: dict[str, dict[str, Check]] = {
    "join": {"watch": _flag},
    "rematch": {"table": _text, "seed": _whole},
}
"""Keys that a server adds to a command of a client; a client's own must be refused or replaced by it."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the right shape: who, when, what."""

    do: str
    id: str | None
    by: str | None
    now: float
    body: Json

    @property
    def guest(self) -> str:
        """Who sent it; only for commands of guests."""
        assert self.by is not None, "a command of the table itself has no guest"
        return self.by


def read(data: object, by: str | None, now: float) -> Command:
    """Checks the shape; Problem when it is wrong."""
    if not isinstance(data, dict) or not isinstance(data.get("do"), str):
        raise malformed("a command is an object with a text 'do'")
    do, number = data["do"], data.get("id")
    if do not in (OWN_COMMANDS if by is None else CLIENT_COMMANDS | GUEST_COMMANDS):
        raise Problem("unknown-command", f"there is no command {do[:ID_LENGTH]!r}")
    if by is not None and do in CLIENT_COMMANDS and "id" not in data:
        raise malformed(f"{do} needs an 'id'")
    if "id" in data and not (isinstance(number, str) and 0 < len(number) <= ID_LENGTH):
        raise malformed(f"'id' is a text of 1 to {ID_LENGTH} characters")
    keys = (CLIENT_COMMANDS | GUEST_COMMANDS | OWN_COMMANDS)[do]
    more = SERVER_KEYS.get(do, {})
    body = {key: value for key, value in data.items() if key not in ("do", "id")}
    for key in body:
        if key not in keys and key not in more:
            raise malformed(
                f"{do} has no {str(key)[:ID_LENGTH]!r}; it has {', '.join(keys) or 'nothing more'}"
            )
    for key, check in keys.items():
        if key not in body:
            raise malformed(f"{do} needs {key!r}")
        if not check(body[key]):
            raise malformed(f"{key!r} of {do} is of the wrong type or too long")
    if any(not check(body[key]) for key, check in more.items() if key in body):
        raise malformed(f"{do} has a key of the wrong type")
    return Command(do, number, by, now, body)

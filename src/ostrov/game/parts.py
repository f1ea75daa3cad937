"""What an action names, part by part, for programs that do not read its text."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ostrov.engine.core.actions import kind_of
from ostrov.game.action import Action, Notation

Json = dict[str, Any]


@lru_cache(maxsize=20_000)
def parts_of(notation: Notation, action: Action) -> Json:
    """Text, kind and what is named: `place`, `to`, `seat`, `good`, `goods`, `gives`, `gets`, `card`, …

    Everybody gets the same object, which is not to be changed.
    """
    kind = kind_of(action.packed)
    named = notation.part_of[kind].name_parts(notation, kind, action.packed)
    return {"text": action.text, "kind": action.kind, **named}

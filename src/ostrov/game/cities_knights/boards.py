"""The printed board of Cities & Knights."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.setup import maps
from ostrov.game.board import Layout, printed


def first_game() -> Layout:
    """The first map of Cities & Knights (CK-SETUP-2)."""
    kinds = [c.GENERAL_HARBOUR if kind is None else 1 + kind for kind in maps.FIRST_GAME_HARBOURS]
    harbours = dict(zip(maps.HARBOURS, kinds, strict=True))
    return printed(maps.FIRST_GAME_TERRAIN, maps.FIRST_GAME_TOKENS, harbours)

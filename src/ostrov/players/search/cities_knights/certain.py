"""Kinds of actions of Cities & Knights whose effect a seat knows beforehand, for the search for a win."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import (
        CRANE,
        DIPLOMAT,
        IMPROVE,
        IRRIGATION,
        MEDICINE,
        MERCHANT,
        MERCHANT_FLEET,
        MINING,
        MOVE_KNIGHT,
        PLAY,
        PUT_METROPOLIS,
        RECRUIT,
        RELAY_ROAD,
        ROAD_BUILDER,
    )


def is_certain_kind(kind: int) -> bool:
    """Neither chance nor anything hidden nor the choice of others decides what it does."""
    if kind in (IMPROVE, PUT_METROPOLIS, RECRUIT, MOVE_KNIGHT, RELAY_ROAD):
        return True
    card = kind - PLAY
    return card in (CRANE, IRRIGATION, MEDICINE, MINING, ROAD_BUILDER, DIPLOMAT, MERCHANT, MERCHANT_FLEET)


def brings_points(kind: int) -> bool:
    """It may itself bring points."""
    return kind in (IMPROVE, PUT_METROPOLIS, PLAY + MERCHANT, PLAY + MEDICINE)


def places_knight(kind: int) -> bool:
    """It puts a knight somewhere, which may cut a route (CK-KNIGHT-6)."""
    return kind in (RECRUIT, MOVE_KNIGHT)

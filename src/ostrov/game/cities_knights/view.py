"""What a seat sees of Cities & Knights: sizes of hands and decks, and what cards show. CK-GATE-5."""

from __future__ import annotations

from typing import Any

from ostrov.engine.cities_knights.constants import PROGRESS_KINDS, SPYING, TAKING, TRACKS
from ostrov.engine.cities_knights.draws import deck_size
from ostrov.engine.cities_knights.pieces import first_card
from ostrov.engine.core.rules import Rules
from ostrov.engine.core.schema import EXPANSION_FIELDS, FIELDS_OF
from ostrov.engine.core.state import State
from ostrov.game.cities_knights.options import NAME
from ostrov.game.expansion import ViewPart

STEPS = EXPANSION_FIELDS.difference(*FIELDS_OF.values())
"""Pending choices, which belong to no expansion by name."""


def open_counts(s: State, r: Rules) -> dict[str, Any]:
    """How many progress cards each seat holds and each deck has."""
    held = s.progress
    return {
        "progress": [sum(held[PROGRESS_KINDS * p :][:PROGRESS_KINDS]) for p in range(r.seats)],
        "progress_deck": [deck_size(s, track) for track in range(TRACKS)],
    }


def any_decks(sizes: list[int]) -> list[int]:
    """Decks of so many progress cards, all of the first kind."""
    decks = [0] * PROGRESS_KINDS
    for track in range(TRACKS):
        decks[first_card(track)] = sizes[track]
    return decks


VIEW = ViewPart(
    fields=FIELDS_OF[NAME] | STEPS,
    counts=open_counts,
    shown={"progress": SPYING, "hand": TAKING},  # CK-PROG-SPY-1, CK-PROG-MASTER-1
    made_up={"progress_deck": any_decks},
)

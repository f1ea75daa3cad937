"""The expansions that can be drawn: one line for each. What a position has of them decides, no rule."""

from __future__ import annotations

from ostrov.draw.additions import DrawnExpansion
from ostrov.draw.cities_knights.additions import CITIES_KNIGHTS
from ostrov.draw.seafarers.additions import SEAFARERS

EXPANSIONS: tuple[DrawnExpansion, ...] = (SEAFARERS, CITIES_KNIGHTS)

PIECES = tuple(key for expansion in EXPANSIONS for key in expansion.pieces)
BUILDINGS = {key: kind for expansion in EXPANSIONS for key, kind in expansion.buildings.items()}
WORDS = {kind: words for expansion in EXPANSIONS for kind, words in expansion.words.items()}

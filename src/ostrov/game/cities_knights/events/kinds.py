"""The kinds of events that Cities & Knights adds, and the clauses that it adds to those of the base game."""

from __future__ import annotations

from ostrov.game.cities_knights.events.words import CARD_CLAUSES

ADDED: dict[str, tuple[str, ...]] = {
    "dice": ("CK-DICE-1",),
    "built": ("CK-PROG-ROADS-1", "CK-PROG-MEDICINE-1"),
    "bank-trade": ("CK-ABIL-1", "CK-MERCH-2", "CK-PROG-FLEET-1"),
    "discards-due": ("CK-PROG-SABOTEUR-1", "CK-PROG-WEDDING-1"),
    "discard-chosen": ("CK-PROG-SABOTEUR-1", "CK-PROG-WEDDING-1"),
    "discarded": ("CK-PROG-SABOTEUR-1",),
    "robber-moved": ("CK-PROG-BISHOP-1",),
    "nothing-stolen": ("CK-PROG-BISHOP-1",),
    "monopoly": ("CK-PROG-RESMONO-1", "CK-PROG-TRADEMONO-1"),
}
"""Clauses that kinds of the base game may cite too."""

NEW: dict[str, tuple[str, ...]] = {
    "given": ("CK-PROG-WEDDING-1",),
    "ship-sailed": ("CK-SHIP-1",),
    "knight-committed": ("CK-EXPERT-1",),
    "commitment-done": ("CK-EXPERT-1",),
    "battle": ("CK-BARB-3",),
    "losses-due": ("CK-LOSE-2", "CK-LOSE-4"),
    "nothing-lost": ("CK-LOSE-1",),
    "defender": ("CK-DEF-1",),
    "defender-cards-out": ("CK-DEF-3",),
    "defenders-tied": ("CK-DEF-2",),
    "knights-passive": ("CK-BARB-4", "CK-EXPERT-2"),
    "city-lost": ("CK-LOSE-3", "CK-LOSE-5"),
    "city-restored": ("CK-LOSE-6", "CK-PROG-MEDICINE-1"),
    "wall-built": ("CK-WALL-1", "CK-PROG-ENGINEER-1"),
    "wall-lost": ("CK-WALL-4",),
    "improved": ("CK-IMPR-1", "CK-PROG-CRANE-1"),
    "metropolis": ("CK-METRO-1", "CK-METRO-3"),
    "aqueduct": ("CK-ABIL-3",),
    "knight-recruited": ("CK-KNIGHT-3",),
    "knight-activated": ("CK-KNIGHT-8", "CK-PROG-WARLORD-1"),
    "knight-promoted": ("CK-KNIGHT-10", "CK-PROG-SMITH-1"),
    "knight-moved": ("CK-ACT-MOVE-1",),
    "knight-displaced": ("CK-ACT-DISP-1", "CK-PROG-INTRIGUE-1"),
    "knight-refuge": ("CK-ACT-DISP-2",),
    "knight-removed": ("CK-ACT-DISP-3", "CK-PROG-DESERTER-1"),
    "knight-placed": ("CK-PROG-DESERTER-2",),
    "robber-chased": ("CK-ACT-CHASE-1",),
    "deck-chosen": ("CK-DEF-2", "CK-GATE-1"),
    "progress-drawn": ("CK-GATE-1", "CK-DEF-2"),
    "roll-goes-on": ("CK-PROG-3",),
    "point-card": ("CK-PROG-6",),
    "progress-returned": ("CK-PROG-5",),
    "progress-played": tuple(CARD_CLAUSES.values()),
    "harvested": ("CK-PROG-IRRIGATION-1", "CK-PROG-MINING-1"),
    "tokens-swapped": ("CK-PROG-INVENTOR-1",),
    "merchant-moved": ("CK-MERCH-1", "CK-MERCH-4"),
    "road-removed": ("CK-PROG-DIPLOMAT-2",),
    "road-relaid": ("CK-PROG-DIPLOMAT-3",),
    "road-kept": ("CK-PROG-DIPLOMAT-3",),
    "cards-shown": ("CK-PROG-SPY-1",),
    "progress-taken": ("CK-PROG-SPY-1",),
    "hand-shown": ("CK-PROG-MASTER-1",),
    "goods-taken": ("CK-PROG-MASTER-1",),
    "harbour-asked": ("CK-PROG-COMHARB-1",),
    "harbour-exchange": ("CK-PROG-COMHARB-1",),
}
KINDS = ADDED | NEW

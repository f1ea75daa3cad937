"""The kinds of events that Seafarers adds, and the clauses that it adds to those of the base game."""

from __future__ import annotations

ADDED: dict[str, tuple[str, ...]] = {
    "built": ("S-SHIP-1", "S-FOUND-2", "S-DEV-2"),
    "card-bought": ("S-FT-5",),
    "stolen": ("S-PIR-2",),
    "nothing-stolen": ("S-PIR-2", "S-PIR-3", "S-PIR-7"),
}
"""Clauses that kinds of the base game may cite too."""

NEW: dict[str, tuple[str, ...]] = {
    "ship-moved": ("S-MOVE-8",),
    "pirate-moved": ("S-PIR-1",),
    "gold-blocked": ("S-GOLD-5",),
    "gold-due": ("S-GOLD-1", "S-FOG-4", "S-FOUND-5"),
    "gold-chosen": ("S-GOLD-3",),
    "gold-lost": ("S-GOLD-3",),
    "discovered": ("S-FOG-2",),
    "token-laid": ("S-FOG-3",),
    "discovery-reward": ("S-FOG-3",),
    "discovery-unpaid": ("SX-38",),
    "explored": ("S-CHIP-1",),
    "gift-taken": ("S-FT-4",),
    "harbour-laid": ("S-FT-6",),
    "wonder-claimed": ("S-WO-4",),
    "wonder-built": ("S-WO-5",),
    "relations": ("S-CL-3",),
    "cloth-paid": ("S-CL-4",),
    "cloth-stolen": ("S-CL-6",),
    "cloth-gone": ("S-CL-8", "SX-15"),
}
KINDS = ADDED | NEW

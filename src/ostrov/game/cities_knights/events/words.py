"""Words of Cities & Knights for events: buildings of the tracks, clauses of the cards, knights."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.pieces import is_active, strength_of
from ostrov.game.event import Facts

BUILDINGS = {
    c.TRADE_TRACK: ("Market", "Trading House", "Merchant Guild", "Bank", "Great Exchange"),
    c.POLITICS_TRACK: ("Town Hall", "Church", "Fortress", "Cathedral", "High Assembly"),
    c.SCIENCE_TRACK: ("Abbey", "Library", "Aqueduct", "Theater", "University"),
}
"""The levels of the three tracks by name (CK-IMPR-1)."""

CARD_CLAUSES = {
    c.ALCHEMIST: "CK-PROG-ALCHEMIST-1",
    c.CRANE: "CK-PROG-CRANE-1",
    c.ENGINEER: "CK-PROG-ENGINEER-1",
    c.INVENTOR: "CK-PROG-INVENTOR-1",
    c.IRRIGATION: "CK-PROG-IRRIGATION-1",
    c.MEDICINE: "CK-PROG-MEDICINE-1",
    c.MINING: "CK-PROG-MINING-1",
    c.ROAD_BUILDER: "CK-PROG-ROADS-1",
    c.SMITH: "CK-PROG-SMITH-1",
    c.BISHOP: "CK-PROG-BISHOP-1",
    c.DESERTER: "CK-PROG-DESERTER-1",
    c.DIPLOMAT: "CK-PROG-DIPLOMAT-1",
    c.INTRIGUE: "CK-PROG-INTRIGUE-1",
    c.SABOTEUR: "CK-PROG-SABOTEUR-1",
    c.SPY: "CK-PROG-SPY-1",
    c.WARLORD: "CK-PROG-WARLORD-1",
    c.WEDDING: "CK-PROG-WEDDING-1",
    c.COMMERCIAL_HARBOUR: "CK-PROG-COMHARB-1",
    c.MASTER_MERCHANT: "CK-PROG-MASTER-1",
    c.MERCHANT: "CK-PROG-MERCHANT-1",
    c.MERCHANT_FLEET: "CK-PROG-FLEET-1",
    c.RESOURCE_MONOPOLY: "CK-PROG-RESMONO-1",
    c.TRADE_MONOPOLY: "CK-PROG-TRADEMONO-1",
}
"""What each card does; victory point cards are never played."""


def knight_facts(cell: int) -> Facts:
    """Strength and state of a knight, as everybody sees them (CK-KNIGHT-1, -2)."""
    return {"strength": strength_of(cell), "active": bool(is_active(cell))}


def owner_of(cell: int) -> int:
    """The seat whose knight it is."""
    return (cell & c.KNIGHT_SEAT) - 1

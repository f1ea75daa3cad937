"""The topics of the rule catalogue: the first words of the clause ids, and what they stand for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ostrov.clauses import Clause, all_clauses

GROUPS: Final = {
    "B": "Base game",
    "CK": "Cities & Knights",
    "S": "Seafarers",
    "X": "Open questions",
    "SX": "Open questions of Seafarers",
    "H": "House rules",
}
"""What the first letters of a clause stand for."""

TOPICS: Final = {
    "B-COMP": "Components",
    "B-GEO": "Board geometry",
    "B-SETUP": "Preparation",
    "B-BEG": "Beginners' set-up",
    "B-MAP": "The beginners' map",
    "B-VAR": "Variable set-up",
    "B-START": "Starting player",
    "B-FOUND": "Founding phase",
    "B-TURN": "The turn",
    "B-PROD": "Production",
    "B-SEVEN": "Rolling a seven",
    "B-ROB": "Robber",
    "B-TRADE": "Trade",
    "B-DOM": "Trade between players",
    "B-MAR": "Trade with the bank",
    "B-HARB": "Harbours",
    "B-PHASE": "Combined or separate phases",
    "B-BUILD": "Building",
    "B-ROAD": "Roads",
    "B-SETT": "Settlements",
    "B-CITY": "Cities",
    "B-DEV": "Development cards",
    "B-KNIGHT": "Knight cards",
    "B-PROG": "Progress cards",
    "B-VPC": "Victory point cards",
    "B-LR": "Longest Trade Route",
    "B-LA": "Largest Army",
    "B-WIN": "Winning",
    "B-INFO": "What is open and what is hidden",
    "B-TACT": "Advice",
    "B-INV": "What is always true",
    "CK-COMP": "Components",
    "CK-SETUP": "Preparation",
    "CK-FOUND": "Founding phase",
    "CK-TURN": "The turn",
    "CK-DICE": "Dice",
    "CK-SHIP": "The barbarians' ship",
    "CK-GATE": "City gates",
    "CK-COMM": "Production and commodities",
    "CK-SEVEN": "Rolling a seven",
    "CK-TRADE": "Trade",
    "CK-BUILD": "Building as before",
    "CK-WALL": "City walls",
    "CK-KNIGHT": "Knights",
    "CK-ACT": "Actions of knights",
    "CK-IMPR": "City improvements",
    "CK-ABIL": "What the third level gives",
    "CK-METRO": "Metropolises",
    "CK-PROG": "Progress cards",
    "CK-BARB": "Barbarian attack",
    "CK-LOSE": "When the barbarians win",
    "CK-DEF": "When the knights win",
    "CK-MERCH": "Merchant",
    "CK-WIN": "Winning",
    "CK-EXPERT": "Expert variant",
    "CK-SEA": "With Seafarers",
    "S-COMP": "Components",
    "S-GEO": "Board geometry",
    "S-SETUP": "Preparation",
    "S-FOUND": "Founding phase",
    "S-TURN": "The turn",
    "S-SHIP": "Ships",
    "S-SETT": "Settlements",
    "S-ROAD": "Roads",
    "S-DEV": "Development cards",
    "S-HARB": "Harbours",
    "S-CLOSE": "Closed shipping lines",
    "S-MOVE": "Moving ships",
    "S-LR": "Longest Trade Route",
    "S-WIN": "Winning",
    "S-INFO": "What is open and what is hidden",
    "S-INV": "What is always true",
    "S-56": "Five and six players",
    "S-GOLD": "Gold",
    "S-FOG": "Fog",
    "S-ROB": "Robber",
    "S-PIR": "Pirate",
    "S-CHIP": "Chips for new land",
    "S-NS": "New Shores",
    "S-4I": "Four Islands",
    "S-FI": "Fog Islands",
    "S-TTD": "Through the Desert",
    "S-FT": "The Forgotten Tribe",
    "S-CL": "The Cloth Trade",
    "S-PI": "The Pirate Islands",
    "S-WO": "The Wonders",
    "S-NW": "The New World",
    "X": "Where the rulebooks disagree or are silent",
    "SX": "Where the rulebooks of Seafarers disagree or are silent",
    "H": "What no rulebook has and many tables agree on",
}


def topic_of(id: str) -> str:
    """The topic of a clause: `B-ROAD` of `B-ROAD-2`, `X` of `X-17`, `H` of `H-1`, `S-4I` of `S-4I-2`."""
    parts = id.split("-")
    return parts[0] if len(parts) == 2 and parts[1].isdigit() else "-".join(parts[:2])


def by_topic() -> Mapping[str, list[Clause]]:
    """The clauses of each topic, in the order of the catalogue."""
    found: dict[str, list[Clause]] = {}
    for clause in all_clauses().values():
        found.setdefault(topic_of(clause.id), []).append(clause)
    return found

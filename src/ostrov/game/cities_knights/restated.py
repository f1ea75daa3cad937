"""Clauses of the base game that Cities & Knights words anew: its refusals and events cite its own."""

from __future__ import annotations

RESTATED = {
    "B-FOUND-1": "CK-FOUND-1",
    "B-FOUND-2": "CK-FOUND-2",
    "B-FOUND-5": "CK-FOUND-3",
    "B-FOUND-6": "CK-FOUND-4",
    "B-TURN-1": "CK-TURN-2",
    "B-TURN-2": "CK-TURN-1",
    "B-TURN-3": "CK-TURN-1",
    "B-TURN-6": "CK-TURN-3",
    "B-PROD-5": "CK-COMM-6",
    "B-PROD-7": "CK-COMM-7",
    "B-SEVEN-2": "CK-SEVEN-4",
    "B-WIN-1": "CK-WIN-1",
}

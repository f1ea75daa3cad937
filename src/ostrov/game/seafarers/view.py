"""What a seat sees of Seafarers: everything, but the order of the stacks, which exists nowhere. S-INFO-1.

Which hexes and tokens are left is open, since what the stacks are made of is known (S-FOG-9).
"""

from __future__ import annotations

from typing import Any

from ostrov.engine.core.rules import Rules
from ostrov.engine.core.schema import FIELDS_OF
from ostrov.engine.core.state import State
from ostrov.game.expansion import ViewPart
from ostrov.game.seafarers.agreement import NAME


def open_counts(s: State, r: Rules) -> dict[str, Any]:
    """Nothing has a size without being seen."""
    return {}


VIEW = ViewPart(fields=FIELDS_OF[NAME], counts=open_counts, shown={}, made_up={})

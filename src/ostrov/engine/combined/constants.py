"""Numbers of Seafarers together with Cities & Knights. Kinds are the last ones in the range of Seafarers."""

from __future__ import annotations

from typing import Final

# Phases.
FIRST_BOTH_PHASE: Final = 96
CHASING_ROBBER: Final = 96  # a knight has driven it away: it is moved
CHASING_PIRATE: Final = 97
RELAYING_SHIP: Final = 98  # Diplomat
LAST_BOTH_PHASE: Final = 103

# Kinds of actions.
CHASE_PIRATE: Final = 118
RELAY_SHIP: Final = 119

# Rules.ship_pin: which foreign pieces hold ships (SX-33).
NOTHING_PINS: Final = 0
KNIGHTS_PIN: Final = 1
ALL_PIN: Final = 2

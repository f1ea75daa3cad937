"""Clauses of the base game that Seafarers words anew: its refusals and events cite its own."""

from __future__ import annotations

RESTATED: dict[str, str] = {}
"""None: what differs at sea has clauses of its own beside those of the base game."""

"""Seafarers in the checks, put together. It hides nothing (S-INFO-1): only hands show what a ship costs."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.core.actions import first_of
from ostrov.testing.part import Moment, TestedExpansion
from ostrov.testing.seafarers import questions
from ostrov.testing.seafarers.posed import POSED


def price(m: Moment) -> int:
    """The goods that the actor pays (S-SHIP-1, S-WO-3, SX-20)."""
    if m.kind == c.BUILD_WONDER or (m.kind == c.CLAIM_WONDER and m.rules.wonder_ship):
        return m.rules.wonder_cost[first_of(m.packed)]
    return m.rules.ship_cost if m.kind == c.SHIP else 0


SEAFARERS = TestedExpansion(
    name="seafarers",
    tables={},  # `tables.TABLES`, once bots, environments and live tables play at them too
    clause_tables={},
    deal_hidden=lambda moment, rng: None,
    price=price,
    known_goods=lambda moment, p: 0,
    sizes_may_change=lambda moment: True,
    stays_hidden=lambda state, seat: False,
    twin_action=lambda game, twin, seat, action, rng: None,
    hand_out=lambda game, rng: None,
    at_buildings=(),
    questions=questions.questions,
    outcomes=questions.outcomes,
    posed=POSED,
)

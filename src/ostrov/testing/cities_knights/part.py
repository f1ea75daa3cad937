"""Cities & Knights in the checks, put together."""

from __future__ import annotations

from ostrov.testing.cities_knights import hidden, questions
from ostrov.testing.cities_knights.gifts import hand_out_progress
from ostrov.testing.cities_knights.posed import POSED
from ostrov.testing.cities_knights.tables import CLAUSE_TABLES, TABLES
from ostrov.testing.cities_knights.twins import twin_action
from ostrov.testing.part import TestedExpansion

CITIES_KNIGHTS = TestedExpansion(
    name="cities_knights",
    tables=TABLES,
    clause_tables=CLAUSE_TABLES,
    deal_hidden=hidden.deal_progress,
    price=hidden.price,
    known_goods=hidden.known_goods,
    sizes_may_change=hidden.sizes_may_change,
    stays_hidden=hidden.presents_are_hidden,
    twin_action=twin_action,
    hand_out=hand_out_progress,
    at_buildings=questions.AT_BUILDINGS,
    questions=questions.questions,
    outcomes=questions.outcomes,
    posed=POSED,
)

"""Positions set up for refusals that random play hardly meets, though people do, with a question each."""

from __future__ import annotations

from collections.abc import Iterable

from ostrov.testing.expansions import EXPANSIONS
from ostrov.testing.posed import FOURTEEN, Posed
from ostrov.testing.refusals import Cases

BASE_POSED = (
    Posed(
        "B-DOM-2/accepted",
        "accept",
        {"hands": {"red": {"lumber": 1}, "blue": {"ore": 1}}},
        before=("red: offer 1 lumber for 1 ore", "blue: accept"),
        seat="blue",
    ),
    Posed("B-DOM-5/both", "offer 1 lumber, 1 ore for 1 ore", {"hands": {"red": {"lumber": 1, "ore": 2}}}),
    Posed("B-DOM-5/both", "offer 2 ore for 1 ore", {"hands": {"red": {"ore": 2}}}),
    Posed("B-MAR-1/rate", "bank 5 ore for 1 wool", {"hands": {"red": {"ore": 5}}}),
    Posed(
        "B-ROB-1/pending",
        "end turn",
        {"cards": {"red": {"knight": 1}}, "phase": "before roll"},
        before=("red: roll", "dice 3 4", "red: robber (1,1)", "red: knight"),
    ),
    Posed(
        "B-ROB-6/nobody",
        "robber (0,-1) from blue",
        {"pieces": {"blue": {"settlements": ["(0,-1)N"]}}, "phase": "moving robber"},
    ),
    Posed(
        "B-ROB-6/cards",
        "robber (0,-1) from blue",
        {
            "pieces": {"blue": {"settlements": ["(0,-1)N"]}, "white": {"settlements": ["(0,-1)S"]}},
            "hands": {"white": {"ore": 1}},
            "phase": "moving robber",
        },
    ),
    Posed(
        "B-PROG-ROAD/nowhere",
        "road building",
        {
            "pieces": {
                "red": {"settlements": ["(0,-2)N"]},
                "blue": {"settlements": ["(0,-2)SE"], "roads": ["(0,-2)E", "(0,-2)NE", "(0,-2)NW"]},
            },
            "cards": {"red": {"road building": 1}},
        },
    ),
    Posed(
        "B-PROG-ROAD/one",
        "road building",
        {
            "pieces": {"red": {"settlements": ["(0,-2)N"], "roads": FOURTEEN}},
            "cards": {"red": {"road building": 1}},
        },
        {"road_building_partial": False},
    ),
    Posed(
        "B-PROG-YOP/bank",
        "year of plenty 2 ore",
        {"hands": {"white": {"ore": 19}}, "cards": {"red": {"year of plenty": 1}}},
        {"public_bank_counts": False},
    ),
    Posed("B-PROG-MONO/good", "monopoly paper", {"cards": {"red": {"monopoly": 1}}}),
    Posed(
        "X-47",
        "claim victory",
        {"pieces": {"red": {"cities": ["(0,0)N"]}}, "phase": "moving robber"},
        {"win_before_robber": False, "auto_claim_victory": False, "victory_points": 2},
    ),
)
"""Questions of the base game."""

POSED = (*BASE_POSED, *(one for part in EXPANSIONS for one in part.posed))
"""Those of all games."""


def posed_cases(questions: Iterable[Posed] = POSED) -> Cases:
    """The refusals that answer these questions."""
    cases = Cases()
    for one in questions:
        game = one.game()
        action = game.parse(one.action, game.notation.seat(one.seat))
        refusal = game.why_not(action)
        if refusal is not None:
            cases.note(game, "posed", action.packed, refusal)
    return cases

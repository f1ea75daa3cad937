"""Tables of Cities & Knights: arguments of `Game.new` by name."""

from __future__ import annotations

from typing import Any

from ostrov.testing.island import SMALL_ISLAND

TABLES: dict[str, dict[str, Any]] = {
    "first map": {"game": "cities_knights"},
    "experts": {
        "game": "cities_knights",
        "players": 3,
        "board_setup": "variable",
        "ck_barbarian_track": 3,
        "ck_expert_defence": True,
        "ck_fifth_card": "always_immediate",
        "ck_free_city_rule": "level4_only",
        "ck_deserter_fallback": "basic_only",
        "ck_zero_battle_reward": True,
        "ck_defender_unlimited": False,
        "ck_crane_stack": True,
        "ck_fleet_scope": "one_named_kind",
        "discard_order": "clockwise",
        "victory_points": 8,  # cities seldom last
    },
    "everything goes": {
        "game": "cities_knights",
        "board_setup": "variable",
        "ck_event_die": "ship,ship,yellow,yellow,blue,green",
        "ck_robber_locked_until_attack": False,
        "ck_progress_limit": 8,
        "ck_deck_empty": "choose_other_deck",
        "ck_free_city_rule": "only_when_metropolis_won",
        "ck_merchant_desert": True,
        "ck_medicine_restore": False,
        "ck_deserter_fallback": "any_lower",
        "ck_deserter_knight_acts": False,
        "ck_fleet_scope": "any_kind",
        "ck_aqueduct_on_shortage": False,
        "ck_allow_void_cards": True,
        "bank_shortage": "partial_in_turn_order",
    },
    "small island of knights": {
        "game": "cities_knights",
        "board_setup": "custom",
        "players": 2,
        "board": SMALL_ISLAND,
        "unused_colour_3p": "any",
        "ck_barbarian_track": 2,
        "ck_progress_limit": 1,
        "victory_points": 9,
        "auto_claim_victory": False,
    },
    "whispering knights": {
        "game": "cities_knights",
        "board_setup": "variable",
        "public_hand_counts": False,
        "trade_offers_private": True,
        "hand_limit": 4,
    },
    "cards at once": {
        "game": "cities_knights",
        "players": 3,
        "board_setup": "variable",
        "ck_drawn_card": "at_once",
        "ck_fleet_scope": "one_named_kind",
        "ck_free_city_rule": "level4_and_5",
        "ck_harvest_under_robber": False,
        "ck_robber_locked_until_attack": False,
        "victory_points": 11,
    },
    "house rules of knights": {
        "game": "cities_knights",
        "players": 3,
        "board_setup": "variable",
        "ck_robber_locked_until_attack": False,
        "friendly_robber": True,
        "rounds_without_seven": 3,
        "domestic_trade": False,
        "public_bank_counts": False,
        "public_hand_counts": False,
        "victory_points": 9,
    },
}
"""Every value of its options."""

CLAUSE_TABLES: dict[str, dict[str, Any]] = {
    "no green gate": {
        "game": "cities_knights",
        "board_setup": "variable",
        "ck_event_die": "ship,ship,yellow,yellow,blue,blue",
        "ck_barbarian_track": 2,
        "ck_expert_defence": True,
        "robber_to_desert": False,
        "road_building_partial": False,
        "harbour_same_turn": False,
        "victory_points": 20,
    },
    "long war": {
        "game": "cities_knights",
        "board_setup": "variable",
        "players": 3,
        "ck_barbarian_track": 2,
        "ck_defender_unlimited": False,
        "ck_deserter_knight_acts": False,
        "discard_order": "clockwise",
        "victory_points": 30,
    },
    "city on its side": {
        "game": "cities_knights",
        "ck_medicine_restore": False,
        "ck_barbarian_track": 3,
        "victory_points": 25,
        "position": {
            "phase": "before roll",
            "barbarians": 2,
            "pieces": {
                "red": {
                    "settlements": ["(-2,0)SW", "(-1,0)SW", "(0,0)SW", "(1,0)SW", "(2,0)SW"],
                    "cities": ["(1,1)S", "(-2,1)SW"],
                    "roads": ["(-1,0)SW", "(-1,0)SE", "(0,0)SW", "(1,1)SE"],
                },
                "blue": {"cities": ["(-1,-1)SW"], "roads": ["(-1,-1)SW"]},
            },
            "improvements": {"red": {"trade": 4}},
            "metropolises": {"trade": "(1,1)S"},
            "progress": {"red": {"medicine": 2}},
        },
    },
    "empty deck": {
        "game": "cities_knights",
        "ck_event_die": "ship,yellow,yellow,yellow,blue,green",
        "ck_deck_empty": "choose_other_deck",
        "ck_progress_limit": 20,
        "position": {
            "phase": "before roll",
            "pieces": {
                "red": {"cities": ["(1,1)S"], "roads": ["(1,1)SE"]},
                "blue": {"cities": ["(-1,-1)SW"], "roads": ["(-1,-1)SW"]},
            },
            "improvements": {"red": {"trade": 3}, "blue": {"trade": 3}},
            "progress": {
                "orange": {"merchant": 6, "merchant fleet": 2, "commercial harbour": 2},
                "white": {"master merchant": 2, "resource monopoly": 4, "trade monopoly": 2},
            },
        },
    },
}
"""Further tables, at which play meets clauses that it seldom meets."""

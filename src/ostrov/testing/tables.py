"""Tables for tests: sets of options that together take every value of every option, for 2 to 4 players."""

from __future__ import annotations

from typing import Any

from ostrov.testing.expansions import EXPANSIONS
from ostrov.testing.island import SMALL_ISLAND

TABLES: dict[str, dict[str, Any]] = {
    "printed map": {},
    "two": {
        "players": 2,
        "board_setup": "variable",
        "token_layout": "random",
        "spiral_corner": 0,
        "harbour_layout": "shuffle_kinds",
        "start_player": "random",
    },
    "three in steps": {
        "players": 3,
        "board_setup": "variable",
        "token_layout": "random_no_red_neighbours",
        "spiral_corner": 1,
        "harbour_layout": "fixed",
        "start_player": "seat_0",
        "unused_colour_3p": "white",
        "turn_phases": "separate",
        "discard_order": "clockwise",
        "robber_to_desert": False,
    },
    "whispers": {
        "board_setup": "variable",
        "spiral_corner": 2,
        "trade_offers_private": True,
        "forbid_like_for_like": False,
        "public_hand_counts": False,
        "robber_steal_optional": True,
        "bank_shortage": "partial_in_turn_order",
        "hand_limit": 5,
    },
    "no end": {
        "start_player": "oldest",
        "spiral_corner": 3,
        "bank_shortage": "unlimited",
        "hand_limit": 63,
        "victory_points": 40,
        "lr_vertex_repeat": False,
    },
    "claims": {
        "players": 3,
        "unused_colour_3p": "red",
        "auto_claim_victory": False,
        "win_before_roll": False,
        "robber_empty_victim_selectable": True,
        "road_building_partial": False,
        "harbour_same_turn": False,
        "spiral_corner": 4,
    },
    "small island": {
        "players": 2,
        "board": SMALL_ISLAND,
        "unused_colour_3p": "any",
        "turn_phases": "separate",
        "harbour_same_turn": True,
        "victory_points": 7,
    },
    "robber before victory": {
        "players": 3,
        "board_setup": "variable",
        "win_before_robber": False,
        "win_before_roll": False,
        "victory_points": 5,
    },
    "starving": {"players": 2, "board_setup": "variable", "hand_limit": 0},
    "sprint": {"board_setup": "variable", "spiral_corner": 5, "victory_points": 2},
    "hidden hands in order": {
        "players": 4,
        "board_setup": "variable",
        "public_hand_counts": False,
        "discard_order": "clockwise",
        "hand_limit": 4,
        "trade_offers_private": True,
    },
    "public offers, hidden hands": {"players": 3, "public_hand_counts": False, "hand_limit": 3},
    "house rules": {
        "players": 2,
        "board": SMALL_ISLAND,
        "unused_colour_3p": "any",
        "friendly_robber": True,
        "rounds_without_seven": 2,
        "domestic_trade": False,
        "public_bank_counts": False,
        "victory_points": 7,
    },
}
"""Arguments of `Game.new` by name."""

EXPANSION_TABLES: dict[str, dict[str, Any]] = {
    name: options for part in EXPANSIONS for name, options in part.tables.items()
}
"""The same for every expansion: every value of its options."""

CLAUSE_TABLES: dict[str, dict[str, Any]] = {
    **TABLES,
    **EXPANSION_TABLES,
    **{name: options for part in EXPANSIONS for name, options in part.clause_tables.items()},
}
"""Tables at which play meets every clause that it can meet."""

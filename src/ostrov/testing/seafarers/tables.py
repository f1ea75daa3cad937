"""Tables of Seafarers: arguments of `Game.new` by name."""

from __future__ import annotations

from typing import Any

TABLES: dict[str, dict[str, Any]] = {
    "new shores": {"game": "seafarers", "victory_points": 8},
    "four islands": {"game": "seafarers", "scenario": "four_islands", "players": 3, "victory_points": 8},
    "fog islands": {"game": "seafarers", "scenario": "fog_islands", "players": 2, "victory_points": 8},
    "desert": {"game": "seafarers", "scenario": "through_desert", "players": 3, "sea_setup": "variable"},
    "cloth": {"game": "seafarers", "scenario": "cloth", "players": 3, "victory_points": 9},
    "cloth at once": {
        "game": "seafarers",
        "scenario": "cloth",
        "players": 2,
        "sea_cloth_end": "at_once",
        "sea_setup": "variable",
        "friendly_robber": True,
    },
    "new world": {"game": "seafarers", "scenario": "new_world", "sea_new_world_harbours": 10},
    "wonders": {"game": "seafarers", "scenario": "wonders", "players": 3, "sea_setup": "variable"},
    "older wonders": {
        "game": "seafarers",
        "scenario": "wonders",
        "players": 2,
        "sea_wonder_ship": True,
        "turn_phases": "separate",
        "auto_claim_victory": False,
    },
    "tribe": {"game": "seafarers", "scenario": "forgotten_tribe", "players": 3},
    "hasty tribe": {
        "game": "seafarers",
        "scenario": "forgotten_tribe",
        "players": 2,
        "sea_setup": "variable",
        "sea_gift_harbour_late": "compulsory",
        "harbour_same_turn": False,
    },
    "harbours by chance": {
        "game": "seafarers",
        "players": 2,
        "sea_setup": "variable",
        "sea_harbours": "shuffled",
        "sea_ships": 4,
        "lr_vertex_repeat": False,
        "turn_phases": "separate",
    },
    "strict sailors": {
        "game": "seafarers",
        "scenario": "fog_islands",
        "sea_pirate_frame": "forbidden",
        "sea_start_gold": "none",
        "sea_ship_move": "end_of_turn",
        "sea_loop_ships": "strict",
        "sea_gold_order": "simultaneous",
        "sea_fog_gold": "none",
        "robber_steal_optional": True,
        "robber_empty_victim_selectable": True,
        "discard_order": "clockwise",
        "auto_claim_victory": False,
        "road_building_partial": False,
    },
    "whispering sailors": {
        "game": "seafarers",
        "scenario": "new_world",
        "players": 3,
        "sea_gold_order": "simultaneous",
        "public_hand_counts": False,
        "public_bank_counts": False,
        "trade_offers_private": True,
        "friendly_robber": True,
        "hand_limit": 4,
        "robber_to_desert": False,
        "victory_points": 7,
    },
}
"""Every value of its options that can be played without Cities & Knights."""

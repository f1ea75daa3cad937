"""The options that every game has; the first value of each is the default."""

from __future__ import annotations

from ostrov.game.option import Option

BOARDS = ("beginner_5e", "variable")
CUSTOM = "custom"

OPTIONS = (
    Option("players", "X-35", (4, 3, 2)),
    Option("victory_points", "B-WIN-1", (10,), 2, 40),
    Option("board_setup", "X-24", (*BOARDS, CUSTOM)),
    Option("token_layout", "X-37", ("letters_spiral", "random", "random_no_red_neighbours")),
    Option("spiral_corner", "B-VAR-3", ("random", 0, 1, 2, 3, 4, 5)),
    Option("harbour_layout", "X-38", ("frame_pieces", "fixed", "shuffle_kinds")),
    Option("start_player", "X-1", ("highest_roll", "oldest", "seat_0", "random")),
    Option("unused_colour_3p", "X-2", ("auto", "red", "white", "any")),
    Option("turn_phases", "X-4", ("combined", "separate")),
    Option("harbour_same_turn", "X-5", ("auto", True, False)),
    Option("bank_shortage", "X-11", ("official", "unlimited", "partial_in_turn_order")),
    Option("robber_to_desert", "X-8", (True, False)),
    Option("robber_steal_optional", "X-9", (False, True)),
    Option("robber_empty_victim_selectable", "X-10", (False, True)),
    Option("discard_order", "X-32", ("simultaneous", "clockwise")),
    Option("hand_limit", "B-SEVEN-2", (7,), 0, 63),
    Option("forbid_like_for_like", "X-17", (True, False)),
    Option("trade_offers_private", "X-16", (False, True)),
    Option("road_building_partial", "X-13", (True, False)),
    Option("win_before_roll", "X-19", (True, False)),
    Option("win_before_robber", "X-47", (True, False)),
    Option("auto_claim_victory", "X-21", (True, False)),
    Option("lr_vertex_repeat", "X-29", (True, False)),
    Option("public_hand_counts", "X-39", (True, False)),
    Option("friendly_robber", "H-1", (False, True)),
    Option("rounds_without_seven", "H-2", (0,), 0, 20),
    Option("domestic_trade", "H-3", (True, False)),
    Option("public_bank_counts", "H-4", (True, False)),
)

"""What Cities & Knights adds to the options, and what it takes of those that every game has."""

from __future__ import annotations

from functools import partial

from ostrov.game.cities_knights.names import EVENT_FACES
from ostrov.game.expansion import Agreement, Setting
from ostrov.game.option import Option

NAME = "cities_knights"
FIRST_GAME = "ck_first_game"
own = partial(Option, expansion=NAME)

AGREEMENT = Agreement(
    options=(
        own("ck_barbarian_track", "X-50", (7,), 1, 30),
        own("ck_event_die", "X-50", ("ship,ship,ship,yellow,blue,green",), faces=EVENT_FACES),
        own("ck_expert_defence", "CK-EXPERT-1", (False, True)),
        own("ck_robber_locked_until_attack", "CK-SEVEN-1", (True, False)),
        own("ck_progress_limit", "CK-PROG-4", (4,), 1, 20),
        own("ck_fifth_card", "X-52", ("own_turn_until_end", "always_immediate")),
        own("ck_drawn_card", "X-58", ("after_dice", "at_once")),
        own("ck_deck_empty", "X-54", ("no_draw", "choose_other_deck")),
        own("ck_free_city_rule", "X-57", ("level4_only", "level4_and_5", "only_when_metropolis_won")),
        own("ck_defender_unlimited", "X-61", (True, False)),
        own("ck_merchant_desert", "X-62", (False, True)),
        own("ck_crane_stack", "X-63", (False, True)),
        own("ck_medicine_restore", "X-64", (True, False)),
        own("ck_harvest_under_robber", "X-86", (True, False)),
        own("ck_deserter_fallback", "X-66", ("highest_lower", "basic_only", "any_lower")),
        own("ck_deserter_knight_acts", "X-81", (True, False)),
        own("ck_fleet_scope", "X-67", ("any_kind", "one_named_kind")),
        own("ck_zero_battle_reward", "X-69", (False, True)),
        own("ck_aqueduct_on_shortage", "X-74", (True, False)),
        own("ck_allow_void_cards", "X-71", (False, True)),
    ),
    defaults={"victory_points": 13, "board_setup": FIRST_GAME},  # CK-WIN-1, X-80
    boards={FIRST_GAME: "X-80"},
    excluded=(
        Setting("turn_phases", "separate", "CK-TURN-2"),
        Setting("board_setup", "beginner_5e", "CK-SETUP-1"),
    ),
)

"""The options of Cities & Knights turned into the integer tables of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.engine import constants as c
from ostrov.engine.core.packs import one, some
from ostrov.engine.core.rules import Rules
from ostrov.game.cities_knights.names import EVENT_FACES

if TYPE_CHECKING:
    from ostrov.game.options import Options

COSTS = {
    c.KNIGHT_ITEM: some(c.ORE, 1) + some(c.WOOL, 1),
    c.ACTIVATE_ITEM: some(c.GRAIN, 1),
    c.WALL_ITEM: some(c.BRICK, 2),
    c.MEDICINE_ITEM: some(c.ORE, 2) + some(c.GRAIN, 1),
}
"""CK-KNIGHT-3, -8, -10, CK-WALL-1, CK-PROG-MEDICINE-1."""

DECKS = (2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 2, 3, 2, 2, 2, 2, 6, 2, 4, 2)
"""How many of each progress card there are: science, politics, trade."""

CITY_EXTRA = {c.FOREST: c.PAPER, c.PASTURE: c.CLOTH, c.MOUNTAINS: c.COIN}
"""The commodity that a city takes instead of a second resource, without a choice: CK-COMM-2, -3."""

FREE_CITY_RULES = {
    "level4_and_5": c.FREE_CITY_FOR_BOTH,
    "level4_only": c.FREE_CITY_FOR_FOUR,
    "only_when_metropolis_won": c.FREE_CITY_TO_WIN,
}
FALLBACKS = {"highest_lower": c.NEXT_WEAKER, "basic_only": c.BASIC_ONLY, "any_lower": c.ANY_WEAKER}


def add_cities_knights(r: Rules, options: Options) -> None:
    """Turns the rules of the base game into those of Cities & Knights."""
    r.cities_knights = 1
    cost, pays = r.cost, r.pays
    for item, price in COSTS.items():
        cost[item] = price
    for terrain in range(c.RESOURCES):
        extra = CITY_EXTRA.get(terrain)
        pays[4 * terrain + c.CITY_LEVEL] = some(terrain, 2) if extra is None else one(terrain) + one(extra)
        pays[4 * terrain + c.REDUCED_LEVEL] = one(terrain)  # CK-LOSE-5; settlements as before: CK-COMM-1
    r.cost, r.pays = cost, pays
    r.goods = c.GOODS
    each = c.PACK_MAX if options["bank_shortage"] == "unlimited" else 12  # CK-COMP-1, X-73
    r.supply += sum(some(good, each) for good in (c.PAPER, c.CLOTH, c.COIN))
    r.deck = 0  # CK-COMP-4
    r.second_level = c.CITY_LEVEL  # CK-FOUND-2
    r.walls = 3  # CK-COMP-3
    r.track_good = [c.CLOTH, c.COIN, c.PAPER]  # CK-IMPR-1
    r.progress_deck = list(DECKS)
    faces = str(options["ck_event_die"]).split(",")
    r.event_weight = [faces.count(face) for face in EVENT_FACES]
    r.barbarian_track = int(options["ck_barbarian_track"])
    r.expert_defence = int(options["ck_expert_defence"])
    r.robber_locked = int(options["ck_robber_locked_until_attack"])
    r.progress_limit = int(options["ck_progress_limit"])
    r.return_at_once = int(options["ck_fifth_card"] == "always_immediate")
    r.other_deck = int(options["ck_deck_empty"] == "choose_other_deck")
    r.free_city_rule = FREE_CITY_RULES[str(options["ck_free_city_rule"])]
    r.defenders_unlimited = int(options["ck_defender_unlimited"])
    r.merchant_desert = int(options["ck_merchant_desert"])
    r.crane_stacks = int(options["ck_crane_stack"])
    r.medicine_restores = int(options["ck_medicine_restore"])
    r.deserter_fallback = FALLBACKS[str(options["ck_deserter_fallback"])]
    r.deserter_acts = int(options["ck_deserter_knight_acts"])
    r.fleet_any = int(options["ck_fleet_scope"] == "any_kind")
    r.zero_battle_reward = int(options["ck_zero_battle_reward"])
    r.aqueduct_on_shortage = int(options["ck_aqueduct_on_shortage"])
    r.harvest_robbed = int(options["ck_harvest_under_robber"])
    r.play_drawn = int(options["ck_drawn_card"] == "at_once")
    r.void_cards = int(options["ck_allow_void_cards"])

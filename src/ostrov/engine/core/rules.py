"""What was agreed before the game, as numbers. Options have become values here: play asks none by name."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.cities_knights.constants import EVENT_FACES, PROGRESS_KINDS, TRACKS
    from ostrov.engine.core.constants import ITEMS, TERRAINS
    from ostrov.engine.seafarers.constants import WONDERS


class Rules:
    """Costs, supplies and limits of one game. Filled by `ostrov.game.options`, never changed in play."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every value."""
        self.seats: int = 0
        self.goal: int = 0
        self.hand_limit: int = 0
        self.cost: list[I64] = [0] * ITEMS
        self.pays: list[I64] = [0] * (4 * TERRAINS)  # 4 * terrain + level: what a building takes from a hex
        self.produces: list[int] = [0] * TERRAINS  # the resource of a terrain, NO_RESOURCE for none
        self.goods: int = 0  # kinds of goods in play
        self.supply: I64 = 0  # goods in the bank before the first move
        self.deck: I64 = 0  # development cards before the first move
        self.worth: list[int] = [0] * 4  # points of a building by its level
        self.roads: int = 0
        self.settlements: int = 0
        self.cities: int = 0
        self.rounds: int = 2  # foundings of each seat
        self.second_level: int = 0  # what the second founding places
        self.route_minimum: int = 0
        self.route_points: int = 0
        self.army_minimum: int = 0
        self.army_points: int = 0
        self.separate_phases: int = 0
        self.harbour_turn: int = 0
        self.shortage: int = 0
        self.desert_allowed: int = 0
        self.spared_points: int = 0  # opponents with no more than these are spared by the robber; 0: nobody
        self.seven_turn: int = 0  # the first turn in which a seven may fall
        self.steal_optional: int = 0
        self.empty_victims: int = 0
        self.discard_in_order: int = 0
        self.like_for_like: int = 0
        self.domestic_trade: int = 0
        self.private_offers: int = 0
        self.partial_roads: int = 0
        self.win_before_roll: int = 0
        self.win_before_robber: int = 0
        self.auto_claim: int = 0
        self.route_repeats_nodes: int = 0
        self.open_hand_counts: int = 0
        self.open_bank: int = 0
        # Cities & Knights.
        self.cities_knights: int = 0
        self.walls: int = 0
        self.track_good: list[int] = [0] * TRACKS  # the commodity that pays for a track
        self.progress_deck: list[int] = [0] * PROGRESS_KINDS
        self.event_weight: list[int] = [0] * EVENT_FACES
        self.barbarian_track: int = 0
        self.expert_defence: int = 0
        self.robber_locked: int = 0
        self.progress_limit: int = 0
        self.return_at_once: int = 0
        self.other_deck: int = 0
        self.free_city_rule: int = 0
        self.defenders_unlimited: int = 0
        self.merchant_desert: int = 0
        self.crane_stacks: int = 0
        self.medicine_restores: int = 0
        self.deserter_fallback: int = 0
        self.deserter_acts: int = 0
        self.fleet_any: int = 0
        self.zero_battle_reward: int = 0
        self.aqueduct_on_shortage: int = 0
        self.void_cards: int = 0
        self.harvest_robbed: int = 0
        self.play_drawn: int = 0
        # Seafarers.
        self.seafarers: int = 0
        self.ships: int = 0  # ships of a seat; 0 where there are none
        self.ship_cost: I64 = 0  # S-SHIP-1
        self.chip_points: int = 0  # points of a chip for a new zone: S-CHIP-1
        self.gold: list[int] = [0] * 4  # cards that a building takes from gold, by its level: S-GOLD-1
        self.gold_at_once: int = 0  # SX-6: all choose at the same time
        self.start_gold: int = 0  # SX-3
        self.fog_gold: int = 0  # SX-7
        self.ship_move_last: int = 0  # SX-4: moving a ship ends what the turn may do otherwise
        self.strict_rings: int = 0  # SX-5: ships of rings never move
        self.pirate_frame: int = 0  # SX-1: the pirate may go to the frame
        self.wonders: int = 0  # wonders that may be claimed; 0 in all other scenarios: S-WO-3
        self.wonder_cost: list[I64] = [0] * WONDERS  # each level of a wonder: S-WO-3
        self.wonder_ship: int = 0  # SX-20: a claim takes a ship, and pays the first level
        self.robber_tokens: int = 0  # S-FT-2: the robber goes only to hexes with a token
        self.late_harbours: int = 0  # SX-14: kept harbours are laid as soon as there is a place
        self.robber_stays_off: int = 0  # the robber avoids land where nobody ever settles: S-CL-6
        self.village_bolts: int = 0  # bolts in a village before the first move: S-CL-2
        self.bolt_supply: int = 0  # those of the general supply
        self.cloth_ends_at_once: int = 0  # SX-15
        # Seafarers with Cities & Knights.
        self.recruit_at_sea: int = 0  # SX-31
        self.strict_junctions: int = 0  # SX-32: a knight changes between road and ship at own buildings only
        self.ship_pin: int = 0  # SX-33: which foreign pieces hold ships, a code
        self.diplomat_ships: int = 0  # SX-36
        self.pirate_off: int = 0  # SX-35: the pirate waits beside the board for the first attack
